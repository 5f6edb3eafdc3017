import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts'
import { isUnreachable, type RequestInput } from '#lib/api.ts'
import { createQuery } from '#lib/query-client.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface LoadedProps<E extends Endpoint> {
  endpoint: E
  input: Omit<RequestInput<E>, 'signal'>
  /** What could not be loaded, such as `The chats`. */
  what: string
  /** Said where it could not be. */
  instead?: ReactNode
  children: (data: EndpointAnswer<E>) => ReactNode
}

/** What a parent reads is asked for at each visit; until it is there its shape, and a failure with a way on. */
export function Loaded<E extends Endpoint>({
  endpoint,
  input,
  what,
  instead = 'Please try again in a moment.',
  children,
}: LoadedProps<E>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...createQuery(endpoint, input),
    refetchOnMount: 'always',
  })
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <ErrorState
        title={`${what} could not be loaded`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isOffline={isUnreachable(error)}
      >
        {instead}
      </ErrorState>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
