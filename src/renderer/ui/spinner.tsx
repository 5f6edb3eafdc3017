import { LoaderCircle } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'
import { Pip } from './pip.tsx'

/** A turning ring beside words that say what is going on. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('shrink-0 animate-spin', className)} />
}

/** The whole screen waits. It appears a moment late, so that a quick answer shows no flash. */
export function FullScreenSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-1 animate-appear flex-col items-center justify-center gap-4 p-6 [animation-delay:150ms]"
    >
      <Pip pose="thinking" className="w-28" />
      <span className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-6 text-brand" />
        {label}
      </span>
    </div>
  )
}
