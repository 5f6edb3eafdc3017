import type { Grade } from '#contract/grades.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { inOwnLetters } from '#maths/language/en/line-letters.ts'
import { inRegister, type Register } from '#maths/language/en/registers.ts'
import type { Traced } from './acts/index.ts'
import { withAskedBeside } from './beside.ts'
import type { ConversationSoFar } from './conversation.ts'
import { readParts } from './dialogue.ts'
import { composed } from './parts/composed.ts'
import { FALLBACK } from './replies/hints.ts'
import { notAgain } from './replies/not-again.ts'
import { openQuestions } from './replies/voice.ts'
import type { Dialogue } from './state.ts'

/** What the builtin tutor says next. It guides, praises, checks what is typed, and never says the answer first. */
export function tutorReply(question: ConversationSoFar): string {
  return traced(question).reply
}

/** The same, with which of its acts has spoken and why. */
export function traced(question: ConversationSoFar): Traced {
  const parts = readParts(question)
  const dialogue = parts.at(-1) as Dialogue
  const answer = withAskedBeside(composed(parts, question), parts, question)
  const spoken = { ...answer, reply: notAgain(answer.reply, dialogue) }
  const isQuiet = !openQuestions(dialogue).some(open => saysAnswer(spoken.reply, open))
  const said = isQuiet
    ? spoken
    : { ...spoken, reply: withoutNumbers(dialogue), act: `${spoken.act}, held back` }
  const own = question.messages.flatMap(({ role, text }) => (role === 'child' ? [text] : []))
  const reply = inOwnLetters(said.reply, own)
  return {
    ...said,
    reply: question.grade === undefined ? reply : inRegister(reply, registerOf(question.grade)),
  }
}

/** Children of up to nine years go to grade 4 at most. */
const OLDEST_OF_YOUNGER = 4

const registerOf = (grade: Grade): Register =>
  grade === 'K' || grade <= OLDEST_OF_YOUNGER ? 'younger' : 'older'

/** What is said where the reply itself would name an answer, as by quoting a guess. */
function withoutNumbers({ turn }: Dialogue): string {
  const outcome = turn.is === 'line' || turn.is === 'sum' ? turn.said.outcome : undefined
  if (outcome === 'useful') return 'Good, that helps. What comes next?'
  if (outcome === 'wrong')
    return 'That isn’t it yet. Look at your last line again: which part of it are you sure of?'
  return outcome === 'unsure' ? 'Tell me more: what did you work out there, and how does it help?' : FALLBACK
}
