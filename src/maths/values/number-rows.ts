import { several } from './several.ts'
import type { Judged, Value } from './value.ts'

/**
 * Whole numbers that belong together, in any order, also as the sum or product that they make: `15 + 16 + 17 = 48`.
 * @param rows more than one where the question leaves it open, each as right as the others
 */
export function rowValue(rows: readonly (readonly bigint[])[], sign: '+' | '×'): Value {
  const [value = several([]), ...others] = rows.map(row => several(row))
  const [row = []] = rows
  const joined = row.map(each => (each < 0n ? `(${each})` : `${each}`)).join(` ${sign} `)
  const isSum =
    sign === '+'
      ? /^[-\d()\s]+(?:\+[-\d()\s]+)+(?:=\s*-?\d+)?$/
      : /^[-\d()\s]+(?:[×x][-\d()\s]+)+(?:=\s*-?\d+)?$/
  const judge = (said: string): Judged => {
    const list = isSum.test(said)
      ? said
          .replace(/=.*$/, '')
          .replace(/[()]/g, '')
          .split(sign === '+' ? '+' : /[×x]/)
          .join(', ')
      : said.replace(/\b[a-z]\s*(?:\+\s*\d+\s*)?=\s*/gi, '').replaceAll('&', ',')
    const judged = [value, ...others].map(each => each.judge(list))
    const [first = { verdict: 'unread' }] = judged
    return (
      judged.find(({ verdict }) => verdict === 'right') ??
      judged.find(({ verdict }) => verdict === 'unfinished') ??
      first
    )
  }
  return { ...value, spellings: [...value.spellings, joined], judge }
}
