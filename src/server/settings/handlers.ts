import type { CloudService, ConnectableService, Settings, settingsEndpoints } from '#contract/settings.ts'
import type { Connection, LanguageModel } from '../ai/language-model.ts'
import type { Loans } from '../ai/loans.ts'
import { localAddress } from '../ai/providers/local/address.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import { HttpError } from '../shared/http-error.ts'
import type { LastTests } from './last-tests.ts'
import {
  type AccountServices,
  type ServiceState,
  type ServicesOf,
  servingService,
  stateOf,
} from './services.ts'
import { beginShare, readSettings, setForAccount, setSharedConsent, withdrawConsent } from './store.ts'
import { testService } from './test-service.ts'

/** Which AI serves, how it is reached, and what a parent has agreed to. */
export function settingsHandlers(options: {
  db: Db
  keys: AccountKeys
  loans: Loans
  lastTests: LastTests
  /** Forgets what is kept for connections, because one of them has ended. */
  forgetConnections: () => void
  servicesOf: ServicesOf
  connect: (connection: Connection) => LanguageModel
  now: () => Date
}): Handlers<typeof settingsEndpoints> {
  const { db, keys, loans, lastTests, forgetConnections, servicesOf, connect, now } = options

  async function show(accountId: number): Promise<Settings> {
    const account = await servicesOf(accountId)
    return {
      serving: account.serving,
      servingNow: {
        text: servingService(account, 'text')?.settings.service ?? 'builtin',
        pictures: servingService(account, 'pictures')?.settings.service,
      },
      keyStore: await keys.kind(),
      services: account.services.map(({ settings }) => {
        const { service, connectedBy } = settings
        const hasTests = service !== 'builtin' && connectedBy !== 'sharing'
        return { ...settings, lastTest: hasTests ? lastTests.of(accountId, service) : undefined }
      }),
    }
  }

  /** A new connection, or none: what was known of the former one is forgotten. */
  function changed(accountId: number, service: ConnectableService): void {
    lastTests.forget(accountId, service)
    forgetConnections()
  }

  /** The account's own connection of a service, which may be used. */
  async function usable(accountId: number, service: ConnectableService): Promise<Connection> {
    const state = stateOf(await servicesOf(accountId), service)
    if (state?.loan) throw belongsToAnother()
    if (!state?.connection) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
    if (!state.settings.canServe) throw consentNeeded()
    return state.connection
  }

  async function endShare(accountId: number, service: ConnectableService): Promise<void> {
    const { shares } = await readSettings(db, accountId)
    await setForAccount(db, accountId, `share.${service}`, undefined)
    loans.end(shares[service])
  }

  return {
    settings: ({ account }) => show(account.id),

    async chooseServing({ body, account }) {
      await setForAccount(db, account.id, 'serving', body.serving)
      return show(account.id)
    },

    async connectCloud({ params, body, account }) {
      changeable(await servicesOf(account.id), params.service)
      const { consents } = await readSettings(db, account.id)
      if (consents[params.service] === undefined) throw consentNeeded()
      await keys.write(account.id, params.service, body.key)
      changed(account.id, params.service)
      return show(account.id)
    },

    async connectLocal({ body, account }) {
      changeable(await servicesOf(account.id), 'local')
      const address = localAddress(body.address)
      const former = await readSettings(db, account.id)
      await setForAccount(db, account.id, 'local.address', address)
      await setForAccount(db, account.id, 'consent.local', now().toISOString())
      await setForAccount(db, account.id, 'model.local', body.model)
      await setForAccount(db, account.id, 'local.can_see', undefined)
      // What other families had agreed to was the former address.
      if (former.localAddress !== address && former.shares.local) {
        await beginShare(db, account.id, 'local')
        loans.end(former.shares.local)
      }
      changed(account.id, 'local')
      return show(account.id)
    },

    async disconnect({ params, account }) {
      const { service } = params
      changeable(await servicesOf(account.id), service)
      await endShare(account.id, service)
      if (service === 'local') {
        await setForAccount(db, account.id, 'local.address', undefined)
        await setForAccount(db, account.id, 'consent.local', undefined)
        changed(account.id, service)
      } else {
        await keys.remove(account.id, service).finally(() => changed(account.id, service))
      }
      return show(account.id)
    },

    async shareService({ params, body, account }) {
      const { service } = params
      const { connection, settings, loan } = changeable(await servicesOf(account.id), service)
      if (!body.isShared) {
        await endShare(account.id, service)
        return show(account.id)
      }
      if (!connection || loan) throw new HttpError(409, 'ai_not_connected', 'Please connect this AI first.')
      if (!settings.isShared) await beginShare(db, account.id, service)
      return show(account.id)
    },

    async chooseModel({ params, body, account }) {
      const { service } = params
      if (stateOf(await servicesOf(account.id), service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, `model.${service}`, body.model ?? undefined)
      if (service === 'local') {
        const canSee = body.canSeePictures === undefined ? undefined : body.canSeePictures ? 'yes' : 'no'
        await setForAccount(db, account.id, 'local.can_see', canSee)
      }
      lastTests.forget(account.id, service)
      return show(account.id)
    },

    async chooseVoiceModel({ params, body, account }) {
      if (stateOf(await servicesOf(account.id), params.service)?.loan) throw belongsToAnother()
      await setForAccount(db, account.id, 'voice_model.openai', body.model ?? undefined)
      return show(account.id)
    },

    async giveConsent({ params, account }) {
      await setForAccount(db, account.id, consentOf(params.service), now().toISOString())
      return show(account.id)
    },

    async giveSharedConsent({ params, account }) {
      const { loan } = stateOf(await servicesOf(account.id), params.service) ?? {}
      if (!loan) {
        throw new HttpError(409, 'ai_not_connected', 'No other family shares this AI any more.')
      }
      const consent = { share: loan.share, at: now().toISOString() }
      await setSharedConsent(db, account.id, params.service, consent)
      return show(account.id)
    },

    async withdrawConsent({ params, account }) {
      await withdrawConsent(db, account.id, params.service)
      return show(account.id)
    },

    async testService({ params, account, signal }) {
      const connection = await usable(account.id, params.service)
      const result = await testService(connect(connection), connection, signal)
      const test = { ...result, testedAt: now().toISOString() }
      lastTests.keep(account.id, params.service, test)
      return test
    },

    async listModels({ params, account, signal }) {
      return { models: await connect(await usable(account.id, params.service)).listModels(signal) }
    },
    async listVoiceModels({ params, account, signal }) {
      const { listVoiceModels } = await import('../ai/providers/openai/realtime.ts')
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

function belongsToAnother(): HttpError {
  return new HttpError(
    409,
    'bad_request',
    'This connection belongs to another family on this computer, and only its parent can change it.',
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
