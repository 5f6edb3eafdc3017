import type { Week, Wobble } from '#contract/practice.ts'
import { Badge } from '#ui/badge.tsx'

interface HowToHelpProps {
  name: string
  week: Week
  /** Everything that wobbles is shown, not the first alone. */
  isAlone: boolean
}

/** What a child finds hard by now, and for each one sentence of what a parent can say or do. */
export function HowToHelp({ name, week, isAlone }: HowToHelpProps) {
  const { wobbles, moreWobbles } = week
  const [first, ...others] = wobbles
  if (!first) {
    return (
      <p>
        {hasWorked(week)
          ? `Nothing wobbles just now. Ask ${name} to explain something to you: whoever can explain it knows it.`
          : `${name} has not worked here in the last seven days. Ten minutes together are a good start.`}
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      <h3>How to help {name} now</h3>
      <Help name={name} wobble={first} />
      {others.length > 0 &&
        (isAlone ? (
          others.map(each => <Help key={each.concept} name={name} wobble={each} />)
        ) : (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-heading font-extrabold text-brand">
              {others.length === 1 ? 'One more wobbles' : `${others.length} more wobble`}
            </summary>
            <div className="grid gap-3 pt-1">
              {others.map(each => (
                <Help key={each.concept} name={name} wobble={each} />
              ))}
            </div>
          </details>
        ))}
      {moreWobbles > 0 && isAlone && (
        <p className="text-small text-ink-soft">
          {moreWobbles} more {moreWobbles === 1 ? 'waits' : 'wait'} among the gaps; these come first.
        </p>
      )}
    </div>
  )
}

/** Whether a child was here at all. */
export function hasWorked({ days }: Pick<Week, 'days'>): boolean {
  return days.some(({ evaluated, practised, seconds }) => evaluated + practised + seconds > 0)
}

function Help({ name, wobble }: { name: string; wobble: Wobble }) {
  const { concept, description, isBack, ask, activity } = wobble
  return (
    <div className="grid gap-1.5 border-l-4 border-sun pl-3 [overflow-wrap:anywhere]">
      <p>
        <Badge look="sun" className="mr-1 align-middle">
          {isBack ? 'wobbles again' : 'wobbles'}
        </Badge>{' '}
        <strong>{concept}.</strong> <span className="text-ink-soft">{description}</span>
      </p>
      <p>
        {ask === undefined
          ? `Sit down with ${name} and one such question, and have it explained to you step by step.`
          : `Sit down with ${name} and one such question, and ask: “${ask}”`}
      </p>
      {activity && (
        <details>
          <summary className="cursor-pointer py-2.5 font-bold text-brand">
            To do together: {activity.title}
          </summary>
          <p>{activity.description}</p>
        </details>
      )}
    </div>
  )
}
