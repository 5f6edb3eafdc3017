import { createAiUse } from './ai/ai-use.ts'
import { onAct } from './ai/engine.ts'
import { createLoans } from './ai/loans.ts'
import { keepOwnModels } from './ai/providers/home/own-models.ts'
import { createReach } from './ai/reach.ts'
import { createServing } from './ai/serving.ts'
import { openGapsReader } from './boosters/open-gaps.ts'
import { createReceipts } from './evaluations/receipts.ts'
import { createCare } from './safety/care.ts'
import { fitWords } from './safety/fit-words.ts'
import { accountKeys } from './secrets/account-keys.ts'
import { lastTests } from './settings/last-tests.ts'
import { servicesReader } from './settings/services.ts'
import { late } from './shared/late.ts'
import type { Started } from './started.ts'

/** What several rooms of the server use, made when the first of them is asked. */
export function createServices({ db, log, now, elapsed, secrets, providers, environment, options }: Started) {
  const keys = accountKeys(db, secrets)
  const ai = { db, providers, keys, loans: createLoans(), lastTests: lastTests() }
  const reach = createReach(now)
  const ownModels = keepOwnModels(options.dataDir)
  const servicesOf = servicesReader({ ...ai, environment, reach, ownModels })
  const aiUse = createAiUse({ db, providers, now, log })
  const serving = createServing({ servicesOf, recordUse: aiUse.record, reach })
  const { chattingWith } = serving
  const care = createCare({ db, now, region: options.region })
  const openGapsOf = openGapsReader(db, now)
  const deafToActs = onAct(told => log.debug(told, 'tutor act'))

  const liveChat = late(async () => {
    const [{ createLiveChat }, { practiceInChat }] = await Promise.all([
      import('./live-chat/live-chat.ts'),
      import('./boosters/practice-in-chat.ts'),
    ])
    const { onPractised } = practiceInChat(db, now)
    return createLiveChat({ db, care, servicesOf: chattingWith, openGapsOf, onPractised, now, log })
  })
  const tutorFor = late(async () => {
    const { tutor } = options
    if (tutor) return () => tutor
    const { createTutors } = await import('./ai/tutors.ts')
    return createTutors({ servicesOf, serving, fitWords })
  })
  const questions = late(async () => {
    const { createQuestionSource } = await import('./boosters/set-of-gap.ts')
    return createQuestionSource(db, await tutorFor(), now)
  })
  const phoneWays = late(async () => {
    const { createPhoneWays } = await import('./phone-pictures/phone-ways.ts')
    return createPhoneWays({ elapsed, addresses: options.localAddresses })
  })
  const homeServers = late(async () => {
    const { createHomeServers } = await import('./home-servers/handlers.ts')
    return createHomeServers(options.environment ?? {})
  })
  const homeModels = late(async () => {
    const { createHomeModels } = await import('./home-models/handlers.ts')
    return createHomeModels(ownModels, options.listedModels)
  })

  return {
    ai,
    aiUse,
    servicesOf,
    serving,
    chattingWith,
    care,
    openGapsOf,
    receipts: createReceipts(db),
    liveChat,
    tutorFor,
    questions,
    phoneWays,
    homeServers,
    homeModels,
    /** Ends what is under way; replies last, so that what came of them is stored and told. */
    async stop() {
      ;(await phoneWays.made())?.stop()
      ;(await homeServers.made())?.fetching.stop()
      await (await homeModels.made())?.fetching.stop()
      deafToActs()
      await (await liveChat.made())?.close()
    },
    /** Once nothing uses an AI any more. */
    close: () => aiUse.close(),
  }
}
