import { createHash } from 'node:crypto'
import type { Response } from 'express'

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --ink: #1c2b33; --brand: #0b6e6e }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1b20; --ink: #e8eff0; --brand: #5cc9bf } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 32rem; padding: 2rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.75rem; color: var(--brand) }
p { margin: 0 }
`

interface More {
  /** Runs at once; its text must be the same for every page, because its hash allows it. */
  script?: string
  /** What the script finds in its element's `data-…`. */
  data?: Record<string, string>
  /** The one origin that the script may call. */
  connectTo?: string
  /** Where the page leads by itself, at once. */
  goesTo?: string
}

/** Sends a page that needs no other file, for people who can't be shown the app. The status is set before. */
export function sendPage(response: Response, title: string, words: string, more: More = {}): void {
  const { script, data = {}, connectTo, goesTo } = more
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  const parts = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    goesTo && `<meta http-equiv="refresh" content="0;url=${escaped(goesTo)}">`,
    `<title>${escaped(title)} · Stepwise</title><style>${STYLE}</style>`,
    `<main><h1>${escaped(title)}</h1><p>${escaped(words)}</p></main>`,
    script && `<script${attributes.join('')}>${script}</script>`,
    '</html>',
  ]
  response
    .set('Cache-Control', 'no-store')
    .set(
      'Content-Security-Policy',
      [
        `default-src 'none'; style-src ${hashText(STYLE)}`,
        script && `script-src ${hashText(script)}`,
        connectTo && `connect-src ${connectTo}`,
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ]
        .filter(Boolean)
        .join('; '),
    )
    .type('html')
    .send(parts.filter(Boolean).join(''))
}

function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
