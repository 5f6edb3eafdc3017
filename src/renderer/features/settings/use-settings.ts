import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Settings, settingsEndpoints } from '#contract/settings.ts'
import { createQuery } from '#lib/query-client.ts'

const query = createQuery(settingsEndpoints.settings, {})

/** Which AI serves and what each can do. Read anew by every screen that shows it: keys in memory end with the app. */
export function useSettings() {
  return useQuery({ ...query, refetchOnMount: 'always' })
}

/** A change of the settings; what it answers is shown at once. */
export function useChange<Input>(change: (input: Input) => Promise<Settings>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: settings => client.setQueryData(query.queryKey, settings),
    // A change of two steps may have failed after the first.
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
}
