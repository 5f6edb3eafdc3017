import { expect, test } from 'vitest'
import { inAscii } from './ascii-code.ts'

const SIGNS = ['–', '😀', 'é', '½', 'ab', '\\', '\u2028']

/** The value of some code. */
const evaluated = (code: string) => new Function(`return ${code}`)()
/** Of a pattern, which signs it reads. */
const meaningOf = (value: string | RegExp) =>
  typeof value === 'string' ? value : SIGNS.filter(sign => value.test(sign))

test.each([
  '"½ – 😀"',
  "'\\–\\\\–'",
  '`a–`',
  '/^[–—½]$/',
  '/^[😀-😂]$/u',
  '/^\\–$/',
  '/^\\\\$/',
  'new RegExp(String.raw`^[–\\–é]$`)',
  'new RegExp("^\\\\p{L}–?$", "u")',
])('%s means the same in ASCII', code => {
  const ascii = inAscii(code)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(meaningOf(evaluated(ascii))).toEqual(meaningOf(evaluated(code)))
})
