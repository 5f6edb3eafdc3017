import { expect as base } from 'playwright/test'

/** Playwright's expectations, which wait for a state: long enough for a busy machine too. */
export const expect = base.configure({ timeout: 20_000 })
