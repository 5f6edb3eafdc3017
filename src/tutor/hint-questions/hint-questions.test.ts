import { expect, it } from 'vitest'
import type { Message } from '../conversation.ts'
import { traced } from '../tutor-reply.ts'

/** The last reply of a talk. */
function replyTo(grade: number, ...texts: string[]): string {
  const messages: Message[] = []
  for (const text of texts) {
    messages.push({ role: 'child', text })
    messages.push({
      role: 'tutor',
      text: traced({ messages: [...messages], childName: 'Noor', grade }).reply,
    })
  }
  return messages.at(-1)?.text ?? ''
}

it.each<[number, string, string, RegExp]>([
  [6, '2/3 + 1/4', 'nope, 3 and 4', /not of one size.*both go into/],
  [6, '2/3 + 1/4', 'make them twelfths', /both go into \$12\$.*\\frac\{2\}\{3\}/],
  [6, 'which is bigger 5/6 or 7/12', 'turn both into twelfths', /both go into \$12\$/],
  [6, 'simplify 18/24', '6', /\$6\$ goes into the top and into the bottom/],
  [6, '3/4 of 20', 'split it in 4 parts', /\$4\$ equal parts/],
  [6, '5 1/2 + 1 3/4', '11 halves', /\$11\$ pieces/],
  [6, 'what is 2/5 as a decimal', 'dividing', /So what is \$2 \\div 5\$/],
  [5, 'Increase 80 by 15%', 'the 80', /of \$80\$/],
  [6, '30 as a percentage of 40', 'the whole is 40', /\$40\$ is the whole/],
  [7, '-4 - (-7)', 'i start at -4 and go right', /start at \$-4\$ and go to the right/],
  [7, '-3 x -4', 'it makes plus', /the result is positive/],
  [6, '3 + 4 x 5', 'the times', /\$4 \\times 5\$ comes first/],
  [6, '1288 divided by 23', 'none in 12. so 128', /How many times does \$23\$ fit into \$128\$/],
  [6, '3 ÷ 5', '3 pieces each', /each share gets \$3\$ pieces/],
  [7, 'What is 4^3', 'how many times you times it by itself', /how many times \$4\$ stands/],
  [8, 'solve 3x + 4 = 19', 'its times 3 and plus 4', /multiplied by \$3\$, and \$4\$ was added/],
  [
    4,
    'round 2365 to the nearest hundred',
    'the 3 is the hundreds and 6 comes behind',
    /the \$6\$ stands right behind/,
  ],
  [
    2,
    'big hand on the 10, little hand nearly on 6. what time is it',
    'nearly 6, a bit before',
    /not quite \$6\$/,
  ],
  [
    2,
    'what time is it when the big hand is on the 2 and the little hand is just past 7',
    'the 7! its past 7',
    /has passed the \$7\$/,
  ],
  [6, 'What is the mean of 3, 7, 8 and 11?', 'add them all up', /put together/],
  [6, 'What is the median of 3, 9, 8, 1 and 10?', '1 3 8 9 10', /list in order|right/],
  [5, 'range of 3 9 4 12', '12 and 3', /\$12\$ is the biggest/],
  [8, 'factorise 6x + 15', '3', /\$3\$ goes into every term/],
  [8, 'expand 4(x - 3) - 2(x + 5)', '4. so 4x - 12', /4x - 12`: that is what that part comes to/],
  [
    8,
    'A ladder 5m long leans against a wall. Its foot is 3m from the wall. How high does it reach?',
    'the ladder',
    /the ladder is the longest side/,
  ],
  [7, 'Find the area of a circle with diameter 10 cm', 'the diameter', /diameter is given/],
  [3, 'theres 23 kids in my class and 8 are away how many are here', 'go away', /something goes away/],
  [8, 'work out (3 x 10^4) x (5 x 10^6)', 'i times 3 and 5 and add the powers', /fronts are multiplied/],
])('credits in grade %i for %j the answer %j to its hint', (grade, question, answer, says) => {
  const reply = replyTo(grade, question, answer)
  expect(reply).toMatch(says)
  expect(reply).not.toMatch(/isn’t it yet|Let’s stay with|Let’s check that|Look once more/)
})

it.each<[number, string, string, RegExp]>([
  [6, '2/3 + 1/4', 'yes they are', /are those the same number\?/],
  [6, 'simplify 18/24', '4', /Does \$4\$ go into \$18\$/],
  [7, '-4 - (-7)', 'start at -4 and go left', /The start is right/],
  [6, '3 + 4 x 5', 'the plus first', /Which of them is the first here\?/],
  [5, 'Increase 80 by 15%', '15', /of which amount/],
  [7, 'What is 4^3', '4 times 3', /no factor itself/],
  [
    8,
    'A ladder 5m long leans against a wall. Its foot is 3m from the wall. How high does it reach?',
    '3 is the longest',
    /right angle/,
  ],
])('asks back in grade %i for %j the answer %j to its hint', (grade, question, answer, says) => {
  expect(replyTo(grade, question, answer)).toMatch(says)
})

it('takes no talk for an answer to its hint', () => {
  for (const said of ['no idea', 'no thanks', 'yes please', 'not sure', 'idk'])
    expect(replyTo(6, '2/3 + 1/4', said)).not.toMatch(/are not of one size|those the same number/)
})

it('asks no more what was answered, and goes on to the next step', () => {
  const compared = ['which is bigger 2/3 or 3/5', '15', '10/15', '9/15'] as const
  expect(replyTo(6, ...compared.slice(0, 3))).toMatch(/the other one with \$15\$/)
  expect(replyTo(6, ...compared)).toMatch(/tops beside each other/)
  expect(replyTo(6, ...compared, '2/3')).toMatch(/\\frac\{2\}\{3\}\$ is right/)
  expect(replyTo(6, '2/3 + 1/4', 'no they are different', 'hint')).not.toContain(
    'Are the pieces the same size',
  )
})

it('takes a fraction that is written anew for no answer, where one is of that size already', () => {
  const reply = replyTo(6, 'which is bigger 3/4 or 5/8', 'make both eighths', '3/4 is 6/8')
  expect(reply).toMatch(/worth the same.*tops beside each other/)
})

it('tells one square from the other by the side that is looked for', () => {
  const ladder =
    'A ladder 5m long leans against a wall. Its foot is 3m from the wall. How high does it reach?'
  expect(replyTo(8, ladder, 'the ladder', 'add them')).toMatch(/longer than both/)
  expect(replyTo(8, ladder, 'the ladder', 'take one away')).toMatch(/one square is taken from the other/)
})
