import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dictationEndpoints, LONGEST_DICTATION } from '#contract/dictation.ts'
import { isAutomatic } from '#contract/readings.ts'
import { request } from '#lib/api.ts'
import { insertText } from '#lib/insert-text.ts'
import type { Recording } from '#lib/recorded-chunks.ts'
import { createRecorder } from '#lib/recorder.ts'
import { toast } from '#ui/toasts.ts'

export type DictationStatus = 'idle' | 'starting' | 'recording' | 'writing' | 'written'

/** Records what is said, and types it into a field where its caret is, for the child to look over. */
export function useDictation(field: RefObject<HTMLTextAreaElement | null>) {
  const [after, setAfter] = useState<'idle' | 'writing' | 'written'>('idle')
  const end = useRef<AbortController>(null)

  async function write({ audio, mimeType }: Recording): Promise<void> {
    end.current = new AbortController()
    const { signal } = end.current
    setAfter('writing')
    try {
      const { text } = await request(dictationEndpoints.dictate, { body: { audio, mimeType }, signal })
      if (signal.aborted || !field.current) return
      if (text === '') {
        setAfter('idle')
        toast({ title: 'I couldn’t hear anything', description: 'Please say it again, a little closer.' })
        return
      }
      insertText(field.current, withSpace(field.current, text))
      setAfter('written')
    } catch (error) {
      if (signal.aborted) return
      setAfter('idle')
      const description = error instanceof Error ? error.message : ''
      toast({ look: 'destructive', title: 'That could not be written down', description })
    }
  }

  const [recorder] = useState(() =>
    createRecorder({
      openMicrophone: constraints => navigator.mediaDevices.getUserMedia(constraints),
      makeRecorder: (stream, options) => new MediaRecorder(stream, options),
      // Small ones alone: they are sent as a whole.
      canRecordAs: type => !/pcm|wav/.test(type) && MediaRecorder.isTypeSupported(type),
      isConnected: () => true,
      onChunk: () => undefined,
      onRecorded: recording => void write(recording),
      onGivenUp: () => undefined,
      toast,
    }),
  )
  const { status } = useStore(recorder.store)
  useEffect(() => {
    if (status !== 'recording') return
    const timer = setTimeout(recorder.stop, LONGEST_DICTATION)
    return () => clearTimeout(timer)
  }, [status, recorder])
  useEffect(
    () => () => {
      recorder.giveUp()
      end.current?.abort()
    },
    [recorder],
  )

  return {
    status: status === 'idle' ? after : status === 'stopping' ? 'writing' : status,
    start() {
      setAfter('idle')
      void recorder.start()
    },
    stop: recorder.stop,
  } satisfies { status: DictationStatus; start: () => void; stop: () => void }
}

/** What is said goes on behind what stands there. */
function withSpace({ value, selectionStart }: HTMLTextAreaElement, text: string): string {
  const before = value.charAt(selectionStart - 1)
  return before === '' || isAutomatic(value) || /\s/.test(before) ? text : ` ${text}`
}
