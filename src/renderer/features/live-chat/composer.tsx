import { Mic, MicOff, SendHorizontal, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { SafetyLink } from '#ui/safety-link.tsx'
import { Chips } from '../../ui/chat/chips.tsx'
import { MessageBox } from '../../ui/chat/message-box.tsx'
import { RoundButton } from '../../ui/chat/round-button.tsx'
import { useChips } from './queries.ts'
import { RecordingStrip } from './recording-strip.tsx'
import { SoundControls } from './sound-controls.tsx'
import { SOUND_NOTICE, SoundNotice, useSound } from './sound-notice.tsx'
import { conversation, recorder, socket } from './window-live-chat.ts'

interface ComposerProps {
  isWaiting: boolean
  /** The child can't say anything before the reply is there. */
  mustWait: boolean
  isStopping: boolean
  /** The conversation can't be shown yet. */
  isLoading: boolean
}

/** The input area: microphone, text, Send or Stop, and below it the state, the sound and a note. */
export function Composer({ isWaiting, mustWait, isStopping, isLoading }: ComposerProps) {
  const draft = useStore(conversation.store, state => state.draft)
  const { status } = useStore(recorder.store)
  const isRecording = status === 'recording'
  const selectedId = useStore(conversation.store, state => state.selectedId)
  const chips = useChips(selectedId, isWaiting)
  const box = useRef<HTMLTextAreaElement>(null)
  const sound = useSound()
  const canRecord = sound.isListening && sound.microphone === 'there'
  const { say, type } = conversation

  function send() {
    if (isRecording) return recorder.stop()
    if (isLoading) return
    if (say({ content: draft, modality: 'text' })) type('')
    box.current?.focus()
  }

  // The button that had the focus is gone when the recording is over.
  const wasRecording = useRef(false)
  useEffect(() => {
    if (wasRecording.current && !isRecording) box.current?.focus()
    wasRecording.current = isRecording
  }, [isRecording])

  return (
    <div className="mt-2 sm:mt-3">
      <MessageBox
        ref={box}
        text={draft}
        onType={type}
        onSend={send}
        before={<RecordButton canRecord={canRecord} isDisabled={mustWait || isLoading} />}
        instead={isRecording && <RecordingStrip onGiveUp={recorder.giveUp} />}
        after={
          mustWait ? (
            <StopButton isStopping={isStopping} />
          ) : (
            <SendButton isDisabled={isLoading || status === 'stopping'} />
          )
        }
      />
      {!isRecording && (
        <Chips
          chips={chips}
          onChoose={text => {
            type(text)
            box.current?.focus()
          }}
        />
      )}
      <SoundControls isWaiting={isWaiting} isRecording={isRecording} isSpeaking={sound.isSpeaking} />
      <SoundNotice {...sound} />
      <Note />
    </div>
  )
}

function RecordButton({ canRecord, isDisabled }: { canRecord: boolean; isDisabled: boolean }) {
  const { status } = useStore(recorder.store)
  const isRecording = status === 'recording'
  return (
    <RoundButton
      label={isRecording ? 'Stop recording' : 'Record a voice message'}
      aria-describedby={canRecord ? undefined : SOUND_NOTICE}
      look={isRecording ? 'wrong' : 'sunk'}
      disabled={status === 'starting' || status === 'stopping' || isDisabled}
      onClick={() => (isRecording ? recorder.stop() : void recorder.start())}
    >
      {isRecording ? (
        <Square aria-hidden className="size-5" fill="currentColor" />
      ) : canRecord ? (
        <Mic aria-hidden className="size-[22px]" />
      ) : (
        <MicOff aria-hidden className="size-[22px] text-ink-soft" />
      )}
    </RoundButton>
  )
}

function StopButton({ isStopping }: { isStopping: boolean }) {
  return (
    <RoundButton label="Stop" look="filled" disabled={isStopping} onClick={conversation.stop}>
      <Square aria-hidden className="size-4" fill="currentColor" />
    </RoundButton>
  )
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <RoundButton type="submit" label="Send" look="filled" disabled={isDisabled}>
      <SendHorizontal aria-hidden className="size-[22px]" />
    </RoundButton>
  )
}

function Note() {
  const isConnected = useStore(socket.store, state => state.status === 'open')
  return (
    <p className="only-with-room mx-auto flex max-w-none flex-wrap justify-center gap-x-2 text-small text-ink-soft">
      <span>{isConnected ? 'Live Chat Connected' : "We're here to learn together! Ask me anything."}</span>
      <span aria-hidden className="max-sm:hidden">
        ·
      </span>
      <span>
        This chat is kept, and your grown-up can read it. <SafetyLink words="What is shown?" />
      </span>
    </p>
  )
}
