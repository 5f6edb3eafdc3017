import { expect, test } from 'vitest'
import type { Settings } from '#contract/settings.ts'
import { whoCouldCheck } from './who-could-check.ts'

function settingsWith(text: string): Settings {
  const about = (service: string, kind: string, name: string) => ({ service, about: { kind, name } })
  return {
    servingNow: { text },
    services: [
      about('builtin', 'builtin', 'Stepwise'),
      about('near', 'home', 'Local AI'),
      about('far', 'cloud', 'Far AI'),
    ],
  } as unknown as Settings
}

test('a child hears who could check what the tutor can’t read: only whoever really serves is named', () => {
  expect(whoCouldCheck(settingsWith('builtin'))).toContain('a grown-up, now or later')
  expect(whoCouldCheck(undefined)).toContain('the answer page')
  expect(whoCouldCheck(settingsWith('near'))).toContain('Local AI, the AI in your home')
  expect(whoCouldCheck(settingsWith('far'))).toBe(
    'I can’t check this one by myself, but Far AI can look at it.',
  )
})
