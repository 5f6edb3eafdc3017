import type { Page } from '#contract/page.ts'

/** A page's bounds as SQLite takes them, for a list by falling ids: a limit of -1 is none, and every id is below the last. */
export function pageBounds({ limit = -1, before = Number.MAX_SAFE_INTEGER }: Page): Required<Page> {
  return { limit, before }
}
