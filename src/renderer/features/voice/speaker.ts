import type { ToastOptions } from '#ui/toasts.ts'

/** Plays the assistant's voice. */
export function createSpeaker(toast: (options: ToastOptions) => void, audio = new Audio()) {
  return {
    hear(voice: MediaStream | null): void {
      audio.muted = false
      audio.srcObject = voice
      if (!voice) {
        audio.pause()
        return
      }
      audio.play().catch((error: DOMException) => {
        // It was stopped before it began.
        if (error.name === 'AbortError') return
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
