import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { UnmarkedNote } from './unmarked-note.tsx'
import type { AskedReading } from './wizard-asked.ts'
import { wizard } from './wizard-store.ts'

interface AskedNoteProps {
  asked: AskedReading
  ref: Ref<HTMLElement>
}

/** Shows what was read of a story, and asks whether it is meant so before anything is marked. */
export function AskedNote({ asked: { words }, ref }: AskedNoteProps) {
  const { sayReadRight, sayReadWrong } = wizard.getState()
  return (
    <UnmarkedNote
      label="What I read"
      ref={ref}
      buttons={
        <>
          <Button onClick={() => void sayReadRight()} className="max-sm:w-full">
            Yes, that is right
          </Button>
          <Button look="outlined" onClick={sayReadWrong} className="max-sm:w-full">
            No, it means something else
          </Button>
        </>
      }
    >
      <Markdown>{words}</Markdown>
    </UnmarkedNote>
  )
}
