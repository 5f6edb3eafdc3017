import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts'
import { readErrorBody } from '#contract/errors.ts'
import { ApiError, createUrl, type RequestInput, send } from './api.ts'
import { plainWords, SOMETHING_WRONG } from './plain-words.ts'
import { readJson } from './read-json.ts'

/**
 * Reads the URL that the cache key names.
 * @throws ApiError which says plainly what the server said, and exactly `{status}: {body or status text}`
 */
export async function readKey({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) {
  const response = await send(String(queryKey[0]), {}, undefined, signal)
  if (!response.ok) {
    const text = await response.text()
    const exactly = `${response.status}: ${text || response.statusText}`
    throw new ApiError(response.status, saidIn(text) ?? SOMETHING_WRONG, { exactly })
  }
  return readJson(await response.text())
}

/** The server's own sentence, where its answer has one. */
function saidIn(text: string): string | undefined {
  try {
    const body = readErrorBody(JSON.parse(text))
    return body && plainWords(body.message, body.code).words
  } catch {
    return undefined
  }
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
