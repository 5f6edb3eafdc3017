import type { CallStore } from './call-state.ts'
import type { Dialogue } from './dialogue.ts'
import type { Microphone } from './microphone.ts'
import type { Requests } from './requests.ts'
import type { Utterance } from './utterances.ts'

/** Whoever holds for less than these milliseconds has touched the button, not spoken. */
const SHORTEST_HOLD = 300
/** Milliseconds that the microphone stays open after the button, for the end of the last word. */
const TAIL = 100

interface HandParts {
  store: CallStore
  dialogue: Pick<Dialogue, 'beginUtterance' | 'dropUtterance'>
  requests: () => Requests
  microphone: () => Microphone | null
  userId: () => number | null
  notePresence: () => void
  /** Tells the service who decides when the child has finished. */
  update: (isPushToTalk: boolean) => void
}

/** Push-to-talk: the microphone is open for as long as a button is held. */
export function createHand({
  store,
  dialogue,
  requests,
  microphone,
  userId,
  notePresence,
  update,
}: HandParts) {
  let held: { utterance: Utterance; from: number } | null = null

  function hold(): void {
    const { status, isPushToTalk } = store.getState()
    const mine = microphone()
    if (held || !mine || !isPushToTalk || status !== 'connected') return
    notePresence()
    held = { utterance: dialogue.beginUtterance(), from: performance.now() }
    requests().forgetSound()
    mine.setOpen(true)
    store.setState({ isHeld: true })
  }

  function letGo(): void {
    if (!held) return
    const { utterance, from } = held
    const mine = microphone()
    const line = requests()
    held = null
    store.setState({ isHeld: false })
    if (performance.now() - from < SHORTEST_HOLD) {
      mine?.setOpen(false)
      line.forgetSound()
      dialogue.dropUtterance(utterance)
      return
    }
    setTimeout(() => {
      if (held || microphone() !== mine) return
      mine?.setOpen(!store.getState().isPushToTalk)
      const id = userId()
      if (id !== null) line.commit(id)
    }, TAIL)
  }

  /** The line is gone: what was being said is lost. */
  function drop(): void {
    if (!held) return
    held = null
    store.setState({ isHeld: false })
    microphone()?.setOpen(!store.getState().isPushToTalk)
  }

  function setPushToTalk(isPushToTalk: boolean): void {
    letGo()
    store.setState({ isPushToTalk })
    microphone()?.setOpen(!isPushToTalk)
    update(isPushToTalk)
  }

  return { hold, letGo, drop, setPushToTalk }
}
