import { Mic, SendHorizontal, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { SafetyLink } from '#ui/safety-link.tsx'
import { MessageBox } from '../../ui/chat/message-box.tsx'
import { RoundButton } from '../../ui/chat/round-button.tsx'
import { RecordingStrip } from './recording-strip.tsx'
import { SoundControls } from './sound-controls.tsx'
import { conversation, recorder, socket } from './window-live-chat.ts'

interface ComposerProps {
  isWaiting: boolean
  isStopping: boolean
  /** The conversation can't be shown yet. */
  isLoading: boolean
}

/** The input area: microphone, text, Send or Stop, and below it the state, the sound and a note. */
export function Composer({ isWaiting, isStopping, isLoading }: ComposerProps) {
  const draft = useStore(conversation.store, state => state.draft)
  const isConnected = useStore(socket.store, state => state.status === 'open')
  const { status } = useStore(recorder.store)
  const isRecording = status === 'recording'
  const box = useRef<HTMLTextAreaElement>(null)
  const { say, stop, type } = conversation

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
        before={
          <RoundButton
            label={isRecording ? 'Stop recording' : 'Record a voice message'}
            look={isRecording ? 'wrong' : 'sunk'}
            disabled={status === 'starting' || status === 'stopping' || isWaiting || isLoading}
            onClick={() => (isRecording ? recorder.stop() : void recorder.start())}
          >
            {isRecording ? (
              <Square aria-hidden className="size-5" fill="currentColor" />
            ) : (
              <Mic aria-hidden className="size-[22px]" />
            )}
          </RoundButton>
        }
        instead={isRecording && <RecordingStrip onGiveUp={recorder.giveUp} />}
        after={
          isWaiting ? (
            <RoundButton key="stop" label="Stop" look="filled" disabled={isStopping} onClick={stop}>
              <Square aria-hidden className="size-4" fill="currentColor" />
            </RoundButton>
          ) : (
            <RoundButton
              key="send"
              type="submit"
              label="Send"
              look="filled"
              disabled={isLoading || status === 'stopping'}
            >
              <SendHorizontal aria-hidden className="size-[22px]" />
            </RoundButton>
          )
        }
      />
      <SoundControls isWaiting={isWaiting} isRecording={isRecording} />
      <p className="only-with-room mx-auto flex max-w-none flex-wrap justify-center gap-x-2 text-small text-ink-soft">
        <span>{isConnected ? 'Live Chat Connected' : "We're here to learn together! Ask me anything."}</span>
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        <span>
          Your grown-up can read along. <SafetyLink words="What is shown?" />
        </span>
      </p>
    </div>
  )
}
