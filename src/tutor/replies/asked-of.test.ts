import { expect, test } from 'vitest'
import { traced } from '../tutor-reply.ts'

const lastOf = (...texts: string[]): string => {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  let reply = ''
  for (const text of texts) {
    messages.push({ role: 'child', text })
    reply = traced({ messages: [...messages], childName: 'Mia' }).reply
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

test.each([
  [['Simplify 20/30', '2/3', 'how can i tell that im done'], /\$2\$ and \$3\$: is there one/],
  [['Simplify the ratio 15:25', '3:5', 'does it get any smaller'], /\$3\$ and \$5\$: is there one/],
  [['Simplify 20/30', '2/3', 'it cant be cos nothing goes into 2 and 3'], /Exactly.*only 1 goes into both/],
  [['is 113 prime', 'yes', 'do i need to test 13'], /No: .*169.*more than \$113\$/],
  [['is 77 prime', 'no', 'and how many primes must i test for 150?'], /more than \$150\$: .*169/],
  [['Write 3,208 in expanded form', 'what do i do with the tens, do i put the zero'], /leave it out/],
  [
    ['which is bigger 3/4 or 5/6', 'why 12 and not 10'],
    /both bottoms go into it.*\$4\$ does not go into \$10\$/,
  ],
  [['3/4 + 1/5', '19/20', 'how did you know to take 20'], /\$5 \\times 4 = 20\$ and \$4 \\times 5 = 20\$/],
  [['which is bigger 3/4 or 5/6', 'isnt there a quicker way'], /\$3 \\times 6\$ .* \$5 \\times 4\$/],
  [['7/10 - 1/5', '1/2', 'is it 50%'], /Yes: percent/],
  [['7/10 - 1/5', '1/2', 'is that 20 percent?'], /Not quite: percent/],
  [['4 - (-6)', '10', 'why does minus minus make plus'], /debt of 6.*adding 6/],
  [['Round 4,817 to the nearest hundred', 'why is 4,917 wrong'], /full hundred has only zeros/],
  [['600 - 243', 'how can i borrow from a zero'], /to the 6\. .*what is left of the 6/],
  [['expand (a+2)(a+7)', 'which ones are in the middle?'], /a times 7, and 2 times a/],
  [['23 x 6', '138', 'whats the name for breaking it up like that'], /partitioning/],
  [['23 x 6', '138', 'and does the order matter when you multiply'], /may change places/],
  [['Solve -2x < 8', 'x > -4', 'when do i have to turn the sign'], /negative number, and at no other time/],
  [['Mean of 3, 5, 5, 7', 'when would you take the median and not the mean'], /far off/],
  [['2^2 x 2^3', '32', 'so why is 2^2 + 2^3 not 2^5'], /what is \$2\^2 \+ 2\^3\$, and what is \$2\^5\$/],
])('a question is answered by what it names, in the numbers on the table: %j', (said, answer) => {
  expect(lastOf(...said)).toMatch(answer)
})

test.each([
  ['Simplify 18/24', 'how do i know when its done'],
  ['is 53 a prime number', 'how far do i have to go'],
  ['2^2 x 2^3', 'why is 2^2 x 2^3 not 4^5'],
])('no answer of an open sum is told with it: %s, %s', (open, asks) => {
  expect(lastOf(open, asks)).not.toMatch(/\{3\}\{4\}|3\/4|\{1\}\{2\}|is prime|not prime|32/)
})

test.each([
  ['which side does the number go, and its 40% off', /Yes: percent|Not quite: percent/],
  ['4/6 cant go smaller cos 6 is prime', /Exactly/],
])('what is no such question, or a wrong reason, is not affirmed: %s', (said, words) => {
  expect(lastOf('Simplify 18/24', '3/4', said)).not.toMatch(words)
})

test('asked once more, the heart of it is said, and no other reason', () => {
  const ask = 'when do you use the median and not the mean'
  expect(lastOf('Mean of 3, 5, 5, 7', '5', ask, 'no i meant WHEN do you use it')).toMatch(
    /^In short: The median/,
  )
})

test.each([
  ['-3 × -5', '15', 'minus minus is plus'],
  ['Write 0.45 as a fraction', 'in hundredths, its a decimal'],
  ['1/2 + 1/4', '3/4', 'its a fraction'],
])('a topic that is only named is no wish for its lesson: %s, %s', (...said) => {
  expect(lastOf(...said)).not.toContain('Here is one that is worked out')
})

test('an answer is brought into another form as a question of its own', () => {
  expect(lastOf('3/4 + 2/4', '5/4', 'can you turn that into a mixed number')).not.toContain('worked out')
  expect(lastOf('3/4 + 2/4', '5/4', 'can you turn that into a mixed number', '1 1/4')).toMatch(/right/)
})

test('a why whose reason is not known is asked back, and no reason for another thing is told', () => {
  const reply = lastOf('-4 × -6', '24', 'hm why columns?')
  expect(reply).not.toContain('other side of zero')
  expect(reply).toContain('why columns')
})

test('who asks whether somebody is wrong hears a yes where it is so', () => {
  expect(lastOf('6 + 2 x 5', '16', 'my friend went from left to right, is he wrong then')).toMatch(/^Yes/)
})
