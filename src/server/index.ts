import { join } from 'node:path'
import { accountEndpoints } from '#contract/accounts.ts'
import { boosterEndpoints } from '#contract/boosters.ts'
import { checkupEndpoints } from '#contract/checkups.ts'
import { childEndpoints } from '#contract/children.ts'
import { comfortEndpoints } from '#contract/comfort.ts'
import { dictationEndpoints } from '#contract/dictation.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { grownUpMarkEndpoints } from '#contract/grown-up-marks.ts'
import { homeModelEndpoints } from '#contract/home-models.ts'
import { homeServerEndpoints } from '#contract/home-servers.ts'
import { inboxEndpoints } from '#contract/inbox.ts'
import { keptPictureEndpoints } from '#contract/kept-pictures.ts'
import { liveChatEndpoints } from '#contract/live-chat.ts'
import { LARGEST_FRAME, SOCKET_PATH } from '#contract/live-chat-socket.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { noticeEndpoints } from '#contract/notices.ts'
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { phonePictureEndpoints } from '#contract/phone-pictures.ts'
import { pictureReadingEndpoints } from '#contract/picture-readings.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { textChatEndpoints } from '#contract/text-chat.ts'
import { topicPracticeEndpoints } from '#contract/topic-practice.ts'
import { tutorQueueEndpoints } from '#contract/tutor-queue.ts'
import { voiceCallEndpoints } from '#contract/voice-call.ts'
import { passwordCheck } from './accounts/check-password.ts'
import { keepFailedTries } from './accounts/failed-tries.ts'
import { accountHandlers } from './accounts/handlers.ts'
import { limitLogins } from './accounts/login-limit.ts'
import { grownUpCheck } from './accounts/require-grown-up.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignIns } from './accounts/sign-ins.ts'
import { createTickets } from './accounts/tickets.ts'
import { createAiUse } from './ai/ai-use.ts'
import { onAct } from './ai/engine.ts'
import { createLoans } from './ai/loans.ts'
import { originsForCalls } from './ai/origins-for-calls.ts'
import { endReading, readPicturesBy } from './ai/providers/builtin/read/own-reader.ts'
import { endHomeAi, runHomeAiBy } from './ai/providers/home/own-engine.ts'
import { keepOwnModels } from './ai/providers/home/own-models.ts'
import { providers as allProviders } from './ai/providers/index.ts'
import { createReach } from './ai/reach.ts'
import { createReading } from './ai/reading.ts'
import { createServing } from './ai/serving.ts'
import { createTutors } from './ai/tutors.ts'
import { boosterHandlers } from './boosters/handlers.ts'
import { listOpenGaps } from './boosters/open-gaps.ts'
import { practiceHandlers } from './boosters/practice-handlers.ts'
import { practiceInChat } from './boosters/practice-in-chat.ts'
import { createQuestionSource } from './boosters/set-of-gap.ts'
import { checkupHandlers } from './checkups/handlers.ts'
import { childHandlers } from './children/handlers.ts'
import { comfortHandlers } from './comfort/handlers.ts'
import { openDatabase } from './db/database.ts'
import { dictationHandlers } from './dictation/handlers.ts'
import { grownUpMarkHandlers } from './evaluations/grown-up-handlers.ts'
import { evaluationHandlers } from './evaluations/handlers.ts'
import { pictureHandlers } from './evaluations/picture-handlers.ts'
import { createReceipts } from './evaluations/receipts.ts'
import { keepDamagedFiles } from './family-data/damaged-files.ts'
import { createErasing } from './family-data/erasing.ts'
import { familyDataHandlers } from './family-data/handlers.ts'
import type { FamilyTasks } from './family-data/tasks.ts'
import { helpersOfNode } from './helper/helper-process.ts'
import { createHelpers } from './helper/helpers.ts'
import { createHomeModels, homeModelHandlers } from './home-models/handlers.ts'
import { createHomeServers, homeServerHandlers } from './home-servers/handlers.ts'
import { createApp } from './http/app.ts'
import { lastingLaunch, namedLaunch } from './http/launch.ts'
import { linkRequests } from './http/link-requests.ts'
import { listen } from './http/listen.ts'
import { routes } from './http/routes.ts'
import { hostSocket } from './http/socket.ts'
import { inboxHandlers } from './inbox/handlers.ts'
import { keptPictureHandlers } from './kept-pictures/handlers.ts'
import { liveChatHandlers } from './live-chat/handlers.ts'
import { createLiveChat } from './live-chat/live-chat.ts'
import { liveChatSocket } from './live-chat/socket-messages.ts'
import { guardedLog } from './log/log.ts'
import { masteryHandlers } from './masteries/handlers.ts'
import { gateFetch } from './network/fetch-gate.ts'
import { goOutBy } from './network/system-way.ts'
import { noticeHandlers } from './notices/handlers.ts'
import { parentsCornerHandlers } from './parents-corner/handlers.ts'
import { phonePictureHandlers } from './phone-pictures/handlers.ts'
import { createPhoneWays } from './phone-pictures/phone-ways.ts'
import type { RunningServer, ServerOptions } from './running-server.ts'
import { createCare } from './safety/care.ts'
import { fitWords } from './safety/fit-words.ts'
import { forgetOldFlags } from './safety/flags.ts'
import { safetyHandlers } from './safety/handlers.ts'
import { accountKeys } from './secrets/account-keys.ts'
import { memorySecrets } from './secrets/secret-store.ts'
import { readAiEnvironment } from './settings/environment.ts'
import { forgetAccountAi } from './settings/forget-ai.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { lastTests } from './settings/last-tests.ts'
import { servicesReader } from './settings/services.ts'
import { sharedComputerHandlers } from './shared-computer/handlers.ts'
import { steadyClock } from './steady-clock.ts'
import { textChatHandlers } from './text-chat/handlers.ts'
import { timeSteps } from './time-steps.ts'
import { topicPracticeHandlers } from './topic-practice/handlers.ts'
import { practiceSheetHandlers } from './topic-practice/sheets/handlers.ts'
import { tutorQueueHandlers } from './tutor-queue/handlers.ts'
import { voiceCallHandlers } from './voice-call/handlers.ts'
import { createVoiceCall } from './voice-call/voice-call.ts'

const SOURCE_OF_HELPER = join(import.meta.dirname, 'family-data', 'helper.ts')

export type { RunningServer, ServerOptions }

/**
 * Starts the whole of Stepwise's server.
 * @throws StartError with one sentence for people when it can't; nothing is left open or lost then
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, port, staticDir, secrets = memorySecrets() } = options
  const { now = () => new Date(), elapsed = () => performance.now() } = options
  const log = guardedLog(options.log)
  const { providers = allProviders } = options
  const environment = readAiEnvironment(options.environment ?? {}, providers)
  gateFetch()
  goOutBy(options.environment ?? {}, options.askSystemProxy)
  if (options.startReader) readPicturesBy(options.startReader)
  if (options.startHomeAi) runHomeAiBy(options.startHomeAi)
  const { browserHome } = options
  const launch = browserHome ? namedLaunch(browserHome.name) : lastingLaunch()
  const step = timeSteps(log)

  const database = step('database', () =>
    openDatabase({ dataDir, log, now, host: options.host, isBackupWanted: options.isBackupWanted }),
  )
  const { db } = database
  const erasing = createErasing()
  const helpers = createHelpers<FamilyTasks>(options.startHelper ?? helpersOfNode(SOURCE_OF_HELPER))

  const steady = steadyClock(now, elapsed)
  const signIns = createSignIns({ db, steady, log })
  await step('sign-ins', () => signIns.settle())
  const tickets = createTickets()
  const sessions = createSessions({ db, signIns, tickets, steady })
  const { accountOf } = sessions
  const keys = accountKeys(db, secrets)
  const loans = createLoans()
  const ai = { db, providers, keys, loans, lastTests: lastTests() }
  const reach = createReach(now)
  const ownModels = keepOwnModels(dataDir)
  const servicesOf = servicesReader({ ...ai, environment, reach, ownModels })
  const aiUse = createAiUse({ db, providers, now, log })
  const serving = createServing({ servicesOf, recordUse: aiUse.record, reach })
  const { chattingWith } = serving
  const care = createCare({ db, now, region: options.region })
  const openGapsOf = (childId: number) => listOpenGaps(db, childId, now())
  const { onPractised } = practiceInChat(db, now)
  const deafToActs = onAct(told => log.debug(told, 'tutor act'))
  const liveChat = createLiveChat({ db, care, servicesOf: chattingWith, openGapsOf, onPractised, now, log })

  const phoneWays = createPhoneWays({ elapsed, addresses: options.localAddresses })
  const homeServers = createHomeServers(options.environment ?? {})
  const homeModels = createHomeModels(ownModels, options.listedModels)

  const app = step('app', () => {
    const limits = limitLogins(keepFailedTries({ db, elapsed, log }))
    const checkPassword = passwordCheck(db, limits)
    const requireGrownUp = grownUpCheck(signIns, checkPassword)
    const receipts = createReceipts(db)
    const household = { db, care, sessions, signIns, limits, checkPassword, now }
    const forgetAi = (accountId: number) => forgetAccountAi(ai, accountId)
    const voiceCall = createVoiceCall({ db, care, providers, servicesOf, serving, aiUse, now, log })
    const chat = { care, servicesOf: chattingWith, openGapsOf, now, log }
    const { tutor } = options
    const tutorFor = tutor ? () => tutor : createTutors({ servicesOf, serving, fitWords })
    const readPicture = createReading({ servicesOf, serving })
    const questions = createQuestionSource(db, tutorFor, now)
    return createApp({
      launch,
      beforeLaunch: browserHome && [linkRequests(launch, browserHome.secret)],
      staticDir,
      // Talks go from the window to the service itself.
      connectTo: originsForCalls(providers, environment),
      log,
      api: [
        routes(accountEndpoints, accountHandlers(household), accountOf),
        routes(childEndpoints, childHandlers({ ...household, tickets }), accountOf),
        routes(comfortEndpoints, comfortHandlers(db), accountOf),
        routes(sharedComputerEndpoints, sharedComputerHandlers(household), accountOf),
        routes(parentsCornerEndpoints, parentsCornerHandlers({ ...household, aiUse }), accountOf),
        routes(
          familyDataEndpoints,
          familyDataHandlers({ ...household, database, helpers, erasing, forgetAi, log }),
          accountOf,
        ),
        routes(evaluationEndpoints, evaluationHandlers(db, care, tutorFor, receipts, now), accountOf),
        routes(pictureReadingEndpoints, pictureHandlers(care, readPicture), accountOf),
        routes(
          grownUpMarkEndpoints,
          grownUpMarkHandlers({ db, care, receipts, requireGrownUp, now }),
          accountOf,
        ),
        routes(inboxEndpoints, inboxHandlers({ db, care, now }), accountOf),
        routes(keptPictureEndpoints, keptPictureHandlers(), accountOf),
        routes(phonePictureEndpoints, phonePictureHandlers(db, phoneWays), accountOf),
        routes(masteryEndpoints, masteryHandlers(db), accountOf),
        routes(boosterEndpoints, boosterHandlers(db, questions, now), accountOf),
        routes(dictationEndpoints, dictationHandlers(care, chattingWith), accountOf),
        routes(checkupEndpoints, checkupHandlers(db, care, now), accountOf),
        routes(topicPracticeEndpoints, topicPracticeHandlers(db, care, now), accountOf),
        routes(practiceSheetEndpoints, practiceSheetHandlers(db, care, now), accountOf),
        routes(practiceEndpoints, practiceHandlers(db, questions, now), accountOf),
        routes(noticeEndpoints, noticeHandlers(db, now), accountOf),
        routes(liveChatEndpoints, liveChatHandlers(db, liveChat, care, openGapsOf, now), accountOf),
        routes(textChatEndpoints, textChatHandlers(chat), accountOf),
        routes(voiceCallEndpoints, voiceCallHandlers(db, voiceCall, care, log), accountOf),
        routes(safetyEndpoints, safetyHandlers(care), accountOf),
        routes(settingsEndpoints, settingsHandlers({ ...ai, servicesOf, serving, now }), accountOf),
        routes(homeServerEndpoints, homeServerHandlers(homeServers), accountOf),
        routes(tutorQueueEndpoints, tutorQueueHandlers(), accountOf),
        routes(homeModelEndpoints, homeModelHandlers({ db, homeModels, now }), accountOf),
      ],
    })
  })

  const http = await step('port', () => listen(app, port, { alsoIPv6: browserHome !== undefined })).catch(
    async (error: unknown) => {
      await database.close()
      throw error
    },
  )
  const socket = hostSocket({
    server: http.server,
    path: SOCKET_PATH,
    largestFrame: LARGEST_FRAME,
    launch,
    ownerOf: async request => {
      const signedIn = await accountOf(request)
      if (!signedIn?.child || signedIn.isLocked) return undefined
      return { ...signedIn, child: signedIn.child }
    },
    log,
    onConnection: liveChatSocket(liveChat, log),
  })
  void database.backups.backUpIfDue()
  const damagedFiles = keepDamagedFiles({ folder: dataDir, now, log })
  forgetOldFlags(db, now()).catch((error: unknown) => log.error({ err: error }, 'old flags were not deleted'))

  /** Replies first, so that what came of them is stored and told. */
  async function close(): Promise<void> {
    launch.end()
    phoneWays.stop()
    homeServers.fetching.stop()
    await homeModels.fetching.stop()
    damagedFiles.stop()
    deafToActs()
    await liveChat.close()
    await socket.close()
    await Promise.all([helpers.stop(), http.close(), endReading(), endHomeAi()])
    await aiUse.close()
    await signIns.close()
    await database.close()
  }

  let closing: Promise<void> | undefined
  const origin = `http://127.0.0.1:${http.port}`
  return {
    port: http.port,
    origin,
    launchToken: launch.doors[0].cookie,
    newLink: lifetime => `${origin}/?token=${launch.newToken(lifetime)}`,
    http: http.server,
    takeErasing: erasing.take,
    close() {
      closing ??= close()
      return closing
    },
  }
}
