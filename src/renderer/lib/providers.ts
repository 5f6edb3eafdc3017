import { useQuery } from '@tanstack/react-query'
import type { AboutProvider } from '#contract/settings.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { createQuery, queryClient } from './query-client.ts'

const query = createQuery(settingsEndpoints.providers, {})

/** Every AI that Stepwise knows, connected or not; empty until they have come. */
export function useProviders(): AboutProvider[] {
  return useQuery(query).data?.providers ?? []
}

/** How the AI of live calls is called. */
export function useCallProvider(): string {
  return nameForCalls(useProviders())
}

/** The same outside of what is shown; asked for by the button that begins calls. */
export function callProvider(): string {
  return nameForCalls(queryClient.getQueryData(query.queryKey)?.providers ?? [])
}

/** The model that a call would be made with: the family's choice, else the usual one; none where nobody can tell. */
export async function callModel(): Promise<string | undefined> {
  const [settings, known] = await Promise.all([
    queryClient.ensureQueryData(createQuery(settingsEndpoints.settings, {})).catch(() => undefined),
    queryClient.ensureQueryData(query).catch(() => undefined),
  ])
  const chosen = settings?.services.find(({ canServe, voiceModel }) => canServe && voiceModel !== undefined)
  return chosen?.voiceModel ?? known?.providers.find(({ callModel }) => callModel !== undefined)?.callModel
}

function nameForCalls(providers: AboutProvider[]): string {
  const names = providers.filter(({ hasCalls }) => hasCalls).map(({ name }) => name)
  return names.length === 0 ? 'the AI' : names.join(' or ')
}
