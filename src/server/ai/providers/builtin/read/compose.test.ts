import { describe, expect, test } from 'vitest'
import { added } from './cells.ts'
import { compose } from './compose.ts'
import { doubtOdd } from './look-alikes.ts'
import type { RawLine } from './recognise.ts'

const page = { width: 1000, height: 1000, data: new Uint8Array() }

/** A line as the engine tells it, with its left end and middle in pixels; `unsure` tells what characters could be else. */
function line(
  text: string,
  [left, middle]: [number, number],
  { height = 40, unsure = {} }: { height?: number; unsure?: Record<number, [number, string, number]> } = {},
): RawLine {
  const width = text.length * height * 0.6
  const characters = [...text].map((each, at) => {
    const [likelihood = 0.99, other, othersLikelihood = 0] = unsure[at] ?? []
    const others = other === undefined ? [] : [{ text: other, likelihood: othersLikelihood }]
    return { text: each, likelihood, others, from: at / text.length, to: (at + 1) / text.length, gap: 0.05 }
  })
  return { likelihood: 0.9, box: { x: left + width / 2, y: middle, width, height, angle: 0 }, characters }
}
const seeing = (digit: number | undefined) => ({
  seen: Array.from({ length: 11 }, (_, at) => (at === digit ? 0.95 : 0.005)),
})
const read = (...lines: RawLine[]) => compose({ page, quarters: 0, lines })

describe('the order of lines', () => {
  test('is from top to bottom, and pieces of a row stand beside each other', () => {
    const { text } = read(line('= 12', [300, 100]), line('x = 5', [50, 200]), line('2x + 2', [50, 102]))
    expect(text).toBe('2x + 2 = 12\nx = 5')
  })

  test('follows columns, but no column begins with a sign', () => {
    const sums = [line('3 + 4 = 7', [50, 100]), line('5 + 6 = 11', [50, 200])]
    expect(read(...sums, line('8 - 2 = 6', [600, 100]), line('9 - 3 = 6', [600, 200])).text).toBe(
      '3 + 4 = 7\n5 + 6 = 11\n8 - 2 = 6\n9 - 3 = 6',
    )
    const working = [line('2(x + 1)', [50, 100]), line('2x + 2', [50, 200])]
    expect(read(...working, line('= 12', [600, 100]), line('= 12', [600, 200])).text).toBe(
      '2(x + 1) = 12\n2x + 2 = 12',
    )
  })

  test('joins a sentence and keeps a calculation apart', () => {
    const { text } = read(
      line('Emma has 12 apples. She gives 5 to', [50, 100]),
      line('Tom. How many has she left?', [50, 160]),
      line('12 - 5 = 7', [50, 260]),
    )
    expect(text).toBe('Emma has 12 apples. She gives 5 to Tom. How many has she left?\n12 - 5 = 7')
  })

  test('of a page on its side tells the places on the photo as it was given', () => {
    const { lines } = compose({ page, quarters: 1, lines: [line('7', [0, 20])] })
    const [first] = lines[0]?.corners ?? []
    expect([first?.x, first?.y]).toEqual([0, 1])
  })
})

describe('a sum in columns', () => {
  const top = line('347', [200, 100])
  const below = line('+286', [176, 160])

  test('becomes one line, with digits apart and without what was carried', () => {
    expect(read(top, below, line('633', [200, 240])).text).toBe('347 + 286 = 633')
    expect(read(line('11', [210, 60], { height: 20 }), top, below, line('623', [200, 240])).text).toBe(
      '347 + 286 = 623',
    )
  })

  test('stays as it is where the numbers do not stand below each other', () => {
    expect(read(top, line('+286', [600, 160]), line('633', [200, 240])).text).not.toContain('=')
  })
})

describe('what makes sense', () => {
  test('a digit among digits, shown as doubtful', () => {
    const { text, doubts } = read(line('3/u + 1/8', [50, 100], { unsure: { 2: [0.6, '4', 0.2] } }))
    expect([text, doubts]).toEqual(['3/4 + 1/8', [{ from: 2, to: 3, others: ['u'] }]])
    expect(read(line('1O5', [50, 100])).text).toBe('105')
  })

  test('a letter in a known word', () => {
    expect(read(line('What is the per1meter?', [50, 100], { unsure: { 15: [0.7, 'i', 0.2] } })).text).toBe(
      'What is the perimeter?',
    )
  })

  test('a letter of a word that nobody knows is doubtful where another one came to mind', () => {
    const unsure = { 1: [0.91, 'n', 0.09] } as Record<number, [number, string, number]>
    expect(read(line('eud', [50, 100], { unsure })).doubts).toMatchObject([{ from: 1, to: 2 }])
    expect(read(line('our', [50, 100], { unsure })).doubts).toEqual([])
    expect(read(line('wasps', [50, 100])).doubts).toEqual([])
  })

  test('algebra and units stay letters', () => {
    for (const text of ['3x + 7 = 22', '5b = 10', '2l', '12 cm', '4a + 2b']) {
      expect(read(line(text, [50, 100])).text).toBe(text)
    }
  })

  test('never the digit that makes a sum right', () => {
    const { text, doubts } = read(line('347 + 286 = 623', [50, 100], { unsure: { 13: [0.6, '3', 0.39] } }))
    expect([text, doubts]).toEqual(['347 + 286 = 623', [{ from: 13, to: 14, others: ['3'] }]])
  })
})

test('numbered questions are told apart', () => {
  const { questions } = read(
    line('1. What is 45 + 38?', [50, 100]),
    line('2. What is 7 × 8?', [50, 200]),
    line('3.5 + 2', [50, 300]),
  )
  expect(questions).toEqual([
    { label: '1', text: 'What is 45 + 38?' },
    { label: '2', text: 'What is 7 × 8?\n3.5 + 2' },
  ])
})

test('numbered questions in two columns stand in their order, with labels close to numbers parted', () => {
  const across = [
    line('1. What is 45 + 38?', [50, 100]),
    line('2. What is 7 × 8?', [700, 100]),
    line('3. What is 9 × 4?', [50, 200]),
    line('4. What is 6 × 6?', [700, 200]),
  ]
  expect(read(...across).questions.map(({ label }) => label)).toEqual(['1', '2', '3', '4'])
  const close = ['1.63 - 28', '2.9 × 7', '3.84 ÷ 4'].map((text, at) => line(text, [50, 100 + 100 * at]))
  expect(read(...close).questions.map(({ text }) => text)).toEqual(['63 - 28', '9 × 7', '84 ÷ 4'])
  expect(read(line('1.63 - 28', [50, 100]), line('9.84 ÷ 4', [50, 200])).questions).toEqual([])
})

test('what can’t be read between two pieces of a row makes them doubtful', () => {
  const sign = line('#', [200, 100], { unsure: { 0: [0.2, '', 0] } })
  const { text, doubts } = read(line('12', [50, 100]), sign, line('7', [300, 100]))
  expect([text, doubts.length]).toEqual(['12 7', 1])
})

describe('a page with a question and an answer', () => {
  const asked = line('What is 347 + 286?', [50, 100])

  test('tells where the answer begins', () => {
    const { text, answerFrom } = read(asked, line('347 + 286 = 623', [50, 300]))
    expect(text.slice(answerFrom)).toBe('347 + 286 = 623')
    const order = read(line('Solve 3x + 7 = 22.', [50, 100]), line('x = 5', [50, 300]))
    expect(order.text.slice(order.answerFrom)).toBe('x = 5')
  })

  test('but not where one of them is missing, or where several are asked', () => {
    expect(read(asked).answerFrom).toBeUndefined()
    expect(read(line('347 + 286 = 623', [50, 100]), line('12', [50, 200])).answerFrom).toBeUndefined()
    expect(read(asked, line('[2 marks]', [50, 300])).answerFrom).toBeUndefined()
    const several = [line('1. What is 4 + 5?', [50, 100]), line('2. What is 7 + 5?', [50, 200])]
    expect(read(...several, line('9 and 12', [50, 300])).answerFrom).toBeUndefined()
  })
})

test('a digit that may be the letter of the page’s algebra is doubtful', () => {
  const { doubts } = read(line('5a + 3b - 2a + b', [50, 100]), line('3a + 46', [50, 200]))
  expect(doubts).toMatchObject([{ others: ['b'] }])
  expect(read(line('3a + 46', [50, 200])).doubts).toEqual([])
})

test('what is written nowhere so is doubtful: a capital within a word, a digit between letters like digits, a unit like a digit', () => {
  const doubted = (text: string, digits: Record<number, number> = {}) =>
    doubtOdd([...text].map((each, at) => ({ ...added(each), ...(at in digits && seeing(digits[at])) })))
      .flatMap(({ likelihood, text: each }) => (likelihood < 0.85 ? [each] : []))
      .join('')
  expect(doubted('SolNe x = 3')).toBe('N')
  expect(doubted('Tickets cost fl5o each.')).toBe('l5o')
  expect(doubted('2500 9')).toBe('9')
  expect(doubted('lasts 9s', { 7: 5 })).toBe('s')
  expect(doubted('$2.so each', { 3: 5, 4: 0 })).toBe('so')
  expect(doubted('so 24', { 0: 5, 1: 0 })).toBe('')
  for (const text of ['7 kWh', '5 mL', 'Ask Tom.', '2500 g', '3 + 4 = 7', '2a3b', '1, 2, 3'])
    expect(doubted(text)).toBe('')
})

test('a smudge is no line, and an unsure line is shown', () => {
  const smudge = line('#%', [50, 100], { unsure: { 0: [0.2, '', 0], 1: [0.2, '', 0] } })
  const { text, doubts } = read(smudge, line('56', [50, 300], { unsure: { 1: [0.5, '', 0] } }))
  expect([text, doubts.map(({ from }) => from)]).toEqual(['56', [1]])
})
