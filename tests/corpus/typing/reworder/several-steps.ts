import { readFileSync } from 'node:fs'
import { numberOf } from '../../stories/learnt.ts'

/** A question with the calculation that answers it and what that comes to; null where none does. */
export interface Calculated {
  said: string
  calculation: string | null
  answer: number | null
}

/** The questions of a file of `in-several-steps/`. */
export function severalStepsIn(file: string): Calculated[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [calculation = '', answer = '', said = ''] = line.replaceAll('\\n', '\n').split('\t')
      const number = /-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(answer.replaceAll(',', ''))?.[0] ?? null
      return { said, calculation: calculation === 'none' ? null : calculation, answer: numberOf(number) }
    })
}

const NEARLY = 1e-6
/** Whether a calculation comes to an answer, but for what is lost in a computer's numbers. */
export const comesTo = (value: number, answer: number | null): boolean =>
  answer !== null && Math.abs(value - answer) <= NEARLY * Math.max(1, Math.abs(answer))
