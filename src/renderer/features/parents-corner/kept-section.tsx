import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { inboxEndpoints, type KeptAnswer } from '#contract/inbox.ts'
import { forgetWork } from '#lib/forget-work.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useShownChild } from './child-choice.tsx'
import { KeptCard } from './kept-card.tsx'

function inputOf(child: number | undefined) {
  return { query: child === undefined ? {} : { child } }
}

/** The grown-up's inbox: answers that Stepwise can't mark by itself, the oldest first and open. */
export function KeptSection() {
  const input = inputOf(useShownChild())
  return (
    <section aria-labelledby="kept" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="kept">Kept for you</h2>
        <p className="mt-1 text-ink-soft">
          Answers that Stepwise can’t check by itself. The photos stay on this computer, and are deleted once
          your child has seen the mark.
        </p>
      </div>
      <Loaded endpoint={inboxEndpoints.waiting} input={input} what="What was kept for you">
        {all => (all.length === 0 ? <Nothing /> : <Cards all={all} />)}
      </Loaded>
    </section>
  )
}

function Nothing() {
  return (
    <EmptyState title="Nothing is waiting">
      A question that Stepwise can’t mark is kept here for you, where your child presses “Keep it for a
      grown-up”.
    </EmptyState>
  )
}

function Cards({ all }: { all: KeptAnswer[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {all.map((kept, at) => (
        <li key={kept.id}>
          <KeptCard kept={kept} isOpenAtFirst={at === 0} onDone={() => leave(kept.id)} />
        </li>
      ))}
    </ul>
  )
}

/** It is in the inbox no more, and may be among the child's assessments. */
function leave(gone: number): void {
  queryClient.setQueriesData<KeptAnswer[]>(
    {
      predicate: ({ queryKey: [url] }) =>
        new RegExp(`^${inboxEndpoints.waiting.path}(?:\\?|$)`).test(String(url)),
    },
    list => list?.filter(({ id }) => id !== gone),
  )
  forgetWork()
}

/** Above the week: how many answers wait. Nothing where none does. */
export function KeptForYou() {
  const child = useShownChild()
  // A list that can't be read is told on its own page; the week does not wait for it.
  const { data = [] } = useQuery({
    ...createQuery(inboxEndpoints.waiting, inputOf(child)),
    refetchOnMount: 'always',
  })
  if (data.length === 0) return null
  return (
    <Card aria-labelledby="kept-for-you" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 id="kept-for-you">Kept for you</h2>
        <p className="text-ink-soft">
          {data.length === 1 ? 'One answer waits' : `${data.length} answers wait`} for a grown-up’s mark.
        </p>
      </div>
      <Link to="?tab=kept" className="link wide-target">
        {data.length === 1 ? 'Look at it' : `Look at all ${data.length}`}
      </Link>
    </Card>
  )
}
