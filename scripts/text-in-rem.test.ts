import { expect, test } from 'vitest'
import { withTextInRem } from './text-in-rem.ts'

test.each([
  ['a{font-size:24px}', 'a{font-size:1.5rem}'],
  [
    'body { font: 400 17px / 1.55 var(--font-text); }',
    'body { font: 400 1.0625rem / 1.55 var(--font-text); }',
  ],
  [
    'h1{font-size:clamp(28px, 3.4vw, 40px);padding:4px}',
    'h1{font-size:clamp(1.75rem, 3.4vw, 2.5rem);padding:4px}',
  ],
  ['.katex{font-size:1.21em}', '.katex{font-size:1.21em}'],
  ['a{--own-font-size:4px;border:2px solid}', 'a{--own-font-size:4px;border:2px solid}'],
])('%s is built as %s', (written, built) => expect(withTextInRem(written)).toBe(built))
