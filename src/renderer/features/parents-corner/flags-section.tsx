import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type FlaggedExchange, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toasts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { FlagCard } from './flag-card.tsx'
import { HelplineCountry } from './helpline-country.tsx'

/** So many of a group are shown at first. */
const AT_FIRST = 10

const groups = [
  { tier: 'urgent', title: 'Urgent', words: 'Please talk with your child about these first.' },
  {
    tier: 'talk',
    title: 'Worth a talk',
    words: 'Nothing to be alarmed about; your child would be glad if you asked.',
  },
  { tier: 'stop', title: 'Other messages', words: 'Words and topics that were left out.' },
] as const

/** What the safety check has stopped, in the order in which a parent needs it. */
export function FlagsSection() {
  const mark = useMutation({
    mutationFn: ({ id, isSeen }: { id: number; isSeen: boolean }) =>
      request(parentsCornerEndpoints.markFlagged, { params: { id }, body: { isSeen } }),
    onSuccess: changed =>
      queryClient.setQueryData<FlaggedExchange[]>(
        createQuery(parentsCornerEndpoints.flagged, {}).queryKey,
        list => list?.map(each => (each.id === changed.id ? changed : each)),
      ),
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'This could not be kept', description: message }),
  })
  const onMark = (id: number, isSeen: boolean) => mark.mutate({ id, isSeen })
  return (
    <section aria-labelledby="flagged" className="grid gap-4">
      <div>
        <h2 id="flagged">Flagged messages</h2>
        <p className="mt-1 text-ink-soft">
          Kept for 90 days, also when a chat is deleted.{' '}
          <Link to="/safety" className="link">
            What is flagged, and what is not
          </Link>
        </p>
      </div>
      <Loaded endpoint={parentsCornerEndpoints.flagged} input={{}} what="The flagged messages">
        {all => <Groups all={all} onMark={onMark} />}
      </Loaded>
      <HelplineCountry />
    </section>
  )
}

interface GroupsProps {
  all: FlaggedExchange[]
  onMark: (id: number, isSeen: boolean) => void
}

function Groups({ all, onMark }: GroupsProps) {
  const open = all.filter(({ seenAt }) => seenAt === undefined)
  const seen = all.filter(({ seenAt }) => seenAt !== undefined)
  return (
    <>
      {open.length === 0 && (
        <Card>
          <p>
            {seen.length === 0 ? 'Nothing has been flagged.' : 'Nothing new has been flagged.'} Messages that
            worry the safety check will be shown here first.
          </p>
        </Card>
      )}
      {groups.map(({ tier, title, words }) => (
        <Group
          key={tier}
          title={title}
          words={words}
          flags={open.filter(flag => flag.tier === tier)}
          onMark={onMark}
        />
      ))}
      <Group title="Seen" words="You have put these aside." flags={seen} onMark={onMark} />
    </>
  )
}

interface GroupProps {
  title: string
  words: string
  flags: FlaggedExchange[]
  onMark: (id: number, isSeen: boolean) => void
}

function Group({ title, words, flags, onMark }: GroupProps) {
  const [shown, setShown] = useState(AT_FIRST)
  if (flags.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-3">
      <div>
        <h3>
          {title} <span className="text-ink-soft">({flags.length})</span>
        </h3>
        <p className="text-small text-ink-soft">{words}</p>
      </div>
      <ul className="grid gap-3">
        {flags.slice(0, shown).map(flag => (
          <li key={flag.id}>
            <FlagCard flag={flag} onMark={isSeen => onMark(flag.id, isSeen)} />
          </li>
        ))}
      </ul>
      {flags.length > shown && (
        <Button look="outlined" onClick={() => setShown(shown + AT_FIRST)} className="justify-self-start">
          Show more
        </Button>
      )}
    </section>
  )
}
