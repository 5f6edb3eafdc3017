import { MASTERY_THRESHOLD } from '#contract/boosters.ts'
import type { Checkup } from '#contract/checkups.ts'
import type { Today } from '#contract/practice.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { preview } from '#lib/formatting.ts'
import { isAutomatic } from '../pictures.ts'
import type { WizardState } from '../wizard-state.ts'

/** So much of a question fits on a tile. */
export const QUESTION_SHOWN = 40

/** Something that was begun: what it is called, where it stands, and where it goes on. */
export interface Begun {
  title: string
  where: string
  /** Missing for the wizard, which is on this very page. */
  to?: string
}

/** What a child has typed in the wizard and not had marked. */
export type Draft = Pick<WizardState, 'question' | 'answer' | 'pictures'>

/** What was stopped last, the nearest first: the question in the wizard, then a check-up, then practice. */
export function findBegun(
  draft: Draft,
  checkup: Checkup | undefined,
  open: Today['open'],
): Begun | undefined {
  const { question, answer, pictures } = draft
  const hasPictures = pictures.question.length + pictures.answer.length > 0
  if (question.trim() !== '' || answer.trim() !== '' || hasPictures) {
    const isPicture = question.trim() === '' || isAutomatic(question)
    return {
      title: 'Go on with your question',
      where: isPicture ? 'with its pictures' : preview(question, QUESTION_SHOWN),
    }
  }
  if (checkup?.question) {
    return {
      title: 'Go on with your check-up',
      where: `question ${checkup.question.number}`,
      to: '/check-up',
    }
  }
  const begun = open.find(({ progress }) => progress.consecutiveCorrectAnswers > 0)
  const next = begun ?? open[0]
  if (!next) return undefined
  return {
    title: `${begun ? 'Go on' : 'Practise'}: ${next.concept}`,
    where: begun
      ? `${next.progress.consecutiveCorrectAnswers} of ${MASTERY_THRESHOLD} in a row`
      : `${MASTERY_THRESHOLD} right in a row, and it is yours`,
    to: practicePath(next.gapId),
  }
}
