import type { ToastOptions } from '#ui/toasts.ts'

/** Plays the tutor's voice. */
export function createSpeaker(toast: (options: ToastOptions) => void, audio = new Audio()) {
  /** A page that nobody has touched yet may not sound: the first touch lets it. */
  let waiting = new AbortController()

  return {
    hear(voice: MediaStream | null): void {
      waiting.abort()
      audio.muted = false
      audio.srcObject = voice
      if (!voice) {
        audio.pause()
        return
      }
      audio.play().catch((error: DOMException) => {
        // It was stopped before it began.
        if (error.name === 'AbortError') return
        if (error.name === 'NotAllowedError') {
          waiting = new AbortController()
          const again = () => this.hear(voice)
          const once = { once: true, signal: waiting.signal }
          window.addEventListener('pointerdown', again, once)
          window.addEventListener('keydown', again, once)
          return
        }
        toast({
          look: 'destructive',
          title: 'Audio Playback Issue',
          description: 'Could not play the voice response. Check your speakers/headphones.',
        })
      })
    },
    mute(isMuted: boolean): void {
      audio.muted = isMuted
    },
  }
}
