import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(7)
const replyTo = (...said: string[]) => lastOf(...said).reply

const SMALL = 'write 0.00047 in standard form'
const PRODUCT = '(3 x 10^5) x (4 x 10^-2)'
const PACKS = 'mum bought 6 packs of yoghurts with 4 in each and we ate 5. how many left'
const FLOUR = 'recipe for 4 people uses 300g flour, how much for 10 people'

test.each([
  [[SMALL, '4.7 x 10^-5', 'oh no its one less zero. so 10^-4'], '4.7 \\times 10^{-4}'],
  [[SMALL, 'it is 4.7 times ten to the power of minus 4'], '4.7 \\times 10^{-4}'],
  [[PRODUCT, '12 x 10^3. wait that isnt standard form so 1.2 x 10^4'], '1.2 \\times 10^{4}'],
  [['solve 5x - 3 = 2x + 12', '3x=15 x=5. check 25-3=22, 10+12=22'], 'x = 5'],
  [[PACKS, '6 times 4 is 24', '19. let me check 19 and 5 is 24 yes'], '19'],
])('an answer is seen through its correction, its words and its check: %j', (said, answer) => {
  const reply = replyTo(...said)
  expect(reply).toMatch(/^(?:.{0,20}Yes!|.{0,40} is right|Correct|That’s it)/)
  expect(reply).toContain(answer)
})

test('a wrong power is caught by what it is worth, and the answer is not told', () => {
  const reply = replyTo(SMALL, '4.7 x 10^-5')
  expect(reply).toContain('0.000047')
  expect(reply).not.toContain('-4')
})

test.each([
  [['-4 - (-6)', '-10? cause 2 minuses and they add'], /is right|Yes/],
  [
    ['A jumper costs $60 and its 25% off. what do you pay?', 'i halve it and halve it again 30 then 15'],
    /isn’t/,
  ],
  [['find the gradient of the line through (2,3) and (6,11)', '4/8 = 0.5'], /right/],
])(
  'a count of signs is no answer, a step is not wrong and an upside-down slope is not right: %j',
  (said, never) => {
    expect(replyTo(...said)).not.toMatch(never)
  },
)

test('what one gets is a step, though it is said for whom it is', () => {
  expect(replyTo(FLOUR, '75 for 1')).toContain('`75` fits')
})

test('two fractions in words stay with the question, and are put together in it', () => {
  const said = ['3/4 + 1/6', '3 times 4 is 12 so 9 over 12. and the other is 2 over 12']
  expect(replyTo(...said, 'so its 11 over 12 altogether')).toContain('$\\frac{11}{12}$ is right')
})

test('work that nobody has solved keeps a root, a single share and the number a message ends with', () => {
  const longest = 'right angled triangle short sides 6 and 8 how long is the longest'
  const rooted = replyTo(longest, '6 squared is 36 and 8 squared is 64', 'add them 100. then the root is 10')
  expect(rooted).toContain('$\\sqrt{100}$ comes to `10`')
  const ratio = 'back to the lollies. if its 3:5 and mia gets 12 how many does tom get'
  const shared = replyTo(ratio, '12 is 3 bits so 1 bit is 4 and tom has 5 bits so 20')
  expect(shared).toContain('**20**')
  expect(shared).not.toContain('`1`')
})

test.each([
  [['3/4 divided by 2/5', '4/3 times 2/5?'], 'the second fraction is the one that is turned over'],
  [
    [
      'a ladder 13 m long, bottom is 5 m from the wall how high up does it go',
      '13 squared plus 5 squared 194',
    ],
    'are the two squares added',
  ],
])('a way that is known to be a mistake is named, and no sum of its own: %j', (said, why) => {
  expect(replyTo(...said)).toContain(why)
})

test('of two amounts to choose from none is called wrong, and a told one is the same in another unit', () => {
  expect(replyTo('186/2.35', 'hmm is 35 min .35 hours or is it 35/60')).not.toMatch(/isn’t/)
  const tank = 'whats the volume of a fish tank 60cm by 30cm by 40cm'
  expect(replyTo(tank, '72000', 'can a fish tank be 0.4 m tall and be the same tank')).toMatch(
    /^Yes, `0.4 m`/,
  )
})

test('a percentage put on, a number concluded behind a sum and letters that were found are true as they stand', () => {
  const phone = 'After a 20% discount a phone costs $240. What was the original price?'
  expect(replyTo(phone, '300', 'so 0.7 x 0.8 = 0.56 so its 44% off not 50')).toContain('worked out right')
  expect(replyTo('60 + 35% = 81')).toMatch(/is true/)
  const pair = ['Solve 3x + 2y = 16 and 5x - 2y = 8', 'x=3, y=3.5']
  expect(replyTo(...pair, 'u forgot a bit. x - y = -0.5')).toContain('$3 - 3.5 = -0.5$ is worked out right')
})

test('how often it goes and what is left are the answer, and a step that is denied waits for no result', () => {
  expect(replyTo('157 / 6', '26 times and 1 left over')).toContain('**26 remainder 1** is right')
  const borrowed = 'the 6 is a 5 now. 5 take 8 no so borrow again 15 take 8 is 7. then 3 take 1 is 2'
  expect(replyTo('4.6 - 1.85', 'under each other', borrowed)).not.toContain('$5 - 8$')
})

test('products of two letters are counted, with those that were said before', () => {
  expect(replyTo('expand (a+b)^2', 'so a^2+ab+ba+b^2')).toContain('all of them')
  expect(replyTo('expand (x+2)(x-5)', 'x^2 and -5x', 'then 2x and -10')).toContain('all of them')
  expect(replyTo('expand (x+2)(x-5)', 'x^2 and -5x', 'then 2x')).toContain('still missing')
})

test('an equation of its own says more than the fact that it begins with', () => {
  const line = 'find x if 3x and 2x+30 are on a straight line'
  expect(replyTo(line, 'straight line is 180 so 5x+30=180 so x=30')).toContain('x = 30')
})

test('a false sum behind a right answer to a hint is named', () => {
  const reply = replyTo(
    'a square has perimeter 36. how long is a side',
    '4 sides all the same so 36 shared by 4 is 8',
  )
  expect(reply).toMatch(/again|isn’t/)
})
