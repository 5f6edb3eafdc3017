import { createStore } from 'zustand/vanilla'
import { fromBase64 } from '#lib/base64.ts'
import { soundAlone } from '#lib/one-sound.ts'
import type { ToastOptions } from '#ui/toasts.ts'

/** Seconds between scheduling a reply and its first sound, so that nothing of it is swallowed. */
export const LEAD = 0.05

export interface PlayerState {
  isMuted: boolean
  isPlaying: boolean
}

export interface SpokenReply {
  /** Base64. */
  audio: string
}

interface PlayerParts {
  openAudio: () => AudioContext
  toast: (options: ToastOptions) => void
}

/** Plays spoken replies, one at a time, and never while muted. */
export function createPlayer({ openAudio, toast }: PlayerParts) {
  const store = createStore<PlayerState>(() => ({ isMuted: false, isPlaying: false }))
  let context: AudioContext | null = null
  let source: AudioBufferSourceNode | null = null
  /** Changes whenever another reply is played or all is silenced. */
  let current = {}

  function silence(): void {
    current = {}
    source?.stop()
    source = null
    store.setState({ isPlaying: false })
  }

  async function play(reply: SpokenReply): Promise<void> {
    if (reply.audio === '') {
      toast({
        look: 'destructive',
        title: 'Audio Error',
        description: 'Received an empty audio response from the AI.',
      })
      return
    }
    if (store.getState().isMuted) {
      toast({
        title: 'Audio Response Available',
        description: 'The answer can be heard, but the sound is off.',
        action: {
          label: 'Unmute and play',
          onSelect: () => {
            store.setState({ isMuted: false })
            void play(reply)
          },
        },
      })
      return
    }
    silence()
    soundAlone(silence)
    const mine = {}
    current = mine
    try {
      context ??= openAudio()
      await context.resume()
      const sound = await context.decodeAudioData(fromBase64(reply.audio).buffer)
      if (current !== mine) return
      schedule(context, sound, mine)
      toast({ title: 'Playing Audio Response', description: 'You can hear the answer now.' })
    } catch {
      if (current !== mine) return
      silence()
      toast({
        look: 'destructive',
        title: 'Audio Playback Issue',
        description: 'Could not play the voice response. Check your speakers/headphones.',
      })
    }
  }

  function schedule(context: AudioContext, sound: AudioBuffer, mine: object): void {
    source = context.createBufferSource()
    source.buffer = sound
    source.connect(context.destination)
    source.addEventListener('ended', () => {
      if (current === mine) silence()
    })
    source.start(context.currentTime + LEAD)
    store.setState({ isPlaying: true })
  }

  /** Muting silences what is playing. */
  function toggleMuted(): void {
    const isMuted = !store.getState().isMuted
    store.setState({ isMuted })
    if (isMuted) silence()
    toast(
      isMuted
        ? { title: 'Audio Muted', description: 'Voice answers stay silent.' }
        : { title: 'Audio Enabled', description: 'Voice answers will be played.' },
    )
  }

  return { store, play, silence, toggleMuted }
}
