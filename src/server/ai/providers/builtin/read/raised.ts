import type { ReadCharacter } from './recognise.ts'

const POWERS: Record<string, string> = { '2': '²', '3': '³' }
/** A power ends above this part of what it belongs to, and is so much lower than that at most. */
const ENDS_ABOVE = 0.56
const LOWER = 0.8
/** What is so much lower than the digit before it and doesn't reach down to its foot may be one. */
const MAYBE_LOWER = 0.62
const MAYBE_ENDS_ABOVE = 0.88
/** No surer than this, then. */
const UNSURE = 0.6

/** Small digits above the line are powers: `x2` with a raised 2 is `x²`. */
export function withPowers(characters: readonly ReadCharacter[]): ReadCharacter[] {
  return characters.map((each, at) => {
    const base = characters[at - 1]
    if (!/^\d$/.test(each.text) || !base?.ink || !each.ink || !/^[\dA-Za-z)]$/.test(base.text)) return each
    const [own, height] = [each.ink.bottom - each.ink.top, base.ink.bottom - base.ink.top]
    const isSmallLetter = /^[acemnorsuvwxz]$/.test(base.text)
    const isRaised = each.ink.bottom < base.ink.top + ENDS_ABOVE * height && each.ink.top < base.ink.top
    const power = POWERS[each.text] ?? `^${each.text}`
    if (!isRaised || own > LOWER * height * (isSmallLetter ? 1.5 : 1)) {
      const isPerhaps =
        /^\d$/.test(base.text) &&
        own < MAYBE_LOWER * height &&
        each.ink.bottom < base.ink.top + MAYBE_ENDS_ABOVE * height
      if (!isPerhaps) return each
      const others = [{ text: power, likelihood: 0 }, ...each.others]
      return { ...each, likelihood: Math.min(each.likelihood, UNSURE), others }
    }
    return { ...each, text: power, others: [{ text: each.text, likelihood: 0 }] }
  })
}
