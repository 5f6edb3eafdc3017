import type { Given } from '../domain/given.ts'
import type { Question } from '../domain/question.ts'
import { asDecimal, asFraction, type Spelling, withCalls, withNumbers } from '../givens/put-in.ts'
import { readGivens } from '../givens/read-givens.ts'
import { withSumsWorked } from '../givens/sums.ts'
import { solve } from '../kinds/doors.ts'
import { normalise } from '../notation/normalise.ts'
import { readQuestion } from './read-question.ts'

/** Reads a text that holds one question and nothing else. */
type Reading = (text: string) => Question | undefined

const LONGEST = 700
const STARTS = /^(?:let|suppose|if|given|assume|define|consider|when|since)\b/i
const SENTENCE_END = /(?<=[^\s\d][.?!;]|\d[.?!;])\s+(?=[\p{L}\d(-])/u
/** `If 3x + 2 = 14, find the value of 5x`: the question follows in the same sentence. */
const ASKED_BEHIND =
  /^(.+?),? (?:then )?((?:what|which|find|calculate|work out|determine|evaluate|how|give|state|solve|simplify|expand|is|does)\b.+)$/i
const MOST_SENTENCES = 12
const ASKING =
  /^(?:please )?(?:what is|what's|calculate|give|determine|find|work out|evaluate|compute|state|write down|express)(?: the value of| an expression for)? ([^?]+?)[?.]?$/i

/** `fg(3)` of two functions that are given is `f(g(3))`. */
function withComposites(text: string): string {
  const isGiven = (name: string) => new RegExp(`\\b${name}\\([a-z]\\) ?=`).test(text)
  return text.replace(
    /\b([f-h]) ?∘? ?([f-h])\(([^()]{1,12})\)/g,
    (all, one: string, other: string, inner: string) =>
      isGiven(one) && isGiven(other) ? `${one}(${other}(${inner}))` : all,
  )
}

function answerTo(question: string) {
  const read = readQuestion(question) ?? readWorked(question, readQuestion)
  return read && solve(read).value
}

/**
 * Reads a question behind sentences that say what its letters stand for: `Let u = 3 + 4. Suppose 2*v = u + 1. What is
 * the highest common factor of u and v?`. What they say is worked out and put into the question.
 * @param read reads one question without such sentences
 */
export function readWithGivens(text: string, read: Reading): Question | undefined {
  if (text.length > LONGEST) return undefined
  if (!STARTS.test(text.trim())) {
    // "Is 3 + 4 = 7?" says nothing once its sum is worked out.
    const question = text.includes('=') ? undefined : readWorked(normalise(text), read)
    return question && { ...question, text: text.trim() }
  }
  const said = sentencesOf(withComposites(normalise(text)))
  const sentences = withLastPutIn(said)
  const [only = '', ...others] = sentences
  if (said.length > 1 && others.length === 0) {
    const question = read(only)
    return question && { ...question, text: text.trim() }
  }
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return undefined
  const givens = new Map<string, Given>()
  const counts: number[] = [0]
  for (const sentence of sentences.slice(0, -1)) {
    const found = readGivens(sentence.replace(/[.;,\s]+$/, ''), givens, answerTo)
    if (!found || found.some(({ name }) => givens.has(name))) break
    for (const given of found) givens.set(given.name, given)
    counts.push(givens.size)
  }
  // What is said last may belong to the question: "Suppose 3*x = 6. What is x?"
  for (let count = counts.length - 1; count > 0; count--) {
    const own = new Map([...givens].slice(0, counts[count]))
    const question = readWithout(sentences.slice(count).join(' '), own, read)
    if (question) return { ...question, text: text.trim(), givens: [...own.values()] }
  }
  return undefined
}

function sentencesOf(text: string): string[] {
  const sentences = text
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .split(SENTENCE_END)
  const last = sentences.at(-1) ?? ''
  const [, said, asked] = STARTS.test(last) ? (ASKED_BEHIND.exec(last) ?? []) : []
  return said === undefined || asked === undefined ? sentences : [...sentences.slice(0, -1), said, asked]
}

const LETTER_SAID = /^(?:let|suppose|assume) ([a-z]) (?:be|=) ?(.+?)[.;,]?$/i
const LETTER_ASKED =
  /^(?:what is|what's|calculate|give|determine|find|work out|evaluate|state)(?: the value of)? ([a-z])[?.]?$/i

/** `Let w be 5/3 - 2/3. What is w?` asks what 5/3 - 2/3 is. */
function withLastPutIn(sentences: string[]): string[] {
  const [, letter, value = ''] = LETTER_SAID.exec(sentences.at(-2) ?? '') ?? []
  const [, asked] = LETTER_ASKED.exec(sentences.at(-1) ?? '') ?? []
  return letter === undefined || letter !== asked
    ? sentences
    : [...sentences.slice(0, -2), `What is ${value}?`]
}

function readWorked(text: string, read: Reading): Question | undefined {
  const worked = withSumsWorked(text)
  return worked === undefined ? undefined : read(worked)
}

/** The question with what is given put in, in the first spelling in which it can be read. */
function readWithout(text: string, givens: ReadonlyMap<string, Given>, read: Reading): Question | undefined {
  const worked = withCalls(text, givens)
  const asked = ASKING.exec(text)?.[1]
  const unfolded = asked === undefined ? undefined : withCalls(asked, givens, true)
  for (const spelling of [asFraction, asDecimal] satisfies Spelling[]) {
    if (unfolded !== undefined) {
      const put = withNumbers(unfolded, givens, spelling)
      if (put === asked || put === undefined) continue
      const question = /[a-z]/i.test(put)
        ? (read(`Expand and simplify ${put}`) ?? read(`Simplify ${put}`))
        : read(`Work out ${put}`)
      if (question) return question
    }
    const put = worked === undefined ? undefined : withNumbers(worked, givens, spelling)
    const question = put === undefined || put === text ? undefined : (read(put) ?? readWorked(put, read))
    if (question) return question
  }
  return undefined
}
