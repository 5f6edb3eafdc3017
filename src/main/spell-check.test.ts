import { expect, test } from 'vitest'
import { fetchNoDictionaries, hasOwnSpellCheck } from './spell-check.ts'

/** A session that writes down what is asked of it. */
function watchedSession() {
  const calls: unknown[][] = []
  return {
    calls,
    setSpellCheckerDictionaryDownloadURL: (url: string) => void calls.push(['from', url]),
    setSpellCheckerEnabled: (isEnabled: boolean) => void calls.push(['enabled', isEnabled]),
  }
}

test.each(['win32', 'linux'] as const)('on %s no dictionary is fetched from anywhere', platform => {
  const session = watchedSession()
  fetchNoDictionaries(session, platform)
  expect(session.calls).toEqual([
    ['from', expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)],
    ['enabled', false],
  ])
  expect(hasOwnSpellCheck(platform)).toBe(false)
})

test('macOS checks spelling by itself', () => {
  const session = watchedSession()
  fetchNoDictionaries(session, 'darwin')
  expect(session.calls).toEqual([])
  expect(hasOwnSpellCheck('darwin')).toBe(true)
})
