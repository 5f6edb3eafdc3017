import { createHash } from 'node:crypto'
import type { Response } from 'express'

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 32rem; padding: 2rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.75rem }
p { margin: 0 }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Sends a page that needs no other file, for people who can't be shown the app. The status is set before. */
export function sendPage(response: Response, title: string, words: string): void {
  response
    .set('Cache-Control', 'no-store')
    .set(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('html')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} · Stepwise</title><style>${STYLE}</style><main><h1>${escaped(title)}</h1><p>${escaped(words)}</p></main></html>`,
    )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
