import type { Value } from '../../values/value.ts'

export type Sign = '<' | '>' | '='

const WORDS: Record<Sign, RegExp> = {
  '<': /<|\b(?:less|smaller|shorter|lighter|fewer)\b/,
  '>': />|\b(?:greater|bigger|larger|more|longer|heavier)\b/,
  '=': /=|\bequals?\b|\bsame\b/,
}
const SIGNS: readonly Sign[] = ['<', '>', '=']
const FLIPPED: Record<Sign, Sign> = { '<': '>', '>': '<', '=': '=' }

/**
 * The sign between two amounts.
 * @param sides the amounts as the question writes them
 */
export function signBetween(sides: readonly [string, string], sign: Sign): Value {
  const bare = (text: string) => text.toLowerCase().replace(/\s/g, '')
  const [left, right] = sides.map(bare)
  const said = (text: string): Sign | undefined => {
    const found = SIGNS.filter(each => WORDS[each].test(text.toLowerCase()))
    const [own] = found
    if (own === undefined || found.length > 1) return undefined
    if (!/\d/.test(text)) return own
    const whole = bare(text)
    if (whole.startsWith(left ?? '') && whole.endsWith(right ?? '')) return own
    return whole.startsWith(right ?? '') && whole.endsWith(left ?? '') ? FLIPPED[own] : undefined
  }
  const name = { '<': 'less than', '>': 'greater than', '=': 'equal to' }[sign]
  return {
    key: `sign ${sign}`,
    latex: sign,
    text: sign,
    spellings: [
      name,
      `is ${name}`,
      `${sides[0]} ${sign} ${sides[1]}`,
      `${sides[1]} ${FLIPPED[sign]} ${sides[0]}`,
    ],
    judge(text) {
      const own = said(text)
      return own === undefined ? { verdict: 'unread' } : { verdict: own === sign ? 'right' : 'wrong' }
    },
    isNamedIn: text =>
      text
        .replace(/\\lt\b/g, '<')
        .replace(/\\gt\b/g, '>')
        .replace(/[$\\{}]/g, ' ')
        .split(/\b(?:is|answer|sign|symbol)\b/)
        .some(part => said(part.replace(/[.!?]+\s*$/, '').trim()) === sign),
    near: () => SIGNS.filter(each => each !== sign).map(each => signBetween(sides, each)),
  }
}
