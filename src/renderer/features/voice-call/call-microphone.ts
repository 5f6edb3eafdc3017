import { HEARS_NOTHING } from '#lib/notice-silence.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import { type CallStore, quiet } from './call-state.ts'
import { type Microphone, openMicrophone } from './microphone.ts'
import { NoMicrophone } from './problems.ts'

export interface CallMicrophoneParts {
  store: CallStore
  toast: (options: ToastOptions) => void
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>
  makeMeter?: Parameters<typeof openMicrophone>[0]['makeMeter']
  /** What the child is told when it is refused. */
  refusedWords: string
  onGone: () => void
}

/** The microphone of the call of the moment, as the store shows it. */
export function createCallMicrophone(parts: CallMicrophoneParts) {
  const { store, toast, refusedWords } = parts
  let microphone: Microphone | null = null

  const hearsNothing = () => toast(HEARS_NOTHING)

  /** @throws NoMicrophone when there is none, or none that may be used */
  async function open(signal: AbortSignal): Promise<Microphone> {
    try {
      microphone = await openMicrophone({
        getUserMedia: parts.getUserMedia,
        makeMeter: parts.makeMeter,
        onSilent: hearsNothing,
        onMuted(isMicrophoneMuted) {
          store.setState({ isMicrophoneMuted })
          if (isMicrophoneMuted) hearsNothing()
        },
        onGone: parts.onGone,
        signal,
      })
    } catch (error) {
      signal.throwIfAborted()
      console.warn('There is no microphone', error)
      throw new NoMicrophone(refusedWords)
    }
    const { isPushToTalk } = store.getState()
    microphone.setOpen(!isPushToTalk)
    const { loudness, track } = microphone
    store.setState({ hasMicrophone: true, isMicrophoneMuted: track.muted, loudness })
    return microphone
  }

  /** The call has begun: perfect silence would be strange from now on, unless the child holds a button to speak. */
  function watchSilence(): void {
    if (!store.getState().isPushToTalk) microphone?.watchSilence()
  }

  function close(): void {
    microphone?.release()
    microphone = null
    store.setState({ hasMicrophone: false, isMicrophoneMuted: false, loudness: quiet.loudness })
  }

  return { open, watchSilence, close, current: () => microphone, track: () => microphone?.track ?? null }
}
