import type { Logger } from 'pino'
import type { User } from '#contract/accounts.ts'
import { defaultSessionTitle } from '#contract/live-chat.ts'
import type { ConversationServicesOf } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import type { Care } from '../safety/care.ts'
import { createUnkept } from '../safety/unkept.ts'
import { createAnswering, type Input } from './answering.ts'
import type { Listener } from './listener.ts'
import { createReplies, type Reply } from './replies.ts'
import { createRooms, type Member } from './rooms.ts'
import { createSession, findSession } from './session-store.ts'

/** The live chat behind its calls and its socket. */
export function createLiveChat(options: {
  db: Db
  care: Care
  servicesOf: ConversationServicesOf
  now: () => Date
  log: Logger
}) {
  const { db, care, servicesOf, now, log } = options
  const unkept = createUnkept()
  const rooms = createRooms()
  const replies = createReplies({ answering: createAnswering({ db, servicesOf, care, unkept, now }), log })

  /**
   * Takes a message of the child's, in a new session when it names none. The account's other windows are told that a
   * reply begins and that it has ended.
   * @throws HttpError 404 for a session that is not the account's, 409 while its last reply is under way
   */
  async function send(
    account: User,
    message: { sessionId: number | undefined; input: Input },
    listener: Listener,
    from?: Member,
  ): Promise<Reply> {
    const { id } =
      message.sessionId === undefined
        ? await createSession(db, account.id, defaultSessionTitle(now()), now())
        : await findSession(db, account.id, message.sessionId)
    const reply = await replies.begin(account, id, message.input, listener)
    rooms.tell(account.id, { type: 'replying', sessionId: id }, from)
    const changed = () => rooms.tell(account.id, { type: 'changed', sessionId: id }, from)
    reply.stored.then(changed, changed)
    return reply
  }

  return { rooms, replies, send, forget: unkept.forget, close: () => replies.close() }
}
export type LiveChat = ReturnType<typeof createLiveChat>
