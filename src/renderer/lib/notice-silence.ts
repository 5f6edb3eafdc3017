import { soundSamples } from './sound-samples.ts'

/** How often is listened, and for how long nothing at all must have come, in milliseconds. */
const LISTEN = 250
export const SILENT_FOR = 4_000

/** What is said of it, as a toast. */
export const HEARS_NOTHING = {
  title: 'Stepwise hears nothing',
  description: 'Is the microphone muted, or turned off in the settings of this computer?',
}

/** Hears whether any sound comes; `end` gives back what that takes. */
export interface Ear {
  hears(): boolean
  end(): void
}

/**
 * Tells once when a microphone brings nothing but perfect silence. Hardly a room is that still: most likely it is
 * muted, or the system keeps it from the app without saying so.
 */
export function noticeSilence(
  stream: MediaStream,
  onSilent: () => void,
  makeEar: (stream: MediaStream) => Ear = earFor,
): void {
  const ear = makeEar(stream)
  const from = performance.now()
  const timer = setInterval(() => {
    const isOver = !stream.getAudioTracks().some(track => track.readyState === 'live')
    const isSilent = !isOver && !ear.hears()
    if (isSilent && performance.now() - from < SILENT_FOR) return
    clearInterval(timer)
    ear.end()
    if (isSilent) onSilent()
  }, LISTEN)
}

function earFor(stream: MediaStream): Ear {
  const { now, end } = soundSamples(stream)
  return { hears: () => now().some(sample => sample !== 0), end }
}
