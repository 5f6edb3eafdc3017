import { createStore } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { User } from '#contract/accounts.ts'
import {
  type Assessment,
  evaluationCalls,
  type Findings,
  type MarkingScheme,
  type Resource,
} from '#contract/evaluations.ts'
import { type Grade, gradeForBirthYear } from '#contract/grades.ts'
import type { Request } from '#lib/api.ts'

export type Step = 1 | 2 | 3
/** 0 at the start, 0.5 after the marking scheme, 1 after the assessment, 2 after the gaps, 3 when complete. */
export type Progress = 0 | 0.5 | 1 | 2 | 3

export interface EvaluationResult {
  question: string
  grade: Grade
  scheme: MarkingScheme
  assessment: Assessment
  findings: Findings
  resources: Resource[]
}

interface Inputs {
  step: Step
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
  /** Runs the four calls and saves. A second call while one runs does nothing. */
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
          set({ ownerId: id, usualGrade, grade: get().grade ?? usualGrade })
        },
        change: inputs => set(inputs),
        next: () => set({ step: get().step === 1 ? 2 : 3 }),
        previous: () => set({ step: get().step === 3 ? 2 : 1, error: null }),
        reset() {
          running?.abort()
          running = null
          set({ ...noInputs, ...notRunning, grade: get().usualGrade, result: null })
        },
        stop() {
          // From then on only the save is left, and that is wanted.
          if (!running || get().progress === 3) return
          running.abort()
          running = null
          set(notRunning)
        },

        async submit() {
          const { question, answer, grade } = get()
          if (running || grade === null) return
          const mine = new AbortController()
          const { signal } = mine
          running = mine
          set({ isLoading: true, progress: 0, error: null })
          try {
            const scheme = await request(evaluationCalls.makeMarkingScheme, {
              body: { question, grade },
              signal,
            })
            if (running !== mine) return
            set({ progress: 0.5 })
            const assessment = await request(evaluationCalls.assess, {
              body: {
                question,
                answer,
                grade,
                markingScheme: scheme.markingScheme,
                totalPossibleScore: scheme.totalScore,
              },
              signal,
            })
            if (running !== mine) return
            set({ progress: 1 })
            const findings = await request(evaluationCalls.findGaps, {
              body: { question, answer, grade, assessment: assessment.overallAssessment },
              signal,
            })
            if (running !== mine) return
            set({ progress: 2 })
            const { recommendedResources: resources } =
              findings.knowledgeGaps.length === 0
                ? { recommendedResources: [] }
                : await request(evaluationCalls.recommendResources, {
                    body: { knowledgeGaps: findings.knowledgeGaps },
                    signal,
                  })
            if (running !== mine) return
            set({ progress: 3 })
            const result = { question, grade, scheme, assessment, findings, resources }
            await save(result, answer)
            if (running !== mine) return
            running = null
            set({ isLoading: false, result })
          } catch (error) {
            if (running !== mine) return
            running = null
            const message = error instanceof Error ? error.message : ''
            set({ ...notRunning, error: message || 'An unexpected error occurred' })
          }
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

  /** A result that could not be saved is still worth showing. */
  async function save(
    { question, grade, scheme, assessment, findings, resources }: EvaluationResult,
    answer: string,
  ) {
    try {
      await request(evaluationCalls.save, {
        body: {
          question,
          answer,
          grade,
          overallAssessment: assessment.overallAssessment,
          score: Math.round(assessment.score),
          totalScore: Math.round(assessment.totalScore),
          knowledgeGaps: findings.knowledgeGaps,
          knowledgeMasteries: findings.knowledgeMasteries,
          recommendedResources: resources,
          markingScheme: scheme.markingScheme,
        },
      })
      onSaved()
    } catch (error) {
      console.error('The evaluation could not be saved', error)
    }
  }
}
