import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

/**
 * The last row of a card, with the button that goes on: it keeps to the window's lower edge for as long as the card
 * reaches below it, so that nobody has to look for it.
 */
export function GoOnBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-go-on
      className={classNames(
        'sticky bottom-0 z-20 -mx-4 -my-2 bg-card px-4 py-2 shadow-[0_-8px_8px_var(--card)] sm:-mx-6 sm:px-6',
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2',
        className,
      )}
    >
      {children}
    </div>
  )
}
