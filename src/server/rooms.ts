import type { RequestHandler, Router } from 'express'
import type { Endpoints } from '#contract/endpoint.ts'
import { lateRoutes } from './http/late-routes.ts'
import { type Handlers, routes } from './http/routes.ts'
import type { Connection, ConnectionHandlers } from './http/socket-connection.ts'
import type { createServices } from './services.ts'
import { type Late, late } from './shared/late.ts'
import type { Started } from './started.ts'

/** What rooms are made of. */
interface Building {
  started: Started
  /** What several rooms share. */
  services: Late<ReturnType<typeof createServices>>
  household: () => Promise<Started & Pick<ReturnType<typeof createServices>, 'care'>>
  serve: <E extends Endpoints>(endpoints: E, handlers: Handlers<E>) => Router
}

/**
 * Every room of the server. Each is loaded with the first call to one of its addresses, and what they share with the
 * first of all.
 */
export function createRooms(started: Started) {
  const services = late(async () => (await import('./services.ts')).createServices(started))
  const building: Building = {
    started,
    services,
    household: async () => ({ ...started, care: (await services()).care }),
    serve: (endpoints, handlers) => routes(endpoints, handlers, started.sessions.accountOf),
  }

  const api = [
    ...familyRooms(building),
    ...answerRooms(building),
    ...practiceRooms(building),
    ...talkRooms(building),
    ...aiRooms(building),
    // Other rooms have addresses below it.
    parentsCorner(building),
  ]

  const socketHandlers = late(async (): Promise<(connection: Connection) => ConnectionHandlers> => {
    const { liveChatSocket } = await import('./live-chat/socket-messages.ts')
    return liveChatSocket(await (await services()).liveChat(), started.log)
  })

  return {
    api,
    /** Speaks the protocol of the live chat on a connection. */
    socketHandlers,
    async stop() {
      await (await services.made())?.stop()
    },
    async close() {
      await (await services.made())?.close()
    },
  }
}

/** Signing in, the children of a family, and what is kept of it. */
function familyRooms({ started, services, household, serve }: Building): RequestHandler[] {
  const { db } = started
  return [
    lateRoutes(
      ['/api/register', '/api/login', '/api/logout', '/api/me', '/api/parent/family', '/api/password-reset'],
      async () => {
        const { accountEndpoints } = await import('#contract/accounts.ts')
        const { accountHandlers } = await import('./accounts/handlers.ts')
        return serve(accountEndpoints, accountHandlers(await household()))
      },
    ),
    lateRoutes(['/api/children', '/api/parent/children'], async () => {
      const { childEndpoints } = await import('#contract/children.ts')
      const { childHandlers } = await import('./children/handlers.ts')
      return serve(childEndpoints, childHandlers(await household()))
    }),
    lateRoutes(['/api/comfort', '/api/remote-voices'], async () => {
      const { comfortEndpoints } = await import('#contract/comfort.ts')
      const { comfortHandlers } = await import('./comfort/handlers.ts')
      return serve(comfortEndpoints, comfortHandlers(db))
    }),
    lateRoutes(
      [
        '/api/families',
        '/api/login/family',
        '/api/presence',
        '/api/lock',
        '/api/unlock',
        '/api/shared-computer',
      ],
      async () => {
        const { sharedComputerEndpoints } = await import('#contract/shared-computer.ts')
        const { sharedComputerHandlers } = await import('./shared-computer/handlers.ts')
        return serve(sharedComputerEndpoints, sharedComputerHandlers(await household()))
      },
    ),
    lateRoutes(
      [
        '/api/backups',
        '/api/damaged-files',
        '/api/export',
        '/api/computer',
        '/api/parent/children',
        '/api/me/delete',
      ],
      async () => {
        const { familyDataEndpoints } = await import('#contract/family-data.ts')
        const { familyDataHandlers } = await import('./family-data/handlers.ts')
        const { forgetAccountAi } = await import('./settings/forget-ai.ts')
        const { ai } = await services()
        const forgetAi = (accountId: number) => forgetAccountAi(ai, accountId)
        return serve(familyDataEndpoints, familyDataHandlers({ ...(await household()), forgetAi }))
      },
    ),
  ]
}

/** Answers that are marked, by whomever, and their pictures. */
function answerRooms({ started, services, serve }: Building): RequestHandler[] {
  const { db, now } = started
  return [
    lateRoutes(['/api/evaluate/image/reading'], async () => {
      const { pictureReadingEndpoints } = await import('#contract/picture-readings.ts')
      const { pictureHandlers } = await import('./evaluations/picture-handlers.ts')
      const { createReading } = await import('./ai/reading.ts')
      const { care, servicesOf, serving } = await services()
      return serve(pictureReadingEndpoints, pictureHandlers(care, createReading({ servicesOf, serving })))
    }),
    lateRoutes(['/api/evaluate', '/api/evaluations'], async () => {
      const { evaluationEndpoints } = await import('#contract/evaluations.ts')
      const { evaluationHandlers } = await import('./evaluations/handlers.ts')
      const { care, tutorFor, receipts } = await services()
      return serve(evaluationEndpoints, evaluationHandlers(db, care, await tutorFor(), receipts, now))
    }),
    lateRoutes(['/api/evaluate', '/api/evaluations'], async () => {
      const { grownUpMarkEndpoints } = await import('#contract/grown-up-marks.ts')
      const { grownUpMarkHandlers } = await import('./evaluations/grown-up-handlers.ts')
      const { care, receipts } = await services()
      return serve(grownUpMarkEndpoints, grownUpMarkHandlers({ ...started, care, receipts }))
    }),
    lateRoutes(['/api/inbox', '/api/parent/inbox'], async () => {
      const { inboxEndpoints } = await import('#contract/inbox.ts')
      const { inboxHandlers } = await import('./inbox/handlers.ts')
      return serve(inboxEndpoints, inboxHandlers({ db, care: (await services()).care, now }))
    }),
    lateRoutes(['/api/kept-pictures'], async () => {
      const { keptPictureEndpoints } = await import('#contract/kept-pictures.ts')
      const { keptPictureHandlers } = await import('./kept-pictures/handlers.ts')
      return serve(keptPictureEndpoints, keptPictureHandlers())
    }),
    lateRoutes(['/api/phone-pictures'], async () => {
      const { phonePictureEndpoints } = await import('#contract/phone-pictures.ts')
      const { phonePictureHandlers } = await import('./phone-pictures/handlers.ts')
      const { phoneWays } = await services()
      return serve(phonePictureEndpoints, phonePictureHandlers(db, await phoneWays()))
    }),
  ]
}

/** What a child has learnt, practises and is asked in a check-up. */
function practiceRooms({ started, services, serve }: Building): RequestHandler[] {
  const { db, now } = started
  return [
    lateRoutes(['/api/knowledge-masteries'], async () => {
      const { masteryEndpoints } = await import('#contract/masteries.ts')
      const { masteryHandlers } = await import('./masteries/handlers.ts')
      return serve(masteryEndpoints, masteryHandlers(db))
    }),
    lateRoutes(['/api/boosters'], async () => {
      const { boosterEndpoints } = await import('#contract/boosters.ts')
      const { boosterHandlers } = await import('./boosters/handlers.ts')
      const { questions } = await services()
      return serve(boosterEndpoints, boosterHandlers(db, await questions(), now))
    }),
    lateRoutes(['/api/checkups'], async () => {
      const { checkupEndpoints } = await import('#contract/checkups.ts')
      const { checkupHandlers } = await import('./checkups/handlers.ts')
      return serve(checkupEndpoints, checkupHandlers(db, (await services()).care, now))
    }),
    lateRoutes(['/api/topic-practice'], async () => {
      const { topicPracticeEndpoints } = await import('#contract/topic-practice.ts')
      const { topicPracticeHandlers } = await import('./topic-practice/handlers.ts')
      return serve(topicPracticeEndpoints, topicPracticeHandlers(db, (await services()).care, now))
    }),
    lateRoutes(['/api/practice-sheets'], async () => {
      const { practiceSheetEndpoints } = await import('#contract/practice-sheets.ts')
      const { practiceSheetHandlers } = await import('./topic-practice/sheets/handlers.ts')
      return serve(practiceSheetEndpoints, practiceSheetHandlers(db, (await services()).care, now))
    }),
    lateRoutes(['/api/practice', '/api/parent/week'], async () => {
      const { practiceEndpoints } = await import('#contract/practice.ts')
      const { practiceHandlers } = await import('./boosters/practice-handlers.ts')
      const { questions } = await services()
      return serve(practiceEndpoints, practiceHandlers(db, await questions(), now))
    }),
    lateRoutes(['/api/notices'], async () => {
      const { noticeEndpoints } = await import('#contract/notices.ts')
      const { noticeHandlers } = await import('./notices/handlers.ts')
      return serve(noticeEndpoints, noticeHandlers(db, now))
    }),
  ]
}

/** Talking with the tutor, and what is heard in it. */
function talkRooms({ started, services, serve }: Building): RequestHandler[] {
  const { db, log, now } = started
  return [
    lateRoutes(['/api/dictation'], async () => {
      const { dictationEndpoints } = await import('#contract/dictation.ts')
      const { dictationHandlers } = await import('./dictation/handlers.ts')
      const { care, chattingWith } = await services()
      return serve(dictationEndpoints, dictationHandlers(care, chattingWith))
    }),
    lateRoutes(['/api/chat'], async () => {
      const { liveChatEndpoints } = await import('#contract/live-chat.ts')
      const { liveChatHandlers } = await import('./live-chat/handlers.ts')
      const { liveChat, care, openGapsOf } = await services()
      return serve(liveChatEndpoints, liveChatHandlers(db, await liveChat(), care, openGapsOf, now))
    }),
    lateRoutes(['/api/gemini-chat'], async () => {
      const { textChatEndpoints } = await import('#contract/text-chat.ts')
      const { textChatHandlers } = await import('./text-chat/handlers.ts')
      const { care, chattingWith, openGapsOf } = await services()
      return serve(
        textChatEndpoints,
        textChatHandlers({ care, servicesOf: chattingWith, openGapsOf, now, log }),
      )
    }),
    lateRoutes(['/api/openai/session', '/api/voice-chat'], async () => {
      const { voiceCallEndpoints } = await import('#contract/voice-call.ts')
      const { voiceCallHandlers } = await import('./voice-call/handlers.ts')
      const { createVoiceCall } = await import('./voice-call/voice-call.ts')
      const shared = await services()
      const voiceCall = createVoiceCall({ ...started, ...shared })
      return serve(voiceCallEndpoints, voiceCallHandlers(db, voiceCall, shared.care, log))
    }),
    lateRoutes(['/api/safety'], async () => {
      const { safetyEndpoints } = await import('#contract/safety.ts')
      const { safetyHandlers } = await import('./safety/handlers.ts')
      return serve(safetyEndpoints, safetyHandlers((await services()).care))
    }),
  ]
}

/** Which AI serves, and the models at home. */
function aiRooms({ started, services, serve }: Building): RequestHandler[] {
  const { db, now } = started
  return [
    lateRoutes(['/api/providers', '/api/settings'], async () => {
      const { settingsEndpoints } = await import('#contract/settings.ts')
      const { settingsHandlers } = await import('./settings/handlers.ts')
      const { ai, servicesOf, serving } = await services()
      return serve(settingsEndpoints, settingsHandlers({ ...ai, servicesOf, serving, now }))
    }),
    lateRoutes(['/api/home-servers'], async () => {
      const { homeServerEndpoints } = await import('#contract/home-servers.ts')
      const { homeServerHandlers } = await import('./home-servers/handlers.ts')
      const { homeServers } = await services()
      return serve(homeServerEndpoints, homeServerHandlers(await homeServers()))
    }),
    lateRoutes(['/api/tutor-queue'], async () => {
      const { tutorQueueEndpoints } = await import('#contract/tutor-queue.ts')
      const { tutorQueueHandlers } = await import('./tutor-queue/handlers.ts')
      return serve(tutorQueueEndpoints, tutorQueueHandlers())
    }),
    lateRoutes(['/api/home-models'], async () => {
      const { homeModelEndpoints } = await import('#contract/home-models.ts')
      const { homeModelHandlers } = await import('./home-models/handlers.ts')
      const { homeModels } = await services()
      return serve(homeModelEndpoints, homeModelHandlers({ db, homeModels: await homeModels(), now }))
    }),
  ]
}

function parentsCorner({ services, household, serve }: Building): RequestHandler {
  return lateRoutes(['/api/parent'], async () => {
    const { parentsCornerEndpoints } = await import('#contract/parents-corner.ts')
    const { parentsCornerHandlers } = await import('./parents-corner/handlers.ts')
    const { aiUse } = await services()
    return serve(parentsCornerEndpoints, parentsCornerHandlers({ ...(await household()), aiUse }))
  })
}
