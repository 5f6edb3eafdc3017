import { createStore } from 'zustand/vanilla'
import { request } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'

/** What a voice is chosen by. */
type Voice = Pick<SpeechSynthesisVoice, 'name' | 'voiceURI' | 'lang' | 'localService' | 'default'>

export interface VoicesState {
  /** Voices that may be used: English, of this computer's own, and others only where a parent has agreed. */
  usable: SpeechSynthesisVoice[]
  /** There are voices that send the text to a company, and nobody has agreed to that. */
  hasRefused: boolean
}

/** The system's voices, as far as they may be used; they come and go while the page is open. */
export const voices = createStore<VoicesState>(() => ({ usable: [], hasRefused: false }))

/** Undefined where a browser can't speak at all. */
export const synthesis: SpeechSynthesis | undefined = globalThis.window?.speechSynthesis

let isWatching = false
let isRemoteAllowed: boolean | undefined

/** Looks which voices there are, and goes on looking: browsers find them some time after the page has come. */
export function watchVoices(): void {
  if (isWatching || !synthesis) return
  isWatching = true
  synthesis.addEventListener?.('voiceschanged', look)
  look()
}

function look(): void {
  const english = (synthesis?.getVoices() ?? []).filter(isEnglish)
  const local = english.filter(({ localService }) => localService)
  const usable = isRemoteAllowed ? [...local, ...english.filter(voice => !local.includes(voice))] : local
  voices.setState({ usable, hasRefused: usable.length < english.length })
  if (isRemoteAllowed === undefined && local.length < english.length) void askRemote()
}

async function askRemote(): Promise<void> {
  isRemoteAllowed = false
  try {
    const { comfortEndpoints } = await loadPart(() => import('#contract/comfort.ts'))
    setRemoteAllowed((await request(comfortEndpoints.remoteVoices, {})).isAllowed)
  } catch {
    // Nobody is known to have agreed.
  }
}

/** A parent has agreed, or agrees no more. */
export function setRemoteAllowed(isAllowed: boolean): void {
  isRemoteAllowed = isAllowed
  look()
}

function isEnglish({ lang }: Voice): boolean {
  return /^en(?:[-_]|$)/i.test(lang)
}

/**
 * The voice that reads: the one that was wished where this computer has it, else a local British one, a local one, any.
 * @param wished its `voiceURI`
 */
export function chooseVoice<V extends Voice>(usable: readonly V[], wished: string | null): V | undefined {
  const rank = (voice: V) =>
    (voice.localService ? 4 : 0) + (/^en[-_]GB/i.test(voice.lang) ? 2 : 0) + (voice.default ? 1 : 0)
  return (
    usable.find(({ voiceURI }) => voiceURI === wished) ??
    [...usable].sort((one, other) => rank(other) - rank(one))[0]
  )
}
