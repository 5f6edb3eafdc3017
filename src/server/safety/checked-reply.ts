import type { ChatQuestion, Conversation } from '../ai/conversation.ts'
import { type Concern, tierOf } from '../shared/concerns.ts'
import { HttpError } from '../shared/http-error.ts'
import { CHANGE_OF_SUBJECT, ENOUGH, KIND_TEXTS } from './care-texts.ts'
import { type AnswerGuard, concernOfDraft } from './ear.ts'
import type { Heard } from './heard.ts'
import { inOrder } from './in-order.ts'
import { splitSentences } from './sentences.ts'
import { withinBytes } from './within-bytes.ts'

/** So many sentences are checked at once. */
const MOST_CHECKS = 4
/** A phrase may begin in one sentence and end in the next. */
const LOOK_BACK = 200
/** An answer may stand in two sentences, but not further apart. */
const LOOK_BACK_FOR_ANSWER = 4_000
/** How often a draft that gives the answer away is asked for again. */
const MOST_NEW_DRAFTS = 2
/** In bytes of UTF-8, kind words at the end included: a child reads for an hour at that. */
export const LONGEST_REPLY = 64_000
/** Room is left for the longest of the kind words. */
const LONGEST_DRAFT = LONGEST_REPLY - 1_000

/** A part of a reply that may be shown; with a concern, it stands for what may not. */
export interface Part {
  text: string
  concern?: Concern
  /** What was heard in the child's own words; none where the reply was stopped. */
  heard?: Heard
  /** The reply was longer than `LONGEST_REPLY`; these are the kind words at its end. */
  isCutOff?: boolean
}

/**
 * The reply sentence by sentence, each one let go once it is checked. A draft that gives the answer away is dropped
 * from that sentence on and asked for again; one with anything to worry about, or without an end, ends in kind words.
 */
export async function* checkedReply(options: {
  conversation: Conversation
  question: ChatQuestion
  guard: AnswerGuard | undefined
  signal: AbortSignal
}): AsyncGenerator<Part> {
  const { conversation, question, guard, signal } = options
  let said = ''
  for (let draft = 0; draft <= MOST_NEW_DRAFTS; draft++) {
    const attempt = new AbortController()
    const both = AbortSignal.any([signal, attempt.signal])
    const check = checkOf({ conversation, guard, said, signal: both })
    let hasLeaked = false
    try {
      const asked = said === '' && draft === 0 ? question : again(question, said)
      const room = LONGEST_DRAFT - Buffer.byteLength(said)
      const { fragments, isCut } = withinBytes(conversation.chat(asked, both), room)
      const checked = inOrder(splitSentences(fragments), check, MOST_CHECKS)
      for await (const { sentence, isLeak, concern } of checked) {
        if (isLeak) {
          hasLeaked = true
          // Before leaving the loop, which waits for the service to let go.
          attempt.abort()
          break
        }
        if (concern) {
          attempt.abort()
          yield { text: joined(said, said === '' ? firstWords(concern) : CHANGE_OF_SUBJECT), concern }
          return
        }
        said += sentence
        yield { text: sentence }
      }
      if (isCut() && !hasLeaked) {
        yield { text: joined(said, ENOUGH), isCutOff: true }
        return
      }
    } catch (error) {
      if (!isRefused(error)) throw error
      yield { text: joined(said, CHANGE_OF_SUBJECT), concern: 'other' }
      return
    } finally {
      attempt.abort()
    }
    if (!hasLeaked) return
  }
  if (guard) yield { text: joined(said, await guard.hint()) }
}

interface Finding {
  sentence: string
  isLeak?: boolean
  concern?: Concern
}

/** What looks at each sentence of a draft, in order. @param said what the child has read of the reply already */
function checkOf(given: {
  conversation: Conversation
  guard: AnswerGuard | undefined
  said: string
  signal: AbortSignal
}): (sentence: string) => Promise<Finding> {
  const { conversation, guard, signal } = given
  let drafted = given.said
  return async sentence => {
    const before = drafted
    drafted += sentence
    // All at once: each waits for somebody else, and the child waits for the slowest alone.
    const leak = guard?.givesAway(drafted.slice(-LOOK_BACK_FOR_ANSWER))
    const own = concernOfDraft(before.slice(-LOOK_BACK) + sentence)
    const service = sentence.trim() === '' ? undefined : conversation.moderate?.(sentence, signal)
    // Where one of them has found something, the others are not asked for any more.
    for (const each of [own, service]) each?.catch(() => {})
    if (await leak) return { sentence, isLeak: true }
    return { sentence, concern: (await own) ?? (await service) }
  }
}

/** The same question with what has been said already and a reminder. */
function again(question: ChatQuestion, said: string): ChatQuestion {
  const reminder =
    'IMPORTANT: your last draft gave away the answer to what the child is working on, so it was thrown away. Answer again without the final answer in any form – not as digits, not in words, not as a sum that ends in it, not as a choice to confirm. Give one small hint or ask one question about the next step.'
  const after =
    said.trim() === ''
      ? ''
      : ` You have already said to the child: "${said.trim()}" – go on from there without repeating it.`
  return { ...question, instruction: `${question.instruction}\n\n${reminder}${after}` }
}

/** A draft that would begin with worry says nothing of the child's: the subject is changed, or it is kept friendly. */
function firstWords(concern: Concern): string {
  return tierOf(concern) === 'stop' ? (KIND_TEXTS[concern].young[0] ?? CHANGE_OF_SUBJECT) : CHANGE_OF_SUBJECT
}

function joined(said: string, words: string): string {
  return said.trim() === '' ? words : `\n\n${words}`
}

/** A service that declines for safety has spoken; that is no failure of the chat. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof HttpError) || typeof error.detail !== 'object' || error.detail === null) return false
  return 'isRefused' in error.detail && error.detail.isRefused === true
}
