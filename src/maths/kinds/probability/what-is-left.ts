import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { NO_PLAIN_CHANCE, WHOLES } from '../../language/en/numbered-things.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Chance } from './question.ts'

const N = String.raw`(?:0?\.\d{1,4}|\d{1,3}/\d{1,3}|\d{1,2}(?:\.\d)? ?%)`
const NAME = "[a-z0-9' -]{1,60}?"
const CHANCE = '(?:probability|probabilities|chances?|likelihood)(?: of| that| for)?'
/** Words of which none joins a list. */
const words = (most: number) => `(?!and\\b|or\\b)[a-z0-9'-]+(?: (?!and\\b|or\\b)[a-z0-9'-]+){0,${most}}`
const LISTED = (item: string) => `${item}(?:, ${item}){0,7},? (?:and|or) ${item}`
/** What tells the chance of one outcome, or of several in their order; groups: names and numbers, or the other way round. */
const GIVEN = [
  new RegExp(
    `${CHANCE} (${LISTED(words(8))}) (?:is|are) (?:respectively )?(${LISTED(`(?:${N}|[a-z])`)})`,
    'g',
  ),
  new RegExp(
    `(?:p ?\\( ?(${NAME}) ?\\) ?=|(?:(?:the )?${CHANCE}|and(?: of| that)?|that) (${NAME}) (?:is|=)|(?<=^|[,;:.|] )(?:and )?(${NAME})(?: ?[:=]| is)) ?(${N}|\\?(?= ?(?:[.,;]|$))|[a-z](?= ?[.,;])) ?(?=[.,;]|and|$)`,
    'g',
  ),
  new RegExp(`(?:(?:there is )?(?:an? )?)(${N}) ${CHANCE} (${NAME})(?= and|[.,;]|$)`, 'g'),
]
const CELL = `(?:${N}|[a-z?])`
const TABLE = new RegExp(
  `\\b([a-z\\d]+(?: ?\\| ?[a-z\\d]+){1,7})[ .,;]+probabilit(?:y|ies) ?[:|] ?(${CELL}(?: ?\\| ?${CELL}){1,7})`,
)
const ASKED = new RegExp(
  `(?:p ?\\( ?(${NAME}) ?\\)|${CHANCE} (?:getting |it )?(${NAME}))$|(?:value of |find |work out |calculate |^|[.,;] )([a-z])$`,
)
const LIST = new RegExp(LISTED(words(1)), 'g')

const wordsOf = (name: string) => name.split(/[^a-z0-9]+/).filter(word => word !== '')
const stem = (word: string) => (/^lost|^loss/.test(word) ? 'los' : word.slice(0, 3))
const stems = (name: string) => wordsOf(name).map(stem)

/** The only one of some outcomes that a phrase speaks of; `shared` is what all phrases have. */
function outcomeIn(phrase: string, outcomes: readonly string[], shared: ReadonlySet<string>): number {
  const said = stems(phrase).filter(word => !shared.has(word))
  const all = outcomes.map(stems)
  const fits = all.flatMap((own, at) => {
    const isOwn = (word: string) => all.every((other, place) => place === at || !other.includes(word))
    const marks = own.filter(isOwn)
    return marks.some(word => (word.length > 1 ? said.includes(word) : said.at(-1) === word)) ? [at] : []
  })
  return fits.length === 1 ? (fits[0] ?? -1) : -1
}

const split = (list: string) => list.split(/,? (?:and|or) |, ?| ?\| ?/).map(each => each.trim())

interface Given {
  name: string
  number: string
}

/** Every chance that is told with what it is of, and the text without them. */
function givenIn(text: string): { given: Given[]; rest: string } {
  const given: Given[] = []
  const take = (names: string, numbers: string) => {
    const [all, values] = [split(names), split(numbers)]
    if (all.length === values.length)
      given.push(...all.map((name, at) => ({ name, number: values[at] ?? '' })))
    return all.length === values.length ? ' . ' : `${names} ${numbers}`
  }
  const [several, single, first] = GIVEN
  let rest = text.replace(TABLE, (_, names: string, numbers: string) => take(names, numbers))
  if (several) rest = rest.replace(several, (_, names: string, numbers: string) => take(names, numbers))
  if (single)
    rest = rest.replace(single, (_, a?: string, b?: string, c?: string, number = '') =>
      take(a ?? b ?? c ?? '', number),
    )
  if (first) rest = rest.replace(first, (_, number: string, name: string) => take(name, number))
  return { given, rest }
}

function chanceOf(number: string): Rational | undefined {
  const value = numberIn(number.replace(/ ?%$/, '%'))
  const chance = value && (number.endsWith('%') && value.compare(1) > 0 ? value.div(100) : value)
  return chance && chance.s > 0n && chance.compare(1) < 0 ? chance : undefined
}

/**
 * Reads what is left of one where all outcomes but one have their chance: `A spinner lands on A, B or C. P(A) = 0.2 and
 * P(B) = 0.5. Find P(C).`
 * @param plain as `Asked` has it
 */
export function readWhatIsLeft(plain: string): Chance | undefined {
  const at = Math.max(plain.lastIndexOf('. '), plain.lastIndexOf('; '))
  const asking = ASKED.exec(plain.slice(at + 2))
  if (at < 0 || !asking || NO_PLAIN_CHANCE.test(plain)) return undefined
  const { given, rest } = givenIn(`${plain.slice(0, at)}. `)
  const known = given.flatMap(({ name, number }) => {
    const chance = chanceOf(number)
    return chance ? [{ name, chance }] : []
  })
  const open = given.filter(({ number }) => /^(?:[a-z]|\?)$/.test(number))
  const [hidden] = open
  const letter = asking[3]
  const asked = letter === undefined ? (asking[1] ?? asking[2] ?? '') : (hidden?.name ?? '')
  const isLetterOpen = letter === undefined || hidden?.number === letter
  if (known.length < 2 || known.length + open.length !== given.length || open.length > 1 || !isLetterOpen)
    return undefined
  // Where the open one stands among the others, all of them are there.
  const lists = hidden
    ? [given.map(({ name }) => name)]
    : [...[...rest.matchAll(LIST)].map(([list]) => split(list)), ...WHOLES.map(each => [...each])]
  const [first = [], ...names] = [...known.map(({ name }) => name), asked].map(stems)
  const shared = new Set(first.filter(word => names.every(name => name.includes(word))))
  const isWhole = lists.some(outcomes => {
    const told = known.map(({ name }) => outcomeIn(name, outcomes, shared))
    const all = new Set([...told, outcomeIn(asked, outcomes, shared)])
    return !all.has(-1) && all.size === outcomes.length && told.length === outcomes.length - 1
  })
  const sum = known.reduce((total, { chance }) => total.add(chance), ZERO)
  // How many outcomes there are may be said as a number.
  const isAll = (rest.replace(LIST, ' ').match(/\d+/g) ?? []).every(
    number => Number(number) === known.length + 1,
  )
  return isWhole && isAll && sum.compare(1) < 0 ? { by: 'complement', of: sum } : undefined
}
