import type { User } from '#contract/accounts.ts'

/** A family, which whoever has its password may sign in to. */
export interface Account {
  id: number
  parentName: string
  email: string
}

/** The child at work, as the contract's user: its id is the child's. */
export interface Learner extends User {
  familyId: number
}

/** For whom an AI is asked. */
export interface Asker {
  /** Whose connections, consents and limits count. */
  familyId: number
  /** Missing for what is no child's, such as the test of a connection. */
  childId?: number | undefined
}

export function askerFor({ id, familyId }: Pick<Learner, 'id' | 'familyId'>): Asker {
  return { familyId, childId: id }
}
