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
  [['Simplify 20/30', '2/3', 'how can i tell that im done'], /\$2\$ and \$3\$: is there a number/],
  [['Simplify 20/30', '2/3', 'it cant be cos nothing goes into 2 and 3'], /Exactly.*only 1 goes into both/],
  [['is 113 prime', 'yes', 'do i need to test 13'], /No: .*169.*more than \$113\$/],
  [['is 77 prime', 'no', 'and how many primes must i test for 150?'], /more than \$150\$: .*169/],
  [
    ['which is bigger 3/4 or 5/6', 'why 12 and not 10'],
    /both bottoms go into it.*\$4\$ does not go into \$10\$/,
  ],
  [['3/4 + 1/5', '19/20', 'how did you know to take 20'], /\$5 \\times 4 = 20\$ and \$4 \\times 5 = 20\$/],
  [['7/10 - 1/5', '1/2', 'is it 50%'], /Yes: percent/],
  [['7/10 - 1/5', '1/2', 'is that 20 percent?'], /Not quite: percent/],
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
