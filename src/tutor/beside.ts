import {
  askedBeside,
  asksAtAll,
  behindComplaint,
  complainsOfNoAnswer,
} from '#maths/language/en/asked-beside.ts'
import { deniedIn, namedIn } from '#maths/language/en/objections.ts'
import type { Traced } from './acts/index.ts'
import { broughtUp } from './brought-up.ts'
import type { ConversationSoFar, Message } from './conversation.ts'
import { readParts } from './dialogue.ts'
import { composed } from './parts/composed.ts'
import { invitation, quoted } from './replies/voice.ts'
import type { Dialogue } from './state.ts'

/** What answers a question by itself, and neither leads on nor asks back. */
const ANSWERS = new Set([
  'idea',
  'own way',
  'own way asked',
  'direct',
  'form',
  'method asked',
  'operation asked',
  'order',
  'turned round',
  'always so',
  'percent in parts',
  'same words',
  'in one go',
  'claim',
  'stated',
  'known of it',
  'frequent question',
  'unit of it',
  'other measure',
  'other solution',
])
/** Those that are worked out, so that they are sure beside a new question, too. */
const WORKED_OUT = new Set(['claim', 'stated', 'own way', 'own way asked', 'unit of it'])
/** What complains says nothing else that was answered. */
const EMPTY = new Set([
  'complaint',
  'ask again',
  'remark',
  'check',
  'you said',
  'chat',
  'proposal',
  'working',
  'other way',
])

/**
 * A reply with what its message asks with yes or no behind something else, and of what it says was not answered, each
 * read by itself; unchanged where nothing is known of that.
 */
export function withAskedBeside(
  spoken: Traced,
  parts: readonly Dialogue[],
  asked: ConversationSoFar,
): Traced {
  const text = asked.messages.at(-1)?.text ?? ''
  const owned = withOwned(spoken, parts, asked)
  if (owned) return owned
  if (EMPTY.has(spoken.act) && complainsOfNoAnswer(text)) return toUnanswered(asked) ?? spoken
  // What several parts have said is answered with them.
  const turn = parts[0]?.turn
  const isUnclear = spoken.isGuess || (turn?.is === 'line' && turn.said.outcome === 'unsure')
  if (spoken.act.includes(' + ') || turn?.is === 'guesses' || (turn?.is === 'talk' && !isUnclear))
    return spoken
  const clause = askedBeside(text)
  // Beside a new question it is asked of what was on the table.
  const isNew = turn?.is === 'sum' && turn.said.outcome !== 'answer'
  const before =
    isUnclear || isNew
      ? asked.messages.slice(0, -1)
      : [...asked.messages, { role: 'tutor' as const, text: spoken.reply }]
  const answer = clause && answerTo(clause, before, asked)
  if (!answer || answer.act === spoken.act || spoken.reply.includes(answer.reply)) return spoken
  if (isNew && !WORKED_OUT.has(answer.act)) return spoken
  if (isNew)
    return { ...spoken, reply: `${answer.reply} ${spoken.reply}`, act: `${answer.act} + ${spoken.act}` }
  return isUnclear ? answer : inOne(spoken, answer)
}

const NOT_KNOWN =
  'I can’t say that for sure. What does your question tell about it, and what do you think yourself?'
const ASKS_OPENLY = /\b(?:why|how|what|which|is it|are they|does|can)\b/i

/** What only the tutor has brought up is owned up to; then comes what was judged, or an answer that leaves it out. */
function withOwned(spoken: Traced, parts: readonly Dialogue[], asked: ConversationSoFar): Traced | undefined {
  const dialogue = parts.at(-1)
  const foreign = dialogue && broughtUp(asked, dialogue)
  const isSet = spoken.reply.includes('Try this one:')
  // Another task that is set mends it.
  if (!foreign || (foreign.isTask && isSet)) return undefined
  const isWork = parts.some(
    ({ turn }) => turn.is !== 'talk' && !(turn.is === 'line' && turn.said.outcome === 'unsure'),
  )
  const isLeftOut = ({ reply }: Traced) =>
    /\d/.test(foreign.thing)
      ? !reply.includes(`\`${foreign.thing}\``)
      : !namedIn(reply).includes(foreign.thing)
  const { messages } = asked
  const text = messages.at(-1)?.text ?? ''
  const rest = text.split(/(?<=[.?!])\s+/).filter(each => deniedIn(each).length === 0 && each !== text)
  const answer =
    (isWork || isSet) && isLeftOut(spoken)
      ? spoken
      : [answerTo(rest.join(' '), messages.slice(0, -1), asked)].find(each => each && isLeftOut(each))
  const waits =
    invitation(dialogue) || (ASKS_OPENLY.test(text) ? ` ${NOT_KNOWN}` : ' Shall we go on with yours?')
  return {
    ...spoken,
    reply: `${foreign.owns} ${answer?.reply.replace(/^Sorry[^.!]*[.!] /, '') ?? waits.trim()}`,
    act: answer ? `owned up + ${answer.act}` : 'owned up',
    isGuess: false,
  }
}

/** What is said to a question as if it came next, where it is answered by that. */
function answerTo(clause: string, before: readonly Message[], asked: ConversationSoFar): Traced | undefined {
  const then = { ...asked, messages: [...before, { role: 'child' as const, text: clause }] }
  const parts = readParts(then)
  const spoken = composed(parts, then)
  const turn = parts.at(-1)?.turn
  const said = turn?.is === 'line' ? turn.said : undefined
  const isMove = said?.outcome === 'useful' && said.move !== undefined
  const isStep = isMove || (turn?.is === 'quantity' && turn.said.isSo)
  const isAnswered = ANSWERS.has(spoken.act) || said?.outcome === 'wrong' || isStep
  return parts.length === 1 && isAnswered ? spoken : undefined
}

/** `you didnt answer my question`: what it says itself, or else what stood in one of the last messages. */
function toUnanswered(asked: ConversationSoFar): Traced | undefined {
  const { messages } = asked
  const before = messages.slice(0, -1)
  const own = behindComplaint(messages.at(-1)?.text ?? '')
  const earlier = before
    .filter(({ role }) => role === 'child')
    .slice(-2)
    .reverse()
    .flatMap(({ text }) => askedBeside(text) ?? (asksAtAll(text) ? text : []))
  const candidates = [...(own.split(/\s+/).length > 2 ? [own] : []), ...earlier]
  for (const each of candidates) {
    const answer = answerTo(each, before, asked)
    if (answer) return { ...answer, reply: `Sorry, I passed over that. ${answer.reply}` }
  }
  const [first] = earlier
  return first === undefined
    ? undefined
    : {
        reply: `Sorry, I passed over ${quoted(first)}. ${NOT_KNOWN}`,
        act: 'passed over',
        because: 'complaint',
        passed: [],
        isGuess: false,
      }
}

/** The judgement, the answer to what is asked beside it, and one question at the end. */
function inOne(first: Traced, second: Traced): Traced {
  const sentences = first.reply.split(/(?<=[.!?:])\s+(?=\p{Lu}|\$)/u)
  const closing: string[] = []
  while (sentences.length > 1 && sentences.at(-1)?.trim().endsWith('?'))
    closing.unshift(sentences.pop() ?? '')
  const end = second.reply.trim().endsWith('?') ? [] : closing
  return {
    ...first,
    reply: [...sentences, second.reply, ...end].join(' '),
    act: `${first.act} + ${second.act}`,
  }
}
