import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutOldFonts } from './woff2-alone.ts'

const css = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('each font of KaTeX keeps its woff2, and nothing else of the stylesheet changes', () => {
  const fonts = count(css, /@font-face/g)
  expect(fonts).toBeGreaterThan(10)
  const left = withoutOldFonts(css)
  expect(count(left, /url\([^)]*\.woff2\)/g)).toBe(fonts)
  expect(left).not.toMatch(/\.woff\)|\.ttf\)/)
  const rest = (text: string) => text.replace(/src:[^;}]*/g, 'src:')
  expect(rest(left)).toBe(rest(css))
})

test('a font that comes in no woff2 keeps what it has', () => {
  const old = '@font-face{font-family:a;src:url(a.woff) format("woff"),url(a.ttf)}'
  expect(withoutOldFonts(old)).toBe(old)
})
