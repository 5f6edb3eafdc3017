import { Pencil } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Garden } from './garden.tsx'
import { RoundSummary } from './round-summary.tsx'
import { RoundView } from './round-view.tsx'
import { SHEETS_PATH } from './sheets/sheet-path.ts'
import { Sprint } from './sprint.tsx'
import { TopicList } from './topic-list.tsx'
import { useRound } from './use-round.ts'

/** Practice by choice: a topic, ten typed questions, and what they have shown. */
export default function PractisePage() {
  const { round, isSending, error, askedBack, start, answer, next, end, leave } = useRound()
  return (
    <div className={round ? 'mx-auto max-w-[732px]' : undefined}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <PageHeading
          short={round ? 'Two tries for each one. You can do it!' : 'What do you want to practise? Pick one.'}
          intro={
            round
              ? undefined
              : 'What would you like to practise? Ten questions each. Two tries, with a hint between. You can stop at any time.'
          }
        >
          {round ? round.concept : 'Choose a topic'}
        </PageHeading>
        {!round && (
          <ButtonLink to={SHEETS_PATH} look="outlined">
            <Pencil aria-hidden className="size-[22px]" />
            Practice on paper
          </ButtonLink>
        )}
      </div>
      {error !== null && (
        <div className="mb-4">
          <Alert look="destructive" title="That did not get through">
            <p>{error}</p>
          </Alert>
        </div>
      )}
      <CareCard className="mb-4">{round?.marked?.careWords}</CareCard>
      {!round && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <TopicList isStarting={isSending} onStart={start} />
          <Sprint />
          <Garden />
        </div>
      )}
      {round && round.wobbles === undefined && (
        <RoundView
          round={round}
          isSending={isSending}
          askedBack={askedBack}
          onAnswer={answer}
          onNext={next}
          onEnd={end}
        />
      )}
      {round?.wobbles && (
        <RoundSummary
          round={round}
          wobbles={round.wobbles}
          onAgain={() => start(round.concept, round.grade)}
          onLeave={leave}
        />
      )}
    </div>
  )
}
