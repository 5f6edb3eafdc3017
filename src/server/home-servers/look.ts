import type { HomeServer } from '#contract/home-servers.ts'
import type { DescribedModel } from '../ai/provider.ts'
import { lmStudioModels } from '../ai/providers/local/lm-studio.ts'
import { ollamaModels } from '../ai/providers/local/ollama.ts'

/** Loopback answers at once or not at all, but for a system that tries a closed port again and again. */
const PATIENCE_MS = 4_000

/** Where the programs answer unless somebody has told them otherwise. */
export interface UsualAddresses {
  ollama: string
  lmStudio: string
}

/** Looks for both programs at once. Never throws. */
export function lookForServers(
  send: typeof fetch,
  { ollama, lmStudio }: UsualAddresses,
  signal: AbortSignal,
): Promise<HomeServer[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  return Promise.all([
    lookFor({ server: 'ollama', name: 'Ollama', origin: ollama }, ollamaModels),
    lookFor({ server: 'lm-studio', name: 'LM Studio', origin: lmStudio }, lmStudioModels),
  ])

  async function lookFor(
    { origin, ...about }: { origin: string } & Pick<HomeServer, 'server' | 'name'>,
    models: typeof ollamaModels,
  ): Promise<HomeServer> {
    const asked = { wantsKey: false }
    const noting: typeof fetch = async (input, init) => {
      const response = await send(input, init)
      asked.wantsKey ||= response.status === 401 || response.status === 403
      return response
    }
    const described = await models(noting, origin, inTime).catch(() => undefined)
    const own = described?.filter(({ canAnswer, isAway }) => canAnswer && !isAway)
    return {
      ...about,
      address: `${origin}/v1`,
      state: described ? 'there' : asked.wantsKey ? 'closed' : 'missing',
      models: own?.map(found) ?? [],
      away: described?.filter(({ isAway }) => isAway).length ?? 0,
    }
  }
}

function found({ id, canSee, bytes }: DescribedModel): HomeServer['models'][number] {
  return {
    id,
    ...(canSee !== undefined && { canSeePictures: canSee }),
    ...(bytes !== undefined && { bytes }),
  }
}
