import { inEngine } from './engine.ts'
import type { mathsTasks } from './maths-tasks.ts'

/** The maths as features ask it. */
export const maths = inEngine<typeof mathsTasks>('maths')
