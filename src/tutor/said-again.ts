import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { withoutRemark } from '#maths/language/en/own-report.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'

/** `oops 15`, after `3x = 9`: the other side is corrected. */
export function withLeftBefore(said: Said | undefined, text: string): string | undefined {
  const wrong =
    said?.outcome === 'wrong' ? said.claims.find(({ standing }) => standing === 'wrong') : undefined
  const before = wrong?.claim.text.split(/=|\bis\b/)[0]?.match(/[-\d.]+\s*[a-z]\s*(?:[-+]\s*\d+\s*)?$/i)?.[0]
  const number = bareAnswer(text.replace(/^\W*(?:oops|whoops|sorry|ah|oh|i mean|no)\b\W*/i, ''))
  return before && /^[-−]?\d[\d./]*$/.test(number) ? `${before.trim()} = ${number}` : undefined
}

const HALF_IS = /(^\W*|[.,;!]\s+)(?:so |ok |and |first )*half (is|makes|=) /i

/** `plus the 1 is 14`, after 13 */
const PUT_ON =
  /^\W*(?:(?:then|and|so|now|ok) )*(?:that |it )?(plus|add|minus|take away|take|less|times|\+|-) ?(?:the |my |another )?(\d+)(?: (?:that )?(?:i )?carried| left)? (?:is|makes|=|equals|gives|that's|thats) (\d+)\W*$/i

/** `that plus 8` */
const THAT = /^\W*(?:(?:then|and|so|now|ok) )*(?:that|it) (plus|add|minus|take away|times|\+|-) ?(\d+)\W*$/i

/** `double that is 46`, after 28 */
const DOUBLE_THAT =
  /^\W*(?:(?:then|and|so|now|ok|i) )*double (?:it|that)(?: again)?(?:,? (?:is|makes|=|equals|gives|that's|thats|so|then) (\d+))?\W*$/i

/** `5 more off`, after 160 */
const TAKEN_OFF = /^\W*(?:(?:then|and|so|now|ok|take|minus) )*(\d+) (?:more |another )?(?:off|away|less)\W*$/i

/** `half again is 12` after 24 is `half of 24 is 12`. */
export function withReached(text: string, reached: readonly Rational[], first?: Rational): string {
  const start = reached.at(-1) ?? first
  if (start && isWhole(start) && HALF_IS.test(text)) return text.replace(HALF_IS, `$1half of ${start.n} $2 `)
  const off = start && reached.length > 0 ? TAKEN_OFF.exec(text)?.[1] : undefined
  if (off && start) return `${start.toFraction()} - ${off}`
  const put = start && reached.length > 0 ? PUT_ON.exec(text) : null
  if (put && start) return `${start.toFraction()} ${put[1]} ${put[2]} = ${put[3]}`
  const open = start && reached.length > 0 ? THAT.exec(text) : null
  if (open && start) return `${start.toFraction()} ${open[1]} ${open[2]}`
  // `so 7x16 is double again`: another sum is meant.
  if (!/\b(?:half|halve|double)\b/i.test(text) || /\d ?[x×*÷/] ?\d/i.test(text)) return text
  const last = reached.at(-1)
  const doubled = last && isWhole(last) ? DOUBLE_THAT.exec(text) : null
  if (doubled && last) return `2 × ${last.n}${doubled[1] === undefined ? '' : ` = ${doubled[1]}`}`
  return last && isWhole(last)
    ? text.replace(/\b(half|halve|double)(?: it| that)?(?: again| of (?:it|that))\b/i, `$1 of ${last.n}`)
    : text
}

/** Words before `one` that make it point at something, and no number. */
const POINTS =
  /\b((?:first|second|third|last|other|top|bottom|this|that|which|next|same|right|wrong|bigger|smaller|biggest|smallest|big|small|easy|hard|easier|harder|middle|new|left|whole) )ones?\b/gi

/** `like 0.4 x 0.3 is 12`: an example that is given is a line; the `one` of `the second one` is no number. */
export function withoutLead(text: string): string {
  const plain = text
    .replace(POINTS, '$1')
    .replace(/\bthere (?:isn'?t|is not|aren'?t|is no) (?:an?y? ?one|one|any)\b/i, 'there is none')
  const powers = plain.replace(
    /\b([a-z]) squared(?: (plus|add|minus|take away) (?=\d))?/gi,
    (_, letter: string, does?: string) =>
      does ? `${letter}^2 ${/plus|add/i.test(does) ? '+' : '-'} ` : `${letter}^2`,
  )
  return powers.replace(/^\W*(?:(?:so|and|ok|oh) )*like (?=[-(\d.])/i, '')
}

const POINTED = /\b(?:first|second|top|bottom|bigger|smaller|left|right|big|small)\b/gi

/** `oh the second one`, after `flip the first one`, is said with the words before it. */
export function pointedInstead(text: string, before: string): string {
  const [own, ...others] = text.length <= 40 ? (text.match(POINTED) ?? []) : []
  const bare = text
    .replace(/\b(?:oh|no|so|i mean|the|one|number|fraction|it'?s|its|is it|then|sorry|ok)\b/gi, ' ')
    .replace(/[^a-z]/gi, '')
  const [old, ...more] = before.length <= 80 ? (before.match(POINTED) ?? []) : []
  return own && others.length === 0 && bare.toLowerCase() === own.toLowerCase() && old && more.length === 0
    ? before.replace(old, own)
    : text
}

const ASKS_EQUAL =
  /^(\W*(?:(?:so|and|but|ok|wait|oh) )*)(?:is|does|do|isn'?t|doesn'?t) (-?\d[\d.]*\s*[-+×x*÷/]\s*\d[\d.]*)\s+(?:(?:equal|make|=|come to|the same as|really)\s+)?(-?\d[\d.]*)\W*$/i

/** `8+5 13` */
const SIGN_LEFT_OUT = /^\W*((?:so |and |ok )?\d+(?:\.\d+)? ?[-+×x*÷] ?\d+(?:\.\d+)?) (\d+(?:\.\d+)?)\W*$/i

const POWER = '(?: ?(?:squared|cubed|²|\\^ ?2))?'
/** `so 13 squared plus 5 squared 194`, where it is true */
const RESULT_BEHIND = new RegExp(
  `^(.{0,80}?(?:^|[,.;] |\\b(?:so|then|and|cos|because) ))(\\d+(?:\\.\\d+)?${POWER} ?(?:[-+×x*÷]|plus|minus|times|add|take away|divided by) ?\\d+(?:\\.\\d+)?${POWER}),? (\\d+(?:\\.\\d+)?)\\W*$`,
  'i',
)

/** `is 31 x 6 186` asks whether both are equal. */
export function withEquals(text: string): string {
  const [, before = '', sum = '', result = ''] = text.length <= 120 ? (RESULT_BEHIND.exec(text) ?? []) : []
  const stated = `${sum} = ${result}`
  const [claim, ...others] = sum === '' ? [] : claimsIn(stated)
  if (claim?.truth === 'true' && others.length === 0) return `${before}${stated}`
  return text.length <= 60 ? text.replace(ASKS_EQUAL, '$1$2 = $3').replace(SIGN_LEFT_OUT, '$1 = $2') : text
}

/** `3/8 cos 8 is bigger`, `i got 25 its just the digits` without what is told of it; undefined where no answer is left. */
export function withoutReason(text: string): string | undefined {
  const own = withoutRemark(text)
  return own !== text && /\d/.test(own) && isAnswerLike(own, 1) ? own : undefined
}

const LEFT_OVER =
  /^\W*(?:with |and |so |then |there(?:'s| is| are) |theres )*(?:remainder |r ?)?(\d+)(?: (?:left ?over|left|over|remaining|spare|extra|remainder))?\W*$/i

/** `with 2 left over`, after `3`: the answer with its remainder. */
export function withWholeBefore(said: Said | undefined, text: string): string | undefined {
  const rest = /left|remain|over|spare|extra|\br ?\d/i.test(text) ? LEFT_OVER.exec(text)?.[1] : undefined
  const [only, ...others] = said?.claims ?? []
  const whole =
    only && others.length === 0 && only.claim.sides.length === 1
      ? /^\D*(\d+)\D*$/.exec(only.claim.text)?.[1]
      : undefined
  return rest !== undefined && whole !== undefined ? `${whole} remainder ${rest}` : undefined
}

/** `10 x to the 7` as it is written. */
export const toThePower = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])((?:\d+ ?)?[a-z]) to the (?:power (?:of )?)?(\d+)(?:th)?(?!\p{L}|\d)/giu,
    '$1^$2',
  )
