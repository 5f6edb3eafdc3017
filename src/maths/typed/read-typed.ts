import { remembering } from '#text/remembering.ts'
import type { Question } from '../domain/question.ts'
import { type Filled, questionFilled } from '../filled/weigh-fills.ts'
import { markQuestion } from '../kinds/doors.ts'
import { KNOWN } from '../nearest/known.ts'
import { readNearest } from '../nearest/read-nearest.ts'
import { asEntered } from '../questions/as-entered.ts'
import { type RewordedReading, readReworded } from '../reworded/read-reworded.ts'
import { questionSpan } from '../span/question-span.ts'
import { asAskedStory, type StoryQuestion } from '../stories/story-question.ts'
import { unabridged } from '../talk/heal.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { wordsToAsk } from './asked-first.ts'
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
  return likely && [likely.question]
}

/**
 * What is only likely to be meant by a text: to be shown to the child, with the question whether it is meant so. Markdown.
 * @returns undefined for what is read without asking, and for what nobody reads
 */
export function askedFirst(text: string): string | undefined {
  return readAlone(text) ? undefined : toAsk(text)?.words
}

interface ToAsk {
  words: string
  question: Question
}

/**
 * A story, or the question of the nearest known wording, which must come to the same where both are there; else the
 * question that the nets have put in a book's words; last a story that nobody but its net reads.
 */
const toAsk = remembering(
  (text: string): ToAsk | undefined => likelyReading(text) ?? likelyWithin(text),
  text => text,
)

/** What is likely to be meant by the question that a text has talk around. */
function likelyWithin(text: string): ToAsk | undefined {
  const span = text.length > LONGEST || asksForMore(text) ? undefined : questionSpan(text)
  return span && !span.leavesNumber ? likelyReading(span.question) : undefined
}

function likelyReading(text: string): ToAsk | undefined {
  const told = readTold(text)
  if (told) return { words: `I read:\n\n${told.words}\n\nIs that right?`, question: told.question }
  const story = storyToAsk(text)
  const near = nearestTo(text)
  const asked = story && { words: wordsToAsk(story.reading), question: story }
  if (story && !story.reading.isAlone) {
    return !near || isSameAs(near.question, story) ? asked : undefined
  }
  const said = near ?? rewordedToAsk(text)
  // What the nets are sure of is more than a wording that is only near.
  const isOther = story?.reading.tier === 'sure' && said && !isSameAs(said.question, story)
  if (!said || isOther) return asked
  return { words: `I read this as:\n\n${said.words}\n\nIs that right?`, question: said.question }
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
