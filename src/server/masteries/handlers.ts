import type { masteryEndpoints } from '#contract/masteries.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { listMasteries } from './store.ts'

/** What the child has mastered. */
export function masteryHandlers(db: Db): Handlers<typeof masteryEndpoints> {
  return { list: ({ child }) => listMasteries(db, child.id) }
}
