import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  /** What stands there folded as well; pressed, it opens and closes the rest. */
  head: ReactNode
  /** At first; whoever reads decides from then on. */
  isOpen: boolean
  children: ReactNode
}

/** A part of a page that can be folded to its head. */
export function Fold({ head, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="group/fold">
      <summary className="-m-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-medium p-2 after:hidden hover:bg-sunk">
        {head}
        <ChevronDown
          aria-hidden
          className="ml-auto size-6 shrink-0 text-ink-soft transition-transform duration-200 group-open/fold:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  )
}
