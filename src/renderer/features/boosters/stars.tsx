import { type BoosterProgress, MASTERY_THRESHOLD } from '#contract/boosters.ts'
import { classNames } from '#lib/class-names.ts'
import { countStars, type Star as StarLook } from './mcq-list.ts'

const PERCENT_PER_ANSWER = 100 / MASTERY_THRESHOLD

const looks: Record<StarLook, string> = {
  earned: 'fill-sun stroke-sun-ink',
  best: 'fill-sun-soft stroke-sun-ink [stroke-dasharray:2.5_2.5]',
  open: 'fill-sunk stroke-line-strong',
}

/** How far it is to mastery, one star an answer; the best run stays in outline after a wrong one. */
export function Stars({ progress }: { progress: BoosterProgress }) {
  const { consecutiveCorrectAnswers: run, bestRun } = progress
  const best = bestRun > run ? `, best run ${bestRun}` : ''
  return (
    <div className="flex shrink-0 items-center gap-3">
      <div
        role="progressbar"
        aria-label="Progress toward mastery"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={run * PERCENT_PER_ANSWER}
        aria-valuetext={`${run}/${MASTERY_THRESHOLD}${best}`}
        className="flex gap-1"
      >
        {countStars(progress).map((look, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
            key={index}
            viewBox="0 0 24 24"
            aria-hidden
            data-star={look}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={classNames('size-7 transition-[fill,stroke] duration-250', looks[look])}
          >
            <path d="m12 2.500 2.900 6.100 6.600.9-4.800 4.600 1.200 6.600-5.900-3.200-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z" />
          </svg>
        ))}
      </div>
      <span aria-hidden className="font-heading font-extrabold text-ink-soft tabular-nums">
        {run}/{MASTERY_THRESHOLD}
      </span>
    </div>
  )
}
