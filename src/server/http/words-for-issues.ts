import type { z } from 'zod'
import { HttpError } from '../shared/http-error.ts'

type Issue = z.core.$ZodIssue

/** Plain words for what a schema finds without having words of its own. Passed to `safeParse` as `error`. */
export function wordsForIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const name = (issue.path ?? []).join('.')
  if (name === '') return 'The request must be a JSON object.'
  if (issue.code === 'invalid_type' && issue.input === undefined) return `“${name}” is missing.`
  if (issue.code === 'too_big' && issue.origin === 'array') return `“${name}” has too many entries.`
  return `“${name}” is not of the right kind.`
}

/** The refusal of what didn't fit: 400, or the status that an issue carries in `params.status`. */
export function refusal(issues: Issue[]): HttpError {
  const graver = issues.find(issue => findStatus(issue) !== undefined)
  const status = (graver && findStatus(graver)) ?? 400
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.path.join('.')
    if (name !== '') fields[name] ??= issue.message
  }
  const message = (graver ?? issues[0])?.message ?? 'This request is not complete.'
  return new HttpError(status, status === 413 ? 'too_large' : 'bad_request', message, { fields })
}

function findStatus(issue: Issue): number | undefined {
  if (issue.code !== 'custom') return undefined
  const status: unknown = issue.params?.status
  return typeof status === 'number' ? status : undefined
}
