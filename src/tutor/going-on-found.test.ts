import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { traced } from './tutor-reply.ts'
import { problemsOf } from './work.ts'

function repliesTo(...texts: string[]): string[] {
  const messages: Message[] = []
  return texts.map(text => {
    messages.push({ role: 'child', text })
    const { reply } = traced({ messages: [...messages], childName: 'Mina', grade: 3 })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

const lastOf = (...texts: string[]) => repliesTo(...texts).at(-1) ?? ''

const CARDS = [
  'Ben had 40 cards and lost 12 of them. How many cards has Ben now?',
  '28',
  'Zara had 15 cards and won 20 more cards. How many cards has Zara now?',
  '35',
]

test('two numbers that were found are compared and put together by their names', () => {
  const [ask, wrong, right] = repliesTo(...CARDS, 'how many more does zara have than ben', '63', '7').slice(
    -3,
  )
  expect(ask).toMatch(/\$35\$ and \$28\$.*How far/)
  expect(wrong).toContain('isn’t it yet')
  expect(right).toContain('$7$ is right')
  expect(lastOf(...CARDS, 'how many do ben and zara have altogether', '63')).toContain('$63$ is right')
})

test.each(['how many more does tom have than ben', 'how many more does ben have than zara'])(
  'nothing is made up for %s',
  said => expect(lastOf(...CARDS, said)).not.toContain('How far is it'),
)

test('a pictogram’s two rows are compared, though one of them was only told', () => {
  const before = [
    '1 PICTURE IS 2 CHILDREN. DOGS HAS 6 PICTURES. HOW MENY',
    '12 DOGS',
    'CATS HAS 4 AND A HALF PICTURES WHAT IS THE HALF',
    'SO CATS IS 9',
    'HOW MENY MORE DOGS THEN CATS',
  ]
  expect(lastOf(...before, '3 MORE')).toContain('$3$ is right')
})

const LOLLY = ['i had a 50p and bought a lolly for 32p, how much did i get back', '18p']
const TWO = 'what if i bought two lollies could i with 50p'

test('several of what was bought are compared with what there is', () => {
  expect(lastOf(...LOLLY, TWO)).toMatch(/\$2\$ of them at 32p.*compare it with 50p/)
  expect(lastOf(...LOLLY, TWO, 'thats 64 so no, ive not got enough')).toBe(
    'Yes, 64p! That is more than 50p, so it is not enough: well compared. Shall we do another one?',
  )
  expect(lastOf(...LOLLY, TWO, '64 so yes')).toContain('Compare it with 50p once more')
  expect(lastOf(...LOLLY, TWO, '64', 'so no')).toContain('not enough: well compared')
  expect(lastOf(...LOLLY, TWO, '66')).toContain('isn’t')
})

const BAG = ['A bag has 4 green beads and 6 yellow beads. What is the probability of green?', '2/5']

test.each([
  ['two are taken and not replaced, both yellow?', '1/3'],
  ['if i dont put it back what is the chance that both are yellow', '1/3'],
  ['she doesn’t put it back, both green?', '2/15'],
  ['if she puts it back and picks again whats the chance both are green', '4/25'],
])('%s is built from the bag', (said, answer) => {
  expect(lastOf(...BAG, said)).toContain('Two one after the other')
  expect(lastOf(...BAG, said, answer)).toMatch(/is right/)
})

test('both are not asked of a bag of which nothing is said to be put back or kept', () => {
  expect(lastOf(...BAG, 'and both green?')).not.toContain('Two one after the other')
})

const TWO_DRAWN =
  'a bag has 4 red and 6 blue counters. i take 2 out without replacement. probability both red?'
// Bug: what a question left out, as it was found or told before, was lost, or made another question of it.
test.each([
  [
    [
      'train leaves 10:45 and gets there at 13:20 how long is it',
      '2h 35m',
      'and if it did 186 km what speed is that',
      '72',
    ],
    '72',
  ],
  [['increase 60 by 35%', '81', 'now share it in the ratio 2:3', '32.4 and 48.6'], '32.4'],
  [
    [
      'rent was 15000 and went up to 16500, what percent is the rise',
      '10%',
      'and if it then falls 10%',
      '14850',
    ],
    '14850',
  ],
  [
    [
      'my scores are 4, 7, 7, 9, 10, 41. is that good',
      'hm',
      'ok find the mean and median of them',
      'mean 13 median 8',
    ],
    '13',
  ],
  [['find the gradient of the line through (2,3) and (6,11)', '2', 'ok is (5,9) on my line', 'yes'], 'right'],
  [
    [
      'share 40 lollies in the ratio 3:5 between Mia and Tom',
      '15 and 25',
      'and if mia gets 12 how many does tom get at 3:5',
      '20',
    ],
    '20',
  ],
  [[TWO_DRAWN, '2/15', 'and neither red', '1/3'], '{3}'],
  [[TWO_DRAWN, '2/15', 'what about at least one blue tho', '13/15'], '{15}'],
])('%j is worked out with what stood before', (said, answer) => {
  const reply = lastOf(...said)
  expect(reply).toContain(answer)
  expect(reply).toMatch(/right|correct|that’s it|^yes/i)
})

test.each([
  'mia gets 12 more than tom at 3:5. how many does tom get',
  'at 3:5 mia gets 12. how many more does tom get',
])('a difference is not taken for what one of two has: %s', said =>
  expect(problemsOf(`mia and tom share sweets. ${said}`)).toEqual([]),
)

// Bug: a question of its own behind one that was done was asked back, and `2:3` was told as 2.
test('another question that nobody reads is put on the table once all is done', () => {
  expect(
    lastOf('35% of 80', '28', 'ok now if £60 goes up 35% and then is shared 2:3 whats the smaller part'),
  ).toContain('**2:3**')
  expect(lastOf('12 x 5', '60', 'is 60 right')).not.toContain('It asks')
})

// Bug: a true equation of the squares was called wrong, or its `squared` was read as 2.
test.each(['so 13 squared = 5 squared + h squared', 'h^2 + 5^2 = 13^2'])('%s fits a right triangle', said => {
  expect(
    lastOf('a ladder 13 m long leans on a wall, its foot is 5 m from the wall. how high does it reach', said),
  ).toContain('fits what is told')
})

// Bug: the second of two questions in one message was lost, or what the child made of the first was taken for another one.
test.each([
  [
    [
      'in a triangle two angles are 48 and 67. find the third. and then q2 is angles on a straight line 3x and 2x+30 find x',
      '65',
      'x=30',
    ],
    '30',
  ],
  [['whats the area of a triangle base 6 height 4. next one is 35% of 80', '12', '28'], '28'],
  [
    ['Solve 3x + 2y = 16 and 5x - 2y = 8. Hence find the value of x - y.', 'x=3, y=3.5', 'x - y = -0.5'],
    '-0.5',
  ],
  [['solve 3x + 1 = 10 and hence work out 2x - 1', 'x=3', '5'], '5'],
  [['factorise x^2-9. (x-3)(x+3)?'], '(x + 3)'],
])('the last of %j is right', (said, answer) => {
  const reply = lastOf(...said)
  expect(reply).toContain(answer)
  expect(reply).toMatch(/is right|correct/i)
})

test('a solution that is only asked for in other words is told by nobody', () => {
  expect(lastOf('solve 3x + 1 = 10 and find x', 'x=3')).toContain('right')
})

// Bug: what was just found was asked for again, as a step of the next question.
test.each([
  [
    ['factorise x^2 - 5x - 14', '(x-7)(x+2)', 'now solve x^2-5x-14=0'],
    /You have found.*each|You have found.*zero/,
  ],
  [['10% of 80', '8', 'and 35% of 80'], /10.*35/],
  [['expand (x+2)(x+3)', 'x^2+5x+6', 'now factorise x^2+5x+6'], /brackets/],
])('%j goes on from what was found', (said, reply) => expect(lastOf(...said)).toMatch(reply))

// Bug: another value or unit for the question before was asked back, or taken for its answer said once more.
test.each([
  [['solve 2x + 5 = 17', '6', 'same but with 3x instead of 2x', '4'], '4'],
  [['solve 2x + 5 = 17', '6', 'what if the 17 was a 21', '8'], '8'],
  [['convert 3.5 km to m', '3500', 'and in cm', '350000'], '350000'],
  [['Share £60 in the ratio 2:3. and also what is 35% of 80', '24 and 36. now the 35% one', '28'], '28'],
])('%j asks of another value', (said, answer) =>
  expect(lastOf(...said)).toMatch(new RegExp(`${answer}.*right`)),
)
