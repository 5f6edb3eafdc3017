import type {
  CloudService,
  ConnectableService,
  Service,
  ServiceTest,
  Settings,
  settingsCalls,
} from '#contract/settings.ts'
import type { Connection, LanguageModel } from '../ai/language-model.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import type { SecretStore } from '../secrets/secret-store.ts'
import { localAddress } from './local-address.ts'
import {
  type AccountServices,
  type ServiceState,
  type ServicesOf,
  servingService,
  stateOf,
} from './services.ts'
import { setForAccount, setForComputer } from './store.ts'
import { testService } from './test-service.ts'

/** Which AI serves, how it is reached, and what a parent has agreed to. */
export function settingsHandlers(options: {
  db: Db
  secrets: SecretStore
  servicesOf: ServicesOf
  connect: (connection: Connection) => LanguageModel
  now: () => Date
}): Handlers<typeof settingsCalls> {
  const { db, secrets, servicesOf, connect, now } = options
  /** Of this run of the app alone: yesterday's result says little about today. */
  const lastTests = new Map<ConnectableService, ServiceTest>()

  async function show(accountId: number): Promise<Settings> {
    const account = await servicesOf(accountId)
    return {
      serving: account.serving,
      servingNow: {
        text: servingService(account, 'text')?.settings.service ?? 'builtin',
        pictures: servingService(account, 'pictures')?.settings.service,
      },
      keyStore: await secrets.kind(),
      services: account.services.map(({ settings }) => ({
        ...settings,
        lastTest: lastTestOf(settings.service),
      })),
    }
  }

  function lastTestOf(service: Service): ServiceTest | undefined {
    return service === 'builtin' ? undefined : lastTests.get(service)
  }

  /** The connection of a service that may be used. */
  async function usable(accountId: number, service: ConnectableService): Promise<Connection> {
    const state = stateOf(await servicesOf(accountId), service)
    if (!state?.connection) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
    if (!state.settings.canServe) throw consentNeeded()
    return state.connection
  }

  return {
    settings: ({ account }) => show(account.id),

    async chooseServing({ body, account }) {
      await setForAccount(db, account.id, 'serving', body.serving)
      return show(account.id)
    },

    async connectCloud({ params, body, account }) {
      const state = changeable(await servicesOf(account.id), params.service)
      if (state.settings.consentedAt === undefined) throw consentNeeded()
      await secrets.write(params.service, body.key)
      lastTests.delete(params.service)
      return show(account.id)
    },

    async connectLocal({ body, account }) {
      changeable(await servicesOf(account.id), 'local')
      await setForComputer(db, 'local.address', localAddress(body.address))
      await setForComputer(db, 'model.local', body.model)
      await setForComputer(db, 'local.can_see', undefined)
      lastTests.delete('local')
      return show(account.id)
    },

    async disconnect({ params, account }) {
      changeable(await servicesOf(account.id), params.service)
      lastTests.delete(params.service)
      if (params.service === 'local') await setForComputer(db, 'local.address', undefined)
      else await secrets.remove(params.service)
      return show(account.id)
    },

    async chooseModel({ params, body, account }) {
      const { service } = params
      await setForComputer(db, `model.${service}`, body.model ?? undefined)
      if (service === 'local') {
        const canSee = body.canSeePictures === undefined ? undefined : body.canSeePictures ? 'yes' : 'no'
        await setForComputer(db, 'local.can_see', canSee)
      }
      lastTests.delete(service)
      return show(account.id)
    },

    async chooseVoiceModel({ body, account }) {
      await setForComputer(db, 'voice_model.openai', body.model ?? undefined)
      return show(account.id)
    },
    async giveConsent({ params, account }) {
      await setForAccount(db, account.id, consentOf(params.service), now().toISOString())
      return show(account.id)
    },

    async withdrawConsent({ params, account }) {
      await setForAccount(db, account.id, consentOf(params.service), undefined)
      return show(account.id)
    },

    async testService({ params, account, signal }) {
      const connection = await usable(account.id, params.service)
      const result = await testService(connect(connection), connection, signal)
      const test = { ...result, testedAt: now().toISOString() }
      lastTests.set(params.service, test)
      return test
    },

    async listModels({ params, account, signal }) {
      return { models: await connect(await usable(account.id, params.service)).listModels(signal) }
    },
    async listVoiceModels({ params, account, signal }) {
      const { listVoiceModels } = await import('../ai/openai-realtime.ts')
      return { models: await listVoiceModels(await usable(account.id, params.service), signal) }
    },
  }
}

function consentOf(service: CloudService) {
  return `consent.${service}` as const
}

function consentNeeded(): HttpError {
  return new HttpError(
    409,
    'consent_needed',
    'Nothing is sent to this service before a parent has read what leaves the computer and agreed to it.',
  )
}

function changeable(account: AccountServices, service: ConnectableService): ServiceState {
  const state = stateOf(account, service)
  if (!state || state.settings.connectedBy === 'environment') {
    throw new HttpError(
      409,
      'bad_request',
      'This connection comes from an environment variable of this computer and can only be changed there.',
    )
  }
  return state
}
