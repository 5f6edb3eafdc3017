import { asMarkdown } from '#text/as-markdown.ts'
import { remembering } from '#text/remembering.ts'
import type { Question } from '../domain/question.ts'
import { type Filled, questionFilled } from '../filled/weigh-fills.ts'
import { PUT_RIGHT } from '../language/en/stories/hidden.ts'
import type { Piece } from '../notation/labels.ts'
import { asEntered } from '../questions/as-entered.ts'
import { type RewordedReading, readReworded } from '../reworded/read-reworded.ts'
import { questionSpan } from '../span/question-span.ts'
import { asksInOtherUnit } from '../stories/in-other-unit.ts'
import { readStory } from '../stories/read-story.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { wordsToAsk } from './asked-first.ts'
import { partsOfQuestion } from './parts-of-question.ts'
import { keepsWords, LONGEST, readAlone, readTold, UNHEARD } from './read-alone.ts'
import { isDoubted, likelyValues } from './read-together.ts'
import type { Candidate } from './weighed-values.ts'
import { nearestTo, numberOf } from './worded.ts'

/** What is known beside a text. */
export interface HowRead {
  /** What was read of a story has been shown, and somebody has said that it is meant so. */
  isReadRight?: boolean | undefined
  /** It is a question of Stepwise's own, which nobody has to guess the meaning of: what one reader alone has read is not doubted. */
  isOwn?: boolean | undefined
  /** What a model at home has made of a question that is not read as it stands. */
  filled?: Filled | undefined
}

/**
 * Reads the questions of a text as a child has typed it; what is only likely, where somebody has said that it is right.
 * @returns undefined where it is not read, or may mean two things
 */
export function readTyped(
  text: string,
  { isReadRight = false, isOwn = false, filled }: HowRead = {},
): Question[] | undefined {
  const read = isOwn ? readAlone(text) : readSurely(text)
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
  const likely = readSurely(text) ? undefined : toAsk(text)
  return likely && `${likely.shown}\n\nIs that right?`
}

/** What is read as it stands, unless all readers together doubt it. */
const readSurely = remembering(
  (text: string): Question[] | undefined => {
    const read = readAlone(text)
    return read && !isDoubted(text, read) ? read : undefined
  },
  text => text,
)

interface ToAsk {
  /** What was read. Markdown. */
  shown: string
  questions: readonly Question[]
}

/** All parts of a question by their labels; else the whole as one; else what is asked one after the other. */
const toAsk = remembering(
  (text: string): ToAsk | undefined => {
    if (PUT_RIGHT.test(text)) return undefined
    const parts = text.length > LONGEST ? undefined : partsOfQuestion(text)
    const isLabelled = parts?.some(({ label }) => label !== undefined)
    return (
      (parts && isLabelled ? likelyParts(parts) : undefined) ??
      likelyReading(text) ??
      likelyWithin(text) ??
      (parts && !isLabelled ? likelyParts(parts) : undefined) ??
      doubtfulReading(text)
    )
  },
  text => text,
)

/** What is read as it stands, but doubted. */
function doubtfulReading(text: string): ToAsk | undefined {
  const [question] = readAlone(text) ?? []
  return question && asToAsk({ question, words: question.kind === 'story' ? undefined : question.text })
}

/** What is likely to be meant by the question that a text has talk around. */
function likelyWithin(text: string): ToAsk | undefined {
  const span = text.length > LONGEST || asksForMore(text) ? undefined : questionSpan(text)
  return span && !span.leavesNumber ? likelyReading(span.question) : undefined
}

/** What is likely to be meant by all parts of a question, each with what stands before them; undefined where one is not read. */
function likelyParts(parts: readonly Piece[]): ToAsk | undefined {
  const [shown, questions]: [string[], Question[]] = [[], []]
  for (const [at, { label, text }] of parts.entries()) {
    const sure = readSurely(text)
    const likely = sure ? { shown: asMarkdown(text), questions: sure } : likelyReading(text)
    const [question, ...others] = likely?.questions ?? []
    if (!likely || !question || others.length > 0) return undefined
    shown.push(`**${label ?? at + 1})** ${likely.shown}`)
    questions.push(label === undefined ? question : { ...question, label })
  }
  return { shown: shown.join('\n\n'), questions }
}

/** So likely what all readers together think of a word problem is asked about; of writers they hadn't learnt from 89 of 100 such were right. */
const ASKED = 0.7

/**
 * What all readers together think that a word problem comes to; else, where it comes to no number, the question in other words: by
 * the kinds of its quantities, as the nearest known wording, or as the nets put it in a book's words.
 */
function likelyReading(text: string): ToAsk | undefined {
  const [best] = likelyValues(text)
  if (best && best.sureness >= ASKED) return asToAsk(best)
  const turned = turnedStory(text)
  if (turned) return turned
  const said = readTold(text) ?? nearestTo(text) ?? rewordedToAsk(text)
  return said && !(best && numberOf(said.question)) ? asToAsk(said) : undefined
}

/** A story that asks in another unit than it tells in, where none of the others has a value to weigh it by. */
function turnedStory(text: string): ToAsk | undefined {
  const even = asEntered(text)
  const read = asksInOtherUnit(even) ? readStory(even) : undefined
  if (!read || read.tier === 'none') return undefined
  const question: StoryQuestion = { kind: 'story', text: even, reading: read.reading }
  return asToAsk({ question, words: undefined })
}

function asToAsk({ question, words }: Pick<Candidate, 'question' | 'words'>): ToAsk {
  if (words === undefined)
    return { shown: wordsToAsk((question as StoryQuestion).reading), questions: [question] }
  return { shown: `${question.isTold ? 'I read' : 'I read this as'}:\n\n${words}`, questions: [question] }
}

/** So sure a text must be meant as the nets word it; of those of writers they hadn't learnt from 94 of 100 were. */
const SURE_ENOUGH = 0.75

function rewordedToAsk(text: string): RewordedReading | undefined {
  if (UNHEARD.test(text) || asksForMore(text)) return undefined
  const read = readReworded(text)
  return read && read.sureness >= SURE_ENOUGH && keepsWords(text, read.words) ? read : undefined
}
