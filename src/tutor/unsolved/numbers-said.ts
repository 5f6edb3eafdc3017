import { type Rational, rational, roundTo } from '#maths/arithmetic/rational.ts'
import { askedFor } from '#maths/language/en/unsolved/asked-for.ts'
import { likelyWays } from '#maths/stories/read-story.ts'
import { latexOf, latexOfNumber, numberIn, type SumBehind } from '../sums-behind.ts'
import { belowZero, namedWay } from './named-ways.ts'
import { isWholeSaid, restOf } from './shares-said.ts'
import type { Told } from './told.ts'
import {
  askedNow,
  inTwoUnits,
  isSameAmount,
  isSameFor,
  knownNow,
  type Reached,
  type Unsolved,
  unusedOf,
} from './unsolved.ts'
import { type Way, waysTo } from './ways.ts'

/** A number that is said without a sum, by where it comes from. */
export type NumberSaid = { said: string; value: Rational; name?: string | undefined } & (
  | { from: 'told'; label: number }
  | {
      from: 'reached'
      sum?: string | undefined /** In another unit, or by a name of its own. */
      isOther: boolean
    }
  /** One sum of known numbers leads to it. */
  | { from: 'way'; sum: string; uses: readonly Rational[] }
  /** What was reached before, with fewer digits. */
  | { from: 'rounded'; of: Rational }
  /** An amount that is told, below zero as its words say. */
  | { from: 'below'; told: Told }
  /** It belongs to what is asked, as the 180 of a straight line. */
  | { from: 'known' }
  | { from: 'nowhere' }
)

const NUMBER =
  /(?:[£$€₦₹] ?)?(?<![\p{L}\d/]|\d[.,:]|[a-z] ?\^ ?)-?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?: ?(?:%|¢|p\b))?(?![\d:]|\.\d|\/\d)/giu
const ONE_IS = /^ \p{L}+ (?:is|are|=|makes?|gets?|has|have|costs?) /u
const MOST_NUMBERS = 4

export function reachedBy(number: NumberSaid): Reached[] {
  if (number.from === 'told' || number.from === 'known') return []
  if (number.from === 'reached')
    return number.isOther
      ? [{ value: number.value, said: number.said, name: number.name, sum: number.sum }]
      : []
  const { said, value, name } = number
  return [{ value, said, name, sum: number.from === 'way' ? number.sum : undefined }]
}

/** Numbers that are said without a sum: those that stand there already, and where the others come from. */
export function numbersIn(unsolved: Unsolved, text: string): NumberSaid[] {
  const two = inTwoUnits(text)
  if (two)
    return [placed(unsolved, { said: two.said, value: two.value, message: text }, unsolved.reached, [])]
  const numbers: NumberSaid[] = []
  const reached = [...unsolved.reached]
  // Of a line that was not read only what it comes to.
  const said = text.slice(text.lastIndexOf('=') + 1)
  for (const found of said.matchAll(NUMBER)) {
    // `-7, not 7`, `to the nearest 100`, `100 is not right`
    if (/\b(?:not|near|nearest) (?:a |the )?$/i.test(said.slice(0, found.index))) continue
    if (/^ (?:isn'?t|is not|cant be|can'?t be|is wrong)\b/i.test(said.slice(found.index + found[0].length)))
      continue
    // Of `1 bit is 4` the 1 only says that it is of a single one.
    if (/^1$/.test(found[0]) && ONE_IS.test(said.slice(found.index + 1))) continue
    const value = numberIn(found[0].replace(/,(?=\d{3})/g, ''))
    if (!value || isWholeSaid(found[0])) continue
    const name = nameOf(text, found[0], unsolved.text)
    const isRoot = /\broots?\b[^\d.!?]{0,20}$/i.test(said.slice(0, found.index))
    const number = placed(
      unsolved,
      { said: found[0].trim(), value, name, isRoot, message: text },
      reached,
      numbers,
    )
    numbers.push(number)
    reached.push(...reachedBy(number))
  }
  // What the child has come to counts for more than what is told.
  const own = numbers.length > MOST_NUMBERS ? numbers.filter(({ from }) => from !== 'told') : numbers
  return own.slice(0, MOST_NUMBERS)
}

/** With fewer digits, or only the wholes of it. */
const isRounded = (exact: Rational, said: Rational) =>
  !exact.equals(said) &&
  ((exact.abs().compare(1) >= 0 && (exact.floor().equals(said) || exact.ceil().equals(said))) ||
    [1, 2].some(places => roundTo(exact, places).equals(said)))

/** The numbers that bear the name that the child gives: `3 eggs`, of `2 eggs`. */
function named(name: string | undefined, { told, reached }: Unsolved): Rational[] {
  const stem = name
    ?.replace(/[^\p{L}]/gu, '')
    .slice(0, 2)
    .toLowerCase()
  if (!stem) return []
  const isIt = (words = '') =>
    words
      .toLowerCase()
      .split(/\s+/)
      .some(word => word.startsWith(stem))
  return [...told.filter(({ words }) => isIt(words)), ...reached.filter(each => isIt(each.name))].flatMap(
    ({ value }) => value ?? [],
  )
}

/** Where it stands whether a number is an amount of money. */
const moneyIn = ({ text }: Unsolved, { said, name = '' }: { said: string; name?: string | undefined }) =>
  `${text} ${said} ${name}`

function placed(
  unsolved: Unsolved,
  said: { said: string; value: Rational; name?: string | undefined; isRoot?: boolean; message: string },
  reached: readonly Reached[],
  before: readonly NumberSaid[],
): NumberSaid {
  const { value } = said
  const own = reached.findLast(each => isSameAmount(each.value, value))
  if (own)
    return {
      ...said,
      // `75 cents` are the 0.75 that was reached.
      value: isSameFor(moneyIn(unsolved, said), own.value, value) ? own.value : value,
      from: 'reached',
      sum: own.sum,
      isOther:
        own !== reached.at(-1) ||
        !own.value.equals(value) ||
        // `2/8 so 1/4`: from now on it is said in that form.
        (own.said !== said.said && said.said.includes('/')) ||
        (said.name !== undefined && own.name === undefined),
    }
  const { open } = unsolved
  // `70 cents` of 7 ÷ 10 is the 0.7 that the sum comes to.
  if (open && isSameFor(moneyIn(unsolved, said), open.value, value))
    return { ...said, value: open.value, from: 'way', sum: open.sum ?? '', uses: [] }
  const squared = said.isRoot ? reached.findLast(each => each.value.equals(value.mul(value))) : undefined
  if (squared)
    return { ...said, from: 'way', sum: `$\\sqrt{${latexOfNumber(squared.value)}}$`, uses: [squared.value] }
  const label = unsolved.told.findIndex(each => each.value?.equals(value))
  if (label >= 0) return { ...said, from: 'told', label }
  const below = belowZero(unsolved, value)
  if (below) return { ...said, from: 'below', told: below }
  const byWords = namedWay({ ...unsolved, reached: [...reached] }, said.message, value)
  if (byWords) return { ...said, from: 'way', sum: byWords.sum, uses: byWords.uses }
  const asked = askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)
  const fresh = unusedOf(unsolved).flatMap(each => each.value ?? [])
  const rest = restOf(value, knownNow({ ...unsolved, reached }))
  if (rest)
    return {
      ...said,
      from: 'way',
      sum: latexOf({ left: rational(1n), operator: '−', right: rest, value }),
      uses: [rest],
    }
  const exact = said.said.includes('/') ? undefined : reached.findLast(each => isRounded(each.value, value))
  const liked = named(said.name, { ...unsolved, reached })
  const known = knownNow({ ...unsolved, reached: reached.filter(({ sum }) => sum !== undefined) })
  const [way] = [
    ...likelyTo(value, unsolved),
    ...onlyOf(
      waysTo(value, known, fresh, asked.known, liked),
      known,
      // `theres 2 parts red so 16`: what is named before it may have led to it.
      reached.length > 0 ? [...fresh, ...before.map(each => each.value)] : [],
      asked.known,
    ),
  ]
  if (exact && exact.value.sub(value).abs().compare(1) < 0)
    return { ...said, from: 'rounded', of: exact.value }
  if (!way && asked.known?.includes(value.valueOf()) && value.compare(2) > 0)
    return { ...said, from: 'known' }
  return way ? { ...said, from: 'way', sum: way.sum, uses: way.uses } : { ...said, from: 'nowhere' }
}

/**
 * The only sum of two known numbers that may lead to a number, or the only one that goes on from what was reached last
 * with a number that is new; none where there are several, or where one number that is there once would be taken twice,
 * or multiplied with what only belongs to the kind of question, as the minutes of an hour.
 */
export function onlyOf(
  ways: readonly Way[],
  known: readonly Rational[],
  fresh: readonly Rational[] = [],
  constants: readonly number[] = [],
): Way[] {
  const isThere = (all: readonly Rational[], value: Rational) => all.some(each => each.equals(value))
  const isTwice = ({ uses: [one, other] }: Way) =>
    one !== undefined && other?.equals(one) === true && known.filter(each => each.equals(one)).length > 1
  const sure = ways.filter(
    ({ uses: [one, other], sum }) =>
      one !== undefined &&
      other?.equals(one) === false &&
      !(/times|div/.test(sum) && [one, other].some(each => constants.includes(each.valueOf()))),
  )
  const last = known.at(-1)
  const goingOn = sure.filter(
    ({ uses }) =>
      last !== undefined &&
      isThere(uses, last) &&
      uses.some(each => isThere(fresh, each) && !each.equals(last)),
  )
  const twice = ways.filter(way => /\+/.test(way.sum) && isTwice(way)).slice(0, 1)
  // `36` may be twice 18 as well as 18 and 18.
  const isDouble = ways.some(({ uses: [one, other], sum }) => /\+/.test(sum) && one && other?.equals(one))
  return [twice, goingOn, isDouble ? [] : sure].find(({ length }) => length === 1) ?? []
}

/** The step of a likely way through the whole of it that comes to a number. */
function likelyTo(value: Rational, { text }: Unsolved): Way[] {
  const step = likelyWays(text)
    .flatMap(({ steps }) => steps)
    .find(each => isSameFor(text, each.value, value))
  const [, left = '', sign = '', right = ''] = /^(\S+) ([+−×÷]) (\S+)$/.exec(step?.calculation ?? '') ?? []
  const [one, other] = [numberIn(left), numberIn(right)]
  if (!step || !one || !other) return []
  const operator = sign as SumBehind['operator']
  const sum = latexOf({ left: one, operator, right: other, value: step.value })
  return [{ sum, uses: [one, other], value: step.value }]
}

/** A word of the work, a unit, or several of something: `27 kids`, and not `80 take`. */
function isNoun(name: string, told: string): boolean {
  const [word = ''] = name.toLowerCase().split(' ')
  const isVerb =
    /^(?:was|has|does|goes|makes|gives|gets|less|plus|minus|times|versus|this|its|takes|leaves|adds)$/.test(
      word,
    )
  const isLeft = /^(?:left|each|more|over|cents?|pence|percent|degrees?)$/.test(word)
  return isLeft || (/s$/.test(word) && !isVerb) || told.toLowerCase().includes(word)
}

/** What the child calls a number: `8 parts`; in brackets what stands before it. */
export function nameOf(text: string, number: string, told: string): string | undefined {
  const at = text.indexOf(number)
  const front = /(\p{L}{3,}) (?:is|are|=) $/u.exec(text.slice(0, at))?.[1]
  const behind = text.slice(at + number.length)
  const name = /^ ?(\p{L}{3,}(?: (?:each|left|in all|altogether))?)/u.exec(behind)?.[1]
  return name &&
    isNoun(name, told) &&
    !/^(?:and|is|are|then|cos|because|but|cant|cannot|so|not|lol|that|thats|its|hes|shes|whats|lets|yes|yess|lots|always|right|the|what|tho|too|haha|yay|pls|please|now|again|both|for|from|with|off|out)\b/i.test(
      name,
    )
    ? name
    : front &&
        !/^(?:that|this|answer|thats|it|which|what|there|add|adding|plus|minus|times|divide|both|all)$/i.test(
          front,
        )
      ? `(${front})`
      : undefined
}
