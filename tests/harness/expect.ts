import { expect as base } from 'playwright/test'
import { timeLimits } from '../support/time-limits.ts'

/** Playwright's expectations, which wait for a state: long enough for a busy machine too. */
export const expect = base.configure({ timeout: timeLimits.state })
