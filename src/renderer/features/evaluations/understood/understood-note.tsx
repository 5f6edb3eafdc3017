import { useEffect, useState } from 'react'
import { loadPart } from '#lib/load-part.ts'
import type { Understood } from '#maths/understood/understood.ts'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { useUnderstood } from './use-understood.ts'
import { useWhoCouldCheck } from './who-could-check.ts'

/** Said of an answer; whoever marks the question looks at it all the same. */
const UNREAD = 'I can’t read this as maths yet. That’s fine for other subjects.'
/** The reading is spoken when a child has stopped typing for so long after it; milliseconds. */
const BEFORE_SPEAKING = 1_000

interface UnderstoodNoteProps {
  question: string
  /** Left out for the question itself. */
  answer?: string
}

/** Below a text: what the tutor takes it for, so that a child sees before marking whether that is what was meant. */
export function UnderstoodNote({ question, answer }: UnderstoodNoteProps) {
  const understood = useUnderstood(question, answer)
  const whoCouldCheck = useWhoCouldCheck()
  const unread = answer === undefined ? whoCouldCheck : UNREAD
  const spoken = useSpoken(understood, unread)
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {understood === 'unread' && <p className="text-small text-ink-soft">{unread}</p>}
      {understood && understood !== 'unread' && (
        <section
          aria-label="What your tutor reads"
          className="flex items-baseline gap-x-2 border-l-4 border-brand py-1 pl-3"
        >
          <p className="shrink-0 font-bold">I read:</p>
          <div className="grid min-w-0 gap-2.5">
            {understood.lines.map(({ label, text, isTyped }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
              <div key={index} className="flex min-w-0 items-baseline gap-x-2">
                {label !== undefined && <span>{label})</span>}
                {isTyped ? <TypedText>{text}</TypedText> : <Markdown>{text}</Markdown>}
              </div>
            ))}
            {understood.more > 0 && <p>… and {understood.more} more</p>}
          </div>
        </section>
      )}
    </>
  )
}

/** What a screen reader hears: the whole reading once typing has stopped, never key by key. */
function useSpoken(understood: Understood | 'unread' | undefined, unread: string): string {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => void inWords(understood, unread).then(setSpoken), BEFORE_SPEAKING)
    return () => clearTimeout(timer)
  }, [understood, unread])
  return understood ? spoken : ''
}

async function inWords(understood: Understood | 'unread' | undefined, unread: string): Promise<string> {
  if (!understood) return ''
  if (understood === 'unread') return unread
  const lines = understood.lines.map(({ label, text }) => (label === undefined ? text : `${label}) ${text}`))
  const text = lines.join('\n\n')
  const words = await loadPart(() => import('#text/read-aloud.ts')).then(
    ({ readAloud }) => readAloud(text),
    () => text,
  )
  return `I read: ${words}`
}
