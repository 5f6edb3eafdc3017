import type { Generated } from 'kysely'
import type { LookOutcome, OptionLetter } from '#contract/boosters.ts'
import type { Grade } from '#contract/grades.ts'
import type { MarkedBy } from '#contract/marking.ts'
import type { PictureType } from '#contract/pictures.ts'

/** Every time is ISO 8601 in UTC. */
type Time = string

export interface StandardsTable {
  id: Generated<number>
  code: string
}

export interface EvaluationsTable {
  id: Generated<number>
  child_id: number
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
  /** What the family's answer page says; null where nobody has told it. */
  expected_answer: string | null
  /** Null where no receipt came with the save. */
  marked_by: MarkedBy['by'] | null
  marker_name: string | null
  marker_model: string | null
  /** The first try at the same question; null for that one. */
  try_of: number | null
  /** The check-up whose question it is; null for every other. */
  checkup_id: number | null
}

/** A mark that a grown-up has changed. */
export interface RemarksTable {
  id: Generated<number>
  evaluation_id: number
  /** The client's own id of the change, when it sent one. */
  submission_id: string | null
  marker_name: string
  reason: string
  former_score: number
  former_total_score: number
  score: number
  total_score: number
  /** Concepts, one a line. */
  dropped_gaps: string
  added_gaps: string
  created_at: Time
}

/** What the receipts of marks are signed with. */
export interface ReceiptSecretTable {
  id: 1
  secret: string
}

export interface EvaluationResourcesTable {
  id: Generated<number>
  evaluation_id: number
  title: string
  description: string
  url: string | null
}

export interface GapsTable {
  id: Generated<number>
  child_id: number
  evaluation_id: number
  standard_id: number | null
  concept: string
  description: string
  created_at: Time
  /** Neither open nor mastered: `fixed` by a later try, or `dropped` by a grown-up. */
  closed_as: 'fixed' | 'dropped' | null
  closed_at: Time | null
}

export interface MasteriesTable {
  id: Generated<number>
  child_id: number
  evaluation_id: number | null
  standard_id: number | null
  source_type: 'evaluation' | 'resolved_gap'
  concept: string
  description: string
  created_at: Time
  /** Since when a grown-up's mark says otherwise; it is not shown then. */
  withdrawn_at: Time | null
}

export interface McqsTable {
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
  /** The highest level of hint shown since it was last answered; 0 for none. */
  hints_shown: Generated<number>
}

export interface McqAnswersTable {
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
  hints_used: Generated<number>
  /** What became of the look at a mastered gap that was due; null where it was none. */
  look: LookOutcome | null
}

/** A gap that nobody has practised has no row. */
export interface GapProgressTable {
  gap_id: number
  consecutive_correct_answers: Generated<number>
  best_run: Generated<number>
  resolved_at: Time | null
  /** When two wrong answers in a look took its mastery back; it stays when it is mastered again. */
  reopened_at: Time | null
}

/** What is remembered of a concept that a child has practised, as ts-fsrs reckons it. */
export interface ConceptStatesTable {
  child_id: number
  concept: string
  /** When it is to be looked at again. */
  due_at: Time
  last_review_at: Time
  /** In days. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  learning_steps: number
  scheduled_days: number
  reps: number
  lapses: number
  /** Wrong answers in the look that is under way. */
  look_wrong: Generated<number>
}

/** One answer for which a concept's state was reckoned anew. */
export interface ReviewsTable {
  id: Generated<number>
  child_id: number
  concept: string
  /** 1 again, 2 hard, 3 good, 4 easy. */
  rating: number
  source: ReviewSource
  /** 1 when the concept was due. */
  is_return: 0 | 1
  /** On this computer's calendar, such as `2025-03-05`. */
  day: string
  /** When it comes back after this answer. */
  due_at: Time
  created_at: Time
}

export type ReviewSource = 'practice' | 'checkup' | 'chat'

export interface CheckupsTable {
  id: Generated<number>
  child_id: number
  grade: Grade
  /** Ids, one a line; empty for all of them. */
  areas: string
  /** What it looks at, one concept a line. */
  concepts: string
  started_at: Time
  /** Null while it is under way. */
  ended_at: Time | null
}

export interface CheckupQuestionsTable {
  id: Generated<number>
  checkup_id: number
  /** From 1. */
  number: number
  concept: string
  question: string
  /** Null until it is answered; empty for "I don't know yet". */
  answer: string | null
  submission_id: string | null
  is_right: 0 | 1 | null
  score: number | null
  total_score: number | null
  assessment: string | null
  answered_at: Time | null
}

/** An answer that nobody here could mark, kept for a grown-up. */
export interface InboxAnswersTable {
  id: Generated<number>
  child_id: number
  question: string
  answer: string
  grade: Grade
  /** What the answer page says; null where the child has not told it. */
  expected_answer: string | null
  /** The client's own id of the keeping. */
  submission_id: string
  /** What became of it; null while it waits. */
  evaluation_id: number | null
  created_at: Time
}

export interface InboxPhotosTable {
  id: Generated<number>
  inbox_answer_id: number
  side: 'question' | 'answer'
  type: PictureType
  bytes: Buffer
}

/** Practice on paper. */
export interface PracticeSheetsTable {
  id: Generated<number>
  child_id: number
  /** By it the child finds the sheet again; see `sheet-code.ts` of the contract. */
  code: string
  grade: Grade
  created_at: Time
}

export interface PracticeSheetQuestionsTable {
  id: Generated<number>
  practice_sheet_id: number
  /** From 1. */
  number: number
  concept: string
  question: string
  /** What stands on the sheet's last page. */
  solution: string
  /** By it an answer becomes an evaluation once. */
  submission_id: string
  /** What was written on paper; null until it is entered. */
  answer: string | null
  is_right: 0 | 1 | null
  answered_at: Time | null
}
