import { type ChatMessage, type Ending, VOICE_MESSAGE } from '#contract/live-chat.ts'
import { boundHistory } from '../ai/bounded-history.ts'
import type {
  ChatQuestion,
  Conversation,
  ConversationServices,
  ConversationServicesOf,
  OpenGapsOf,
  Sound,
} from '../ai/conversation.ts'
import { chatInstruction } from '../ai/prompts/chat.ts'
import { childContext, openingNote } from '../ai/prompts/context.ts'
import { fenced } from '../ai/prompts/fence.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import type { Care } from '../safety/care.ts'
import type { Part } from '../safety/checked-reply.ts'
import type { Heard } from '../safety/heard.ts'
import { safeReply } from '../safety/safe-reply.ts'
import type { Unkept } from '../safety/unkept.ts'
import type { Concern } from '../shared/concerns.ts'
import { heed } from '../shared/heed.ts'
import { HttpError } from '../shared/http-error.ts'
import { askerFor, type Learner } from '../shared/learner.ts'
import { createTurns } from '../shared/turns-of-loop.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { type HeardInSession, hearInSession, type Stored, transcribed } from './hearing.ts'
import type { Exchange, Listener } from './listener.ts'
import {
  eraseMessage,
  listMessages,
  openingOf,
  saveMessage,
  setConcern,
  setTranscript,
} from './message-store.ts'
import { countQuizAnswer, type OnPractised } from './quiz-practice.ts'
import { findSession } from './session-store.ts'
import { toHistory } from './to-history.ts'

/**
 * What the child has sent: typed, spoken, or an older message to be answered again, with its recording where nobody
 * could listen to that.
 */
export type Input = { isAudioMode: boolean } & (
  | { text: string }
  | { recording: Sound }
  | { retryOf: number; recording?: Sound | undefined }
)

/** As many of the newest messages are looked at; the token budget takes fewer. */
const MOST_MESSAGES = 80

const CAN_NOT_LISTEN =
  'I can’t listen to voice messages yet – but I can read! Please type your message. A parent can connect an AI that listens in Settings.'

/** Stores what the child sends, asks the tutor and stores what it says. */
export function createAnswering(options: {
  db: Db
  servicesOf: ConversationServicesOf
  care: Care
  unkept: Unkept
  openGapsOf: OpenGapsOf
  onPractised: OnPractised
  now: () => Date
}) {
  const { db, servicesOf, care, unkept, openGapsOf, onPractised, now } = options
  const turn = createTurns()

  /** @throws HttpError 404 when the message to answer again isn't the session's newest of the child */
  async function store(child: Learner, sessionId: number, input: Input): Promise<Stored> {
    await turn()
    await findSession(db, child.id, sessionId)
    // Heard before it is written: what nobody at home may read is in no file for a moment.
    const hearing = 'text' in input ? await hearInSession({ db, unkept }, sessionId, input.text) : undefined
    if ('text' in input && hearing?.heard?.isAtHome) {
      return { message: unkeptMessage('user', input.text), hearing }
    }
    const message =
      'retryOf' in input
        ? (await listMessages(db, sessionId, { limit: 10 })).findLast(({ role }) => role === 'user')
        : await saveMessage(
            db,
            {
              sessionId,
              role: 'user',
              content: 'text' in input ? input.text : VOICE_MESSAGE,
              isSpoken: 'recording' in input,
            },
            now(),
          )
    if (!message || ('retryOf' in input && message.id !== input.retryOf)) {
      throw new HttpError(404, 'not_found', 'We couldn’t find this message. Please type it again.')
    }
    if ('retryOf' in input && message.content === VOICE_MESSAGE && !input.recording) {
      throw new HttpError(400, 'bad_request', 'Please record your message again.')
    }
    return { message, hearing }
  }

  async function answer(given: {
    child: Learner
    sessionId: number
    stored: Stored
    input: Input
    listener: Listener
    signal: AbortSignal
    /** Gives the reply as much time from now on, in milliseconds. */
    allow: (milliseconds: number) => void
    chooseEnding: (signal: AbortSignal, failure: unknown) => Ending
  }): Promise<{ exchange: Exchange; speak?: (signal: AbortSignal) => Promise<Sound> }> {
    const { child, sessionId, input, listener, signal, chooseEnding } = given
    const recording = 'recording' in input ? input.recording : undefined
    let { message } = given.stored
    let content = ''
    let concern: Concern | undefined
    let heard: Heard | undefined
    let isCutOff = false
    let failure: unknown
    let services: ConversationServices | undefined
    // One that is not kept has no number of its own.
    const idOf = ({ id }: ChatMessage) => (id > 0 ? id : undefined)
    const hear = () => hearInSession({ db, unkept }, sessionId, message.content, idOf(message))
    let hearing = given.stored.hearing ?? (await hear())
    try {
      await turn()
      services = await servicesOf(askerFor(child))
      const { patience } = services.conversation
      if (patience !== undefined) given.allow(patience)
      // Another window may have had it heard meanwhile.
      if (recording && message.content === VOICE_MESSAGE) {
        message = await transcribed(message, recording, services.transcribe, signal)
        hearing = await hear()
        await keepTranscript(message, hearing)
        if (message.content !== VOICE_MESSAGE) listener.transcribed(message.id, message.content)
      }
      const parts = streamParts({
        child,
        sessionId,
        message,
        hearing,
        conversation: services.conversation,
        signal,
      })
      for await (const part of heed(signal, parts)) {
        concern ??= part.concern
        heard ??= part.heard
        isCutOff ||= part.isCutOff === true
        content += part.text
        listener.said(part.text)
      }
      if (content.trim() === '') throw tutorFailure('ai_unreadable', undefined, { problem: 'empty' })
    } catch (error) {
      failure = error
    }

    await turn()
    const ending = isCutOff && failure === undefined ? 'cut_off' : chooseEnding(signal, failure)
    const isUnkept = heard?.isAtHome === true
    if (isUnkept)
      unkept.add(sessionId, {
        after: hearing.after,
        at: now().toISOString(),
        text: message.content,
        reply: content,
      })
    const reply =
      content.trim() === ''
        ? undefined
        : isUnkept
          ? unkeptMessage('assistant', content)
          : await saveMessage(db, { sessionId, role: 'assistant', content, ending, concern }, now())
    if (reply && !heard && services?.conversation.service === 'builtin') {
      const question = await questionFor(child, message)
      await countQuizAnswer({ db, onPractised }, { childId: child.id, question, message, reply })
    }
    if (concern && !heard)
      await flagReply(child, sessionId, { concern, said: message.content, reply: content })
    const wantsSpeech = input.isAudioMode || message.isSpoken
    // Nothing of what is not kept is said aloud, where somebody at home could hear it.
    const canSpeak =
      wantsSpeech && reply !== undefined && ending === 'complete' && !isUnkept ? services?.speak : undefined
    if (failure === undefined || ending === 'stopped' || reply) {
      const isFlagged = concern !== undefined
      listener.done({
        messageId: reply?.id,
        ending,
        isFlagged,
        hasSpeech: canSpeak !== undefined,
        ...(isUnkept && { isUnkept }),
      })
    }
    if (failure !== undefined && ending !== 'stopped') throw failure
    return {
      exchange: { message, reply },
      speak:
        canSpeak &&
        (async signal => {
          return canSpeak(await maths.readAloud(content), signal)
        }),
    }
  }

  /** What was said takes its place in the chat, or nothing of it stays there. */
  async function keepTranscript({ id, content }: ChatMessage, { heard }: HeardInSession): Promise<void> {
    if (heard?.isAtHome) await eraseMessage(db, id)
    else if (content !== VOICE_MESSAGE) await setTranscript(db, id, content)
  }

  async function* streamParts(given: {
    child: Learner
    sessionId: number
    message: ChatMessage
    hearing: HeardInSession
    conversation: Conversation
    signal: AbortSignal
  }): AsyncGenerator<Part> {
    const { child, sessionId, message, hearing, conversation, signal } = given
    if (message.content === VOICE_MESSAGE && message.isSpoken) {
      yield { text: CAN_NOT_LISTEN }
      return
    }
    yield* safeReply({
      conversation,
      text: message.content,
      heard: hearing.heard,
      wordsFor: heard => care.wordsFor(child, heard, hearing.replies),
      question: () => questionFor(child, message),
      async onHeard(heard, reply) {
        // A service can hear what this computer did not; then the message is stored already.
        if (heard.isAtHome) await eraseMessage(db, message.id)
        else if (heard.isFlagged) {
          await setConcern(db, message.id, heard.concern)
          const { title } = await findSession(db, child.id, sessionId)
          await care.flag(child, heard, {
            source: 'live_chat',
            said: message.content,
            reply,
            chatTitle: title,
          })
        }
      },
      signal,
    })
  }

  async function flagReply(
    child: Learner,
    sessionId: number,
    stopped: { concern: Concern; said: string; reply: string },
  ): Promise<void> {
    const session = await findSession(db, child.id, sessionId).catch(() => undefined)
    await care.flagReply(child, { ...stopped, source: 'live_chat', chatTitle: session?.title })
  }

  function unkeptMessage(role: ChatMessage['role'], content: string): ChatMessage {
    return {
      id: unkept.newId(),
      role,
      content,
      ending: 'complete',
      isFlagged: true,
      isSpoken: false,
      isUnkept: true,
      createdAt: now().toISOString(),
    }
  }

  async function questionFor(child: Learner, message: ChatMessage): Promise<ChatQuestion> {
    const row = await db
      .selectFrom('chat_messages')
      .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
      .select(['session_id', 'title'])
      .where('chat_messages.id', '=', message.id)
      .executeTakeFirst()
    const earlier = row
      ? await listMessages(db, row.session_id, { limit: MOST_MESSAGES, before: message.id })
      : []
    const { messages, leftOut } = boundHistory(toHistory([...earlier, message]))
    const isShortened = leftOut > 0 || earlier.length === MOST_MESSAGES
    const notes =
      isShortened && row
        ? [
            `Older messages of this chat are left out here. Its title is: ${fenced('TITLE OF THE CHAT', row.title).text}`,
          ]
        : []
    const opening = row && (await openingOf(db, row.session_id))
    if (opening !== undefined) notes.push(openingNote(opening))
    return {
      instruction: chatInstruction(child, now(), notes),
      messages,
      ...(await childContext(child, openGapsOf, now())),
      opening,
    }
  }

  return { store, answer }
}
export type Answering = ReturnType<typeof createAnswering>
