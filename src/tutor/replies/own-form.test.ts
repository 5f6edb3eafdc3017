import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: the praise said 847/6 to `141 r 1`, and 18/5 to `$3.60`, which the children did not know for theirs.
test.each([
  ['847 ÷ 6', '141 r 1', '**141 remainder 1** is right'],
  ['763 ÷ 8', 'its 95 and 3 left over', '**95 remainder 3** is right'],
  ['what is 20% of $18', 'i think its $3.60', '$3.60\\text{ dollars}$ is right'],
  ['what is 20% of £18', '£3.60', '$£3.60$ is right'],
  ['what is 20% of 18', '10% is 1.8 so 3.6', '$3.6$ is right'],
  ['whats 2 1/3 + 1 3/4', 'its 4 1/12', '$4\\frac{1}{12}$ is right'],
  ['what is 0.75 as a fraction', '0.75 is 3/4', '$\\frac{3}{4}$ is right'],
])('%s: %s is shown as it was written', (question, said, shown) => {
  expect(replyTo(question, said)).toContain(shown)
})

// Bug: `4 each and 4 left` of 24 shared by 5 got `What comes next?`.
test.each([
  '4 each and 4 left',
  '4 each remainder 4',
  '4 sweets each, 4 left over',
  'its 4 times and then 4 is left',
  'thats it isnt it? 4 each remainder 4',
])('%s is a quotient with its remainder', said => {
  const question = 'if i have 24 sweets and 5 friends how many do they each get and is there any over'
  expect(replyTo(question, said)).toContain('4 \\text{ remainder } 4$ is right')
  expect(replyTo(question, said.replace('4', '5'))).not.toContain('is right')
})
