import type { IncomingMessage } from 'node:http'
import type { User } from '#contract/accounts.ts'
import type { Grade } from '#contract/grades.ts'
import type { Db } from '../db/schema.ts'
import { REFUSALS } from '../http/refusals.ts'
import type { Learner } from '../shared/learner.ts'
import { childOfTicket, readTicket, type Tickets } from './tickets.ts'
import { createLearner, learnerColumns, userOf } from './users.ts'

/** What is known of the sign-in. */
interface SignIn {
  token_hash: string
  family_id: number
  /** Whom it has chosen last. */
  child_id: number | null
}

/**
 * The child that a request is for: the one of its ticket, else the one that the sign-in has chosen last, else the only
 * one of the family. A ticket that is not good finds nobody.
 */
export async function findRequested(
  db: Db,
  tickets: Tickets,
  request: IncomingMessage,
  signIn: SignIn,
): Promise<Learner | undefined> {
  const ticket = readTicket(request)
  if (ticket === undefined) {
    const last =
      signIn.child_id === null ? undefined : await findLearner(db, signIn.family_id, signIn.child_id)
    return last ?? findOnly(db, signIn.family_id)
  }
  const childId = childOfTicket(ticket)
  if (childId === undefined) return undefined
  const row = await learners(db, signIn.family_id)
    .select('picture_code_hash')
    .where('children.id', '=', childId)
    .executeTakeFirst()
  if (!row) return undefined
  const claim = { session: signIn.token_hash, childId, codeHash: row.picture_code_hash }
  return tickets.isGood(ticket, claim) ? createLearner(row) : undefined
}

/** A child that learns, by its number. */
export async function findLearner(db: Db, familyId: number, childId: number): Promise<Learner | undefined> {
  const row = await learners(db, familyId).where('children.id', '=', childId).executeTakeFirst()
  return row && createLearner(row)
}

/** The child of a family in which one alone learns. */
export async function findOnly(db: Db, familyId: number): Promise<Learner | undefined> {
  const [row, another] = await learners(db, familyId).limit(2).execute()
  return row && !another ? createLearner(row) : undefined
}

/** Whether more than one child learns in the family. */
export async function hasSeveral(db: Db, familyId: number): Promise<boolean> {
  const rows = await learners(db, familyId).limit(2).execute()
  return rows.length > 1
}

/**
 * The contract's user: whoever is learning; while one of several is to be chosen, the child that came first stands for
 * the family.
 */
export async function readUser(db: Db, familyId: number, child?: Learner): Promise<User> {
  if (child) return userOf(child)
  const first = await learners(db, familyId).executeTakeFirst()
  if (!first) throw REFUSALS.signed_out
  return userOf(createLearner(first))
}

/** The grade that was chosen last for a child, where somebody has. */
export async function gradeOf(db: Db, childId: number): Promise<{ grade?: Grade }> {
  const row = await db.selectFrom('children').select('grade').where('id', '=', childId).executeTakeFirst()
  return row?.grade ? { grade: row.grade } : {}
}

function learners(db: Db, familyId: number) {
  return db
    .selectFrom('children')
    .innerJoin('families', 'families.id', 'children.family_id')
    .select(learnerColumns)
    .where('family_id', '=', familyId)
    .where('archived_at', 'is', null)
    .orderBy('children.id')
}
