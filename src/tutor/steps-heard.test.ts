import { expect, test } from 'vitest'
import { tutorReply } from './tutor-reply.ts'

/** The last reply to what a child says. */
function replyTo(...said: string[]): string {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  let reply = ''
  for (const text of said) {
    messages.push({ role: 'child', text })
    reply = tutorReply({ childName: 'Mina', messages })
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

const CREDITED = /right|Right|Good|Yes|works/

test.each([
  [['8 + 7', '8 and 2 is 10', 'so its 5'], '$10 + 5$'],
  [['9 + 6', '9 + 1 = 10', '5 left'], '$10 + 5$'],
  [['8 + 6', '8 and 2 is 10', '4 more'], '$10 + 4$'],
])('%j is credited for what is left to put on', (said, next) => {
  expect(replyTo(...said)).toContain(next)
})

test.each([
  [['8 + 7', '8 and 2 is 10', '4 left'], '$7 - 2$'],
  [['28 + 7', '28 and 2 is 30', 'fore left'], '$7 - 2$'],
  [['34 - 8', '34 - 4 = 30', '3 left'], '$8 - 4$'],
])('%j is asked back', (said, back) => {
  expect(replyTo(...said)).toContain(`What is ${back}?`)
})

test.each([
  [['346 x 7', '6x7=42', '28'], '40 \\times 7'],
  [['346 x 7', '210'], '300 \\times 7'],
  [['253 x 4', '20'], '50 \\times 4'],
  [['47 x 6', '24'], '40 \\times 6'],
])('%j has its place too low', (said, meant) => {
  expect(replyTo(...said)).toContain(`So what is $${meant}$?`)
})

test.each([[['346 x 7', '42']], [['346 x 7', '280']], [['346 x 7', '2100']], [['47 x 6', '240']]])(
  '%j is a part at its place',
  said => {
    const reply = replyTo(...said)
    expect(reply).not.toContain('look at the place')
    expect(reply).toMatch(CREDITED)
  },
)

test.each([
  ['trainers are 80 pounds theres 15 percent off how much do i pay', 'is it just 80 take away 15', 15],
  ['a coat costs £60, 20% off. what is the price', 'do i do 60 minus 20', 20],
  ['increase 50 by 10%', 'so 50 plus 10', 10],
])('%s: %s takes a percentage for an amount', (ask, say, percent) => {
  expect(replyTo(ask, say)).toContain(`${percent}% is not ${percent}`)
})

const LADDER = 'ladder 5 m long leaning on a wall, foot is 1.4 m from the wall, how high does it reach'

test.each(['so 25 + 1.96', '25 plus 1.96', '25 + 1.96 = 26.96', '5² + 1.4²'])(
  '%s adds the right squares',
  say => {
    expect(replyTo(LADDER, say)).toContain('Squaring both is right')
  },
)

test.each(['25 - 1.96', '5 + 1.4', '25 + 2.8'])('%s does not', say => {
  expect(replyTo(LADDER, say)).not.toContain('Squaring both is right')
})

test('the square of the side is credited, and half of it is no root', () => {
  expect(replyTo(LADDER, 'so 25 + 1.96', '23.04')).toMatch(/`23.04` comes up on the way/)
  expect(replyTo(LADDER, '23.04', 'halve it?')).toContain('times itself makes $23.04$')
  expect(replyTo(LADDER, '24.04')).not.toMatch(/Yes|on the way/)
})

test.each([
  [['7 x 8', '7x4 is 28', 'double that is 46'], /again/],
  [['6 x 9', '5 x 9 = 45', 'that plus 9 is 53'], /What is \$45 \+ 9\$/],
  [['6 x 9', '5 x 9 = 45', 'that plus 9'], /\$45 \+ 9\$ come to/],
  [['7 x 8', '7x4 is 28', 'double that'], /\$2 \\times 28\$ come to/],
  [['7 x 8', '7x4 is 28', 'double that is 56'], /56\$ is right/],
])('%j goes on from the last number', (said, reply) => {
  expect(replyTo(...said)).toMatch(reply)
})

test.each(['How I start it?', 'how to start', 'how begin', 'what do i do first'])(
  '%s asks for a first step',
  say => {
    expect(replyTo('494 - 70', say)).not.toMatch(/check every line|lesson/)
    expect(replyTo('494 - 70', say)).toMatch(/take away|subtract|count/i)
  },
)

test.each([
  ['sin 35 = x/12', 'x = 12 sin 35'],
  ['cos 40 = x/9', '6.89'],
  ['find the missing leg: hypotenuse 12 cm, leg 6.88 cm', 'sqrt(144 - 47.37) = 9.83'],
])('%s: %s is not called wrong', (ask, say) => {
  expect(replyTo(ask, say)).not.toMatch(/isn’t|Not quite|Look at .* again/)
})

const SHOP =
  'i had a 50p and i bought a lolly that was 32p and it was a strawberry one, how much did i get back'

test.each([
  [['32 to 40 is 8'], /^Yes.*from \$40\$ to \$50\$/],
  [['32 to 40 is 8', 'and then 10 more'], /^Yes.*altogether/],
  [['32 to 40 is 8', 'then 20 more'], /once more: how far is it from \$40\$ to \$50\$/],
])('counting up in a shop: %j', (said, reply) => {
  expect(replyTo(SHOP, ...said)).toMatch(reply)
})

test('a wrong jump is not confirmed', () => {
  expect(replyTo(SHOP, '32 to 40 is 9')).not.toMatch(/^Yes/)
})

test.each([
  ['Blue and green both so five', /how many of them are wanted/],
  ['blue and green together is 6', /count only those/],
])('of a bag, %s', (say, reply) => {
  const bag = 'in bag there is 5 red ball and 3 blue ball and 2 green. What is chance of not red?'
  expect(replyTo(bag, say)).toMatch(reply)
})
