import { Accordion, AccordionRow } from '#ui/accordion.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { type Licence, useLicences } from './licences.ts'

/** Which Stepwise this is, and whose open work it is made of. */
export default function AboutPage() {
  const { data, isPending, isFetching, refetch } = useLicences()
  return (
    <div className="mx-auto grid max-w-[760px] gap-6">
      <PageHeading intro="Which Stepwise this is, and whose work it is built on.">About Stepwise</PageHeading>
      <Card className="grid gap-2">
        <h2>Version {__VERSION__}</h2>
        <p>
          Stepwise is made with the help of many people who give their work away. Thank you! Their names and
          licences are below.
        </p>
      </Card>
      {data ? (
        <Licences licences={data} />
      ) : isPending ? (
        <Skeleton className="h-40" />
      ) : (
        <ErrorState title="The list can't be shown" onRetry={() => void refetch()} isRetrying={isFetching}>
          <p>The names and licences are a file of the app, and it could not be read.</p>
        </ErrorState>
      )}
    </div>
  )
}

function Licences({ licences }: { licences: readonly Licence[] }) {
  return (
    <Accordion>
      {licences.map(({ name, version, identifier, text }) => (
        <AccordionRow
          key={`${name}@${version}`}
          value={`${name}@${version}`}
          header={
            <>
              <span className="font-bold break-words">{name}</span>{' '}
              <span className="text-ink-soft">
                {version}
                {identifier && `, ${identifier}`}
              </span>
            </>
          }
        >
          <p className="whitespace-pre-wrap break-words text-sm">
            {text ?? 'This package comes without the text of its licence.'}
          </p>
        </AccordionRow>
      ))}
    </Accordion>
  )
}
