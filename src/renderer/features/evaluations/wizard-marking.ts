import { evaluationEndpoints } from '#contract/evaluations.ts'
import type { Request } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { type AnswerToEvaluate, type EvaluationResult, evaluate, toSave } from './evaluate.ts'
import { filledTexts } from './pictures.ts'
import { isReadRight } from './wizard-asked.ts'
import { earlierTry } from './wizard-at-home.ts'
import { afterFailure, UNEXPECTED } from './wizard-failures.ts'
import { lookedOver, unseenSide } from './wizard-readings.ts'
import { notHeard, notRunning, notSaving, type WizardState } from './wizard-state.ts'
import { isAskedAlready } from './wizard-unknown.ts'

interface MarkingParts {
  get: () => WizardState
  set: (change: Partial<WizardState>) => void
  request: Request
  onSaved: () => void
}

/** Has the answer marked, one evaluation at a time, shows the result and saves it. */
export function markingOf({ get, set, request, onSaved }: MarkingParts) {
  let running: AbortController | null = null

  async function run(
    more: Pick<AnswerToEvaluate, 'correction' | 'scheme' | 'expectedAnswer'> = {},
  ): Promise<void> {
    const { grade } = get()
    if (running || grade === null) return
    const unseen = unseenSide(get())
    if (unseen) {
      set({ ...notRunning, step: unseen === 'question' ? 1 : 2 })
      return
    }
    const mine = new AbortController()
    const isMine = () => running === mine
    running = mine
    set({ ...notRunning, ...notHeard, isLoading: true, lastGrade: grade })
    try {
      const result = await evaluate(
        request,
        { ...inputsOf(get()), grade, ...more },
        mine.signal,
        progress => {
          if (isMine()) set({ progress })
        },
        careWords => {
          if (isMine()) set({ careWords })
        },
      )
      if (!isMine()) return
      if (!('findings' in result)) set({ ...notRunning, undecided: result })
      else {
        await show(result)
        if (isMine()) set({ isLoading: false })
      }
    } catch (error) {
      if (isMine()) set({ ...notRunning, ...afterFailure(error, get(), more.expectedAnswer) })
    } finally {
      if (isMine()) running = null
    }
  }

  /** Kept over a reload before it is saved: whatever becomes of that, nothing is lost. */
  async function show(result: EvaluationResult): Promise<void> {
    set({ ...notSaving, result, correction: null })
    await save()
  }

  /** Twice the same result is saved once, by its submission id. */
  async function save(): Promise<void> {
    const { result, isSaving } = get()
    if (!result || result.savedId !== undefined || isSaving) return
    const isShown = () => get().result?.submissionId === result.submissionId
    set({ isSaving: true, saveError: null })
    try {
      const { id } = await request(evaluationEndpoints.save, { body: toSave(result) })
      onSaved()
      if (isShown()) set({ isSaving: false, result: { ...result, savedId: id } })
    } catch (error) {
      console.error('The evaluation could not be saved', error)
      if (isShown()) set({ isSaving: false, saveError: wordsOf(error, UNEXPECTED) })
    }
  }

  return {
    run,
    show,
    save,
    async markAgain(correction: NonNullable<WizardState['correction']>): Promise<void> {
      const { result } = get()
      if (!result) return
      set({ correction })
      const isSameQuestion = correction.question === result.reading.question
      const { expectedAnswer } = result
      await run({ correction, scheme: isSameQuestion ? result.scheme : undefined, expectedAnswer })
    },
    /** Whatever comes of a running evaluation is for nobody. */
    abandon(): void {
      running?.abort()
      running = null
    },
    isRunning: () => running !== null,
  }
}

/** What is marked, as it stands in the wizard. */
function inputsOf(state: WizardState) {
  return {
    ...filledTexts(state),
    pictures: state.pictures,
    tryOf: earlierTry(state)?.id,
    marksUnknown: isAskedAlready(state) || undefined,
    isReadRight: isReadRight(state) || undefined,
    correction: lookedOver(state),
  }
}
