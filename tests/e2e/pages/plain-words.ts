import type { Page } from 'playwright'

/** Where a child comes to, once it is signed in. */
export const CHILD_PATHS = [
  '/',
  '/understanding-gaps',
  '/knowledge-mastery',
  '/boosters',
  '/check-up',
  '/past-assessments',
  '/gemini-chat',
  '/chat',
  '/openai-live-chat',
  '/profile',
  '/safety',
]

/** What no child should have to read. */
const TECHNICAL = [
  /\bAPIs?\b/,
  /\b(API|the|your|a|wrong|OpenAI) keys?\b(?! idea)/i,
  /\b(tokens?|ephemeral|servers?|endpoints?|payload|backend|database|cookies?|localhost)\b/i,
  /\b(JSON|HTTPS?|SQL|HTML|URL|WebSocket|WebRTC|SDK|DOM|CORS|CSP|stdout)\b/i,
  /\b(status|error) code\b|\bcode \d|\(\d{3,4}\)/i,
  /\b(40[0-9]|41[0-9]|42[0-9]|50[0-4]|1006|4000)\b/,
  /\b(undefined|NaN|null|exceptions?|stack|promise|fetch|regex|schema|timeout|timed out)\b/i,
  /\b(quota|billing|rate limit|prompt|realtime model|configured|localStorage)\b/i,
  /\b(session)\b(?! Error)/,
  /\bat \S+ \(?\S+:\d+:\d+|\b\w+Error:/,
  /127\.0\.0\.1|https?:\/\/|<[a-z!/]\w*|\{"|\[object|[{}]\s*$/i,
]

/** Specified texts that stay as they are. */
const SPECIFIED = [
  /^404 Page Not Found$/,
  /^Did you forget to add the page to the router\?$/,
  /^Session Error$/,
  // The realtime test page's, which is for whoever sets up the AI; it comes in several texts.
  /^’s realtime AI model, with ephemeral tokens and a direct connection$/,
]

/**
 * What is on the screen and what is read aloud of it: the texts that can be seen, and the labels and hints of what can.
 * What is folded for grown-ups is not.
 */
export async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = []
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ?? false
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isHidden = node.parentElement?.closest('script, style, .katex-html, annotation')
      if (!isHidden && isSeen(node.parentElement)) words.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      if (!isSeen(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        words.push(element.getAttribute(name) ?? '')
    }
    return words.filter(each => each !== '')
  })
}

/** The technical words on a page, each with the text that it stands in; none where all is well. */
export async function technicalWordsOn(page: Page): Promise<string[]> {
  const words = await wordsOn(page)
  return words
    .filter(each => !SPECIFIED.some(text => text.test(each)))
    .flatMap(each => TECHNICAL.flatMap(word => (word.test(each) ? [`${each} – ${word}`] : [])))
}
