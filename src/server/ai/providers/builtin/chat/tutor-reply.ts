import { saysAnswer, solve } from '#maths/kinds/doors.ts'
import { hasTooLongNumber, TOO_LONG_NUMBER } from '#maths/questions/as-entered.ts'
import type { ChatQuestion } from '../../../conversation.ts'
import { readDialogue } from './dialogue.ts'
import type { Intent } from './intents/intent.ts'
import { replyToBond } from './replies/bonds.ts'
import { replyToCommand } from './replies/commands.ts'
import { praise, whatNow } from './replies/found.ts'
import { FALLBACK, hintFor } from './replies/hints.ts'
import { replyToLine } from './replies/line.ts'
import { nextInQuiz } from './replies/quiz.ts'
import { toClaim } from './replies/stated.ts'
import { openStory, replyToStory } from './replies/story.ts'
import { cannot, replyToTalk, unclear } from './replies/talk.ts'
import { invitation, nameOf, openQuestions, openWork, quoted, say } from './replies/voice.ts'
import type { Dialogue } from './state.ts'
import { isUnsimplified } from './unsimplified.ts'
import type { Work } from './work.ts'

/** What the builtin tutor says next. It guides, praises, checks what is typed, and never says the answer first. */
export function tutorReply(question: ChatQuestion): string {
  const dialogue = readDialogue(question)
  if (hasTooLongNumber(dialogue.last)) return TOO_LONG_NUMBER
  const reply = replyTo(dialogue, question)
  const isQuiet = !openQuestions(dialogue).some(open => saysAnswer(reply, open))
  return isQuiet ? reply : withoutNumbers(dialogue)
}

/** What is said where the reply itself would name an answer, as by quoting a guess. */
function withoutNumbers({ turn }: Dialogue): string {
  const outcome = turn.is === 'line' || turn.is === 'sum' ? turn.said.outcome : undefined
  if (outcome === 'useful') return 'Good, that helps. What comes next?'
  if (outcome === 'wrong')
    return 'That isn’t it yet. Look at your last line again: which part of it are you sure of?'
  return outcome === 'unsure' ? 'Tell me more: what did you work out there, and how does it help?' : FALLBACK
}

function replyTo(dialogue: Dialogue, question: ChatQuestion): string {
  const { turn, work } = dialogue
  switch (turn.is) {
    case 'line':
      return work?.isFound
        ? found(dialogue, question)
        : work
          ? replyToLine(turn.said, work, dialogue)
          : unclear(dialogue)
    case 'sum':
      return onSum(dialogue, question, turn.intent)
    case 'story':
      return dialogue.story ? openStory(dialogue.story) : unclear(dialogue)
    case 'bond':
      return replyToBond(turn.bond, dialogue.bonds ?? {}, dialogue)
    case 'story line':
      return replyToStory(turn.step, dialogue)
    case 'talk':
      return onTalk(turn.intent, dialogue, question)
  }
}

function found(dialogue: Dialogue, question: ChatQuestion): string {
  const { turn, work, quiz } = dialogue
  if (!work || !('said' in turn)) return unclear(dialogue)
  // A question of its own is in the praise already.
  if (isUnsimplified(turn.said) || isYesOrNo(work)) return praise(turn.said, work, dialogue)
  if (/\b(?:bye|goodbye|gtg|see (?:you|ya))\b/i.test(dialogue.last))
    return `${praise(turn.said, work, dialogue)} See you soon!`
  if (
    /\b(?:same|equals?|also|which is|which makes)\b/i.test(dialogue.last) &&
    work.said?.claims.length === 1 &&
    (dialogue.wanted.get('answer') ?? 0) > 1
  )
    return `Yes, ${quoted(bareAmount(dialogue.last))} is the same amount. Well spotted! ${whatNow(dialogue)}`
  const next = quiz ? nextInQuiz(dialogue, question) : undefined
  return `${praise(turn.said, work, dialogue)}\n\n${next ?? whatNow(dialogue)}`
}

function isYesOrNo({ problem }: Work): boolean {
  return /^\\text\{(?:yes|no)\}$/.test(solve(problem.question).answer)
}

const WELCOME = [
  'Good question! Let’s find it out step by step.',
  'Let’s look at it together.',
  'All right, let’s see.',
  'Good one. Step by step.',
] as const

/** A new sum, and what the child has said of it at once. */
function onSum(dialogue: Dialogue, question: ChatQuestion, intent: Intent): string {
  const { turn, work } = dialogue
  if (turn.is !== 'sum' || !work) return unclear(dialogue)
  if (work.isFound) return found(dialogue, question)
  if (work.said) return replyToLine(turn.said, work, dialogue)
  if (intent.wants === 'tell')
    return replyToCommand(intent, dialogue, question) ?? hintFor(work, dialogue.told)
  const feeling =
    intent.wants === 'comfort' && intent.feeling !== 'happy'
      ? replyToTalk(intent, { ...dialogue, work: undefined, waiting: undefined }, question.childName)
      : undefined
  const before = dialogue.waiting
    ? `Let’s do ${nameOf(work.problem.question)} then.`
    : (feeling ?? say(dialogue, 'sum', WELCOME))
  return `${before} ${hintFor(work, dialogue.told)}`
}

/** What may stand around a statement that is true or not. */
const STATES = new Set<Intent['wants']>(['chat', 'check', 'others say', 'other subject', 'nonsense'])

function onTalk(intent: Intent, dialogue: Dialogue, question: ChatQuestion): string {
  if (intent.wants === 'complaint') return apology(intent.about, dialogue)
  return (
    (STATES.has(intent.wants) && !openWork(dialogue) ? toClaim(dialogue) : undefined) ??
    replyToCommand(intent, dialogue, question) ??
    replyToTalk(intent, dialogue, question.childName) ??
    (intent.wants === 'other subject' ? cannot(dialogue) : unclear(dialogue))
  )
}

/** A complaint is heard, and something is done otherwise. */
function apology(about: Extract<Intent, { wants: 'complaint' }>['about'], dialogue: Dialogue): string {
  const { work } = dialogue
  const other =
    work && !work.isFound ? ` ${hintFor({ ...work, stuck: work.stuck + 2 })}` : invitation(dialogue)
  switch (about) {
    case 'long':
      return dialogue.lesson && !openWork(dialogue)
        ? `Sorry, that was a lot! In short: ${firstSentence(dialogue.lesson.younger)} ${dialogue.lesson.next}`
        : `Sorry! Shorter, then.${other}`
    case 'repeating':
      return `Sorry, I said that already. Let’s try another way.${other}`
    case 'help':
      return `${say(dialogue, 'complaint', ['I’m sorry that I’m not much help yet. Let me try differently.', 'Sorry! Tell me which word or step is unclear, and I’ll say it another way.', 'I’m sorry. Another idea, then.'])}${other}`
    case 'wrong':
      return work?.said?.outcome === 'wrong'
        ? `Let’s check it together, I may have read you wrong. How did you get ${quoted(work.said.marked.finalText ?? 'it')}? Write each step on its own line.`
        : `I’m sorry if I got you wrong. Write it once more as a sum, and I’ll check it again.${invitation(dialogue)}`
    case 'tutor':
      return `${say(dialogue, 'complaint', ['I’m sorry that you are annoyed with me. I’m only a program, and I’m still on your side.', 'Sorry that I got on your nerves. I’ll try to do better.'])}${invitation(dialogue) || ' What would help you now?'}`
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** `1 7/8` of `is that the same as 1 7/8`. */
function bareAmount(text: string): string {
  return text
    .replace(/^.*\b(?:same (?:as|amount as)|equals?|equal to|also|which is|which makes)\s+/i, '')
    .replace(/[?!.\s]+$/, '')
}
