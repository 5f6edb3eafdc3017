import type { ChatQuestion } from '../ai/conversation.ts'
import { inEngine } from '../engine/engine.ts'
import { orWithout, withoutPoison } from '../engine/poison.ts'
import type { Concern } from '../shared/concerns.ts'
import type { guardTasks, hearingTasks } from './engine-tasks.ts'
import { type Heard, MOST_EARLIER } from './heard.ts'

const hearing = inEngine<typeof hearingTasks>('hearing')
const guards = inEngine<typeof guardTasks>('guard')

/** Keeps the answer to the child's homework out of a reply. */
export interface AnswerGuard {
  /** Whether a text gives the answer away. */
  givesAway(text: string): boolean | Promise<boolean>
  /** A hint to say in the place of a reply that would not do without the answer. */
  hint(): string | Promise<string>
}

/** Texts that are heard one after the other are left out for each other's sake by this name. */
const DOOR = 'hearing'

/** Hears one text that is no message of a chat, or what a service's own check has found in one. */
export const { listenToText, heardByService } = hearing

/**
 * Hears a child's message in its conversation; undefined when a tutor may answer.
 * @param earlier the child's messages before it, oldest first, also those that were not kept
 * @throws Unreadable for a message that can't be heard in time: it must go to nobody
 */
export function listen(text: string, earlier: readonly string[] = []): Promise<Heard | undefined> {
  return withoutPoison(DOOR, [...earlier.slice(-MOST_EARLIER), text], texts =>
    hearing.listen(texts.at(-1) ?? '', texts.slice(0, -1)),
  )
}

/**
 * Hears the messages of a conversation that came before.
 * @returns for each what was heard, or that it can't be heard
 */
export function listenToAll(said: readonly string[]): Promise<(Heard | 'unheard' | undefined)[]> {
  // The new one, which can't be at fault, is none.
  return withoutPoison(DOOR, [...said, ''], async texts => {
    const heard = await hearing.listenToAll(texts.slice(0, -1))
    return heard.map((each, at) => (texts[at] === said[at] ? each : 'unheard'))
  })
}

/**
 * Whether the last that a child said was urgent: then nothing to learn is offered beside the words that it reads.
 * @param said the child's messages, oldest first
 */
export async function isAfterDanger(said: readonly string[]): Promise<boolean> {
  const last = (await listenToAll(said)).at(-1)
  return typeof last === 'object' && last.tier === 'urgent' && !last.isUnsure
}

/** What there is to worry about in what an AI is about to say to a child; what can't be looked at worries too. */
export function concernOfDraft(text: string): Promise<Concern | undefined> {
  return orWithout(hearing.concernOfDraft(text), 'other')
}

/**
 * Guards the answers to what the child has asked and not yet answered itself, where they can be worked out exactly.
 * @returns undefined when there is nothing to guard, or nothing that could be read
 */
export async function answerGuard(question: ChatQuestion): Promise<AnswerGuard | undefined> {
  const { messages, opening } = question
  const texts = [opening ?? '', ...messages.map(({ text }) => text)]
  const read = (given: string[]): ChatQuestion => ({
    ...question,
    ...(opening !== undefined && { opening: given[0] ?? '' }),
    messages: messages.map((each, at) => ({ ...each, text: given[at + 1] ?? '' })),
  })
  const needed = withoutPoison('guard', texts, async given => {
    const readable = read(given)
    return (await guards.isNeeded(readable)) ? readable : undefined
  })
  const guarded = await orWithout(needed, undefined)
  return (
    guarded && {
      givesAway: text => orWithout(guards.givesAway(guarded, text), true),
      hint: () => guards.hint(guarded),
    }
  )
}
