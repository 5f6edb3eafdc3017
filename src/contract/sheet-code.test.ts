import { expect, test } from 'vitest'
import { makeSheetCode, readSheetCode, SHEET_LETTERS, writeSheetCode } from './sheet-code.ts'

const codes = Array.from({ length: 200 }, (_, seed) => {
  let at = seed * 7_919
  return makeSheetCode(below => {
    at = (at * 1_103 + 12_345) % 65_537
    return at % below
  })
})

test('a code is read as children type it', () => {
  for (const code of codes) {
    const spelt = writeSheetCode(code)
    for (const typed of [
      code,
      spelt,
      spelt.toLowerCase(),
      ` ${[...code].join(' ')} `,
      spelt.replace('-', '–'),
    ]) {
      expect(readSheetCode(typed), typed).toBe(code)
    }
  }
  const withDigits = codes.filter(code => /[SZGB]/.test(code))
  const asDigits: Record<string, string> = { S: '5', Z: '2', G: '6', B: '8' }
  for (const code of withDigits) {
    expect(readSheetCode(code.replace(/[SZGB]/g, each => asDigits[each] ?? each))).toBe(code)
  }
})

test('one wrong letter, two that have changed places, or another length are never taken for another code', () => {
  for (const code of codes) {
    const letters = [...code]
    for (const [place, right] of letters.entries()) {
      for (const other of [...SHEET_LETTERS, 'A', '1', '?'].filter(each => each !== right)) {
        const typed = letters.with(place, other).join('')
        expect(readSheetCode(typed), `${typed} for ${code}`).toBeUndefined()
      }
      for (const [second, letter] of letters.entries()) {
        if (letter === right) continue
        const typed = letters.with(place, letter).with(second, right).join('')
        expect(readSheetCode(typed), `${typed} for ${code}`).toBeUndefined()
      }
    }
    for (const typed of [code.slice(1), code.slice(0, -1), `${code}B`, '']) {
      expect(readSheetCode(typed), typed).toBeUndefined()
    }
  }
})
