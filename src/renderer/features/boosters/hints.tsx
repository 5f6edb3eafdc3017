import { Lightbulb } from 'lucide-react'
import { useStore } from 'zustand'
import { MOST_HINTS } from '#contract/boosters.ts'
import { TalkAbout } from '#features/live-chat/talk-about.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { practice } from './practice-store.ts'

/** Up to two hints before the answer: a question back, then the first step. */
export function Hints({ mcqId }: { mcqId: number }) {
  const { hints, isFetchingHint, isSubmitting, result } = useStore(practice.store)
  return (
    <div className="grid gap-2">
      <ol aria-live="polite" className="grid gap-2 empty:hidden">
        {hints.map(hint => (
          <li key={hint} className="animate-rise rounded-medium bg-brand-soft px-4 py-3">
            <Aloud what="the hint">
              <Markdown>{hint}</Markdown>
            </Aloud>
          </li>
        ))}
      </ol>
      <div className="-ml-3.5 flex flex-wrap">
        {!result && hints.length < MOST_HINTS && (
          <Button
            look="quiet"
            disabled={isSubmitting}
            isLoading={isFetchingHint}
            onClick={() => void practice.hint()}
          >
            <Lightbulb aria-hidden className="size-[22px]" />
            {hints.length === 0 ? 'Give me a hint' : 'One more hint'}
          </Button>
        )}
        <TalkAbout about={{ kind: 'question', id: mcqId }} />
      </div>
    </div>
  )
}
