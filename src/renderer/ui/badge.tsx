import { Check, CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Grade } from '#contract/grades.ts'
import { classNames } from '#lib/class-names.ts'
import { computePercent, gradeName, type ScoreBand, scoreBand } from '#lib/formatting.ts'

export type BadgeLook = 'plain' | 'brand' | 'sun' | 'right' | 'wrong'

const looks: Record<BadgeLook, string> = {
  plain: 'bg-sunk text-ink',
  brand: 'bg-brand-soft text-brand-strong',
  sun: 'bg-sun-soft text-sun-ink',
  right: 'bg-right-soft text-right',
  wrong: 'bg-wrong-soft text-wrong',
}

interface BadgeProps {
  'data-band'?: ScoreBand
  look?: BadgeLook
  className?: string
  children: ReactNode
}

export function Badge({ look = 'plain', className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-pill px-3 py-[7px] font-heading text-[14px] leading-none font-bold whitespace-nowrap',
        looks[look],
        className,
      )}
      {...rest}
    >
      {children}
    </span>
  )
}

const bands: Record<ScoreBand, { look: BadgeLook; icon: typeof CircleDot }> = {
  default: { look: 'brand', icon: CircleCheck },
  secondary: { look: 'plain', icon: CircleDot },
  destructive: { look: 'wrong', icon: CircleAlert },
}

/** The score in percent, coloured by its band. */
export function ScoreBadge({ score, totalScore }: { score: number; totalScore: number }) {
  const percent = computePercent(score, totalScore)
  const band = scoreBand(percent)
  const { look, icon: Icon } = bands[band]
  return (
    <Badge look={look} data-band={band}>
      <Icon aria-hidden className="size-4" strokeWidth={2.5} />
      <span className="sr-only">Score: </span>
      {percent}%
    </Badge>
  )
}

export function GradeBadge({ grade }: { grade: Grade }) {
  return <Badge>{gradeName(grade)}</Badge>
}

/** A gap that practice has resolved. */
export function MasteredBadge() {
  return (
    <Badge look="right">
      <Check aria-hidden className="size-4" strokeWidth={3} />
      Mastered
    </Badge>
  )
}

/** A curriculum standard's code such as `5.NF.A.1`. */
export function StandardBadge({ code }: { code: string }) {
  return (
    <Badge look="brand">
      <span className="sr-only">Standard </span>
      {code}
    </Badge>
  )
}
