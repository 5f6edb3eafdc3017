import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, hasUnknown, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { readLiteral } from '#maths/kinds/arithmetic/read-literal.ts'
import { askedFor } from '#maths/language/en/unsolved/asked-for.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { heardIn, isStated } from '../claims/heard.ts'
import { latexOf, numberIn } from '../sums-behind.ts'
import { type Rooted, rootedIn } from './with-roots.ts'
import { waysTo } from './ways.ts'
import { askedNow, inTwoUnits, isSameAmount, knownNow, type Reached, type Unsolved, unusedOf } from './unsolved.ts'

/** A number that is said without a sum, by where it comes from. */
export type NumberSaid = { said: string; value: Rational; name?: string | undefined } & (
  | { from: 'told'; label: number }
  | { from: 'reached'; sum?: string | undefined }
  /** One sum of known numbers leads to it. */
  | { from: 'way'; sum: string; uses: readonly Rational[] }
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
  plan?: string | undefined
  numbers: readonly NumberSaid[]
  /** An operation that is named without numbers. */
  operation?: string | undefined
  /** A term with a letter. */
  letters?: string | undefined
}

const OPERATION =
  /\b(?:add(?:ing|ed|ition)?|plus|take ?away|taking away|subtract(?:ing|ion)?|minus|times(?:ing)?|multipl(?:y|ying|ied|ication)|divid(?:e|ing|ed)|division|share|sharing|halve|half|double)\b/i
const LETTERS = /(?<![\p{L}\d])-?\d+ ?[a-z](?![\p{L}])(?:\s*[-+−]\s*\d+)?|(?<![\p{L}])[a-z]\s*[-+−*]\s*\d+/iu
const NUMBER = /(?:[£$€₦₹] ?)?(?<![\p{L}\d/]|\d[.,:])-?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?: ?(?:%|p\b))?(?![\d:]|\.\d|\/\d)/giu
const LONGEST = 200
/** Small numbers and powers of ten come into a sum by themselves. */
const USUAL = [0, 1, 2, 10, 100, 1000, 0.5]

/** What a message says of it; undefined where it says no number, sum nor operation. */
export function unsolvedSaid(unsolved: Unsolved, typed: string): UnsolvedSaid | undefined {
  if (typed.length > LONGEST) return undefined
  const text = withLast(typed, unsolved)
  const rooted = rootedIn(text)
  const plain = rooted.reduce((rest, each) => rest.replace(each.text, ' ; '), text)
  const told = unsolved.told.flatMap(({ value }) => (value ? [value.valueOf()] : []))
  const heard = heardIn(plain, [...told, ...unsolved.reached.map(({ value }) => value.valueOf())])
  const claims = claimsIn(plain).filter(({ sides }) => !sides.some(hasUnknown))
  const worked = claims.filter(each => isStated(each) && each.truth === 'true')
  const falseRoot = rooted.find(({ isSo }) => isSo === false)
  const results = [...worked.flatMap(resultOf), ...rooted.flatMap(ofRooted)]
  const isSum = worked.length > 0 || rooted.length > 0 || heard.wrong !== undefined
  const open = isSum ? undefined : claims.findLast(isPlan)?.sides[0]
  const numbers = isSum || open || heard.right.length > 0 ? [] : numbersIn(unsolved, plain)
  const letters = numbers.length < 2 ? LETTERS.exec(plain)?.[0] : undefined
  const operation = numbers.length === 0 && !/\d/.test(text) ? OPERATION.exec(text)?.[0] : undefined
  const uses = usesOf([...worked, ...(open ? claims.filter(isPlan) : [])])
  const said: UnsolvedSaid = {
    right: [...heard.right, ...rooted.filter(({ isSo }) => isSo === true).map(({ text: own }) => `\`${own}\``)],
    wrong: heard.wrong ?? (falseRoot && wrongRoot(falseRoot)),
    results: [...results, ...numbers.flatMap(reachedBy)],
    uses: [...uses, ...numbers.flatMap(each => (each.from === 'way' ? each.uses : []))],
    strange: strangeIn(unsolved, worked, results),
    plan: open && latex(open),
    numbers,
    operation,
    letters,
  }
  const isEmpty = !isSum && !open && said.right.length === 0 && numbers.length === 0 && !operation && !letters
  return isEmpty ? undefined : said
}

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

const wrongRoot = ({ text }: Rooted) => `Look at \`${text}\` again. Work it out once more: about how big must it be?`

function reachedBy(number: NumberSaid): Reached[] {
  if (number.from === 'told' || number.from === 'reached') return []
  return [{ value: number.value, name: number.name, sum: number.from === 'way' ? number.sum : undefined }]
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
  if (two) return [placed(unsolved, { said: text.trim(), value: two }, unsolved.reached)]
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
  if (own) return { ...said, from: 'reached', sum: own.sum }
  const label = unsolved.told.findIndex(each => each.value?.equals(value))
  if (label >= 0) return { ...said, from: 'told', label }
  const asked = askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)
  const fresh = unusedOf(unsolved).flatMap(each => each.value ?? [])
  const [way] = waysTo(value, knownNow({ ...unsolved, reached }), fresh, asked.known)
  return way ? { ...said, from: 'way', sum: latexOf(way), uses: [way.left, way.right] } : { ...said, from: 'nowhere' }
}

/** `8 parts`: what the child calls a number. */
function nameOf(text: string, number: string): string | undefined {
  const behind = text.slice(text.indexOf(number) + number.length)
  const name = /^ ?(\p{L}{3,}(?: (?:each|left|in all|altogether))?)/u.exec(behind)?.[1]
  return name && !/^(?:and|is|are|then|cos|because|but|cant|cannot|so|not|lol|that|right|the|what)\b/i.test(name) ? name : undefined
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
  return {
    ...unsolved,
    reached: [...unsolved.reached, ...said.results],
    used: [...unsolved.used, ...said.uses],
    open: said.plan,
    hints: isOn ? 0 : unsolved.hints,
  }
}
