import { Phone } from 'lucide-react'
import type { Help } from '#contract/safety.ts'
import { locale } from '#lib/locale.ts'

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })

/** Whom a child can call, as words and numbers to copy: nothing on it opens another page. */
export function HelplineList({ help }: { help: Help }) {
  const { helplines, emergency, elsewhere, countryName } = help
  const checked = helplines.map(each => each.checked).toSorted()[0]
  return (
    <div className="grid gap-3">
      {helplines.length > 0 && (
        <ul aria-label={`Helplines in ${countryName}`} className="grid gap-3">
          {helplines.map(({ name, number, also, hours, for: whom }) => (
            <li key={name} className="flex gap-3 rounded-medium bg-sunk p-4">
              <Phone aria-hidden className="mt-1 size-5 shrink-0 text-brand-strong" />
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-heading font-extrabold">{name}</p>
                <p>
                  <strong className="select-all">{number}</strong> {also}
                </p>
                <p className="text-small text-ink-soft">
                  For {whom}
                  {hours && `; ${hours}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Emergency number={emergency} />
      <p className="text-ink-soft">{elsewhere}</p>
      {checked && (
        <p className="text-small text-ink-soft">
          These numbers were last checked in {month.format(new Date(`${checked}T12:00`))}.
        </p>
      )}
    </div>
  )
}

/** Whom to call in danger; also where nothing more is known. */
export function Emergency({ number }: { number?: string }) {
  return (
    <p>
      In danger right now: call{' '}
      {number ? (
        <strong className="select-all">{number}</strong>
      ) : (
        <>
          the emergency number. In many countries it is <strong className="select-all">112</strong>
        </>
      )}
      .
    </p>
  )
}
