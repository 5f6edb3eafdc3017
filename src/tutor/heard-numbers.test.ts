import { expect, test } from 'vitest'
import { writesCommas } from './decimal-comma.ts'
import { readDialogue } from './dialogue.ts'
import { withNumberWords } from './number-words.ts'
import { tutorReply } from './tutor-reply.ts'

/** What is open once a child has said this, and the last reply. */
function after(...said: string[]) {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  for (const text of said.slice(0, -1)) {
    messages.push({ role: 'child', text })
    messages.push({ role: 'tutor', text: tutorReply({ childName: 'Mina', messages }) })
  }
  messages.push({ role: 'child', text: said.at(-1) ?? '' })
  return { work: readDialogue({ messages }).work, reply: tutorReply({ childName: 'Mina', messages }) }
}

test.each([
  ['so its fiftean', 'so its fifteen'],
  ['fvie', 'five'],
  ['i think its sevin', 'i think its seven'],
  ['ait left', 'eight left'],
  ['fore left', 'four left'],
  ['to more', 'two more'],
  ['um thirdy free', 'um thirty three'],
  ['fiveteen!!', 'fifteen!!'],
  ['twentey fiv', 'twenty five'],
])('%s is %s', (said, meant) => {
  expect(withNumberWords(said)).toBe(meant)
})

test.each([
  'fine',
  'even',
  'nice one',
  'for real?',
  'is it free',
  'for each',
  'what is that for',
  'i ate left overs',
  'the seventh',
  'is it even',
  'my friend levi is fun',
  'give me a hint',
  'it is dirty',
  'too',
  'its for you',
])('%s says no number', said => {
  expect(withNumberWords(said)).toBe(said)
})

test.each([
  ['what is 9 + 6', 'so its fiftean', true],
  ['what is 9 + 6', 'so its sixtean', false],
  ['what is 12 - 5', 'sevin', true],
  ['what is 12 - 5', 'elevn', false],
  ['10 x 6', 'sixty', true],
  ['10 x 6', 'sixtey', true],
  ['10 x 6', 'fiffty', false],
])('%s: %s, which is right: %s', (ask, say, isRight) => {
  expect(after(ask, say).work?.isFound).toBe(isRight)
})

test('a number word is quoted whole', () => {
  expect(after('10 x 5', 'sixty').reply).toContain('`sixty`')
})

test.each([
  ['3,7 + 2,85', '6,55', true],
  ['3,7 + 2,85', '5,155', false],
  ['12,5 - 4,75', '7,75', true],
  ['12,5 - 4,75', '8,25', false],
  ['how much is 7,2 : 3', '2,4', true],
  ['how much is 7,2 : 3', '24', false],
  ['what is 0,6 x 4', '2,4', true],
  ['round 4,67 to one decimal', '4,7', true],
  ['round 4,67 to one decimal', '4,6', false],
  ['1,200 + 300', '1,500', true],
  ['1,200 + 300', '1,5', false],
  ['x^2 - 7x + 10 = 0', 'x = 2,5', true],
])('%s: %s, which is right: %s', (ask, say, isRight) => {
  expect(after(ask, say).work?.isFound).toBe(isRight)
})

test.each([
  'the mean of 3,5,7',
  'x = 0,5',
  '(3,4)',
  '1,200 + 300',
  'the factors are 2,12',
  'the point (0,5)',
])('%s has no decimal comma', said => {
  expect(writesCommas(said)).toBe(false)
})

test.each([
  ['9 divided by 2', '4 nd a half', true],
  ['9 divided by 2', 'four and a haf', true],
  ['9 divided by 2', '5 and a half', false],
  ['-4 x 6', '24, negative', true],
  ['-4 x 6', '24, positive', false],
  ['-4 x -6', '24, positive', true],
  ['a bag has 3 red, 4 blue and 3 yellow. probability of red?', '3 upon 10', true],
  ['a bag has 3 red, 4 blue and 3 yellow. probability of red?', '3 upon 7', false],
])('%s: %s, which is right: %s', (ask, say, isRight) => {
  expect(after(ask, say).work?.isFound).toBe(isRight)
})
