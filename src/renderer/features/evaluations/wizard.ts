import { createStore } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { usualGrade } from '#features/accounts/current-user.ts'
import type { Request } from '#lib/api.ts'
import type { DraftOwner } from '#lib/drafts.ts'
import type { ReadPicture } from './read-picture.ts'
import { askedActions } from './wizard-asked.ts'
import { atHomeActions, earlierTry } from './wizard-at-home.ts'
import { draftOf, isDraft } from './wizard-draft.ts'
import { inboxActions } from './wizard-inbox.ts'
import { markingOf } from './wizard-marking.ts'
import { pictureActions, withoutLostPictures } from './wizard-pictures.ts'
import { readingsActions } from './wizard-readings.ts'
import { nothing, notRunning, type WizardState } from './wizard-state.ts'
import { unknownActions } from './wizard-unknown.ts'

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
  /** Those of the child that it is shown to; none before there is one. */
  let drafts: StateStorage<void> | undefined
  const draftsOfChild: StateStorage<void> = {
    getItem: name => drafts?.getItem(name) ?? null,
    setItem: (name, text) => drafts?.setItem(name, text),
    removeItem: name => drafts?.removeItem(name),
  }

  return createStore<WizardState>()(
    persist(
      (set, get, store) => {
        const marking = markingOf({ get, set, request, onSaved })
        const { run, show, save, markAgain } = marking

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
            marking.abandon()
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
          markAgain,
          stop() {
            // When all is marked only the save is left, and that is wanted.
            if (!marking.isRunning() || get().progress === 3) return
            marking.abandon()
            set(notRunning)
          },
        }
      },
      {
        name: 'evaluation',
        storage: createJSONStorage(() => draftsOfChild),
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
