import { ownEquationIn } from '../own-equation.ts'
import { asksTask } from '../parts/labels.ts'
import type { Dialogue } from '../state.ts'
import { isWaiting } from '../unsolved/unsolved.ts'
import type { Table } from '../wants/wants-of.ts'
import { isOpen } from './reading.ts'
import { openUnsolved } from './unsolved.ts'

/** Whether anything is worked on, or has been. */
export function tableOf(before: Dialogue): Table {
  if (isOpen(before.work) || before.story || isWaiting(openUnsolved(before))) return 'open'
  return before.work || before.toldStory || openUnsolved(before) ? 'done' : 'none'
}

/** Less likely than that nothing of a message is a question of its own. */
const LEAST_LIKELY = 0.05

/**
 * `so i need to know how many are left`, said of the question that is open: it brings no other one. An equation of the
 * child's own is worked on.
 */
export const bringsNone = (before: Dialogue, said: string): boolean =>
  tableOf(before) === 'open' && ownEquationIn(said) === undefined && asksTask(said, 'open') < LEAST_LIKELY
