import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts'
import { ApiError, createUrl, type RequestInput, send } from './api.ts'

/**
 * Reads the URL that the cache key names.
 * @throws ApiError whose message reads `{status}: {body or status text}`
 */
export async function readKey({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) {
  const response = await send(String(queryKey[0]), {}, undefined, signal)
  if (!response.ok) {
    const text = await response.text()
    throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`)
  }
  return (await response.json()) as unknown
}

/** Options for `useQuery` that read a GET call of the contract; its URL is the cache key. */
export function createQuery<E extends Endpoint>(endpoint: E, input: Omit<RequestInput<E>, 'signal'>) {
  const { params, query } = input as { params?: unknown; query?: unknown }
  return queryOptions({
    queryKey: [createUrl(endpoint, params, query)],
    queryFn: async context => endpoint.answer.parse(await readKey(context)) as EndpointAnswer<E>,
  })
}

/** The server is on this very computer, so nothing waits for an internet connection (`networkMode`). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readKey,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
