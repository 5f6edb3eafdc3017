import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { reportIn } from '#maths/language/en/own-report.ts'
import { ownEquation, subDone } from '#maths/language/en/unsolved/sentences.ts'
import { STOPS } from '#maths/language/en/wished-size.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { Said } from '#maths/routes/judged.ts'
import { likelySolutions } from '#maths/typed/read-together.ts'
import { heardIn, workedOut } from '../claims/heard.ts'
import { asksAdvice } from '../intents/grown-ups.ts'
import type { Intent } from '../intents/intent.ts'
import { fitsOne, type OwnEquation, ownEquationIn } from '../own-equation.ts'
import { labelled } from '../readings/sheets.ts'
import { replyToBond } from '../replies/bonds.ts'
import { hintOnWay } from '../replies/chosen-way.ts'
import { COMFORT } from '../replies/comfort.ts'
import { forGrownUps } from '../replies/for-grown-ups.ts'
import { praise, whatNow } from '../replies/found.ts'
import { refused } from '../replies/help.ts'
import { hintFor } from '../replies/hints.ts'
import { buildOn, replyToLine } from '../replies/line.ts'
import { asPercentage } from '../replies/proposals.ts'
import { nextInQuiz } from '../replies/quiz.ts'
import { openStory, replyToStory } from '../replies/story.ts'
import { isSafe, nameOf, quoted, say } from '../replies/voice.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { agreed } from '../unsolved/settled.ts'
import { askOf, isWaiting, type Unsolved } from '../unsolved/unsolved.ts'
import type { Work } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'
import { ownTool } from './tools.ts'

const isOn = ({ turn, work }: Talk) => work !== undefined && (turn.is === 'line' || turn.is === 'sum')

/** The answer was found. */
export const PRAISE: Act = {
  name: 'praise',
  rank: RANK.work,
  when: talk => isOn(talk) && talk.work?.isFound === true,
  says: found,
}

/** A line about the open sum: credited, asked about, or its slip shown. */
export const LINE: Act = {
  name: 'line',
  rank: RANK.work,
  when: talk =>
    isOn(talk) && talk.work?.isFound === false && (talk.turn.is === 'line' || talk.work.said !== undefined),
  says: talk =>
    talk.work && (talk.turn.is === 'line' || talk.turn.is === 'sum')
      ? (notYet(talk.turn.said, talk.work, talk) ?? replyToLine(talk.turn.said, talk.work, talk))
      : undefined,
}

const ASKS_WHETHER =
  /(?:^|[\s,.;!])(?:so |and |then |wait |but )*(?:is|are) (?:that|it|this|these|they|those) (?:(?:(?:the|my|our|his|her|all|it|them) ){1,3}(?:\p{L}+ ){0,2}\p{L}+|all|it|them)\W*$/iu

/** `its 4. so is that the girls?`: a step that is right is asked to be the end. */
function notYet({ outcome }: Said, work: Work, talk: Talk): string | undefined {
  if (outcome !== 'useful' || !ASKS_WHETHER.test(talk.last) || !/\d/.test(talk.last)) return undefined
  return `Not yet, but your number is right and you need it. ${buildOn(work, talk)}`
}

/** `22 and 22 yay`: what both sides of an equation come to, once its solution is put back in. */
export const BOTH_SIDES: Act = {
  name: 'both sides',
  rank: RANK.precise,
  when: ({ turn, work, told }) =>
    turn.is === 'talk' && work?.isFound === true && (told.at(-1) ?? '').includes('Are both sides the same?'),
  says: ({ work, last }) => {
    const question = work?.problem.question
    if (!question || !isArithmetic(question) || question.kind !== 'solve') return undefined
    const { answer } = wayTo(question)
    const form = linearForm(question.left)
    const value = answer && form?.slope.mul(answer).add(form.offset)
    const said = last.match(/-?\d+(?:\.\d+)?/g) ?? []
    if (!value || said.length === 0 || said.length > 2) return undefined
    return said.every(each => value.equals(each))
      ? `Yes, both sides come to $${value.toFraction()}$: so it fits. Well checked! Shall we do another one?`
      : 'Work out each side by itself once more, with your number in the place of the letter: what does each come to?'
  },
}

const PROPOSES = /^(?:do|should|shall|would|is|are|isn'?t|don'?t) (?:it|i|u|you|we)\b.*\d/i

const WELCOME = [
  'Good question! Let’s find it out step by step.',
  'Let’s look at it together.',
  'All right, let’s see.',
  'Good one. Step by step.',
] as const

/** A new sum, and what the child has said of it at once. */
export const BEGIN: Act = {
  name: 'begin',
  rank: RANK.work,
  when: talk => talk.turn.is === 'sum' && isOn(talk) && talk.work?.isFound === false,
  says: talk => {
    const { turn, work } = talk
    if (turn.is !== 'sum' || !work) return undefined
    if (turn.intent.wants === 'tell') return refused(talk)
    const { alsoAsked } = turn
    const hint =
      ownTool(talk.last, work) ?? hintOnWay(talk.last, work.problem.question) ?? hintFor(work, talk.told)
    if (talk.isBehind) return `And now ${nameOf(work.problem.question)}. ${hint}`
    if (alsoAsked !== undefined && talk.sheet)
      return `${talk.sheet.length === 2 ? 'Two questions, good!' : 'One after the other.'} First ${alsoAsked}: ${hintFor(work, talk.told)}`
    if (alsoAsked !== undefined)
      return `Two questions, good! First ${nameOf(work.problem.question)}; the other one waits for us. ${hintFor(work, talk.told)}`
    const part = talk.sheet?.find(({ problem }) => problem === work.problem)
    if (part && talk.last.length < 40)
      return `On to ${labelled(part)}, ${nameOf(work.problem.question)}. ${hintFor(work, talk.told)}`
    if (work.problem.lead && isSafe(work.problem.lead, talk)) return work.problem.lead
    const before = openingOf(work, turn.intent, talk)
    // What it has worked out beside is true, and no answer yet.
    const heard = heardIn(talk.last.replace(work.problem.text, ' '))
    const worked = heard.wrong === undefined ? workedOut(heard) : ''
    if (worked !== '' && isSafe(worked, talk))
      return `${worked} Is it what the question asks for? ${hintFor(work, talk.told)}`
    return `${before} ${hint}`
  },
}

/** What is said before the first hint. */
function openingOf(work: Work, intent: Intent, talk: Talk): string {
  const name = nameOf(work.problem.question)
  if (PROPOSES.test(reportIn(talk.last) ?? '')) return 'You have an idea already: let’s see whether it fits.'
  if (asksAdvice(talk.last) && talk.isGrownUp)
    return `${forGrownUps(talk)} You could begin with this question:`
  if (work.problem.isChanged)
    return name === 'your question' ? 'So now with your other number.' : `So now it is ${name}.`
  const equation = isForUnsolved(talk, work) ? ownEquationIn(talk.last) : undefined
  if (equation && talk.unsolved) return ownEquation(quoted(equation.text), isLikely(equation, talk.unsolved))
  if (work.problem.isLikely) return `I read your question as “${work.problem.text}”`
  if (talk.waiting) return `Let’s do ${name} then.`
  return intent.wants === 'comfort' && intent.feeling !== 'happy'
    ? say(talk, 'comfort', COMFORT[intent.feeling])
    : say(talk, 'sum', WELCOME)
}

/** A story is taken apart, a line about one is answered, and so is one about a number bond. */
export const STORIES: readonly Act[] = [
  {
    name: 'open story',
    rank: RANK.work,
    when: ({ turn, story }) => turn.is === 'story' && story !== undefined,
    says: ({ story }) => story && openStory(story),
  },
  {
    name: 'story line',
    rank: RANK.work,
    when: ({ turn }) => turn.is === 'story line',
    says: talk => (talk.turn.is === 'story line' ? replyToStory(talk.turn.step, talk) : undefined),
  },
  {
    name: 'bond',
    rank: RANK.work,
    when: ({ turn }) => turn.is === 'bond',
    says: talk => (talk.turn.is === 'bond' ? replyToBond(talk.turn.bond, talk.bonds ?? {}, talk) : undefined),
  },
]

function found(talk: Talk): string | undefined {
  const { turn, work, quiz, last } = talk
  if (!work || (turn.is !== 'line' && turn.is !== 'sum')) return undefined
  const back = quiz ? undefined : backToUnsolved(talk)
  if (back !== undefined) return back
  const percentage = asPercentage(work, last)
  const typed = talk.asked.messages.at(-1)?.text ?? last
  if (percentage && typed.match(/\d+(?:[./]\d+)?/g)?.length === 1) return `${percentage} ${whatNow(talk)}`
  const praised = [praise(turn.said, work, talk), percentage].filter(Boolean).join(' ')
  // A question of its own is in the praise already.
  if (isUnsimplified(turn.said) || isYesOrNo(work) || (!quiz && /\?$/.test(praised))) return praised
  if (/\b(?:bye|goodbye|gtg|see (?:you|ya))\b/i.test(last)) return `${praised} See you soon!`
  if (quiz && STOPS.test(talk.asked.messages.at(-1)?.text ?? last))
    return `${praised} And yes, we stop here. See you soon!`
  if (
    /\b(?:same|equals?|also|which is|which makes)\b/i.test(last) &&
    !talk.sheet?.some(part => part.work === work) &&
    work.said?.claims.length === 1 &&
    last.length < 40 &&
    (talk.wanted.get('answer') ?? 0) > 1
  )
    return `Yes, ${quoted(bareAmount(last))} is the same amount. Well spotted! ${whatNow(talk)}`
  // What is asked next stands in the message itself.
  if (talk.isFollowed) return praised
  const next = quiz ? nextInQuiz(talk, talk.asked) : undefined
  return `${praised}\n\n${next ?? whatNow(talk)}`
}

/**
 * An equation of the child's own, on the way of what nobody has solved: it is solved right, and whether it says what is
 * told nobody here knows.
 */
const backToUnsolved = ({ unsolved, work }: Talk) =>
  work && isWaiting(unsolved) && isForUnsolved({ unsolved }, work)
    ? subDone(inline(solve(work.problem.question).answer), askOf(unsolved))
    : undefined

const isForUnsolved = ({ unsolved }: Pick<Talk, 'unsolved'>, work: Work): boolean =>
  isWaiting(unsolved) && !work.isAsked && isOwnEquation(work) && !isAsked(unsolved, work)

/** The nets come to a number for which the equation is so. */
function isLikely(equation: OwnEquation, { text }: Unsolved): boolean {
  const [best] = likelySolutions(text)
  return best !== undefined && agreed(text, best.value) !== undefined && fitsOne(equation, [best.value])
}

/** It was only written, and not asked to be solved. */
export const isOwnEquation = ({ problem: { question, text } }: Work) =>
  isArithmetic(question) && question.kind === 'solve' && !/\b(?:solve|find|what|work out)\b/i.test(text)

/** `find x` asks for nothing but the letter of the equation. */
function isAsked(unsolved: Unsolved, work: Work | undefined): boolean {
  const letter = /^(?:find|work out|what(?:'?s| is)|solve for) ([a-z])$/i.exec(askOf(unsolved))?.[1]
  const question = work?.problem.question
  return letter !== undefined && question?.kind === 'solve' && question.text.includes(letter.toLowerCase())
}

function isYesOrNo({ problem }: Work): boolean {
  return /^\\text\{(?:yes|no)\}$/.test(solve(problem.question).answer)
}

/** `1 7/8` of `is that the same as 1 7/8`. */
function bareAmount(text: string): string {
  return text
    .replace(/^.*\b(?:same (?:as|amount as)|equals?|equal to|also|which is|which makes)\s+/i, '')
    .replace(/[?!.\s]+$/, '')
}
