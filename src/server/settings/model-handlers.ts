import type { settingsEndpoints } from '#contract/settings.ts'
import { findState, type ServiceState } from '../ai/connections.ts'
import { inOrder } from '../ai/model-names.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import {
  belongsToAnother,
  consentNeeded,
  known,
  refuseAway,
  type SettingsParts,
  showSettings,
  yesOrNo,
} from './settings-parts.ts'
import { setForAccount } from './store.ts'
import { testService } from './test-service.ts'

type Handled = Pick<
  Handlers<typeof settingsEndpoints>,
  'chooseModel' | 'chooseVoiceModel' | 'testService' | 'listModels' | 'listVoiceModels'
>

/** Chooses among the models of a connected AI, and tries it. */
export function modelHandlers(parts: SettingsParts): Handled {
  const { db, providers, lastTests, servicesOf, now } = parts
  return {
    async chooseModel({ params, body, account }) {
      const { id: service, kind, models } = known(providers, params.service, 'key', 'address')
      refuseAway(models, body.model)
      if (findState(await servicesOf({ familyId: account.id }), service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, `model.${service}`, body.model ?? undefined)
      if (kind === 'home') {
        await setForAccount(db, account.id, `${service}.can_see`, yesOrNo(body.canSeePictures))
      }
      lastTests.forget(account.id, service)
      return showSettings(parts, account.id)
    },

    async chooseVoiceModel({ params, body, account }) {
      const service = withCalls(parts, params.service).id
      if (findState(await servicesOf({ familyId: account.id }), service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, `voice_model.${service}`, body.model ?? undefined)
      return showSettings(parts, account.id)
    },

    async testService({ params, account, signal }) {
      const state = await usable(parts, account.id, params.service)
      const { provider, connection } = state
      const list = async () => tutorModels(provider, await listModels(parts, account.id, state, signal))
      const result = await testService(provider, connection, list)
      const test = { ...result, testedAt: now().toISOString() }
      lastTests.keep(account.id, params.service, test)
      return test
    },

    async listModels({ params, account, signal }) {
      const state = await usable(parts, account.id, params.service)
      const { provider } = state
      const ids = tutorModels(provider, await listModels(parts, account.id, state, signal))
      const described = await describeModels(parts, account.id, state, signal)
      return {
        models: ids.flatMap(id => {
          const { isAway = false, canSee } = described.find(each => each.id === id) ?? {}
          return isAway ? [] : [{ id, canSeePictures: canSee ?? provider.models?.canSee(id) ?? false }]
        }),
      }
    },

    async listVoiceModels({ params, account, signal }) {
      const { models } = withCalls(parts, params.service)
      const state = await usable(parts, account.id, params.service)
      const ids = await listModels(parts, account.id, state, signal)
      return { models: ids.filter(id => models?.voice?.canTalk(id)) }
    },
  }
}

/** The account's own connection of a provider, which may be used. */
async function usable({ providers, servicesOf }: SettingsParts, accountId: number, service: string) {
  known(providers, service, 'key', 'address')
  const state = findState(await servicesOf({ familyId: accountId }), service)
  if (state?.loan) throw belongsToAnother()
  if (!state?.connection) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
  if (!state.settings.canServe) throw consentNeeded()
  return { ...state, connection: state.connection }
}

/** The names of the models that an account has there. */
async function listModels(
  { serving }: SettingsParts,
  accountId: number,
  state: ServiceState,
  signal: AbortSignal,
): Promise<string[]> {
  const list = state.provider.listModels
  if (!list) return []
  const ids = await serving.use({ familyId: accountId }, state, signal, { isCounted: false }, use =>
    list(use),
  )
  return inOrder(ids)
}

/** What the service says of its models itself; nothing where it says nothing, or just not now. */
async function describeModels(
  { serving }: SettingsParts,
  accountId: number,
  state: ServiceState,
  signal: AbortSignal,
) {
  const describe = state.provider.describeModels
  if (!describe) return []
  return serving
    .use({ familyId: accountId }, state, signal, { isCounted: false }, use => describe(use))
    .catch(() => [])
}

function withCalls({ providers }: SettingsParts, service: string): AiProvider {
  const provider = known(providers, service, 'key', 'address')
  if (!provider.models?.voice) throw new HttpError(400, 'bad_request', 'This AI has no live calls.')
  return provider
}

function tutorModels({ models }: AiProvider, ids: string[]): string[] {
  return ids.filter(id => models?.canTutor(id))
}
