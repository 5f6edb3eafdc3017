import type { Session } from 'electron'

/**
 * Whether the system itself checks spelling. Elsewhere Electron would fetch a dictionary from a Google server, and
 * Stepwise talks to nobody on the internet by itself.
 */
export const hasOwnSpellCheck = (platform: NodeJS.Platform): boolean => platform === 'darwin'

/** A port that no Chromium connects to, so that not even this computer is asked. */
const NOWHERE = 'http://127.0.0.1:9/'

/**
 * Sees to it that no dictionary is fetched. A window without spell check is not enough: the session looks for its
 * dictionary as soon as it is there (https://github.com/electron/electron/issues/22995), so that this belongs right
 * after its first use.
 */
export function fetchNoDictionaries(
  session: Pick<Session, 'setSpellCheckerDictionaryDownloadURL' | 'setSpellCheckerEnabled'>,
  platform: NodeJS.Platform,
): void {
  if (hasOwnSpellCheck(platform)) return
  session.setSpellCheckerDictionaryDownloadURL(NOWHERE)
  session.setSpellCheckerEnabled(false)
}
