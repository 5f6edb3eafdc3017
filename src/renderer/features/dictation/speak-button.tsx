import { Mic, Square } from 'lucide-react'
import type { RefObject } from 'react'
import { useSettings } from '#features/settings/use-settings.ts'
import { useDevice } from '#lib/use-device.ts'
import { Button } from '#ui/button.tsx'
import { type DictationStatus, useDictation } from './use-dictation.ts'

const words: Record<DictationStatus, string> = {
  idle: '',
  starting: '',
  recording: 'I am listening. Say it, then press Stop.',
  writing: 'Writing it down...',
  written: 'Is it what you said? Nothing is sent yet.',
}

/**
 * The microphone beside a question or an answer: what is said is typed there, and nothing is sent by itself. It is there
 * where a connected AI listens and this computer has a microphone.
 */
export function SpeakButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { data: settings } = useSettings()
  const isListening = settings?.servingNow.transcription !== undefined
  const microphone = useDevice('audioinput')
  return isListening && microphone === 'there' ? <Speaking field={field} /> : null
}

function Speaking({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { status, start, stop } = useDictation(field)
  const isRecording = status === 'recording'
  const Icon = isRecording ? Square : Mic
  return (
    <div className="-ml-3.5 flex flex-wrap items-center">
      <Button
        look="quiet"
        isLoading={status === 'starting' || status === 'writing'}
        onClick={isRecording ? stop : start}
      >
        <Icon
          aria-hidden
          className={isRecording ? 'size-[18px] animate-shimmer fill-current text-wrong' : 'size-[22px]'}
        />
        {isRecording ? 'Stop' : 'Say it'}
      </Button>
      <p role="status" className="pl-3.5 text-small text-ink-soft">
        {words[status]}
      </p>
    </div>
  )
}
