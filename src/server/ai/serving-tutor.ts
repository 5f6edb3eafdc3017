import type { Capability } from '#contract/settings.ts'
import { HttpError } from '../http/errors.ts'
import { type AccountServices, type ServicesOf, servingService, stateOf } from '../settings/services.ts'
import { SERVICE_NAMES } from './explain.ts'
import { tutorFailure } from './failures.ts'
import type { Connection, LanguageModel } from './language-model.ts'
import { promptedTutor } from './prompted-tutor.ts'
import type { AnswerToAssess, QuestionToMark, Tutor } from './tutor.ts'

/** The tutor of an account, who asks whichever service that account's settings choose at each task. */
export type TutorFor = (accountId: number) => Tutor

/** @param builtin the tutor that needs no service */
export function servingTutors(options: {
  servicesOf: ServicesOf
  connect: (connection: Connection) => LanguageModel
  builtin: Tutor
}): TutorFor {
  const { servicesOf, connect, builtin } = options

  /** Asks the serving tutor; on the way of Automatic the builtin one does what it can while the other is offline. */
  async function serve<T>(accountId: number, capability: Capability, task: (tutor: Tutor) => Promise<T>) {
    const account = await servicesOf(accountId)
    const state = servingService(account, capability)
    if (!state) throw nobodyServes(account, capability)
    if (!state.connection) return task(builtin)
    try {
      return await task(promptedTutor(connect(state.connection)))
    } catch (error) {
      const isOffline = error instanceof HttpError && error.code === 'ai_offline'
      if (!isOffline || account.serving !== 'automatic' || capability === 'pictures') throw error
      return task(builtin).catch(() => {
        throw error
      })
    }
  }

  return accountId => ({
    makeMarkingScheme: (input, signal) =>
      serve(accountId, needed(input), tutor => tutor.makeMarkingScheme(input, signal)),
    assess: (input, signal) => serve(accountId, needed(input), tutor => tutor.assess(input, signal)),
    findGaps: (input, signal) => serve(accountId, 'text', tutor => tutor.findGaps(input, signal)),
    recommendResources: (gaps, signal, grade) =>
      serve(accountId, 'text', tutor => tutor.recommendResources(gaps, signal, grade)),
  })
}

function needed(input: QuestionToMark & Partial<AnswerToAssess>): Capability {
  const { questionPictures = [], answerPictures = [] } = input
  return questionPictures.length + answerPictures.length > 0 ? 'pictures' : 'text'
}

function nobodyServes(account: AccountServices, capability: Capability): HttpError {
  const { serving } = account
  if (serving === 'automatic' || serving === 'builtin') {
    return tutorFailure(
      'ai_not_connected',
      capability === 'pictures'
        ? 'No connected AI can see pictures. Please type the work, or let a parent connect an AI that can see in Settings.'
        : undefined,
    )
  }
  const name = SERVICE_NAMES[serving]
  const chosen = stateOf(account, serving)?.settings
  if (!chosen?.isConnected) {
    return tutorFailure(
      'ai_not_connected',
      `${name} is chosen in Settings, but it is not connected. A parent can connect it there, or choose another AI.`,
    )
  }
  if (!chosen.canServe) {
    return tutorFailure(
      'ai_not_connected',
      `${name} is chosen in Settings, but no parent has agreed to it yet. A parent can do so there, or choose another AI.`,
    )
  }
  return tutorFailure(
    'ai_not_connected',
    `${name} can't see pictures with the model "${chosen.model ?? ''}". Please type the work, or let a parent choose another model in Settings.`,
  )
}
