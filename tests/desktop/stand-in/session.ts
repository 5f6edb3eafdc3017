import type { Cookies, Session } from 'electron'
import { browser } from './browser.ts'
import { strict } from './strict.ts'

type Handlers = {
  request: Parameters<Session['setPermissionRequestHandler']>[0]
  check: Parameters<Session['setPermissionCheckHandler']>[0]
}
/** What the app answers when a page asks for a permission; Electron's own default is to grant. */
export const permissions: Handlers = { request: null, check: null }

const SAME_SITE = { strict: 'Strict', lax: 'Lax', no_restriction: 'None', unspecified: undefined } as const

const cookies = {
  async set({ url, name = '', value = '', httpOnly, sameSite = 'unspecified' }) {
    await browser().addCookies([{ url, name, value, httpOnly, sameSite: SAME_SITE[sameSite] }])
  },
  async get({ url }) {
    const found = await browser().cookies(url)
    return found.map(({ name, value, httpOnly }) => ({
      name,
      value,
      httpOnly,
      sameSite: 'unspecified' as const,
    }))
  },
  // Chromium writes them when it is closed.
  async flushStore() {},
} satisfies Partial<Cookies>

/** Electron's own defaults; where its dictionaries come from can only be set. */
let isSpellChecked = true

const defaultSession = {
  cookies: strict('cookies', cookies),
  // What is left of it lies in the profile.
  clearStorageData: () => browser().clearCookies(),
  async clearCache() {},
  setPermissionRequestHandler(handler) {
    permissions.request = handler
  },
  setPermissionCheckHandler(handler) {
    permissions.check = handler
  },
  setSpellCheckerDictionaryDownloadURL() {},
  setSpellCheckerEnabled(isEnabled) {
    isSpellChecked = isEnabled
  },
  isSpellCheckerEnabled: () => isSpellChecked,
  // No network settings of a system stand behind it; a test may name what they say.
  resolveProxy: async () => process.env.STAND_IN_PROXY ?? 'DIRECT',
  setDevicePermissionHandler() {},
  setDisplayMediaRequestHandler() {},
} satisfies Partial<Record<keyof Session, unknown>> &
  Pick<
    Session,
    | 'isSpellCheckerEnabled'
    | 'setPermissionRequestHandler'
    | 'setPermissionCheckHandler'
    | 'setSpellCheckerDictionaryDownloadURL'
    | 'setSpellCheckerEnabled'
  >

export const session = strict('session', { defaultSession: strict('Session', defaultSession) })
