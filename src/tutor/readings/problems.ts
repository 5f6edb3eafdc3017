import { operationsIn } from '#maths/arithmetic/expression.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { reportIn } from '#maths/language/en/own-report.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { tradesIn } from '../column-talk.ts'
import type { Problem } from '../find-problems.ts'
import { MADE_ZERO } from '../follow-on.ts'
import { judgeAtOnce } from '../judge-at-once.ts'
import { judgeFor } from '../judging.ts'
import { placeAsReport } from '../other-place.ts'
import { ownWay, tellsWay } from '../own-way.ts'
import { problemAsked } from '../problem-asked.ts'
import { quantitySaid } from '../quantities/quantity-said.ts'
import { hintFor, WITH_OTHERS } from '../replies/hints.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { beginWork, goOn, type Work } from '../work.ts'
import { isOfPair } from './of-pair.ts'
import { counted, type Heard, isOpen, leftOpen, type Reading, waitingOf } from './reading.ts'

/** A sum that is asked, new or once more. */
export const readProblem: Reading = heard => {
  const { before, dialogue, text, intent } = heard
  // `could i do 4 x 14`, of what is done: it comes to the same, so it is no new sum.
  if (ownWay(text, dialogue) || ownWay(dialogue.last, dialogue) || isOfStory(dialogue, text)) return undefined
  if (isOfWork(dialogue, text) || isOwnWay(before, dialogue, text)) return undefined
  const problem = problemAsked(text, intent, dialogue)
  if (problem && (isItsOrder(dialogue, problem) || isOnTheWay(dialogue, text, problem))) return undefined
  if (problem && isQuotedBack(before, text, problem)) return undefined
  return problem && !isBesideMore(before, text, problem) ? withProblem(heard, problem) : undefined
}

/** How the talk stands once a sum is on the table, and what the message says of it at once. */
export function withProblem({ dialogue, text, intent }: Heard, problem: Problem): Dialogue {
  const isSame = isAbout(dialogue.work, problem)
  const isBack = isAbout(dialogue.waiting, problem)
  const fresh = (isBack && dialogue.waiting) || begunFrom(dialogue, problem)
  // `and then 30` says the answer with the question.
  const { said, isShown, line } = judgeAtOnce(
    fresh,
    (problem.isLikely && reportIn(text) === undefined
      ? ''
      : problem.report !== undefined
        ? `${problem.question.text.replace(/[?.!\s]+$/, '')}? ${problem.report}`
        : problem.question.kind === 'round'
          ? placeAsReport(text)
          : text
    )
      .replace(/^\W*(?:(?:and|then|so|ok|next)\s+)+(?=-?\d+\W*$)/i, '')
      .replace(OF_TERM, 'I got ')
      .replace(MADE_ZERO, ''),
  )
  const work = isShown
    ? goOn(fresh, said)
    : isSame && dialogue.work
      ? { ...dialogue.work, stuck: dialogue.work.stuck + 1 }
      : fresh
  // `i think 7:80`: no answer, and known for what it is.
  const report = isShown ? undefined : reportIn(text)
  const quantity = report === undefined ? undefined : quantitySaid(report, problem.question)
  const waiting = isSame ? dialogue.waiting : isBack ? leftOpen(dialogue) : waitingOf(dialogue)
  return counted(
    {
      ...dialogue,
      last: line ?? (quantity && report) ?? dialogue.last,
      work,
      waiting,
      story: undefined,
      toldStory: undefined,
      graph: undefined,
      bonds: undefined,
      quiz: undefined,
      lesson: undefined,
      lessonAsked: undefined,
      later: undefined,
      feeling: undefined,
      turn: quantity ? { is: 'quantity', said: quantity } : { is: 'sum', said, intent },
    },
    intent.wants === 'tell' ? 'tell' : 'sum',
  )
}

/** A new sum, with what was just found where it is a step of it: the brackets of an equation, ten per cent of the amount. */
function begunFrom({ work: before, told }: Dialogue, problem: Problem): Work {
  const fresh = beginWork(problem)
  if (!before?.isFound || before.problem.question.kind === 'story') return fresh
  if (problem.lead !== undefined || problem.isChanged) return fresh
  const { question } = before.problem
  const answer = withoutLatex(solve(question).answer)
  const quantity = /[a-z]/.test(answer) ? quantitySaid(answer, problem.question) : undefined
  if (quantity?.isSo) {
    const { is, next } = quantity.quantity
    return {
      ...beginWork({ ...problem, lead: `You have found $${solve(question).answer}$ just now. ${next}` }),
      shown: [is],
    }
  }
  if (!['calculate', 'percentage'].includes(question.kind)) return fresh
  const asked = withoutLatex(question.text).replace(/^(?:what is|work out|calculate|find) |[?.\s]+$/gi, '')
  const said = judgeFor(fresh, `${asked} = ${answer}`)
  const isStep =
    said.outcome === 'useful' &&
    said.claims.every(({ claim, standing }) => standing === 'useful' && claim.sides.length > 1)
  if (!isStep || said.claims.length === 0) return fresh
  const known = { ...goOn(fresh, said), said: undefined }
  return { ...known, problem: { ...problem, lead: hintFor(known, told) } }
}

/** Before what the child says that a term comes to: `so the 50th is 346`. */
const OF_TERM =
  /^.*?\d(?:st|nd|rd|th)\b(?: (?:term|one|number))? ?(?:is|=|would be|will be|must be|makes) (?=-?\d+\W*$)/i

const LABEL = /^\W*(?:(?:question|q|no|number|part|exercise)\W*)?\d{1,2}\W*[a-h]?\s*[.):]/i
const NUMBER = /\d+(?:[.,]\d+)*/g

/** `24/5?? i said 4.80`: what the tutor has written of the answer, and no division. */
function isQuotedBack({ work }: Dialogue, text: string, { question, text: own }: Problem): boolean {
  if (!work?.isFound || question.kind !== 'calculate' || !/^\d+\s*\/\s*\d+\W*$/.test(own.trim())) return false
  const [value, answer] = [question, work.problem.question].map(each => wayTo(each).answer)
  return value !== undefined && answer?.equals(value) === true && !/\b(?:what|how|find)\b/i.test(text)
}

/** `shirt is Rs 800 and discount is 15%, find SP. I am doing 800 − 15 = 785`, or a sum of numbers that were told just before. */
function isBesideMore({ turn, last }: Dialogue, text: string, { question, text: own }: Problem): boolean {
  if (question.kind !== 'calculate') return false
  const around = text.replace(own, ' ').replace(LABEL, ' ')
  const words = around.match(/\p{L}{3,}/gu)?.length ?? 0
  // The child says how it worked.
  const at = text.indexOf(own)
  const isOwnWork =
    (/\b(?:because|cos|cuz|bc|since|did|doing|used|tried)\W*$/i.test(text.slice(0, at)) &&
      !/\b(?:my|his|her|our) \p{L}+ (?:did|used|tried)\W*$/iu.test(text.slice(0, at))) ||
    /^\s*=/.test(text.slice(at + own.length))
  const isSumOfItsOwn = /\d\s*[-+−×x*÷/=]\s*\d/.test(around)
  if (words > 4 && isOwnWork && /\d/.test(around) && !isSumOfItsOwn) return true
  const isUnread = turn.is === 'talk' && turn.intent.wants === 'unclear' && last.length > 40
  const told: readonly string[] = isUnread ? (last.match(NUMBER) ?? []) : []
  const used = own.match(NUMBER) ?? []
  return told.length > 1 && used.length > 1 && used.every(each => told.includes(each))
}

const ASKS_ANEW =
  /\?\s*$|\b(?:what|whats|how|solve|find|work out|calculate|simplify|expand|estimate|factor\w*|next|new|another|other|now|instead|help|check|convert|share|question)\b|^\W*\(?[a-h]\)/i
const GOES_ON = /^\W*(?:(?:k|ok|oh|ah|aha|and|but|then|so|they|that|it|thats|because|cos|no|wait)\b[\s,]*)+/i

/** `so 3x = 180`, of what is open: a step told in other words, and no new question. */
function isOfWork({ work, waiting }: Dialogue, text: string): boolean {
  if (!isOpen(work) || waiting) return false
  // `the 5 put 4, then 9 tens and 10 ones` borrows, and asks for no number.
  if (tradesIn(text, work.problem.question)) return true
  if (ASKS_ANEW.test(text)) return false
  const stated = claimsIn(text).filter(({ sides }) => sides.length > 1)
  const isTrue = stated.length > 0 && stated.every(({ truth }) => truth === 'true')
  return isTrue || (GOES_ON.test(text) && /=|\bis\b/.test(text) && !/\d\s*[-+×x*÷/]\s*\d[^=]*$/.test(text))
}

const CONCLUDES = /^\W*(?:(?:ok|oh|ah|wait|and)\b[\s,]*)*(?:so|then|because|cos|therefore|that means)\b/i
const NAMES_FIRST = /^(?:the |an? |each |one )?(?:\p{L}+ ){1,3}(?:is|are|=) (?=[(\d])/iu
const POWER_ALONE = /^\W*(?:(?:so|is|it|its|it's|then|ok|oh) )*-?\d+\^-?\d+\W*$/i

/**
 * What the child works out on its way, and asks nobody: `so 180 - 40 = 140`, of a question that was not read, or its own
 * equation for an open one that is told in words, `n + n + 1 = 47`.
 */
function isOwnWay({ turns }: Dialogue, { work, story }: Dialogue, text: string): boolean {
  if (turns === 0) return false
  if (isOpen(work) && isOfSquares(text, work)) return true
  if (ASKS_ANEW.test(text)) return false
  if (work?.isFound && (tellsWay(text) || statesSum(text, work))) return true
  if (isOpen(work) && isOfPair(text, work)) return true
  if (!isOpen(work)) {
    const [stated, ...others] = claimsIn(text)
    return (
      CONCLUDES.test(text) &&
      !OF_TERM.test(text) &&
      others.every(({ sides }) => sides.length === 1) &&
      (stated?.sides.length ?? 0) > 1 &&
      story === undefined
    )
  }
  // `so i do 7 take away 2`, `2^12`: a step of the open sum, or what it comes to.
  if (
    /\bi (?:do|did|took|take|tried|used|went|said|put|wrote|answered)\b/i.test(text) ||
    POWER_ALONE.test(text)
  )
    return true
  const { text: asked } = work.problem.question
  const isWorded = !asked.includes('=') && (asked.match(/\p{L}{3,}/gu)?.length ?? 0) > 4
  const isEquation = /(?<![a-z])[a-z](?![a-z])[^=]*=/i.test(text) && !/\p{L}{3,}/u.test(text)
  const told: readonly string[] = asked.match(NUMBER) ?? []
  const said: readonly string[] = text.match(NUMBER) ?? []
  // A plan with a number of the question: `150 divided by 2.30`; of a bare sum, as 15% of 80, with both: `80 - 15`.
  const isPlan =
    (isWorded ||
      !['calculate', 'solve'].includes(work.problem.question.kind) ||
      (said.length > 1 && said.every(each => told.includes(each)))) &&
    /^\W*(?:(?:so|then|is it|do i do|i do) )*\d[\d.]* ?(?:[-+−×x*÷/]|plus|minus|times|divided by|take away) ?\d[\d.]*\W*$/i.test(
      text.replace(/(?<=\d) ?(?:²|\^ ?2)(?!\d)/g, ''),
    )
  return (isPlan || (isWorded && isEquation)) && said.some(each => told.includes(each))
}

const TELLS =
  /\bi(?:'?ve| have)? (?:crossed|put|did|do|have|had|wrote|made|took|got|swapped|borrowed|carried|added|changed|moved)\b/i

/** What is told of the open question, with a sum or places in it, and what is tried of an example of the tutor's: `1x97`. */
function isOnTheWay({ work, told }: Dialogue, text: string, { question, text: own }: Problem): boolean {
  if (!isOpen(work)) return false
  // `so its 4 hundreds and 10 tens then`: what the columns are now, and no number to be written.
  if (question.kind === 'place value' && work.problem.question.kind === 'calculate' && !ASKS_ANEW.test(text))
    return true
  if (TELLS.test(text) && !ASKS_ANEW.test(text) && own.length + 8 < text.length) return true
  const [, example] = question.kind === 'calculate' ? (told.at(-1) ?? '').split(WITH_OTHERS) : []
  const numbers = own.match(NUMBER) ?? []
  const known: readonly string[] = work.problem.question.text.match(NUMBER) ?? []
  return (
    example !== undefined &&
    numbers.every(each => example.includes(each)) &&
    !numbers.every(each => known.includes(each))
  )
}

/** `put them in order 4 5 6 8 12`, of the list that is worked on: a step of it, and no list to order. */
function isItsOrder({ work, waiting }: Dialogue, { question }: Problem): boolean {
  const open = isOpen(work) ? work : waiting
  if (!open || question.kind !== 'ordering' || open.problem.question.kind !== 'averages') return false
  const [own, said] = [open.problem.question, question].map(({ text }) =>
    (text.match(NUMBER) ?? []).toSorted().join(' '),
  )
  return own === said
}

/** `6.5 squared plus 2.5 squared?`, of a right triangle with those sides: a way that is thought of, right or wrong. */
function isOfSquares(text: string, { problem }: Work): boolean {
  if (problem.question.kind !== 'right triangle') return false
  const sides: readonly string[] = problem.question.text.match(NUMBER) ?? []
  const known = [...sides, ...sides.map(each => `${+(Number(each) ** 2).toFixed(6)}`)]
  const said = text
    .replace(/(?<=\d) ?(?:²|\^ ?2(?!\d)|squared)/gi, ' ')
    .replace(/\d[\d.]*(?= ?(?:cm|mm|m|km)\b)/g, '$& ')
  // What it comes to stands behind its sign.
  const [first = '', last = '', ...more] = [...new Set(said.split('=')[0]?.match(NUMBER) ?? [])]
  const isSum = /\d\s*(?:[-+−]|plus|minus|add|take away|and)\s*\d/i.test(said)
  return isSum && first !== last && [first, last].every(each => known.includes(each)) && more.length < 2
}

/** `the outer angle is 180 - 140`, `so 360 / 40`: how it was found, told after the answer. */
function statesSum(text: string, { problem }: Work): boolean {
  if (!CONCLUDES.test(text) && !NAMES_FIRST.test(text.trim())) return false
  const [claim, ...others] = claimsIn(text)
  const [side, ...more] = claim?.sides ?? []
  if (!side || others.length + more.length > 0 || operationsIn(side).length === 0) return false
  // `so 18 x 4 is double` says more of it.
  if (!/[\d)] *[.!]*$/.test(text.trim())) return false
  const { steps, answer } = solve(problem.question)
  const known: readonly string[] =
    [problem.question.text, ...steps.map(({ done }) => done), answer].join(' ').match(NUMBER) ?? []
  return (text.match(NUMBER) ?? []).some(each => known.includes(each))
}

/** What is stated while a story is open is said of it: `4 3/4 = 12/4`. */
function isOfStory({ story }: Dialogue, text: string): boolean {
  return (
    story !== undefined &&
    text.length < 70 &&
    !/\d[a-z]\b|\b[a-z]\s*=/i.test(text) &&
    /\d\s*[=:]\s*\d/.test(text) &&
    !/\?\s*$|\b(?:what|whats|how|solve|find|simplify|next|new|another|share|write)\b/i.test(text)
  )
}

function isAbout(work: Work | undefined, { question }: Problem): boolean {
  return (
    isOpen(work) &&
    (isSameQuestion(work.problem.question, question) ||
      (question.kind === 'shape' && withoutUnits(work.problem.question) === withoutUnits(question)))
  )
}

/** `rectangle 9 by 4`, of one of 9 cm and 4 cm. */
const withoutUnits = ({ text }: Question): string =>
  text.toLowerCase().replace(/(?<=\d) ?(?:mm|cm|m|km|ft|in)\b|\W+$/g, '')
