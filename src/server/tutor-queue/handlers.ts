import type { tutorQueueEndpoints } from '#contract/tutor-queue.ts'
import { tasksBefore } from '../ai/providers/home/own-engine.ts'
import { turnsOf } from '../engine/turns.ts'
import type { Handlers } from '../http/routes.ts'

/** Where a child stands among those who want the home AI. */
export function tutorQueueHandlers(): Handlers<typeof tutorQueueEndpoints> {
  return { look: ({ account, child }) => ({ before: tasksBefore(turnsOf(account.id, child.id)) }) }
}
