import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { homeModelEndpoints, type LookAtHomeModels } from '#contract/home-models.ts'
import { request } from '#lib/api.ts'
import { createQuery } from '#lib/query-client.ts'

const look = createQuery(homeModelEndpoints.look, {})

/** How often a download is asked how far it is, in milliseconds. */
const EVERY = 1_000

/** The home AI's models, looked at anew each time the place is opened, and while one comes. */
export function useHomeModels() {
  return useQuery({
    ...look,
    refetchOnMount: 'always',
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.fetching?.state === 'fetching' ? EVERY : false),
  })
}

/** A change, each of which answers how it stands then. */
export function useModelChange<T = void>(change: (given: T) => Promise<LookAtHomeModels>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: next => client.setQueryData(look.queryKey, next),
  })
}

const on = (id: string) => ({ params: { id } })

/** What a parent does with one model. */
export const modelCalls = {
  tryOut: (id: string) => request(homeModelEndpoints.tryOut, on(id)),
  use: (id: string) => request(homeModelEndpoints.use, on(id)),
  remove: (id: string) => request(homeModelEndpoints.remove, on(id)),
  fetch: (model: string) => request(homeModelEndpoints.fetchModel, { body: { model } }),
  pause: () => request(homeModelEndpoints.pauseFetching, {}),
  cancel: () => request(homeModelEndpoints.cancelFetching, {}),
  addOwn: (path: string) => request(homeModelEndpoints.addOwn, { body: { path } }),
  chooseFolder: (folder: string) => request(homeModelEndpoints.chooseFolder, { body: { folder } }),
}
