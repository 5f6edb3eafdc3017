import type { Evaluation } from '#contract/evaluations.ts'

/** The answers of one check-up, in the order in which they were asked. */
export interface CheckupAnswers {
  checkupId: number
  answers: readonly Evaluation[]
}

/** What was marked, newest first, the answers of a check-up as one at the place of its newest one. */
export function withCheckupsTogether(evaluations: readonly Evaluation[]): (Evaluation | CheckupAnswers)[] {
  const ofCheckups = Map.groupBy(evaluations, ({ checkupId }) => checkupId)
  return evaluations.flatMap((evaluation): (Evaluation | CheckupAnswers)[] => {
    const { checkupId } = evaluation
    if (checkupId === undefined) return [evaluation]
    const answers = ofCheckups.get(checkupId) ?? []
    return answers[0] === evaluation ? [{ checkupId, answers: [...answers].reverse() }] : []
  })
}
