import type { Capability, ServiceSettings, Serving } from '#contract/settings.ts'
import type { HttpError } from '../shared/http-error.ts'
import type { Asker } from '../shared/learner.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { Loan } from './loans.ts'
import type { AiProvider, Connection } from './provider.ts'

/** A provider as it stands for an account. The connection, which holds the key, never leaves the server. */
export interface ServiceState {
  provider: AiProvider
  settings: ServiceSettings
  /** There when it is connected and needs a connection. */
  connection?: Connection | undefined
  /** Who talks in live calls over the connection. */
  voiceModel?: string | undefined
  /** An AI at home that could not be reached just now: on the way of Automatic others do its work meanwhile. */
  isResting?: boolean | undefined
  /** There when the connection is another family's. */
  loan?: Loan | undefined
}

export interface AccountServices {
  serving: Serving
  /** In the order in which Automatic prefers them. */
  services: ServiceState[]
}

/** Reads what a family may use and what its parent has chosen. */
export type ServicesOf = (asker: Asker) => Promise<AccountServices>

/** The provider that answers now, or undefined when none that may be used can do it. */
export function servingService(
  { serving, services }: AccountServices,
  capability: Capability,
): ServiceState | undefined {
  return services.find(
    ({ settings, isResting }) =>
      (serving === 'automatic' ? !isResting : settings.service === serving) &&
      settings.canServe &&
      settings.capabilities[capability],
  )
}

export function findState({ services }: AccountServices, service: string): ServiceState | undefined {
  return services.find(each => each.settings.service === service)
}

/** What a provider can do by its ports; whether it sees is its model's matter. */
export function listCapabilities(
  { ports, tutor, models }: AiProvider,
  model: string,
  canSee?: boolean,
): Record<Capability, boolean> {
  return {
    text: ports.mark !== undefined || tutor !== undefined,
    // Whoever has no models reads what comes.
    pictures:
      (ports.read ?? ports.mark) !== undefined &&
      (canSee ?? models?.canSee(model) ?? ports.read !== undefined),
    chat: ports.chat !== undefined,
    transcription: ports.transcribe !== undefined,
    speech: ports.speak !== undefined,
    voice: ports.realtime !== undefined,
  }
}

/** Why nobody can do a task, in words for a parent. */
export function nobodyServes(account: AccountServices, capability: Capability): HttpError {
  const chosen = findState(account, account.serving)
  if (!chosen || chosen.provider.kind === 'builtin') {
    return tutorFailure(
      'ai_not_connected',
      capability === 'pictures'
        ? 'No connected AI can see pictures. Please type the work, or let a parent connect an AI that can see in Settings.'
        : undefined,
    )
  }
  const { settings, provider } = chosen
  const name = provider.names.sentence
  if (!settings.isConnected) {
    return tutorFailure(
      'ai_not_connected',
      `${name} is chosen in Settings, but it is not connected. A parent can connect it there, or choose another AI.`,
    )
  }
  if (!settings.canServe) {
    return tutorFailure(
      'ai_not_connected',
      `${name} is chosen in Settings, but no parent has agreed to it yet. A parent can do so there, or choose another AI.`,
    )
  }
  return tutorFailure(
    'ai_not_connected',
    `${name} can’t see pictures with the model “${settings.model ?? ''}”. Please type the work, or let a parent choose another model in Settings.`,
  )
}
