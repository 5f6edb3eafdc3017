import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { checkupEndpoints } from '#contract/checkups.ts'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { isUnreachable } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { CheckupQuestionView } from './checkup-question-view.tsx'
import { CheckupStart } from './checkup-start.tsx'
import { CheckupSummaryView } from './checkup-summary-view.tsx'
import { useCheckup } from './use-checkup.ts'

const overview = createQuery(checkupEndpoints.overview, {})

/** A few typed questions that show what sits and what wobbles. It can be left and gone on with at any time. */
export default function CheckupPage() {
  const { data, error, isFetching, refetch } = useQuery({ ...overview, refetchOnMount: 'always' })
  return (
    <div className="mx-auto max-w-[732px]">
      <div className="mb-6">
        <PageHeading
          short="Let’s see what you can do. It is no test."
          intro="A few questions show what you know well and what to practise first. Nobody gives a mark."
        >
          Check-up
        </PageHeading>
      </div>
      {data && !isFetching ? (
        <Shown areas={data.areas} underWay={data.underWay} ended={data.ended} />
      ) : error && !isFetching ? (
        <ErrorState
          title="The check-up could not be opened"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          Please try again in a moment.
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Card className="grid gap-4">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-24" />
          </Card>
        </div>
      )}
    </div>
  )
}

function Shown({ areas, underWay, ended }: EndpointAnswer<typeof checkupEndpoints.overview>) {
  const [params] = useSearchParams()
  const concept = params.get('concept')
  const { checkup, careWords, isSending, error, askedBack, start, answer, end, close } = useCheckup(underWay)
  if (!checkup) {
    return (
      <CheckupStart
        areas={areas}
        concept={concept ?? undefined}
        lastGrade={ended[0]?.grade}
        isStarting={isSending}
        error={error}
        onStart={start}
      />
    )
  }
  return (
    <>
      <CareCard className="mb-4">{careWords}</CareCard>
      {checkup.question ? (
        <CheckupQuestionView
          key={checkup.question.number}
          checkup={checkup}
          question={checkup.question}
          isSending={isSending}
          error={error}
          askedBack={askedBack}
          onAnswer={answer}
          onEnd={end}
        />
      ) : (
        <CheckupSummaryView checkup={checkup} onAgain={() => void again(close)} />
      )}
    </>
  )
}

async function again(close: () => void): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: overview.queryKey })
  close()
}
