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
import { DEFAULT_MODELS, DEFAULT_VOICE_MODELS } from '../ai/models.ts'
import type { Db } from '../db/schema.ts'
import type { SecretStore } from '../secrets/secret-store.ts'
import type { AiEnvironment } from './environment.ts'
import { readSettings, type StoredSettings } from './store.ts'

/** A service as it stands for an account. The connection, which holds the key, never leaves the server. */
export interface ServiceState {
  settings: ServiceSettings
  /** There when the service is connected and is not the builtin tutor. */
  connection?: Connection
}

export interface AccountServices {
  serving: Serving
  services: ServiceState[]
}

/** Reads what an account may use, from the settings, the keys and the environment. */
export type ServicesOf = (accountId: number) => Promise<AccountServices>

export function servicesReader(options: {
  db: Db
  secrets: SecretStore
  environment: AiEnvironment
}): ServicesOf {
  const { db, secrets, environment } = options
  return async accountId => {
    const stored = await readSettings(db, accountId)
    const services: ServiceState[] = []
    for (const service of SERVICES) {
      if (service === 'builtin') services.push(builtin)
      else if (service === 'local') services.push(localState(stored, environment))
      else services.push(cloudState(service, stored, environment, await secrets.read(service)))
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
    model,
    isModelChosen: model !== undefined,
    address,
    canSee: stored.canLocalSee,
  })
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
  },
): ServiceState {
  const { connection, isFromEnvironment, isAgreed, canSee, model, ...shown } = given
  const isConnected = connection !== undefined
  return {
    connection,
    settings: {
      ...shown,
      service,
      model,
      isConnected,
      connectedBy: isFromEnvironment ? 'environment' : isConnected ? 'settings' : undefined,
      canServe: isConnected && isAgreed,
      capabilities: capabilitiesOf(service, model ?? '', canSee),
    },
  }
}
