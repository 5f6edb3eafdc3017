import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Call, CallAnswer } from '#contract/endpoint.ts'
import { isUnreachable, type RequestInput } from '#lib/api.ts'
import { queryOf } from '#lib/query-client.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface LoadedProps<C extends Call> {
  call: C
  input: Omit<RequestInput<C>, 'signal'>
  /** What could not be loaded, such as `The chats`. */
  what: string
  children: (data: CallAnswer<C>) => ReactNode
}

/** What a parent reads is asked for at each visit; until it is there its shape, and a failure with a way on. */
export function Loaded<C extends Call>({ call, input, what, children }: LoadedProps<C>) {
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(call, input), refetchOnMount: 'always' })
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <ErrorState
        title={`${what} could not be loaded`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isOffline={isUnreachable(error)}
      >
        Please try again in a moment.
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
