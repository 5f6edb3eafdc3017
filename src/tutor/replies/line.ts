import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, operationsIn } from '#maths/arithmetic/expression.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { saysAnswer, solve } from '#maths/kinds/doors.ts'
import { CHANGED, changesQuestion } from '#maths/language/en/changed-question.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import { factorNumbers } from '#maths/routes/factor-numbers.ts'
import { gapsSaid } from '#maths/routes/gaps.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import { isCommonFactor } from '#maths/routes/listed.ts'
import { type Move, moveInWords } from '#maths/routes/moves.ts'
import { confirmed, heardIn } from '../claims/heard.ts'
import { noticed, toTrade, tradesIn } from '../column-talk.ts'
import { plainWords } from '../intents/spelling.ts'
import { workingIn } from '../intents/working.ts'
import type { Dialogue } from '../state.ts'
import { reachedIn, type Work } from '../work.ts'
import { nextAfter, written } from './building.ts'
import { hintFor, ideaFor } from './hints.ts'
import { asSaids, creditedNumbers } from './landmark.ts'
import { oddIn, percentAsAmount } from './odd-line.ts'
import { ofReading } from './of-reading.ts'
import { givenOnTable, toUnread } from './on-table.ts'
import { ruleTried } from './rule-tried.ts'
import { shownClaims, sumsAlone, takenForAnswer } from './shown-claims.ts'
import { slipped } from './slips.ts'
import { NEXT_STEP, WHICH_NEXT } from './step-in-words.ts'
import { isSafe, nameOf, quoted, say } from './voice.ts'
import { doing } from './working.ts'

/** What the tutor says to a line about the sum that has not found the answer. */
export function replyToLine(said: Said, work: Work, dialogue: Dialogue): string {
  const other = oddIn(said, work, dialogue.last)
  if (other) return other
  switch (said.outcome) {
    case 'useful':
      return credited(said, work, dialogue)
    case 'elsewhere':
      return elsewhere(said, work, dialogue)
    case 'wrong':
      return toAside(said, dialogue) ?? ofReading(said, work) ?? slipped(said, work, dialogue)
    case 'unfinished':
      return unfinished(said, work, dialogue)
    case 'which':
      return 'Which one is your answer? Write just the one that you mean, and how you got it.'
    default:
      return asked(said, work, dialogue)
  }
}

/** A number alone behind something else that the child has asked, or has changed, may be right of that. */
function toAside({ marked }: Said, dialogue: Dialogue): string | undefined {
  const { aside, last } = dialogue
  if (aside === last && changesQuestion(last)) return CHANGED
  if (aside === undefined || !isAnswerLike(last, 1) || /\d.*=/.test(last)) return undefined
  // A known slip has its own words, as long as the question stands as it was.
  if (marked.explanations.length > 0 && !changesQuestion(aside)) return undefined
  const number = quoted(bareAnswer(last))
  return say(dialogue, 'aside', [
    `What is ${number} of: the question on the table, or what you asked about since? Tell me how you came to it, and I’ll check that.`,
    `I can’t tell yet what ${number} is of. Write how you came to it, and I’ll check that.`,
  ])
}

const NEGATES =
  /\b(?:can'?t|cannot|can not|not enough|too small|isn'?t enough|(?:doesn'?t|dosen'?t|dosn'?t|does not|won'?t) (?:go|fit|work))\b/i
const BECAUSE = /\b(?:because|cause|cos|coz|cuz|bc|i thought)\b/i

function credited(said: Said, work: Work, dialogue: Dialogue): string {
  const factors = factorNumbers(dialogue.last, work.problem.question)
  if (gapsSaid(dialogue.last, work.problem.question))
    return /\bnext\b|\bthen\b/i.test(dialogue.last)
      ? 'Yes, well seen. What do you come to then?'
      : 'Yes, that is how far it is from one to the next. And what does that tell you about what comes then?'
  if (factors?.isProduct)
    return factors.isSum
      ? 'Yes, those two multiply and add up as they must. What do the two brackets look like with them?'
      : 'They multiply to the last number, yes. And do they add up to the number in the middle? Mind the signs.'
  const percent = percentAsAmount(dialogue.last, work.problem.question.text)
  if (percent) return percent
  const rule = ruleTried(dialogue.last, work.problem.question)
  if (rule) return `Good, that is a part of the rule. ${rule}`
  const next = buildOn(work, dialogue)
  if (said.move) return `${moveCredited(said.move.move, said.equation?.unknown)} ${next}`
  const useful = said.claims.filter(({ standing }) => standing === 'useful')
  const landmark = useful.find(each => each.landmark)
  const isAll = said.marked.verdict === 'unfinished'
  const open = (isAll ? said.claims : useful).findLast(({ isOpen }) => isOpen)
  if ((open || !useful.some(({ claim }) => claim.sides.length > 1)) && NEGATES.test(dialogue.last))
    return noticed(work.problem.question, () => next)
  if (open && /^\W*\d+\s*:\s*\d+\W*$/.test(dialogue.last))
    return 'Yes, that’s the same ratio. Can you say it with still smaller numbers?'
  if (open && work.problem.question.kind === 'factors')
    return `Yes, those are good to know. ${isInWords(work) ? 'What do they tell you: what is your answer now?' : next}`
  const stated = useful.filter(({ claim }) => claim.sides.length > 1)
  // A list may have the answer in it.
  if (stated.length > 0 && work.problem.question.kind === 'factors' && !isSafe(dialogue.last, dialogue))
    return 'Yes, a good list! Make one for the other number, too: which numbers are in both?'
  const [only = '', ...others] = new Set(dialogue.last.match(/\d+(?:\.\d+)?/g))
  const isDenied = /n['’]?t\b|\b(?:not|only|one of)\b/i.test(dialogue.last)
  if (landmark && others.length === 0 && !isDenied && isCommonFactor(Number(only), work.problem.question))
    return `Yes, ${quoted(only)} goes into both! Is there a bigger one that does?`
  if (stated.length > 0) {
    const praise = say(dialogue, 'useful', [
      'Yes, that’s right',
      'Good thinking, that’s right',
      'Right again',
      'That works',
      'Yes, that’s true and it helps',
    ])
    // `is it 6? cos 5% is 2`: a number of the way that is said beside it is right as well.
    const alone = useful.filter(
      ({ claim, landmark: on, isOpen }) => on !== undefined && !isOpen && claim.sides.length === 1,
    )
    const also = asSaids(alone, dialogue.last)
    const taken = takenForAnswer(dialogue.last, [stated.at(-1), ...alone], work.problem.question)
    const own = sumsAlone(stated)
    if (taken) return own.includes('=') ? `${praise}: ${own}. ${taken} ${next}` : `${taken.slice(4)} ${next}`
    const sums = shownClaims(stated, dialogue.last)
    const isMore = alone.length > 0 && !sums.includes(also.slice(1, -1)) && isSafe(also, dialogue)
    const shown = isMore ? `${also}, and ${sums}` : sums
    return open?.calculation
      ? `${praise}: ${shown}. And what does ${sideOf(open, open.calculation)} come to?`
      : `${praise}: ${shown}. ${next}`
  }
  if (open?.calculation) {
    const idea = say(dialogue, 'useful', [
      'Good idea.',
      'Yes, that’s a good way to go.',
      'That’s a good plan.',
    ])
    return `${idea} What does ${sideOf(open, open.calculation)} come to?`
  }
  const numbers = creditedNumbers(useful, dialogue.last, next, work)
  if (numbers) return numbers
  return `${say(dialogue, 'useful', ['Yes, that’s right.', 'Good thinking, that’s right.', 'That works.'])} ${next}`
}

function moveCredited(move: Move, unknown = 'x'): string {
  return move.does === 'expand'
    ? 'That works: the brackets go first.'
    : `Good idea: ${moveInWords(move, unknown)} makes it simpler.`
}

/** What is asked to be worked out: the whole of what the child wrote, where that is more than one operation. */
function sideOf({ claim }: JudgedClaim, calculation: Calculation): string {
  const [side] = claim.sides
  return side && operationsIn(side).length > 1 ? inline(latex(side)) : written(calculation)
}

/** What is asked behind something that is right. */
export function buildOn(work: Work, dialogue: Dialogue): string {
  const next = nextAfter(work)
  if (next && !saysAnswer(next, work.problem.question)) return next
  // What it is, is for the child to find: only a hint that is asked for names it.
  const isNext = work.proven.includes(true) && hintFor(work, dialogue.told).startsWith(NEXT_STEP)
  return say(
    dialogue,
    'useful',
    isNext ? WHICH_NEXT : ['How do you go on from there?', 'What comes next?', 'What is still missing?'],
  )
}

function elsewhere(said: Said, work: Work, dialogue: Dialogue): string {
  if (said.move?.standing === 'opposite') {
    return `You picked the right number! But ${moveInWords(said.move.move, said.equation?.unknown ?? 'x')} does the same thing once more. What undoes it?`
  }
  const mixed = said.move && mixedUp(said.move.move, work)
  if (mixed) return mixed
  if (said.move)
    return 'You may do that, if you do it to every part on both sides. It gets shorter, though, if you undo something else first. What was done last to the letter?'
  const hint = ideaFor(work, dialogue.told)
  return say(dialogue, 'elsewhere', [
    `That is worked out right. How does it help you here? ${hint}`,
    `True! How does it help with ${nameOf(work.problem.question)}? ${hint}`,
    `That’s right in itself. How does it help here? ${hint}`,
  ])
}

function unfinished({ marked }: Said, work: Work, dialogue: Dialogue): string {
  if (lettersOfPair(work.problem.question).length > 0)
    return `${say(dialogue, 'unfinished', ['Right!', 'Yes, that’s the first letter.'])} ${nextAfter(work) ?? 'Now the other letter.'}`
  if (marked.missing)
    return marked.solution.answer.includes(',')
      ? `${say(dialogue, 'unfinished', ['Right so far!', 'Yes, those belong to it.', 'Good, those too.'])} ${marked.missing.words}`
      : `The value is right, well done! ${marked.missing.words}`
  return say(dialogue, 'unfinished', [
    'You are on the right way: that has the right value. Now work it out to the end. What does it come to?',
    'Yes, that’s the same amount. One step is left: what does it come to?',
  ])
}

/** `3:75` */
const TOO_MANY_MINUTES = /\b\d{1,2}[:.][6-9]\d\b/

function asked({ claims }: Said, work: Work, dialogue: Dialogue): string {
  const isGiven = claims.length === 1 && claims[0]?.claim.sides.length === 1 && !claims[0].isOpen
  const bare = isAnswerLike(dialogue.last, 1) ? bareAnswer(dialogue.last) : ''
  const said = isSafe(dialogue.last, dialogue) ? quoted(bare === '' ? dialogue.last : bare) : 'that'
  const { asking } = work
  if (work.problem.question.kind === 'time' && TOO_MANY_MINUTES.test(dialogue.last))
    return 'You put the minutes together well. But an hour has only $60$ of them: how many hours and minutes are that then?'
  const traded = tradesIn(dialogue.last, work.problem.question)
  if (traded !== undefined) return toTrade(traded)
  if (isInParts(claims, work)) return 'Yes, those are the parts. Put them together: what do you get?'
  if (isHalfway(claims, work))
    return 'You are close: it lies between those two. What is halfway from the one to the other?'
  if (NEGATES.test(dialogue.last)) return noticed(work.problem.question, () => hintFor(work, dialogue.told))
  if (BECAUSE.test(dialogue.last)) return `I see how you thought. ${hintFor(work, dialogue.told)}`
  if (isGiven && claims[0]?.landmark && isSaidAgain(claims, work))
    return `${said} is a right step that you have already, and not the answer yet. ${asking ? `What does ${inline(latex(asking))} come to?` : hintFor(work, dialogue.told)}`
  if (isGiven && asking && claims[0]?.landmark)
    return `Is ${said} what ${inline(latex(asking))} comes to? Check that once more, or write the sum that you did.`
  const heard = confirmed(heardIn(dialogue.last, givenOnTable(dialogue)))
  if (isGiven && !heard && !isAnswerLike(dialogue.last, 1)) return toUnread(work, dialogue)
  if (isGiven && !heard)
    return say(dialogue, 'unsure', [
      `How did you get ${said}? ${hintFor(work, dialogue.told)}`,
      `I can’t see yet where ${said} comes in. ${hintFor(work, dialogue.told)}`,
    ])
  if (heard && !claims.some(({ isOpen }) => isOpen)) return toUnread(work, dialogue)
  const open = claims.find(({ isOpen, calculation }) => isOpen && calculation)
  if (open?.calculation && sideOf(open, open.calculation) === nameOf(work.problem.question))
    return 'Yes, that is the sum. What does it come to?'
  if (open?.calculation)
    return say(dialogue, 'unsure', [
      `What would ${sideOf(open, open.calculation)} tell you about ${nameOf(work.problem.question)}?`,
      `How does ${sideOf(open, open.calculation)} help with ${nameOf(work.problem.question)}?`,
    ])
  if (workingIn(plainWords(dialogue.last))) return doing(work, dialogue)
  return toUnread(work, dialogue)
}

/** A number that was credited before, said once more; where this time is credited as well, it is the last one. */
function isSaidAgain([only]: readonly JudgedClaim[], work: Work): boolean {
  const value = only && valueOfClaim(only.claim)
  const times = value === undefined ? 0 : reachedIn(work).filter(each => each.equals(value)).length
  return times > (only?.standing === 'useful' ? 1 : 0)
}

/** `is it 5 or 7`, where both stand in the middle of a list. */
function isHalfway(claims: readonly JudgedClaim[], { problem }: Work): boolean {
  const { answer } = wayTo(problem.question)
  const [one, other, ...more] = claims.flatMap(
    ({ claim }) => (claim.sides[0] && asLiteral(claim.sides[0])?.value) ?? [],
  )
  return (
    problem.question.kind === 'averages' &&
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    answer?.equals(one.add(other).div(2)) === true
  )
}

function isInWords({ problem }: Work): boolean {
  return solve(problem.question).answer.startsWith('\\text{')
}

/** `10 and 4` for 84 ÷ 6: numbers that the child has found, and that make up the answer. */
function isInParts(claims: readonly JudgedClaim[], { problem }: Work): boolean {
  const { answer } = wayTo(problem.question)
  const values = claims.flatMap(({ claim }) =>
    claim.sides.length === 1 && claim.sides[0] ? (asLiteral(claim.sides[0])?.value ?? []) : [],
  )
  const [first, ...others] = values
  return (
    first !== undefined &&
    others.length > 0 &&
    values.length === claims.length &&
    answer?.equals(others.reduce((sum, each) => sum.add(each), first)) === true
  )
}

/** `add 5` or `divide by 5` for -5x = 20: the number before the letter is right, its sign or what it does is not. */
function mixedUp(move: NonNullable<Said['move']>['move'], { equation }: Work): string | undefined {
  const { left, right, unknown } = equation ?? {}
  const slope = [left, right]
    .flatMap(side => (side && linearForm(side)?.slope) ?? [])
    .find(each => !isZero(each))
  const others = [left, right].flatMap(side => (side && linearForm(side)?.offset) ?? [])
  if (!slope || move.does === 'expand' || move.isOfUnknown || !move.amount.abs().equals(slope.abs()))
    return undefined
  if (move.does === '÷' && move.amount.equals(slope.neg()))
    return `Dividing is a good idea! Look at the sign: what exactly is ${inline(unknown ?? 'x')} multiplied by?`
  const isAdded = move.does === '+' || move.does === '-'
  return isAdded && !others.some(each => each.abs().equals(slope.abs()))
    ? `Look at how the number stands before ${inline(unknown ?? 'x')}: is it added, or does it multiply? What undoes that?`
    : undefined
}
