import { createStore } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { usualGrade } from '#features/accounts/current-user.ts'
import type { Request } from '#lib/api.ts'
import type { DraftOwner } from '#lib/drafts.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { type AnswerToEvaluate, type EvaluationResult, evaluate, toSave } from './evaluate.ts'
import { filledTexts } from './pictures.ts'
import type { ReadPicture } from './read-picture.ts'
import { askedActions, isReadRight } from './wizard-asked.ts'
import { atHomeActions, earlierTry } from './wizard-at-home.ts'
import { draftOf, isDraft } from './wizard-draft.ts'
import { afterFailure, UNEXPECTED } from './wizard-failures.ts'
import { inboxActions } from './wizard-inbox.ts'
import { pictureActions, withoutLostPictures } from './wizard-pictures.ts'
import { lookedOver, readingsActions, unseenSide } from './wizard-readings.ts'
import { notHeard, nothing, notRunning, notSaving, type WizardState } from './wizard-state.ts'
import { isAskedAlready, unknownActions } from './wizard-unknown.ts'

interface WizardParts {
  request: Request
  /** Where a child's drafts survive a reload. */
  draftsOf: (owner: DraftOwner) => StateStorage<void>
  onSaved: () => void
  /** Makes a picture small and clean; throws an Error with words when it is none. */
  prepare: (file: File) => Promise<File>
  /** Reads a picture on this computer; missing where nobody does. */
  read?: ReadPicture
}

/** The evaluator's state, outside React. */
export function createWizard({ request, draftsOf, onSaved, prepare, read }: WizardParts) {
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
            const inputs = {
              ...filledTexts(get()),
              grade,
              pictures,
              tryOf: earlierTry(get())?.id,
              marksUnknown: isAskedAlready(get()) || undefined,
              isReadRight: isReadRight(get()) || undefined,
              correction: lookedOver(get()),
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
          ...nothing,
          ownerId: null,
          usualGrade: null,
          lastGrade: null,
          round: 0,
          ...pictureActions(get, set, prepare, (side, picture) => void get().readPicture(side, picture)),
          ...readingsActions(get, set, read),
          ...atHomeActions({ get, set, request, run, show }),
          ...inboxActions({ get, set, request }),
          ...unknownActions({ get, set, request, run }),
          ...askedActions({ get, set, run }),

          openFor(user) {
            const { id, email } = user
            const usual = usualGrade(user)
            if (get().ownerId !== id) {
              // What the one before had typed stays where it is kept.
              drafts = undefined
              set({ lastGrade: null })
              get().reset()
              set({ grade: null })
              drafts = draftsOf({ id, email })
              void store.persist.rehydrate()
            }
            set({ ownerId: id, usualGrade: usual, grade: get().grade ?? usual })
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
