import type { Doubt, PictureReading } from '#contract/picture-readings.ts'
import type { PictureToRead } from '../../../provider.ts'
import { questionsOf, withinLimit } from '../../builtin/read/compose.ts'
import type { Piece, Seen } from '../engine/messages.ts'
import { ANSWER, QUESTION } from './ask.ts'

/** What is less sure must be looked at. */
const SURE = 0.85
const NUMBER = /\d+(?:[.,]\d+)*/g

/** A piece with where it stands. */
type Placed = Piece & { from: number; to: number }

/**
 * What a model has copied of a page, as a text to be looked over.
 * @param witness what the own reader has read of the same page: a number that it hasn't is doubtful, however sure the model is
 * @returns undefined where nothing stands there
 */
export function readingOf(
  { pieces, isCut }: Seen,
  side: PictureToRead['side'],
  witness: string,
): PictureReading | undefined {
  const placed = placedOf(pieces)
  const all = pieces.map(({ text }) => text).join('')
  const numbers = new Set(witness.match(NUMBER))
  const from = all.startsWith(QUESTION) ? QUESTION.length : 0
  const found = all.indexOf(ANSWER, from)
  const middle = found < 0 ? all.length : found
  const [question, answer] = [
    [from, middle],
    [middle + ANSWER.length, all.length],
  ].map(([begins = 0, ends = 0]) => partOf(all, begins, ends, { placed, numbers, isCut }))
  if (side === 'answer') return answer ?? question
  return question && answer ? withAnswer(question, answer) : (question ?? answer)
}

/** A page with both: the answer stands below its question. */
function withAnswer(question: PictureReading, answer: PictureReading): PictureReading {
  const answerFrom = question.text.length + 1
  const below = <T extends { from: number; to: number }>(part: T): T => ({
    ...part,
    from: part.from + answerFrom,
    to: part.to + answerFrom,
  })
  const reading = withinLimit({
    text: `${question.text}\n${answer.text}`,
    lines: [...question.lines, ...answer.lines.map(below)],
    doubts: [...question.doubts, ...answer.doubts.map(below)],
    questions: question.questions,
  })
  return answerFrom < reading.text.length ? { ...reading, answerFrom } : reading
}

function placedOf(pieces: readonly Piece[]): Placed[] {
  let at = 0
  return pieces.map(piece => {
    const from = at
    at += piece.text.length
    return { ...piece, from, to: at }
  })
}

/** One part of what was copied; what it counts begins with its own first character. */
function partOf(
  all: string,
  begins: number,
  ends: number,
  how: { placed: readonly Placed[]; numbers: ReadonlySet<string>; isCut: boolean },
): PictureReading | undefined {
  const text = all.slice(begins, ends).trim()
  if (text === '') return undefined
  const start = begins + all.slice(begins, ends).indexOf(text)
  const doubts: Doubt[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const [from, to] = [start + index, start + index + word.length]
    const parts = how.placed.filter(each => each.from < to && each.to > from)
    const least = parts.reduce((one, other) => (other.likelihood < one.likelihood ? other : one), SURELY)
    const isBroken = how.isCut && to === all.trimEnd().length
    const isSeenTwice = (word.match(NUMBER) ?? []).every(number => how.numbers.has(number))
    if (least.likelihood >= SURE && isSeenTwice && !isBroken) continue
    doubts.push({ from: index, to: index + word.length, others: othersOf(all, { from, to, word, least }) })
  }
  const lines = [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({
    from: index,
    to: index + line.length,
    corners: [],
  }))
  return withinLimit({ text, lines, doubts, questions: questionsOf(text) })
}

const SURELY: Placed = { text: '', likelihood: 1, others: [], from: 0, to: 0 }

/** The word with what else could stand in place of its least sure piece. */
function othersOf(
  all: string,
  { from, to, word, least }: { from: number; to: number; word: string; least: Placed },
): string[] {
  if (least.likelihood >= SURE) return []
  const words = least.others.map(other =>
    `${all.slice(from, Math.max(from, least.from))}${other}${all.slice(Math.min(to, least.to), to)}`.trim(),
  )
  return [...new Set(words)].filter(other => other !== word && other !== '' && !/\s/.test(other))
}
