import type { Chips } from '#contract/chat-help.ts'
import { defaultSessionTitle, type Exchange, type liveChatEndpoints } from '#contract/live-chat.ts'
import type { ChatQuestion, OpenGapsOf } from '../ai/conversation.ts'
import { chipsFor, openingFor } from '../ai/engine.ts'
import type { Db } from '../db/schema.ts'
import { orWithout } from '../engine/poison.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import type { Learner } from '../shared/learner.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { lookUp } from './about.ts'
import type { Listener } from './listener.ts'
import type { LiveChat } from './live-chat.ts'
import { listMessages, openingOf, saveMessage } from './message-store.ts'
import { createSession, deleteSession, findSession, listSessions, renameSession } from './session-store.ts'
import { toHistory } from './to-history.ts'

/** As many of the newest messages say what fits next. */
const MOST_MESSAGES = 40

/** Nobody listens: the answer of the call tells all of it at the end. */
const NOBODY: Listener = {
  acknowledged() {},
  transcribed() {},
  said() {},
  done() {},
  spoken() {},
}

/** The child's chat sessions and messages, and sending without a socket. */
export function liveChatHandlers(
  db: Db,
  liveChat: LiveChat,
  care: Care,
  openGapsOf: OpenGapsOf,
  now: () => Date,
): Handlers<typeof liveChatEndpoints> {
  const changed = (child: Learner, sessionId: number) =>
    liveChat.rooms.tell(child.id, { type: 'changed', sessionId })

  /** The reply goes on and is stored when the client leaves. */
  async function exchange(child: Learner, sessionId: number | undefined, text: string): Promise<Exchange> {
    const sent = await liveChat.send(child, { sessionId, input: { text, isAudioMode: false } }, NOBODY)
    const { message, reply } = await sent.stored
    if (!reply) throw tutorFailure('ai_unreadable', undefined, 'stopped before the first word')
    return { sessionId: sent.sessionId, message, reply }
  }

  async function chips(child: Learner, said: Pick<ChatQuestion, 'messages' | 'opening'>): Promise<Chips> {
    return { chips: await chipsFor({ ...said, openGaps: await openGapsOf(child.id) }) }
  }

  return {
    sessions: ({ query, child }) => listSessions(db, child.id, query),
    async createSession({ body, child }) {
      await care.hearTexts(child, 'title', { title: body.title })
      const referred = body.about && (await lookUp(db, child.id, body.about))
      const content = referred && (await orWithout(openingFor(referred), undefined))
      const session = await createSession(db, child.id, body.title ?? defaultSessionTitle(now()), now())
      if (content !== undefined)
        await saveMessage(db, { sessionId: session.id, role: 'assistant', content }, now())
      changed(child, session.id)
      return session
    },
    async renameSession({ params, body, child }) {
      await care.hearTexts(child, 'title', { title: body.title })
      const session = await renameSession(db, child.id, params.id, body.title)
      changed(child, session.id)
      return session
    },
    async deleteSession({ params, child }) {
      await deleteSession(db, child.id, params.id)
      liveChat.replies.stop(child.id, params.id)
      liveChat.forget(params.id)
      changed(child, params.id)
    },
    async messages({ params, query, child }) {
      const { id } = await findSession(db, child.id, params.id)
      return listMessages(db, id, query)
    },
    async chips({ params, child }) {
      const { id } = await findSession(db, child.id, params.id)
      if (await liveChat.isInDanger(id)) return { chips: [] }
      const messages = toHistory(await listMessages(db, id, { limit: MOST_MESSAGES }))
      return chips(child, { messages, opening: await openingOf(db, id) })
    },
    startChips: ({ child }) => chips(child, { messages: [], opening: undefined }),
    send: ({ params, body, child }) => exchange(child, params.id, body.content),
    sendToNewSession: ({ body, child }) => exchange(child, undefined, body.content),
  }
}
