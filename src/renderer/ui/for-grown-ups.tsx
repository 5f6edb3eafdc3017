import { classNames } from '#lib/class-names.ts'

/** The exact words of a failure, folded, so that a child does not stumble over them. */
export function ForGrownUps({ children, className }: { children: string; className?: string }) {
  return (
    <details
      data-radix-toast-announce-exclude=""
      className={classNames('text-small text-ink-soft', className)}
    >
      <summary className="wide-target w-fit cursor-pointer rounded-small py-1">For grown-ups</summary>
      <p className="break-words">{children}</p>
    </details>
  )
}
