import { inEngine } from '../engine/engine.ts'
import type { topicTasks } from './engine-tasks.ts'

/** Practice by choice, as the exact engine makes and marks it. */
export const engine = inEngine<typeof topicTasks>('topic-practice')

/** What the answers of a round show. */
export type Finished = NonNullable<Awaited<ReturnType<typeof engine.finish>>>
