import { Printer } from 'lucide-react'
import type { ParentsChild } from '#contract/children.ts'
import { practiceEndpoints, type Week } from '#contract/practice.ts'
import { AnimalPicture } from '#features/children/index.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { DayByDay } from './day-by-day.tsx'
import { HowToHelp, hasWorked } from './how-to-help.tsx'

/** So many children are shown without folding: with more, nobody would find the last one. */
const MOST_UNFOLDED = 3

interface WeekOfChildProps {
  child: ParentsChild
  /** How many children are shown one below the other. */
  of: number
}

/** What a child did in the last seven days, what wobbles, and how to help. */
export function WeekOfChild({ child, of }: WeekOfChildProps) {
  const { id, name, animal, color } = child
  const picture = <AnimalPicture animal={animal} color={color} className="size-12" />
  const isFolded = of > MOST_UNFOLDED
  const content = (
    <Loaded endpoint={practiceEndpoints.week} input={{ query: { child: id } }} what={`The week of ${name}`}>
      {week =>
        isFolded ? (
          <FoldedCard title={name} picture={picture} words={summarize(week)}>
            <WholeWeek id={id} name={name} week={week} isAlone />
          </FoldedCard>
        ) : (
          <WholeWeek id={id} name={name} week={week} isAlone={of === 1} />
        )
      }
    </Loaded>
  )
  if (isFolded) return content
  return (
    <Card aria-labelledby={`week-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-3">
        {picture}
        <div className="min-w-0">
          <h2 id={`week-${id}`} className="[overflow-wrap:anywhere]">
            {name}
          </h2>
          <p className="text-small text-ink-soft">The last seven days</p>
        </div>
      </div>
      {content}
    </Card>
  )
}

interface WholeWeekProps {
  id: number
  name: string
  week: Week
  /** Nothing in it needs folding. */
  isAlone: boolean
}

function WholeWeek({ id, name, week, isAlone }: WholeWeekProps) {
  return (
    <>
      <Numbers days={week.days} />
      <HowToHelp name={name} week={week} isAlone={isAlone} />
      <DayByDay days={week.days} isOpen={isAlone && hasWorked(week)} />
      <ButtonLink to={`/parent/week?child=${id}`} look="quiet" className="-ml-3.5 justify-self-start">
        <Printer aria-hidden className="size-[22px]" />
        Print the week of {name}
      </ButtonLink>
    </>
  )
}

/** What stands below a name that is folded. */
function summarize({ days, wobbles }: Week): string {
  const { evaluated, practised, mastered, minutes } = sumUp(days)
  const [first] = wobbles
  return [
    hasWorked({ days })
      ? `${evaluated} checked, ${practised} practised, ${mastered} mastered, ${minutes} min.`
      : 'Not here in the last seven days.',
    ...(first ? [`Wobbles: ${first.concept}`] : []),
  ].join(' ')
}

/** The seven days together. */
export function sumUp(days: Week['days']) {
  const sum = (read: (day: Week['days'][number]) => number) => days.reduce((all, day) => all + read(day), 0)
  return {
    evaluated: sum(({ evaluated }) => evaluated),
    practised: sum(({ practised }) => practised),
    mastered: sum(({ mastered }) => mastered),
    cameBack: sum(({ cameBack }) => cameBack),
    minutes: sum(({ seconds }) => Math.round(seconds / 60)),
  }
}

/** The words called `more` are left out where there is little room; they are still read aloud. */
const counts = [
  { name: 'evaluated', more: 'answers', word: 'checked' },
  { name: 'practised', more: 'questions', word: 'practised' },
  { name: 'mastered', more: 'gaps', word: 'mastered' },
] as const

function Numbers({ days }: Pick<Week, 'days'>) {
  const sums = sumUp(days)
  const { cameBack, minutes } = sums
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-1.5 min-[360px]:grid-cols-4 sm:gap-3">
        {counts.map(({ name, more, word }) => (
          <Count key={name} number={sums[name]} more={more} word={word} />
        ))}
        <Count number={minutes} more="with Stepwise" word="minutes" isWordFirst />
      </dl>
      {cameBack > 0 && (
        <p className="text-small text-ink-soft">
          {cameBack === 1 ? 'One skill was' : `${cameBack} skills were`} looked at again and still there.
        </p>
      )}
    </div>
  )
}

interface CountProps {
  number: number
  more: string
  word: string
  isWordFirst?: boolean
}

function Count({ number, more, word, isWordFirst = false }: CountProps) {
  const less = <span className="max-sm:sr-only">{more}</span>
  return (
    <div className="flex min-w-0 flex-col-reverse rounded-medium bg-sunk px-1 py-2 max-sm:text-center sm:px-4 sm:py-3">
      <dt className="text-[14px] leading-snug text-ink-soft sm:text-small">
        {isWordFirst ? (
          <>
            {word} {less}
          </>
        ) : (
          <>
            {less} {word}
          </>
        )}
      </dt>
      <dd className="font-heading text-[24px] leading-tight font-extrabold tabular-nums sm:text-[28px]">
        {number}
      </dd>
    </div>
  )
}
