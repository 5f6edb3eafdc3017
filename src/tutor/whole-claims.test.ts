import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'

const lastOf = (...said: string[]): string => talk(...said).at(-1) ?? ''

const CREDITS = /^(?:yes|good(?! try)|right|that’s right|exactly|that works)\b|is right|comes up on the way/i
const LESSON = 'A lesson starts at 8:50 and lasts 1 hour 25 minutes. When does it end?'
const JOURNEY = 'How long is it from 9:25 am to 11:10 am?'

test.each([
  [LESSON, '9:50 and then 10:50', /counted on well at first.*10:50/],
  [LESSON, '10:50 so then 25 mins more is 11:15', /11:15.*too long/],
  [JOURNEY, '9:25 10:25 11:25 so 2 hours', /11:25.*past it/],
  [JOURNEY, '10:25 and then 35 mins left', /what is left from there/],
  [
    'A cake is put in at 4:35 and bakes for 50 minutes. What time is it ready?',
    '5:35 then',
    /5:35.*too long/,
  ],
])('of %s a time that goes too far is not credited: %s', (ask, said, says) => {
  const reply = lastOf(ask, said)
  expect(reply).toMatch(says)
  expect(reply).not.toMatch(/÷|\\div|on the way/)
})

test('a time on the way is credited, and one that goes back from too far is the answer', () => {
  expect(lastOf(LESSON, '9:50')).toMatch(/`9:50`: that is on the way/)
  expect(lastOf(LESSON, '10:50 is too far so 35 back, 10:15')).toContain('**10:15** is right')
})

test.each([
  ['A bike cost £80 and now costs £60. What is the percentage decrease?', '20 off so is it 20%'],
  ['how much are 2 1/2 kg and 1 2/3 kg of apples altogether?', '2+1=3 and then 1/2 and 2/3 i think is 3/5'],
  ['How long is it from 9:45 am to 1:10 pm?', 'so 3 h 15 min?'],
])('of %s what is only half true is not credited: %s', (ask, said) => {
  expect(lastOf(ask, said).replace(/`2\+1=3` is right, well done\. /, '')).not.toMatch(CREDITS)
})

test('what stands beside a true line is not called right with it, and a wrong solution is not passed over', () => {
  const percent = lastOf('what is 40% of 90', '10% is 9 so 40% is 32')
  expect(percent).toContain('`10% = 9`')
  expect(percent).not.toContain('32')
  const solving = 'solve x^2 - 5x + 6 = 0'
  expect(lastOf(solving, '(x-2)(x-3)=0 so x=-2 or x=-3')).toContain('Look at `x=-2` again')
  expect(lastOf(solving, 'x = 2 or x = 3')).toContain('is right')
})

test('a part of a whole that is named as a fraction is a true line', () => {
  const reply = lastOf(
    'The price of a phone went from £250 to £300. What is the percentage increase?',
    '50 out of 250 is a fifth so 20%',
  )
  expect(reply).toContain('$20\\%$ is right')
  expect(reply).not.toMatch(/line true/)
})

test.each([
  ['How long is it from 10:45 am to 12:20 pm?', 'i got 1h 25. my sister says 1h 35'],
  ['What is 3/4 of 36?', '9? my friend got 27'],
  ['what is 20% of 150?', 'i say 20 and mum says 30 who is right'],
  ['Solve 4x + 3 = 23', 'x = 4? my brother thinks 5'],
])('of %s what somebody else says beside the own answer is not the child’s: %s', (ask, said) => {
  expect(lastOf(ask, said)).not.toMatch(/\$[^$]*\$ is right|\*\* is right|Correct/)
})

test.each([
  ['what is 7 x 8', 'Leo says 54 and i say 56', '56'],
  ['what is 1/2 + 1/4', 'she got 2/6 but i have 3/4', '\\frac{3}{4}'],
])('of %s the own answer is right beside another one: %s', (ask, said, answer) => {
  expect(lastOf(ask, said)).toContain(`${answer}$ is right`)
})

test('how many numbers there are is not the mean, though it be the same number', () => {
  const mean = 'Find the mean of 3, 7, 4, 6, 5'
  expect(lastOf(mean, 'i added them and got 25 and theres 5 days')).not.toContain('$5$ is right')
  expect(lastOf(mean, 'there are 5 numbers')).toContain('how many numbers there are')
  expect(lastOf(mean, 'there is 5 each')).toContain('$5$ is right')
})

test('where a number comes from is said once, and not of one that doesn’t go', () => {
  expect(lastOf('What is 2/5 of 30?', '6! so is it 6?').match(/one of the 5 equal parts/g)).toHaveLength(1)
  expect(lastOf('168 ÷ 7', '7 into 1 doesnt go')).not.toContain('7 \\div 7')
  expect(lastOf('How many times does 7 go in 168', '7 into 1 doesnt go')).not.toContain('7 \\div 7')
})

test('what does not fit is not said to fit', () => {
  const task = 'a rectangle has perimeter 48 and is three times as long as wide. how wide is it?'
  const [opened, own, tested, again, fits] = talk(
    task,
    'w + 3w = 48, w = 12',
    'but it doesnt fit. 12+36+12+36 = 96 not 48',
    '8w = 48, w = 6',
    'it fits. 6+18+6+18 = 48',
  )
  expect(opened).toContain('perimeter 48')
  expect(own).toMatch(/says it is \$w = 12\$.*Does all of it fit/)
  expect(own).not.toContain('is right')
  expect(tested).not.toMatch(/\bfits\b/)
  expect(again).toContain('$w = 6$')
  expect(fits).toContain('**6**')
  expect(lastOf('3x + 2 = 17', 'x = 5', '3 x 5 = 15 only, that doesnt fit')).not.toContain('it fits')
})

test('what was reached is confirmed when it is said to be the answer, and is not doubted', () => {
  const [, both, again] = talk(
    'A jumper costs £60. It is reduced by 15%. What is the sale price?',
    'um is it 9? cos 5% is 3',
    'so is it 9 then?',
  )
  expect(both).toContain('`9`, and `5% is 3`')
  expect(again).toMatch(/`9` is a right step that you have already/)
})

test.each([
  ['which is bigger 3/8 or 2/5', '5 and 8 so both in 40. 3/8 is 15/40 and 2/5 is 16/40'],
  ['what is larger 2/3 or 3/5', '2/3 = 10/15 and 3/5 = 9/15'],
])('of %s what is only written in another way is no choice yet', (ask, said) => {
  const [, line] = talk(ask, said)
  expect(line).not.toMatch(/is right|smaller numbers/)
  expect(talk(ask, said, ask.includes('3/8') ? 'so 2/5' : 'so 2/3')[2]).toContain('is right')
})

test('a time that is asked for at the end of a long sentence is read with it', () => {
  const asked = 'Im baking, it takes 1h 20 min, i put it in at 16:55, when is it done'
  expect(lastOf(asked, '17:55')).toContain('on the way')
  expect(lastOf(asked, '18:15!!')).toContain('**18:15** is right')
})

test('a price in pence for a single one is a step where the steps are in pounds', () => {
  const reply = lastOf('a shop sells 4 pens for £2.40. how much are 7 pens', '60p each')
  expect(reply).toMatch(CREDITS)
  expect(reply).not.toContain('isn’t it yet')
})

test('the answer of a book is not the child’s', () => {
  const reply = lastOf('the answer in my book for 3/4 + 2/3 is 17/12 but i got 5/7')
  expect(reply).toContain('`5/7` isn’t it yet')
})

test('a time behind `more` and a letter at the end of a line are heard', () => {
  expect(lastOf(LESSON, '9:50 then 25 more 10:15')).toContain('**10:15** is right')
  expect(lastOf('x + y = 14 and x - y = 4', '2x = 18 so x = 9', 'y = 5')).toContain('$x = 9, y = 5$ is right')
})

test('another number that is looked for is no fraction in a list', () => {
  expect(lastOf('the mean of 3, 8 and a third number is 6. find it', '7')).not.toContain('isn’t it yet')
})

test('an answer behind angry words is heard, and one said once more is confirmed', () => {
  expect(lastOf(LESSON, 'FORGET IT. 10:15 yes or no')).toContain('**10:15** is right')
  expect(lastOf(LESSON, 'huh?? its not divide its a TIME', '10:15')).toContain('**10:15** is right')
  const took = 'it was 10:50 bc i went 1 hour then another hour so i take 35 off so 10:15'
  expect(lastOf(LESSON, took)).toContain('**10:15** is right')
  expect(lastOf('Find the mean of 4, 6, 8', '6', 'there isnt a next one?? the mean is 6')).toContain('$6$')
})

test('a part of a whole that is told is no product to be worked out', () => {
  expect(talk('probability to roll an even number with a dice?', '3 of 6 so 1/2')[1]).toContain('is right')
})
