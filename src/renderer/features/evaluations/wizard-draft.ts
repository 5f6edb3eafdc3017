import type { Grade } from '#contract/grades.ts'
import type { EvaluationResult } from './evaluate.ts'
import type { Inputs } from './inputs.ts'
import type { Side } from './pictures.ts'
import type { AtHomeState } from './wizard-at-home.ts'
import type { ReadingState } from './wizard-reading.ts'
import type { UnknownState } from './wizard-unknown.ts'

interface Kept extends Inputs, AtHomeState, ReadingState, Pick<UnknownState, 'unknown'> {
  lastGrade: Grade | null
  result: EvaluationResult | null
}

type Draft = Omit<Kept, 'pictures'> & { hadPictures: Record<Side, boolean> }

/** What of the wizard survives a reload; of pictures alone that there were some. */
export function draftOf({ step, question, answer, grade, pictures, ...rest }: Kept): Draft {
  const { lastGrade, result, unmarkable, expectedAnswer, undecided, grownUp, tryOf, unknown, asked } = rest
  return {
    step,
    question,
    answer,
    grade,
    lastGrade,
    result,
    unmarkable,
    expectedAnswer,
    undecided,
    grownUp,
    tryOf,
    unknown,
    asked,
    hadPictures: { question: pictures.question.length > 0, answer: pictures.answer.length > 0 },
  }
}

/** The wizard alone writes there, so that one field shows whether it did. */
export function isDraft(kept: unknown): kept is Draft {
  return typeof kept === 'object' && kept !== null && 'hadPictures' in kept
}
