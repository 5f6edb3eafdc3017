/**
 * Where a page asks the server to prove that it is the one that sent the page, without any cookie:
 * `GET /proof?nonce=…` answers the nonce's HMAC-SHA256 by the launch's secret, as base64 and nothing else.
 */
export const PROOF_PATH = '/proof'

/** The `<meta>` of the app's page that holds the secret. */
export const PROOF_META = 'stepwise-proof'

/** Told to the page's document when the desktop app, which has one window, is started once more. */
export const STARTED_AGAIN_EVENT = 'stepwise-started-again'

/** The word on a desktop page's command line that its preload script reads; behind it stands Electron's `getSystemLocale()`. */
export const SYSTEM_LOCALE_ARGUMENT = '--stepwise-system-locale='

/** What a nonce must look like: a random UUID, or as many bits in other characters. */
export const NONCE = /^[\w-]{36,64}$/
