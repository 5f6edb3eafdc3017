import { EarOff } from 'lucide-react'
import { useSettings } from '#features/settings/use-settings.ts'
import { useDevice } from '#lib/use-device.ts'
import { CanNotYet } from '#ui/can-not-yet.tsx'

/** What can't be heard or said aloud in the chat, known before anybody presses; none of it while nobody knows. */
export function useSound() {
  const { data: settings } = useSettings()
  const microphone = useDevice('audioinput')
  const now = settings?.servingNow
  return {
    microphone,
    isListening: !now || now.transcription !== undefined,
    isSpeaking: !now || now.speech !== undefined,
  }
}

export type Sound = ReturnType<typeof useSound>

/** For `aria-describedby` of what it is about. */
export const SOUND_NOTICE = 'sound-notice'

/** Why the microphone or Audio Mode would be of no use, and who can change it. */
export function SoundNotice({ microphone, isListening, isSpeaking }: Sound) {
  const missing = wordsFor(isListening, isSpeaking)
  if (!missing && microphone === 'there') return null
  return (
    <p
      id={SOUND_NOTICE}
      className="mx-auto flex w-fit max-w-none items-start gap-2 px-4 text-small text-ink-soft"
    >
      <EarOff aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      <span>
        {missing && <CanNotYet>{missing}</CanNotYet>} {isListening && DEVICE_WORDS[microphone]}
      </span>
    </p>
  )
}

const DEVICE_WORDS = {
  there: '',
  missing: 'There is no microphone on this computer, so please type.',
  refused: 'Stepwise may not use the microphone. A grown-up can allow it; until then, please type.',
}

function wordsFor(isListening: boolean, isSpeaking: boolean): string | undefined {
  if (!isListening && !isSpeaking) return 'Your tutor can’t listen or speak yet.'
  if (!isListening) return 'Your tutor can’t listen to voice messages yet, so please type.'
  if (!isSpeaking) return 'Your tutor can’t read its answers aloud yet.'
  return undefined
}
