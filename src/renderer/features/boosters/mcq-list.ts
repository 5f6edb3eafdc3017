import { MASTERY_THRESHOLD, type Mcq, type OptionLetter } from '#contract/boosters.ts'

/** The list with a question in it: in its place when it is there already, else at the end. */
export function withMcq(mcqs: readonly Mcq[], mcq: Mcq): Mcq[] {
  return mcqs.some(({ id }) => id === mcq.id)
    ? mcqs.map(each => (each.id === mcq.id ? mcq : each))
    : [...mcqs, mcq]
}

/** The question after this one, the first again after the last, and the first where there is none yet. */
export function mcqAfter(mcqs: readonly Mcq[], id: number | undefined): Mcq | undefined {
  return mcqs[(mcqs.findIndex(mcq => mcq.id === id) + 1) % mcqs.length]
}

/** The options' texts by letter, in the order they are shown. */
export function listOptions(mcq: Mcq): [OptionLetter, string][] {
  return [
    ['A', mcq.optionA],
    ['B', mcq.optionB],
    ['C', mcq.optionC],
    ['D', mcq.optionD],
  ]
}

export type OptionLook = 'open' | 'chosen' | 'right' | 'wrong' | 'other'

/** How an option is shown: after submitting the right one is green and a wrong chosen one red. */
export function optionLook(
  letter: OptionLetter,
  { correctAnswer }: Pick<Mcq, 'correctAnswer'>,
  choice: OptionLetter | null,
  isSubmitted: boolean,
): OptionLook {
  if (!isSubmitted) return letter === choice ? 'chosen' : 'open'
  if (letter === correctAnswer) return 'right'
  return letter === choice ? 'wrong' : 'other'
}

export type Star = 'earned' | 'best' | 'open'

/** One star per answer on the way to mastery; those of the best run stay in sight in outline. */
export function countStars({
  consecutiveCorrectAnswers,
  bestRun,
}: {
  consecutiveCorrectAnswers: number
  bestRun: number
}) {
  return Array.from({ length: MASTERY_THRESHOLD }, (_, index): Star => {
    if (index < consecutiveCorrectAnswers) return 'earned'
    return index < bestRun ? 'best' : 'open'
  })
}
