import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { ON_REASON } from '#maths/language/en/own-reasons.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { heardIn, isStated } from '../claims/heard.ts'
import { measuresSaid } from '../quantities/of-units.ts'
import type { Dialogue } from '../state.ts'
import { sumIn } from '../sum-in.ts'
import { isSafe, quoted, say } from './voice.ts'

function isSameValue(one: Expression, other: Expression | undefined): boolean {
  const [a, b] = [exactValue(one), other && exactValue(other)]
  return a !== undefined && b !== undefined && a.equals(b)
}

const BECAUSE = /^(?:because|cause|cos|coz|cuz|bc|since)\b/i
const GIVES_REASON = /\b(?:because|cause|cos|coz|cuz|bc|becos|since|as)\b/i
const NUMBER = '([-−]?\\d[\\d.]*(?:/\\d+)?%?)'
const OF_BEING = '(?:is |are |(?:should|must|has to|have to|would|will) be )?'
const COMPARES = new RegExp(
  `${NUMBER} ${OF_BEING}(?:(bigg?er|larger|greater|more|higher)|smaller|less|lower|fewer) th[ae]n ${NUMBER}`,
  'i',
)

/** Whether `-3 is smaller than -1` holds; undefined where nothing is compared. */
export function comparison(text: string): boolean | undefined {
  const [, one = '', isBigger, other = ''] = COMPARES.exec(text) ?? []
  const [a, b] = [one, other].map(each => readLiteral(each)?.value)
  return a && b && (isBigger ? a.compare(b) > 0 : a.compare(b) < 0)
}

const AMOUNT =
  '(?<![\\d.,/:+*×÷^=x-] ?)(-?\\d[\\d.]*(?:/\\d+)?%?|an? (?:half|quarter|third|whole)|half)(?![\\d/^]| ?[-+*×÷=:]| ?x ?\\d)'
/** `4.6 and 4.60 are the same`, `is 5/10 the same as half`: the same or, with a `not`, another one. */
const SAME = [
  new RegExp(
    `${AMOUNT}(?: and | ?= ?)${AMOUNT} (?:is |are |mean )?(?:just |still |both )?(not )?(?:the |really the )?(?:same|equal)\\b`,
    'gi',
  ),
  new RegExp(
    `${AMOUNT}(?: is)?(?: just)? ()(?:the same as|equal to|as much as|worth the same as) ${AMOUNT}`,
    'gi',
  ),
]

/** Amounts that are said or asked to be the same, with whether they are. */
export function sameIn(text: string): { words: string; isSo: boolean }[] {
  return SAME.flatMap((pattern, at) =>
    [...text.matchAll(pattern)].flatMap(([words, one = '', two = '', three = '']) => {
      const [other, isDenied] = at === 0 ? [two, three !== ''] : [three, false]
      const [a, b] = [one, other].map(each => readLiteral(each)?.value)
      return a && b ? [{ words, isSo: a.equals(b) !== isDenied }] : []
    }),
  )
}

/** Every comparison in a message, with whether it holds. */
export const comparisonsIn = (text: string): { words: string; isSo: boolean }[] => [
  ...[...text.matchAll(new RegExp(COMPARES.source, 'gi'))].flatMap(([words]) => {
    const isSo = comparison(words)
    return isSo === undefined ? [] : [{ words, isSo }]
  }),
  ...sameIn(text),
]

/** What can be checked in a message by itself: what is so, as it is said, and the first of it that is not. */
export function checkedIn(text: string, given: readonly number[] = []) {
  const heard = heardIn(text, given)
  const compared = comparisonsIn(text)
  return {
    compared: compared.flatMap(({ words, isSo }) => (isSo ? [quoted(words)] : [])),
    right: heard.right,
    wrong: heard.wrong,
    unlike: compared.find(({ isSo }) => !isSo)?.words,
  }
}

/** What is said to a claim where no sum is open: `so 50% is half?` is true. */
export function toClaim(dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  // A time of the clock is no division.
  if (/\d:\d|\b(?:quarter|half) (?:past|to)\b|o'?clock/i.test(last)) return undefined
  const row = toRow(last) ?? onWithRow(dialogue) ?? toParts(last) ?? toMeasures(last)
  if (row) return row
  const [same, ...more] = sameIn(last)
  if (same && more.length === 0 && isSafe(same.words, dialogue))
    return same.isSo
      ? `Yes, ${quoted(same.words)}: that’s true.`
      : `No, look at ${quoted(same.words)} again: write both as decimals, or as fractions with one bottom. What do you see?`
  const stated = claimsIn(last.replace(/^\W*(?:(?:and|but|so|then|also|ok|oh)\s+)+/i, '')).filter(
    each => isStated(each) || new Set(each.sides.map(latex)).size > 1,
  )
  const said = isSafe(last, dialogue) ? quoted(last.replace(/[\s?!.]+$/, '')) : 'that'
  const isSo = comparison(last)
  if (isSo === false)
    return `Look at ${said} again: where would the two be on a number line? The one further right is the bigger one.`
  // Who has said why is asked for it no more.
  if (isSo && GIVES_REASON.test(last)) {
    const { compared, unlike } = checkedIn(last)
    return unlike === undefined ? `${ON_REASON.checked(compared.join(' and '))} ${ON_REASON.next}` : undefined
  }
  if (isSo) return `Yes, ${said}: that’s true. How can you tell?`
  const wrong = stated.find(({ truth }) => truth === 'false')?.wrong
  if (wrong && !hasUnknown(wrong.left))
    return operationsIn(wrong.left).length > 0
      ? `Look at ${said} again. What is ${inline(latex(wrong.left))}?`
      : `Look at ${said} again: are both sides really the same? How could you check it?`
  const chain = stated.find(
    ({ sides: [first, ...rest], truth }) =>
      rest.length > 1 && truth === 'true' && first && !isSameValue(first, rest.at(-1)),
  )
  if (chain)
    return `You worked it out right! One thing about writing it down: both sides of “=” must be the same, so write it as two sums. Can you?`
  const isTrue = stated.length > 0 && stated.every(({ truth }) => truth === 'true')
  if (isTrue && stated.length > 1 && isSafe(last, dialogue)) {
    const sums = [...new Set(stated.map(({ text }) => quoted(sumIn(text))))]
    if (sums.length > 1)
      return `Yes, ${sums.join(' and ')}: ${sums.length > 2 ? 'all' : 'both'} are right! Have you got another one to check?`
  }
  if (isTrue && BECAUSE.test(last))
    return `Good reason: ${said.replace(/^`\w+\s+/, '`')} is true. Shall we do another one?`
  if (isTrue)
    return say(dialogue, 'statement', [
      `Yes, ${said} is true. How do you know?`,
      `That’s right: ${said}. Can you find another one like it?`,
    ])
  return undefined
}

const RATIO_PARTS = /(?<![\d:])(\d+(?: ?: ?\d+)+)\b.{0,40}?\b(\d+) (?:equal )?parts?\b/i

/** `if its 1:2:5 u do 8 parts` */
function toParts(last: string): string | undefined {
  const [, ratio, count] = RATIO_PARTS.exec(last) ?? []
  const parts = ratio?.match(/\d+/g)?.map(Number) ?? []
  if (parts.length === 0) return undefined
  const isAll = parts.reduce((sum, each) => sum + each, 0) === Number(count)
  return isAll
    ? `Yes, $${parts.join(' + ')} = ${count}$: so many equal parts are there altogether, however many share. Have you got a whole to share like that?`
    : 'Put the numbers of the ratio together once more: how many equal parts are there altogether?'
}

/** `3 km is 300 m` */
function toMeasures(last: string): string | undefined {
  const said = measuresSaid(last)
  return said && !said.isSo
    ? `Look at ${quoted(last.replace(/[\s?!.]+$/, ''))} again. How many ${said.small} make one ${said.big}?`
    : undefined
}

/** A number by itself wants its question: `42`. */
export function toBareNumber(dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  const claims = claimsIn(last)
  const numbers = claims.length
  if (
    numbers === 0 ||
    claims.some(({ sides }) => sides.some(hasUnknown) || sides.length > 1) ||
    !isAnswerLike(last, numbers)
  )
    return undefined
  const number = quoted(bareAnswer(last))
  return say(dialogue, 'bare number', [
    `Which sum did you do to get ${number}? Write it too, and I’ll check.`,
    `I don’t know the sum to ${number} yet. Write it down, and we look at it together.`,
  ])
}

/** `72 80`, which goes on with a row that was counted by eights. */
function onWithRow({ last, told }: Dialogue): string | undefined {
  const step = Number(/(?:up|down) by \$(\d+)\$ each time/.exec(told.at(-1) ?? '')?.[1])
  const numbers = /^[\s,]*\d+(?:[\s,]+(?:and\s+)?\d+)?\W*$/.test(last)
    ? (last.match(/\d+/g) ?? []).map(Number)
    : []
  const [one, two] = numbers
  if (!step || one === undefined || one % step !== 0 || (two !== undefined && Math.abs(two - one) !== step))
    return undefined
  return `Yes, you are still counting by $${step}$. What comes next?`
}

/** `5 10 15 20`: numbers that go on by the same step, or do not. */
export function toRow(text: string): string | undefined {
  const numbers = /^[\s,]*-?\d+(?:[\s,]+(?:and\s+)?-?\d+){2,}\W*$/.test(text)
    ? (text.match(/-?\d+/g) ?? []).map(Number)
    : []
  const [first = 0, second = 0] = numbers
  if (numbers.length < 3 || first === second) return undefined
  const step = second - first
  const at = numbers.findIndex((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) !== step)
  return at < 0
    ? `Yes, ${step > 0 ? 'up' : 'down'} by $${Math.abs(step)}$ each time: well counted! What comes next?`
    : `From $${first}$ to $${second}$ it is $${Math.abs(step)}$. And how far is it from $${numbers[at - 1]}$ to $${numbers[at]}$?`
}
