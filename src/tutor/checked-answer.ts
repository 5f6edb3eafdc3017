import type { Dialogue } from './state.ts'

const NUMBER = '-?\\d+(?:\\.\\d+)?(?: \\d+/\\d+|/\\d+)?'
const IS_RIGHT = '(?:right|correct|ok|okay|good|fine|true|enough|works?|it|the (?:right |correct )?answer)'
/** `is 6/4 right`, `could it be 3/2`, `does 3/2 work`, with what it is for behind it. */
const CHECKED = new RegExp(
  `^\\W*(?:(?:so|ok|and|but|then|wait|hm+|um+)\\b[\\s,]*)*(?:is|would|could|can|might|will|does) (?:(?:it (?:be )?|the answer (?:be )?)(${NUMBER})|(${NUMBER})(?: be)? ${IS_RIGHT})(?:,? (?:for|to|of|with|if) (.+?))?\\W*$`,
  'iu',
)
/** What may be told of anything. */
const PLAIN =
  /^(?:an?|the|this|that|these|those|my|each|every|one|all|both|it|them|him|her|everyone|everybody|person|people|kids?|question|sum|problem|number|and|are|is|there|we|i|have|part|of)$/i

/** A check of an answer to what is open, without what it is for: `is 6/4 right for 2 cakes` asks of no new sum. */
export function withoutWhatFor(text: string, { work, story }: Dialogue): string {
  const asked = (work && !work.isFound ? work.problem : undefined)?.text ?? story?.text
  const [found, it, other, what = ''] = (asked !== undefined && CHECKED.exec(text)) || []
  if (!found || !asked) return text
  const known = asked.toLowerCase()
  const isOwn = (word: string) => PLAIN.test(word) || known.includes(word.toLowerCase().replace(/e?s$/, ''))
  const numbers: readonly string[] = known.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []
  const isKnown = (number: string) => numbers.includes(number)
  return (what.match(/\p{L}+/gu) ?? []).every(isOwn) &&
    (what.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).every(isKnown)
    ? `is ${it ?? other} right?`
    : text
}
