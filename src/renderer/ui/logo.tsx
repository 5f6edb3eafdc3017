import { classNames } from '#lib/class-names.ts'

/** Three steps and a sun on top. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <g className="fill-brand">
        <rect x="2" y="28" width="12" height="10" rx="3" />
        <rect x="14" y="20" width="12" height="18" rx="3" />
        <rect x="26" y="12" width="12" height="26" rx="3" />
      </g>
      <circle cx="32" cy="6" r="5" className="fill-sun" />
    </svg>
  )
}

const sizes = { small: 'h-8', medium: 'h-12', large: 'h-24' } as const
const words = { small: 'text-[18px]', medium: 'text-[22px]', large: 'text-[44px]' } as const

interface LogoProps {
  size: keyof typeof sizes
  className?: string
}

/** The mark and the name. */
export function Logo({ size, className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', sizes[size], className)}>
      <Mark className="h-[72%] w-auto" />
      <span className={classNames('font-heading leading-none font-black text-ink', words[size])}>
        Stepwise
      </span>
    </span>
  )
}
