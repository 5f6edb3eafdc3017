import { AMOUNT, amountIn } from '../../wording/amounts.ts'
import type { RatioTask, Which } from './question.ts'
import { wholeParts } from './read-parts.ts'

/** Whatever is shared: a noun behind its number. */
const THING = '(?!(?:in|into|is|are|was|were|by|using|between|among|amongst)\\b)[a-z]{2,15}'
const MANY = `(${AMOUNT})(?: ${THING})?`
const BY = '(?:share|divide|split|separate)'
const PAST = '(?:shared|divided|split|separated)'
const PARTS = '((?:\\d{1,6})(?: ?: ?\\d{1,6}){1,4}|\\d{1,6} to \\d{1,6})'
const RATIO = `(?:in|into|by|using|according to) (?:parts in )?(?:the |a )?ratio(?: of)? ${PARTS}`
const BETWEEN = '(?: (?:between|among|amongst) ([a-z]+(?:, [a-z]+)*,? and [a-z]+))?'
const INTO = '(?: (?:into|in) (?:\\d|two|three) (?:parts|shares|amounts))?'

/** `divide 60 in the ratio 2:3`, with names of who gets it between. */
const SHARES = [
  `${BY} ${MANY}${INTO}${BETWEEN} ${RATIO}${BETWEEN}`,
  `${MANY} (?:is|are|is to be|was|were) ${PAST}${INTO}${BETWEEN} ${RATIO}${BETWEEN}`,
].map(words => new RegExp(`^(?:if )?${words}(?:(?: ?[.,;?]+ ?| and )(.+))?$`))
const SIZE =
  '(larger|largest|bigger|biggest|greater|greatest|smaller|smallest|lesser|least|first|second|third)'
const SHARE = '(?:share|part|amount|portion|number|value)'
const ASKS =
  '(?:and )?(?:(?:find|write down|work out|calculate|what is|determine|how much is|how big is|state|give) )?'
const GET = '(?:get|receive|have|be given|take|earn)'
const TAILS: [RegExp, (found: RegExpExecArray) => string | undefined][] = [
  [new RegExp(`^${ASKS}(?:the )?(?:size of |value of )?(?:the )?${SIZE} ${SHARE}$`), found => found[1]],
  [
    new RegExp(`^${ASKS}(?:the )?difference between (?:the )?(?:two |2 )?(?:shares|parts|amounts)$`),
    () => 'difference',
  ],
  [
    new RegExp(`^how (?:much|many)(?: ${THING})? (?:does|will|did|would) ([a-z]+) ${GET}$`),
    ([, name = '']) => (name === 'each' ? 'all' : name),
  ],
  [
    new RegExp(
      `^(?:(?:find|work out|calculate|what is|what are) )?(?:the )?(?:size|value|amount)?(?: of )?(?:each|every|both|all|the 2|two)?(?: of the)? ?${SHARE}s?$`,
    ),
    () => 'all',
  ],
  [
    new RegExp(
      `^how (?:much|many)(?: ${THING})? (?:is each share|(?:does|will) each(?: [a-z]{1,15})? ${GET}|(?:do|will) they each ${GET}|is each part)$`,
    ),
    () => 'all',
  ],
]
const FRONT = new RegExp(
  `^(?:size of |value of |how much is |how big is )?(?:the )?${SIZE} ${SHARE} (?:when|if) ${MANY} is ${PAST} ${RATIO}$`,
)

interface Found {
  many: string
  ratio: string
  who: string
  tail: string | undefined
}

function partsOf(text: string): Found | undefined {
  const before = FRONT.exec(text)
  if (before) return { tail: before[1] ?? '', many: before[2] ?? '', ratio: before[3] ?? '', who: '' }
  for (const words of SHARES) {
    const found = words.exec(text)
    if (!found) continue
    const [, many = '', who = '', ratio = '', later = '', rest] = found
    const tail = rest === undefined ? 'all' : tailOf(rest)
    return { many, ratio, who: who || later, tail }
  }
  return undefined
}

function tailOf(text: string): string | undefined {
  for (const [words, take] of TAILS) {
    const found = words.exec(text)
    if (found) return take(found)
  }
  return undefined
}

function whichOf(tail: string, parts: readonly bigint[], names: readonly string[]): Which | undefined {
  if (tail === 'all') return 'all'
  if (tail === 'difference') return parts.length === 2 ? 'difference' : undefined
  const place = ['first', 'second', 'third'].indexOf(tail)
  if (place >= 0) return place < parts.length ? place : undefined
  if (names.includes(tail)) return names.indexOf(tail)
  const isBig = /^(?:larg|big|great)/.test(tail)
  if (!isBig && !/^(?:small|less|least)/.test(tail)) return undefined
  const sorted = [...parts].sort((a, b) => Number(a - b))
  const wanted = isBig ? sorted.at(-1) : sorted[0]
  const isAlone = parts.filter(each => each === wanted).length === 1
  return isAlone ? parts.indexOf(wanted ?? 0n) : undefined
}

/** `share what 80 leaves of 180 in the ratio 2:3`, as of a triangle whose third angle is known. */
const LEFT = new RegExp(`^${BY} what (${AMOUNT}) leaves of (${AMOUNT}) ${RATIO}$`)

function readLeft(text: string): RatioTask | undefined {
  const [, known = '', whole = '', ratio = ''] = LEFT.exec(text) ?? []
  const [taken, all, parts] = [amountIn(known), amountIn(whole), wholeParts(ratio)]
  const amount = taken && all?.amount.sub(taken.amount)
  return all && amount && parts && amount.s > 0n
    ? { task: 'share', amount, leftOf: all.amount, parts, which: 'all', measured: all.measured }
    : undefined
}

/** Reads `share £60 in the ratio 2:3`, with the share that is asked for. */
export function readShare(text: string): RatioTask | undefined {
  const left = readLeft(text)
  if (left) return left
  const found = partsOf(text)
  const parts = found && wholeParts(found.ratio)
  const many = found && amountIn(found.many)
  if (!found || !parts || !many || found.tail === undefined || many.amount.s <= 0n) return undefined
  const names = found.who === '' ? [] : found.who.split(/,? and |, /)
  if (names.length > 0 && (names.length !== parts.length || new Set(names).size !== names.length))
    return undefined
  const which = whichOf(found.tail, parts, names)
  if (which === undefined) return undefined
  const { amount, measured } = many
  return { task: 'share', amount, parts, which, measured, ...(names.length > 0 ? { names } : {}) }
}
