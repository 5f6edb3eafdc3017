import type { ReactNode } from 'react'
import type { KeptAnswer } from '#contract/inbox.ts'
import { isAutomatic } from '#contract/readings.ts'
import { useNamesOf } from '#features/children/index.ts'
import { KeptPhotos } from '#features/inbox/index.ts'
import { formatDate, gradeName, preview } from '#lib/formatting.ts'
import { FoldedCard } from '#ui/folded-card.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { MarkKept } from './mark-kept.tsx'

interface KeptCardProps {
  kept: KeptAnswer
  isOpenAtFirst: boolean
  /** It is marked, or deleted. */
  onDone: () => void
}

/** One answer that waits: the photo beside the words, and a grown-up's mark or the answer page below them. */
export function KeptCard({ kept, isOpenAtFirst, onDone }: KeptCardProps) {
  const { childId, question, grade, keptAt } = kept
  const { name } = useNamesOf(childId)
  return (
    <FoldedCard
      heading="h3"
      title={isAutomatic(question) ? 'A question in a photo' : preview(question, 120)}
      words={`${name}, ${gradeName(grade)}, ${formatDate(keptAt)}`}
      isOpenAtFirst={isOpenAtFirst}
    >
      <div
        className={kept.photos > 0 ? 'grid gap-6 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)]' : 'grid gap-6'}
      >
        {kept.photos > 0 && <KeptPhotos id={kept.id} by="parent" />}
        <div className="grid min-w-0 content-start gap-4">
          <Said by="The question">{question}</Said>
          <Said by={`${name} wrote`}>{kept.answer}</Said>
          {kept.expectedAnswer !== undefined && <Said by="The answer page says">{kept.expectedAnswer}</Said>}
          <MarkKept kept={kept} name={name} onDone={onDone} />
        </div>
      </div>
    </FoldedCard>
  )
}

function Said({ by, children }: { by: string; children: string }): ReactNode {
  if (isAutomatic(children)) return null
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-small font-bold text-ink-soft">{by}</p>
      <TypedText>{children}</TypedText>
    </div>
  )
}
