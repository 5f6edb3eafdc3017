import { createStore } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { type Grade, gradeForBirthYear } from '#contract/grades.ts'
import { isKindWords, type Request } from '#lib/api.ts'
import type { DraftOwner } from '#lib/drafts.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { type AnswerToEvaluate, type EvaluationResult, evaluate, type Progress, toSave } from './evaluate.ts'
import type { Inputs } from './inputs.ts'
import { filledTexts, type Reading } from './pictures.ts'
import {
  type AtHomeActions,
  type AtHomeState,
  atHomeActions,
  earlierTry,
  notAtHome,
} from './wizard-at-home.ts'
import { draftOf, isDraft } from './wizard-draft.ts'
import {
  noPictures,
  type PictureActions,
  type PictureState,
  pictureActions,
  withoutLostPictures,
} from './wizard-pictures.ts'
import {
  isReadRight,
  nothingAsked,
  type ReadingActions,
  type ReadingState,
  readingActions,
} from './wizard-reading.ts'
import { refused, UNEXPECTED, withoutUnkept } from './wizard-refused.ts'
import {
  isAskedAlready,
  nothingUnknown,
  type UnknownActions,
  type UnknownState,
  unknownActions,
} from './wizard-unknown.ts'

export interface WizardState
  extends Inputs,
    PictureState,
    PictureActions,
    AtHomeState,
    AtHomeActions,
    UnknownState,
    UnknownActions,
    ReadingState,
    ReadingActions {
  /** The child whose words these are; another one never sees them. */
  ownerId: number | null
  /** What the grade is pre-filled with. */
  usualGrade: Grade | null
  /** The grade that was marked for last; it goes before the usual one. */
  lastGrade: Grade | null
  isLoading: boolean
  progress: Progress
  error: string | null
  /** What exactly was said of it, for a grown-up. */
  errorExactly: string | null
  /** What the tutor asks about an answer that it could not read; the answer is not scored then. */
  askedBack: string | null
  /** Kind words beside the work, where the child may need them; markdown. */
  careWords: string | null
  result: EvaluationResult | null
  /** The shown result is on its way to the saved ones. */
  isSaving: boolean
  /** Why the shown result could not be saved, in words. */
  saveError: string | null
  /** What a parent says that the pictures show, until an evaluation has taken it. */
  correction: Reading | null

  /** Shows the wizard to this child: what it had typed, or an empty start. */
  openFor(user: DraftOwner & { childBirthYear?: number | undefined }): void
  change(inputs: Partial<Inputs>): void
  next(): void
  previous(): void
  /** Back to step 1 with nothing entered and no result; stops what is running. */
  reset(): void
  /** From a result to the next question of the same grade. */
  markAnother(): void
  /** Has the answer marked and saves the result. A second call while one runs does nothing. */
  submit(): Promise<void>
  /** Has the shown result's answer marked once more, by a parent's reading of the pictures, and saves that too. */
  markAgain(correction: Reading): Promise<void>
  /** Saves the shown result when it is not saved yet. */
  save(): Promise<void>
  /** Stops a running evaluation and keeps every word. */
  stop(): void
}

interface WizardParts {
  request: Request
  /** Where a child's drafts survive a reload. */
  draftsOf: (owner: DraftOwner) => StateStorage<void>
  onSaved: () => void
  /** Makes a picture small and clean; throws an Error with words when it is none. */
  prepare: (file: File) => Promise<File>
}

const noInputs = { step: 1, question: '', answer: '', grade: null, ...noPictures } as const satisfies Inputs
const notSaving = { isSaving: false, saveError: null } as const
const notRunning = {
  isLoading: false,
  progress: 0,
  error: null,
  errorExactly: null,
  askedBack: null,
} as const
const notHeard = { careWords: null } as const
const nothing = {
  ...noInputs,
  ...notRunning,
  ...notHeard,
  ...notAtHome,
  ...nothingUnknown,
  ...nothingAsked,
  ...notSaving,
  result: null,
  correction: null,
} as const

/** The evaluator's state, outside React. */
export function createWizard({ request, draftsOf, onSaved, prepare }: WizardParts) {
  let running: AbortController | null = null
  /** Those of the child that it is shown to; none before there is one. */
  let drafts: StateStorage<void> | undefined

  return createStore<WizardState>()(
    persist(
      (set, get, store) => {
        async function run(
          more: Pick<AnswerToEvaluate, 'correction' | 'scheme' | 'expectedAnswer'> = {},
        ): Promise<void> {
          const { grade, pictures } = get()
          if (running || grade === null) return
          const mine = new AbortController()
          const isMine = () => running === mine
          running = mine
          set({ ...notRunning, ...notHeard, isLoading: true, lastGrade: grade })
          try {
            const inputs = {
              ...filledTexts(get()),
              grade,
              pictures,
              tryOf: earlierTry(get())?.id,
              marksUnknown: isAskedAlready(get()) || undefined,
              isReadRight: isReadRight(get()) || undefined,
              ...more,
            }
            const result = await evaluate(
              request,
              inputs,
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
            if (isMine() && isKindWords(error)) {
              set({ ...notRunning, ...withoutUnkept(error, get()) })
              return
            }
            if (isMine()) set({ ...notRunning, ...refused(error, get(), more.expectedAnswer) })
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
          ...nothing,
          ownerId: null,
          usualGrade: null,
          lastGrade: null,
          round: 0,
          ...pictureActions(get, set, prepare),
          ...atHomeActions({ get, set, request, run, show }),
          ...unknownActions({ get, set, request, run }),
          ...readingActions({ get, set, run }),

          openFor({ id, email, childBirthYear }) {
            const usualGrade =
              childBirthYear === undefined
                ? null
                : gradeForBirthYear(childBirthYear, new Date().getFullYear())
            if (get().ownerId !== id) {
              // What the one before had typed stays where it is kept.
              drafts = undefined
              set({ lastGrade: null })
              get().reset()
              set({ grade: null })
              drafts = draftsOf({ id, email })
              void store.persist.rehydrate()
            }
            set({ ownerId: id, usualGrade, grade: get().grade ?? usualGrade })
          },
          change: inputs => set(inputs),
          next() {
            const { step, unknown, asked } = get()
            set({
              step: step === 1 ? 2 : 3,
              askedBack: null,
              unknown: unknown && { ...unknown, isOpen: false },
              asked: asked && { ...asked, isOpen: false },
            })
          },
          previous: () => set({ step: get().step === 3 ? 2 : 1, error: null }),
          reset() {
            running?.abort()
            running = null
            const { lastGrade, usualGrade, round } = get()
            set({ ...nothing, grade: lastGrade ?? usualGrade, round: round + 1 })
          },
          markAnother() {
            const { result } = get()
            get().reset()
            if (result) set({ grade: result.grade })
          },
          submit: () => run({ expectedAnswer: earlierTry(get())?.expectedAnswer }),
          save,
          async markAgain(correction) {
            const { result } = get()
            if (!result) return
            set({ correction })
            const isSameQuestion = correction.question === result.reading.question
            const { expectedAnswer } = result
            await run({ correction, scheme: isSameQuestion ? result.scheme : undefined, expectedAnswer })
          },
          stop() {
            // When all is marked only the save is left, and that is wanted.
            if (!running || get().progress === 3) return
            running.abort()
            running = null
            set(notRunning)
          },
        }
      },
      {
        name: 'evaluation',
        storage: createJSONStorage(() => ({
          getItem: name => drafts?.getItem(name) ?? null,
          setItem: (name, text) => drafts?.setItem(name, text),
          removeItem: name => drafts?.removeItem(name),
        })),
        skipHydration: true,
        partialize: (state: WizardState) => draftOf(state),
        merge: (kept, fresh) => {
          if (!isDraft(kept)) return fresh
          const { hadPictures, ...draft } = kept
          return { ...fresh, ...withoutLostPictures(draft, hadPictures) }
        },
      },
    ),
  )
}
