import type { Capability } from '#contract/settings.ts'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { type AccountServices, nobodyServes, type ServicesOf, servingService } from './connections.ts'
import { promptedTutor } from './marking/pipeline.ts'
import type { Serving } from './serving.ts'
import type { AnswerToAssess, QuestionToMark, Tutor } from './tutor.ts'

/** The tutor of an account, who asks whichever provider that account's settings choose at each task. */
export type TutorFor = (accountId: number) => Tutor

/** So long a provider may take to make questions, in milliseconds; what is left of the call's time is the builtin tutor's. */
const PATIENCE = 100_000

export function createTutors({
  servicesOf,
  serving,
}: {
  servicesOf: ServicesOf
  serving: Serving
}): TutorFor {
  /** Asks the serving tutor; on the way of Automatic the builtin one does what it can while the other can't be had. */
  async function serve<T>(accountId: number, capability: Capability, task: (tutor: Tutor) => Promise<T>) {
    const account = await servicesOf(accountId)
    const state = servingService(account, capability)
    if (!state) throw nobodyServes(account, capability)
    const model = serving.findModel(accountId, state)
    const tutor = model ? promptedTutor(model) : await state.provider.tutor?.()
    if (!tutor) throw nobodyServes(account, capability)
    try {
      return await task(tutor)
    } catch (error) {
      const isGone = isUnavailable(error) || state.loan?.until.aborted === true
      if (!isGone || account.serving !== 'automatic' || capability === 'pictures') throw error
      return withoutModel(account, task, error)
    }
  }

  /** Has the builtin tutor do a task that another failed at. @throws what that one threw when this one can't either */
  async function withoutModel<T>(
    account: AccountServices,
    task: (tutor: Tutor) => Promise<T>,
    failure: unknown,
  ) {
    const builtin = account.services.find(({ provider }) => provider.kind === 'builtin')
    const tutor = await builtin?.provider.tutor?.()
    if (!tutor) throw failure
    return task(tutor).catch(() => {
      throw failure
    })
  }

  return accountId => ({
    makeMarkingScheme: (input, signal) =>
      serve(accountId, needed(input), tutor => tutor.makeMarkingScheme(input, signal)),
    assess: (input, signal) => serve(accountId, needed(input), tutor => tutor.assess(input, signal)),
    findGaps: (input, signal) => serve(accountId, 'text', tutor => tutor.findGaps(input, signal)),
    recommendResources: (gaps, signal, grade) =>
      serve(accountId, 'text', tutor => tutor.recommendResources(gaps, signal, grade)),
    async makeQuestions(input, signal) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
      try {
        return await serve(accountId, 'text', tutor => tutor.makeQuestions(input, patience))
      } catch (error) {
        signal.throwIfAborted()
        const failure = error instanceof HttpError ? error : tutorFailure('ai_timeout', undefined, error)
        // A gap that the builtin tutor knows never needs a model, whatever has become of that.
        const account = await servicesOf(accountId)
        return withoutModel(account, tutor => tutor.makeQuestions(input, signal), failure)
      }
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
