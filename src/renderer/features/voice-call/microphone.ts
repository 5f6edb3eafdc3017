import { noticeSilence } from '#lib/notice-silence.ts'
import { soundSamples } from '#lib/sound-samples.ts'

const MICROPHONE = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
} as const satisfies MediaStreamConstraints

export interface Meter {
  /** From 0 to 1. */
  loudness: () => number
  end: () => void
}

interface MicrophoneParts {
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>
  makeMeter?: (stream: MediaStream) => Meter
  /** Only perfect silence came for a while. */
  onSilent: () => void
  onMuted: (isMuted: boolean) => void
  /** It was unplugged or taken away. */
  onGone: () => void
  signal: AbortSignal
}

export type Microphone = Awaited<ReturnType<typeof openMicrophone>>

/**
 * Asks for the microphone, and once more for a plain one when that is refused.
 * @throws DOMException when there is none, or the signal's reason when it aborts meanwhile: then it is released
 */
export async function openMicrophone(parts: MicrophoneParts) {
  const { getUserMedia, makeMeter = createMeter, onMuted, signal } = parts
  signal.throwIfAborted()
  const stream = await getUserMedia(MICROPHONE).catch(() => {
    signal.throwIfAborted()
    return getUserMedia({ audio: true })
  })
  const [track] = stream.getAudioTracks()
  if (signal.aborted || !track) {
    for (const each of stream.getTracks()) each.stop()
    throw signal.reason ?? new DOMException('There is no microphone', 'NotFoundError')
  }
  const end = new AbortController()
  const until = { signal: end.signal }
  track.addEventListener('mute', () => onMuted(true), until)
  track.addEventListener('unmute', () => onMuted(false), until)
  track.addEventListener('ended', () => parts.onGone(), until)
  if (track.muted) onMuted(true)
  // Made when somebody looks at it: the call need not wait for that.
  let meter: Meter | null = null
  return {
    track,
    loudness(): number {
      if (!end.signal.aborted) meter ??= tried(() => makeMeter(stream))
      return meter?.loudness() ?? 0
    },
    /** Closed, it brings nothing but silence. */
    setOpen(isOpen: boolean): void {
      track.enabled = isOpen
    },
    /** Tells when nothing but silence comes; only for a microphone that stays open. */
    watchSilence: () => noticeSilence(stream, () => track.enabled && parts.onSilent()),
    release(): void {
      end.abort()
      meter?.end()
      meter = null
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

/** A call goes on without its meter. */
function tried(make: () => Meter): Meter {
  try {
    return make()
  } catch (error) {
    console.warn('The loudness of the microphone can not be shown', error)
    return { loudness: () => 0, end: () => undefined }
  }
}

/** Speech at an arm's length fills about a quarter of the scale. */
const GAIN = 4

function createMeter(stream: MediaStream): Meter {
  const { now, end } = soundSamples(stream)
  return {
    loudness() {
      const samples = now()
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * GAIN)
    },
    end,
  }
}
