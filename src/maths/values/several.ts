import { type Rational, rational } from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'
import {
  approximate,
  asRational,
  type Exact,
  exact,
  exactLatex,
  exactText,
  isSame,
  type Numeric,
} from '../exact/exact.ts'
import { namedNumbers } from './named-numbers.ts'
import { judgeNumber } from './number.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { withoutThousands } from './thousands.ts'
import type { Judged, Value } from './value.ts'

/** The parts of `1, 2, 3 and 6`, `x = 2 or x = -3`, `{1, 2}`, `2 -3`; undefined where it is no list. */
export function splitList(text: string): string[] | undefined {
  const bare = text
    .trim()
    .replace(/^(?:(?:the )?points? |[A-Z]['’′]{0,2}\s*=?\s*)(?=\()/, '')
    .replace(/^[{[(]\s{0,30}(.*?)\s{0,30}[}\])]$/, '$1')
    .replace(/\b[a-z]\s*(?:_?\d)?\s*=\s*/gi, '')
  const parts = bare
    .split(/\s{0,30}(?:,\s{0,30}(?:and|or)\b|[,;\n]|\b(?:and|or|then)\b|[<>](?!=)|→)\s{0,30}/)
    .map(part => part.trim())
    .filter(part => part !== '')
  if (parts.length === 1 && /^-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?)+$/.test(bare)) return bare.split(/\s+/)
  // "0.6 65% 2/3"
  const spaced = bare.split(/\s+/)
  const isSpaced =
    spaced.length > 1 && spaced.every(part => /^-?(?:\d*\.\d+|\d+%|\d+\.\d+%|\d+\/\d+)$/.test(part))
  if (parts.length === 1 && isSpaced) return spaced
  return parts.length > 0 ? parts : undefined
}

function readNumbers(text: string): ReadNumber[] | undefined {
  const read = splitList(text)?.map(readNumber)
  return read?.every(each => each !== undefined && !each.isUnfinished)
    ? read.flatMap(each => each ?? [])
    : undefined
}

export interface SeveralOptions {
  /** In the order of the list; otherwise any order will do and nothing counts twice. */
  isOrdered?: boolean
  /** The numbers as they are to be shown, where not by their plain value: `1/2`, `50%`. */
  texts?: readonly string[]
}

function without(values: Exact[], value: Exact): Exact[] | undefined {
  const at = values.findIndex(each => isSame(each, value))
  return at < 0 ? undefined : values.filter((_, index) => index !== at)
}

/** `5,100,200` reads as one number with thousands marks, yet may be the list. */
function isRunTogether(text: string, said: readonly ReadNumber[], truth: Exact[]): boolean {
  const digits = truth.map(exactText)
  const isPlain = said.length < truth.length && digits.every(each => /^\d+$/.test(each))
  return isPlain && text.replace(/[\s,]/g, '') === digits.join('')
}

/** The same number; in a list that is put in order also rounded, where its digits never end. */
const isSameInOrder = (said: ReadNumber, truth: Exact) =>
  ['right', 'rounded'].includes(judgeNumber(said, truth).verdict)

function judgeSeveral(read: readonly ReadNumber[], truth: Exact[], isOrdered: boolean): Judged {
  const said = read.map(({ value }) => value)
  if (isOrdered) {
    const isRight =
      said.length === truth.length && read.every((each, at) => isSameInOrder(each, truth[at] ?? exact(0)))
    return { verdict: isRight ? 'right' : 'wrong' }
  }
  let left: Exact[] = truth
  for (const each of said) {
    const next = without(left, each)
    if (next) left = next
    else if (!truth.some(other => isSame(other, each))) return { verdict: 'wrong' }
  }
  if (left.length === 0) return { verdict: 'right' }
  return {
    verdict: 'unfinished',
    missing: left.length === 1 ? 'One more is missing.' : 'Some more are missing.',
    isPart: true,
  }
}

/** Several numbers: all factors, the roots of an equation, terms of a sequence, numbers in order. */
export function several(values: readonly Numeric[], options: SeveralOptions = {}): Value {
  const truth = values.map(exact)
  const { isOrdered = false, texts } = options
  const shown = texts ?? truth.map(shownText)
  const sorted = isOrdered ? truth.map(exactText) : truth.map(exactText).sort()
  const again = isOrdered ? shown : [...shown].reverse()
  return {
    key: sorted.join(', '),
    latex: texts ? texts.map(text => `\\text{${text}}`).join(', ') : truth.map(exactLatex).join(', '),
    text: shown.join(', '),
    spellings: [
      again.join(', '),
      `${shown.slice(0, -1).join(', ')}${shown.length > 1 ? ' and ' : ''}${shown.at(-1)}`,
      shown.join('; '),
      shown.join(' , '),
      ...(isOrdered ? [`(${shown.join(', ')})`] : [`{${shown.join(', ')}}`]),
      ...(shown.length === 1 ? [`(${shown[0]})`, `x = ${shown[0]}`, `x=${shown[0]}`] : []),
    ],
    judge(said) {
      const read = readNumbers(said)
      if (read && isRunTogether(said, read, truth)) return { verdict: 'right' }
      const judged = read ? judgeSeveral(read, truth, isOrdered) : ({ verdict: 'unread' } as const)
      const plain = judged.verdict === 'right' ? said : withoutThousands(said)
      const other = plain === said ? undefined : readNumbers(plain)
      const isRight = other && judgeSeveral(other, truth, isOrdered).verdict === 'right'
      return isRight ? { verdict: 'right' } : judged
    },
    isNamedIn: (text, given) => namesAll(text, given, truth.map(approximate)),
    near: () => nearLists(truth, options),
  }
}

function shownText(value: Exact): string {
  const own = asRational(value)
  return own ? showValue(own, true).replaceAll(',', '') : exactText(value)
}

/** Whether every number is named, at least one of them not by the question itself. */
function namesAll(text: string, given: string, truth: Rational[]): boolean {
  const named = namedNumbers(text).map(({ node }) => node.value)
  const asked = namedNumbers(given).map(({ node }) => node.value)
  const isNew = (value: Rational) => !asked.some(each => each.equals(value))
  const has = (value: Rational) => named.some(each => each.equals(value))
  return truth.every(has) && (truth.some(isNew) || named.length >= truth.length)
}

function nearLists(truth: Exact[], options: SeveralOptions): Value[] {
  const numbers = truth.map(asRational)
  if (options.texts || numbers.some(each => each === undefined)) return []
  const plain = numbers.flatMap(each => each ?? [])
  const last = plain.at(-1)
  if (!last) return []
  return [
    plain.slice(0, -1),
    plain.slice(1),
    [...plain.slice(0, -1), last.add(1)],
    [...plain, last.mul(rational(2))],
    plain.map(each => each.add(1)),
  ]
    .filter(list => list.length > 0)
    .map(list => several(list, options))
}
