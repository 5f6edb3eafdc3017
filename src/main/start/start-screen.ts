import { createHash } from 'node:crypto'
import type { WayOut } from '#contract/desktop.ts'
import { momentInWords } from '#server/db/stamp.ts'
import type { Problem } from './problems.ts'
import style from './start-screen.css?inline'

const LABELS: Record<WayOut, string> = {
  retry: 'Try again',
  'choose-folder': 'Choose another folder …',
  'usual-folder': 'Use the usual folder',
  'use-backup': 'Use the backup',
  'choose-backup': 'Choose a backup …',
  'start-afresh': 'Begin afresh',
  'go-on': 'Go on without the key',
  'check-for-updates': 'Check for updates',
  quit: 'Quit Stepwise',
}

const MARK =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="var(--brand)"><rect x="2" y="28" width="12" height="10" rx="3"/><rect x="14" y="20" width="12" height="18" rx="3"/><rect x="26" y="12" width="12" height="26" rx="3"/></g><circle cx="32" cy="6" r="5" fill="var(--sun)"/></svg>'

const STYLE_HASH = createHash('sha256').update(style).digest('base64')

/** What the window shows from its first frame until the app's page is there. @returns a `data:` address */
export function splashScreen(): string {
  return page('Stepwise', `<main class="splash">${MARK}<p role="status">Getting ready …</p></main>`)
}

/** What keeps the app from being shown, with the ways out as buttons. @returns a `data:` address */
export function problemScreen({ heading, words, place, backup, waysOut }: Problem): string {
  const labels = backup ? { ...LABELS, 'use-backup': `Use the backup of ${momentInWords(backup)}` } : LABELS
  const buttons = waysOut.map(
    (way, index) =>
      `<button type="button" data-way-out="${way}"${index === 0 ? ' class="first" autofocus' : ''}>${labels[way]}</button>`,
  )
  return page(
    heading,
    `<main role="alert">${MARK}<h1>${escaped(heading)}</h1><p>${escaped(words)}</p>${
      place ? `<p class="place">${escaped(place)}</p>` : ''
    }<div class="ways">${buttons.join('')}</div></main>`,
  )
}

/** Needs no other file and runs no script. */
function page(title: string, body: string): string {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style>${body}</html>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
