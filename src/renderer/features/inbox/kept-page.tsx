import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, Check, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { inboxEndpoints, type OwnKeptAnswer } from '#contract/inbox.ts'
import { isAutomatic } from '#contract/readings.ts'
import { request } from '#lib/api.ts'
import { formatDaySince, formatScore, preview } from '#lib/formatting.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { EmptyState } from '#ui/states.tsx'
import { toast } from '#ui/toasts.ts'
import { KeptPhotos } from './kept-photos.tsx'

const own = createQuery(inboxEndpoints.own, {})

/** What a child has kept for a grown-up: what has come back with its mark, and what waits. */
export default function KeptPage() {
  return (
    <div className="mx-auto max-w-[860px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading
          short="A grown-up will look at these."
          intro="What waits, and what has come back with a mark."
        >
          Kept for a grown-up
        </PageHeading>
        <ButtonLink to="/evaluate" look="quiet" className="-mx-3.5 shrink-0">
          <ArrowLeft aria-hidden className="size-[22px]" />
          Back to Evaluator
        </ButtonLink>
      </div>
      <Loaded endpoint={inboxEndpoints.own} input={{}} what="What you kept">
        {all => <Lists all={all} />}
      </Loaded>
    </div>
  )
}

function Lists({ all }: { all: OwnKeptAnswer[] }) {
  const putAway = useMutation({
    mutationFn: (id: number) => request(inboxEndpoints.putAway, { params: { id } }),
    onSuccess: (_, gone) =>
      queryClient.setQueryData<OwnKeptAnswer[]>(own.queryKey, list => list?.filter(({ id }) => id !== gone)),
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'This could not be done', description: message }),
  })
  if (all.length === 0) {
    return (
      <EmptyState title="Nothing is waiting" action={<ButtonLink to="/evaluate">Check my work</ButtonLink>}>
        When your tutor can’t mark a question, you can keep it for a grown-up. It is shown here then.
      </EmptyState>
    )
  }
  const back = all.filter(({ mark }) => mark !== undefined)
  const waiting = all.filter(({ mark }) => mark === undefined)
  return (
    <div className="grid gap-8">
      {back.length > 0 && (
        <section aria-labelledby="back" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="back">A grown-up has looked</h2>
          {back.map(kept => (
            <CameBack key={kept.id} kept={kept} onSeen={() => putAway.mutate(kept.id)} />
          ))}
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="waiting">Waiting for a grown-up</h2>
          {waiting.map(kept => (
            <Waiting key={kept.id} kept={kept} onTakeOut={() => putAway.mutate(kept.id)} />
          ))}
        </section>
      )}
    </div>
  )
}

function CameBack({ kept, onSeen }: { kept: OwnKeptAnswer; onSeen: () => void }) {
  const { mark } = kept
  if (!mark) return null
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Badge look={mark.score >= mark.totalScore ? 'right' : 'brand'}>
          {mark.score > 0 ? `${formatScore(mark.score)} of ${formatScore(mark.totalScore)}` : 'Not yet'}
        </Badge>
        {mark.by !== undefined && <span className="text-small text-ink-soft">Marked by {mark.by}</span>}
      </div>
      <Work kept={kept} />
      <p className="max-w-none rounded-medium bg-brand-soft px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line">
        {mark.words}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outlined" onClick={onSeen}>
          <Check aria-hidden className="size-[22px]" />I have seen it
        </Button>
        <ButtonLink to="/past-assessments" look="quiet">
          See it in my past assessments
        </ButtonLink>
      </div>
    </Card>
  )
}

function Waiting({ kept, onTakeOut }: { kept: OwnKeptAnswer; onTakeOut: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Badge look="sun">
          <Hourglass aria-hidden className="size-4" />
          Waiting
        </Badge>
        <span className="text-small text-ink-soft">{formatDaySince(kept.keptAt, new Date())}</span>
      </div>
      <Work kept={kept} />
      <Button look="quiet" className="-ml-3.5 justify-self-start" onClick={() => setAsking(true)}>
        Take it out
      </Button>
      {isAsking && (
        <Dialog
          title="Take it out?"
          description="Your answer and its photos are deleted, and no grown-up sees them."
          onClose={() => setAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outlined" onClick={() => setAsking(false)}>
              Leave it there
            </Button>
            <Button onClick={onTakeOut}>Take it out</Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

function Work({ kept: { id, question, answer, photos } }: { kept: OwnKeptAnswer }) {
  return (
    <>
      <h3 className="[overflow-wrap:anywhere]">
        {isAutomatic(question) ? 'The question in your photo' : preview(question, 300)}
      </h3>
      {!isAutomatic(answer) && (
        <div className="[overflow-wrap:anywhere]">
          <p className="text-small text-ink-soft">You wrote</p>
          <TypedText>{answer}</TypedText>
        </div>
      )}
      {photos > 0 && <KeptPhotos id={id} by="child" />}
    </>
  )
}
