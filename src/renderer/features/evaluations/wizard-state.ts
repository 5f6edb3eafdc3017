import type { Me } from '#contract/accounts.ts'
import type { Grade } from '#contract/grades.ts'
import type { DraftOwner } from '#lib/drafts.ts'
import type { EvaluationResult, Progress } from './evaluate.ts'
import type { Inputs } from './inputs.ts'
import type { Reading } from './pictures.ts'
import { type AskedActions, type AskedState, nothingAsked } from './wizard-asked.ts'
import { type AtHomeActions, type AtHomeState, notAtHome } from './wizard-at-home.ts'
import { type InboxActions, type InboxState, nothingKept } from './wizard-inbox.ts'
import { noPictures, type PictureActions, type PictureState } from './wizard-pictures.ts'
import { noReadings, type ReadingsActions, type ReadingsState } from './wizard-readings.ts'
import { nothingUnknown, type UnknownActions, type UnknownState } from './wizard-unknown.ts'

/** All that the wizard knows, and what can be done with it. */
export interface WizardState
  extends Inputs,
    PictureState,
    PictureActions,
    ReadingsState,
    ReadingsActions,
    AtHomeState,
    AtHomeActions,
    InboxState,
    InboxActions,
    UnknownState,
    UnknownActions,
    AskedState,
    AskedActions {
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
  openFor(user: DraftOwner & Pick<Me, 'grade' | 'childBirthYear'>): void
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

const noInputs = { step: 1, question: '', answer: '', grade: null, ...noPictures } as const satisfies Inputs
export const notSaving = { isSaving: false, saveError: null } as const
export const notRunning = {
  isLoading: false,
  progress: 0,
  error: null,
  errorExactly: null,
  askedBack: null,
} as const
export const notHeard = { careWords: null } as const
/** The wizard with nothing entered. */
export const nothing = {
  ...noInputs,
  ...noReadings,
  ...notRunning,
  ...notHeard,
  ...notAtHome,
  ...nothingUnknown,
  ...nothingAsked,
  ...nothingKept,
  ...notSaving,
  result: null,
  correction: null,
} as const
