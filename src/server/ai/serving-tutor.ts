import type { Capability } from '#contract/settings.ts'
import { type AccountServices, type ServicesOf, servingService, stateOf } from '../settings/services.ts'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { SERVICE_NAMES } from './explain.ts'
import type { Connection, LanguageModel } from './language-model.ts'
import { promptedTutor } from './marking/pipeline.ts'
import { meteredModel, type RecordUse } from './metered-model.ts'
import { modelOverLoan } from './over-a-loan.ts'
import type { AnswerToAssess, QuestionToMark, Tutor } from './tutor.ts'

/** The tutor of an account, who asks whichever service that account's settings choose at each task. */
export type TutorFor = (accountId: number) => Tutor

/** So long a service may take to make questions, in milliseconds; what is left of the call's time is the builtin tutor's. */
const PATIENCE = 100_000

/** @param builtin the tutor that needs no service */
export function servingTutors(options: {
  servicesOf: ServicesOf
  connect: (connection: Connection) => LanguageModel
  builtin: Tutor
  recordUse: RecordUse
}): TutorFor {
  const { servicesOf, connect, builtin, recordUse } = options

  /** Asks the serving tutor; on the way of Automatic the builtin one does what it can while the other can't be had. */
  async function serve<T>(accountId: number, capability: Capability, task: (tutor: Tutor) => Promise<T>) {
    const account = await servicesOf(accountId)
    const state = servingService(account, capability)
    if (!state) throw nobodyServes(account, capability)
    if (!state.connection) return task(builtin)
    const { loan, connection } = state
    const { service } = connection
    const wire = loan ? modelOverLoan(connect(connection), loan) : connect(connection)
    const model = meteredModel(wire, bytes => recordUse(accountId, { service, bytes, loan }))
    try {
      return await task(promptedTutor(model))
    } catch (error) {
      const isGone = isUnavailable(error) || loan?.until.aborted === true
      if (!isGone || account.serving !== 'automatic' || capability === 'pictures') throw error
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
    makeQuestions: (input, signal) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
      const asked = serve(accountId, 'text', tutor => tutor.makeQuestions(input, patience))
      return asked.catch((error: unknown) => {
        signal.throwIfAborted()
        // A gap that the builtin tutor knows never needs a service, whatever has become of that.
        return builtin.makeQuestions(input, signal).catch(() => {
          throw error instanceof HttpError ? error : tutorFailure('ai_timeout', undefined, error)
        })
      })
    },
  })
}

/** The way out is shut, or the month's limit is reached. */
function isUnavailable(error: unknown): boolean {
  return error instanceof HttpError && (error.code === 'ai_offline' || error.code === 'ai_limit_reached')
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
