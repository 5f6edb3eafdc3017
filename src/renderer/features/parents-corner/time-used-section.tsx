import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { parentsCornerEndpoints, type TimeUsed } from '#contract/parents-corner.ts'
import { classNames } from '#lib/class-names.ts'
import { locale } from '#lib/locale.ts'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useShownChild } from './child-choice.tsx'
import { createWeeks, formatMinutes, type Week } from './weeks.ts'

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** How long Stepwise was used, a bar a day. */
export function TimeUsedSection() {
  const child = useShownChild()
  return (
    <Loaded
      endpoint={parentsCornerEndpoints.timeUsed}
      input={{ query: child === undefined ? {} : { child } }}
      what="The time used"
    >
      {time => <Weeks time={time} />}
    </Loaded>
  )
}

function Weeks({ time }: { time: TimeUsed }) {
  const weeks = createWeeks(time)
  const [back, setBack] = useState(0)
  const week = weeks.at(-1 - back)
  if (!week) return null
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1" aria-live="polite">
          <h2>{back === 0 ? 'This week' : `Week of ${date.format(new Date(week.monday))}`}</h2>
          <p className="text-ink-soft">{formatMinutes(week.minutes)} in all</p>
        </div>
        <IconButton
          label="The week before"
          disabled={back >= weeks.length - 1}
          className="disabled:opacity-40"
          onClick={() => setBack(back + 1)}
        >
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
        <IconButton
          label="The week after"
          disabled={back === 0}
          className="disabled:opacity-40"
          onClick={() => setBack(back - 1)}
        >
          <ChevronRight aria-hidden className="size-6" />
        </IconButton>
      </div>
      <Bars week={week} />
      <p className="text-small text-ink-soft">
        Time counts while somebody uses the page; pauses of more than two minutes don’t. You can look back
        eight weeks.
      </p>
    </Card>
  )
}

function Bars({ week }: { week: Week }) {
  const most = Math.max(30, ...week.days.map(({ minutes }) => minutes))
  return (
    <ol className="grid h-56 grid-cols-7 gap-1.5 sm:gap-4">
      {week.days.map(({ day, minutes, isToday }) => (
        <li key={day} className="flex min-w-0 flex-col items-center gap-1 text-center">
          <span className="flex w-full flex-1 flex-col items-center justify-end gap-1">
            <span className="text-[14px] leading-tight font-bold tabular-nums">
              {minutes > 0 ? formatMinutes(minutes) : <span className="sr-only">0 min</span>}
            </span>
            <span
              aria-hidden
              style={{ height: `${Math.round((minutes / most) * 75)}%` }}
              className={classNames(
                'min-h-1 w-full max-w-14 rounded-t-small',
                minutes === 0 ? 'bg-line' : isToday ? 'bg-sun' : 'bg-brand',
              )}
            />
          </span>
          <span className={classNames('text-small', isToday ? 'font-bold' : 'text-ink-soft')}>
            {weekday.format(new Date(day))}
            {isToday && <span className="sr-only"> (today)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
