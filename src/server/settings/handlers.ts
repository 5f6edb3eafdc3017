import type { Settings, settingsEndpoints } from '#contract/settings.ts'
import {
  type AccountServices,
  findState,
  type ServiceState,
  type ServicesOf,
  servingService,
} from '../ai/connections.ts'
import { homeAddress } from '../ai/home-address.ts'
import type { Loans } from '../ai/loans.ts'
import { inOrder } from '../ai/model-names.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Serving } from '../ai/serving.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import { HttpError } from '../shared/http-error.ts'
import type { LastTests } from './last-tests.ts'
import { aboutProvider } from './services.ts'
import { beginShare, readSettings, setForAccount, setSharedConsent } from './store.ts'
import { testService } from './test-service.ts'

/** What perhaps nobody can do. */
const OPTIONAL = ['pictures', 'transcription', 'speech', 'voice'] as const

/** Which AI serves, how it is reached, and what a parent has agreed to. */
export function settingsHandlers(options: {
  db: Db
  providers: readonly AiProvider[]
  keys: AccountKeys
  loans: Loans
  lastTests: LastTests
  servicesOf: ServicesOf
  serving: Serving
  now: () => Date
}): Handlers<typeof settingsEndpoints> {
  const { db, providers, keys, loans, lastTests, servicesOf, serving, now } = options

  async function show(accountId: number): Promise<Settings> {
    const account = await servicesOf({ familyId: accountId })
    return {
      serving: account.serving,
      servingNow: {
        text: servingService(account, 'text')?.settings.service ?? 'builtin',
        ...Object.fromEntries(
          OPTIONAL.map(capability => [capability, servingService(account, capability)?.settings.service]),
        ),
      },
      keyStore: await keys.kind(),
      services: account.services.map(({ settings }) => {
        const { service, connectedBy } = settings
        return {
          ...settings,
          lastTest: connectedBy === 'sharing' ? undefined : lastTests.of(accountId, service),
        }
      }),
    }
  }

  /** @throws HttpError 400 when there is none of these kinds by this name */
  function known(service: string, ...kinds: AiProvider['needs']['kind'][]): AiProvider {
    const provider = providers.find(({ id, needs }) => id === service && kinds.includes(needs.kind))
    if (!provider)
      throw new HttpError(400, 'bad_request', 'There is no such AI. Please choose one of the list.')
    return provider
  }

  /** The account's own connection of a provider, which may be used. */
  async function usable(accountId: number, service: string) {
    known(service, 'key', 'address')
    const state = findState(await servicesOf({ familyId: accountId }), service)
    if (state?.loan) throw belongsToAnother()
    if (!state?.connection) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
    if (!state.settings.canServe) throw consentNeeded()
    return { ...state, connection: state.connection }
  }

  /** The names of the models that an account has there. */
  async function listModels(accountId: number, state: ServiceState, signal: AbortSignal): Promise<string[]> {
    const list = state.provider.listModels
    if (!list) return []
    const ids = await serving.use({ familyId: accountId }, state, signal, { isCounted: false }, use =>
      list(use),
    )
    return inOrder(ids)
  }

  /** What the service says of its models itself; nothing where it says nothing, or just not now. */
  async function describeModels(accountId: number, state: ServiceState, signal: AbortSignal) {
    const describe = state.provider.describeModels
    if (!describe) return []
    return serving
      .use({ familyId: accountId }, state, signal, { isCounted: false }, use => describe(use))
      .catch(() => [])
  }

  function withCalls(service: string): AiProvider {
    const provider = known(service, 'key', 'address')
    if (!provider.models?.voice) throw new HttpError(400, 'bad_request', 'This AI has no live calls.')
    return provider
  }

  async function endShare(accountId: number, service: string): Promise<void> {
    const { shares } = await readSettings(db, accountId)
    await setForAccount(db, accountId, `share.${service}`, undefined)
    loans.end(shares[service])
  }

  return {
    settings: ({ account }) => show(account.id),

    providers: async () => ({ providers: providers.map(aboutProvider) }),

    async chooseServing({ body, account }) {
      if (body.serving !== 'automatic') known(body.serving, 'key', 'address', 'model', 'nothing')
      await setForAccount(db, account.id, 'serving', body.serving)
      return show(account.id)
    },

    async connectCloud({ params, body, account }) {
      const { needs } = known(params.service, 'key')
      changeable(await servicesOf({ familyId: account.id }), params.service)
      const { consents } = await readSettings(db, account.id)
      if (consents[params.service] === undefined) throw consentNeeded()
      if (needs.kind === 'key') await keys.write(account.id, needs.secret, body.key)
      lastTests.forget(account.id, params.service)
      return show(account.id)
    },

    async connectHome({ params, body, account }) {
      const { id, models } = known(params.service, 'address')
      changeable(await servicesOf({ familyId: account.id }), id)
      const address = homeAddress(body.address)
      refuseAway(models, body.model)
      const former = await readSettings(db, account.id)
      await setForAccount(db, account.id, `${id}.address`, address)
      await setForAccount(db, account.id, `consent.${id}`, now().toISOString())
      await setForAccount(db, account.id, `model.${id}`, body.model)
      await setForAccount(db, account.id, `${id}.can_see`, yesOrNo(body.canSeePictures))
      // What other families had agreed to was the former address.
      if (former.addresses[id] !== address && former.shares[id]) {
        await beginShare(db, account.id, id)
        loans.end(former.shares[id])
      }
      lastTests.forget(account.id, id)
      return show(account.id)
    },

    async disconnect({ params, account }) {
      const { id, needs } = known(params.service, 'key', 'address', 'model')
      changeable(await servicesOf({ familyId: account.id }), id)
      await endShare(account.id, id)
      lastTests.forget(account.id, id)
      if (needs.kind === 'key') await keys.remove(account.id, needs.secret)
      else {
        // A model of the home AI is chosen by its name alone; its file stays.
        if (needs.kind === 'model') await setForAccount(db, account.id, `model.${id}`, undefined)
        await setForAccount(db, account.id, `${id}.address`, undefined)
        await setForAccount(db, account.id, `consent.${id}`, undefined)
      }
      return show(account.id)
    },

    async shareService({ params, body, account }) {
      const service = known(params.service, 'key', 'address').id
      const { connection, settings, loan } = changeable(await servicesOf({ familyId: account.id }), service)
      if (!body.isShared) {
        await endShare(account.id, service)
        return show(account.id)
      }
      if (!connection || loan) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
      if (!settings.isShared) await beginShare(db, account.id, service)
      return show(account.id)
    },

    async chooseModel({ params, body, account }) {
      const { id: service, kind, models } = known(params.service, 'key', 'address')
      refuseAway(models, body.model)
      if (findState(await servicesOf({ familyId: account.id }), service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, `model.${service}`, body.model ?? undefined)
      if (kind === 'home') {
        await setForAccount(db, account.id, `${service}.can_see`, yesOrNo(body.canSeePictures))
      }
      lastTests.forget(account.id, service)
      return show(account.id)
    },

    async chooseVoiceModel({ params, body, account }) {
      const service = withCalls(params.service).id
      if (findState(await servicesOf({ familyId: account.id }), service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, `voice_model.${service}`, body.model ?? undefined)
      return show(account.id)
    },

    async giveConsent({ params, account }) {
      const { id } = known(params.service, 'key')
      await setForAccount(db, account.id, `consent.${id}`, now().toISOString())
      return show(account.id)
    },

    async giveSharedConsent({ params, account }) {
      const { id } = known(params.service, 'key', 'address')
      const { loan } = findState(await servicesOf({ familyId: account.id }), id) ?? {}
      if (!loan) {
        throw new HttpError(409, 'ai_not_connected', 'No other family shares this AI any more.')
      }
      const consent = { share: loan.share, at: now().toISOString() }
      await setSharedConsent(db, account.id, id, consent)
      return show(account.id)
    },

    async withdrawConsent({ params, account }) {
      const { id, needs } = known(params.service, 'key', 'address')
      // To one at home the parent agrees by connecting it.
      if (needs.kind === 'key') await setForAccount(db, account.id, `consent.${id}`, undefined)
      await setSharedConsent(db, account.id, id, undefined)
      return show(account.id)
    },

    async testService({ params, account, signal }) {
      const state = await usable(account.id, params.service)
      const { provider, connection } = state
      const list = async () => tutorModels(provider, await listModels(account.id, state, signal))
      const result = await testService(provider, connection, list)
      const test = { ...result, testedAt: now().toISOString() }
      lastTests.keep(account.id, params.service, test)
      return test
    },

    async listModels({ params, account, signal }) {
      const state = await usable(account.id, params.service)
      const { provider } = state
      const ids = tutorModels(provider, await listModels(account.id, state, signal))
      const described = await describeModels(account.id, state, signal)
      return {
        models: ids.flatMap(id => {
          const { isAway = false, canSee } = described.find(each => each.id === id) ?? {}
          return isAway ? [] : [{ id, canSeePictures: canSee ?? provider.models?.canSee(id) ?? false }]
        }),
      }
    },
    async listVoiceModels({ params, account, signal }) {
      const { models } = withCalls(params.service)
      const state = await usable(account.id, params.service)
      const ids = await listModels(account.id, state, signal)
      return { models: ids.filter(id => models?.voice?.canTalk(id)) }
    },
  }
}

function tutorModels({ models }: AiProvider, ids: string[]): string[] {
  return ids.filter(id => models?.canTutor(id))
}

/** @throws HttpError 400 for a model of a server at home that only hands on what it is asked to a company */
function refuseAway(models: AiProvider['models'], model: string | null | undefined): void {
  if (!model || !models?.isAway?.(model)) return
  const words =
    'This model runs on a company’s computers, so your child’s words would leave your home. Please choose one that runs on your own computer.'
  throw new HttpError(400, 'bad_request', words, { fields: { model: words } })
}

function yesOrNo(value: boolean | undefined): 'yes' | 'no' | undefined {
  return value === undefined ? undefined : value ? 'yes' : 'no'
}

function consentNeeded(): HttpError {
  return new HttpError(
    409,
    'consent_needed',
    'Nothing is sent to this service before a parent has read what leaves the computer and agreed to it.',
  )
}

function belongsToAnother(): HttpError {
  return new HttpError(
    409,
    'bad_request',
    'This connection belongs to another family on this computer, and only its parent can change it.',
  )
}

function changeable(account: AccountServices, service: string): ServiceState {
  const state = findState(account, service)
  if (!state || state.settings.connectedBy === 'environment') {
    throw new HttpError(
      409,
      'bad_request',
      'This connection comes from an environment variable of this computer and can only be changed there.',
    )
  }
  return state
}
