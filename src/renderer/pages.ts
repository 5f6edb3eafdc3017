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
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadPart } from '#lib/load-part.ts'

/** A page of a signed-in family. A new feature adds one entry: its route, and its link in the header. */
export interface Page {
  path: string
  /** Further paths that show the same page. */
  otherPaths?: readonly string[]
  screen: LazyExoticComponent<ComponentType>
  /** How the header links to it; a page without one is reached from other pages. */
  tool?: {
    label: string
    icon: LucideIcon
    /** In the menu of narrow screens, without an icon on wide ones. */
    isMenuOnly?: boolean
  }
}

/** In the order of the header: Answer Evaluator, Understanding Gaps, Knowledge Mastery, Boosters, AI Assistant, Profile, Settings. */
export const pages: readonly Page[] = [
  {
    path: '/evaluate',
    otherPaths: ['/', '/answer-evaluator'],
    screen: lazy(() => loadPart(() => import('#features/evaluations/evaluator-page.tsx'))),
    tool: { label: 'Answer Evaluator', icon: SquareCheckBig },
  },
  {
    path: '/understanding-gaps',
    screen: lazy(() => loadPart(() => import('#features/gaps/knowledge-gaps-page.tsx'))),
    tool: { label: 'Understanding Gaps', icon: Search },
  },
  {
    path: '/knowledge-mastery',
    screen: lazy(() => loadPart(() => import('#features/masteries/knowledge-mastery-page.tsx'))),
    tool: { label: 'Knowledge Mastery', icon: Waypoints },
  },
  {
    path: '/boosters',
    screen: lazy(() => loadPart(() => import('#features/boosters/boosters-page.tsx'))),
    tool: { label: 'Boosters', icon: Zap },
  },
  {
    path: '/past-assessments',
    screen: lazy(() => loadPart(() => import('#features/evaluations/past-assessments-page.tsx'))),
  },
  {
    path: '/gemini-chat',
    screen: lazy(() => loadPart(() => import('#features/text-chat/text-chat-page.tsx'))),
    tool: { label: 'AI Assistant', icon: MessageCircle },
  },
  {
    path: '/chat',
    screen: lazy(() => loadPart(() => import('#features/live-chat/live-chat-page.tsx'))),
    tool: { label: 'Live Chat', icon: AudioLines, isMenuOnly: true },
  },
  {
    path: '/openai-live-chat',
    screen: lazy(() => loadPart(() => import('#features/voice-call/live-test-page.tsx'))),
  },
  {
    path: '/profile',
    screen: lazy(() => loadPart(() => import('#features/profile/profile-page.tsx'))),
    tool: { label: 'Profile', icon: CircleUserRound },
  },
  {
    path: '/settings',
    screen: lazy(() => loadPart(() => import('#features/settings/settings-page.tsx'))),
    tool: { label: 'Settings', icon: Settings },
  },
  {
    path: '/parent',
    screen: lazy(() => loadPart(() => import('#features/parents-corner/parents-corner-page.tsx'))),
  },
  { path: '/safety', screen: lazy(() => loadPart(() => import('#features/safety/safety-page.tsx'))) },
  { path: '/privacy', screen: lazy(() => loadPart(() => import('#features/legal/privacy-page.tsx'))) },
  { path: '/about', screen: lazy(() => loadPart(() => import('#features/legal/about-page.tsx'))) },
  { path: '/terms', screen: lazy(() => loadPart(() => import('#features/legal/terms-page.tsx'))) },
]

/** Every path on which the page is shown. */
export function pathsOf(page: Page): readonly string[] {
  return [page.path, ...(page.otherPaths ?? [])]
}
