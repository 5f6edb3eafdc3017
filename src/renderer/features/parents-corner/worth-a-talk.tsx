import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type FlaggedExchange, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { useNamesOf } from '#features/children/index.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate } from '#lib/formatting.ts'
import { createQuery } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'
import { useShownChild } from './child-choice.tsx'
import { concernName } from './concern-names.ts'

/** Where the flagged messages are, with the focus on their heading. */
export const FLAGGED_HASH = '#flagged'

/** Above the week: what a parent should talk about first. Nothing where nothing is open; other flags wait in Chats. */
export function WorthATalk() {
  const child = useShownChild()
  const query = child === undefined ? {} : { child }
  // A list that can't be read is told in Chats; the week does not wait for it.
  const { data = [] } = useQuery(createQuery(parentsCornerEndpoints.flagged, { query }))
  const open = data.filter(({ tier, seenAt }) => tier !== 'stop' && seenAt === undefined)
  const [first] = open
  return first ? <First flag={first} count={open.length} /> : null
}

function First({ flag, count }: { flag: FlaggedExchange; count: number }) {
  const { childId, tier, said, concern, createdAt } = flag
  const { name } = useNamesOf(childId)
  const isUrgent = tier === 'urgent'
  return (
    <Card aria-labelledby="worth-a-talk" className="grid gap-2">
      <h2 id="worth-a-talk">{isUrgent ? 'Urgent: please talk first' : 'Worth a talk'}</h2>
      <div className={classNames('border-l-4 pl-3', isUrgent ? 'border-wrong' : 'border-sun')}>
        <p className="line-clamp-2 font-bold [overflow-wrap:anywhere]">
          {said === '' ? concernName(concern) : `“${said}”`}
        </p>
        <p className="text-small text-ink-soft">
          {name}, {formatDate(createdAt)}.{' '}
          <Link to={`?tab=chats${FLAGGED_HASH}`} className="link wide-target">
            {count === 1 ? 'Read it' : `Read all ${count}`}
          </Link>
        </p>
      </div>
    </Card>
  )
}
