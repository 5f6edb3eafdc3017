import { expect, test } from 'vitest'
import { withFractions } from './fractions.ts'
import type { RawLine } from './recognise.ts'

const line = (text: string, x: number, y: number): RawLine => ({
  likelihood: 0.9,
  box: { x, y, width: 24 * text.length, height: 36, angle: 0 },
  characters: [...text].map((each, at) => ({
    text: each,
    likelihood: 0.95,
    others: [],
    from: at / text.length,
    to: (at + 1) / text.length,
    gap: 0.1,
  })),
})

/** White paper with a bar from 80 to 120 across, at a height of 100. */
function paper(hasBar: boolean) {
  const data = new Uint8Array(300 * 300).fill(255)
  if (hasBar) for (let y = 99; y < 102; y++) data.fill(20, y * 300 + 80, y * 300 + 120)
  return { width: 300, height: 300, data }
}
const read = (hasBar: boolean, ...lines: RawLine[]) =>
  withFractions(paper(hasBar), lines).lines.map(({ characters }) =>
    characters.map(({ text }) => text).join(''),
  )

test('two numbers with a bar between them are a fraction, and without one they are two', () => {
  const terms = [line('3', 100, 75), line('4', 100, 125)]
  expect(read(true, ...terms)).toEqual(['3/4'])
  expect(read(false, ...terms)).toEqual(['3', '4'])
})

test('the bar of a sum in columns makes no fraction', () => {
  const sum = [line('347', 100, 30), line('286', 100, 75), line('633', 100, 125)]
  expect(read(true, ...sum)).toEqual(['347', '286', '633'])
})
