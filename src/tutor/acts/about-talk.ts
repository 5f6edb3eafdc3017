import { claimsIn } from '#maths/routes/claims.ts'
import { ideaMeant } from '../idea-meant.ts'
import { DOUBTS_LINE } from '../replies/found.ts'
import { hintFor } from '../replies/hints.ts'
import { givenOnTable } from '../replies/on-table.ts'
import { reasonFor } from '../replies/reason-for.ts'
import { checkedIn } from '../replies/stated.ts'
import { invitation, isSafe, nameOf, openWork, quoted } from '../replies/voice.ts'
import type { Act, Talk } from './act.ts'
import { toOtherThanFound } from './checking.ts'
import { said, sentenceMeant } from './following.ts'

/** What was found, in the child's own words. */
const foundIn = ({ work }: Talk): string | undefined =>
  work?.isFound ? work.said?.marked.finalText?.trim() : undefined

const SAID_RIGHT = /\byou(?:'ve)? (?:just )?(?:said|told me|wrote)\b(?: \w+){0,3} (?:right|correct|true|ok)\b/
const SAID_WRONG =
  /\byou(?:'ve)? (?:just )?(?:said|told me|wrote)\b(?: \w+){0,3} (?:wrong|not right|incorrect)\b/

/** `you said it was 64`: what was said is told again, and what was not is not owned up to. */
function toClaim(talk: Talk, plain: string): string | undefined {
  const open = openWork(talk)
  if (open && SAID_RIGHT.test(plain))
    return `Sorry if I said yes too early: it isn’t the answer yet. ${hintFor(open, talk.told)}`
  const found = foundIn(talk)
  if (found && SAID_WRONG.test(plain)) return `If that sounded so, I’m sorry: ${quoted(found)} is right.`
  const sentence = sentenceMeant(talk, plain)
  if (!sentence) return found || open || talk.unsolved ? neverSaid(talk, plain) : undefined
  const work = talk.work ?? talk.waiting
  const why = work && reasonFor(work.problem.question)?.why
  const reason = why && isSafe(why, talk) && !sentence.includes(why) ? ` ${why}` : ''
  return isSafe(sentence, talk)
    ? `I said: “${sentence.replace(/[*]/g, '')}”${reason || ' What about it is unclear?'}${open ? ` ${hintFor(open, talk.told)}` : ''}`
    : undefined
}

/** `you told me it was 6`, where no sentence of the tutor's has a 6. */
function neverSaid(talk: Talk, plain: string): string | undefined {
  const number = NUMBER.exec(plain.replace(/^.*?\byou\b/, ''))?.[0]
  const found = foundIn(talk)
  const reply = number && `I can’t find where I said ${quoted(number)}. If it looked so, I’m sorry.`
  if (!reply || !isSafe(reply, talk)) return undefined
  const open = openWork(talk)
  if (open) return `${reply} ${hintFor(open, talk.told)}`
  return found === undefined || talk.isBehind || found.includes(number)
    ? reply
    : `${reply} ${quoted(found)} is right.`
}

/** `why did you say yes`, `why did you say its wrong`: what the last judgement stood on. */
function whySaid(talk: Talk, plain: string): string | undefined {
  const { work, told, unsolved } = talk
  const isOfNo = /\b(?:no|not|wrong|isn't)\b/.test(plain)
  const found = foundIn(talk)
  if (work && found)
    return isOfNo || !OF_VERDICT.test(plain)
      ? whyDoubted(told.at(-1) ?? '')
      : `Because ${quoted(found)} is what ${nameOf(work.problem.question)} comes to.`
  const number = NUMBER.exec(plain)?.[0]
  const isNamed = number !== undefined && told.slice(-3).some(each => each.includes(`\`${number}\``))
  if (!work && unsolved && isNamed)
    return `I only took your ${quoted(number)} down, and had not checked it. Sorry that it sounded like a yes!`
  const said = work?.said
  if (!work || !said || !OF_VERDICT.test(plain)) return undefined
  const hint = hintFor(work, told)
  if (said.outcome === 'useful' && !isOfNo)
    return `Because that step is right. The answer is still to come. ${hint}`
  const own = said.marked.finalText
  const isNumber = own !== undefined && !said.claims.some(({ claim }) => claim.truth === 'false')
  return said.outcome === 'wrong' && isNumber && (isOfNo || /\bthat\b/.test(plain))
    ? `Because ${quoted(own)} is not what ${nameOf(work.problem.question)} comes to. ${hint}`
    : undefined
}
/** Why a line beside the right answer was doubted; what is not false by itself was perhaps only read wrong. */
function whyDoubted(told: string): string | undefined {
  const line = DOUBTS_LINE.test(told) ? /look at `([^`]+)`/.exec(told)?.[1] : undefined
  if (line === undefined) return undefined
  const isFalse = claimsIn(line).some(({ truth }) => truth === 'false')
  return isFalse
    ? `Because of ${quoted(line)} alone: what do both its sides come to? Your answer is right.`
    : 'I may have read your line wrong, and I’m sorry. Your answer is right.'
}
/** That something is right or wrong. */
const OF_VERDICT = /\b(?:yes|no|not|right|correct|good|true|wrong|isn't|that)\b/
const NUMBER = /-?\d[\d.,/:]*(?<=\d)/

/** `why do you keep asking`: the tutor asks what it can't know, and what was shown needs no other question. */
function whyAsked(talk: Talk): string | undefined {
  const found = foundIn(talk)
  if (found) return `Sorry, there is nothing more to do: ${quoted(found)} is right.`
  const { unsolved } = talk
  if (unsolved?.done)
    return 'You are right, it is done. Nobody has told me what this question comes to, so I wanted your word for it.'
  const open = openWork(talk)
  if (open) return `Sorry for asking so often: I want to see how you think. ${hintFor(open, talk.told)}`
  return unsolved
    ? 'Because nobody has told me what this question comes to: I can check your sums, and whether that is all of it you know better. If you are done, just say so.'
    : undefined
}

const AGREES = /\b(?:do(?:n't)?|would(?:n't)?) you (?:not |also |even )?(?:agree|think so)\b|\bagreed?$/

/** `an hour has 60 minutes. do you agree`: what can be checked of it is. */
function toAgree(talk: Talk): string | undefined {
  const said = talk.last.replace(
    /\b(?:do(?:n['’]?t)?|would(?:n['’]?t)?) (?:yo)?u\b[^.!?]{0,12}\b(?:agree|think so)\b|\bagreed?\W*$/i,
    ' ',
  )
  const { compared, right, wrong, unlike } = checkedIn(said, givenOnTable(talk))
  if (wrong !== undefined && isSafe(wrong, talk)) return wrong
  if (unlike !== undefined) return `Look at ${quoted(unlike)} again: where would the two be on a number line?`
  const facts = [...compared, ...right].join(' and ')
  if (facts !== '' && isSafe(facts, talk)) return `Yes, I agree: ${facts}. What follows from it?`
  // What is said clause by clause of how maths is done.
  const ideas = said.split(/[.,;!?]+\s*|\bso\b/).flatMap(each => ideaMeant(each.trim(), talk) ?? [])
  const held = ideas.find(({ truth }) => truth !== 'so' && truth !== 'asked') ?? ideas[0]
  if (held && isSafe(held.because, talk))
    return `${held.truth === 'so' ? 'Yes, that is so.' : 'Let’s look at that once more.'} ${held.because}${invitation(talk)}`
  if (talk.turn.is === 'talk' && talk.turn.intent.wants === 'frequent') return undefined
  if (talk.isBeside && !/\p{L}{3}/u.test(said)) return 'You want to know what I think.'
  return (
    toOtherThanFound(talk) ??
    `I can follow you, but I can only check numbers and sums for sure. Which of your numbers shall I look at?${invitation(talk)}`
  )
}

/** Whatever is asked of the talk itself is answered from what was really said in it. */
export const ABOUT_TALK: readonly Act[] = [
  said('agrees', AGREES, toAgree),
  said(
    'why asked',
    /\bwhy (?:do|did|are|would|must) you (?:\w+ )?(?:ask|askin|asking|asked)\b|\bwhy you (?:\w+ )?(?:ask|askin|asking)\b/,
    whyAsked,
  ),
  said(
    'why said',
    /\bwhy (?:do|did|would|have|are) you (?:just |even |still )?(?:say|said|saying|call|tell me|told me|mark)\b/,
    whySaid,
  ),
  said(
    'you said',
    /\byou(?:'ve)? (?:just )?(?:said|told me|wrote)\b(?! (?:that |this |it )?(?:already|again|before|twice)\b)(?! (?:that|this|the same|it)$)/,
    toClaim,
  ),
]
