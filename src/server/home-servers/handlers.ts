import type { homeServerEndpoints } from '#contract/home-servers.ts'
import { fetchFor, streamAtHome } from '../ai/outgoing.ts'
import { pull } from '../ai/providers/local/ollama.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import { freeForModels } from './disk-space.ts'
import { createModelFetching, type ModelFetching } from './fetch-model.ts'
import { lookForServers, type UsualAddresses } from './look.ts'
import { fetchableModels } from './recommended-models.ts'

/** The look at this computer, and the one download. */
export interface HomeServers {
  addresses: UsualAddresses
  freeSpace: () => Promise<number | undefined>
  fetching: ModelFetching
}

/** @param environment may name other addresses than the usual ones, such as a fake's, and where Ollama keeps its models */
export function createHomeServers(environment: Record<string, string | undefined>): HomeServers {
  const origin = (name: string, usual: string) => environment[name]?.trim().replace(/\/+$/, '') || usual
  const addresses = {
    ollama: origin('OLLAMA_BASE_URL', 'http://127.0.0.1:11434'),
    lmStudio: origin('LM_STUDIO_BASE_URL', 'http://127.0.0.1:1234'),
  }
  const freeSpace = () => freeForModels(environment.OLLAMA_MODELS)
  return {
    addresses,
    freeSpace,
    fetching: createModelFetching({
      pull: (model, signal) => pull(streamAtHome, addresses.ollama, model, signal),
      freeSpace,
    }),
  }
}

/** What runs on this computer and could be the family's AI. Nothing of it leaves the computer, so that nothing is recorded. */
export function homeServerHandlers({
  addresses,
  freeSpace,
  fetching,
}: HomeServers): Handlers<typeof homeServerEndpoints> {
  const send = fetchFor({ kind: 'home' })
  const answer = () => ({ fetching: fetching.now() })
  return {
    async lookAtHome({ signal }) {
      const servers = await lookForServers(send, addresses, signal)
      const hasOllama = servers.some(({ server, state }) => server === 'ollama' && state === 'there')
      return {
        servers,
        fetchable: hasOllama ? fetchableModels() : [],
        freeBytes: await freeSpace(),
        ...answer(),
      }
    },
    fetching: answer,
    async fetchModel({ body, signal }) {
      const wanted = fetchableModels().find(({ model }) => model === body.model)
      if (!wanted) throw new HttpError(400, 'bad_request', 'Please choose one of the models of the list.')
      const servers = await lookForServers(send, addresses, signal)
      if (!servers.some(({ server, state }) => server === 'ollama' && state === 'there')) {
        throw new HttpError(409, 'bad_request', 'Ollama doesn’t answer. Please start it, then try again.')
      }
      await fetching.start(wanted)
      return answer()
    },
    pauseFetching() {
      fetching.pause()
      return answer()
    },
    cancelFetching() {
      fetching.cancel()
      return answer()
    },
  }
}
