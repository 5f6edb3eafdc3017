import { channel } from 'node:diagnostics_channel'
import { inEngine } from '../engine/engine.ts'
import { orWithout, Unreadable, withoutPoison } from '../engine/poison.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { ChatQuestion } from './conversation.ts'
import type { exactTasks, talkTasks, tutorTasks } from './engine-tasks.ts'
import type { QuestionToMark, Tutor } from './tutor.ts'

const tutor = inEngine<typeof tutorTasks>('tutor')
const talk = inEngine<typeof talkTasks>('talk')

/** What exact arithmetic knows of what an AI has made; each throws Unreadable for what takes too long. */
export const exact = inEngine<typeof exactTasks>('exact')

const UNREADABLE_QUESTION =
  'I can’t read this question: it would take me too long. Please write it shorter, or give the right answer and I mark by that.'
const UNREADABLE_MESSAGE =
  'I can’t read this one: it would take me too long. Can you write it shorter, or in another way?'

/** A thread takes what is told, and nobody to tell something to. */
const withoutListener = <I extends QuestionToMark>({ onRead: _, ...input }: I) => input

/** The builtin tutor, whose work is done in the engine's threads. */
export const tutorInEngine: Tutor = {
  async makeMarkingScheme(input) {
    try {
      return await tutor.makeMarkingScheme(withoutListener(input))
    } catch (error) {
      // As every other question that it can't read: there are other ways to have it marked.
      throw error instanceof Unreadable ? tutorFailure('ai_not_connected', UNREADABLE_QUESTION) : error
    }
  },
  assess: input => tutor.assess(withoutListener(input)),
  findGaps: input => tutor.findGaps(input),
  recommendResources: gaps => tutor.recommendResources(gaps),
  makeQuestions: input => tutor.makeQuestions(input),
}

/** As much of a question as a task of the talk reads. */
type Conversation = Pick<ChatQuestion, 'messages' | 'opening'>

/** Reads a conversation; a message that can't be read is left out, unless it is the last. */
function read<Q extends Conversation, T>(question: Q, task: (question: Q) => Promise<T>): Promise<T> {
  const { messages, opening } = question
  return withoutPoison('talk', [opening ?? '', ...messages.map(({ text }) => text)], ([first, ...others]) =>
    task({
      ...question,
      ...(opening !== undefined && { opening: first }),
      messages: messages.map((each, at) => ({ ...each, text: others[at] ?? '' })),
    }),
  )
}

/** Which of the builtin tutor's acts has spoken, and how the message was read; no word of the child's is in it. */
export interface ActTold {
  act: string
  because: string
  passed: readonly string[]
}

const acts = channel('stepwise.tutor.act')

/**
 * Tells of each act of the builtin tutor's.
 * @returns what ends it
 */
export function onAct(tell: (told: ActTold) => void): () => void {
  const heard = (told: unknown) => tell(told as ActTold)
  acts.subscribe(heard)
  return () => acts.unsubscribe(heard)
}

/** What the builtin tutor says next, also where it can't read what the child has written. */
export async function replyOf(question: ChatQuestion): Promise<string> {
  const spoken = await orWithout(read(question, talk.traced), undefined)
  if (!spoken) return UNREADABLE_MESSAGE
  const { reply, ...told } = spoken
  acts.publish(told satisfies ActTold)
  return reply
}

/** What a child could say next, the best first; nothing where its last message can't be read. */
export function chipsFor(
  question: Pick<ChatQuestion, 'messages' | 'opening' | 'openGaps'>,
): Promise<string[]> {
  return orWithout(read(question, talk.chipsFor), [])
}

/** Whether the child's last message answers a question of a quiz on one of its open gaps. */
export function quizAnswer(question: ChatQuestion) {
  return orWithout(read(question, talk.quizAnswer), undefined)
}

/** The tutor's first words about a question of the child's; markdown. */
export const { openingFor } = talk
