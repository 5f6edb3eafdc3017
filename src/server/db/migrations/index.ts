import { accountsAndEvaluations } from './001-accounts-and-evaluations.ts'
import { settings } from './002-settings.ts'
import { boosters } from './003-boosters.ts'
import { chat } from './004-chat.ts'
import { household } from './005-household.ts'
import { voice } from './006-voice.ts'
import { failedTries } from './007-failed-tries.ts'
import { aiOfAFamily } from './008-ai-of-a-family.ts'
import { practiceNotes } from './009-practice-notes.ts'
import { masteryWords } from './010-mastery-words.ts'
import { flags } from './011-flags.ts'
import { savedOnce } from './012-saved-once.ts'
import { lastChange } from './013-last-change.ts'
import { latestMoment } from './014-latest-moment.ts'
import { aiRequests } from './015-ai-requests.ts'
import { homeMarking } from './016-home-marking.ts'
import { practiceThatReturns } from './017-practice-that-returns.ts'
import { checkups } from './018-checkups.ts'
import { children } from './019-children.ts'
import { dismissedNotices } from './020-dismissed-notices.ts'
import { inbox } from './021-inbox.ts'
import { daysOfAChild } from './022-days-of-a-child.ts'
import { paper } from './023-paper.ts'
import { comfort } from './024-comfort.ts'

export interface Migration {
  name: string
  /** One or more statements; they run in one transaction with foreign keys checked at its end. */
  sql: string
}

/** In order; a migration's number is its place, counted from 1. */
export const migrations: readonly Migration[] = [
  { name: 'accounts-and-evaluations', sql: accountsAndEvaluations },
  { name: 'settings', sql: settings },
  { name: 'boosters', sql: boosters },
  { name: 'chat', sql: chat },
  { name: 'household', sql: household },
  { name: 'voice', sql: voice },
  { name: 'failed-tries', sql: failedTries },
  { name: 'ai-of-a-family', sql: aiOfAFamily },
  { name: 'practice-notes', sql: practiceNotes },
  { name: 'mastery-words', sql: masteryWords },
  { name: 'flags', sql: flags },
  { name: 'saved-once', sql: savedOnce },
  { name: 'last-change', sql: lastChange },
  { name: 'latest-moment', sql: latestMoment },
  { name: 'ai-requests', sql: aiRequests },
  { name: 'home-marking', sql: homeMarking },
  { name: 'practice-that-returns', sql: practiceThatReturns },
  { name: 'checkups', sql: checkups },
  { name: 'children', sql: children },
  { name: 'dismissed-notices', sql: dismissedNotices },
  { name: 'inbox', sql: inbox },
  { name: 'days-of-a-child', sql: daysOfAChild },
  { name: 'paper', sql: paper },
  { name: 'comfort', sql: comfort },
]
