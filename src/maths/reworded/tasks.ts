import type { Question } from '../domain/question.ts'
import { bucketOf } from '../net/hash.ts'
import { addTo, linear, type Part, rowOf, sharesOf } from '../net/layers.ts'
import type { Piece } from './pieces.ts'

/** A net that has learnt which task a text sets, by its words alone: it knows nothing of how the task is worded in books. */
export interface Tasks {
  /** As `taskOf` names them; the first one stands for no such task. */
  names: readonly string[]
  part: (name: string) => Part
}

const MOST_NUMBERS = 6
const SCALE = 4

/** How likely each task is. */
export function tasksIn({ names, part }: Tasks, pieces: readonly Piece[]): Map<string, number> {
  const features = part('features')
  const seen = featuresOf(pieces).map(name => bucketOf(name, features.rows))
  const sum = new Float32Array(features.columns)
  for (const bucket of seen) addTo(sum, rowOf(features, bucket), SCALE / seen.length)
  return new Map(
    sharesOf([...linear(part('tasks'), part('tasksBias'), sum)]).map((share, i) => [names[i] ?? '', share]),
  )
}

/** Words, pairs of them beside each other and over one, and three and four of their letters at a time. */
function featuresOf(pieces: readonly Piece[]): string[] {
  const words = pieces.map(({ text, isNumber }) => (isNumber ? '#' : text))
  const numbers = pieces.filter(({ isNumber }) => isNumber)
  const edged = ['<', ...words, '>']
  const found = [
    `n:${Math.min(MOST_NUMBERS, numbers.length)}`,
    `p:${numbers.some(({ text }) => text.includes('.'))}`,
    ...words.map(word => `w:${word}`),
    ...edged.slice(1).map((word, i) => `b:${edged[i]} ${word}`),
    ...edged.slice(2).map((word, i) => `s:${edged[i]} ${word}`),
    ...words.flatMap(lettersOf),
  ]
  return [...new Set(found)]
}

function lettersOf(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return []
  const edged = `<${word}>`
  return [3, 4].flatMap(length =>
    Array.from(
      { length: edged.length - length + 1 },
      (_, i) => `${length === 3 ? 't' : 'q'}:${edged.slice(i, i + length)}`,
    ),
  )
}

/** What a question asks, by its kind and what that kind calls its tasks. */
export function taskOf(question: Question): string {
  const { kind, task, measure, asked, shape } = question as unknown as Record<string, unknown>
  const of = typeof shape === 'string' ? shape : (shape as { kind?: string } | undefined)?.kind
  return [kind, task ?? measure ?? asked ?? '', ...(of ? [of] : [])].join('|')
}
