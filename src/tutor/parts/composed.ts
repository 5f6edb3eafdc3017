import { SORRY } from '#maths/language/en/rejected.ts'
import { speak, type Traced } from '../acts/index.ts'
import { HURTS } from '../acts/own-life.ts'
import type { ConversationSoFar } from '../conversation.ts'
import { ASKING, TELLING } from '../dialogue.ts'
import { quoted, say } from '../replies/voice.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import type { PartKind } from './part.ts'

/** The place of each kind of part in a reply: what the child feels first, what is to come next last. */
const PLACE: Record<PartKind, number> = { talk: 0, work: 1, asks: 2, wish: 3 }

interface Said {
  dialogue: Dialogue
  spoken: Traced
}

/** One reply to all parts of a message; before it the tutor is sorry where it had read a question as another one. */
export function composed(parts: readonly Dialogue[], asked: ConversationSoFar): Traced {
  const spoken = inOne(parts, asked)
  const [first] = parts
  return first?.isSorry && !/\bsorry\b/i.test(spoken.reply)
    ? {
        ...spoken,
        reply: `${say(first, 'sorry', first.isSorry === 'of a line' ? [SORRY[0]] : SORRY)} ${spoken.reply}`,
      }
    : spoken
}

/** Each part is answered, and one question at most stands at the end. */
function inOne(parts: readonly Dialogue[], asked: ConversationSoFar): Traced {
  const each: Said[] = []
  for (const [at, dialogue] of parts.entries()) {
    const told = [...dialogue.told, ...each.map(({ spoken }) => spoken.reply)]
    const isBehind = each.some(({ dialogue: { part }, spoken }) => part?.kind === 'work' && !spoken.isGuess)
    const spoken = speak({
      ...dialogue,
      told,
      asked,
      isBehind,
      isBeside: parts.length > 1,
      isFollowed: parts.slice(at + 1).some(bringsMore),
    })
    const isUnknown = isBehind && spoken.isGuess && dialogue.part?.kind === 'asks'
    each.push({ dialogue, spoken: isUnknown ? { ...spoken, reply: wondered(dialogue) } : spoken })
  }
  const goesOn = (other: Said) =>
    isOwnTask(other.dialogue) || isJudged(other) || other.spoken.act === 'unsolved line'
  const heard = each.some(isRight) ? each.map(encouraged) : each
  // News that weighs, told behind the maths, is what the child is at now.
  const closing = [each.slice(1).at(-1)?.dialogue].find(one => one !== undefined && weighs(one))
  const said = each.some(goesOn) ? heard.map(one => (one.dialogue === closing ? one : inPassing(one))) : heard
  // Who leaves is asked nothing more, unless it wishes for one more first.
  const wishes = said.some(({ spoken }) => sets(spoken))
  const [bye] = said.flatMap(({ spoken }, at) => (LEAVES.has(spoken.act) ? [at] : []))
  // `bye. wait one more thing …` stays.
  const stays = wishes || said.slice((bye ?? 0) + 1).some(({ dialogue }) => isOwnTask(dialogue))
  const leaves = !stays && bye !== undefined
  // Thanks beside a question are a please.
  const begins = said.some(
    ({ spoken, dialogue }) => /^(?:begin|open)/.test(spoken.act) || isOwnTask(dialogue),
  )
  const counting = said.filter(
    ({ spoken, dialogue }, at) =>
      !(begins && spoken.act === 'thanks') &&
      !(stays && ['goodbye', 'stop'].includes(spoken.act)) &&
      !isOverBy({ spoken, dialogue }, said) &&
      // `that was easier. harder please`: the last wish counts.
      !(sets(spoken) && said.slice(at + 1).some(other => sets(other.spoken))) &&
      !(['no', 'laugh'].includes(spoken.act) && said.length > 1) &&
      !(wishes && ['no lesson', 'repeat'].includes(spoken.act)) &&
      !(leaves && !LEAVES.has(spoken.act) && dialogue.turn.is === 'talk') &&
      !isOverruled({ dialogue, spoken }, said) &&
      !isNeedless(spoken, dialogue, said.slice(at + 1)) &&
      !isSaid(spoken, said) &&
      !isSubjectAgain(spoken, said),
  )
  const [one, ...others] = counting.length > 0 ? counting : said.slice(-1)
  if (!one) throw new RangeError('A message has at least one part')
  // `Sorry!` alone is no answer: what was complained of beside it was not understood.
  if (others.length === 0)
    return one.spoken.act === 'complaint' ? speak({ ...one.dialogue, asked }) : one.spoken
  const place = (own: Said) => (own.dialogue === closing ? PLACE.wish : placeOf(own))
  const ordered = [one, ...others].toSorted((a, b) => place(a) - place(b))
  const last = ordered.at(-1)?.spoken ?? one.spoken
  const reply = ordered
    .map(({ spoken }, at) =>
      at < ordered.length - 1 ? withoutQuestion(spoken.reply, ordered.slice(at + 1)) : spoken.reply,
    )
    .filter(own => own !== '')
    .reduce((all, own) => {
      const next = withoutSaid(own, all)
      return next === '' ? all : `${all}${/```/.test(all + next) ? '\n\n' : ' '}${next}`
    })
  return { ...last, reply, act: ordered.map(({ spoken }) => spoken.act).join(' + ') }
}

/** Who goes, or has had enough. */
const LEAVES = new Set(['goodbye', 'stop'])
const WISHES = new Set(['another', 'easier', 'harder'])
/** A yes to what was offered sets a question as well. */
const sets = ({ act, reply }: Traced) => WISHES.has(act) || (act === 'yes' && reply.includes(ASKING))

/** Help at the place where the child was. */
const HELP = new Set(['unsure', 'hint', 'next', 'method', 'example', 'simpler'])

/** What the child tells weighs on it: there is no hurry back to the maths. */
const weighs = ({ turn }: Dialogue) =>
  turn.is === 'talk' &&
  ((turn.intent.wants === 'own life' && HURTS.has(turn.intent.what)) ||
    (turn.intent.wants === 'comfort' && ['loss', 'sad', 'missing'].includes(turn.intent.feeling)))

/** A hint is over by any line that is judged beside it, an apology and anger by the answer: the judgement counts now. */
function isOverBy({ spoken, dialogue: { turn } }: Said, all: readonly Said[]): boolean {
  if (turn.is !== 'talk') return false
  // `is that right?` is answered by what was said of it.
  if (spoken.act === 'check') return all.some(isJudged)
  if (HELP.has(spoken.act)) return all.some(other => isJudged(other) || weighs(other.dialogue))
  const isAnger = turn.intent.wants === 'comfort' && ['cross', 'not so'].includes(turn.intent.feeling)
  return (spoken.act === 'complaint' || isAnger) && all.some(isAnswer)
}

/** Who feels stupid and is right needs no other comfort. */
const encouraged = (said: Said): Said => {
  const { turn } = said.dialogue
  const isDoubt =
    turn.is === 'talk' &&
    turn.intent.wants === 'comfort' &&
    ['useless', 'giving up'].includes(turn.intent.feeling)
  return isDoubt ? { ...said, spoken: { ...said.spoken, reply: 'You see, you can do it!' } } : said
}

/** `i hate time`, beside a task or a line: the maths comes first, with half a sentence of comfort. */
const inPassing = (said: Said): Said => {
  const { turn } = said.dialogue
  const isMild =
    turn.is === 'talk' &&
    turn.intent.wants === 'comfort' &&
    ['cross', 'bored', 'unwilling', 'tired'].includes(turn.intent.feeling)
  if (said.spoken.act !== 'comfort') return said
  // The child goes on: nothing waits, and nobody is to rest.
  const kept = said.spoken.reply.split(/(?<=[.!?])\s/).filter(each => !PUTS_OFF.test(each))
  const reply = isMild ? 'I hear you!' : kept.join(' ')
  return reply === '' ? said : { ...said, spoken: { ...said.spoken, reply } }
}

/** A sentence that leaves maths for later. */
const PUTS_OFF = /\b(?:can wait|whenever you|rest)\b/i

const isJudged = ({ dialogue: { turn }, spoken }: Said) =>
  ['line', 'quantity', 'story line'].includes(turn.is) && !spoken.isGuess
const isAnswer = ({ dialogue: { turn }, spoken }: Said) =>
  spoken.act === 'praise' || (turn.is === 'story line' && turn.step.judged?.is === 'done')
const isRight = (said: Said) =>
  isAnswer(said) || (said.dialogue.turn.is === 'line' && said.dialogue.turn.said.outcome === 'useful')

/** A question of its own, or a wish for one, or what answers another part of the sheet. */
const bringsMore = ({ turn, part }: Dialogue) =>
  part?.kind === 'wish' ||
  part?.label !== undefined ||
  ['sum', 'story'].includes(turn.is) ||
  (turn.is === 'unsolved' && typeof turn.said === 'string') ||
  (turn.is === 'talk' && ['another', 'harder', 'easier'].includes(turn.intent.wants))

/** `can dogs count?`: nothing is known of it, and it was heard. */
const wondered = ({ last }: Dialogue) =>
  /\?\s*$/.test(last) &&
  !/\b(?:correct|right|wrong|ok|okay|true|good)\b/i.test(last) &&
  last.trim().split(/\s+/).length > 2
    ? `And ${quoted(last)}: that I don’t know for sure. What do you think yourself?`
    : ''

/** Who leaves is told so behind everything else; what is asked directly comes before the step at hand. */
const placeOf = ({ dialogue, spoken }: Said) => {
  if (LEAVES.has(spoken.act)) return PLACE.wish
  return spoken.act === 'direct' && !dialogue.work?.isFound
    ? PLACE.talk
    : PLACE[dialogue.part?.kind ?? 'work']
}

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
    behind.some(
      ({ dialogue, spoken }) =>
        spoken.act === 'praise' &&
        dialogue.part?.label === part?.label &&
        (dialogue.work?.problem === work?.problem || isSameAnswer(dialogue.work, work)),
    )
  return reply === '' || isAgain || (act === 'begin' && isGoneOn) || (isGuess && part?.kind !== 'asks')
}

/** `its 14. 14 people`, of a sum on the way and of the question. */
const isSameAnswer = (one: Work | undefined, other: Work | undefined): boolean => {
  const [own, next] = [one, other].map(each => /-?\d[\d.,/:]*/.exec(each?.said?.marked.finalText ?? '')?.[0])
  return own !== undefined && own === next
}

/** `4.45 is that it`, `am i done? 4.45`, `15/20 and 8/20. is that right?`: that it is right is said already. */
const isSaid = ({ act }: Traced, all: readonly Said[]) =>
  (act === 'check' && all.some(isRight)) ||
  (act === 'finished' && all.some(({ spoken }) => spoken.act === 'praise'))

/** That the tutor knows only maths is said once, with the word that it does know where there is one. */
function isSubjectAgain(spoken: Traced, all: readonly Said[]): boolean {
  const others = all.map(each => each.spoken).filter(({ act }) => act === 'other subject')
  const kept = others.find(({ reply }) => reply.includes('**')) ?? others[0]
  return spoken.act === 'other subject' && spoken !== kept
}

/** Another task comes behind it, or the end: a question of the tutor's own would be one too many. */
const leavesTask = ({ spoken, dialogue }: Said) =>
  spoken.act === 'goodbye' || spoken.reply.includes(ASKING) || isOwnTask(dialogue)

/** A question that the child has brought. */
const isOwnTask = ({ turn }: Dialogue) =>
  turn.is === 'sum' || turn.is === 'story' || (turn.is === 'unsolved' && turn.said === 'new')

/** The child's own question goes before one that it wishes for. */
const isOverruled = ({ dialogue, spoken }: Said, all: readonly Said[]) =>
  (dialogue.part?.kind === 'wish' || dialogue.turn.is === 'talk') &&
  (spoken.reply.includes(ASKING) || spoken.reply.includes(TELLING)) &&
  all.some(other => isOwnTask(other.dialogue))

/** A question of the tutor's, with what leads to it: `Question 3. Try this one: **…**` */
const TASK = new RegExp(`\\s*(?:Question \\d+\\. )?${ASKING}[\\s\\S]*$`)

/** Two parts of one message may lead to the same sentence, which is said once. */
const withoutSaid = (reply: string, before: string) => {
  const said = new Set(before.split(SENTENCES))
  return /```|\n/.test(reply)
    ? reply
    : reply
        .split(SENTENCES)
        .filter(each => each.length < SHORT || !said.has(each))
        .join(' ')
}
/** `Yes!` may stand before each of two answers. */
const SHORT = 12
const SENTENCES = /(?<=[.!?])\s+/

/** A reply that is not the last: what it asks at its end is left to the last one. */
function withoutQuestion(reply: string, behind: readonly Said[]): string {
  if (reply.includes(ASKING)) return behind.some(leavesTask) ? reply.replace(TASK, '') : reply
  const [kept = reply] =
    reply.includes('\n\n') && !reply.includes('```') ? reply.split(/\n\n(?=[^\n]*\?\s*$)/) : [reply]
  const sentences = kept.split(/(?<=[.!?:][”"]?)\s+(?=\p{Lu}|\$)/u)
  while (sentences.length > 1 && /[?:]$/.test(sentences.at(-1)?.trim() ?? '')) sentences.pop()
  return sentences.join(' ')
}
