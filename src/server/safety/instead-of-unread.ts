import { HttpError } from '../shared/http-error.ts'

/** Where an answer can't be read as work, the kind words that would have stood beside its mark come in its place. */
export function insteadOfUnread(error: unknown, { careWords }: { careWords?: string }): unknown {
  const isUnread = error instanceof HttpError && error.code === 'answer_unread'
  return isUnread && careWords !== undefined ? new HttpError(422, 'kind_words', careWords) : error
}
