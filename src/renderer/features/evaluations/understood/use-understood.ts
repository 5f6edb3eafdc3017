import { startTransition, useEffect, useState } from 'react'
import { isAutomatic } from '#contract/readings.ts'
import { askEngine } from '#lib/engine/engine.ts'
import type { Understood } from '#maths/understood/understood.ts'

/** A pause in typing before the text is read, and a longer one before a child hears that it can't be; milliseconds. */
const PAUSE = 300
const LONG_PAUSE = 1_200

/**
 * What the tutor takes a text for, a moment after the last key.
 * @param question or, with an answer, the question that it answers
 * @returns `unread` when it can't be read, undefined for a text that is empty or only names pictures, and as long as nothing is known
 */
export function useUnderstood(question: string, answer?: string): Understood | 'unread' | undefined {
  const [understood, setUnderstood] = useState<Understood | 'unread'>()
  const text = answer ?? question
  const isEmpty = text.trim() === '' || isAutomatic(text)

  useEffect(() => {
    if (isEmpty) {
      setUnderstood(undefined)
      return
    }
    const typing = new AbortController()
    const { signal } = typing
    let timer = setTimeout(async () => {
      try {
        const read = await askEngine('understood', [question, answer], signal)
        if (signal.aborted) return
        // Typesetting takes its time as well: a key goes before it.
        if (read) startTransition(() => setUnderstood(read))
        else timer = setTimeout(() => setUnderstood('unread'), LONG_PAUSE - PAUSE)
      } catch {
        // A help that could not be loaded is none; the text can be marked all the same.
        if (!signal.aborted) setUnderstood(undefined)
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [question, answer, isEmpty])

  return isEmpty ? undefined : understood
}
