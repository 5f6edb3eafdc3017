import { expect, test } from 'vitest'
import { pageRules, usualSize } from './page-rules.ts'

test('the paper of a region is taken until somebody chooses another', () => {
  expect(usualSize('en-US', null)).toBe('Letter')
  expect(usualSize('en', null)).toBe('Letter')
  for (const locale of ['en-GB', 'de-DE', undefined]) expect(usualSize(locale, null)).toBe('A4')
  expect(usualSize('en-US', 'A4')).toBe('A4')
  expect(usualSize('en-GB', 'nonsense')).toBe('A4')
})

test('whatever something is called, it stays within its quotation marks', () => {
  const rules = pageRules(
    { title: 'x" } body { display: none } /* \\ \n', name: 'Zoë "Z" 李', day: '5 Mar' },
    'A4',
  )
  const strings = [...rules.matchAll(/content: "([^"\n]*)"/g)].map(([, text = '']) => text)
  expect(strings[0]).toContain('Zoë')
  expect(strings[0]).toContain('李')
  for (const text of strings) expect(text.replace(/\\[0-9a-f]+ /g, '')).not.toMatch(/["\\{}\n/*]/)
})
