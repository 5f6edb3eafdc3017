import { shell } from 'electron'
import type { Logger } from 'pino'
import { vettedUrl } from '#server/ai/vetted-hosts.ts'

/**
 * Opens a link in the computer's own browser. This is the only way out of the window: https on a vetted learning
 * site, anything else stays closed.
 */
export function openLink(address: string, log: Logger): void {
  const url = vettedUrl(address)
  if (!url) {
    // The scheme alone: an address may hold a child's words.
    log.warn({ scheme: /^[a-z][\w+.-]*:/i.exec(address)?.[0] }, 'a link was not opened')
    return
  }
  shell.openExternal(url).catch((error: unknown) => log.warn({ err: error }, 'no browser opened the link'))
}
