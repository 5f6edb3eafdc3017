import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Fetching, homeServerEndpoints } from '#contract/home-servers.ts'
import { request } from '#lib/api.ts'
import { createQuery } from '#lib/query-client.ts'

const look = createQuery(homeServerEndpoints.lookAtHome, {})
const progress = createQuery(homeServerEndpoints.fetching, {})

/** How often a download is asked how far it is, in milliseconds. */
const EVERY = 1_000

/** What runs on this computer, looked at anew each time the place is opened. */
export function useLookAtHome() {
  return useQuery({ ...look, refetchOnMount: 'always', gcTime: 0 })
}

/** The one download, as it goes on. @param known what the look has told of it */
export function useFetching(known: Fetching | undefined) {
  const client = useQueryClient()
  const { data } = useQuery({
    ...progress,
    initialData: { fetching: known },
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.fetching?.state === 'fetching' ? EVERY : false),
    async queryFn(context) {
      const answer = await request(homeServerEndpoints.fetching, { signal: context.signal })
      // What has come is a model of Ollama's from now on.
      if (answer.fetching?.state === 'done') void client.invalidateQueries({ queryKey: look.queryKey })
      return answer
    },
  })
  const change = useMutation({
    mutationFn: (wish: 'pause' | 'cancel' | { model: string }) =>
      wish === 'pause'
        ? request(homeServerEndpoints.pauseFetching, {})
        : wish === 'cancel'
          ? request(homeServerEndpoints.cancelFetching, {})
          : request(homeServerEndpoints.fetchModel, { body: wish }),
    onSuccess: answer => client.setQueryData(progress.queryKey, answer),
  })
  return { fetching: data.fetching, change }
}
