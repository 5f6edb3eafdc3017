import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import * as S from '#maths/language/en/unsolved/sentences.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { remembering } from '#text/remembering.ts'
import { heardIn, isStated } from '../claims/heard.ts'
import { countedUp } from '../quantities/counting.ts'
import { isTakenApart, TAKEN_APART } from '../quantities/taken-apart.ts'
import { asSaid } from './as-said.ts'
import { withResults } from './comes-behind.ts'
import { conversionsIn } from './measures-said.ts'
import type { Dismissed } from './needed.ts'
import { type NumberSaid, numbersIn, onlyOf, reachedBy } from './numbers-said.ts'
import { judgeShares, type Share, sharesIn } from './shares-said.ts'
import { strangeIn, USUAL } from './strange-number.ts'
import { timesSaid } from './times-said.ts'
import { isSameAmount, knownNow, type Reached, type Unsolved } from './unsolved.ts'
import { isQuotient, percentsIn, usesOf, wholesOf } from './uses.ts'
import { waysTo } from './ways.ts'
import { withLast } from './with-last.ts'
import { numbersOf, ofRooted, rootedIn, wrongRoot } from './with-roots.ts'

/** What a message says of work that nobody has solved. */
export interface UnsolvedSaid {
  /** True statements, as they are shown. */
  right: readonly string[]
  /** Where the first false one goes wrong. */
  wrong?: string | undefined
  /** What the true sums come to, the last one last. */
  results: readonly Reached[]
  /** Known numbers that the sums are made of. */
  uses: readonly Rational[]
  /** A number in a sum that is neither told nor reached. */
  strange?: string | undefined
  /** A sum that is not worked out. */
  plan?: Reached | undefined
  numbers: readonly NumberSaid[]
  /** An operation that is named without numbers. */
  operation?: string | undefined
  /** A term with a letter. */
  letters?: string | undefined
  /** What parts of the whole come to. */
  shares?: readonly Share[] | undefined
  /** What the child says needs no further word. */
  dismissed?: Dismissed | undefined
}

/** Nothing is known of it yet. */
export const NOTHING_SAID: UnsolvedSaid = { right: [], results: [], uses: [], numbers: [] }

const OPERATION =
  /\b(?:add(?:ing|ed|ition)?|plus|take ?away|taking away|subtract(?:ing|ion)?|minus|times(?:ing)?|multipl(?:y|ying|ied|ication)|divid(?:e|ing|ed)|division|share|sharing|halve|half|double)\b/i
const LETTERS =
  /(?<![\p{L}\d.])-?\d+[abknqrtuvwxyz](?![\p{L}\d])(?:\s*[-+−]\s*\d+)?|(?<![\p{L}])[a-z]\s*[-+−*]\s*\d+/iu
/** An equation is worked on by itself. */
const EQUATION =
  /(?<!\p{L})(?:[a-wyz]|x(?!\s*\d))(?!\p{L})[^=\p{L}]{0,20}=|=[^=]{0,20}(?<!\p{L})\d+(?:[a-wyz]|x(?!\s*\d))(?!\p{L})/iu
/** `and then take away 4 x 3` has no number below zero. */
const TAKES_PRODUCT = /\b(?:then|and) (?:take ?away|take off|minus|subtract) (?=\d+(?:\.\d+)? ?[x×*] ?\d)/gi
const LONGEST = 200

/** What a message says of it; undefined where it says no number, sum nor operation. */
export const unsolvedSaid = remembering(saidOf, (unsolved, typed) => {
  const { text, asked, at, told, reached, used, open } = unsolved
  const parts = unsolved.shares?.length ?? 0
  const numbers = [...reached.map(({ value }) => value), ...used, ...(open ? [open.value] : [])]
  const named = reached.map(({ name, sum }) => [name, sum])
  return JSON.stringify([
    text,
    asked[at],
    told.length,
    parts,
    numbers.map(each => each.toFraction()),
    named,
    typed,
  ])
})

function saidOf(unsolved: Unsolved, typed: string): UnsolvedSaid | undefined {
  if (typed.length > LONGEST || EQUATION.test(typed)) return undefined
  const text = withLast(countedUp(typed.replace(TAKES_PRODUCT, '; ')), unsolved)
  if (isTakenApart(text, unsolved.text)) return { ...NOTHING_SAID, wrong: TAKEN_APART }
  const shares = ofShares(unsolved, text)
  if (shares) return shares
  const rooted = rootedIn(text)
  const times = timesSaid(unsolved, text)
  if (times.wrong !== undefined) return { ...NOTHING_SAID, wrong: times.wrong }
  const plain = rooted.reduce((rest, each) => rest.replace(each.text, ' ; '), times.rest)
  const told = unsolved.told.flatMap(({ value }) => (value ? [value.valueOf()] : []))
  const heard = heardIn(plain, [...told, ...unsolved.reached.map(({ value }) => value.valueOf())])
  const read = claimsIn(plain).filter(({ sides }) => !sides.some(hasUnknown))
  const claims = withResults(read, plain)
  const worked = claims.filter(each => (isStated(each) || isQuotient(each)) && each.truth === 'true')
  const measures = conversionsIn(claims)
  const falseRoot = rooted.find(({ isSo }) => isSo === false)
  const results = [
    ...worked.flatMap(each => resultOf(each, typed, unsolved.text)),
    ...rooted.flatMap(ofRooted),
    ...measures.results,
  ]
  const falseQuotient = claims.find(each => isQuotient(each) && each.truth === 'false')?.wrong
  const isSum =
    worked.length > 0 || rooted.length > 0 || heard.wrong !== undefined || falseQuotient !== undefined
  const letters = LETTERS.exec(plain)?.[0]
  const wrong = claims.find(({ truth, wrong: place }) => truth !== 'true' && place !== undefined)
  // `12 x 9 = 108 and then minus 5 x 2`: what comes last is still to be worked out.
  const plan = letters || heard.wrong !== undefined ? undefined : claims.findLast(isPlan)
  const isNext =
    plan === claims.at(-1) && !results.some(({ value }) => planOf(plan?.sides[0])?.value.equals(value))
  const open = isSum && !isNext ? undefined : plan?.sides[0]
  const isTold = times.right.length + heard.right.length + measures.right.length > 0
  const numbers = isSum || open || letters || isTold ? [] : numbersIn(unsolved, plain)
  const operation = numbers.length === 0 && !/\d/.test(text) ? OPERATION.exec(text)?.[0] : undefined
  if (open && !isSum && !isOfIt(unsolved, claims)) return undefined
  const reckoned = [
    ...worked,
    ...(wrong ? [wrong] : []),
    ...(open ? claims.filter(each => (isSum ? each === plan : isPlan(each))) : []),
  ]
  const named = [...usesOf(reckoned), ...rooted.flatMap(numbersOf)]
  // What was put together in the head was used as well: the 30 and the 6 of 36.
  const known = knownNow(unsolved)
  const whole = [...wholesOf(reckoned), ...rooted.flatMap(numbersOf)]
  const inHead = whole.flatMap(each =>
    known.some(own => isSameAmount(own, each))
      ? []
      : onlyOf(waysTo(each, known), known).flatMap(way => way.uses),
  )
  const uses = [...named, ...measures.uses, ...inHead, ...percentsIn(unsolved, plain, whole)]
  const said: UnsolvedSaid = {
    right: [
      ...stepsIn(unsolved, plain),
      ...times.right,
      ...measures.right,
      ...heard.right,
      ...worked
        .filter(each => !isStated(each) || !read.includes(each))
        .map(({ sides }) => `$${[...new Set(sides.map(latex))].join(' = ')}$`),
      ...rooted.filter(({ isSo }) => isSo === true).map(({ text: own }) => `\`${own}\``),
    ],
    wrong:
      heard.wrong ?? (falseQuotient && wrongQuotient(falseQuotient)) ?? (falseRoot && wrongRoot(falseRoot)),
    results: [...results, ...numbers.flatMap(reachedBy)],
    uses: [...uses, ...numbers.flatMap(usedFor)],
    strange: strangeIn(unsolved, worked, results, typed),
    plan: planOf(open) ?? (wrong && planOf(wrong.wrong?.left)),
    numbers,
    operation,
    letters,
  }
  const isEmpty = !isSum && !open && said.right.length === 0 && numbers.length === 0 && !operation && !letters
  return isEmpty ? undefined : said
}

/** The known numbers that one is made of. */
function usedFor(number: NumberSaid): readonly Rational[] {
  if (number.from === 'below') return number.told.value ? [number.told.value] : []
  return number.from === 'way' ? number.uses : []
}

/** `half of 3/5 is 3/10 so 3/10 = 9`: parts of the whole and what they come to, where it has parts. */
function ofShares(unsolved: Unsolved, text: string): UnsolvedSaid | undefined {
  const now = sharesIn(text)
  const isOfParts = unsolved.told.some(({ number }) => /\d\/\d|%|half|third|quarter/i.test(number))
  if (now.length === 0 || !isOfParts) return undefined
  const { right, wrong } = judgeShares(unsolved.shares ?? [], now)
  const rest = now.reduce((kept, { said: [part, amount] }) => {
    const at = kept.lastIndexOf(part)
    return at < 0 ? kept : kept.slice(0, at) + kept.slice(kept.indexOf(amount, at) + amount.length)
  }, text)
  const own = /\d/.test(rest) ? saidOf(unsolved, rest.replace(/\s+so\s*$/i, '').trim()) : undefined
  const results = right.map(({ amount, said: [part, said] }) => ({
    value: amount,
    said,
    sum: `\`${part} = ${said}\``,
  }))
  return {
    right: [
      ...(own?.right ?? []),
      ...right.map(({ said: [part, said] }) => `\`${part}\` of it is \`${said}\``),
    ],
    wrong: own?.wrong ?? (wrong && S.wrongShare(...wrong.share.said, ...wrong.by.said)),
    results: [...(own?.results ?? []), ...results],
    uses: [...(own?.uses ?? []), ...right.flatMap(({ part, amount }) => [part, amount])].filter(
      each => !results.some(({ value }) => value.equals(each)) || isToldOf(unsolved, each),
    ),
    numbers: [],
    shares: right,
  }
}

const isToldOf = ({ told }: Unsolved, value: Rational) => told.some(each => each.value?.equals(value))

function planOf(side: Expression | undefined): Reached | undefined {
  const value = side && exactValue(side)
  return side && value ? { value, sum: `$${latex(side)}$` } : undefined
}

const BY_STEPS =
  /\b(?:goes?|gos|going|went|jumps?|moves?|counts?) (?:up|down|on|back)(?: by| in)? (\d+)|\b(?:add|plus|\+) ?(\d+) (?:each|every|all)\b|\balways (?:plus |add |\+)?(\d+)\b/i

/** `goes up 3`, of a row that is told. */
function stepsIn({ told }: Unsolved, text: string): string[] {
  const said = BY_STEPS.exec(text)
    ?.slice(1)
    .find(each => each !== undefined)
  if (said === undefined) return []
  const values = told.flatMap(({ value }) => value?.valueOf() ?? [])
  const isRow = values.some(
    (each, at) =>
      at > 1 &&
      [at, at - 1].every(end => Math.abs((values[end] ?? 0) - (values[end - 1] ?? 0)) === Number(said)) &&
      each !== values[at - 1],
  )
  return isRow ? [`\`${said}\` from each one to the next`] : []
}

/** A plan has a number of the work in it, or it is a sum of its own. */
function isOfIt(unsolved: Unsolved, claims: readonly Claim[]): boolean {
  const known = knownNow(unsolved)
  // `15 - 2`, of 5 by 3: one step was done in the head.
  const isKnown = (use: Rational) =>
    known.some(each => isSameAmount(each, use)) || waysTo(use, known).length > 0
  return usesOf(claims).some(use => !USUAL.includes(use.valueOf()) && isKnown(use))
}

/** A ratio that is told again is no plan to divide. */
const isPlan = ({ text, sides: [side, ...others] }: Claim) =>
  !/\d\s*:\s*\d/.test(text) &&
  side !== undefined &&
  others.length === 0 &&
  operationsIn(side).length > 0 &&
  exactValue(side) !== undefined

function resultOf({ sides }: Claim, typed: string, told: string): Reached[] {
  const [first, last] = [sides[0], sides.at(-1)]
  const value = last && exactValue(last)
  const form = last && asLiteral(last)?.form
  const said =
    form === 'percent'
      ? `${value?.mul(100).valueOf()}%`
      : form === 'fraction'
        ? value?.toFraction()
        : form === 'decimal' && value
          ? asSaid(value, typed, told)
          : undefined
  return first && value ? [{ value, said, sum: `$${latex(first)}$` }] : []
}

const wrongQuotient = ({ left, right }: NonNullable<Claim['wrong']>) =>
  `Look at $${latex(left)} = ${latex(right)}$ again. Multiply back: do you come to where you started?`

/** The work after a message about it. */
export function goOnUnsolved(unsolved: Unsolved, said: UnsolvedSaid): Unsolved {
  const isOn = said.results.length > 0 || said.right.length > 0
  const before = unsolved.reached.filter(each => said.results.every(({ value }) => !value.equals(each.value)))
  // A number that was reckoned with before is only told where it is from: it comes before what it has led to.
  const isExplained = ({ value }: Reached) =>
    unsolved.used.some(each => each.equals(value)) && !unsolved.reached.some(each => each.value.equals(value))
  const goesOn = said.uses.some(use => before.some(({ value }) => isSameAmount(value, use)))
  return {
    ...unsolved,
    reached: [
      ...said.results.filter(isExplained),
      ...unsolved.reached,
      ...said.results.filter(each => !isExplained(each)),
    ],
    used: [...unsolved.used, ...said.uses],
    shares: [...(unsolved.shares ?? []), ...(said.shares ?? [])],
    open: said.plan ?? (said.results.length > 0 && !said.wrong ? undefined : unsolved.open),
    hints: isOn ? 0 : unsolved.hints,
    isBranch: said.results.length > 0 ? said.uses.length > 0 && !goesOn : unsolved.isBranch,
  }
}
