import { describe, expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { measureWeight, partsOfMarkdown, partsOfTyped, shownParts, type TextPart } from './text-parts.ts'

const LONG = 150_000
const of = (piece: string) => piece.repeat(Math.ceil(LONG / piece.length))
const prose = of('The sun is **far** away.\n\n')
const texts: [string, string][] = [
  ['prose', prose],
  ['one line', of('word ')],
  ['one word', of('w')],
  ['faces', of('😀')],
  ['maths in one line', of('$\\frac{1}{2}$ ')],
  ['maths line by line', of('\\(x^2\\)\n')],
  ['a list', of('- an item with $x$\n')],
  ['a table', `|a|b|\n|-|-|\n${of('|1|2|\n')}`],
  ['code', `\`\`\`\n${of('let x = 1\n')}`],
  ['quotes in quotes', of('> ')],
  ['lists in lists', of('- ')],
  ['brackets', of('[')],
  ['stars', of('*a **b ')],
  ['a definition', `[a]: https://a.org\n\n${of('See [a].\n\n')}`],
  ['dollars', of('$')],
  ['empty lines', of('\n')],
]

const plainly = (text: string) => text.replace(/\s+/g, '')

describe.each([
  ['markdown', partsOfMarkdown],
  ['typed text', partsOfTyped],
] as const)('%s without an end', (_, partsOf) => {
  const ordinary = () => partsOf(prose)
  test.each(texts)('%s is cut into parts that can be drawn, and nothing is lost', async (_, text) => {
    const parts = partsOf(text)
    expect(await timesAsMuch(() => partsOf(text), ordinary, 25)).toBeLessThan(25)
    expect(plainly(parts.map(part => part.text).join(''))).toBe(plainly(text))
    for (const { text, isPlain } of parts) {
      expect(isPlain ? 0 : measureWeight(text)).toBeLessThanOrEqual(5_000)
      expect(text.isWellFormed()).toBe(true)
    }
    expect(weightShown(parts, 0)).toBeLessThanOrEqual(6_000)
  })
})

const weightShown = (parts: TextPart[], timesMore: number) =>
  parts
    .slice(0, shownParts(parts, timesMore))
    .reduce((sum, { text, isPlain }) => sum + (isPlain ? text.length : measureWeight(text)), 0)

test('asking for more comes to the end, never in too large a step', () => {
  const parts = partsOfMarkdown(of('The sun is **far** away.\n\n'))
  let timesMore = 0
  for (; shownParts(parts, timesMore) < parts.length; timesMore++) {
    expect(weightShown(parts, timesMore + 1) - weightShown(parts, timesMore)).toBeLessThan(50_000)
  }
  expect(timesMore).toBeLessThan(12)
})

test('what a tutor usually says is one part, as it is', () => {
  const text = '- [x] $2 + 2 = 4$\n- [ ] $3 + 3 = 5$\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(partsOfMarkdown(text)).toEqual([{ text, isPlain: false }])
})

test('a long table of usual size keeps its form in a long text', () => {
  const table = `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(30)}`.trim()
  const parts = partsOfMarkdown(`${'Words before it. '.repeat(150)}\n\n${table}`)
  expect(parts).toContainEqual({ text: table, isPlain: false })
})
