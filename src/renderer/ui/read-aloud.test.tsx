// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '#support/renderer/screen.tsx'
import { ReadAloud } from './read-aloud.tsx'

/** A system with these voices; what it says. */
function withVoices(voices: { lang: string; localService: boolean }[]) {
  const spoken: { text: string; lang: string }[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (saying: { text: string; lang: string }) => spoken.push(saying),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return spoken
}

test('the youngest have a question read by a voice of this computer, without the signs of typesetting', async () => {
  const spoken = withVoices([
    { lang: 'en-US', localService: false },
    { lang: 'en-GB', localService: true },
  ])
  const { user } = showScreen(<ReadAloud text="What is $4 + 1$?" grade="K" />, {})
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  await vi.waitFor(() => expect(spoken).toHaveLength(1))
  expect(spoken[0]).toMatchObject({ text: expect.stringMatching(/^What is 4 \+ 1 ?\?$/), lang: 'en-GB' })
})

test('nothing is offered to older ones, nor where a voice would send the text away', () => {
  withVoices([{ lang: 'en-US', localService: false }])
  showScreen(<ReadAloud text="What is $4 + 1$?" grade={1} />, {})
  withVoices([{ lang: 'en-GB', localService: true }])
  showScreen(<ReadAloud text="What is $4 + 1$?" grade={3} />, {})
  expect(screen.queryByRole('button')).toBeNull()
})
