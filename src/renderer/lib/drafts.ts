import type { StateStorage } from 'zustand/middleware'
import type { StoreApi } from 'zustand/vanilla'
import type { User } from '#contract/accounts.ts'

const FAMILY = 'draftsOf'
const PREFIX = 'draft:'

/** Whose drafts are meant: the child, and its family by the e-mail. */
export type DraftOwner = Pick<User, 'id' | 'email'>

/**
 * What a child has typed in this window and not sent yet. Each child has its own, so that nobody sees or sends a
 * sibling's; what another family has left goes.
 */
export function draftsOf({ id, email }: DraftOwner, storage: Storage = sessionStorage): StateStorage<void> {
  if (storage.getItem(FAMILY) !== email) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    storage.setItem(FAMILY, email)
  }
  const keyOf = (name: string) => `${PREFIX}${id}:${name}`
  return {
    getItem: name => storage.getItem(keyOf(name)),
    setItem: (name, text) => storage.setItem(keyOf(name), text),
    removeItem: name => storage.removeItem(keyOf(name)),
  }
}

/** Forgets what a child has typed that is no more: another one may get its number. */
export function forgetDrafts(id: number, storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(`${PREFIX}${id}:`)) storage.removeItem(key)
}

/** Keeps a store's `draft` for whoever it is opened for. */
export function keepDraft(store: Pick<StoreApi<{ draft: string }>, 'setState' | 'subscribe'>, name: string) {
  let drafts: StateStorage<void> | undefined
  store.subscribe(({ draft }, before) => {
    if (draft === before.draft) return
    if (draft === '') drafts?.removeItem(name)
    else drafts?.setItem(name, draft)
  })
  return {
    /** Shows what this child had typed. */
    openFor(owner: DraftOwner): void {
      drafts = draftsOf(owner)
      const kept = drafts.getItem(name)
      if (typeof kept === 'string') store.setState({ draft: kept })
    },
    /** What is typed from now on is kept for nobody. */
    close(): void {
      drafts = undefined
    },
  }
}
