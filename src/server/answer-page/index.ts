import { inEngine } from '../engine/engine.ts'
import type { pageTasks } from './engine-tasks.ts'

/** What the other rooms see of the answer page: marking by what a family's answer page says, with nobody else asked. */
export const answerPage = inEngine<typeof pageTasks>('answer-page')

export type { PageFact } from './practice/wrong-answers.ts'
