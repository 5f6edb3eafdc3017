import { readdirSync, readFileSync } from 'node:fs'
import { markAnswer } from '../../../src/maths/marking/mark-answer.ts'

const FOLDER = new URL('./', import.meta.url)

/** One story as its writer wrote it, a line of a voice's file. */
export interface Story {
  /** The whole text. */
  q: string
  /** What computes the answer, with numbers, signs and brackets alone; null where nobody can answer the story. */
  calc: string | null
  /** The answer in `unit`, a fraction as `3/4`; null where `calc` is. */
  answer: number | string | null
  /** What is counted or measured, a sign of money, or nothing. */
  unit: string
  steps: number
  /** Answers that children give, and why. */
  wrong: { answer: number | string; why: string }[]
}

/** Every voice with its stories, by the name of its file. */
export const voices: ReadonlyMap<string, Story[]> = new Map(
  ['./', './learnt/']
    .map(folder => new URL(folder, FOLDER))
    .flatMap(folder =>
      readdirSync(folder)
        .filter(name => name.endsWith('.jsonl'))
        .toSorted()
        .map(name => [name.replace('.jsonl', ''), storiesOf(readFileSync(new URL(name, folder), 'utf8'))]),
    ),
)

/** The verdict on an answer, as the evaluator gives it; undefined where the story isn't read as one question. */
export function verdictOn(story: Story, answer: string): string | undefined {
  const marked = markAnswer(story.q, answer)?.marked
  if (!marked) return undefined
  return marked.length === 1 ? marked[0]?.verdict : 'several'
}

/**
 * How a child may write a number as the answer: alone, and with what is counted.
 * @param amount in the story's unit
 */
export function written({ unit }: Story, amount: number | string): string[] {
  if (unit === '') return [String(amount)]
  if (!/^[£$€]$/.test(unit)) return [String(amount), `${amount} ${unit}`]
  const price = typeof amount === 'number' && !Number.isInteger(amount) ? amount.toFixed(2) : String(amount)
  return [price, `${unit}${price}`]
}

function storiesOf(text: string): Story[] {
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Story)
}
