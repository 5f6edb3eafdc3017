import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { twoRectanglesIn } from './everyday/two-rectangles.ts'
import { askedByFacts } from './facts/index.ts'
import { traced } from './tutor-reply.ts'

/** What is said to the last of some messages of a child in grade 7. */
function lastOf(...texts: string[]): string {
  const messages: Message[] = []
  for (const text of texts) {
    messages.push({ role: 'child', text })
    const { reply } = traced({ messages: [...messages], childName: 'Ada', grade: 7 })
    messages.push({ role: 'tutor', text: reply })
  }
  return messages.at(-1)?.text ?? ''
}

const WRONG = /isn’t it yet|Not quite|once more|Look at/

test.each([
  [
    'i got 12 15 and 9 so far. what do i have to get on the next test for a mean of 13',
    /mean of 4 numbers is 13/,
  ],
  ['a triangle: one angle is y, another is 4y and the last is 55', /55\. Find y/],
  ['two angles on a straight line, one is 50 more than the other. find them', /x and x \+ 50/],
  [
    'oil and vinegar are mixed in the ratio 3 : 1. i use 90 ml of oil, how much vinegar',
    /oil to vinegar is 3 : 1.*90 ml of oil/,
  ],
  ['bought a game for £20 and sold it for £26. what is the percentage profit', /increase from 20 to 26/],
  ['sold the desk for 45, paid 60 for it. whats the % loss', /decrease from 60 to 45/],
  [
    'bag with 4 red, 3 blue and 3 pink sweets. i pick one, put it back and pick another. probability both are red',
    /with replacement.*both are red/,
  ],
  ['is 77 in the sequence 4, 9, 14, 19', /Is 77 a term/],
])('%s is read as it is meant', (message, book) => expect(askedByFacts(message)).toMatch(book))

test.each([
  'i scored 12 15 and 9. what comes next',
  'the ratio of cats to dogs is 2 : 5 and there are 21 animals altogether. how many dogs',
  'two angles of a triangle are 2 and 60. find the third',
])('%s keeps its own meaning', message =>
  expect(askedByFacts(message) ?? '').not.toMatch(/missing number|There are 21(?! cats and dogs)|Find x/),
)

const TWO_LISTS =
  '3 pies and 2 teas cost £13. 1 pie and 4 teas cost £11. how much is a pie and how much is a tea'

test('equations in two letters are judged by the story, and never cut into sums of their numbers', () => {
  expect(lastOf(TWO_LISTS, '3p + 2t = 13 and p + 4t = 11')).toMatch(/just what the story says/)
  expect(lastOf(TWO_LISTS, 'gonna double the first one, 6p + 4t = 26')).toMatch(/just what the story says/)
  expect(lastOf(TWO_LISTS, '3p + 2t = 31 and p + 4t = 11')).toMatch(/Check .* with the story/)
  expect(lastOf(TWO_LISTS, 'so 5p = 15', 'so p = 3')).toMatch(/one of the two/)
  expect(lastOf(TWO_LISTS, 'so 5p = 15', 'p = 3', '9 + 2t = 13 so t = 2')).toMatch(/right/)
  expect(lastOf(TWO_LISTS, 'can i call a pie p and a tea t')).toMatch(/letters are a good idea/)
})

test('a letter is found out for a term of a sequence', () => {
  const asked = 'is 77 in the sequence 4, 9, 14, 19'
  expect(lastOf(asked, 'so 5n - 1 = 77?')).toMatch(/has to hold/)
  expect(lastOf(asked, '5n = 78 so n = 15.6 so no')).toMatch(/^Yes.*working shows why/)
  expect(lastOf(asked, '5n - 1 = 78')).not.toMatch(/has to hold/)
})

test('all angles of a shape with a letter answer it, a part of the way does not', () => {
  const asked = 'theres a triangle, one angle is x, another is 4x and the last is 55. find x'
  expect(lastOf(asked, 'x + 4x + 55 = 180 so 5x = 125')).toMatch(/what the angles make together/)
  expect(lastOf(asked, '25, 100 and 55')).toMatch(/25.* is right/)
  expect(lastOf(asked, '125')).not.toMatch(/is right/)
})

test('one bracket, or its products, is right before all is put together', () => {
  const asked = 'expand and simplify 5(2x - 3) - 4(x - 2)'
  expect(lastOf(asked, '5. so 10x - 15')).toMatch(/what that part comes to/)
  expect(lastOf(asked, '-4 x x is -4x and -4 x -2 is +8')).toMatch(/multiplied out rightly/)
  expect(lastOf(asked, '-4 x -2 is -8')).toMatch(/signs/)
})

test('the first digits begin a long division, and what goes into them is a digit', () => {
  expect(lastOf('1785 ÷ 21', 'none in 17 so 178')).toMatch(/goes into no less than \$178\$/)
  expect(lastOf('1785 ÷ 21', '210 420 630 840.. 8 of them')).toMatch(/\$21\$ goes into \$178\$ \$8\$ times/)
  expect(lastOf('1785 ÷ 21', 'so 785')).not.toMatch(/begins/)
})

test('what a single one is, is a step', () => {
  const asked = '6 scarves need 15 balls of wool. how many balls do 10 scarves need?'
  expect(lastOf(asked, '2.5 balls each scarf')).not.toMatch(WRONG)
})

test('a wrong way over the squares is asked back, and what the child notices is taken up', () => {
  const asked = 'a ladder 6.5m long leans on a wall, its foot is 2.5m from the wall. how high does it reach'
  expect(lastOf(asked, '6.5 squared plus 2.5 squared?')).toMatch(/are the two squares added/)
  expect(lastOf(asked, '42.25 + 6.25 = 48.5')).not.toMatch(/48\.5\$ is right/)
  expect(lastOf(asked, 'its 6.96 but thats longer than the ladder')).toMatch(/Well spotted/)
  expect(lastOf(asked, 'should i of done minus')).toMatch(/^Yes/)
  expect(
    lastOf(
      'a right-angled triangle has legs 5 cm and 12 cm. how long is the hypotenuse',
      'should i have taken away',
    ),
  ).toMatch(/^Not here/)
})

const SHARED = 'the ratio of boys to girls is 3:4 and theres 28 kids. how many girls'

test('the value of one part is no end, one of two guesses no answer, and a wrong way of a friend is looked at', () => {
  expect(lastOf(SHARED, '7', 'its 4. so is that the girls?')).toMatch(/^Not yet/)
  expect(lastOf(SHARED, '7', '4', 'so is it 4 girls or 16')).not.toMatch(/is right/)
  expect(lastOf(SHARED, '7', 'my friend did 28 / 4 = 7 girls why is that wrong')).toMatch(/look at the \$4\$/)
  expect(lastOf(SHARED, '16', 'my friend did 28 / 4 = 7 girls why is that wrong')).toMatch(
    /look at the \$4\$/,
  )
  expect(lastOf(SHARED, '7', 'but why do u add 3+4')).toMatch(/ratio/)
})

test('the way along the number line is judged, and a sign is no sum of its own', () => {
  expect(lastOf('-6 - (-9)', 'start at -6. go left 9')).toMatch(/^Let’s check that\. The start is right/)
  expect(lastOf('-6 - (-9)', 'start at -6. go right 9')).toMatch(/^Yes, .*right/)
  expect(lastOf('-2 - 5', 'start at -2 and go left 5')).toMatch(/^Yes, .*left/)
  expect(lastOf('-6 - (-9)', 'start at -6. go left 9', '-15')).not.toMatch(/9 - 15/)
})

test('the same value with too big a number in front is named, and the form is left to the child', () => {
  const asked = 'work out (3 x 10^4) x (5 x 10^6) in standard form'
  for (const said of ['15 x 10^10', 'is 15 x 10^10 allowed', 'why is 15 x 10^10 wrong tho'])
    expect(lastOf(asked, said)).toMatch(/right value.*less than 10/)
  expect(lastOf(asked, '15 x 10^10')).not.toContain('1.5')
  expect(lastOf(asked, '15 x 10^9')).not.toMatch(/right value/)
})

test('a whole table of a graph is judged value by value, and what is said of the line', () => {
  const asked = 'draw the graph of y = 3x - 2 for x from -1 to 3'
  expect(lastOf(asked, 'i got -5 -2 1 4 7')).toMatch(/all 5/)
  expect(lastOf(asked, 'i got -5 -2 1 4 8')).toMatch(/4 of your points.*\(3, 8\)/s)
  expect(lastOf(asked, '3x2-2 so 4')).toMatch(/\(2, 4\)\$ lies on it/)
  expect(lastOf(asked, 'the gradient is 3 n it crosses at -2')).toMatch(
    /^Yes, the (?:slope|gradient) is \$3\$, and it crosses/,
  )
  expect(lastOf(asked, 'the gradient is 2')).not.toMatch(/^Yes/)
})

test('a mean is asked behind another sentence, and a draw is changed', () => {
  expect(lastOf('3/4 of 120', '90', 'k last one. whats the mean of 3 8 8 9', '28')).toMatch(/together/)
  const bag =
    'bag has 5 red 3 blue 2 green counters. u pick one, put it back and pick another. probability both red'
  expect(lastOf(bag, '1/4', 'what if u dont put the first one back', '2/9')).toMatch(/is right/)
})

test('two rectangles side by side are known with their steps', () => {
  const asked = 'the yard is an L shape. one part is 9m by 4m and the other part is 5m by 2m. whats the area'
  expect(lastOf(asked, '36')).toMatch(/fits|one part/)
  expect(lastOf(asked, '36 + 10 = 46')).toMatch(/right/)
  expect(lastOf(asked, '56')).not.toMatch(/^Yes|is right/)
})

// A right area without its corner was put in doubt, and one that was `cut away` was added.
test.each([
  [
    'A garden is L shaped. The long sides are 12 m and 9 m, and a 5 m by 2 m corner is cut out. Find the area.',
    'i do 12 x 9 = 108 and then take away 5x2',
    '98',
  ],
  ['Find the area of an L shaped floor, 9 m by 6 m with a 2 m by 4 m bit cut away', '54', '54 - 8 = 46 m2'],
  ['Find the area of a 20 m by 15 m lawn with a 6 m by 4 m piece missing', '300', '276'],
])('a rectangle without a piece is known: %s', (asked, step, answer) => {
  expect(lastOf(asked, step)).toMatch(/how big the whole rectangle would be.*piece that is missing\?/)
  expect(lastOf(asked, answer)).toMatch(/is right/)
  expect(lastOf(asked, answer, `${answer.split('= ').at(-1)} is right!`)).toMatch(/^Yes, .*is right/)
  expect(lastOf(asked, '5')).not.toMatch(/is right/)
})

test('the piece itself is another area', () => {
  const piece = 'What is the area of the piece cut out of a 10 cm by 8 cm card if the piece is 2 cm by 3 cm'
  expect(twoRectanglesIn(piece)).toBeUndefined()
  const box = 'A 12 cm by 10 cm card has 2 cm by 2 cm squares cut out of each corner. What area is left?'
  expect(twoRectanglesIn(box)).toBeUndefined()
})

test('what changed is a step to the percentage', () => {
  expect(
    lastOf('bought a game for £20 and sold it for £26. what is the percentage profit', '26 - 20 = 6'),
  ).toMatch(/right[:,]/)
})
