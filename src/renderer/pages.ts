import { type LucideIcon, Settings, SquareCheckBig } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page of a signed-in family. A new feature adds one entry: its route, and its link in the header. */
export interface Page {
  path: string
  /** Further paths that show the same page. */
  otherPaths?: readonly string[]
  screen: LazyExoticComponent<ComponentType>
  /** How the header links to it; a page without one is reached from other pages. */
  tool?: { label: string; icon: LucideIcon }
}

/** In the order of the header: Answer Evaluator, Understanding Gaps, Knowledge Mastery, Boosters, AI Assistant, Profile, Settings. */
export const pages: readonly Page[] = [
  {
    path: '/evaluate',
    otherPaths: ['/', '/answer-evaluator'],
    screen: lazy(() => import('#features/evaluations/evaluator-page.tsx')),
    tool: { label: 'Answer Evaluator', icon: SquareCheckBig },
  },
  {
    path: '/past-assessments',
    screen: lazy(() => import('#features/evaluations/past-assessments-page.tsx')),
  },
  {
    path: '/settings',
    screen: lazy(() => import('#features/settings/settings-page.tsx')),
    tool: { label: 'Settings', icon: Settings },
  },
]

/** Every path on which the page is shown. */
export function pathsOf(page: Page): readonly string[] {
  return [page.path, ...(page.otherPaths ?? [])]
}

/** Whether a link to this path leads anywhere yet; its query does not matter. */
export function hasPage(to: string): boolean {
  const path = to.split('?')[0] ?? ''
  return pages.some(page => pathsOf(page).includes(path))
}
