import type { Generated, Kysely, Transaction } from 'kysely'
import type { Animal, Color } from '#contract/children.ts'
import type { Comfort } from '#contract/comfort.ts'
import type { Grade } from '#contract/grades.ts'
import type { Ending } from '#contract/live-chat.ts'
import type { FlagSource } from '#contract/parents-corner.ts'
import type { Concern, Tier } from '../shared/concerns.ts'
import type {
  CheckupQuestionsTable,
  CheckupsTable,
  ConceptStatesTable,
  EvaluationResourcesTable,
  EvaluationsTable,
  GapProgressTable,
  GapsTable,
  InboxAnswersTable,
  InboxPhotosTable,
  MasteriesTable,
  McqAnswersTable,
  McqsTable,
  PracticeSheetQuestionsTable,
  PracticeSheetsTable,
  ReceiptSecretTable,
  RemarksTable,
  ReviewsTable,
  StandardsTable,
} from './learning-tables.ts'

/** Every time is ISO 8601 in UTC. */
type Time = string

/** An account: whoever has its password is the parent. */
interface FamiliesTable {
  id: Generated<number>
  parent_name: string
  /** As typed; compared without regard to letter case. */
  email: string
  password_hash: string
  /** Null once it is used, and for accounts from before there were codes. */
  recovery_code_hash: string | null
  created_at: Time
}

interface ChildrenTable {
  id: Generated<number>
  family_id: number
  name: string
  birth_year: number
  personal_intro: string | null
  assistant_name: Generated<string>
  animal: Generated<Animal>
  color: Generated<Color>
  /** Null for a child that is chosen without one. */
  picture_code_hash: string | null
  /** Since when the child is hidden; null while it learns. */
  archived_at: Time | null
  /** Null for no limit but the family's. */
  monthly_ai_calls: number | null
  monthly_voice_minutes: number | null
  created_at: Time
  /** Null for none; see `time-for-today.ts`. */
  minutes_a_day: Generated<number | null>
  /** Such as `19:30`. */
  bedtime: Generated<string | null>
  /** Until when a grown-up has given more time. */
  more_time_until: Generated<Time | null>
  /** The one that was chosen last. */
  grade: Generated<Grade | null>
  /** Best times of the sprint by times table, seconds in JSON; null for a child that runs none. */
  sprint: Generated<string | null>
}

interface AuthSessionsTable {
  /** SHA-256 of the cookie's value, in hex. */
  token_hash: string
  family_id: number
  /** Who was chosen last; null before the first choice of several. */
  child_id: number | null
  created_at: Time
  expires_at: Time
  /** When somebody last touched the page; null until then. */
  active_at: Time | null
  /** Since when the page asks for the password; null while it doesn't. */
  locked_at: Time | null
  /** Until when the parent's corner needs no password; null when it does. */
  corner_open_until: Time | null
}

interface NoticesTable {
  id: Generated<number>
  message: string
  created_at: Time
  /** Put away for everybody; a family's own are in `dismissed_notices`. */
  dismissed_at: Time | null
}

interface DismissedNoticesTable {
  family_id: number
  /** When the notice was made, and its words. */
  noticed_at: Time
  message: string
  dismissed_at: Time
}

interface HouseholdSettingsTable {
  family_id: number
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
  /** 1 when a parent has allowed photos from a phone. */
  allows_phone_pictures: Generated<number>
  /** 1 when a voice of a company's may read aloud. */
  allows_remote_voices: Generated<0 | 1>
}

/** A child that has changed nothing has no row. */
interface ComfortsTable {
  child_id: number
  text_size: Comfort['textSize']
  line_height: Comfort['lineHeight']
  has_wide_text: 0 | 1
  has_calm_pictures: 0 | 1
  look: Comfort['look']
  speed: Comfort['speed']
  voice: string | null
}

/** A date on this computer's calendar, such as `2025-03-05`. */
type Day = string

interface TimeUsedTable {
  child_id: number
  day: Day
  seconds: number
  active_at: Time
}

interface AiUseTable {
  family_id: number
  /** Null for what was no child's, such as the test of a connection, and for children that were deleted. */
  child_id: number | null
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
  family_id: number
  day: Day
  /** The provider's id. */
  service: string
  calls: number
  voice_seconds: number
}

interface SettingsTable {
  id: Generated<number>
  family_id: number
  name: string
  value: string
}

interface ChatSessionsTable {
  id: Generated<number>
  child_id: number
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
  child_id: number
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
  child_id: number
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
  families: FamiliesTable
  children: ChildrenTable
  comforts: ComfortsTable
  auth_sessions: AuthSessionsTable
  standards: StandardsTable
  evaluations: EvaluationsTable
  remarks: RemarksTable
  receipt_secret: ReceiptSecretTable
  evaluation_resources: EvaluationResourcesTable
  gaps: GapsTable
  masteries: MasteriesTable
  mcqs: McqsTable
  mcq_answers: McqAnswersTable
  gap_progress: GapProgressTable
  concept_states: ConceptStatesTable
  reviews: ReviewsTable
  checkups: CheckupsTable
  checkup_questions: CheckupQuestionsTable
  inbox_answers: InboxAnswersTable
  inbox_photos: InboxPhotosTable
  practice_sheets: PracticeSheetsTable
  practice_sheet_questions: PracticeSheetQuestionsTable
  notices: NoticesTable
  dismissed_notices: DismissedNoticesTable
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
