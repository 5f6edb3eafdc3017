import type { Settings } from '#contract/settings.ts'
import {
  type AccountServices,
  findState,
  type ServiceState,
  type ServicesOf,
  servingService,
} from '../ai/connections.ts'
import type { Loans } from '../ai/loans.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Serving } from '../ai/serving.ts'
import type { Db } from '../db/schema.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import { HttpError } from '../shared/http-error.ts'
import type { LastTests } from './last-tests.ts'

/** What perhaps nobody can do. */
const OPTIONAL = ['pictures', 'transcription', 'speech', 'voice'] as const

export interface SettingsParts {
  db: Db
  providers: readonly AiProvider[]
  keys: AccountKeys
  loans: Loans
  lastTests: LastTests
  servicesOf: ServicesOf
  serving: Serving
  now: () => Date
}

/** What a parent sees of the AIs of an account. */
export async function showSettings(
  { servicesOf, keys, lastTests }: SettingsParts,
  accountId: number,
): Promise<Settings> {
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
export function known(
  providers: readonly AiProvider[],
  service: string,
  ...kinds: AiProvider['needs']['kind'][]
): AiProvider {
  const provider = providers.find(({ id, needs }) => id === service && kinds.includes(needs.kind))
  if (!provider)
    throw new HttpError(400, 'bad_request', 'There is no such AI. Please choose one of the list.')
  return provider
}

/** @throws HttpError 409 for a connection that is not made here */
export function changeable(account: AccountServices, service: string): ServiceState {
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

/** @throws HttpError 400 for a model of a server at home that only hands on what it is asked to a company */
export function refuseAway(models: AiProvider['models'], model: string | null | undefined): void {
  if (!model || !models?.isAway?.(model)) return
  const words =
    'This model runs on a company’s computers, so your child’s words would leave your home. Please choose one that runs on your own computer.'
  throw new HttpError(400, 'bad_request', words, { fields: { model: words } })
}

export function yesOrNo(value: boolean | undefined): 'yes' | 'no' | undefined {
  return value === undefined ? undefined : value ? 'yes' : 'no'
}

export function consentNeeded(): HttpError {
  return new HttpError(
    409,
    'consent_needed',
    'Nothing is sent to this service before a parent has read what leaves the computer and agreed to it.',
  )
}

export function belongsToAnother(): HttpError {
  return new HttpError(
    409,
    'bad_request',
    'This connection belongs to another family on this computer, and only its parent can change it.',
  )
}
