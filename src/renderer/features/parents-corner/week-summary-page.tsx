import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { childEndpoints, type ParentsChild } from '#contract/children.ts'
import { practiceEndpoints, type Week, type Wobble } from '#contract/practice.ts'
import { AnimalPicture } from '#features/children/index.ts'
import { locale } from '#lib/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PrintButton } from '#ui/paper/print-button.tsx'
import { hasWorked } from './how-to-help.tsx'
import { ParentGate } from './parent-gate.tsx'
import { sumUp } from './week-of-child.tsx'

const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A child's week on one sheet, to print or to save as PDF. */
export default function WeekSummaryPage() {
  const [search] = useSearchParams()
  const asked = Number(search.get('child'))
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <PageHeading intro="On one sheet, to print or to save as PDF.">The week on paper</PageHeading>
        <ButtonLink to="/parent" look="quiet" className="-mx-3.5">
          <ArrowLeft aria-hidden className="size-[22px]" />
          Parent’s corner
        </ButtonLink>
      </div>
      <ParentGate what="the week">
        <Loaded endpoint={childEndpoints.listAllChildren} input={{}} what="Your children">
          {all => {
            const child = all.find(({ id }) => id === asked) ?? all[0]
            return child && <Summary child={child} />
          }}
        </Loaded>
      </ParentGate>
    </div>
  )
}

function Summary({ child }: { child: ParentsChild }) {
  const { id, name, animal, color } = child
  return (
    <Loaded endpoint={practiceEndpoints.week} input={{ query: { child: id } }} what={`The week of ${name}`}>
      {week => (
        <>
          <div className="justify-self-start">
            <PrintButton
              title={`The week of ${name}`}
              name={name}
              load={async () => (
                <>
                  <p className="mt-[5mm]">{spanOf(week)}</p>
                  <WeekInWords name={name} week={week} heading="h2" />
                </>
              )}
            />
          </div>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <div className="flex items-center gap-4">
              <AnimalPicture animal={animal} color={color} className="size-16" />
              <div className="min-w-0">
                <h2 className="[overflow-wrap:anywhere]">The week of {name}</h2>
                <p className="text-ink-soft">{spanOf(week)}</p>
              </div>
            </div>
            <WeekInWords name={name} week={week} heading="h3" />
          </Card>
        </>
      )}
    </Loaded>
  )
}

interface WeekInWordsProps {
  name: string
  week: Week
  /** What its parts are headed by: paper has no heading between them and its title. */
  heading: 'h2' | 'h3'
}

/** What was done, on the screen as on paper. */
function WeekInWords({ name, week, heading }: WeekInWordsProps) {
  return (
    <>
      <Part heading={heading} title="What was done">
        <p>{doneIn(name, week)}</p>
      </Part>
      <Part heading={heading} title="What is known well">
        {week.sits.length === 0 ? (
          <p>Nothing new this week. What was learnt before is looked at again from time to time.</p>
        ) : (
          <ul className="list-disc pl-6">
            {week.sits.map(concept => (
              <li key={concept}>{concept}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part heading={heading} title="What wobbles">
        {week.wobbles.length === 0 ? (
          <p>Nothing just now.</p>
        ) : (
          <ul className="list-disc pl-6">
            {week.wobbles.map(({ concept, description, isBack }) => (
              <li key={concept}>
                <strong>{concept}</strong>
                {isBack && ' (again)'}. {description}
              </li>
            ))}
          </ul>
        )}
        {week.moreWobbles > 0 && (
          <p className="mt-1 text-ink-soft">And {week.moreWobbles} more, which can wait.</p>
        )}
      </Part>
      <Part heading={heading} title="Five minutes at the table">
        <AtTheTable name={name} first={week.wobbles[0]} />
      </Part>
    </>
  )
}

interface PartProps {
  heading: 'h2' | 'h3'
  title: string
  children: ReactNode
}

function Part({ heading: Heading, title, children }: PartProps) {
  return (
    <section data-keep>
      <Heading className={Heading === 'h3' ? 'mb-1.5' : undefined}>{title}</Heading>
      {children}
    </section>
  )
}

function spanOf({ days }: Week): string {
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? `${day.format(new Date(first.day))} to ${day.format(new Date(last.day))}` : ''
}

function doneIn(name: string, week: Week): string {
  if (!hasWorked(week)) return `${name} was not here in these seven days.`
  const { evaluated, practised, mastered, minutes } = sumUp(week.days)
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  const worked = week.days.filter(each => each.evaluated + each.practised + each.seconds > 0).length
  return [
    `On ${many(worked, 'day', 'days')} and for ${many(minutes, 'minute', 'minutes')} in all:`,
    `${many(evaluated, 'answer', 'answers')} checked, ${many(practised, 'question', 'questions')} practised,`,
    `${many(mastered, 'gap', 'gaps')} closed.`,
  ].join(' ')
}

function AtTheTable({ name, first }: { name: string; first: Wobble | undefined }) {
  if (!first) return <p>Ask {name} to explain something to you. Whoever can explain it knows it.</p>
  const { concept, ask, activity } = first
  return (
    <div className="grid gap-2">
      <p>
        Take one question about <strong>{concept}</strong> and sit down with {name}.{' '}
        {ask === undefined ? 'Have it explained to you, step by step.' : `Ask: “${ask}”`}
      </p>
      {activity && (
        <p>
          Or do something together: <strong>{activity.title}.</strong> {activity.description}
        </p>
      )}
    </div>
  )
}
