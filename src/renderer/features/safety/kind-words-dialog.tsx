import { useEffect, useState } from 'react'
import { KIND_WORDS_EVENT, type KindWords } from '#lib/api.ts'
import { onLogout } from '#lib/on-logout.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { SafetyLink } from '../../ui/safety-link.tsx'

/** Kind words for what a child has written where no answer comes: a question, an answer, an introduction, a title. */
export function KindWordsDialog() {
  const [shown, setShown] = useState<KindWords | null>(null)
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) setShown(event.detail as KindWords)
    }
    window.addEventListener(KIND_WORDS_EVENT, show)
    return () => window.removeEventListener(KIND_WORDS_EVENT, show)
  }, [])
  useEffect(() => onLogout(() => setShown(null)), [])
  if (!shown) return null
  const close = () => setShown(null)
  return (
    <Dialog
      title="This comes first"
      description={
        shown.unkept.length > 0
          ? 'Your words are gone from the page. Nothing of them was kept or sent.'
          : 'Your words were not marked, and no AI has seen them.'
      }
      onClose={close}
    >
      <div className="grid gap-4">
        <Markdown fallback={<UnformattedMarkdown>{shown.words}</UnformattedMarkdown>}>{shown.words}</Markdown>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link inside it does the same by key */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes behind the link */}
        <span onClick={close}>
          <SafetyLink />
        </span>
        <Button onClick={close}>Back</Button>
      </div>
    </Dialog>
  )
}
