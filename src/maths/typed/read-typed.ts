import { asMarkdown } from '#text/as-markdown.ts'
import { remembering } from '#text/remembering.ts'
import type { Question } from '../domain/question.ts'
import { type Filled, questionFilled } from '../filled/weigh-fills.ts'
import { markQuestion } from '../kinds/doors.ts'
import { KNOWN } from '../nearest/known.ts'
import { readNearest } from '../nearest/read-nearest.ts'
import type { Piece } from '../notation/labels.ts'
import { asEntered } from '../questions/as-entered.ts'
import { readCalculation } from '../reworded/read-calculation.ts'
import { type RewordedReading, readReworded } from '../reworded/read-reworded.ts'
import { questionSpan } from '../span/question-span.ts'
import { asAskedStory, type StoryQuestion } from '../stories/story-question.ts'
import { unabridged } from '../talk/heal.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { wordsToAsk } from './asked-first.ts'
import { asksSeveral, partsOfQuestion } from './parts-of-question.ts'
import { candidatesOf, keepsWords, LONGEST, readAlone, readTold, UNHEARD, WHOLE_TURNS } from './read-alone.ts'

/** What is known beside a text. */
export interface HowRead {
  /** What was read of a story has been shown, and somebody has said that it is meant so. */
  isReadRight?: boolean | undefined
  /** What a model at home has made of a question that is not read as it stands. */
  filled?: Filled | undefined
}

/**
 * Reads the questions of a text as a child has typed it; what is only likely, where somebody has said that it is right.
 * @returns undefined where it is not read, or may mean two things
 */
export function readTyped(
  text: string,
  { isReadRight = false, filled }: HowRead = {},
): Question[] | undefined {
  const read = readAlone(text)
  if (read) return read
  const question = filled && (filled.isAgreed || isReadRight) ? questionFilled(text, filled) : undefined
  if (question) return [question]
  const likely = isReadRight ? toAsk(text) : undefined
  return likely && [...likely.questions]
}

/**
 * What is only likely to be meant by a text: to be shown to the child, with the question whether it is meant so. Markdown.
 * @returns undefined for what is read without asking, and for what nobody reads
 */
export function askedFirst(text: string): string | undefined {
  const likely = readAlone(text) ? undefined : toAsk(text)
  return likely && `${likely.shown}\n\nIs that right?`
}

interface ToAsk {
  /** What was read. Markdown. */
  shown: string
  questions: readonly Question[]
}

/** All parts of a question by their labels; else the whole as one; else what is asked one after the other. */
const toAsk = remembering(
  (text: string): ToAsk | undefined => {
    const parts = text.length > LONGEST ? undefined : partsOfQuestion(text)
    const isLabelled = parts?.some(({ label }) => label !== undefined)
    return (
      (parts && isLabelled ? likelyParts(parts) : undefined) ??
      likelyReading(text) ??
      likelyWithin(text) ??
      (parts && !isLabelled ? likelyParts(parts) : undefined)
    )
  },
  text => text,
)

/** What is likely to be meant by the question that a text has talk around. */
function likelyWithin(text: string): ToAsk | undefined {
  const span = text.length > LONGEST || asksForMore(text) ? undefined : questionSpan(text)
  return span && !span.leavesNumber ? likelyReading(span.question) : undefined
}

/** What is likely to be meant by all parts of a question, each with what stands before them; undefined where one is not read. */
function likelyParts(parts: readonly Piece[]): ToAsk | undefined {
  const [shown, questions]: [string[], Question[]] = [[], []]
  for (const [at, { label, text }] of parts.entries()) {
    const sure = readAlone(text)
    const likely = sure ? { shown: asMarkdown(text), questions: sure } : likelyReading(text)
    const [question, ...others] = likely?.questions ?? []
    if (!likely || !question || others.length > 0) return undefined
    shown.push(`**${label ?? at + 1})** ${likely.shown}`)
    questions.push(label === undefined ? question : { ...question, label })
  }
  return { shown: shown.join('\n\n'), questions }
}

/**
 * A story, or the question of the nearest known wording, which must come to the same where both are there; else the
 * question that the nets have put in a book's words; then a story that nobody but its net reads, and last a calculation
 * that a net has written.
 */
function likelyReading(text: string): ToAsk | undefined {
  const told = readTold(text)
  if (told) return { shown: `I read:\n\n${told.words}`, questions: [told.question] }
  const story = storyToAsk(text)
  const near = nearestTo(text)
  const asked = story && { shown: wordsToAsk(story.reading), questions: [story] }
  if (story && !story.reading.isAlone) {
    return !near || isSameAs(near.question, story) ? asked : undefined
  }
  const said = near ?? rewordedToAsk(text)
  // What the nets are sure of is more than a wording that is only near.
  const isOther = story?.reading.tier === 'sure' && said && !isSameAs(said.question, story)
  if (!said || isOther) return asked ?? calculationToAsk(text)
  return { shown: `I read this as:\n\n${said.words}`, questions: [said.question] }
}

const isSameAs = (question: Question, { reading }: StoryQuestion) =>
  markQuestion(question, String(reading.value)).verdict === 'right'

function nearestTo(text: string) {
  const near = UNHEARD.test(text) ? undefined : readNearest(text, KNOWN)
  return near && keepsWords(text, near.words) ? near : undefined
}

/** So sure a text must be meant as the nets word it; of those of writers they hadn't learnt from 94 of 100 were. */
const SURE_ENOUGH = 0.75

function rewordedToAsk(text: string): RewordedReading | undefined {
  if (UNHEARD.test(text) || asksForMore(text)) return undefined
  const read = readReworded(text)
  return read && read.sureness >= SURE_ENOUGH && keepsWords(text, read.words) ? read : undefined
}

/** So sure a text must be meant to come to what a calculation comes to that a net has written; 9 of 10 such were. */
const CALCULATED = 0.85

function calculationToAsk(text: string): ToAsk | undefined {
  if (UNHEARD.test(text) || asksForMore(text) || asksSeveral(text)) return undefined
  const read = readCalculation(text)
  if (!read || read.sureness < CALCULATED) return undefined
  return { shown: wordsToAsk(read.question.reading), questions: [read.question] }
}

/** The story that a text may be, as it stands or without the talk around it and its slips. */
function storyToAsk(text: string): StoryQuestion | undefined {
  const alone = asAskedStory(asEntered(unabridged(text)))
  if (text.length > LONGEST || asksForMore(text)) return alone
  let turn = 0
  for (const candidates of candidatesOf(text)) {
    if (turn++ >= WHOLE_TURNS || (alone && turn > 1)) return alone
    const read = candidates.flatMap(each => asAskedStory(asEntered(each)) ?? [])
    const [first] = read
    if (first)
      return read.every(({ reading }) => reading.value.equals(first.reading.value)) ? first : undefined
  }
  return alone
}
