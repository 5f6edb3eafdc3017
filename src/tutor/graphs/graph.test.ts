import { expect, test } from 'vitest'
import { readDialogue } from '../dialogue.ts'
import { tutorReply } from '../tutor-reply.ts'
import { askedOfLine, graphIn, isStraight, pointsSaid, valueAt } from './graph.ts'

function graphOf(text: string) {
  const graph = graphIn(text)
  if (!graph) throw new Error(`"${text}" asks for no graph`)
  return graph
}

const shown = (text: string, said: string) =>
  pointsSaid(said, graphOf(text)).map(({ x, y }) => `${x.toFraction()},${y.toFraction()}`)

test.each([
  ['y = 2x - 3 draw graph', true, '1'],
  ['how do i plot y = x^2 - 4', false, '0'],
  ['sketch y=3-x', true, '1'],
  ['Draw the graph of y = x² + 2x', false, '8'],
])('%s is a graph to draw', (text, straight, atTwo) => {
  const graph = graphOf(text)
  expect(isStraight(graph)).toBe(straight)
  expect(valueAt(graph, graph.at.add(2)).toFraction()).toBe(atTwo)
})

test.each(['solve y = 2x - 3 for x', 'y = 2x + z draw it', 'draw a triangle with sides 3 and 4', 'y = 7'])(
  '%s is none',
  text => expect(graphIn(text)).toBeUndefined(),
)

test.each([
  ['(2, 1)', ['2,1']],
  ['x=2 is 1', ['2,1']],
  ['x = -1 gives y = -5, x=4 gives 5', ['-1,-5', '4,5']],
  ['when 3 its 3', ['3,3']],
  ['-3', ['0,-3']],
  ['its -3', ['0,-3']],
  ['i dont know', []],
])('%s states points', (said, points) => {
  expect(shown('draw y = 2x - 3', said)).toEqual(points)
})

test('what is asked of a line beside its points is put as a book puts it', () => {
  expect(askedOfLine('where does it hit the x axis', '2x - 3')).toBe(
    'Where does y = 2x - 3 cross the x-axis?',
  )
  expect(askedOfLine('whats the slope', '2x - 3')).toBe('What is the gradient of y = 2x - 3?')
  expect(askedOfLine('do you like maths', '2x - 3')).toBeUndefined()
})

function talk(...says: string[]): string[] {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  return says.map(text => {
    messages.push({ role: 'child', text })
    const reply = tutorReply({ childName: 'Mina', messages: [...messages] })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

test('a point is confirmed where it lies on the graph, a wrong one is not, and none is told first', () => {
  for (const [slope, offset] of [
    [2, -3],
    [-1, 4],
    [3, 5],
  ] as const)
    for (const x of [-2, 1, 3, 7]) {
      const y = slope * x + offset
      const formula = `${slope}x ${offset < 0 ? '-' : '+'} ${Math.abs(offset)}`
      const [, right] = talk(`draw y = ${formula}`, `(${x}, ${y})`)
      const [, wrong] = talk(`draw y = ${formula}`, `(${x}, ${y + 1})`)
      expect(right).toContain(`Yes, $(${x}, ${y})$`)
      expect(wrong).not.toMatch(/^Yes/)
      expect(wrong).not.toContain(`(${x}, ${y})`)
    }
})

test('a question about the line is taken up, and the graph stays', () => {
  const says = ['y = 2x - 3 draw graph', '-3', 'x=2 is 1', 'whats the slope', '2']
  const replies = talk(...says)
  expect(replies.at(-1)).toMatch(/\b2\b.*right|right.*\b2\b/)
  const messages = says.flatMap((text, at) => [
    { role: 'child' as const, text },
    { role: 'tutor' as const, text: replies[at] ?? '' },
  ])
  expect(readDialogue({ messages: messages.slice(0, -1) }).graph?.points).toHaveLength(2)
})
