import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { solve } from '#maths/kinds/doors.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { isStated } from '../claims/heard.ts'
import { judgeFor } from '../judging.ts'
import { quantitySaid } from '../quantities/quantity-said.ts'
import { hintFor } from '../replies/hints.ts'
import { checkFor, ownCheck } from '../replies/reason-for.ts'
import { slipIn } from '../replies/slips.ts'
import { invitation, nameOf, openWork, quoted, say } from '../replies/voice.ts'
import { firstResult, lastResult } from '../values/values-in.ts'
import { beginWork, type Work } from '../work.ts'
import type { Talk } from './act.ts'
import { isOwnEquation } from './on-work.ts'

/** What is said to a child that wants its last line looked at. */
export function checked(talk: Talk): string {
  const open = openWork(talk)
  const { work } = talk
  if (work?.isFound && talk.waiting) return ofOneBetween(work, talk.waiting, talk)
  if (open?.slip) return `Let’s look at it together. ${open.slip}`
  if (open?.said?.outcome === 'wrong')
    return `${slipIn(open.said, open, open.said.claims.find(({ standing }) => standing === 'wrong')?.claim.text ?? talk.last)} Write your new line and I’ll check it.`
  const other = open && otherThanAsked(open, talk)
  if (other) return other.endsWith('?') ? other : `${other} ${hintFor(open, talk.told)}`
  if ((open?.said?.outcome === 'useful' || (open?.shown.length ?? 0) > 0) && open?.stuck === 0)
    return `It is right so far, but not the end yet. ${hintFor(open, talk.told)}`
  const isUnread = open?.said === undefined || open.said.outcome === 'unsure'
  const unread = open && isUnread ? numberSaid(talk, open.said ? 2 : 1) : undefined
  if (unread !== undefined)
    return `I can’t say yes or no to ${quoted(unread)} yet, as I don’t see how it comes about. Which sum leads to it?`
  if (open)
    return say(talk, 'check', [
      `Gladly! Write your answer or your working for ${nameOf(open.problem.question)}, and I’ll check every line. What have you got?`,
      'Yes, show me: type your line, and I’ll look at it. What have you got?',
    ])
  if (talk.story?.isWorked)
    return 'Yes, your sum was worked out right. Does it answer the question of the story?'
  if (talk.toldStory && !work) return 'Yes, that is right. Have you got another question?'
  const another = toOtherThanFound(talk)
  if (another) return another
  const own = work?.isFound ? ownCheck(work) : undefined
  if (own) return `Yes, your last answer was right. You can see it yourself: ${own}`
  if (work?.isFound) return 'Yes, your last answer was right. Shall I give you another one?'
  if (/^(?:Yes, |That’s right: `)/.test(talk.told.at(-1) ?? ''))
    return 'Yes, that was right, well done! Shall I ask you one now?'
  return 'Gladly! Type the question and your answer, such as “7 × 8 = 54”, and I’ll check it.'
}

/** What was found on the way to what waits, or beside it. */
function ofOneBetween(work: Work, waiting: Work, talk: Talk): string {
  const yes = `Yes, ${answerTo(work)} is right for ${nameOf(work.problem.question)}.`
  const isOver =
    judgeFor(waiting, (work.said?.marked.finalText ?? '').replace(/^.*=\s*/, '')).outcome === 'wrong'
  return isOver && isOwnEquation(work)
    ? `${yes} But it isn’t it yet for ${nameOf(waiting.problem.question)}: does your equation say what is told there?`
    : `${yes}${invitation(talk)}`
}

const LONGEST = 90

/** The number that the child has come to last, where that is no step and not what is asked for, however right its sum. */
function otherThanAsked(open: Work, { asked }: Talk): string | undefined {
  const own = asked.messages.filter(({ role }) => role === 'child').slice(0, -1)
  const text = own.at(-1)?.text ?? ''
  const [whole, value] = own.length > 1 && text.length < LONGEST ? [text, lastResult(text)] : []
  const isWrong = (said: string | undefined) => said !== undefined && judgeFor(open, said).outcome === 'wrong'
  if (value === undefined || !(isWrong(value) || isWrong(whole))) return undefined
  // `each part is 30` is right as what it is named, though a known mistake stops there.
  if (quantitySaid(text, open.problem.question)?.isSo) return undefined
  const sums = claimsIn(text).filter(({ sides }) => sides.length > 1)
  const isTrue = sums.length > 0 && sums.every(({ truth }) => truth === 'true')
  // A sum of something else may be of a question that was not heard.
  if (isTrue && open.said?.outcome === 'elsewhere')
    return `Yes, your sum is worked out right. Is it meant for ${nameOf(open.problem.question)}?`
  return isTrue
    ? `Your sum is worked out right, but ${quoted(value)} isn’t it yet.`
    : `Not yet: ${quoted(value)} isn’t it.`
}

const ASKS_RIGHT =
  /\b(?:is|are|was|isn['’]?t|am i|were)\b[^.?!]{0,40}\b(?:right|correct|true|ok|okay|wrong)\b|\b(?:right|agree\w*|correct)\W*$|\b(?:right|true) or (?:not|wrong|what)\b/i
const OWN_RESULT =
  /(?<![\p{L}\d])[a-z] ?= ?[-+\d.a-z^²/()]*\d[-+\d.a-z^²/()]*|(?<![\p{L}\d./])-?\d+(?:[./]\d+)?%?(?![\d/]|\s?[-+*×÷=])/iu

/** `is 15/22 right, it seems too big`, `i got y=2x-1. is it right`, where that is not what was found: what was worked out to it, or else how far the yes went. */
export function toOtherThanFound(talk: Talk): string | undefined {
  const { work, asked } = talk
  const text = asked.messages.at(-1)?.text ?? talk.last
  const said = OWN_RESULT.exec(text.replace(/\b\d+(?:st|nd|rd|th)\b/gi, ' '))?.[0].replace(/\.$/, '')
  // A time of the clock is no number by itself.
  if (said === undefined || /\d:\d/.test(text) || !ASKS_RIGHT.test(text) || openWork(talk)) return undefined
  if (work && judgeFor(beginWork(work.problem), said).outcome === 'answer') return undefined
  const value = readLiteral(said.replace(/^.*=/, '').trim())?.value
  const sum = value && sumTo(value, asked.messages.slice(0, -1))
  if (sum) return `${sum} is worked out right. Is that what your question asks for?`
  return !work?.isFound
    ? undefined
    : `My yes was for ${answerTo(work)}, and I can’t say it for ${quoted(said)} without its own question. How could you test it: by putting numbers in, or by working it out backwards?`
}

/** What was found, as the book has it. */
export const answerTo = ({ problem, said }: Work): string =>
  inline(said?.marked.solution.answer ?? solve(problem.question).answer)

/** A true sum of the child's own that has come to a value. */
function sumTo(value: Rational, messages: Talk['asked']['messages']): string | undefined {
  return messages
    .filter(({ role }) => role === 'child')
    .flatMap(({ text }) => claimsIn(text))
    .findLast(
      each =>
        each.truth === 'true' &&
        isStated(each) &&
        each.sides.some(side => operationsIn(side).length === 0 && exactValue(side)?.equals(value)),
    )
    ?.sides.map(latex)
    .reduce((all, side) => `${all} = ${side}`)
    .replace(/^.*$/, inline)
}

/** The number that the child has come to in the newest of its last messages. */
export function numberSaid({ asked }: Talk, messages: number): string | undefined {
  const own = asked.messages.flatMap(({ role, text }) => (role === 'child' ? [text] : []))
  return own
    .slice(-messages)
    .reverse()
    .map(text => firstResult(text))
    .find(each => each !== undefined && /\d/.test(each))
}

const ANYWHERE =
  'Three good ways: guess about how big it must be, do it backwards, or do it in another way. Which one would you try?'

/** What is said to a child that asks how one can be sure: how its own answer is put back. */
export function toSure(talk: Talk): string {
  const work = talk.work ?? talk.waiting
  const story = talk.story ?? talk.toldStory
  if (!work && story?.model) return `Put it back into the story. ${story.model.check}`
  return checkFor(talk) ?? ANYWHERE
}
