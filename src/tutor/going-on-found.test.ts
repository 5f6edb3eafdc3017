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

const TWO_DRAWN = '4 red and 6 blue in a bag, i take 2 out without replacement. probability both red?'
const SECOND_COUNTED = 'area of a triangle base 6 height 4. and then q2 is 35% of 80'
const HENCE = 'Solve 3x + 2y = 16 and 5x - 2y = 8. Hence find the value of x - y.'
// Bug: what a question left out, as it was found or told before, was lost, or made another question of it; so was the
// second of two in one message, another value, another unit, and the one that waits.
test.each([
  ['how long is it from 10:45 to 13:20 | 2h 35m | and if the train did 186 km what speed is that | 72', '72'],
  ['increase 60 by 35% | 81 | now share it in the ratio 2:3 | 32.4 and 48.6', '32.4'],
  ['2/3 of 60 | 40 | now i need that as a percent of 80 | 50%', '50'],
  [
    'rent was 15000 and went up to 16500, what percent is the rise | 10% | and then it falls by 10% | 14850',
    '14850',
  ],
  ['my scores are 4, 7, 7, 9, 10, 41 | hm | ok find the mean of them | 13', '13'],
  ['find the gradient of the line through (2,3) and (6,11) | 2 | ok is (5,9) on my line | yes', 'right'],
  [
    'share 40 in the ratio 3:5 between Mia and Tom | 15, 25 | if its 3:5 and mia gets 12 how many does tom get | 20',
    '20',
  ],
  [`${TWO_DRAWN} | 2/15 | and neither red | 1/3`, '{3}'],
  [`${TWO_DRAWN} | 2/15 | what about at least one blue tho | 13/15`, '{15}'],
  [`${SECOND_COUNTED} | 12 | 28`, '28'],
  [`${SECOND_COUNTED} | 12. now the 35% one | 28`, '28'],
  [`${HENCE} | x=3, y=3.5 | x - y = -0.5`, '-0.5'],
  ['solve 3x + 1 = 10 and find x | x=3', '3'],
  ['factorise x^2-9. (x-3)(x+3)?', '(x + 3)'],
  ['solve 2x + 5 = 17 | 6 | same but with 3x instead of 2x | 4', '4'],
  ['solve 2x + 5 = 17 | 6 | what if the 17 was a 21 | 8', '8'],
  ['convert 3.5 km to m | 3500 | and in cm | 350000', '350000'],
])('%s: the last is right', (said, answer) => {
  const reply = lastOf(...said.split(' | '))
  expect(reply).toContain(answer)
  expect(reply).toMatch(/right|correct|that’s it|^yes/i)
})

test.each([
  'mia gets 12 more at 3:5. how many does tom get',
  'at 3:5 mia gets 12. how many more does tom get',
])('a difference is not taken for what one of two has: %s', said =>
  expect(problemsOf(`mia and tom share sweets. ${said}`)).toEqual([]),
)

// Bug: what was just found was asked for again, another question behind it was asked back, and a true equation of squares,
// with its `squared` read as 2, was called wrong.
test.each([
  ['factorise x^2 - 5x - 14 | (x-7)(x+2) | now solve x^2-5x-14=0', /You have found.*zero/],
  ['10% of 80 | 8 | and 35% of 80', /10.*35/],
  ['expand (x+2)(x+3) | x^2+5x+6 | now factorise x^2+5x+6', /brackets/],
  ['35% of 80 | 28 | ok now if £60 goes up 35% and then is shared 2:3 whats the smaller part', /\*\*2:3\*\*/],
  [
    'right triangle with hypotenuse 13 and leg 5, find the other leg | so 13 squared = 5 squared + h squared',
    /fits what/,
  ],
])('%s: goes on from there', (said, reply) => expect(lastOf(...said.split(' | '))).toMatch(reply))
