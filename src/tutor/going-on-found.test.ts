import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { traced } from './tutor-reply.ts'

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
