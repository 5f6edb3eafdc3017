import { z } from 'zod'
import { isSystemCode } from '../log/described-error.ts'
import type { Failure } from './call-service.ts'
import { explainBlocked } from './explain-blocked.ts'
import { NOT_AT_HOME } from './outgoing.ts'
import type { Use } from './provider.ts'

/** What a service said about a failed request, in the words of either protocol. */
export interface Refusal {
  status: number
  /** The service's own reasons, such as `insufficient_quota` or `API_KEY_INVALID`. */
  reasons: string[]
  message: string
  /** How long the service asks us to wait, in milliseconds. */
  afterMs?: number
}

const QUOTA = /insufficient_quota|billing|credit|exceeded your current quota/i
const KEY = /invalid_api_key|API_KEY_INVALID|API_KEY_SERVICE_BLOCKED|account_deactivated/
const MODEL = /model_not_found|model .*(not found|does not exist)|not found for API version/i
const TOO_LONG = /context_length_exceeded|maximum context|token count .*exceeds|too large/i
const NO_PICTURES = /image|vision|multimodal|mmproj/i
const PLACE = /unsupported_country|location is not supported/i

/** What an answer with an error's status means and what a parent can do about it. */
export function explainRefusal(refusal: Refusal, use: Use): Failure {
  const { status, reasons, afterMs } = refusal
  const { provider, connection } = use
  const name = provider.names.sentence
  const said = `${reasons.join(' ')} ${refusal.message}`
  const detail = describe(refusal, use)

  if (status >= 300 && status < 400) {
    return {
      code: 'ai_offline',
      message: `${name} sent us on to another address, and nothing was sent there. A parent can check its address, or choose another AI in Settings.`,
      detail,
    }
  }
  if (status === 407) {
    return { code: 'ai_offline', ...explainBlocked(['PROXY_WANTS_PASSWORD'], name), detail }
  }
  if (PLACE.test(said)) {
    return {
      code: 'ai_not_connected',
      message: `${name} is not offered in this country. A parent can choose another AI in Settings.`,
      detail,
    }
  }
  if (status === 401 || status === 403 || KEY.test(said)) {
    return {
      code: 'ai_key_refused',
      message: `${name} refused the key. A parent can check it in Settings, or enter a new one.`,
      detail,
    }
  }
  if (status === 402 || (status === 429 && isUsedUp(said, refusal))) {
    return {
      code: 'ai_busy',
      message: `The quota at ${name} is used up. A parent can look at the plan and billing there, or choose another AI in Settings.`,
      detail,
    }
  }
  if (status === 404 && provider.kind === 'home' && !/model/i.test(said)) {
    return {
      code: 'ai_not_connected',
      message: `Something answers at ${connection.baseUrl}, but it is no AI. The address of a local AI usually ends in /v1; a parent can change it in Settings.`,
      detail,
    }
  }
  if (status === 404 || MODEL.test(said)) {
    return {
      code: 'ai_not_connected',
      message: `${name} does not offer the model “${connection.model}”. A parent can choose another model in Settings.`,
      detail,
    }
  }
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    return { code: 'ai_busy', message: busyWords(name, afterMs), detail, retry: { afterMs } }
  }
  if (status === 413 || TOO_LONG.test(said)) {
    return {
      code: 'ai_unreadable',
      message: `This is more than ${name} can take at once. Please shorten the texts or send fewer pictures.`,
      detail,
    }
  }
  if (NO_PICTURES.test(said)) {
    return {
      code: 'ai_unreadable',
      message: `${name} can’t read these pictures with the model “${connection.model}”. Please type the work, or choose another model in Settings.`,
      detail,
    }
  }
  return { code: 'ai_unreadable', detail }
}

/** Some say "exceeded your current quota" about their limit a minute too, but then name that limit. */
function isUsedUp(said: string, { reasons }: Refusal): boolean {
  if (reasons.some(reason => /PerDay/.test(reason))) return true
  return QUOTA.test(said) && !reasons.some(reason => /PerMinute/.test(reason))
}

function busyWords(name: string, afterMs: number | undefined): string {
  const when = afterMs === undefined || afterMs < 60_000 ? 'in a minute' : 'later'
  return `${name} is busy right now. Your work is still here: please try again ${when}, or choose another AI in Settings.`
}

/** What it means when there was no complete answer at all. */
export function explainNoAnswer(error: unknown, use: Use): Failure {
  const reasons = listCauses(error)
  const detail = describe(
    { status: 0, reasons, message: error instanceof Error ? error.message : String(error) },
    use,
  )
  const { names, kind } = use.provider
  if (reasons.includes(NOT_AT_HOME)) {
    return {
      code: 'ai_not_connected',
      message: `The address of ${names.sentence.replace(/^The /, 'the ')} leads out of your home, so nothing was sent there. A parent can change it in Settings.`,
      detail,
    }
  }
  const blocked = explainBlocked(reasons, names.sentence)
  if (blocked) return { code: 'ai_offline', ...blocked, detail }
  if (isUnreadable(error)) return { code: 'ai_unreadable', detail }
  const message =
    kind === 'home'
      ? `${names.sentence} doesn’t answer at ${use.connection.baseUrl}. Please check that it is running, or choose another AI in Settings.`
      : `${names.sentence} can’t be reached. Please check the internet connection and try again; your work is still here.`
  return { code: 'ai_offline', message, detail, retry: {} }
}

/** For the log, in our own words: services repeat keys and what a child has typed in theirs. */
function describe({ status, reasons, message }: Refusal, { provider }: Use) {
  return { service: provider.id, status, reasons: reasons.filter(isKnownReason), characters: message.length }
}

const KNOWN_REASONS = new Set([
  'account_deactivated',
  'API_KEY_INVALID',
  'API_KEY_SERVICE_BLOCKED',
  'context_length_exceeded',
  'insufficient_quota',
  'invalid_api_key',
  'invalid_request_error',
  'model_not_found',
  'PROXY_REFUSED',
  'PROXY_STRANGE',
  'PROXY_UNREACHABLE',
  'PROXY_WANTS_PASSWORD',
  'rate_limit_exceeded',
  'request_forbidden',
  'requests',
  'server_error',
  'tokens',
  'unknown_url',
  'unsupported_country_region_territory',
])

function isKnownReason(reason: string): boolean {
  return KNOWN_REASONS.has(reason) || isSystemCode(reason)
}

/** An SDK wraps what our `fetch` could not read. */
function isUnreadable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof SyntaxError || each instanceof z.ZodError) return true
  }
  return false
}

function listCauses(error: unknown): string[] {
  const codes: string[] = []
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') codes.push(each.code)
  }
  return codes
}
