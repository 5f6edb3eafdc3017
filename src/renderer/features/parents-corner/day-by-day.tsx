import type { Week } from '#contract/practice.ts'
import { classNames } from '#lib/class-names.ts'
import { locale } from '#lib/locale.ts'

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })

type Day = Week['days'][number]

const columns = [
  { name: 'evaluated', label: 'Checked' },
  { name: 'practised', label: 'Practised' },
  { name: 'mastered', label: 'Mastered' },
  { name: 'cameBack', label: 'Came back' },
] as const satisfies { name: keyof Day; label: string }[]

/** A chart of the seven days, where there is something to draw, and the same as a table; folded where several children are shown. */
export function DayByDay({ days, isOpen }: { days: readonly Day[]; isOpen: boolean }) {
  return (
    <details open={isOpen} className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 font-heading font-extrabold text-brand">
        Day by day
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
        {days.some(({ practised, mastered, cameBack }) => practised + mastered + cameBack > 0) && (
          <>
            <p className="text-small text-ink-soft">
              Questions practised each day, with a star for what was mastered or came back.
            </p>
            <Chart days={days} />
          </>
        )}
        <Table days={days} />
      </div>
    </details>
  )
}

/** A bar a day: what was practised, the part on top what was won. */
function Chart({ days }: { days: readonly Day[] }) {
  const most = Math.max(10, ...days.map(({ practised }) => practised))
  return (
    <ol aria-hidden className="grid h-48 grid-cols-7 gap-1.5 sm:gap-4">
      {days.map(({ day, practised, mastered, cameBack }, index) => (
        <li key={day} className="flex min-w-0 flex-col items-center justify-end gap-1 text-center">
          {mastered + cameBack > 0 && (
            <span className="text-[13px] leading-none font-bold text-sun-ink">★ {mastered + cameBack}</span>
          )}
          <span className="text-[14px] leading-tight font-bold tabular-nums">{practised || ''}</span>
          <span
            style={{ height: `${Math.round((practised / most) * 65)}%` }}
            className={classNames(
              'min-h-1 w-full max-w-14 rounded-t-small',
              practised === 0 ? 'bg-line' : index === days.length - 1 ? 'bg-sun' : 'bg-brand',
            )}
          />
          <span className="text-small text-ink-soft">{weekday.format(new Date(day))}</span>
        </li>
      ))}
    </ol>
  )
}

/** What is not nothing stands out. */
function Count({ number }: { number: number }) {
  return <td className={classNames('py-2', number === 0 ? 'text-ink-soft' : 'font-bold')}>{number}</td>
}

function Table({ days }: { days: readonly Day[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label="Day by day" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-left text-[14px] tabular-nums sm:text-small">
        <thead>
          <tr>
            <th className="py-2 pr-1.5 sm:pr-4">Day</th>
            {columns.map(({ name, label }) => (
              <th key={name} className="py-2 pr-1.5 sm:pr-3">
                {label}
              </th>
            ))}
            <th className="py-2">
              Min<span className="max-sm:sr-only">utes</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, seconds, ...counts }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 font-normal sm:pr-4">
                {weekday.format(new Date(day))}
              </th>
              {columns.map(({ name }) => (
                <Count key={name} number={counts[name]} />
              ))}
              <Count number={Math.round(seconds / 60)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
