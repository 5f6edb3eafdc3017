import { basename } from 'node:path'
import { HttpError } from '../shared/http-error.ts'
import { describedError } from './described-error.ts'

const WORD = /^[\w.:-]{1,60}$/
const ROUTE = /^[\w/:.*-]{1,120}$/
const MOST_DEEP = 5
const MOST_ENTRIES = 12

const word = (text: string) => (WORD.test(text) ? text : describeSize(text))
const route = (text: string) => (ROUTE.test(text) ? text : describeSize(text))
const file = (text: string) => word(basename(text))
/** Values stand as placeholders; a literal in our own SQL is no secret, but it is no use either. */
const sql = (text: string) => text.replace(/'[^']*'/g, "'…'").slice(0, 500)

/**
 * The fields whose text is ours, and how much of it may be there: in what a log line is given and in what an `HttpError`
 * is about, but not deeper, where an answer of a service has such fields too. Any other text is told by its size.
 */
const OWN: Record<string, (text: string) => string> = {
  backup: file,
  code: word,
  file,
  keptAs: file,
  kind: word,
  method: word,
  path: route,
  problem: word,
  reason: word,
  reasons: word,
  scheme: word,
  service: word,
  shape: word,
  signal: word,
  sql,
  state: word,
  step: word,
  type: word,
  undo: file,
  way: word,
}

/**
 * What may stand in the log of the fields given to a log line: numbers, codes, sizes, and the words of fields that are
 * known to be ours. Everything else – messages of errors, answers of services, what a family has typed – becomes its size.
 */
export function inOwnWords(fields: object): Record<string, unknown> {
  return listEntries(fields, 0, OWN)
}

function listEntries(value: object, depth: number, own: typeof OWN = {}): Record<string, unknown> {
  const entries = Object.entries(value)
    .slice(0, MOST_ENTRIES)
    .filter(([name]) => /^[A-Za-z]\w{0,30}$/.test(name))
  return Object.fromEntries(
    entries.map(([name, each]) => [name, reduced(each, depth + 1, own[name] ?? describeSize)]),
  )
}

function reduced(value: unknown, depth: number, told: (text: string) => string = describeSize): unknown {
  if (typeof value === 'string') return told(value)
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (depth === MOST_DEEP) return 'more'
  if (value instanceof Error) return errorIn(value, depth)
  if (value instanceof Date) return value
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(each => reduced(each, depth + 1, told))
  return listEntries(value, depth)
}

function errorIn(error: Error, depth: number): object {
  const causes = error instanceof AggregateError ? error.errors : error.cause
  const detail = error instanceof HttpError ? error.detail : undefined
  const isPlain = typeof detail === 'object' && detail !== null && !(detail instanceof Error)
  return {
    ...describedError(error),
    ...(detail !== undefined && {
      detail: isPlain ? listEntries(detail, depth, OWN) : reduced(detail, depth + 1),
    }),
    ...(causes !== undefined && causes !== error && { cause: reduced(causes, depth + 1) }),
  }
}

function describeSize(text: string): string {
  return `${text.length} characters`
}
