import type { User } from '#contract/accounts.ts'
import type { Account, Learner } from '../shared/learner.ts'

/** The columns of `families` that make an `Account`. */
export const accountColumns = ['families.id', 'families.parent_name', 'families.email'] as const

export function createAccount(row: { id: number; parent_name: string; email: string }): Account {
  return { id: row.id, parentName: row.parent_name, email: row.email }
}

/** The columns of `children`, joined with `families`, that make a `Learner`. */
export const learnerColumns = [
  'children.id',
  'children.family_id',
  'children.name',
  'children.birth_year',
  'children.personal_intro',
  'children.assistant_name',
  'families.parent_name',
  'families.email',
] as const

export interface LearnerRow {
  id: number
  family_id: number
  name: string
  birth_year: number
  personal_intro: string | null
  assistant_name: string
  parent_name: string
  email: string
}

export function createLearner(row: LearnerRow): Learner {
  return {
    id: row.id,
    familyId: row.family_id,
    parentName: row.parent_name,
    childName: row.name,
    childBirthYear: row.birth_year,
    email: row.email,
    personalIntro: row.personal_intro ?? undefined,
    assistantName: row.assistant_name,
  }
}

/** What the contract says of a learner. */
export function userOf({ familyId: _, ...user }: Learner): User {
  return user
}
