import { type Browser, type BrowserContextOptions, chromium } from 'playwright'

/** The two sizes that every screen must look good at. */
export const WIDE = { width: 1280, height: 800 }
export const NARROW = { width: 390, height: 844 }

/**
 * Starts the Chromium that `CHROMIUM_PATH` names (the scripts set it), with no connections of its own.
 * @param more switches besides the usual ones
 */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...more,
    ],
  })
}

/** The defaults of a browser context: English, one time zone, so that dates read the same everywhere. */
export const contextDefaults = {
  viewport: WIDE,
  locale: 'en-US',
  timezoneId: 'UTC',
} satisfies BrowserContextOptions
