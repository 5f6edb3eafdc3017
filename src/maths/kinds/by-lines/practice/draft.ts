import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Draft, DraftRequest } from '../../kind.ts'
import { truthOf } from '../misconceptions/define.ts'
import { misconceptions } from '../misconceptions/table.ts'
import { explain, IMPOSSIBLE } from './explain.ts'
import { proposeQuestion } from './propose.ts'
import { writeOption } from './write-option.ts'
import { writeQuestion } from './write-question.ts'
import { wrongOptions } from './wrong-values.ts'

/** A practice question of arithmetic; undefined when what came up is no good one. */
export function draftOf(request: DraftRequest): Draft | undefined {
  const misconception = misconceptions.find(each => each === request.practised)
  const question = misconception && proposeQuestion(misconception, request.random)
  return question && draftFor(question, request)
}

/** The same for a question that is there. */
export function draftFor(
  question: ArithmeticQuestion,
  { practised, random }: DraftRequest,
): Draft | undefined {
  const misconception = misconceptions.find(each => each === practised)
  if (!misconception) return undefined
  const truth = truthOf(question)
  const answer = truth ? writeOption(truth, question) : IMPOSSIBLE
  const wrong = answer === undefined ? undefined : wrongOptions(question, truth, misconception, random)
  if (answer === undefined || !wrong) return undefined
  return {
    question: writeQuestion(question),
    answer,
    wrongAnswers: wrong.texts,
    own: wrong.own,
    predicted: wrong.predicted,
    explain: () => explain(question, answer),
  }
}
