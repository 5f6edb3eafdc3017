import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(5)(...said).reply

// Bug: who counted up to the answer was told that it isn't it.
test.each([
  ['whats 6 times 7', 'one more 6. 36 37 38 39 40 41 42'],
  ['8 + 7', '8 is biger. 8... 9 10 11 12 13 14 15'],
])('%s: %s ends at the answer', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/is right/)
})

test('counting that ends elsewhere is no answer', () => {
  expect(replyTo('8 + 7', '8... 9 10 11 12 13 14 15 16')).not.toMatch(/is right/)
})

// Bug: a time that was said to be too far was called on the way.
test('what is said to be too far is not credited', () => {
  const reply = replyTo('how many minutes from 9:45 to 11:10', '10:45 and then 11:45 is too far')
  expect(reply).toContain('`10:45`')
  expect(reply).not.toContain('11:45')
})

// Bug: `so 1/36` was judged as what 6 + 6 comes to, and called wrong.
test('a fraction is not taken for what two whole numbers come to', () => {
  const asked = "I threw 2 dice. what's the chance the sum is 7?"
  expect(replyTo(asked, '1/6', 'is it the same for sum 12', 'only 6+6 so 1/36')).not.toMatch(/isn’t it/)
})

// Bug: of `f(2) = 8 - 16 + 3 = -5` the f was cut off, and 2 = 8 - 16 + 3 called wrong.
test('the value of a function is what stands behind the sign', () => {
  expect(replyTo('f(x) = 2x² - 8x + 3, find the vertex', 'f(2) = 8 - 16 + 3 = -5')).toMatch(
    /8 - 16 \+ 3 = -5\$ is worked out right/,
  )
})

test.each([
  'can i leave pi in or not',
  '90pi',
  'Is 90pi okay as an answer or do I have to use a calculator?',
])('π may be left in an answer: %s', said => {
  const asked = 'volume of a cylinder with radius 3 and height 10'
  expect(replyTo(asked, '90pi', said)).toMatch(said === '90pi' ? /right/ : /leave π in/)
})

// Bug: 8b² for 3b + 5b was called right where it was said with a word.
test.each(['3b + 5b is 8b²?', "the a's. 4a - 2a = 2a. and 3b + 5b is 8b²?", '3b + 5b = 8b^2'])(
  '%s raises what is only put together',
  said => {
    const reply = replyTo('simplify 4a + 3b - 2a + 5b', said)
    expect(reply).toMatch(/Look at the b²/)
    expect(reply).not.toMatch(/right/)
  },
)

// Bug: what the child tells behind a sum was quoted as a part of it.
test('a sum is quoted without what is told behind it', () => {
  expect(replyTo('6 · 14', '6*10=60 and 6*4=24 and shes not even sorry')).toContain('`6*10=60` and `6*4=24`.')
})

test('who counts is counted with', () => {
  expect(replyTo('i want to count with u. 1 2 3')).toContain('4, 5, 6')
  expect(replyTo('i want to count with u. 10 20 30')).toContain('40, 50, 60')
})

// Bug: a wish for a story with a theme was taken for another subject, and one more for the answer.
test.each(['can u tell a story about a cat', 'tell me a story about cats', 'give me a wordy one'])(
  '%s wishes for a story',
  said => {
    expect(replyTo(said)).toMatch(/\*\*[^*]+\?\*\*/)
    expect(replyTo(said)).not.toContain('only know maths')
  },
)
test('a story is about what was wished for', () => {
  expect(replyTo('tell me a story about cats')).toMatch(/\bcats?\b/)
})
test('one more is a task', () => {
  expect(replyTo('6 · 14', '84', 'can i just do one more and then play')).toMatch(
    /Try this one|another|one more/,
  )
})
