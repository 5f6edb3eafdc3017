import { inEngine } from '../engine/engine.ts'
import type { checkupTasks } from './engine-tasks.ts'

/** What is asked in a check-up, and what it finds. */
export const engine = inEngine<typeof checkupTasks>('checkups')

/** What each answer of an ended check-up becomes. */
export type Finished = Awaited<ReturnType<typeof engine.finish>>
