import { findUnit } from '../values/units.ts'

/** Words that calculate, or are part of a number. */
const IN_SUMS =
  /^(?:plus|minus|times|and|over|divided|equals|hundred|thousand|million|half|third|quarter|point|percent|per|remainder|not|or)s?$/i

/** The words of a question that may name what is counted: the apples of `24 - 9 = 15 apples`. */
export function countedNames(question: string): string[] {
  return (question.match(/\p{L}{3,}/gu) ?? []).filter(name => !findUnit(name) && !IN_SUMS.test(name))
}
