import { Lightbulb } from 'lucide-react'
import { useStore } from 'zustand'
import { withTypedMaths } from '#text/typed-maths.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Unformatted } from '#ui/long-text.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { earlierTry } from './wizard-at-home.ts'
import { wizard } from './wizard-store.ts'

/** What is asked, above the answer. At another try the one hint and what was written before stand there too. */
export function QuestionAbove() {
  const state = useStore(wizard)
  const { question } = state
  const before = earlierTry(state)
  if (question.trim() === '') return null
  return (
    <div className="grid gap-3">
      <section
        aria-label="Your question"
        className="max-h-60 overflow-y-auto rounded-medium bg-sunk px-4 py-3 break-words whitespace-pre-line"
      >
        <Aloud what="your question">
          <TypedText fallback={<Unformatted>{question}</Unformatted>}>{question}</TypedText>
        </Aloud>
      </section>
      {before?.hint !== undefined && (
        <section
          aria-label="A hint"
          className="flex items-start gap-3 rounded-medium bg-brand-soft px-4 py-3"
        >
          <Lightbulb aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          <Aloud what="the hint" className="flex-1">
            <Markdown>{before.hint}</Markdown>
          </Aloud>
        </section>
      )}
      {before?.answer && (
        <section aria-label="What you wrote last time" className="min-w-0 text-small text-ink-soft">
          <p>Last time you wrote:</p>
          <p className="line-clamp-4 break-words whitespace-pre-line">{withTypedMaths(before.answer)}</p>
        </section>
      )}
    </div>
  )
}
