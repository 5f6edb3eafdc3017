import { Check, CircleAlert, CircleCheck, CircleDot, RotateCcw, Star } from 'lucide-react'
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

/** A badge's look, for what is not a plain one. */
export function badgeClasses(look: BadgeLook): string {
  return classNames(
    'inline-flex shrink-0 items-center gap-1.5 rounded-pill px-3 py-[7px] font-heading text-[14px] leading-none font-bold whitespace-nowrap',
    looks[look],
  )
}

export function Badge({ look = 'plain', className, children, ...rest }: BadgeProps) {
  return (
    <span className={classNames(badgeClasses(look), className)} {...rest}>
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

/** Where nobody gave a mark: no red nought. */
export function NoMarkBadge({ children }: { children: string }) {
  return (
    <Badge>
      <CircleDot aria-hidden className="size-4" strokeWidth={2.5} />
      {children}
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

/** A mastered gap that wants a short look: a star in outline, never red. */
export function DueBadge() {
  return (
    <Badge look="sun">
      <Star aria-hidden className="size-4 [stroke-dasharray:3_3]" strokeWidth={2} />
      Let’s check
    </Badge>
  )
}

/** A gap that was mastered once and is practised again. */
export function ReopenedBadge() {
  return (
    <Badge>
      <RotateCcw aria-hidden className="size-4" strokeWidth={2.5} />
      Again
    </Badge>
  )
}
