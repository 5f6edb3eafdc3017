import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '#lib/class-names.ts'

interface FoldedCardProps {
  title: string
  /** Its level on the page. */
  heading?: 'h2' | 'h3'
  /** A picture before the title. */
  picture?: ReactNode
  /** One line below the title, seen while it is folded too. */
  words?: ReactNode
  /** Beside the title, such as a badge. */
  aside?: ReactNode
  /** Opened for whoever comes; later too, when it becomes the one to begin with. */
  isOpenAtFirst?: boolean
  /** Rendered while it is open. */
  children: ReactNode
}

/** A card of which the title alone is seen until somebody opens it. Each stands for itself: several can be open. */
export function FoldedCard({
  title,
  heading: Heading = 'h2',
  picture,
  words,
  aside,
  isOpenAtFirst = false,
  children,
}: FoldedCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  useEffect(() => {
    if (isOpenAtFirst) setOpen(true)
  }, [isOpenAtFirst])
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-medium border border-line bg-card shadow-card sm:rounded-large"
    >
      {/* The button's own area is the whole head: what is beside it is read, not pressed. */}
      <div className="relative flex items-center gap-3 rounded-[inherit] p-4 transition-colors duration-150 hover:bg-paper sm:px-6">
        {picture}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-32">
            <Heading id={`${id}-title`} className="text-[19px] [overflow-wrap:anywhere]">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-content`}
                onClick={() => setOpen(!isOpen)}
                className="min-h-7 text-left after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {title}
              </button>
            </Heading>
            {words && <div className="text-small text-ink-soft">{words}</div>}
          </div>
          {aside}
        </div>
        <ChevronDown
          aria-hidden
          className={classNames(
            'size-6 shrink-0 text-ink-soft transition-transform duration-200',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      {isOpen && (
        <div
          id={`${id}-content`}
          className="grid animate-appear grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4 sm:p-6"
        >
          {children}
        </div>
      )}
    </section>
  )
}
