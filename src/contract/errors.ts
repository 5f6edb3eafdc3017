/** Every failed call answers with this body. `message` is for people, `code` for programs, `fields` for forms. */
export interface ErrorBody {
  message: string
  code?: string
  fields?: Record<string, string>
}

/** @returns undefined for what no failed call answers; read by hand, so that the first page needs no schema for it */
export function readErrorBody(body: unknown): ErrorBody | undefined {
  const { message, code, fields } = Object(body) as Record<string, unknown>
  if (typeof message !== 'string') return undefined
  if (code !== undefined && typeof code !== 'string') return undefined
  if (fields !== undefined && !isOfTexts(fields)) return undefined
  return { message, ...(code !== undefined && { code }), ...(fields !== undefined && { fields }) }
}

function isOfTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(each => typeof each === 'string')
}

/** Stable codes that the renderer may branch on; the words beside them may change. */
export type ErrorCode =
  | 'bad_request'
  | 'not_signed_in'
  | 'wrong_login'
  | 'email_taken'
  | 'forbidden'
  | 'not_found'
  | 'too_large'
  | 'wrong_password'
  | 'wrong_recovery_code'
  | 'parent_needed'
  | 'locked'
  | 'wrong_backup'
  | 'not_a_picture'
  /** Nothing sensible was read in it, or not surely enough to be marked without a look. */
  | 'picture_unread'
  | 'consent_needed'
  | 'too_many_attempts'
  | 'still_replying'
  | 'server_error'
  /** One of several children has to be chosen first. */
  | 'choose_child'
  /** A child's picture code is wrong or missing. */
  | 'wrong_code'
  | 'last_child'
  | 'kind_words'
  | 'ai_limit_reached'
  | 'ai_not_connected'
  | 'ai_key_refused'
  | 'ai_busy'
  | 'ai_offline'
  | 'ai_timeout'
  | 'ai_unreadable'
  /** The answer can't be read; the message asks for it again. */
  | 'answer_unread'
  /** The child says not to know; the message asks whether to try with a hint. Sent with `marksUnknown`, it is marked. */
  | 'answer_unknown'
  /** What was read of a question is asked about first: the message says it. Sent with `isReadRight`, it is marked. */
  | 'reading_asked'
  /** Another window has answered it already. */
  | 'already_answered'

/**
 * Refusals that belong to an ordinary evening: a question back to the child, something to be typed again. A browser
 * writes each answer of 400 and above into its console as an error, so that the page asks by the header
 * `REFUSALS_HEADER` to have these answered with 200, their status in `REFUSED_HEADER`. Whoever doesn't ask gets the
 * status itself.
 */
export const EXPECTED_REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'not_signed_in',
  'wrong_login',
  'email_taken',
  'wrong_password',
  'wrong_recovery_code',
  'wrong_code',
  'wrong_backup',
  'parent_needed',
  'locked',
  'choose_child',
  'last_child',
  'consent_needed',
  'too_many_attempts',
  'kind_words',
  'not_a_picture',
  'picture_unread',
  'answer_unread',
  'answer_unknown',
  'reading_asked',
  'already_answered',
  'still_replying',
  'ai_not_connected',
  'ai_limit_reached',
])

/** Sent by the page; see `EXPECTED_REFUSALS`. */
export const REFUSALS_HEADER = 'x-stepwise-refusals'
/** The status that a refusal would have had. */
export const REFUSED_HEADER = 'x-stepwise-refused'
