import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

/** What was found of a chart that is put in words. */
export interface Found {
  /** Whether it is an angle, how many, the chance of one of all, or which of the names. */
  as: 'angle' | 'count' | 'chance' | 'name'
  /** The answer; of a name its place among the names. */
  number: Rational
  /** How it is found: words and a sum in LaTeX, the result behind the last `=`. */
  lines: [string, string][]
  /** Where a misconception leads to, by its id. */
  slips: Record<string, Rational | undefined>
  /** What is counted, or may stand behind a count, where the reader knows it. */
  names?: string[]
}

/** What bars, symbols, sectors, overlapping circles or a list of words tell. */
export type ChartsQuestion = Question & { kind: 'charts'; isOfSets: boolean } & Required<Found>
