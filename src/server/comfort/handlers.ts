import type { comfortEndpoints } from '#contract/comfort.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { allowRemoteVoices, allowsRemoteVoices, changeComfort } from './store.ts'

/** How each child likes to read, and whose voices may read aloud. */
export function comfortHandlers(db: Db): Handlers<typeof comfortEndpoints> {
  return {
    changeComfort: ({ body, child }) => changeComfort(db, child.id, body),
    remoteVoices: async ({ account }) => ({ isAllowed: await allowsRemoteVoices(db, account.id) }),
    async allowRemoteVoices({ body, account }) {
      await allowRemoteVoices(db, account.id, body.isAllowed)
      return body
    },
  }
}
