import { Lightbulb } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { UnmarkedNote } from './unmarked-note.tsx'
import { wizard } from './wizard-store.ts'
import type { Unknown } from './wizard-unknown.ts'

interface UnknownNoteProps {
  unknown: Unknown
  ref: Ref<HTMLElement>
  /** There are no more hints: the child tries by itself. */
  onLastHint: () => void
}

/** Asks who does not know whether to try with a hint; the other way shows how it is done. */
export function UnknownNote({ unknown, ref, onLastHint }: UnknownNoteProps) {
  const { giveHint, showWay } = wizard.getState()
  const { words, hints, shown } = unknown
  const hasMore = hints.length === 0 || shown < hints.length
  const goOn = useRef(onLastHint)
  goOn.current = onLastHint
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasMore && document.activeElement === document.body) goOn.current()
  }, [hasMore])
  return (
    <UnmarkedNote
      label="You don’t know it yet"
      ref={ref}
      buttons={
        <>
          {hasMore && (
            <Button onClick={() => void giveHint()} className="max-sm:w-full">
              <Lightbulb aria-hidden className="size-[22px]" />
              {shown === 0 ? 'Give me a hint' : 'One more hint'}
            </Button>
          )}
          <Button look="outlined" onClick={() => void showWay()} className="max-sm:w-full">
            Show me how it is done
          </Button>
        </>
      }
    >
      <p className="font-heading font-extrabold">{words}</p>
      <ol aria-live="polite" className="grid gap-2 empty:hidden">
        {hints.slice(0, shown).map(hint => (
          <li key={hint} className="animate-rise rounded-medium bg-card px-4 py-3">
            <Aloud what="the hint">
              <Markdown>{hint}</Markdown>
            </Aloud>
          </li>
        ))}
      </ol>
      {shown > 0 && <p className="text-small">Write below what you think now. A first step counts too.</p>}
    </UnmarkedNote>
  )
}
