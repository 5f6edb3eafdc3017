import { isWhole } from '#maths/arithmetic/rational.ts'
import type { SolveQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { hasFound } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import { judgeSaid } from '#maths/routes/judge-said.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { letterFound, lettersOfPair } from '#maths/routes/letter-lines.ts'
import { partsOfLine } from '#maths/routes/parts-of-line.ts'
import { spokenStep } from '#maths/routes/spoken-step.ts'
import { remembering } from '#text/remembering.ts'
import { allPartsSaid } from './all-parts-said.ts'
import { answerAmong, besideTrue, concluded, guessedFirst, misled, namedResult } from './conclusions.ts'
import { isSameTime } from './facts/times-asked.ts'
import type { Problem } from './find-problems.ts'
import {
  convertsOnly,
  isFactorOfPi,
  isHalfKnown,
  isKnownWrong,
  isNextPart,
  isOfHours,
  isOnTheWay,
  isPastStep,
  isTurned,
  withoutOther,
  withoutWondering,
} from './meant-otherwise.ts'
import { ownWords } from './own-words.ts'
import { tenPowersWritten, withFront, worthSaid } from './quantities/standard-front.ts'
import { isRestated, isSameQuestion, isTimeOfDay } from './restated.ts'
import {
  toThePower,
  withLeftBefore,
  withoutLead,
  withoutReason,
  withReached,
  withWholeBefore,
} from './said-again.ts'
import { inNumbers, inPence, lineBehind, withHalf, withRest } from './said-otherwise.ts'
import { lettersWorked, saidInWords, summedIn } from './said-whole.ts'
import { shareSaid } from './share-said.ts'
import { withStepAlone } from './step-alone.ts'
import { toAsked } from './to-asked.ts'
import { firstResult } from './values/values-in.ts'
import { whetherSaid } from './whether-said.ts'
import { problemsOf, reachedIn, type Work } from './work.ts'
import { wrongEnd, wrongStart } from './wrong-end.ts'

const judged = remembering(
  (text: string, question: Question, equation?: SolveQuestion) => judgeSaid(text, question, equation),
  (text, question, equation) =>
    JSON.stringify([
      text,
      question.kind,
      question.text,
      equation && [shown(equation.left), shown(equation.right)],
    ]),
)

function shown(side: SolveQuestion['left']): string {
  return JSON.stringify(side, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
}

const NUMBERS = /[-−]?\d+(?:[./]\d+)?/g

/** A list that is said bit by bit: `7`, then `-7`; of two letters each by its name, or the last one by its number. */
function withPartsBefore(work: Work, said: Said, text: string): Said | undefined {
  const { question } = work.problem
  const letters = lettersOfPair(question)
  const [known] = work.parts ?? []
  if (letters.length > 0 && known !== undefined) {
    const rest = letters.find(letter => !known.startsWith(letter))
    const named = letterFound(text, question)?.text
    const own = named ?? (isAnswerLike(text, 1) ? `${rest} = ${bareAnswer(text)}` : undefined)
    const both = own && judged([known, own].sort().join(', '), question, undefined)
    return both && both.outcome === 'answer' ? both : undefined
  }
  if (said.outcome !== 'unfinished' || !work.parts) return undefined
  const whole = judged(
    [...work.parts, ...(text.match(NUMBERS) ?? [])].join(', '),
    work.problem.question,
    undefined,
  )
  return whole.outcome === 'answer' ? whole : undefined
}

const SETTLED = new Set<Said['outcome']>(['answer', 'slipped', 'which', 'unfinished'])

/** Joy behind a number, which makes no other thing of it: `75 done!!! thats all my homework`. */
const JOY =
  /(?<=\d[a-z%]{0,3})[\s,.!]+(?:done|finished|yay+|wo+|woo ?hoo|boom|eas+y*|obvs|obviously|lol|haha+|hooray|yes+|got it|ok got it|i did it|thats (?:it|all).*|that's (?:it|all).*)(?:[\s,.!]+(?:thats|that's|i'?m|all|it|my|the|homework|hw|done|finished|now|for|today|lol|yay))*[\s!.]*$/i

/** What a message says about the sum. */
export function judgeFor(work: Work, message: string): Said {
  const said = ownWords(message, work.problem.text)
  const rest = withoutOther(said, work.problem.question)
  // What is concluded comes before what it is concluded from: `3/5 is only 9/15 so 2/3 is bigger`.
  const concludes = rest === undefined ? undefined : /^.*\bso\b(.*)$/is.exec(rest)?.[1]
  const left = concludes !== undefined && /\d/.test(concludes) ? concludes : rest
  const own = left === undefined ? said : (firstResult(left) ?? left)
  const judgedNow = withStepAlone(work, judgeByWords(work, own), own, part => judgeByWords(work, part))
  if (isTurned(own, work.problem.question)) return { ...judgedNow, claims: [], outcome: 'wrong' }
  const sure = judgedNow.outcome === 'answer' ? withoutWondering(message) : undefined
  if (sure !== undefined) return judgeFor(work, sure)
  if (rest !== undefined && !/\d/.test(rest)) return { ...judgedNow, claims: [], outcome: 'unsure' }
  const judge = (part: string) => judgeByWords(work, part)
  return wrongEnd(judgedNow, own, work, judge) ?? wrongStart(judgedNow, own, work, judge) ?? judgedNow
}

function judgeByWords(work: Work, typed: string): Said {
  const { question } = work.problem
  const before = [...work.credited.map(({ claim }) => claim.text), work.said?.marked.finalText ?? '']
  const said = withFront(typed, question, before) ?? typed
  const judgedNow = judgeWritten(work, said)
  const isClock = question.kind === 'time' && /\b(?:past|to|after|till)\b/i.test(said)
  if (isClock && judgedNow.outcome !== 'answer' && isSameTime(said) === false)
    return { ...judgedNow, claims: [], outcome: 'wrong' }
  if (isOfHours(judgedNow, said, question)) return { ...judgedNow, claims: [], outcome: 'unsure' }
  // `x = 4 y = 3` names both letters, and no product.
  if (judgedNow.outcome === 'slipped' && lettersOfPair(question).length > 0)
    return { ...judgedNow, outcome: 'answer' }
  if (isFactorOfPi(judgedNow, said)) return { ...judgedNow, claims: [], outcome: 'unsure' }
  if (convertsOnly(said, question)) return { ...judgedNow, outcome: 'useful' }
  if (isHalfKnown(judgedNow, question)) return { ...judgedNow, outcome: 'unsure' }
  if (isOnTheWay(judgedNow, said, question)) return { ...judgedNow, outcome: 'useful' }
  if (isNextPart(work, judgedNow, said)) return { ...judgedNow, outcome: 'useful' }
  if (isPastStep(work, judgedNow, said)) return { ...judgedNow, claims: [], outcome: 'wrong' }
  const isWorthElse = judgedNow.marked.verdict === 'wrong' && worthSaid(said, question) !== undefined
  if (isWorthElse) return { ...judgedNow, claims: [], outcome: 'wrong' }
  if (isKnownWrong(judgedNow, said, question)) return { ...judgedNow, outcome: 'wrong' }
  const behind = lineBehind(work, judgedNow, said)
  const own = behind === undefined ? undefined : judged(behind, question, work.equation)
  return own && ['useful', 'elsewhere'].includes(own.outcome) ? own : judgedNow
}

/** `80:4 is 20 and 16:4 is 4` says two things, and no sum of them. */
const TWO_STATED =
  /((?:\bis|=) ?-?[\d./]+) and (?=\d[\d.]* ?[:÷/×x*] ?\d[\d.]* ?(?:is\b|=))|(?<=\d) and (?=\d+ (?:is|=) \d+ ?[x×*] ?\d)/gi

function judgeWritten(work: Work, line: string): Said {
  const typed = withHalf(work, withRest(work, inNumbers(work, inPence(work, line))))
  const { kind, text } = work.problem.question
  const said = kind === 'standard form' ? tenPowersWritten(typed) : typed
  const isOfPowers = kind === 'expressions' || /[a-z](?:\^|²)/i.test(text)
  const plain = said
    .replace(JOY, '')
    .replace(TWO_STATED, '$1; ')
    .replace(/(?<=\d) n (?=\d)/g, ' and ')
  const worked = ['solving', 'number pairs'].includes(kind) ? lettersWorked(plain) : plain
  const written = isOfPowers
    ? toThePower(worked).replace(/(?<![a-z\d])(\d*[a-z])2(?![\d.a-z])/gi, '$1^2')
    : worked
  const judgedAlone = judgeAlone(work, withoutLead(written))
  const alone = (part: string) => judgeAlone(work, part)
  const whether = judgedAlone.outcome === 'answer' ? undefined : whetherSaid(written, work.problem.question)
  if (whether) return judgeAlone(work, whether)
  // What the question itself says is no answer.
  const own = besideQuestion(written, work.problem)
  if (!/\d/.test(own)) return judgedWhole(work, judgedAlone, written)
  if (judgedAlone.outcome !== 'answer') {
    const part =
      allPartsSaid(own, work.problem, work.parts ?? [], alone) ?? shareSaid(own, work.problem, alone)
    if (part) return part
  }
  if (SETTLED.has(judgedAlone.outcome)) return judgedWhole(work, judgedAlone, written)
  return (
    answerAmong(own, alone) ??
    guessedFirst(judgedAlone, own, work.problem.question, alone) ??
    (judgedAlone.outcome === 'wrong'
      ? undefined
      : concluded(judgedAlone, own, work.problem.question, alone)) ??
    besideTrue(judgedAlone, own, work, alone) ??
    namedResult(judgedAlone, own, work.problem.question, alone) ??
    misled(judgedAlone, own, work, alone) ??
    summedIn(judgedAlone, alone) ??
    judgedWhole(work, judgedAlone, written)
  )
}

function judgedWhole(work: Work, said: Said, written: string): Said {
  if (SETTLED.has(said.outcome)) return said
  const word = saidInWords(said, work.problem.question, written, judgeSaid)
  if (word) return word
  const withRest = withWholeBefore(work.said, written)
  const whole = withRest && judgeAlone(work, withRest)
  if (whole && whole.outcome === 'answer') return whole
  const own = said.outcome === 'wrong' ? undefined : withoutReason(written)
  const reasoned = own === undefined ? undefined : judgeAlone(work, own)
  const isStated = said.claims.some(
    ({ claim }) => claim.sides.length > 1 && claim.truth === 'true' && /\d.*\d/.test(claim.text),
  )
  if (reasoned?.outcome === 'answer' || (reasoned?.outcome === 'wrong' && !isStated)) return reasoned
  const again = withLeftBefore(work.said, written)
  return again ? judgeAlone(work, again) : said
}

function judgeAlone(work: Work, written: string): Said {
  const [wanted] = wayTo(work.problem.question).calculations
  const start = wanted?.operator === '×' && !isWhole(wanted.left.value) ? wanted.right : wanted?.left
  const text = withReached(written, reachedIn(work), start?.value)
  const said = withoutTheQuestion(judged(text, work.problem.question, work.equation), work.problem, text)
  const whole = withPartsBefore(work, said, text)
  if (whole) return whole
  if (SETTLED.has(said.outcome)) return said
  const stepped = toAsked(work, said, text) ?? withSpokenStep(said, work, text)
  if (stepped) return stepped
  const { question } = work.problem
  const claims = said.claims.filter(each => !isRestated(each, question) && !isTimeOfDay(each, question))
  return claims.length === said.claims.length
    ? said
    : { ...said, claims, outcome: withoutRestating(said, claims) }
}

/** `divide by 5` goes on from a number that was reached, also behind a line: `7 x 7 is 49 so plus 7`. */
function withSpokenStep(said: Said, work: Work, text: string): Said | undefined {
  const { question } = work.problem
  // Minutes are not added to a span in this way.
  if (question.kind === 'time') return undefined
  const isBare = !said.move && said.claims.every(({ claim, isOpen }) => claim.sides.length === 1 && !isOpen)
  // A number with its sign is an answer, as long as there is nothing to take it from.
  const isSigned = /^\s*[-−]\s*\d[\d.]*\W*$/.test(text) && reachedIn(work).length === 0
  if (isBare && isSigned && said.outcome === 'wrong') return undefined
  if (isBare) {
    const step = spokenStep(text, question, reachedIn(work))
    return step && { ...said, claims: [step], outcome: 'useful' }
  }
  const parts = partsOfLine(text)
  const last = parts.at(-1)
  if (said.outcome !== 'useful' || said.move || parts.length < 2 || !last) return undefined
  const now = said.claims.flatMap(({ claim, standing }) =>
    claim.sides.length > 1 && standing === 'useful' ? (valueOfClaim(claim) ?? []) : [],
  )
  const step = spokenStep(last, question, [...reachedIn(work), ...now])
  const stated = said.claims.filter(({ claim }) => claim.sides.length > 1)
  return step && stated.length > 0 ? { ...said, claims: [...stated, step] } : undefined
}

/** A message without the question, where it says that again. */
function besideQuestion(text: string, { question, text: asked }: Problem): string {
  const again = problemsOf(text).find(each => isSameQuestion(each.question, question))
  // A question is kept without the signs of LaTeX that it may be written with.
  return withoutLatex(text).replace(again?.text ?? asked, ' ')
}

/** What only says the question again names no answer, though the answer may be among its words. */
function withoutTheQuestion(said: Said, { question, text: asked }: Problem, text: string): Said {
  if (!['answer', 'slipped', 'which'].includes(said.outcome)) return said
  const plain = withoutLatex(text)
  const rest = besideQuestion(text, { question, text: asked })
  const isSaid = hasFound(rest, question) && (/\d/.test(rest) || isAnswerLike(rest, 0))
  return rest === plain || isSaid ? said : { ...said, outcome: 'nothing' }
}

function withoutRestating({ outcome }: Said, claims: JudgedClaim[]): Said['outcome'] {
  if (outcome === 'answer' || outcome === 'slipped' || outcome === 'wrong') return outcome
  const best = (['useful', 'elsewhere', 'unsure'] as const).find(each =>
    claims.some(({ standing }) => standing === each),
  )
  return best ?? 'nothing'
}

/** Words of maths beside a number, which make it a part of the working: `the bottom number is 6`. */
const MATHS_WORDS =
  /\b(?:bottom|top|denominator|numerator|common|tens?|ones|units|hundreds|carry|total|difference|part|number|makes?|got|get|it'?s|equals?|answer|half|each|both|for (?:one|1|each)|sides?|per ?cent|so far|now|left|remainder|sum|steps?|first|then|so|use|need|(?:\d+|six|four|fif|eigh|nin|ten|twelf)ths?|halves|thirds|quarters)\b/i

/** Whether a bare number in a message is meant for the sum, and not for what it tells besides. */
export function isAboutNumbers(text: string, { claims }: Said): boolean {
  return isAnswerLike(text, claims.length) || MATHS_WORDS.test(text)
}
