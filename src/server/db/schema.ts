import type { Generated, Kysely } from 'kysely'
import type { Grade } from '#contract/grades.ts'

/** Every time is ISO 8601 in UTC. */
type Time = string

interface UsersTable {
  id: Generated<number>
  parent_name: string
  child_name: string
  child_birth_year: number
  /** As typed; compared without regard to letter case. */
  email: string
  password_hash: string
  personal_intro: string | null
  assistant_name: Generated<string>
  created_at: Time
}

interface AuthSessionsTable {
  /** SHA-256 of the cookie's value, in hex. */
  token_hash: string
  user_id: number
  created_at: Time
  expires_at: Time
}

interface StandardsTable {
  id: Generated<number>
  code: string
}

interface EvaluationsTable {
  id: Generated<number>
  user_id: number
  question: string
  answer: string
  grade: Grade
  marking_scheme: string
  overall_assessment: string
  score: number
  total_score: number
  created_at: Time
}

interface EvaluationResourcesTable {
  id: Generated<number>
  evaluation_id: number
  title: string
  description: string
  url: string | null
}

interface GapsTable {
  id: Generated<number>
  user_id: number
  evaluation_id: number
  standard_id: number | null
  concept: string
  description: string
  created_at: Time
}

interface MasteriesTable {
  id: Generated<number>
  user_id: number
  evaluation_id: number | null
  standard_id: number | null
  source_type: 'evaluation' | 'resolved_gap'
  concept: string
  description: string
  created_at: Time
}

interface NoticesTable {
  id: Generated<number>
  message: string
  created_at: Time
  dismissed_at: Time | null
}

interface SettingsTable {
  id: Generated<number>
  /** Null for what belongs to the computer and so to every account on it. */
  user_id: number | null
  name: string
  value: string
}

export interface Tables {
  users: UsersTable
  auth_sessions: AuthSessionsTable
  standards: StandardsTable
  evaluations: EvaluationsTable
  evaluation_resources: EvaluationResourcesTable
  gaps: GapsTable
  masteries: MasteriesTable
  notices: NoticesTable
  settings: SettingsTable
}

export type Db = Kysely<Tables>
