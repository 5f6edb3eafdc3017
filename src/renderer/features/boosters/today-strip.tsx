import { useQuery } from '@tanstack/react-query'
import { Check, ClipboardCheck, Shapes, Shuffle } from 'lucide-react'
import { practiceEndpoints, type Today } from '#contract/practice.ts'
import { locale } from '#lib/locale.ts'
import { createQuery } from '#lib/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
const wholeWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })

/** What is good to do today: at most ten minutes of looks, the open gaps mixed, and the days of practice so far. */
export function TodayStrip({ onMix, onSelect }: { onMix: () => void; onSelect: (gapId: number) => void }) {
  const { data } = useQuery({ ...createQuery(practiceEndpoints.today, {}), refetchOnMount: 'always' })
  // It is a help: where it can't be read, the gaps below are there all the same.
  if (!data) return null
  const { due, open } = data
  return (
    <Card aria-labelledby="today" className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="today">Today</h2>
          <p className="text-ink-soft">{wordsFor(data)}</p>
        </div>
        <Days streak={data.streak} />
      </div>
      <div className="flex flex-wrap gap-3">
        {due.map(({ concept, gapId }) => (
          <LookButton key={concept} concept={concept} gapId={gapId} onSelect={onSelect} />
        ))}
        {due.length + open.length > 1 && (
          <Button look="outlined" onClick={onMix}>
            <Shuffle aria-hidden className="size-[22px]" />
            Mixed practice
          </Button>
        )}
        <ButtonLink to="/check-up" look="quiet" className="max-sm:-ml-3.5">
          <ClipboardCheck aria-hidden className="size-[22px]" />
          Check-up
        </ButtonLink>
        <ButtonLink to="/practise" look="quiet" className="max-sm:-ml-3.5">
          <Shapes aria-hidden className="size-[22px]" />
          Choose a topic
        </ButtonLink>
      </div>
    </Card>
  )
}

function wordsFor({ due, moreDue, minutes, open }: Today): string {
  if (due.length > 0) {
    const later = moreDue > 0 ? ` ${moreDue} more can wait for another day.` : ''
    const what = due.length === 1 ? 'One skill needs' : `${due.length} skills need`
    return `${what} a short look: about ${minutes} minutes.${later}`
  }
  if (open.length > 0) return open.length === 1 ? 'One gap is open.' : `${open.length} gaps are open.`
  return 'Nothing to look at again today. A check-up shows what else you know.'
}

interface LookButtonProps {
  concept: string
  gapId: number | undefined
  onSelect: (gapId: number) => void
}

/** What a check-up has shown has no questions of its own: a short check-up looks at it again. */
function LookButton({ concept, gapId, onSelect }: LookButtonProps) {
  const words = (
    <>
      Let’s check: <span className="min-w-0 break-words">{concept}</span>
    </>
  )
  return gapId === undefined ? (
    <ButtonLink to={`/check-up?concept=${encodeURIComponent(concept)}`} look="outlined">
      {words}
    </ButtonLink>
  ) : (
    <Button look="outlined" onClick={() => onSelect(gapId)}>
      {words}
    </Button>
  )
}

/** The last seven days; a day without practice is only empty. */
function Days({ streak: { days, week } }: Pick<Today, 'streak'>) {
  if (days === 0) return null
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <ol className="flex gap-1.5">
        {week.map(({ day, isPractised }) => (
          <li
            key={day}
            className={`grid size-8 place-items-center rounded-pill text-[13px] font-bold ${isPractised ? 'bg-sun text-[#1c2b33]' : 'bg-sunk text-ink-soft'}`}
          >
            {isPractised ? <Check aria-hidden className="size-4" strokeWidth={3} /> : null}
            <span aria-hidden={isPractised} className={isPractised ? 'hidden' : undefined}>
              <span aria-hidden>{weekday.format(new Date(day))}</span>
            </span>
            <span className="sr-only">
              {wholeWeekday.format(new Date(day))}
              {isPractised ? ': practised' : ''}
            </span>
          </li>
        ))}
      </ol>
      <span className="text-small text-ink-soft">
        {days === 1 ? 'One day of practice' : `${days} days of practice`}
      </span>
    </div>
  )
}
