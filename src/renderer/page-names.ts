import { WHO_IS_LEARNING_PATH } from '#lib/learner.ts'

/** What each page is called wherever it is spoken of: in its heading, the window's title and the text of links. */
export const PAGE_NAMES = {
  '/evaluate': 'Answer Evaluator',
  '/understanding-gaps': 'Knowledge Gaps',
  '/knowledge-mastery': 'Knowledge Mastery',
  '/boosters': 'Boosters',
  '/check-up': 'Check-up',
  '/practise': 'Choose a topic',
  '/practice-sheets': 'Practice on paper',
  '/past-assessments': 'Past Assessment Results',
  '/kept': 'Kept for a grown-up',
  '/gemini-chat': 'Chat with AI',
  '/chat': 'Live Chat',
  '/openai-live-chat': 'Stepwise Live Chat Test',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/parent': 'Parent’s corner',
  '/parent/week': 'The week on paper',
  [WHO_IS_LEARNING_PATH]: 'Who is learning?',
  '/safety': 'When something is wrong',
  '/privacy': 'Privacy Policy',
  '/contact': 'Contact Us',
  '/about': 'About Stepwise',
  '/terms': 'Terms of Use',
  '/welcome': 'Ready to start',
} as const

export type PagePath = keyof typeof PAGE_NAMES

/** Where the specified header calls a page otherwise than its specified heading. */
const LABELS: Partial<Record<PagePath, string>> = {
  '/understanding-gaps': 'Understanding Gaps',
  '/gemini-chat': 'AI Assistant',
}

/** What the header and its menu call a page. */
export function labelOf(path: PagePath): string {
  return LABELS[path] ?? PAGE_NAMES[path]
}
