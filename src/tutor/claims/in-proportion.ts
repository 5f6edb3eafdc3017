import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import {
  AMOUNT,
  CLAUSES,
  COMES_WITH,
  COUNTED,
  EACH_BEHIND,
  MONEY,
  NO_STATEMENT,
  NUMBER_WORD,
  SMALL_MONEY,
  SPELT,
  WORK_SHARED,
} from '#maths/language/en/amounts-said.ts'
import { findUnit } from '#maths/values/units.ts'
import { inDigits } from '../aloud.ts'

interface Amount {
  /** In the unit that all of its kind are held against. */
  value: Rational
  /** The number as it stands there. */
  raw: Rational
  /** What it is of: a dimension, money, or the things that are counted; empty where that is not said. */
  kind: string
  /** The unit as it is written. */
  unit: string
  isDigits: boolean
}

/** A clause that is true by what is told. */
export interface InProportion {
  said: string
  /** It only says an amount in another unit. */
  isConverted: boolean
}

type Pair = readonly [Amount, Amount]

/** `boxes` and `box`, `cubes` and `cube` */
const stem = (word: string) => word.toLowerCase().replace(/(?:e?s)*e?$/, '')

function amountOf([, sign, digits, word = '', name = '']: RegExpMatchArray): Amount | undefined {
  const raw = digits
    ? readLiteral(digits.replaceAll(',', ''))?.value
    : /^half/i.test(word)
      ? rational(1, 2)
      : rational(1)
  if (!raw) return undefined
  const isDigits = digits !== undefined
  const own = { raw, value: raw, unit: name, isDigits }
  if (sign || MONEY.test(name)) return { ...own, kind: 'money', unit: '£' }
  if (SMALL_MONEY.test(name)) return isDigits ? { ...own, value: raw.div(100), kind: 'money' } : undefined
  if (name === '') return isDigits ? { ...own, kind: '', unit: '' } : undefined
  const unit = COUNTED.test(name) ? undefined : findUnit(name.replace('²', '^2').replace('³', '^3'))
  if (unit && ['angle', 'temperature'].includes(unit.dimension)) return { ...own, kind: 'degrees' }
  return unit
    ? { ...own, value: raw.mul(unit.size), kind: unit.dimension, unit: unit.symbol }
    : { ...own, kind: `#${stem(name)}` }
}

/** The amounts of a clause; one of a thing (`a ride`, `each bus`) only where such things are counted as well. */
function amountsIn(clause: string, counted: ReadonlySet<string>): Amount[] {
  const spelt = SPELT.reduce((text, [from, to]) => text.replace(from, to as string), clause)
  const all = [...spelt.matchAll(AMOUNT)].flatMap(each => amountOf(each) ?? [])
  const own = all.filter(({ isDigits, kind }) => isDigits || !kind.startsWith('#') || counted.has(kind))
  // `250 mL cups`: one of them has that much.
  const [, unit, thing] = /\d ?(\p{L}+) (\p{L}{2,}s)\b/u.exec(spelt) ?? []
  const isOfThing = unit !== undefined && findUnit(unit) !== undefined && counted.has(`#${stem(thing ?? '')}`)
  return isOfThing && own.length === 1
    ? [...own, { value: one, raw: one, kind: `#${stem(thing ?? '')}`, unit: '', isDigits: false }]
    : own
}

const one = rational(1)
const beside = (clause: string, amounts: readonly Amount[], a: Amount, b: Amount): Pair =>
  EACH_BEHIND.test(clause) && amounts.length === 2 && a.kind.startsWith('#')
    ? [{ ...a, value: one, raw: one }, b]
    : [a, b]

/** Two amounts that are said beside each other, each once; `each` behind one makes the other one of its things. */
function pairsIn(clause: string, amounts: readonly Amount[]): Pair[] {
  return amounts.flatMap((each, at) => {
    const next = amounts[at + 1]
    return at % 2 === 0 && next ? [beside(clause, amounts, each, next)] : []
  })
}

/** What is told in a clause may belong together however it stands there: `4 litres run into the 60 litre tank each minute`. */
const pairsTold = (clause: string, amounts: readonly Amount[]): Pair[] =>
  amounts.length > MOST_TOLD
    ? pairsIn(clause, amounts)
    : amounts.flatMap((each, at) => amounts.slice(at + 1).map(other => beside(clause, amounts, each, other)))
const MOST_TOLD = 3

/** `for 2 people its half so 60g`: clauses with one amount each belong together. */
function clausesOf(text: string, counted: ReadonlySet<string>): string[] {
  const parts: string[] = []
  let end = 0
  for (const seam of [...text.matchAll(new RegExp(CLAUSES, 'gi')), undefined]) {
    const own = text.slice(end, seam?.index)
    const before = parts.at(-1)
    const isHalf = [before ?? '', own].every(each => amountsIn(asRead(each), counted).length === 1)
    const kinds = isHalf ? [before ?? '', own].map(each => amountsIn(asRead(each), counted)[0]?.kind) : []
    if (isHalf && kinds[0] !== kinds[1] && !/[.;!]/.test(text.slice(end - 2, end)))
      parts[parts.length - 1] = text.slice(text.lastIndexOf(before ?? '', end), seam?.index)
    else if (own.trim() !== '') parts.push(own)
    end = seam ? seam.index + seam[0].length : end
  }
  return parts
}
const asRead = (text: string) => inDigits(text, 1).replace(NUMBER_WORD, word => inDigits(word, 1))

function countedIn(text: string): Set<string> {
  const all = [...text.matchAll(AMOUNT)].flatMap(each => amountOf(each) ?? [])
  return new Set(all.flatMap(({ kind, isDigits }) => (isDigits && kind.startsWith('#') ? [kind] : [])))
}

/** Two lengths, as on a map, are told apart by their units. */
const kindOf = ({ kind, unit }: Amount, pair: Pair) =>
  pair[0].kind === pair[1].kind ? `${kind} ${unit}` : kind

/** Whether a pair goes up as one that is known does; undefined where it is of other things than that. */
function isLike(pair: Pair, told: Pair): boolean | undefined {
  const [[a, b], [one, other]] = [pair, told]
  const isFirst = kindOf(a, pair) === kindOf(one, told)
  // `so 2kg is 2000`: a number alone is of the unit that was told.
  if (b.kind === '' && a.kind === one.kind && (one.kind !== other.kind || a.unit === one.unit))
    return b.raw.mul(one.value).equals(other.raw.mul(a.value))
  return isFirst && kindOf(b, pair) === kindOf(other, told)
    ? a.value.mul(other.value).equals(b.value.mul(one.value))
    : undefined
}

const turned = ([a, b]: Pair): Pair => [b, a]

/** `3 minutes are 180 seconds` */
const isSame = ([a, b]: Pair) =>
  a.kind === b.kind && a.kind !== '' && a.value.equals(b.value) && a.unit !== b.unit

function isTrue(pair: Pair, known: readonly Pair[]): boolean | undefined {
  if (isSame(pair)) return true
  const ways = known
    .flatMap(each => [each, turned(each)])
    .flatMap(each => [isLike(pair, each), isLike(turned(pair), each)])
  const judged = ways.filter(each => each !== undefined)
  return judged.length === 0 ? undefined : judged.includes(true)
}

/**
 * The last clause of a message that goes up with what is told as amounts do that belong together: `so in 3 hours its 36
 * km` of 12 km in an hour, or that says an amount in another unit. Undefined where the message has a number besides that
 * is neither told nor of such a clause: what it concludes can't be known then.
 */
export function inProportion(message: string, told: string): InProportion | undefined {
  if (NO_STATEMENT.test(message) || WORK_SHARED.test(told)) return undefined
  const counted = new Set([...countedIn(asRead(told)), ...countedIn(asRead(message))])
  const read = clausesOf(told, counted).map(clause => ({
    clause,
    amounts: amountsIn(asRead(clause), counted),
  }))
  const known = read.flatMap(({ clause, amounts }) => pairsTold(asRead(clause), amounts))
  const given = read.flatMap(({ amounts }) => amounts)
  const isTold = ({ raw }: Amount) => given.some(each => each.raw.equals(raw))
  let found: InProportion | undefined
  for (const clause of clausesOf(message, counted)) {
    const amounts = amountsIn(asRead(clause), counted)
    const pairs = pairsIn(asRead(clause), amounts).filter(
      ([a, b]) => (a.kind !== '' && b.kind !== '') || COMES_WITH.test(clause),
    )
    const judged = pairs.map(pair => isTrue(pair, known))
    if (judged.includes(false)) return undefined
    const isAll = judged.length > 0 && judged.every(Boolean) && amounts.length === 2 * pairs.length
    // `so its 240cm`, of 2.4 m
    const isAgain = amounts.length > 0 && amounts.every(each => given.some(other => isSame([each, other])))
    const isNew = isAgain || !amounts.every(isTold)
    if ((isAll && isNew) || isAgain)
      found = {
        said: clause.trim().replace(/[.,;!]+$/, ''),
        isConverted: isAgain || pairs.every(isSame),
      }
    if (isAll) known.push(...pairs)
    // `two such parts`: a count alone concludes nothing.
    const isCount = amounts.length === 1 && amounts.every(({ kind }) => kind.startsWith('#'))
    if (!isAll && !isAgain && !isCount && amounts.some(each => each.isDigits && !isTold(each)))
      return undefined
    if (isCount && !isAll) found = undefined
  }
  return found
}
