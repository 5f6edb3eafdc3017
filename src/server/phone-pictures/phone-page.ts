import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SCRIPT } from './phone-script.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --ink: #1c2b33; --soft: #52616a; --brand: #0b6e6e; --on: #fff; --line: #8a8578 }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1b20; --ink: #edf3f2; --soft: #a9bbbf; --brand: #59c9bd; --on: #062322; --line: #7f949c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; color: var(--brand) }
p { margin: 0 0 1rem }
label { display: block; margin: 0 0 .75rem; padding: .95rem 1rem; border: 2px solid var(--brand); border-radius: 999px; text-align: center; font-weight: 700 }
label:first-of-type { background: var(--brand); color: var(--on) }
label:focus-within { outline: 3px solid #1457c8; outline-offset: 2px }
input { position: absolute; opacity: 0; width: 1px; height: 1px }
ul { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .5rem }
li { display: flex; align-items: center; gap: .75rem; border: 1px solid var(--line); border-radius: 12px; padding: .5rem .75rem }
li img { width: 56px; height: 56px; object-fit: cover; border-radius: 8px }
small { color: var(--soft) }
[hidden] { display: none }
`

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Photos for Stepwise</title><style>${STYLE}</style></head>
<body><main>
<h1>Photos for Stepwise</h1>
<p id="state" role="status">One moment...</p>
<div id="choose" hidden>
<label>Take a photo<input id="camera" type="file" accept="image/*" capture="environment"></label>
<label>Choose photos<input id="files" type="file" accept="image/*" multiple></label>
</div>
<ul id="list" aria-label="Photos"></ul>
<p><small>The photos go straight to the computer with Stepwise. On the way through your home’s network they are not encrypted.</small></p>
</main><script>${SCRIPT}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY = [
  "default-src 'none'",
  `script-src ${hash(SCRIPT)}`,
  `style-src ${hash(STYLE)}`,
  'img-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What every answer to a phone says. */
export const PHONE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Sends the one page that there is for a phone. */
export function sendPhonePage(response: ServerResponse): void {
  response.writeHead(200, { ...PHONE_HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
}
