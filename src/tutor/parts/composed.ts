import { speak, type Traced } from '../acts/index.ts'
import type { ConversationSoFar } from '../conversation.ts'
import { ASKING } from '../dialogue.ts'
import { quoted } from '../replies/voice.ts'
import type { Dialogue } from '../state.ts'
import type { PartKind } from './part.ts'

/** The place of each kind of part in a reply: what the child feels first, what is to come next last. */
const PLACE: Record<PartKind, number> = { talk: 0, work: 1, asks: 2, wish: 3 }

interface Said {
  dialogue: Dialogue
  spoken: Traced
}

/** One reply to all parts of a message: each is answered, and one question at most stands at its end. */
export function composed(parts: readonly Dialogue[], asked: ConversationSoFar): Traced {
  const said: Said[] = []
  for (const dialogue of parts) {
    const told = [...dialogue.told, ...said.map(({ spoken }) => spoken.reply)]
    const isBehind = said.some(({ dialogue: { part }, spoken }) => part?.kind === 'work' && !spoken.isGuess)
    const spoken = speak({ ...dialogue, told, asked, isBehind })
    const isUnknown = isBehind && spoken.isGuess && dialogue.part?.kind === 'asks'
    said.push({ dialogue, spoken: isUnknown ? { ...spoken, reply: wondered(dialogue) } : spoken })
  }
  // Who leaves is asked nothing more.
  const leaves = said.some(({ spoken }) => spoken.act === 'goodbye')
  // Thanks beside a question are a please.
  const begins = said.some(({ spoken }) => /^(?:begin|open)/.test(spoken.act))
  const counting = said.filter(
    ({ spoken, dialogue }, at) =>
      !(begins && spoken.act === 'thanks') &&
      !(leaves && spoken.act !== 'goodbye' && dialogue.turn.is === 'talk') &&
      !isNeedless(spoken, dialogue, said.slice(at + 1)) &&
      !isSaid(spoken, said.slice(0, at)),
  )
  const [one, ...others] = counting.length > 0 ? counting : said.slice(-1)
  if (!one) throw new RangeError('A message has at least one part')
  if (others.length === 0) return one.spoken
  const ordered = [one, ...others].toSorted((a, b) => placeOf(a) - placeOf(b))
  const last = ordered.at(-1)?.spoken ?? one.spoken
  const reply = ordered
    .map(({ spoken }, at) => (at < ordered.length - 1 ? withoutQuestion(spoken.reply) : spoken.reply))
    .filter(each => each !== '')
    .reduce((all, each) => `${all}${/```/.test(all + each) ? '\n\n' : ' '}${each}`)
  return { ...last, reply, act: ordered.map(({ spoken }) => spoken.act).join(' + ') }
}

/** `can dogs count?`: nothing is known of it, and it was heard. */
const wondered = ({ last }: Dialogue) =>
  /\?\s*$/.test(last) &&
  !/\b(?:correct|right|wrong|ok|okay|true|good)\b/i.test(last) &&
  last.trim().split(/\s+/).length > 2
    ? `And ${quoted(last)}: that I don’t know for sure. What do you think yourself?`
    : ''

/** Who leaves is told so behind everything else. */
const placeOf = ({ dialogue, spoken }: Said) =>
  spoken.act === 'goodbye' ? PLACE.wish : PLACE[dialogue.part?.kind ?? 'work']

/** What begins a question is not said where the child has gone on with it at once, nor a guess beside an answer. */
function isNeedless(
  { act, isGuess, reply }: Traced,
  { work, part }: Dialogue,
  behind: readonly { dialogue: Dialogue; spoken: Traced }[],
): boolean {
  const isGoneOn = behind.some(
    ({ dialogue, spoken }) =>
      dialogue.work?.problem === work?.problem && dialogue.part?.kind === 'work' && !spoken.isGuess,
  )
  const isAgain =
    act === 'praise' &&
    behind.some(({ dialogue, spoken }) => spoken.act === 'praise' && dialogue.work?.problem === work?.problem)
  return reply === '' || isAgain || (act === 'begin' && isGoneOn) || (isGuess && part?.kind !== 'asks')
}

/** `4.45 is that it`: that it is right is said already. */
const isSaid = ({ act }: Traced, before: readonly { spoken: Traced }[]) =>
  (act === 'check' || act === 'finished') && before.some(({ spoken }) => spoken.act === 'praise')

/** A reply that is not the last: what it asks at its end is left to the last one. */
function withoutQuestion(reply: string): string {
  if (reply.includes(ASKING)) return reply
  const [kept = reply] =
    reply.includes('\n\n') && !reply.includes('```') ? reply.split(/\n\n(?=[^\n]*\?\s*$)/) : [reply]
  const sentences = kept.split(/(?<=[.!?:][”"]?)\s+(?=\p{Lu}|\$)/u)
  while (sentences.length > 1 && /[?:]$/.test(sentences.at(-1)?.trim() ?? '')) sentences.pop()
  return sentences.join(' ')
}
