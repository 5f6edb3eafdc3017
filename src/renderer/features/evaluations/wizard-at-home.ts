import type { EvaluationDetail } from '#contract/evaluations.ts'
import { grownUpMarkEndpoints, type HomeMark } from '#contract/grown-up-marks.ts'
import type { Judgement } from '#contract/marking.ts'
import type { Request } from '#lib/api.ts'
import type { EvaluationResult, Undecided } from './evaluate.ts'
import type { Inputs } from './inputs.ts'
import { filledTexts } from './pictures.ts'

/** What a grown-up has typed on its sheet, as it stands in the fields. */
export interface GrownUpSheet {
  score: string
  totalScore: string
  /** A sentence for the child. */
  words: string
  /** Concepts of topics, or own words. */
  practise: readonly string[]
}

/** An earlier answer to the same question, for another try. */
export interface EarlierTry {
  /** The saved evaluation. */
  id: number
  question: string
  expectedAnswer: string | undefined
  /** What was written then. */
  answer?: string | undefined
  /** The one hint that its mark gave. */
  hint?: string | undefined
}

/** Marking without an AI: with the answer page, or by a grown-up. */
export interface AtHomeState {
  /** Why nobody could mark the question, in words; null where somebody can, or nobody has been asked. */
  unmarkable: string | null
  /** What the answer page says, as typed. */
  expectedAnswer: string
  undecided: Undecided | null
  grownUp: GrownUpSheet
  tryOf: EarlierTry | null
}

export interface AtHomeActions {
  /** Has the answer held against the answer page. */
  markByAnswerPage(): Promise<void>
  /** A grown-up's own mark. Shows and saves the result. @throws ApiError with words for the form's fields */
  markByGrownUp(mark: { score: number; totalScore: number; password?: string }): Promise<void>
  /** What a grown-up says of the undecided parts. @throws ApiError with words for the form's fields */
  judge(judged: { judgements: Judgement[]; words?: string; password?: string }): Promise<void>
  /** Back to the steps; every word is kept. */
  leaveWays(): void
  /** Shows what a grown-up has changed on the shown result. */
  markedAgain(detail: EvaluationDetail): void
  /** From a result that is not fully right back to the answer, with what was written. */
  tryAgain(): void
}

export const notAtHome = {
  unmarkable: null,
  expectedAnswer: '',
  undecided: null,
  grownUp: { score: '', totalScore: '', words: '', practise: [] },
  tryOf: null,
} as const satisfies AtHomeState

type Both = AtHomeState & Inputs & { result: EvaluationResult | null }

interface AtHomeParts {
  get: () => Both
  set: (change: Partial<Both>) => void
  request: Request
  /** Has the answer marked by the answer page. */
  run: (asked: { expectedAnswer: string }) => Promise<void>
  /** Shows a result and saves it. */
  show: (result: EvaluationResult) => Promise<void>
}

export function atHomeActions({ get, set, request, run, show }: AtHomeParts): AtHomeActions {
  /** What every sheet sends of the wizard's inputs. */
  function asked() {
    const { grade } = get()
    if (grade === null) throw new Error('There is no grade')
    return { ...filledTexts(get()), grade }
  }

  async function showMark(mark: HomeMark, expectedAnswer?: string): Promise<void> {
    const result = resultOf(mark, { ...asked(), expectedAnswer, tryOf: earlierTry(get())?.id })
    set({ undecided: null, unmarkable: null })
    await show(result)
  }

  return {
    markByAnswerPage: () => run({ expectedAnswer: get().expectedAnswer.trim() }),
    async markByGrownUp(mark) {
      const { words, practise } = get().grownUp
      const body = {
        ...asked(),
        ...mark,
        ...(words.trim() !== '' && { words: words.trim() }),
        practise: practise.map(concept => ({ concept })),
      }
      // With the right answer beside it, what needs practice can be practised.
      const expectedAnswer = get().expectedAnswer.trim() || undefined
      await showMark(await request(grownUpMarkEndpoints.markByGrownUp, { body }), expectedAnswer)
    },
    async judge(judged) {
      const { undecided } = get()
      if (!undecided) return
      const expectedAnswer = get().expectedAnswer.trim()
      const totalPossibleScore = undecided.scheme.totalScore
      const body = { ...asked(), ...judged, expectedAnswer, totalPossibleScore }
      await showMark(await request(grownUpMarkEndpoints.judge, { body }), expectedAnswer)
    },
    markedAgain({ evaluation: { score, totalScore }, gaps, standards }) {
      const { result } = get()
      if (!result) return
      const codeOf = new Map(standards.map(({ id, standardCode }) => [id, standardCode]))
      const knowledgeGaps = gaps
        .filter(({ end }) => end === undefined || end === 'mastered')
        .map(({ concept, description, standardId }) => ({
          concept,
          description,
          relevantStandard: codeOf.get(standardId ?? 0),
        }))
      set({
        result: {
          ...result,
          assessment: { ...result.assessment, score, totalScore },
          findings: { ...result.findings, knowledgeGaps },
        },
      })
    },
    leaveWays: () => set({ unmarkable: null, undecided: null }),
    tryAgain() {
      const { result } = get()
      if (!result) return
      const { question, answer, grade, expectedAnswer, savedId, tryOf, assessment } = result
      const { hint } = assessment
      const id = tryOf ?? savedId
      set({
        ...notAtHome,
        step: 2,
        question,
        answer,
        grade,
        expectedAnswer: expectedAnswer ?? '',
        tryOf: id === undefined ? null : { id, question, expectedAnswer, answer, hint },
        result: null,
      })
    },
  }
}

/** The earlier try, as long as the question is still that one. */
export function earlierTry({ tryOf, question }: Pick<Both, 'tryOf' | 'question'>): EarlierTry | undefined {
  return tryOf?.question === question ? tryOf : undefined
}

function resultOf(
  mark: HomeMark,
  asked: Pick<EvaluationResult, 'question' | 'answer' | 'grade' | 'expectedAnswer' | 'tryOf'>,
): EvaluationResult {
  const { markingScheme, knowledgeGaps, knowledgeMasteries, recommendedResources, ...assessment } = mark
  return {
    ...asked,
    scheme: { markingScheme, totalScore: mark.totalScore },
    assessment,
    findings: { knowledgeGaps, knowledgeMasteries },
    resources: recommendedResources,
    reading: {},
    submissionId: crypto.randomUUID(),
  }
}
