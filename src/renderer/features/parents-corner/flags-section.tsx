import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type FlaggedExchange, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { toast } from '#ui/toasts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useShownChild } from './child-choice.tsx'
import { FlagCard } from './flag-card.tsx'
import { FLAGGED_HASH } from './worth-a-talk.tsx'

/** So many of a group are shown at first, and so many more at each press. */
const AT_FIRST = 2
const AT_ONCE = 10

const groups = [
  { tier: 'urgent', title: 'Urgent', words: 'Please talk with your child about these first.' },
  {
    tier: 'talk',
    title: 'Worth a talk',
    words: 'Nothing to be alarmed about. Your child would be glad if you asked.',
  },
  { tier: 'stop', title: 'Other messages', words: 'Words and topics that were left out.' },
] as const

/** What the safety check has stopped, in the order in which a parent needs it. */
export function FlagsSection() {
  const child = useShownChild()
  const input = { query: child === undefined ? {} : { child } }
  const mark = useMutation({
    mutationFn: ({ id, isSeen }: { id: number; isSeen: boolean }) =>
      request(parentsCornerEndpoints.markFlagged, { params: { id }, body: { isSeen } }),
    onSuccess: changed =>
      queryClient.setQueryData<FlaggedExchange[]>(
        createQuery(parentsCornerEndpoints.flagged, input).queryKey,
        list => list?.map(each => (each.id === changed.id ? changed : each)),
      ),
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'This could not be saved', description: message }),
  })
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash === FLAGGED_HASH) heading.current?.focus()
  }, [hash])
  const onMark = (id: number, isSeen: boolean) => mark.mutate({ id, isSeen })
  return (
    <section aria-labelledby="flagged" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="flagged" ref={heading} tabIndex={-1}>
          Flagged messages
        </h2>
        <p className="mt-1 text-ink-soft">
          Kept for 90 days, also when a chat is deleted.{' '}
          <Link to="/safety" className="link">
            What is flagged, and what is not
          </Link>
        </p>
      </div>
      <Loaded endpoint={parentsCornerEndpoints.flagged} input={input} what="The flagged messages">
        {all => <Groups all={all} onMark={onMark} />}
      </Loaded>
    </section>
  )
}

function Groups({ all, onMark }: Pick<GroupProps, 'onMark'> & { all: FlaggedExchange[] }) {
  const open = all.filter(({ seenAt }) => seenAt === undefined)
  const seen = all.filter(({ seenAt }) => seenAt !== undefined)
  const shown = groups.filter(({ tier }) => open.some(flag => flag.tier === tier))
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
      {shown.map(({ tier, title, words }, at) => (
        <Group
          key={tier}
          title={title}
          words={words}
          flags={open.filter(flag => flag.tier === tier)}
          isFolded={at > 0}
          onMark={onMark}
        />
      ))}
      <Group title="Seen" words="You have put these aside." flags={seen} isFolded onMark={onMark} />
    </>
  )
}

interface GroupProps {
  title: string
  words: string
  flags: FlaggedExchange[]
  /** Only its title is seen: something more pressing stands above. */
  isFolded: boolean
  onMark: (id: number, isSeen: boolean) => void
}

function Group({ title, words, flags, isFolded, onMark }: GroupProps) {
  if (flags.length === 0) return null
  if (isFolded) {
    return (
      <FoldedCard heading="h3" title={`${title} (${flags.length})`} words={words}>
        <Flags flags={flags} onMark={onMark} />
      </FoldedCard>
    )
  }
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3>
          {title} <span className="text-ink-soft">({flags.length})</span>
        </h3>
        <p className="text-small text-ink-soft">{words}</p>
      </div>
      <Flags flags={flags} onMark={onMark} />
    </section>
  )
}

function Flags({ flags, onMark }: Pick<GroupProps, 'flags' | 'onMark'>) {
  const [shown, setShown] = useState(AT_FIRST)
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {flags.slice(0, shown).map(flag => (
          <li key={flag.id}>
            <FlagCard flag={flag} onMark={isSeen => onMark(flag.id, isSeen)} />
          </li>
        ))}
      </ul>
      {flags.length > shown && (
        <Button look="outlined" onClick={() => setShown(shown + AT_ONCE)} className="justify-self-start">
          Show more
        </Button>
      )}
    </>
  )
}
