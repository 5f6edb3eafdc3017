import { remembering } from '#text/remembering.ts'
import type { Question } from '../domain/question.ts'
import { fingerprint } from '../kinds/doors.ts'
import { kinds } from '../kinds/index.ts'
import type { Kind } from '../kinds/kind.ts'
import { type Asked, asAsked, withRounding, withUnit } from '../wording/asked.ts'
import type { Instruction } from '../wording/instructions.ts'
import { sieve } from '../wording/may-match.ts'
import { withoutNames } from '../wording/told-roles.ts'
import { paraphrases } from './paraphrases/index.ts'

/** So many texts' readings are remembered: an evaluation reads its question at each of its steps. */
const REMEMBERED = 200

/**
 * Reads one question, its label and instructions taken off.
 * @returns undefined unless some kind is sure to have understood all of it, and no other kind reads it as well
 */
export const readQuestion = remembering(
  (text: string, instruction: Instruction = {}): Question | undefined => {
    const [first, ...others] = usualReadings(text, instruction)
    return others.length === 0 ? first : undefined
  },
  (text, instruction = {}) => JSON.stringify([text, instruction]),
  REMEMBERED,
)

/** What each kind takes a question for; more than one reading means that nobody can be sure. */
export function readingsOf(text: string, instruction: Instruction = {}): Question[] {
  const usual = usualReadings(text, instruction)
  return usual.length > 0 ? usual : lastReadings(text)
}

/** What the kinds take a text for that are asked last, where every other way to read it has failed. */
export function lastReadings(text: string): Question[] {
  return readingsAs(asAsked(text), lastKinds).map(question => ({ ...question, text: text.trim() }))
}

function usualReadings(text: string, instruction: Instruction): Question[] {
  const asked = asAsked(text, instruction)
  const again = (words: string) => readingsAs({ ...asAsked(words, instruction), typed: asked.typed })
  let found = readingsAs(asked)
  // What only asks is taken off a second time, for the kinds that read the text as it was typed.
  if (found.length === 0 && asked.bare !== text) found = again(asked.bare)
  // Two paraphrases of a text may well come to the same question.
  if (found.length === 0) found = eachOnce(paraphrases(asked.plain, withoutNames(asked)).flatMap(again))
  return found.map(question => ({ ...question, text: text.trim() }))
}

function eachOnce(questions: Question[]): Question[] {
  if (questions.length < 2) return questions
  return [...new Map(questions.map(each => [fingerprint(each), each])).values()]
}

/** Some kinds with those of them that a text may concern. */
const asking = (some: readonly Kind[]) => {
  const concerned = sieve(some.map(({ triggers }) => triggers))
  return (plain: string) => concerned(plain).flatMap(at => some[at] ?? [])
}
const usualKinds = asking(kinds.filter(({ isLast }) => !isLast))
const lastKinds = asking(kinds.filter(({ isLast }) => isLast))

const readingsAs = (asked: Asked, those = usualKinds): Question[] =>
  those(asked.plain).flatMap(kind => withinReach(kind, asked) ?? [])

/** What can be worked out too: with numbers of 30 digits a kind may find that a question is beyond it. */
function withinReach(kind: Kind, asked: Asked): Question | undefined {
  try {
    const question = readAs(kind, asked)
    if (question) kind.solve(question)
    return question
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readAs(kind: Kind, asked: Asked): Question | undefined {
  const isHeeded = Object.entries(asked.instruction).every(
    ([name, value]) => value === undefined || kind.heeds.some(heeded => heeded === name),
  )
  if (!isHeeded || !kind.triggers.test(asked.plain)) return undefined
  const rounded = kind.heeds.includes('rounding') ? withRounding(asked) : asked
  if (!kind.heeds.includes('unit')) return kind.read(rounded)
  const measured = withUnit(rounded)
  // "in cm, correct to 1 decimal place" and "to 1 decimal place. Give your answer in cm"
  return kind.read(kind.heeds.includes('rounding') && !rounded.rounding ? withRounding(measured) : measured)
}
