import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, hasUnknown, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { type Rational, rational, roundTo } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { readLiteral } from '#maths/kinds/arithmetic/read-literal.ts'
import { askedFor } from '#maths/language/en/unsolved/asked-for.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { heardIn, isStated } from '../claims/heard.ts'
import { numberIn } from '../sums-behind.ts'
import { type Rooted, rootedIn } from './with-roots.ts'
import { waysTo } from './ways.ts'
import { askedNow, inTwoUnits, isSameAmount, knownNow, type Reached, type Unsolved, unusedOf } from './unsolved.ts'

/** A number that is said without a sum, by where it comes from. */
export type NumberSaid = { said: string; value: Rational; name?: string | undefined } & (
  | { from: 'told'; label: number }
  | { from: 'reached'; sum?: string | undefined; /** In another unit, or by a name of its own. */ isOther: boolean }
  /** One sum of known numbers leads to it. */
  | { from: 'way'; sum: string; uses: readonly Rational[] }
  /** What was reached before, with fewer digits. */
  | { from: 'rounded'; of: Rational }
  | { from: 'nowhere' }
)

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
}

const OPERATION =
  /\b(?:add(?:ing|ed|ition)?|plus|take ?away|taking away|subtract(?:ing|ion)?|minus|times(?:ing)?|multipl(?:y|ying|ied|ication)|divid(?:e|ing|ed)|division|share|sharing|halve|half|double)\b/i
const LETTERS = /(?<![\p{L}\d.])-?\d+[abknqrtuvwxyz](?![\p{L}\d])(?:\s*[-+−]\s*\d+)?|(?<![\p{L}])[a-z]\s*[-+−*]\s*\d+/iu
const NUMBER = /(?:[£$€₦₹] ?)?(?<![\p{L}\d/]|\d[.,:])-?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?: ?(?:%|p\b))?(?![\d:]|\.\d|\/\d)/giu
/** An equation is worked on by itself. */
const EQUATION = /(?<!\p{L})(?:[a-wyz]|x(?!\s*\d))(?!\p{L})[^=\p{L}]{0,20}=|=[^=]{0,20}(?<!\p{L})\d+(?:[a-wyz]|x(?!\s*\d))(?!\p{L})/iu
const LONGEST = 200
/** Small numbers and powers of ten come into a sum by themselves. */
const USUAL = [0, 1, 2, 10, 100, 1000, 0.5]

/** What a message says of it; undefined where it says no number, sum nor operation. */
export function unsolvedSaid(unsolved: Unsolved, typed: string): UnsolvedSaid | undefined {
  if (typed.length > LONGEST || EQUATION.test(typed)) return undefined
  const text = withLast(typed, unsolved)
  const rooted = rootedIn(text)
  const plain = rooted.reduce((rest, each) => rest.replace(each.text, ' ; '), text)
  const told = unsolved.told.flatMap(({ value }) => (value ? [value.valueOf()] : []))
  const heard = heardIn(plain, [...told, ...unsolved.reached.map(({ value }) => value.valueOf())])
  const claims = claimsIn(plain).filter(({ sides }) => !sides.some(hasUnknown))
  const worked = claims.filter(each => (isStated(each) || isQuotient(each)) && each.truth === 'true')
  const falseRoot = rooted.find(({ isSo }) => isSo === false)
  const results = [...worked.flatMap(resultOf), ...rooted.flatMap(ofRooted)]
  const falseQuotient = claims.find(each => isQuotient(each) && each.truth === 'false')?.wrong
  const isSum = worked.length > 0 || rooted.length > 0 || heard.wrong !== undefined || falseQuotient !== undefined
  const letters = LETTERS.exec(plain)?.[0]
  const wrong = claims.find(({ truth, wrong: place }) => truth !== 'true' && place !== undefined)
  const open = isSum || letters ? undefined : claims.findLast(isPlan)?.sides[0]
  const numbers = isSum || open || letters || heard.right.length > 0 ? [] : numbersIn(unsolved, plain)
  const operation = numbers.length === 0 && !/\d/.test(text) ? OPERATION.exec(text)?.[0] : undefined
  if (open && !isOfIt(unsolved, claims)) return undefined
  const uses = [...usesOf([...worked, ...(open ? claims.filter(isPlan) : [])]), ...rooted.flatMap(numbersOf)]
  const said: UnsolvedSaid = {
    right: [
      ...stepsIn(unsolved, plain),
      ...heard.right,
      ...worked.filter(each => !isStated(each)).map(({ sides }) => `$${sides.map(latex).join(' = ')}$`),
      ...rooted.filter(({ isSo }) => isSo === true).map(({ text: own }) => `\`${own}\``)],
    wrong: heard.wrong ?? (falseQuotient && wrongQuotient(falseQuotient)) ?? (falseRoot && wrongRoot(falseRoot)),
    results: [...results, ...numbers.flatMap(reachedBy)],
    uses: [...uses, ...numbers.flatMap(each => (each.from === 'way' ? each.uses : []))],
    strange: strangeIn(unsolved, worked, results),
    plan: planOf(open) ?? (wrong && planOf(wrong.wrong?.left)),
    numbers,
    operation,
    letters,
  }
  const isEmpty = !isSum && !open && said.right.length === 0 && numbers.length === 0 && !operation && !letters
  return isEmpty ? undefined : said
}

function planOf(side: Expression | undefined): Reached | undefined {
  const value = side && exactValue(side)
  return side && value ? { value, sum: `$${latex(side)}$` } : undefined
}

const BY_STEPS = /\b(?:goes?|gos|going|went|jumps?|moves?|counts?) (?:up|down|on|back)(?: by| in)? (\d+)|\b(?:add|plus|\+) ?(\d+) (?:each|every|all)\b|\balways (?:plus |add |\+)?(\d+)\b/i

/** `goes up 3`, of a row that is told. */
function stepsIn({ told }: Unsolved, text: string): string[] {
  const said = BY_STEPS.exec(text)?.slice(1).find(each => each !== undefined)
  if (said === undefined) return []
  const values = told.flatMap(({ value }) => value?.valueOf() ?? [])
  const isRow = values.some((each, at) => at > 1 && [at, at - 1].every(end => Math.abs((values[end] ?? 0) - (values[end - 1] ?? 0)) === Number(said)) && each !== values[at - 1])
  return isRow ? [`\`${said}\` from each one to the next`] : []
}

/** A plan has a number of the work in it, or it is a sum of its own. */
function isOfIt(unsolved: Unsolved, claims: readonly Claim[]): boolean {
  const known = knownNow(unsolved)
  return usesOf(claims).some(use => !USUAL.includes(use.valueOf()) && known.some(each => isSameAmount(each, use)))
}

/** `48/3 = 16` */
const isQuotient = ({ sides: [first, ...others] }: Claim) =>
  first !== undefined && others.length > 0 && asLiteral(first)?.form === 'fraction'

const isPlan = ({ sides: [side, ...others] }: Claim) =>
  side !== undefined && others.length === 0 && operationsIn(side).length > 0 && exactValue(side) !== undefined

function resultOf({ sides }: Claim): Reached[] {
  const [first, last] = [sides[0], sides.at(-1)]
  const value = last && exactValue(last)
  return first && value ? [{ value, sum: `$${latex(first)}$` }] : []
}

function ofRooted({ text, said, isSo }: Rooted): Reached[] {
  const value = isSo === false ? undefined : readLiteral(said)?.value
  return value ? [{ value, sum: `\`${text.replace(/\s*(?:=|≈|~|\bis\b).*$/, '')}\`` }] : []
}

const wrongQuotient = ({ left, right }: NonNullable<Claim['wrong']>) =>
  `Look at $${latex(left)} = ${latex(right)}$ again. Multiply back: do you come to where you started?`

const numbersOf = ({ text }: Rooted) => (text.replace(/=.*$/, '').match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])

const wrongRoot = ({ text }: Rooted) => `Look at \`${text}\` again. Work it out once more: about how big must it be?`

function reachedBy(number: NumberSaid): Reached[] {
  if (number.from === 'told' || number.from === 'rounded') return []
  if (number.from === 'reached') return number.isOther ? [{ value: number.value, said: number.said, name: number.name, sum: number.sum }] : []
  const { said, value, name } = number
  return [{ value, said, name, sum: number.from === 'way' ? number.sum : undefined }]
}

function usesOf(claims: readonly Claim[]): Rational[] {
  return claims
    .flatMap(({ sides }) => sides.slice(0, Math.max(1, sides.length - 1)).flatMap(literalsIn))
    .flatMap(({ value, top, bottom }) => [
      value,
      ...(top !== undefined && bottom !== undefined ? [rational(top), rational(bottom)] : []),
    ])
}

/** `times 6` goes on from what was reached last. */
const GOES_ON =
  /^\W*(?:(?:and|then|so|now|ok|oh|you|i|we|do|that) )*(times(?:ed)?(?: by| it by)?|multipl(?:y|ied)(?: it)? by|divided?(?: it)? by|plus|add|minus|take away|take|x|[+×*÷−-])\s*(\d+(?:\.\d+)?%?)(?:\s*(?:=|is)\s*(\d+(?:\.\d+)?))?\W*$/i

function withLast(text: string, { reached }: Unsolved): string {
  const [, does, number, result] = GOES_ON.exec(text) ?? []
  const last = reached.at(-1)
  return does && number && last
    ? `${last.value.valueOf()} ${does.replace(/ ?it(?= by)|ed\b(?! by)/i, '')} ${number}${result ? ` = ${result}` : ''}`
    : text
}

/** Numbers that are said without a sum: those that stand there already, and where the others come from. */
function numbersIn(unsolved: Unsolved, text: string): NumberSaid[] {
  const two = inTwoUnits(text)
  if (two) return [placed(unsolved, { said: two.said, value: two.value }, unsolved.reached)]
  const numbers: NumberSaid[] = []
  const reached = [...unsolved.reached]
  for (const found of text.matchAll(NUMBER)) {
    const value = numberIn(found[0].replace(/,(?=\d{3})/g, ''))
    if (!value) continue
    const name = nameOf(text, found[0])
    const number = placed(unsolved, { said: found[0].trim(), value, name }, reached)
    numbers.push(number)
    reached.push(...reachedBy(number))
  }
  return numbers.slice(0, MOST_NUMBERS)
}

const MOST_NUMBERS = 4

function placed(
  unsolved: Unsolved,
  said: { said: string; value: Rational; name?: string | undefined },
  reached: readonly Reached[],
): NumberSaid {
  const { value } = said
  const own = reached.findLast(each => isSameAmount(each.value, value))
  if (own) return { ...said, from: 'reached', sum: own.sum, isOther: !own.value.equals(value) || (said.name !== undefined && own.name === undefined) }
  const { open } = unsolved
  if (open && isSameAmount(open.value, value)) return { ...said, from: 'way', sum: open.sum ?? '', uses: [] }
  const label = unsolved.told.findIndex(each => each.value?.equals(value))
  if (label >= 0) return { ...said, from: 'told', label }
  const asked = askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)
  const fresh = unusedOf(unsolved).flatMap(each => each.value ?? [])
  const exact = reached.findLast(each => [0, 1, 2].some(places => roundTo(each.value, places).equals(value)))
  const [way] = waysTo(value, knownNow({ ...unsolved, reached }), fresh, asked.known)
  if (exact && exact.value.sub(value).abs().compare(1) < 0) return { ...said, from: 'rounded', of: exact.value }
  return way ? { ...said, from: 'way', sum: way.sum, uses: way.uses } : { ...said, from: 'nowhere' }
}

/** `8 parts`: what the child calls a number. */
function nameOf(text: string, number: string): string | undefined {
  const at = text.indexOf(number)
  const front = /(\p{L}{3,}) (?:is|are|=) $/u.exec(text.slice(0, at))?.[1]
  const behind = text.slice(at + number.length)
  const name = /^ ?(\p{L}{3,}(?: (?:each|left|in all|altogether))?)/u.exec(behind)?.[1]
  return name && !/^(?:and|is|are|then|cos|because|but|cant|cannot|so|not|lol|that|right|the|what|tho|too|then|haha|yay|pls|please|now|again|both|for|from|with|off|out)\b/i.test(name)
    ? name
    : front && !/^(?:that|this|answer|thats|it|which|what|there)$/i.test(front)
      ? `(${front})`
      : undefined
}

/** The first number in a sum that is neither told nor was reached before it. */
function strangeIn(unsolved: Unsolved, claims: readonly Claim[], results: readonly Reached[]): string | undefined {
  const asked = askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)
  const known = [...knownNow(unsolved), ...results.map(({ value }) => value)]
  const usual = [...USUAL, ...(asked.known ?? [])]
  const isPlace = (value: Rational) =>
    known.some(each => isSameAmount(each, value)) ||
    usual.includes(value.valueOf()) ||
    waysTo(value, knownNow(unsolved), [], asked.known).length > 0
  const literals = claims.flatMap(({ sides: [first] }) => (first ? literalsIn(first) : []))
  // Of a long list the child has put things together in its own way.
  if (literals.length > 3) return undefined
  const strange = literals.find(({ value }) => !isPlace(value))
  return strange && `$${latex(asLiteral(strange) ?? strange)}$`
}

/** The work after a message about it. */
export function goOnUnsolved(unsolved: Unsolved, said: UnsolvedSaid): Unsolved {
  const isOn = said.results.length > 0 || said.right.length > 0
  const before = unsolved.reached.filter(each => said.results.every(({ value }) => !value.equals(each.value)))
  const goesOn = said.uses.some(use => before.some(({ value }) => isSameAmount(value, use)))
  return {
    ...unsolved,
    reached: [...unsolved.reached, ...said.results],
    used: [...unsolved.used, ...said.uses],
    open: said.results.length > 0 && !said.wrong ? undefined : (said.plan ?? unsolved.open),
    hints: isOn ? 0 : unsolved.hints,
    isBranch: said.results.length > 0 ? said.uses.length > 0 && !goesOn : unsolved.isBranch,
  }
}
