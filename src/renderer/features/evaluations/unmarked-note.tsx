import type { ReactNode, Ref } from 'react'
import { Pip } from '#ui/pip.tsx'

interface UnmarkedNoteProps {
  /** For screen readers. */
  label: string
  ref: Ref<HTMLElement>
  /** The ways to go on. */
  buttons: ReactNode
  children: ReactNode
}

/** What is asked before anything is marked. */
export function UnmarkedNote({ label, ref, buttons, children }: UnmarkedNoteProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      className="flex animate-rise items-start gap-4 rounded-medium bg-brand-soft p-4"
    >
      <Pip pose="thinking" className="w-16 shrink-0 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 gap-3">
        {children}
        <div className="flex flex-wrap gap-3">{buttons}</div>
        <p className="text-small">Nothing was marked, and everything you typed is still here.</p>
      </div>
    </section>
  )
}
