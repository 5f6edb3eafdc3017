import type { PictureAssessment } from '#contract/evaluations.ts'
import { orWithout } from '../../engine/poison.ts'
import { exact } from '../engine.ts'
import type { AnswerToAssess } from '../tutor.ts'
import type { ExactMark } from './arithmetic.ts'
import { calculationIn, readCalculation } from './calculation.ts'
import { joined } from './exact.ts'

/**
 * What the calculation of the scheme says about the answer to a story problem, where arithmetic alone can't read the
 * question. An AI can set a story up wrongly: a right answer is never lost by it, so an answer counts as wrong only
 * where scheme and mark name calculations that come to the same.
 * @param calculation as the AI has named it with its mark
 */
export async function markByCalculation(
  input: AnswerToAssess,
  mark: PictureAssessment,
  calculation: string | null,
): Promise<ExactMark | undefined> {
  const [ofScheme, ofMark] = [await calculationIn(input.markingScheme), await readCalculation(calculation)]
  const known = ofScheme ?? ofMark
  if (!known || (ofMark && ofMark.result !== known.result)) return undefined
  const question = joined(input.question, input.readQuestion ?? mark.readQuestion)
  const answer = joined(input.answer, input.readAnswer ?? mark.readAnswer)
  const verdict = await orWithout(exact.verdictBy(known, question, answer), 'undecided')
  const isAgreed = ofMark !== undefined
  if (verdict === 'undecided' || (verdict === 'wrong' && !isAgreed)) return undefined
  const isRight = verdict === 'right'
  const sum = `${known.text} = ${known.result}`
  return {
    isRight,
    score: isRight ? input.totalPossibleScore : 0,
    overallAssessment: isRight
      ? `Well done! Your answer is right: ${sum}.`
      : 'You have made a start. Look at the calculation again: which numbers does the question give, and what do you get when you work it out slowly?',
    fact: `The calculation ${sum} answers the question; what the student answered is ${isRight ? 'right' : 'wrong'}.`,
  }
}
