import type { Logger } from 'pino'
import { defaultSessionTitle } from '#contract/live-chat.ts'
import type { ConversationServicesOf, OpenGapsOf } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { createUnkept } from '../safety/unkept.ts'
import type { Learner } from '../shared/learner.ts'
import { createAnswering } from './answering.ts'
import { isInDanger } from './hearing.ts'
import type { Listener } from './listener.ts'
import { nameByFirstMessage } from './name-session.ts'
import type { OnPractised } from './quiz-practice.ts'
import { createReplies, isGreetingOf, type Reply } from './replies.ts'
import { createRooms, type Member } from './rooms.ts'
import { createSession, findSession } from './session-store.ts'
import type { Input } from './store-input.ts'

/** The live chat behind its calls and its socket. */
export function createLiveChat(options: {
  db: Db
  care: Care
  servicesOf: ConversationServicesOf
  openGapsOf: OpenGapsOf
  onPractised: OnPractised
  now: () => Date
  log: Logger
}) {
  const { db, care, servicesOf, openGapsOf, onPractised, now, log } = options
  const unkept = createUnkept()
  const rooms = createRooms()
  const answering = createAnswering({ db, servicesOf, care, unkept, openGapsOf, onPractised, now })
  const replies = createReplies({ answering, log })

  /**
   * Takes a message of the child's, in a new session when it names none. The child's other windows are told that a
   * reply begins and that it has ended.
   * @throws HttpError 404 for a session that is not the child's, 409 while its last reply is under way
   */
  async function send(
    child: Learner,
    message: { sessionId: number | undefined; input: Input },
    listener: Listener,
    from?: Member,
  ): Promise<Reply> {
    const { id } =
      message.sessionId === undefined
        ? await createSession(db, child.id, defaultSessionTitle(now()), now())
        : await findSession(db, child.id, message.sessionId)
    const reply = await replies.begin(child, id, message.input, listener)
    const isGreeting = isGreetingOf(child, message.input)
    rooms.tell(child.id, { type: 'replying', sessionId: id, isGreeting }, from)
    const stored = reply.stored.finally(() => name(child, id))
    const changed = () => rooms.tell(child.id, { type: 'changed', sessionId: id }, from)
    stored.then(changed, changed)
    return { ...reply, stored }
  }

  /** Every window hears of the name, the one that has sent the message too. */
  async function name(child: Learner, sessionId: number): Promise<void> {
    try {
      if (await nameByFirstMessage(db, child, sessionId)) rooms.tell(child.id, { type: 'changed', sessionId })
    } catch {
      // Deleted meanwhile, or the app is closing: it keeps the title that it has.
    }
  }

  return {
    rooms,
    replies,
    send,
    isInDanger: (sessionId: number) => isInDanger({ db, unkept }, sessionId),
    forget: unkept.forget,
    close: () => replies.close(),
  }
}
export type LiveChat = ReturnType<typeof createLiveChat>
