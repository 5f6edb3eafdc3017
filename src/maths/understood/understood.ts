import { LONGEST_MARKED } from '#contract/text.ts'
import type { Question } from '../domain/question.ts'
import { fingerprint, markQuestion, writeQuestion } from '../kinds/doors.ts'
import { splitAnswers } from '../marking/split-answers.ts'
import { asEntered, hasTooLongNumber } from '../questions/as-entered.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readAlone } from '../typed/read-alone.ts'
import { type TypesetLine, typesetLine } from './typeset.ts'

/** One line of what was understood. */
export interface UnderstoodLine {
  /** How it was labelled among several, such as `a` or `2`. */
  label?: string
  /** Markdown with LaTeX between dollar signs; what was typed is plain text with LaTeX between `\(` and `\)`. */
  text: string
  isTyped: boolean
}

/** What the tutor takes a text for; shown before anything is marked. */
export interface Understood {
  lines: UnderstoodLine[]
  /** How many lines more there are. */
  more: number
}

/** A glance at it, not a second copy of a long text. */
const MOST_LINES = 10

/**
 * What a question is taken for, each of several by itself.
 * @returns undefined when the tutor can't read it
 */
export function understoodQuestion(text: string): Understood | undefined {
  const questions = readAlone(text)
  if (!questions) return undefined
  const written = questions.map(writeQuestion)
  if (!questions.every((each, at) => isSame(each, written[at] ?? ''))) {
    const typed = typedLines(text)
    return understood(typed.slice(0, MOST_LINES).map(typesetLine).map(withText), typed.length)
  }
  const lines = questions.map(({ label }, at) => ({
    ...(label === undefined ? {} : { label }),
    text: written[at] ?? '',
    isTyped: false,
  }))
  return understood(lines, lines.length)
}

/**
 * How an answer is read: its lines with the maths in them typeset. Says nothing about right or wrong.
 * @param question as typed; it may be one that the tutor can't read
 * @returns undefined when nothing in the answer could be read
 */
export function understoodAnswer(question: string, typedAnswer: string): Understood | undefined {
  const answer = asEntered(typedAnswer)
  if (answer.length > LONGEST_MARKED || hasTooLongNumber(answer)) return undefined
  const questions = readAlone(question) ?? []
  const typed = typedLines(answer)
  const lines = typed.slice(0, MOST_LINES).map(typesetLine)
  const [only, ...others] = questions
  const isRead =
    only && others.length === 0
      ? isAnswerTo(only, answer)
      : lines.some(({ isMaths }) => isMaths) ||
        splitAnswers(questions, answer).some((part, at) => isAnswerTo(questions[at], part))
  return isRead ? understood(lines.map(withText), typed.length) : undefined
}

function typedLines(text: string): string[] {
  return text.split('\n').filter(line => line.trim() !== '')
}

function withText({ text }: TypesetLine): UnderstoodLine {
  return { text, isTyped: true }
}

function understood(lines: UnderstoodLine[], count: number): Understood {
  return { lines: lines.slice(0, MOST_LINES), more: Math.max(0, count - MOST_LINES) }
}

function isAnswerTo(question: Question | undefined, answer: string): boolean {
  if (!question) return false
  const { verdict, isRestated } = markQuestion(question, answer)
  return verdict !== 'unread' || isRestated === true
}

/** Whether the words that a kind has for a question say all that was understood of it. */
function isSame(question: Question, written: string): boolean {
  const again = readQuestions(written)
  return again?.length === 1 && again.map(fingerprint)[0] === fingerprint(question)
}
