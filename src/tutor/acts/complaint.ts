import { judgeFor } from '../judging.ts'
import { measuresSaid } from '../quantities/of-units.ts'
import { hintFor } from '../replies/hints.ts'
import { smaller } from '../replies/not-again.ts'
import { slipIn } from '../replies/slips.ts'
import { invitation, isSafe, nameOf, openWork, quoted, say } from '../replies/voice.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'
import { numberSaid } from './checking.ts'

/** Its question was read as another one, and no other reading of it is known; or a line of its own was. */
export const MISREAD: Act = {
  name: 'misread',
  rank: RANK.precise,
  when: ({ turn, isSorry }) => isSorry !== undefined && turn.is === 'talk' && turn.intent.wants === 'repeat',
  says: talk => {
    const { work, isSorry } = talk
    if (work?.isFound && isSorry === 'of a line')
      return 'You are right! I’m sorry if I read your line wrong. Your answer stands. Shall we do another one?'
    if (work && !work.isFound)
      return `Your question is ${nameOf(work.problem.question)}. ${hintFor(work, talk.told)}`
    return invitation(talk).trim() || 'Type your question once more, as it stands in your book.'
  },
}

/** A complaint is heard, and something is done otherwise. */
export const COMPLAINT = onWish('complaint', RANK.wish, (talk, { about }) => {
  const { work } = talk
  if (/\b(?:bye|goodbye|gtg)\b/i.test(talk.last))
    return 'I’m sorry that I was not much help this time. Come back whenever you like!'
  // What it complains of stands beside it, and is answered there.
  if (talk.isBeside && about !== 'long') return 'Sorry!'
  const own = work && !work.isFound ? hintFor({ ...work, stuck: work.stuck + 2 }) : smaller(talk)
  const other = own === undefined ? '' : ` ${own}`
  switch (about) {
    case 'long':
      return talk.lesson && !openWork(talk)
        ? `Sorry, that was a lot! In short: ${firstSentence(talk.lesson.younger)} ${talk.lesson.next}`
        : `Sorry! Shorter, then.${other}`
    case 'repeating':
      if (IS_DONE.test(talk.last)) return doneAlready(talk)
      return `Sorry, I said that already. Let’s try another way.${other}`
    case 'help':
      if (OF_QUESTION.test(talk.last)) return askedBack(talk)
      return `${say(talk, 'complaint', ['I’m sorry that I’m not much help yet. Let me try differently.', 'Sorry! Tell me which word or step is unclear, and I’ll say it another way.', 'I’m sorry. Another idea, then.'])}${other}`
    case 'wrong':
      return calledWrong(talk)
    case 'tutor':
      return `${say(talk, 'complaint', ['I’m sorry that you are annoyed with me. I’m only a program, and I’m still on your side.', 'Sorry that I got on your nerves. I’ll try to do better.'])}${invitation(talk) || ' What would help you now?'}`
  }
})

/** `i already did that`: the child has, and the tutor asks for it again. */
const IS_DONE = /\b(?:i|i'?ve|ive|i have) (?:already |just )?(?:did|done|do|said|say|wrote|written|told)\b/i
const OF_QUESTION = /\bquestion\b|\b(?:answer|read|say|tell|told)/i
const NOT_MINE = /\bnot\b.*\bquestion\b|\bisn.?t\b.*\bquestion\b/i

/** `thats not my question`, `u didnt answer`: sorry, and what it is about is asked. */
function askedBack(talk: Talk): string {
  const open = openWork(talk)
  if (NOT_MINE.test(talk.last))
    return open && (open.credited.length > 0 || open.stuck > 0)
      ? `Sorry, my mistake. Back to ${nameOf(open.problem.question)}: ${hintFor(open, talk.told)}`
      : 'I’m sorry, I read it wrong. What does your question want to know? Type it once more as it stands.'
  return 'Sorry, I missed that. Ask it once more in other words: what is it that you want to know?'
}

/** What was said before is looked at now, where a number was said. */
function doneAlready(talk: Talk): string {
  const number = numberSaid(talk, 2)
  const open = openWork(talk)
  if (number === undefined || !isSafe(number, talk))
    return 'Sorry, you have done that already! What have you got so far?'
  const said = open && judgeFor(open, number)
  return open && said?.outcome === 'wrong'
    ? `Yes, you said ${quoted(number)}, sorry. ${slipIn(said, open, number)} ${hintFor(open, talk.told)}`
    : `Yes, you said ${quoted(number)}, sorry. I don’t see yet how it comes about: which sum leads to it?`
}

const NEGATED = /\b(is|are|has|have|does|do)(?: not|n['’]?t)(?: (?:have|make))?\b/i

/** `an hour isnt 100 minutes`: what is so of units, said against what the tutor has said. */
function isSoOfUnits(text: string): boolean {
  const denied = NEGATED.test(text)
  const said = measuresSaid(text.replace(NEGATED, 'is'))
  return said !== undefined && said.isSo !== denied
}

function calledWrong(talk: Talk): string {
  const { work } = talk
  // What is stated may stand in another part of the message.
  if (isSoOfUnits(talk.asked.messages.at(-1)?.text ?? talk.last))
    return 'You are right there, and I’m sorry that I did not mind it. What does it come to, then, in your words?'
  return work?.said?.outcome === 'wrong'
    ? `Let’s check it together, I may have read you wrong. How did you get ${quoted(work.said.marked.finalText ?? 'it')}? Write each step on its own line.`
    : `I’m sorry if I got you wrong. Write it once more as a sum, and I’ll check it again.${invitation(talk)}`
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
