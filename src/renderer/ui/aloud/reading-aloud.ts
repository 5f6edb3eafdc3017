import { createStore } from 'zustand/vanilla'
import type { Comfort } from '#contract/comfort.ts'
import { comfort } from '#lib/comfort.ts'
import { loadPart } from '#lib/load-part.ts'
import { soundAlone } from '#lib/one-sound.ts'
import { toast } from '../toasts.ts'
import { chooseVoice, synthesis, voices, watchVoices } from './voices.ts'

const RATES: Record<Comfort['speed'], number> = { slow: 0.7, calm: 0.85, usual: 1, fast: 1.2 }

/** What is being read, of those that can be; null while nothing is. */
export const readingAloud = createStore<{ element: Element | null }>(() => ({ element: null }))

/** Parts of the page that can be read, in no order. */
const readable = new Set<Element>()
let silence: () => void = () => undefined
/** Changes with each beginning and stop, so that what loads late knows that it is. */
let current = {}

/** Stops what is read; with an element only if it is that one. */
function stopReading(element?: Element): void {
  if (element && readingAloud.getState().element !== element) return
  current = {}
  silence()
  silence = () => undefined
  readingAloud.setState({ element: null })
}

/** Reads a part of the page, or stops where that is being read. */
export async function toggleReading(element: Element): Promise<void> {
  const isRead = readingAloud.getState().element === element
  stopReading()
  if (!isRead) await read(element)
}

const stopAny = () => stopReading()

async function read(element: Element): Promise<void> {
  const { speed, voice: wished } = comfort.getState()
  const voice = chooseVoice(voices.getState().usable, wished)
  if (!voice || !synthesis) return
  const mine = {}
  current = mine
  soundAlone(stopAny)
  readingAloud.setState({ element })
  const onEnd = () => {
    if (current === mine) stopReading()
  }
  const onFailure = () => {
    onEnd()
    toast({
      look: 'destructive',
      title: 'The voice has stopped',
      description:
        'This computer’s voice could not read that. Please try again, or choose another voice in Settings.',
    })
  }
  try {
    const { speak } = await loadPart(() => import('./speaker.ts'))
    if (current !== mine) return
    silence = speak(element, { synthesis, voice, rate: RATES[speed], onEnd, onFailure })
  } catch {
    if (current === mine) onFailure()
  }
}

/** Makes a part of the page one that can be read, until what is returned is called: then it falls silent too. */
export function offerReading(element: Element): () => void {
  watch()
  readable.add(element)
  return () => {
    readable.delete(element)
    stopReading(element)
  }
}

let isWatching = false

function watch(): void {
  watchVoices()
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', stopAny)
  window.addEventListener('keydown', event => {
    if (event.code !== 'KeyR' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (voices.getState().usable.length === 0) return
    const element = readingAloud.getState().element ?? elementForKey()
    if (!element) return
    event.preventDefault()
    void toggleReading(element)
  })
}

/** What is read by the key: where the focus is, or last before it, else the first in sight. */
function elementForKey(): Element | undefined {
  const inOrder = [...readable].sort((one, other) => (isBefore(one, other) ? -1 : 1))
  const inSight = inOrder.filter(isInSight)
  const focused = document.activeElement
  const isHere = focused !== null && focused !== document.body && focused.id !== 'main'
  const beside = isHere
    ? (inOrder.findLast(each => each.contains(focused)) ??
      inOrder.find(each => each.parentElement?.contains(focused)) ??
      inSight.findLast(each => isBefore(each, focused)))
    : undefined
  return beside ?? inSight[0] ?? inOrder[0]
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
