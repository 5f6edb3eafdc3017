import { type Utterance, utterancesOf } from './words-of-page.ts'

export interface Speaking {
  synthesis: SpeechSynthesis
  voice: SpeechSynthesisVoice
  /** 1 is the voice's own. */
  rate: number
  /** All has been said. */
  onEnd: () => void
  /** The voice could not go on. */
  onFailure: () => void
}

/** What the stylesheet knows the marked word by. */
const MARK = 'spoken'

/**
 * Reads a part of the page, one utterance after the other, and marks each word while it is said.
 * @returns what stops it; nothing is called then
 */
export function speak(element: Element, speaking: Speaking): () => void {
  const { synthesis, voice, rate, onEnd, onFailure } = speaking
  const utterances = utterancesOf(element)
  let isOver = false

  function end(tell?: () => void): void {
    if (isOver) return
    isOver = true
    unmark()
    tell?.()
  }

  function sayFrom(index: number): void {
    const utterance = utterances[index]
    if (isOver) return
    if (!utterance) {
      end(onEnd)
      return
    }
    const said = new SpeechSynthesisUtterance(utterance.text)
    said.voice = voice
    said.lang = voice.lang
    said.rate = rate
    said.onboundary = ({ charIndex }) => {
      if (!isOver) mark(utterance, charIndex)
    }
    said.onend = () => sayFrom(index + 1)
    said.onerror = () => end(onFailure)
    synthesis.speak(said)
  }

  // Whatever a page before has left there.
  synthesis.cancel()
  sayFrom(0)
  return () => {
    end()
    synthesis.cancel()
  }
}

function mark({ words }: Utterance, at: number): void {
  const word = words.find(({ from, to }) => from <= at && at < to)
  if (!word || typeof Highlight === 'undefined') return
  CSS.highlights.set(MARK, new Highlight(word.range))
  const element = word.range.startContainer.parentElement
  const { top, bottom } = word.range.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element?.scrollIntoView({ block: 'center' })
}

function unmark(): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.delete(MARK)
}
