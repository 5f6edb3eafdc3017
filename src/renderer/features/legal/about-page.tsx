import { isUnreachable } from '#lib/api.ts'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { type Licence, useLicences } from './licences.ts'

/** Which Stepwise this is, and whose open work it is made of. */
export default function AboutPage() {
  const { data, error, isFetching, refetch } = useLicences()
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
      ) : error ? (
        <ErrorState
          title="The list can’t be shown"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          <p>The names and licences are a file of the app, and it could not be read.</p>
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  )
}

function Licences({ licences }: { licences: readonly Licence[] }) {
  return (
    <Card aria-labelledby="licences" className="grid gap-2">
      <h2 id="licences">Whose work is in it</h2>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">Show all {licences.length} packages</summary>
        <ul className="divide-y divide-line">
          {licences.map(({ name, version, identifier, text }) => (
            <li key={`${name}@${version}`}>
              <details>
                <summary className="min-h-11 cursor-pointer py-2 break-words">
                  <span className="font-bold">{name}</span>{' '}
                  <span className="text-ink-soft">
                    {version}
                    {identifier && `, ${identifier}`}
                  </span>
                </summary>
                <p className="whitespace-pre-wrap break-words pb-4 text-sm">
                  {text ?? 'This package comes without the text of its licence.'}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
