import type { PictureReading } from '#contract/picture-readings.ts'
import { builtinTutor } from '#server/ai/providers/builtin/tutor.ts'
import { homework } from './homework.ts'
import type { Case } from './photos.ts'

/** How photos were read, added up. */
export interface Score {
  photos: number
  characters: number
  /** Characters left out, put in or taken for others. */
  slips: number
  lines: number
  linesRight: number
  /** Lines of which nothing was shown as doubtful, and those of them that are right. */
  linesSure: number
  linesSureRight: number
  whole: number
  /** What was read is marked as what stands there is, with nothing to look at before or with something. */
  markedRight: number
  /** Not marked for what was read can't be. */
  unmarked: number
  /** Marked otherwise than what stands there, and nothing was shown as doubtful: none is wanted. */
  markedWronglyUnseen: number
  /** Without a doubt something was read, or put in an order, that does not stand there so. */
  wrongButSure: number
}

export const noScore = (): Score => ({
  photos: 0,
  characters: 0,
  slips: 0,
  lines: 0,
  linesRight: 0,
  linesSure: 0,
  linesSureRight: 0,
  whole: 0,
  markedRight: 0,
  unmarked: 0,
  markedWronglyUnseen: 0,
  wrongButSure: 0,
})

const { signal } = new AbortController()
const GRADE = 5

/** Adds how one photo was read. @returns what went wrong, in a word, or nothing */
export async function addScore(score: Score, expected: Case, reading: PictureReading | undefined) {
  const text = reading?.text ?? ''
  const [wanted, read] = [plain(expected.text), plain(text)]
  const slips = expected.questions && areTold(expected.questions, reading) ? 0 : distance(wanted, read)
  score.photos++
  score.characters += wanted.length
  score.slips += slips
  if (slips === 0) score.whole++
  const readLines = linesOf(reading)
  for (const line of expected.text.split('\n')) {
    score.lines++
    const found = readLines.find(each => each.text === plain(line))
    const nearest = found ?? nearestTo(plain(line), readLines)
    if (found) score.linesRight++
    if (nearest && !nearest.isDoubtful) {
      score.linesSure++
      if (found) score.linesSureRight++
    }
  }
  if (slips > 0 && !isSureOfWhatIs(wanted, reading)) score.wrongButSure++
  const marks = expected.questions
    ? slips === 0
      ? 'right'
      : 'wrong'
    : await marksOf(expected, text, reading?.answerFrom)
  if (marks === 'right') score.markedRight++
  else if (marks === 'unread') score.unmarked++
  else if (reading?.doubts.length === 0) score.markedWronglyUnseen++
  return { slips, marks }
}

/** Whether the pieces to choose from are those that stand there. */
const areTold = (questions: readonly string[], reading: PictureReading | undefined) =>
  questions.length === reading?.questions.length &&
  questions.every((each, at) => plain(each) === plain(reading.questions[at]?.text ?? ''))

/** Whether all that is not shown as doubtful stands there in this order. */
function isSureOfWhatIs(wanted: string, reading: PictureReading | undefined): boolean {
  const { text = '', doubts = [] } = reading ?? {}
  const sure = [...text].filter((_, at) => !doubts.some(({ from, to }) => at >= from && at < to)).join('')
  let at = 0
  for (const character of plain(sure).replaceAll(' ', '')) {
    at = wanted.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}

/** Without what changes no meaning: how wide spaces are, and where a line is broken. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('−', '-').trim()

/** The lines that were read, and those of them beside each other as one: a sentence may be broken at another place. */
function linesOf(reading: PictureReading | undefined) {
  const text = reading?.text ?? ''
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return starts.flatMap((start, at) =>
    [1, 2, 3].flatMap(count => {
      const next = starts[at + count] ?? text.length + 1
      if (count > 1 && at + count > starts.length) return []
      const isDoubtful = reading?.doubts.some(({ from, to }) => from < next - 1 && to > start) ?? false
      return [{ text: plain(text.slice(start, next - 1)), isDoubtful }]
    }),
  )
}

function nearestTo<L extends { text: string }>(wanted: string, lines: readonly L[]): L | undefined {
  const near = lines
    .map(line => ({ line, slips: distance(wanted, line.text) }))
    .sort((one, other) => one.slips - other.slips)[0]
  return near && near.slips < wanted.length * 0.7 ? near.line : undefined
}

/** Whether what was read is marked as what stands there is: each of its parts is marked beside what is known. */
async function marksOf({ question, answer, text }: Case, read: string, answerFrom = read.length) {
  if (question === undefined) return sameMarks([['', text]], [['', read]])
  const answers =
    answer === undefined ? (homework.find(each => each.question === question)?.answers ?? []) : [answer]
  return sameMarks(
    answers.map(each => [question, each]),
    answers.map(each =>
      answer === undefined ? [read, each] : [read.slice(0, answerFrom).trim(), read.slice(answerFrom).trim()],
    ),
  )
}

async function sameMarks(wanted: [string, string][], read: [string, string][]) {
  let isRead = true
  for (const [index, pair] of wanted.entries()) {
    const [right, got] = [await mark(...pair), await mark(...(read[index] ?? ['', '']))]
    if (got === undefined) isRead = false
    else if (got !== right) return 'wrong'
  }
  return isRead ? 'right' : 'unread'
}

/** The share of the marks, undefined where it can't be marked. Sums without a question are questions for their outcome. */
async function mark(question: string, answer: string): Promise<string | undefined> {
  if (question === '') return plain(answer)
  try {
    const { markingScheme, totalScore } = await builtinTutor.makeMarkingScheme(
      { question, grade: GRADE },
      signal,
    )
    const input = { question, answer, grade: GRADE, markingScheme, totalPossibleScore: totalScore } as const
    const { score } = await builtinTutor.assess(input, signal)
    return `${score} of ${totalScore}`
  } catch {
    return undefined
  }
}

/** So many characters must be left out, put in or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
