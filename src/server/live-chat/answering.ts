import { type ChatMessage, type Ending, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { ConversationServices, ConversationServicesOf, OpenGapsOf, Sound } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import type { Care } from '../safety/care.ts'
import type { Heard } from '../safety/heard.ts'
import type { Unkept } from '../safety/unkept.ts'
import type { Concern } from '../shared/concerns.ts'
import { heed } from '../shared/heed.ts'
import { askerFor, type Learner } from '../shared/learner.ts'
import { createTurns } from '../shared/turns-of-loop.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { chatQuestion } from './chat-question.ts'
import { type HeardInSession, hearInSession, type Stored, transcribed } from './hearing.ts'
import type { Exchange, Listener } from './listener.ts'
import { eraseMessage, saveMessage, setTranscript } from './message-store.ts'
import { countQuizAnswer, type OnPractised } from './quiz-practice.ts'
import { replyParts } from './reply-parts.ts'
import { findSession } from './session-store.ts'
import { type Input, storeInput } from './store-input.ts'
import { unkeptMessage } from './unkept-message.ts'

interface AnsweringParts {
  db: Db
  servicesOf: ConversationServicesOf
  care: Care
  unkept: Unkept
  openGapsOf: OpenGapsOf
  onPractised: OnPractised
  now: () => Date
}

interface ToAnswer {
  child: Learner
  sessionId: number
  stored: Stored
  input: Input
  listener: Listener
  signal: AbortSignal
  /** Gives the reply as much time from now on, in milliseconds. */
  allow: (milliseconds: number) => void
  chooseEnding: (signal: AbortSignal, failure: unknown) => Ending
}

interface Answered {
  exchange: Exchange
  speak?: (signal: AbortSignal) => Promise<Sound>
}

/** What has come of a reply until it ended or failed, and what it replies to. */
interface Came {
  message: ChatMessage
  hearing: HeardInSession
  services?: ConversationServices
  content: string
  concern?: Concern | undefined
  heard?: Heard | undefined
  isCutOff: boolean
  failure?: unknown
}

/** Stores what the child sends, asks the tutor and stores what it says. */
export function createAnswering(parts: AnsweringParts) {
  const turn = createTurns()

  async function store(child: Learner, sessionId: number, input: Input): Promise<Stored> {
    await turn()
    return storeInput(parts, child, sessionId, input)
  }

  async function answer(given: ToAnswer): Promise<Answered> {
    const came = await receiveReply(parts, given, turn)
    await turn()
    return endReply(parts, given, came)
  }

  return { store, answer }
}
export type Answering = ReturnType<typeof createAnswering>

/** Listens to a recording where there is one, asks the tutor and tells the listener what it says as it comes. */
async function receiveReply(
  parts: AnsweringParts,
  given: ToAnswer,
  turn: () => Promise<void>,
): Promise<Came> {
  const { child, sessionId, input, stored, listener, signal } = given
  const recording = 'recording' in input ? input.recording : undefined
  const { message } = stored
  const hearing = stored.hearing ?? (await hear(parts, sessionId, message))
  const came: Came = { message, hearing, content: '', isCutOff: false }
  try {
    await turn()
    const services = await parts.servicesOf(askerFor(child))
    came.services = services
    const { conversation, transcribe } = services
    if (conversation.patience !== undefined) given.allow(conversation.patience)
    // Another window may have had it heard meanwhile.
    if (recording && message.content === VOICE_MESSAGE) {
      came.message = await transcribed(message, recording, transcribe, signal)
      came.hearing = await hear(parts, sessionId, came.message)
      await keepTranscript(parts.db, came)
      const { id, content } = came.message
      if (content !== VOICE_MESSAGE) listener.transcribed(id, content)
    }
    const reply = replyParts(parts, {
      child,
      sessionId,
      message: came.message,
      hearing: came.hearing,
      conversation,
      signal,
    })
    for await (const part of heed(signal, reply)) {
      came.concern ??= part.concern
      came.heard ??= part.heard
      came.isCutOff ||= part.isCutOff === true
      came.content += part.text
      listener.said(part.text)
    }
    if (came.content.trim() === '') throw tutorFailure('ai_unreadable', undefined, { problem: 'empty' })
  } catch (error) {
    came.failure = error
  }
  return came
}

function hear(parts: AnsweringParts, sessionId: number, { id, content }: ChatMessage) {
  // One that is not kept has no number of its own.
  return hearInSession(parts, sessionId, content, id > 0 ? id : undefined)
}

/** What was said takes its place in the chat, or nothing of it stays there. */
async function keepTranscript(db: Db, { message: { id, content }, hearing }: Came): Promise<void> {
  if (hearing.heard?.isAtHome) await eraseMessage(db, id)
  else if (content !== VOICE_MESSAGE) await setTranscript(db, id, content)
}

/**
 * Stores what has come, and tells the listener how it has ended.
 * @throws what cut the reply off, unless the child has stopped it
 */
async function endReply(parts: AnsweringParts, given: ToAnswer, came: Came): Promise<Answered> {
  const { child, sessionId, input, listener, signal } = given
  const { message, content, concern, heard, failure, services } = came
  const ending = came.isCutOff && failure === undefined ? 'cut_off' : given.chooseEnding(signal, failure)
  const isUnkept = heard?.isAtHome === true
  const reply = await keepReply(parts, sessionId, came, ending)
  if (reply && !heard && services?.conversation.service === 'builtin') {
    const question = await chatQuestion(parts, child, message)
    await countQuizAnswer(parts, { childId: child.id, question, message, reply })
  }
  if (concern && !heard) {
    const session = await findSession(parts.db, child.id, sessionId).catch(() => undefined)
    const stopped = { concern, said: message.content, reply: content }
    await parts.care.flagReply(child, { ...stopped, source: 'live_chat', chatTitle: session?.title })
  }
  const wantsSpeech = input.isAudioMode || message.isSpoken
  // Nothing of what is not kept is said aloud, where somebody at home could hear it.
  const canSpeak = wantsSpeech && reply && ending === 'complete' && !isUnkept ? services?.speak : undefined
  if (failure === undefined || ending === 'stopped' || reply) {
    listener.done({
      messageId: reply?.id,
      ending,
      isFlagged: concern !== undefined,
      hasSpeech: canSpeak !== undefined,
      ...(isUnkept && { isUnkept }),
    })
  }
  if (failure !== undefined && ending !== 'stopped') throw failure
  return {
    exchange: { message, reply },
    speak: canSpeak && (async signal => canSpeak(await maths.readAloud(content), signal)),
  }
}

/** The reply as it is shown; none where nothing came. */
async function keepReply(
  parts: AnsweringParts,
  sessionId: number,
  { message, hearing, content, concern, heard }: Came,
  ending: Ending,
): Promise<ChatMessage | undefined> {
  const { db, unkept, now } = parts
  if (heard?.isAtHome) {
    const at = now().toISOString()
    unkept.add(sessionId, { after: hearing.after, at, text: message.content, reply: content })
  }
  if (content.trim() === '') return undefined
  if (heard?.isAtHome) return unkeptMessage(parts, 'assistant', content)
  return saveMessage(db, { sessionId, role: 'assistant', content, ending, concern }, now())
}
