import { readQuestions } from '#maths/questions/read-questions.ts'
import { inDigits } from './aloud.ts'
import { calculationAsked } from './asked-last.ts'
import { bondAskedIn } from './bonds.ts'
import type { ConversationSoFar } from './conversation.ts'
import { withPoints, writesCommas } from './decimal-comma.ts'
import { entered } from './entered.ts'
import type { Problem } from './find-problems.ts'
import { withNumberWords } from './number-words.ts'
import { afterMessage } from './readings/index.ts'
import { isOpen, waitingOf } from './readings/reading.ts'
import { openUnsolved } from './readings/unsolved.ts'
import { calculationAskedIn } from './replies/step-in-words.ts'
import type { Dialogue } from './state.ts'
import { readStory, type Story } from './story.ts'
import { beginWork, problemsOf } from './work.ts'

/** Stands before a question that the tutor asks, so that it is found again in the conversation. */
export const ASKING = 'Try this one:'

/** Stands before a story that the tutor tells. */
export const TELLING = 'Here is a story:'

/** Reads a conversation from its first message; the last one is the child's. */
export function readDialogue(question: Pick<ConversationSoFar, 'messages' | 'opening'>): Dialogue {
  return readParts(question).at(-1) as Dialogue
}

/** The same after each part of the last message, at least one. */
export function readParts({
  messages,
  opening,
}: Pick<ConversationSoFar, 'messages' | 'opening'>): Dialogue[] {
  let dialogue: Dialogue = {
    last: '',
    turn: { is: 'talk', intent: { wants: 'unclear' } },
    wanted: new Map(),
    turns: 0,
    told: [],
  }
  if (opening !== undefined) dialogue = afterTutor(dialogue, opening)
  let parts = [dialogue]
  let isOfCommas = false
  for (const { role, text: typed } of messages) {
    const text = entered(typed)
    isOfCommas ||= role === 'child' && writesCommas(text)
    parts =
      role === 'tutor'
        ? [afterTutor(dialogue, text)]
        : afterMessage(dialogue, heardNumbers(text, dialogue, isOfCommas))
    dialogue = parts.at(-1) ?? dialogue
  }
  return parts
}

/** A message with its numbers in digits and with points, and their words as they are spelt where one is awaited. */
function heardNumbers(text: string, before: Dialogue, isOfCommas: boolean): string {
  const { work, story, bonds } = before
  const told = story ?? openUnsolved(before)
  const isAwaited = isOpen(work) || (told ?? bonds) !== undefined
  const written = isOfCommas ? withPoints(text, work?.problem.text) : text
  // A sum that is worked on hears words as well as digits.
  return inDigits(isAwaited ? withNumberWords(written) : written, told && !isOpen(work) ? 1 : 2)
}

/** The question that a message of the tutor's asks. */
export function askedIn(text: string): Problem | undefined {
  const asked = text.split(ASKING)[1]
  const bold = asked && /\*\*(.+?)\*\*/s.exec(asked)?.[1]
  const [question] = (bold && readQuestions(bold)) || []
  return question && bold ? { question, text: bold } : asked ? problemsOf(asked)[0] : undefined
}

/** The story that a message of the tutor's tells. */
function storyToldIn(text: string): Story | undefined {
  const told = text.split(TELLING)[1]
  const bold = told && /\*\*(.+?)\*\*/s.exec(told)?.[1]
  return bold ? readStory(bold) : undefined
}

/** A question that the tutor asks is the next sum. */
function afterTutor(before: Dialogue, text: string): Dialogue {
  const dialogue = { ...before, told: [...before.told, text] }
  const told = storyToldIn(text)
  if (told)
    return {
      ...dialogue,
      story: told,
      toldStory: undefined,
      work: undefined,
      waiting: waitingOf(dialogue),
      quiz: undefined,
    }
  const bonds = bondAskedIn(text)
  if (bonds) return { ...dialogue, bonds }
  const problem = askedIn(text)
  const { work: open } = dialogue
  if (!problem && open) {
    const asking = calculationAsked(text) ?? calculationAskedIn(text, open)
    return { ...dialogue, work: { ...open, asking } }
  }
  if (!problem) return dialogue
  const quiz = dialogue.quiz && { ...dialogue.quiz, asked: dialogue.quiz.asked + 1 }
  return {
    ...dialogue,
    aside: undefined,
    typed: undefined,
    work: beginWork(problem, true),
    waiting: waitingOf(dialogue),
    quiz,
    story: undefined,
  }
}
