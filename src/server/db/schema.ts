import type { Generated, Kysely, Transaction } from 'kysely'
import type { OptionLetter } from '#contract/boosters.ts'
import type { Grade } from '#contract/grades.ts'
import type { Ending } from '#contract/live-chat.ts'
import type { FlagSource } from '#contract/parents-corner.ts'
import type { Concern, Tier } from '../shared/concerns.ts'

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
  /** Null once it is used, and for accounts from before there were codes. */
  recovery_code_hash: string | null
}

interface AuthSessionsTable {
  /** SHA-256 of the cookie's value, in hex. */
  token_hash: string
  user_id: number
  created_at: Time
  expires_at: Time
  /** When somebody last touched the page; null until then. */
  active_at: Time | null
  /** Since when the page asks for the password; null while it doesn't. */
  locked_at: Time | null
  /** Until when the parent's corner needs no password; null when it does. */
  corner_open_until: Time | null
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
  /** The client's own id of the save, when it sent one. */
  submission_id: string | null
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

interface HouseholdSettingsTable {
  user_id: number
  /** 1 when the sign-in page of this computer offers the family by name. */
  is_listed: Generated<number>
  /** Null for no idle lock. */
  idle_lock_minutes: number | null
  /** Null for no limit; calls to AI companies alone count. */
  monthly_ai_calls: number | null
  /** Null for no limit. */
  monthly_voice_minutes: number | null
  /** Two letters, such as `GB`; null for this computer's own. */
  helpline_country: string | null
}

/** A date on this computer's calendar, such as `2025-03-05`. */
type Day = string

interface TimeUsedTable {
  user_id: number
  day: Day
  seconds: number
  active_at: Time
}

interface AiUseTable {
  user_id: number
  day: Day
  /** The provider's id. */
  service: string
  /** What the limits count. */
  calls: number
  /** All that were sent. */
  requests: number
  /** Sent, not received. */
  bytes: number
  voice_seconds: number
}

/** What other families have used of the account's connections; counts for its limits too. */
interface LentAiUseTable {
  user_id: number
  day: Day
  /** The provider's id. */
  service: string
  calls: number
  voice_seconds: number
}

interface SettingsTable {
  id: Generated<number>
  user_id: number
  name: string
  value: string
}

interface McqsTable {
  id: Generated<number>
  gap_id: number
  /** Questions that were made together share it; the highest is the gap's newest set. */
  set_number: number
  question: string
  option_a: string
  option_b: string
  option_c: string
  option_d: string
  correct_answer: OptionLetter
  explanation: string
  /** What went wrong where `note_option` was chosen; null where nothing is known of it. */
  note: string | null
  note_option: OptionLetter | null
  created_at: Time
}

interface McqAnswersTable {
  id: Generated<number>
  mcq_id: number
  /** The client's own id of the submission, when it sent one. */
  submission_id: string | null
  user_answer: OptionLetter
  is_correct: 0 | 1
  /** The gap's progress as it was after this answer: a repeated submission is answered with it. */
  consecutive_correct_answers: number
  best_run: number
  is_resolved: 0 | 1
  created_at: Time
}

/** A gap that nobody has practised has no row. */
interface GapProgressTable {
  gap_id: number
  consecutive_correct_answers: Generated<number>
  best_run: Generated<number>
  resolved_at: Time | null
}

interface ChatSessionsTable {
  id: Generated<number>
  user_id: number
  title: string
  created_at: Time
}

interface ChatMessagesTable {
  id: Generated<number>
  session_id: number
  role: 'user' | 'assistant'
  content: string
  ending: Generated<Ending>
  /** Why the safety check stopped it; null for all but a few. */
  concern: Concern | null
  /** 1 for a voice message. */
  is_spoken: Generated<0 | 1>
  created_at: Time
}

interface VoiceMessagesTable {
  id: Generated<number>
  user_id: number
  /** Empty when the assistant spoke first or nothing was understood. */
  user_query: string
  ai_response: string
  is_bookmarked: Generated<0 | 1>
  ending: Generated<Ending>
  /** Why the safety check stopped at the child's words; null for all but a few. */
  query_concern: Concern | null
  /** The same for the reply. */
  reply_concern: Concern | null
  /** When the child began to speak. */
  spoken_at: Time
  created_at: Time
}

interface FlaggedExchangesTable {
  id: Generated<number>
  user_id: number
  tier: Tier
  concern: Concern
  source: FlagSource
  /** Whose words were stopped. */
  about: 'child' | 'reply'
  /** The child's words; empty when the assistant spoke first. */
  said: string
  reply: string
  /** As it was called then; null for what was no chat. */
  chat_title: string | null
  created_at: Time
  kept_until: Time
  /** When a parent put it aside; null until then. */
  seen_at: Time | null
}

interface FailedTriesTable {
  /** What was tried, such as `login 7`; of an e-mail that has no account, a hash. */
  subject: string
  failures: number
}

interface LatestMomentTable {
  id: 1
  moment: Time
}

interface LastChangeTable {
  id: 1
  /** Counts up with each change. */
  number: number
  /** Empty before the first one. */
  at: Time | ''
}

export interface Tables {
  users: UsersTable
  auth_sessions: AuthSessionsTable
  standards: StandardsTable
  evaluations: EvaluationsTable
  evaluation_resources: EvaluationResourcesTable
  gaps: GapsTable
  masteries: MasteriesTable
  mcqs: McqsTable
  mcq_answers: McqAnswersTable
  gap_progress: GapProgressTable
  notices: NoticesTable
  household_settings: HouseholdSettingsTable
  time_used: TimeUsedTable
  ai_use: AiUseTable
  lent_ai_use: LentAiUseTable
  settings: SettingsTable
  chat_sessions: ChatSessionsTable
  chat_messages: ChatMessagesTable
  voice_messages: VoiceMessagesTable
  flagged_exchanges: FlaggedExchangesTable
  failed_tries: FailedTriesTable
  latest_moment: LatestMomentTable
  last_change: LastChangeTable
}

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
