import type { User } from '#contract/accounts.ts'
import { defaultSessionTitle, type Exchange, type liveChatEndpoints } from '#contract/live-chat.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { Listener } from './listener.ts'
import type { LiveChat } from './live-chat.ts'
import { listMessages } from './message-store.ts'
import { createSession, deleteSession, findSession, listSessions, renameSession } from './session-store.ts'

/** Nobody listens: the answer of the call tells all of it at the end. */
const NOBODY: Listener = {
  acknowledged() {},
  transcribed() {},
  said() {},
  done() {},
  spoken() {},
}

/** The account's chat sessions and messages, and sending without a socket. */
export function liveChatHandlers(
  db: Db,
  liveChat: LiveChat,
  care: Care,
  now: () => Date,
): Handlers<typeof liveChatEndpoints> {
  const changed = (account: User, sessionId: number) =>
    liveChat.rooms.tell(account.id, { type: 'changed', sessionId })

  /** The reply goes on and is stored when the client leaves. */
  async function exchange(account: User, sessionId: number | undefined, text: string): Promise<Exchange> {
    const sent = await liveChat.send(account, { sessionId, input: { text, isAudioMode: false } }, NOBODY)
    const { message, reply } = await sent.stored
    if (!reply) throw tutorFailure('ai_unreadable', undefined, 'stopped before the first word')
    return { sessionId: sent.sessionId, message, reply }
  }

  return {
    sessions: ({ query, account }) => listSessions(db, account.id, query),
    async createSession({ body, account }) {
      await care.hearTexts(account, 'title', { title: body.title })
      const session = await createSession(db, account.id, body.title ?? defaultSessionTitle(now()), now())
      changed(account, session.id)
      return session
    },
    async renameSession({ params, body, account }) {
      await care.hearTexts(account, 'title', { title: body.title })
      const session = await renameSession(db, account.id, params.id, body.title)
      changed(account, session.id)
      return session
    },
    async deleteSession({ params, account }) {
      await deleteSession(db, account.id, params.id)
      liveChat.replies.stop(account.id, params.id)
      liveChat.forget(params.id)
      changed(account, params.id)
    },
    async messages({ params, query, account }) {
      const { id } = await findSession(db, account.id, params.id)
      return listMessages(db, id, query)
    },
    send: ({ params, body, account }) => exchange(account, params.id, body.content),
    sendToNewSession: ({ body, account }) => exchange(account, undefined, body.content),
  }
}
