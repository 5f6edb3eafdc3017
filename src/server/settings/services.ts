import { existsSync } from 'node:fs'
import type { AboutProvider } from '#contract/settings.ts'
import { listCapabilities, type ServiceState, type ServicesOf } from '../ai/connections.ts'
import type { Loan, Loans } from '../ai/loans.ts'
import { withNamesAtHome } from '../ai/masks/names-at-home.ts'
import { readFamilyNames } from '../ai/masks/read-family-names.ts'
import type { AiProvider, Connection, Needs } from '../ai/provider.ts'
import type { OwnModels } from '../ai/providers/home/own-models.ts'
import type { Gone, Reach } from '../ai/reach.ts'
import type { Db } from '../db/schema.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import type { AiEnvironment } from './environment.ts'
import { readSettings, readSharesFor, type Share, type StoredSettings } from './store.ts'

/**
 * Reads what a family may use: what the environment says, else its own connections, else what another family of this
 * computer shares.
 */
export function servicesReader(options: {
  db: Db
  providers: readonly AiProvider[]
  keys: AccountKeys
  environment: AiEnvironment
  loans: Loans
  reach: Reach
  /** The models of the home AI that are on this computer. */
  ownModels: OwnModels
}): ServicesOf {
  const { db, providers, keys, environment, loans, reach, ownModels } = options

  async function ownState(accountId: number, provider: AiProvider, stored: StoredSettings) {
    const { needs } = provider
    if (needs.kind === 'nothing') return alwaysThere(provider)
    if (needs.kind === 'model') return modelState(provider, stored, ownModels)
    if (needs.kind === 'address') return homeState(provider, needs, stored, environment)
    return keyState(provider, needs, stored, environment, await keys.read(accountId, needs.secret))
  }

  /** @param shares of this provider */
  async function sharedState(provider: AiProvider, stored: StoredSettings, shares: Share[]) {
    for (const { ownerId, share } of shares) {
      const theirs = await ownState(ownerId, provider, await readSettings(db, ownerId))
      if (theirs.connection) {
        return lentState(theirs, { ownerId, share, until: loans.until(share) }, stored)
      }
    }
    return undefined
  }

  return async asker => {
    const { familyId: accountId } = asker
    const stored = await readSettings(db, accountId)
    const shares = await readSharesFor(db, accountId)
    const services: ServiceState[] = []
    const readNames = () => readFamilyNames(db, asker)
    for (const each of providers) {
      const provider = withNamesAtHome(each, readNames)
      const own = await ownState(accountId, provider, stored)
      const offered = own.settings.isConnected ? [] : shares.filter(({ service }) => service === provider.id)
      const state = (await sharedState(provider, stored, offered)) ?? own
      services.push(withReach(state, reach.of(accountId, provider.id)))
    }
    const isKnown = providers.some(({ id }) => id === stored.serving)
    return { serving: isKnown ? stored.serving : 'automatic', services }
  }
}

/** How it stands, with since when it can't be reached. */
function withReach(state: ServiceState, gone: Gone | undefined): ServiceState {
  if (!gone || !state.connection) return state
  const { since: goneSince, isResting } = gone
  return { ...state, isResting, settings: { ...state.settings, goneSince } }
}

/** What a family reads about a provider. */
export function aboutProvider({
  id,
  names,
  kind,
  intro,
  needs,
  terms,
  ports,
  models,
}: AiProvider): AboutProvider {
  return {
    service: id,
    name: names.screen,
    kind,
    intro,
    keysPage: needs.kind === 'key' ? needs.keysPage : undefined,
    environmentName:
      needs.kind === 'key'
        ? needs.environment.key
        : needs.kind === 'address'
          ? needs.environment.address
          : undefined,
    terms,
    hasCalls: ports.realtime !== undefined,
    callModel: models?.voice?.usual,
    hasModeration: ports.moderate !== undefined,
    runsInside: needs.kind === 'model' ? true : undefined,
  }
}

function alwaysThere(provider: AiProvider): ServiceState {
  return {
    provider,
    settings: {
      service: provider.id,
      about: aboutProvider(provider),
      isConnected: true,
      connectedBy: 'always',
      canServe: true,
      needsConsent: false,
      isModelChosen: false,
      capabilities: listCapabilities(provider, ''),
    },
  }
}

function keyState(
  provider: AiProvider,
  needs: Needs & { kind: 'key' },
  stored: StoredSettings,
  environment: AiEnvironment,
  kept: string | undefined,
): ServiceState {
  const { id, models } = provider
  const ofEnvironment = environment[needs.environment.key]
  const baseUrl = environment[needs.environment.address] ?? needs.address
  const apiKey = ofEnvironment ?? kept
  const consentedAt = stored.consents[id]
  const model = stored.models[id] ?? models?.usual ?? ''
  return state(provider, {
    connection: apiKey === undefined ? undefined : { apiKey, baseUrl, model },
    isFromEnvironment: ofEnvironment !== undefined,
    isAgreed: ofEnvironment !== undefined || consentedAt !== undefined,
    consentedAt,
    needsConsent: ofEnvironment === undefined,
    model: model || undefined,
    isModelChosen: stored.models[id] !== undefined,
    voiceModel: models?.voice && (stored.voiceModels[id] ?? models.voice.usual),
    isVoiceModelChosen: models?.voice !== undefined && stored.voiceModels[id] !== undefined,
    isShared: stored.shares[id] !== undefined,
  })
}

function homeState(
  provider: AiProvider,
  needs: Needs & { kind: 'address' },
  stored: StoredSettings,
  environment: AiEnvironment,
): ServiceState {
  const { id } = provider
  const fromEnvironment = environment[needs.environment.address]
  const address = fromEnvironment ?? stored.addresses[id]
  const model = environment[needs.environment.model] ?? stored.models[id]
  return state(provider, {
    connection: address === undefined ? undefined : { apiKey: '', baseUrl: address, model: model ?? '' },
    isFromEnvironment: fromEnvironment !== undefined,
    isAgreed: true,
    needsConsent: false,
    consentedAt: stored.consents[id],
    model,
    isModelChosen: model !== undefined,
    address,
    canSee: stored.canSee[id],
    isShared: stored.shares[id] !== undefined,
  })
}

/** A family has it once its parent has chosen a model that is here and has passed its trial. */
function modelState(provider: AiProvider, stored: StoredSettings, ownModels: OwnModels): ServiceState {
  const chosen = stored.models[provider.id]
  const model = chosen === undefined ? undefined : ownModels.find(chosen)
  return state(provider, {
    connection: model?.trial?.isGood
      ? {
          ...{ apiKey: '', baseUrl: model.path, model: model.name, markSeconds: model.trial.markSeconds },
          inside: { eyes: model.eyes, isByGpu: model.trial.isByGpu },
        }
      : undefined,
    canSee: model?.trial?.canSee === true && model.eyes !== undefined && existsSync(model.eyes),
    isFromEnvironment: false,
    isAgreed: true,
    needsConsent: false,
    consentedAt: stored.consents[provider.id],
    model: model?.name,
    isModelChosen: chosen !== undefined,
    isShared: false,
  })
}

/** Another family's connection, as it is shown to the one that may use it: nothing of it can be read. */
function lentState(theirs: ServiceState, loan: Loan, stored: StoredSettings): ServiceState {
  const { service, about, capabilities } = theirs.settings
  const agreed = stored.consentsToShared[service]
  const consentedAt = agreed?.share === loan.share ? agreed.at : undefined
  return {
    ...theirs,
    loan,
    settings: {
      service,
      about,
      isConnected: true,
      connectedBy: 'sharing',
      canServe: consentedAt !== undefined,
      needsConsent: true,
      consentedAt,
      isModelChosen: false,
      capabilities,
    },
  }
}

function state(
  provider: AiProvider,
  given: {
    connection: Connection | undefined
    isFromEnvironment: boolean
    isAgreed: boolean
    needsConsent: boolean
    consentedAt?: string | undefined
    model: string | undefined
    isModelChosen: boolean
    voiceModel?: string | undefined
    isVoiceModelChosen?: boolean
    address?: string | undefined
    canSee?: boolean | undefined
    isShared: boolean
  },
): ServiceState {
  const { connection, isFromEnvironment, isAgreed, isShared, canSee, ...shown } = given
  const isConnected = connection !== undefined
  return {
    provider,
    connection,
    voiceModel: given.voiceModel,
    settings: {
      ...shown,
      isShared: isConnected && !isFromEnvironment ? isShared : undefined,
      service: provider.id,
      about: aboutProvider(provider),
      isConnected,
      connectedBy: isFromEnvironment ? 'environment' : isConnected ? 'settings' : undefined,
      canServe: isConnected && isAgreed,
      capabilities: listCapabilities(provider, given.model ?? '', canSee),
    },
  }
}
