import { isNegative, isWhole, type Rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { asEntered } from '../questions/as-entered.ts'
import { readCalculations } from '../reworded/read-calculation.ts'
import { questionSpan } from '../span/question-span.ts'
import type { Read } from '../stories/join-readings.ts'
import { likelyReadings, readingsBeside } from '../stories/read-story.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { beliefsIn, isSameNumber, sureness as surenessOfStory } from '../stories/sureness.ts'
import { healed } from '../talk/heal.ts'
import type { Evidence } from './sureness.ts'
import { type Worded, wordedIn } from './worded.ts'

/** A value that a text may come to, as the question that comes to it. */
export interface Candidate {
  value: Rational
  question: Question
  /** The question in words that are read; undefined for a story, which tells its facts. */
  words: string | undefined
}

/** From this chance on a calculation is worth weighing. */
const POSSIBLE = 0.1
/** From this chance on a wording says a book's question, and no word problem. */
const OF_BOOKS = 0.6
/** So many calculations are weighed, the likeliest. */
const MOST_CALCULATIONS = 4

/**
 * All values that a word problem may come to, as any reader has it, with what all of them make of each: laws, evidence and nets of
 * stories, the net that writes calculations, the one that says questions in a book's words, known wordings.
 * @returns nothing for what is no word problem to any of them
 */
export function weighedValues(typed: string): (Candidate & { evidence: Evidence })[] {
  const even = asEntered(typed)
  const { story, told } = storyIn(even)
  const readings = readingsBeside(story)
  const calculations = readCalculations(typed)
  const isPossible = calculations.some(({ chance }) => chance >= POSSIBLE)
  if (told.length === 0 && !isPossible) return []
  const worded = wordedIn(typed)
  if (worded.some(({ chance }) => chance >= OF_BOOKS)) return []
  const stories = [
    ...told.map(reading => ({ kind: 'story', text: even, reading })),
    ...calculations.slice(0, MOST_CALCULATIONS).map(({ question }) => question),
  ]
  return distinct([
    ...stories.map(question => ({ value: question.reading.value, question, words: undefined })),
    ...worded,
  ]).map(({ value, question, words }) => {
    const number = value.valueOf()
    const calculation = calculations.find(each => isSame(each.question.reading.value, value))
    return {
      value,
      question,
      words,
      evidence: {
        calculation: calculation?.chance ?? 0,
        left: calculation?.left ?? 0,
        steps: calculation?.steps ?? 0,
        ...beliefsIn(number, readings),
        story: told.length > 0 ? surenessOfStory(number, readings) : 0,
        isNoStory: told.length === 0,
        ...wordedAs(value, worded),
        isWhole: isWhole(value),
        isNegative: isNegative(value),
      },
    }
  })
}

/** A text as its story is read: as it stands, with slips put right, or without talk around it that has no number; what is dearer later. */
function storyIn(text: string): { story: string; told: Read[] } {
  for (const way of [() => text, () => healed(text)?.[0], () => questionAlone(text)]) {
    const story = way()
    const told = story === undefined ? [] : likelyReadings(story)
    if (story !== undefined && told.length > 0) return { story, told }
  }
  return { story: text, told: [] }
}

function questionAlone(text: string): string | undefined {
  const span = questionSpan(text)
  return span && !span.leavesNumber ? span.question : undefined
}

const isSame = (one: Rational, other: Rational) => isSameNumber(one.valueOf(), other.valueOf())

/** Each value once, in the words of the first to have it; better in words that are read than as a story that nets alone tell. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = []
  for (const each of candidates) {
    const at = found.findIndex(({ value }) => isSame(value, each.value))
    if (at < 0) found.push(each)
    else if (each.words !== undefined && isOfNets(found[at]?.question)) found[at] = each
  }
  return found
}

const isOfNets = (question: Question | undefined) =>
  (question as StoryQuestion | undefined)?.reading?.isAlone === true

/** What the readers in other words make of a value. */
function wordedAs(value: Rational, worded: readonly Worded[]) {
  const [same, others] = [true, false].map(is => worded.filter(each => isSame(each.value, value) === is))
  const has = (some: readonly Worded[] | undefined, from: Worded['from']) =>
    some?.some(each => each.from === from) === true
  return {
    said: Math.max(0, ...(same ?? []).map(each => each.chance)),
    wording: Math.max(0, ...(same ?? []).map(each => each.sureness)),
    isNear: has(same, 'near'),
    isNearElse: has(others, 'near'),
    isTold: has(same, 'told'),
    isToldElse: has(others, 'told'),
  }
}
