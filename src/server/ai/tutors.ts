import type { MarkedBy } from '#contract/marking.ts'
import type { Capability } from '#contract/settings.ts'
import { HttpError } from '../shared/http-error.ts'
import { type Asker, askerFor, type Learner } from '../shared/learner.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import {
  type AccountServices,
  nobodyServes,
  type ServiceState,
  type ServicesOf,
  servingService,
} from './connections.ts'
import { exactlyFirst } from './filling/exactly-first.ts'
import { rememberFilledQuestions } from './filling/filled-questions.ts'
import { type FitWords, fitTutor } from './marking/fit-tutor.ts'
import { promptedTutor } from './marking/pipeline.ts'
import { readAlong } from './read-along.ts'
import type { Serving } from './serving.ts'
import { isOutOfReach } from './stand-in.ts'
import type { AnswerToAssess, QuestionToMark, Tutor } from './tutor.ts'

/** A child's tutor, who asks whichever provider the family's settings choose at each task. */
export type TutorFor = (child: Pick<Learner, 'id' | 'familyId'>) => Tutor

/** What one tutor does; who it is, goes with what it marks unless the tutor says it itself. */
type Task<T> = (tutor: Tutor, markedBy: MarkedBy) => Promise<T>

/**
 * So long a provider may take to make questions, in milliseconds, where its trial has allowed no more; what is left of the
 * call's time is the builtin tutor's.
 */
const PATIENCE = 100_000

export function createTutors({
  servicesOf,
  serving,
  fitWords,
}: {
  servicesOf: ServicesOf
  serving: Serving
  /** The check of what a model says to a child. */
  fitWords: FitWords
}): TutorFor {
  const filledQuestionsOf = rememberFilledQuestions()

  /** Asks the serving tutor; on the way of Automatic the builtin one does what it can while the other can't be had. */
  async function serve<T>(asker: Asker, capability: Capability, task: Task<T>) {
    const account = await servicesOf(asker)
    const state = servingService(account, capability)
    if (!state) throw nobodyServes(account, capability)
    const tutor = await tutorOver(asker, account, state)
    if (!tutor) throw nobodyServes(account, capability)
    try {
      return await task(tutor, nameOf(state))
    } catch (error) {
      const isGone = isOutOfReach(error) || state.loan?.until.aborted === true
      if (!isGone || account.serving !== 'automatic' || capability === 'pictures') throw error
      return withoutModel(account, task, error)
    }
  }

  /** Who does the tasks of a provider: its model, before which the exact engine comes where that is at home. */
  async function tutorOver(asker: Asker, account: AccountServices, state: ServiceState) {
    const model = serving.findModel(asker, state)
    if (!model) return state.provider.tutor?.()
    const prompted = fitTutor(promptedTutor(model, await state.provider.markingSteps?.()), fitWords)
    const builtin = state.provider.kind === 'home' ? await builtinOf(account) : undefined
    if (!builtin) return prompted
    const { baseUrl, model: name } = state.connection ?? {}
    const filled = filledQuestionsOf(JSON.stringify([asker.familyId, asker.childId, baseUrl, name]))
    return exactlyFirst({ builtin, prompted, model, filled })
  }

  const builtinOf = ({ services }: AccountServices) =>
    services.find(({ provider }) => provider.kind === 'builtin')?.provider.tutor?.()

  /** Has the builtin tutor do a task that another failed at. @throws what that one threw when this one can't either */
  async function withoutModel<T>(account: AccountServices, task: Task<T>, failure: unknown) {
    const tutor = await builtinOf(account)
    if (!tutor) throw failure
    return task(tutor, { by: 'builtin' }).catch(() => {
      throw failure
    })
  }

  return child => {
    const asker = askerFor(child)
    const patienceNow = async () => {
      const { provider, connection } = servingService(await servicesOf(asker), 'text') ?? {}
      return connection && provider?.patience?.(connection)
    }
    return {
      patience: patienceNow,
      async makeMarkingScheme(input, signal) {
        const { texts, reading } = await withoutPictures({ servicesOf, serving }, asker, input, signal)
        const scheme = await serve(asker, needed(texts), tutor => tutor.makeMarkingScheme(texts, signal))
        return { ...scheme, ...reading }
      },
      async assess(input, signal) {
        const { texts, reading } = await withoutPictures({ servicesOf, serving }, asker, input, signal)
        return serve(asker, needed(texts), async (tutor, markedBy) => ({
          markedBy,
          ...(await tutor.assess(texts, signal)),
          ...reading,
        }))
      },
      findGaps: (input, signal) => serve(asker, 'text', tutor => tutor.findGaps(input, signal)),
      recommendResources: (gaps, signal, grade) =>
        serve(asker, 'text', tutor => tutor.recommendResources(gaps, signal, grade)),
      async makeQuestions(input, signal) {
        const longest = Math.max(PATIENCE, (await patienceNow()) ?? 0)
        const patience = AbortSignal.any([signal, AbortSignal.timeout(longest)])
        try {
          return await serve(asker, 'text', tutor => tutor.makeQuestions(input, patience))
        } catch (error) {
          signal.throwIfAborted()
          const failure = error instanceof HttpError ? error : tutorFailure('ai_timeout', undefined, error)
          // A gap that the builtin tutor knows never needs a model, whatever has become of that.
          const account = await servicesOf(asker)
          return withoutModel(account, tutor => tutor.makeQuestions(input, signal), failure)
        }
      },
    }
  }
}

/** Where pictures are read in place of being seen, they become text, and whoever marks text is asked. */
async function withoutPictures<I extends QuestionToMark & Partial<AnswerToAssess>>(
  { servicesOf, serving }: { servicesOf: ServicesOf; serving: Serving },
  asker: Asker,
  input: I,
  signal: AbortSignal,
) {
  const seen = { texts: input, reading: {} }
  if (needed(input) !== 'pictures') return seen
  const state = servingService(await servicesOf(asker), 'pictures')
  const read = serving.bound(asker, state, state?.provider.ports.read)
  return read ? readAlong(input, read, signal) : seen
}

/** The model of another family's connection stays untold, as in the settings. */
function nameOf({ provider, settings: { model } }: ServiceState): MarkedBy {
  if (provider.kind === 'builtin') return { by: 'builtin' }
  return { by: 'ai', name: provider.names.screen, ...(model !== undefined && { model }) }
}

function needed(input: QuestionToMark & Partial<AnswerToAssess>): Capability {
  const { questionPictures = [], answerPictures = [] } = input
  return questionPictures.length + answerPictures.length > 0 ? 'pictures' : 'text'
}
