import { hintFor } from '../replies/hints.ts'
import { invitation, openWork, quoted, say } from '../replies/voice.ts'
import { onWish, RANK, type Talk } from './act.ts'

/** A complaint is heard, and something is done otherwise. */
export const COMPLAINT = onWish('complaint', RANK.wish, (talk, { about }) => {
  const { work } = talk
  const other = work && !work.isFound ? ` ${hintFor({ ...work, stuck: work.stuck + 2 })}` : invitation(talk)
  switch (about) {
    case 'long':
      return talk.lesson && !openWork(talk)
        ? `Sorry, that was a lot! In short: ${firstSentence(talk.lesson.younger)} ${talk.lesson.next}`
        : `Sorry! Shorter, then.${other}`
    case 'repeating':
      return `Sorry, I said that already. Let’s try another way.${other}`
    case 'help':
      return `${say(talk, 'complaint', ['I’m sorry that I’m not much help yet. Let me try differently.', 'Sorry! Tell me which word or step is unclear, and I’ll say it another way.', 'I’m sorry. Another idea, then.'])}${other}`
    case 'wrong':
      return calledWrong(talk)
    case 'tutor':
      return `${say(talk, 'complaint', ['I’m sorry that you are annoyed with me. I’m only a program, and I’m still on your side.', 'Sorry that I got on your nerves. I’ll try to do better.'])}${invitation(talk) || ' What would help you now?'}`
  }
})

function calledWrong(talk: Talk): string {
  const { work } = talk
  return work?.said?.outcome === 'wrong'
    ? `Let’s check it together, I may have read you wrong. How did you get ${quoted(work.said.marked.finalText ?? 'it')}? Write each step on its own line.`
    : `I’m sorry if I got you wrong. Write it once more as a sum, and I’ll check it again.${invitation(talk)}`
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
