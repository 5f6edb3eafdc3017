import { createStore } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { User } from '#contract/accounts.ts'
import { evaluationCalls } from '#contract/evaluations.ts'
import { type Grade, gradeForBirthYear } from '#contract/grades.ts'
import type { Request } from '#lib/api.ts'
import { type EvaluationResult, evaluate, type Progress, toSave } from './evaluate.ts'

export interface Inputs {
  step: 1 | 2 | 3
  question: string
  answer: string
  grade: Grade | null
}

export interface WizardState extends Inputs {
  /** The account whose words these are; another one never sees them. */
  ownerId: number | null
  /** What the grade is pre-filled with. */
  usualGrade: Grade | null
  isLoading: boolean
  progress: Progress
  error: string | null
  result: EvaluationResult | null

  /** Shows the wizard to this family: what it had typed, or an empty start. */
  openFor(user: Pick<User, 'id' | 'childBirthYear'>): void
  change(inputs: Partial<Inputs>): void
  next(): void
  previous(): void
  /** Back to step 1 with nothing entered and no result; stops what is running. */
  reset(): void
  /** Has the answer marked and saves the result. A second call while one runs does nothing. */
  submit(): Promise<void>
  /** Stops a running evaluation and keeps every word. */
  stop(): void
}

interface WizardParts {
  request: Request
  /** Where drafts survive a reload. */
  storage: StateStorage
  onSaved: () => void
}

const noInputs = { step: 1, question: '', answer: '', grade: null } as const satisfies Inputs
const notRunning = { isLoading: false, progress: 0, error: null } as const

/** The evaluator's state, outside React. */
export function createWizard({ request, storage, onSaved }: WizardParts) {
  let running: AbortController | null = null

  /** A result that could not be saved is still worth showing. */
  async function save(result: EvaluationResult): Promise<EvaluationResult> {
    try {
      const { id } = await request(evaluationCalls.save, { body: toSave(result) })
      onSaved()
      return { ...result, savedId: id }
    } catch (error) {
      console.error('The evaluation could not be saved', error)
      return result
    }
  }

  return createStore<WizardState>()(
    persist(
      (set, get) => ({
        ...noInputs,
        ...notRunning,
        ownerId: null,
        usualGrade: null,
        result: null,

        openFor({ id, childBirthYear }) {
          const usualGrade =
            childBirthYear === undefined ? null : gradeForBirthYear(childBirthYear, new Date().getFullYear())
          if (get().ownerId !== id) get().reset()
          set({
            ownerId: id,
            usualGrade,
            grade: get().ownerId === id ? (get().grade ?? usualGrade) : usualGrade,
          })
        },
        change: inputs => set(inputs),
        next: () => set({ step: get().step === 1 ? 2 : 3 }),
        previous: () => set({ step: get().step === 3 ? 2 : 1, error: null }),
        reset() {
          running?.abort()
          running = null
          set({ ...noInputs, ...notRunning, grade: get().usualGrade, result: null })
        },
        async submit() {
          const { question, answer, grade } = get()
          if (running || grade === null) return
          const mine = new AbortController()
          const isMine = () => running === mine
          running = mine
          set({ isLoading: true, progress: 0, error: null })
          try {
            const inputs = { question, answer, grade }
            const result = await evaluate(request, inputs, mine.signal, progress => {
              if (isMine()) set({ progress })
            })
            if (!isMine()) return
            const saved = await save(result)
            if (isMine()) set({ isLoading: false, result: saved })
          } catch (error) {
            const message = error instanceof Error ? error.message : ''
            if (isMine()) set({ ...notRunning, error: message || 'An unexpected error occurred' })
          } finally {
            if (isMine()) running = null
          }
        },
        stop() {
          // When all is marked only the save is left, and that is wanted.
          if (!running || get().progress === 3) return
          running.abort()
          running = null
          set(notRunning)
        },
      }),
      {
        name: 'evaluation',
        storage: createJSONStorage(() => storage),
        partialize: ({ ownerId, step, question, answer, grade, result }) => ({
          ownerId,
          step,
          question,
          answer,
          grade,
          result,
        }),
      },
    ),
  )
}
