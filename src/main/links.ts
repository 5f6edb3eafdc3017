import { shell } from 'electron'
import type { Logger } from 'pino'
import { vettedUrl } from '#contract/vetted-links.ts'
import { providers } from '#server/ai/providers/index.ts'

/** Exactly these, and no other page of those hosts: they are no sites for children, and no AI may link there. */
const PARENTS_PAGES = new Set(
  providers.flatMap(({ needs, terms }) =>
    [needs.kind === 'key' ? needs.keysPage : [], terms?.url ?? []].flat(),
  ),
)

/**
 * Opens a link in the computer's own browser. This is the only way out of the window: https on a vetted learning
 * site, or a page that a parent must read before connecting an AI; anything else stays closed.
 */
export function openLink(address: string, log: Logger): void {
  const url = PARENTS_PAGES.has(address) ? address : vettedUrl(address)
  if (!url) {
    // The scheme alone: an address may hold a child's words.
    log.warn({ scheme: /^[a-z][\w+.-]*:/i.exec(address)?.[0] }, 'a link was not opened')
    return
  }
  shell.openExternal(url).catch((error: unknown) => log.warn({ err: error }, 'no browser opened the link'))
}
