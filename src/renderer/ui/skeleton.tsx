import { classNames } from '#lib/class-names.ts'

/** The quiet shape of something that is still coming. */
export function Skeleton({ className = 'h-5' }: { className?: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={classNames('animate-shimmer rounded-small bg-line', className)}
    />
  )
}
