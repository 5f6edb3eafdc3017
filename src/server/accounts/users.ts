import type { User } from '#contract/accounts.ts'

/** The columns of `users` that make a `User`. */
export const userColumns = [
  'users.id',
  'users.parent_name',
  'users.child_name',
  'users.child_birth_year',
  'users.email',
  'users.personal_intro',
  'users.assistant_name',
] as const

export interface UserRow {
  id: number
  parent_name: string
  child_name: string
  child_birth_year: number
  email: string
  personal_intro: string | null
  assistant_name: string
}

export function createUser(row: UserRow): User {
  return {
    id: row.id,
    parentName: row.parent_name,
    childName: row.child_name,
    childBirthYear: row.child_birth_year,
    email: row.email,
    personalIntro: row.personal_intro ?? undefined,
    assistantName: row.assistant_name,
  }
}
