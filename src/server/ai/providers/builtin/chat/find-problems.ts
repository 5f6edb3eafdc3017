import { kinds } from '#maths/kinds/index.ts'
import { withoutLatex } from '#maths/questions/latex.ts'
import type { Question } from '#maths/questions/question.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'

/** Beyond this, a message is no question about one calculation. */
const LONGEST_TEXT = 4_000
const LONGEST_WINDOW = 14
const MOST_TRIES = 400
const MOST_PROBLEMS = 8

const NUMBERS =
  /\d|[½⅓⅔¼¾⅕-⅞⅐⅑⅒]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|quarters?|thirds?)\b/i
const EDGE =
  /^(?:what|what's|whats|how|solve|simplify|write|express|convert|change|round|which|find|work|double|twice|halve|half|square|the|sum|product|difference|quotient|add|subtract|take|multiply|divide|times|a|an|[a-z])$/i

/** One calculation that a child talks about, and the words that say it. */
export interface Problem {
  question: Question
  /** As written by the child. */
  text: string
}

/** Every question in a message that can be worked out exactly, however much talk stands around it. */
export function problemsIn(message: string): Problem[] {
  const tries = { left: MOST_TRIES }
  const problems: Problem[] = []
  for (const piece of splitPieces(withoutLatex(message.slice(0, LONGEST_TEXT)))) {
    if (!NUMBERS.test(piece) || problems.length >= MOST_PROBLEMS) continue
    const whole = readable(piece)
    problems.push(...(whole ?? inWindows(piece, tries)))
  }
  return problems.slice(0, MOST_PROBLEMS)
}

function splitPieces(text: string): string[] {
  return text
    .replace(/\*\*|__|`/g, '')
    .split(/\n|;|(?<=[^\s\d][.?!]|\d[.?!])\s+|(?<=\w),\s+(?=\D)/)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
}

function readable(text: string): Problem[] | undefined {
  const questions = readQuestions(text)
  return questions && questions.length > 0 ? questions.map(question => ({ question, text })) : undefined
}

/** The longest runs of words that can be read, from the left. */
function inWindows(piece: string, tries: { left: number }): Problem[] {
  const words = piece.split(/\s+/)
  const problems: Problem[] = []
  let from = 0
  while (from < words.length) {
    const found = findLongest(words, from, tries)
    if (found) problems.push(...found.problems)
    from = found ? found.next : from + 1
  }
  return problems
}

function findLongest(words: string[], from: number, tries: { left: number }) {
  const first = bare(words[from])
  const mayBegin = NUMBERS.test(first) || EDGE.test(first) || /^[(+−-]/.test(first) || namesKind(words, from)
  if (!mayBegin) return undefined
  for (let next = Math.min(words.length, from + LONGEST_WINDOW); next > from; next--) {
    const text = words
      .slice(from, next)
      .join(' ')
      .replace(/^["'“(]+(?=\p{L})|[,;:"'”?!.]+$/gu, '')
    if (!NUMBERS.test(text) || tries.left-- <= 0) continue
    const problems = readable(text)
    if (problems) return { problems, next }
  }
  return undefined
}

/** Kinds of which every question has words of its own, so that a window may begin with any word. */
const worded = kinds.filter(({ triggers }) => !triggers.test('7 + 5'))
const NEAR = 3

/** Whether the next few words are those of some kind: `highest common factor`. */
function namesKind(words: string[], from: number): boolean {
  const near = words
    .slice(from, from + NEAR)
    .join(' ')
    .toLowerCase()
  return worded.some(({ triggers }) => triggers.test(near))
}

function bare(word: string | undefined): string {
  return (word ?? '').replace(/^["'“(]+|["'”),.?!:;]+$/g, '')
}
