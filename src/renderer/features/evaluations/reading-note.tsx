import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'
import type { AskedReading } from './wizard-reading.ts'
import { wizard } from './wizard-store.ts'

interface ReadingNoteProps {
  asked: AskedReading
  ref: Ref<HTMLElement>
}

/** Shows what was read of a story, and asks whether it is meant so before anything is marked. */
export function ReadingNote({ asked: { words }, ref }: ReadingNoteProps) {
  const { sayReadRight, sayReadWrong } = wizard.getState()
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="What I read"
      className="flex animate-rise items-start gap-4 rounded-medium bg-brand-soft p-4"
    >
      <Pip pose="thinking" className="w-16 shrink-0 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 gap-3">
        <Markdown>{words}</Markdown>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void sayReadRight()} className="max-sm:w-full">
            Yes, that is right
          </Button>
          <Button look="outlined" onClick={sayReadWrong} className="max-sm:w-full">
            No, it means something else
          </Button>
        </div>
        <p className="text-small">Nothing was marked, and everything you typed is still here.</p>
      </div>
    </section>
  )
}
