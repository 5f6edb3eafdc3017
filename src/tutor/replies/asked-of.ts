import { isPrime } from '#maths/arithmetic/primes.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { solve } from '#maths/kinds/doors.ts'
import { NAMES_NOTHING } from '#maths/language/en/asked-of.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { plainWords } from '../intents/spelling.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { wasSaid } from './voice.ts'

const LONGEST = 140
const ASKS =
  /\?|\b(?:how|why|when|what|whats|wdym|which|do|does|did|is|isnt|are|can|could|should|must|would|whether|if|so|cos|cuz|because|only|thing|says?|said)\b/i

/** A question of the child's in plain words, and one sum that it may be about. */
interface Asked {
  plain: string
  numbers: readonly string[]
  work: Work
  asked: string
}

/** What answers a question about a thing that it names, in the numbers of what is on the table; undefined where nothing is known of just that. */
export function askedOf(text: string, dialogue: Dialogue): string | undefined {
  if (text.length > LONGEST || !ASKS.test(text)) return undefined
  const { work, found, waiting, told } = dialogue
  const works = [work, found, waiting].filter(each => each !== undefined)
  const plain = plainWords(text)
  const numbers = text.match(/\d+/g) ?? []
  const said = works
    .flatMap(each => {
      const asked = { plain, numbers, work: each, asked: each.problem.question.text }
      const own = each === work ? [ownReason(asked), asPercent(asked)] : []
      return [...own, howFar(asked), commonBottom(asked)]
    })
    .find(each => each)
  // Who asks once more hears the heart of it.
  return said && wasSaid(told.slice(-1), said) ? `In short: ${said.split(/(?<=\.)\s/)[0]}` : said
}

/** Whether a piece of a message asks something of that kind, whatever is on the table. */
export const asksOfThing = (piece: string): boolean => PERCENT.test(plainWords(piece))

const REASONS =
  /^(?=.*\b(?:because|bc|as|since)\b).*\b(?:nothing|no number|doesn't|don't|can't)\b.{0,20}\b(?:go|goes|fit|fits|divides?)\b/

/** `it cant go smaller cos 3 is prime`, of the numbers that were found. */
function ownReason({ plain, numbers, work }: Asked): string | undefined {
  const parts: readonly string[] = work.isFound
    ? (/^\\frac\{\d+\}\{\d+\}$|^\d+ : \d+$/.exec(solve(work.problem.question).answer)?.[0].match(/\d+/g) ??
      [])
    : []
  const isSo = [...plain.matchAll(/(\d+) is (?:an? )?prime/g)].every(([, each = '0']) =>
    isPrime(BigInt(each)),
  )
  return isSo &&
    REASONS.test(plain) &&
    parts.length > 0 &&
    numbers.length > 0 &&
    numbers.every(each => parts.includes(each))
    ? `Exactly, and that is how you know: only 1 goes into both ${parts.map(inline).join(' and ')}, so it is finished.`
    : undefined
}

const FAR =
  /\bhow (?:far|long|high)\b.*\b(?:try|go|test|check)\b|\bhow many\b.*\b(?:try|test|check)\b|\b(?:do|must|should) (?:i|you|we) (?:have |need )?(?:to )?(?:try |test |check |go )?(?:.*(?:\ball\b|\bup to\b)|(\d+)$)|\bwhen (?:can|do) i stop\b/

/** `how far do i have to try`, of a prime: as long as the trial times itself is not above it. */
function howFar({ plain, numbers, asked, work }: Asked): string | undefined {
  const found = FAR.exec(plain)
  if (!found || work.problem.question.kind !== 'factors' || !/\bprimes?\b/i.test(`${asked} ${plain}`))
    return undefined
  const trial = Number(found[1] ?? 0)
  const size = Number((trial ? undefined : numbers.at(-1)) ?? /\d+/.exec(asked)?.[0])
  if (!(size > 3 && size < 10_000) || trial > size) return undefined
  const square = (each: number) => `${inline(`${each} \\times ${each}`)} is ${inline(String(each * each))}`
  if (trial)
    return trial * trial > size
      ? `No: ${square(trial)}, more than ${inline(String(size))}. Its partner would be smaller, and you meet that one before.${work.isFound ? '' : ` What does that tell you about ${inline(String(size))}?`}`
      : `Yes: ${square(trial)}, not more than ${inline(String(size))}, so it is still to be tried.`
  let past = Math.floor(Math.sqrt(size)) + 1
  while (!isPrime(BigInt(past))) past += 1
  return `Only as long as the prime times itself is not more than ${inline(String(size))}: ${square(past)}, which is too much already. Of two factors one is always smaller than that, so you would have met it before.`
}

const ASKS_BOTTOM = /\bwhy\b|\bhow come\b|\bhow (?:do|did|can|would) \w+ (?:know|get|choose|pick|find|come)\b/

/** `why 15 and not 8`, `how do you know its 15`, of two fractions: which numbers both bottoms go into. */
function commonBottom({ plain, numbers, asked }: Asked): string | undefined {
  const bottoms = [...asked.matchAll(/\d+ ?\/ ?(\d+)/g)].map(([, bottom]) => Number(bottom))
  const [said = 0, not = 0] = numbers.map(Number)
  const misses = (each: number) => bottoms.find(bottom => each % bottom !== 0)
  const isAsked = ASKS_BOTTOM.test(plain) && numbers.length < 3 && said > 0
  if (!isAsked || bottoms.length !== 2 || bottoms[0] === bottoms[1] || bottoms.includes(said) || misses(said))
    return undefined
  const ways = bottoms.map(each => inline(`${said / each} \\times ${each} = ${said}`)).join(' and ')
  const missing = not > 0 ? misses(not) : undefined
  return `Because both bottoms go into it: ${ways}, so both fractions can be written in pieces of that size.${missing ? ` ${inline(String(missing))} does not go into ${inline(String(not))}, so that one can’t be used.` : ''}`
}

const PERCENT =
  /\b(?:is (?:that|it|this)|if (?:it's|it is|that's))(?: (?:the same as|equal to|also|like))? (\d+(?:\.\d+)?) ?(?:%|per ?cent)(?: then| too)?$/

/** `is that 50 percent?`, of an answer that is none. */
function asPercent({ plain, work, asked }: Asked): string | undefined {
  const said = PERCENT.exec(plain)?.[1]
  const value =
    said && work.isFound && !/%|per ?cent/i.test(asked) ? wayTo(work.problem.question).answer : undefined
  if (!value) return undefined
  const part = `percent means out of a hundred, and ${inline(solve(work.problem.question).answer)} of a hundred`
  return Math.abs(value.valueOf() * 100 - Number(said)) < 1e-9
    ? `Yes: ${part} is ${inline(said ?? '')}.`
    : `Not quite: ${part} is how much?`
}

/** How each operation is named in a why. */
const NAMES = {
  '+': 'add adding plus',
  '-': 'minus take taking subtract',
  '×': 'times multiply',
  '÷': 'divide share',
  '^': 'power squared',
}

/**
 * Whether a general reason is one for what a why names: nothing else, or a word that the reason, the question or the
 * talk has as well. What is denied is another thing, and the reason of the own one is meant.
 */
export function isOfObject({ last, told, work }: Dialogue, ...of: readonly (string | undefined)[]): boolean {
  if (/\b(?:not|isnt|cant|dont)\b|n['’]t\b/i.test(last)) return true
  const table = work?.problem.question.text ?? ''
  const operations = work
    ? wayTo(work.problem.question).calculations.map(({ operator }) => NAMES[operator])
    : []
  const near = plainWords(
    [...of, table, ...told.slice(-2), ...operations, /[-−]/.test(table) ? 'minus negative' : ''].join(' '),
  )
  const named = plainWords(last)
    .split(/\s+/)
    .filter(each => /^\p{L}{3,}$/u.test(each) && !NAMES_NOTHING.test(each))
  return named.length === 0 || named.some(each => near.includes(each.slice(0, Math.max(3, each.length - 3))))
}
