import { expect, test } from 'vitest'
import type { Message } from '../../../conversation.ts'
import { tutorReply } from './tutor-reply.ts'

/** Says one thing after the other and returns all replies. */
function talk(...said: string[]): string[] {
  const messages: Message[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const reply = tutorReply({ instruction: '', messages, childName: 'Mina' })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

test('a greeting is answered warmly', () => {
  expect(talk('Hello! I am Mina.')[0]).toMatch(/^Hello Mina!/)
})

test('hints grow: a question, the way, one step done, then an example with other numbers', () => {
  const [first, second, third, fourth] = talk('how do I do 1/2 + 1/3', 'idk', 'no idea', 'I still don’t know')
  expect(first).toContain('Are the pieces the same size?')
  expect(second).toContain('the same bottom number')
  expect(third).toContain('\\frac{1}{2} = \\frac{3}{6}')
  expect(fourth).toMatch(/other numbers: \*\*.*\*\*[\s\S]*1\. [\s\S]*Now do the same with yours/)
  expect(fourth).not.toContain('1/2 + 1/3')
})

test('the child’s own working is followed line by line', () => {
  const [, wrongLine, rightLine, answer] = talk('solve 2x + 3 = 11', '2x = 14', '2x = 8', 'x = 4')
  expect(wrongLine).toContain('Look again at `2x = 14`')
  expect(wrongLine).toContain('undone by taking it away from both sides')
  expect(rightLine).toMatch(/right[\s\S]*Divide both sides by \$2\$: \$x = \\;\?\$/)
  expect(answer).toContain('$x = 4$ is right')
})

test('a known mistake is explained without the answer', () => {
  const [, reply] = talk('407 - 158', '351')
  expect(reply).toMatch(/Thank you for trying[\s\S]*`351`[\s\S]*borrow/)
  expect(reply).not.toContain('249')
})

test('an answer typed with the question is checked at once', () => {
  expect(talk('is 7 x 8 = 56?')[0]).toContain('$56$ is right')
  expect(talk('I think 3/4+1/8 = 4/12')[0]).toContain('added the tops and added the bottoms')
})

test('a part of the way is not called wrong', () => {
  const [, reply] = talk('1/2 + 1/3', '3/6')
  expect(reply).toContain('`3/6` is a useful part')
})

test('after the answer there is another one like it, which is a lesson of its own', () => {
  const [, , another, hint] = talk('1/2 + 1/3', '5/6', 'yes another please', 'idk')
  expect(another).toMatch(/Try this one: \*\*.*\d+\/\d+.*\*\*/)
  expect(hint).toContain('bottom number')
})

test('a new question in the middle begins a new lesson', () => {
  const [, reply] = talk('1/2 + 1/3', 'what is 12 × 15?')
  expect(reply).toContain('tens and its ones')
})

test('what it can not do it says kindly, with the way out', () => {
  const [reply] = talk('What is photosynthesis?')
  expect(reply).toMatch(/beyond what I know[\s\S]*school maths[\s\S]*a parent can connect an AI in Settings/)
})

test('a sad child is comforted before the sum goes on', () => {
  const [, reply] = talk('1/2 + 1/3', 'i am so stupid')
  expect(reply).toMatch(/says nothing about how clever you are/)
})
