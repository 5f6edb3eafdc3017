import {
  AudioLines,
  CircleUserRound,
  type LucideIcon,
  MessageCircle,
  Search,
  Settings,
  SquareCheckBig,
  Waypoints,
  Zap,
} from 'lucide-react'
import { WHO_IS_LEARNING_PATH } from '#lib/learner.ts'
import { type LazyScreen, lazyScreen } from '#lib/load-part.ts'
import type { PagePath } from './page-names.ts'

/** A page of a signed-in family. A new feature adds one entry: its route, and its link in the header. */
export interface Page {
  path: PagePath
  /** Further paths that show the same page. */
  otherPaths?: readonly string[]
  screen: LazyScreen
  /** Visitors may read it too. */
  isForAll?: boolean
  /** It shows nothing of a child's: it is there also before one of several is chosen. */
  isOfFamily?: boolean
  /** How the header links to it; a page without one is reached from other pages. */
  tool?: {
    icon: LucideIcon
    /** Its label stands beside the icon where there is room. */
    hasWords?: boolean
    /** In the menu of narrow screens, without an icon on wide ones. */
    isMenuOnly?: boolean
  }
}

/** In the order of the header: Answer Evaluator, Understanding Gaps, Knowledge Mastery, Boosters, AI Assistant, Profile, Settings. */
export const pages: readonly Page[] = [
  {
    path: '/evaluate',
    otherPaths: ['/', '/answer-evaluator'],
    screen: lazyScreen(() => import('#features/evaluations/evaluator-page.tsx')),
    tool: { hasWords: true, icon: SquareCheckBig },
  },
  {
    path: '/understanding-gaps',
    screen: lazyScreen(() => import('#features/gaps/knowledge-gaps-page.tsx')),
    tool: { hasWords: true, icon: Search },
  },
  {
    path: '/knowledge-mastery',
    screen: lazyScreen(() => import('#features/masteries/knowledge-mastery-page.tsx')),
    tool: { hasWords: true, icon: Waypoints },
  },
  {
    path: '/boosters',
    screen: lazyScreen(() => import('#features/boosters/boosters-page.tsx')),
    tool: { hasWords: true, icon: Zap },
  },
  {
    path: '/check-up',
    screen: lazyScreen(() => import('#features/checkups/checkup-page.tsx')),
  },
  {
    path: '/practise',
    screen: lazyScreen(() => import('#features/topic-practice/practise-page.tsx')),
  },
  {
    path: '/practice-sheets',
    screen: lazyScreen(() => import('#features/topic-practice/sheets/practice-sheets-page.tsx')),
  },
  {
    path: '/past-assessments',
    screen: lazyScreen(() => import('#features/evaluations/past-assessments-page.tsx')),
  },
  {
    path: '/kept',
    screen: lazyScreen(() => import('#features/inbox/kept-page.tsx')),
  },
  {
    path: '/gemini-chat',
    screen: lazyScreen(() => import('#features/text-chat/text-chat-page.tsx')),
    tool: { hasWords: true, icon: MessageCircle },
  },
  {
    path: '/chat',
    screen: lazyScreen(() => import('#features/live-chat/live-chat-page.tsx')),
    tool: { icon: AudioLines, isMenuOnly: true },
  },
  {
    path: '/openai-live-chat',
    screen: lazyScreen(() => import('#features/voice-call/live-test-page.tsx')),
  },
  {
    path: '/profile',
    screen: lazyScreen(() => import('#features/profile/profile-page.tsx')),
    tool: { hasWords: true, icon: CircleUserRound },
  },
  {
    path: '/settings',
    screen: lazyScreen(() => import('#features/settings/settings-page.tsx')),
    isOfFamily: true,
    tool: { icon: Settings },
  },
  {
    path: '/parent',
    screen: lazyScreen(() => import('#features/parents-corner/parents-corner-page.tsx')),
    isOfFamily: true,
  },
  {
    path: '/parent/week',
    screen: lazyScreen(() => import('#features/parents-corner/week-summary-page.tsx')),
    isOfFamily: true,
  },
  {
    path: WHO_IS_LEARNING_PATH,
    screen: lazyScreen(() => import('#features/children/who-is-learning.tsx')),
    isOfFamily: true,
  },
  {
    path: '/safety',
    screen: lazyScreen(() => import('#features/safety/safety-page.tsx')),
    isOfFamily: true,
  },
  {
    path: '/privacy',
    screen: lazyScreen(() => import('#features/legal/privacy-page.tsx')),
    isOfFamily: true,
    isForAll: true,
  },
  {
    path: '/contact',
    screen: lazyScreen(() => import('#features/legal/contact-page.tsx')),
    isOfFamily: true,
    isForAll: true,
  },
  {
    path: '/about',
    screen: lazyScreen(() => import('#features/legal/about-page.tsx')),
    isOfFamily: true,
  },
  {
    path: '/terms',
    screen: lazyScreen(() => import('#features/legal/terms-page.tsx')),
    isOfFamily: true,
    isForAll: true,
  },
  {
    path: '/welcome',
    screen: lazyScreen(() => import('#features/evaluations/welcome-page.tsx')),
  },
]

/** Every path on which the page is shown. */
export function pathsOf(page: Page): readonly string[] {
  return [page.path, ...(page.otherPaths ?? [])]
}

/**
 * Loads the page of an address where somebody was signed in last, while it is asked who is.
 * @returns when it is there, or can't be had: whoever shows it says why
 */
export async function loadAhead(path: string): Promise<void> {
  if (localStorage.getItem('currentUser') === null) return
  const page = pages.find(each => pathsOf(each).includes(path))
  await page?.screen.load().catch(() => undefined)
}
