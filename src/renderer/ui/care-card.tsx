import { Heart } from 'lucide-react'
import { Card } from './card.tsx'
import { UnformattedMarkdown } from './long-text.tsx'
import { Markdown } from './markdown.tsx'
import { SafetyLink } from './safety-link.tsx'

interface CareCardProps {
  className?: string
  /** The kind words, markdown; nothing is shown without them. */
  children: string | null | undefined
}

/** Kind words beside the work: calm, and easy to leave where they are not needed. */
export function CareCard({ className = '', children }: CareCardProps) {
  if (!children) return null
  return (
    <Card className={`border-2 border-brand-soft ${className}`}>
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-strong max-sm:hidden"
        >
          <Heart className="size-6" />
        </span>
        <div className="grid min-w-0 gap-3 [overflow-wrap:anywhere]">
          <div>
            <h2 className="text-[20px]">And something kind, just in case</h2>
            <p className="text-small text-ink-soft">
              I wasn’t sure about one thing that you wrote. If it was only about your work, you can skip this.
            </p>
          </div>
          <Markdown fallback={<UnformattedMarkdown>{children}</UnformattedMarkdown>}>{children}</Markdown>
          <p className="text-small">
            <SafetyLink />
          </p>
        </div>
      </div>
    </Card>
  )
}
