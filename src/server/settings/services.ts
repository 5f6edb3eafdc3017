import {
  type Capability,
  type CloudService,
  type ConnectableService,
  SERVICES,
  type Service,
  type ServiceSettings,
  type Serving,
} from '#contract/settings.ts'
import { builtinCapabilities, capabilitiesOf } from '../ai/capabilities.ts'
import type { Connection } from '../ai/language-model.ts'
import type { Loan, Loans } from '../ai/loans.ts'
import { DEFAULT_MODELS, DEFAULT_VOICE_MODELS } from '../ai/models.ts'
import type { Db } from '../db/schema.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import type { AiEnvironment } from './environment.ts'
import { readSettings, readSharesFor, type Share, type StoredSettings } from './store.ts'

/** A service as it stands for an account. The connection, which holds the key, never leaves the server. */
export interface ServiceState {
  settings: ServiceSettings
  /** There when the service is connected and is not the builtin tutor. */
  connection?: Connection
  /** Who talks live over the connection. */
  voiceModel?: string
  /** There when the connection is another family's. */
  loan?: Loan
}

export interface AccountServices {
  serving: Serving
  services: ServiceState[]
}

/**
 * Reads what an account may use: what the environment says, else its own connections, else what another family of this
 * computer shares.
 */
export type ServicesOf = (accountId: number) => Promise<AccountServices>

export function servicesReader(options: {
  db: Db
  keys: AccountKeys
  environment: AiEnvironment
  loans: Loans
}): ServicesOf {
  const { db, keys, environment, loans } = options

  async function ownState(accountId: number, service: ConnectableService, stored: StoredSettings) {
    if (service === 'local') return localState(stored, environment)
    return cloudState(service, stored, environment, await keys.read(accountId, service))
  }

  /** @param shares of this service */
  async function sharedState(service: ConnectableService, stored: StoredSettings, shares: Share[]) {
    for (const { ownerId, share } of shares) {
      const theirs = await ownState(ownerId, service, await readSettings(db, ownerId))
      if (theirs.connection) {
        return lentState(theirs, { ownerId, share, until: loans.until(share) }, stored)
      }
    }
    return undefined
  }

  return async accountId => {
    const stored = await readSettings(db, accountId)
    const shares = await readSharesFor(db, accountId)
    const services: ServiceState[] = []
    for (const service of SERVICES) {
      if (service === 'builtin') services.push(builtin)
      else {
        const own = await ownState(accountId, service, stored)
        const offered = own.connection ? [] : shares.filter(each => each.service === service)
        services.push((await sharedState(service, stored, offered)) ?? own)
      }
    }
    return { serving: stored.serving, services }
  }
}

/** The service that answers now, or undefined when none that may be used can do it. */
export function servingService(
  { serving, services }: AccountServices,
  capability: Capability,
): ServiceState | undefined {
  return services.find(
    ({ settings }) =>
      (serving === 'automatic' || settings.service === serving) &&
      settings.canServe &&
      settings.capabilities[capability],
  )
}

export function stateOf({ services }: AccountServices, service: Service): ServiceState | undefined {
  return services.find(each => each.settings.service === service)
}

const builtin: ServiceState = {
  settings: {
    service: 'builtin',
    isConnected: true,
    connectedBy: 'always',
    canServe: true,
    needsConsent: false,
    isModelChosen: false,
    capabilities: builtinCapabilities,
  },
}

function cloudState(
  service: CloudService,
  stored: StoredSettings,
  environment: AiEnvironment,
  kept: string | undefined,
): ServiceState {
  const ofEnvironment = service === 'openai' ? environment.OPENAI_API_KEY : environment.GEMINI_API_KEY
  const baseUrl = service === 'openai' ? environment.OPENAI_BASE_URL : environment.GEMINI_BASE_URL
  const apiKey = ofEnvironment ?? kept
  const consentedAt = stored.consents[service]
  const isAgreed = ofEnvironment !== undefined || consentedAt !== undefined
  return state(service, {
    connection:
      apiKey === undefined
        ? undefined
        : { service, apiKey, baseUrl, model: stored.models[service] ?? DEFAULT_MODELS[service] },
    isFromEnvironment: ofEnvironment !== undefined,
    isAgreed,
    consentedAt,
    needsConsent: ofEnvironment === undefined,
    model: stored.models[service] ?? DEFAULT_MODELS[service],
    isModelChosen: stored.models[service] !== undefined,
    voiceModel: service === 'openai' ? (stored.voiceModel ?? DEFAULT_VOICE_MODELS.openai) : undefined,
    isVoiceModelChosen: service === 'openai' && stored.voiceModel !== undefined,
    isShared: stored.shares[service] !== undefined,
  })
}

function localState(stored: StoredSettings, environment: AiEnvironment): ServiceState {
  const address = environment.LOCAL_AI_BASE_URL ?? stored.localAddress
  const model = environment.LOCAL_AI_MODEL ?? stored.models.local
  return state('local', {
    connection:
      address === undefined
        ? undefined
        : { service: 'local', apiKey: '', baseUrl: address, model: model ?? '' },
    isFromEnvironment: environment.LOCAL_AI_BASE_URL !== undefined,
    isAgreed: true,
    needsConsent: false,
    consentedAt: stored.consents.local,
    model,
    isModelChosen: model !== undefined,
    address,
    canSee: stored.canLocalSee,
    isShared: stored.shares.local !== undefined,
  })
}

/** Another family's connection, as it is shown to the one that may use it: nothing of it can be read. */
function lentState({ connection, voiceModel, settings }: ServiceState, loan: Loan, stored: StoredSettings) {
  const { service, capabilities } = settings
  const agreed = service === 'builtin' ? undefined : stored.consentsToShared[service]
  const consentedAt = agreed?.share === loan.share ? agreed.at : undefined
  return {
    connection,
    voiceModel,
    loan,
    settings: {
      service,
      isConnected: true,
      connectedBy: 'sharing',
      canServe: consentedAt !== undefined,
      needsConsent: true,
      consentedAt,
      isModelChosen: false,
      capabilities,
    },
  } satisfies ServiceState
}

function state(
  service: ConnectableService,
  given: {
    connection: Connection | undefined
    isFromEnvironment: boolean
    isAgreed: boolean
    needsConsent: boolean
    consentedAt?: string
    model: string | undefined
    isModelChosen: boolean
    voiceModel?: string
    isVoiceModelChosen?: boolean
    address?: string
    canSee?: boolean
    isShared: boolean
  },
): ServiceState {
  const { connection, isFromEnvironment, isAgreed, isShared, canSee, model, ...shown } = given
  const isConnected = connection !== undefined
  return {
    connection,
    voiceModel: given.voiceModel,
    settings: {
      ...shown,
      isShared: isConnected && !isFromEnvironment ? isShared : undefined,
      service,
      model,
      isConnected,
      connectedBy: isFromEnvironment ? 'environment' : isConnected ? 'settings' : undefined,
      canServe: isConnected && isAgreed,
      capabilities: capabilitiesOf(service, model ?? '', canSee),
    },
  }
}
