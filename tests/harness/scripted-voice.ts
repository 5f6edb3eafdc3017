import type { Page } from 'playwright'

interface ScriptedUtterance {
  text: string
  voice: { name: string }
  rate: number
  onboundary?: (event: { charIndex: number }) => void
  onend?: () => void
}

interface ScriptedVoice {
  /** What was said, oldest first. */
  said: { text: string; voice: string; rate: number }[]
  /** Whether something is being said now. */
  isSpeaking: boolean
  /** Reaches a place in what is being said. */
  reach(charIndex: number): void
  /** Comes to the end of it. */
  end(): void
}

declare global {
  interface Window {
    scriptedVoice: ScriptedVoice
  }
}

/**
 * Gives a page the voices of a system: a local one and one of a company's. They say nothing aloud, and go on when the
 * test says so.
 */
export async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: ScriptedUtterance | undefined
    const voice = (name: string, lang: string, localService: boolean) => ({
      name,
      voiceURI: name,
      lang,
      localService,
      default: false,
    })
    const voices = [
      voice('Sonia', 'en-GB', true),
      voice('Far Away', 'en-US', false),
      voice('Anna', 'de-DE', true),
    ]
    window.scriptedVoice = {
      said: [],
      isSpeaking: false,
      reach: charIndex => current?.onboundary?.({ charIndex }),
      end() {
        const ended = current
        current = undefined
        window.scriptedVoice.isSpeaking = false
        ended?.onend?.()
      },
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: ScriptedUtterance) {
        current = utterance
        window.scriptedVoice.isSpeaking = true
        const { text, rate } = utterance
        window.scriptedVoice.said.push({ text, voice: utterance.voice.name, rate })
      },
      cancel() {
        current = undefined
        window.scriptedVoice.isSpeaking = false
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
  })
}
