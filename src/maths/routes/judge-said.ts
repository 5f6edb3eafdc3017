import { applyOperator, exactValue, isValue } from '../arithmetic/evaluate.ts'
import { asLiteral, type Expression, hasUnknown, operationsIn } from '../arithmetic/expression.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import { type CalculateQuestion, isArithmetic, type SolveQuestion } from '../domain/arithmetic-question.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Misconception } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import { explanationsOf, hasFound, markQuestion } from '../kinds/doors.ts'
import { bareAnswer, isAnswerLike } from './answer-like.ts'
import { isBalancing } from './balancing.ts'
import { helpsWithKind } from './by-kind.ts'
import { asDivision, type Calculation, calculationsIn, wayTo } from './calculations.ts'
import { type Claim, claimsIn, saysPair } from './claims.ts'
import { clockSteps, clockSums, isLegOfSpan, isPartOfSpan, TELLS_TIME } from './clock-steps.ts'
import { broughtOn, judgeEquation } from './equation-lines.ts'
import type { JudgedClaim, Said, Standing } from './judged.ts'
import { givenIn, onTheWay } from './landmarks.ts'
import { judgeLetters } from './letter-lines.ts'
import {
  COUNTS_SIGNS,
  comparesRewritten,
  IS_PART,
  isGuess,
  isKnownSlip,
  isOperand,
  isOtherTerm,
  isSignSlip,
  isUnworked,
  rewritesGiven,
} from './meant.ts'
import { ASKS_STEP, judgeMove, type Move, readMove } from './moves.ts'
import { isOtherSign } from './other-sign.ts'
import { isDigitOfQuotient, isOfPieces } from './parts-of-claims.ts'
import { saidOfKind } from './said-of-kind.ts'
import { helpsWith } from './useful.ts'

const isRight = ({ verdict }: MarkedQuestion) => verdict === 'right' || verdict === 'rounded'

/**
 * Judges a message against every way to the answer that is known.
 * @param equation how far an equation has been brought already
 */
export function judgeSaid(text: string, question: Question, equation?: SolveQuestion): Said {
  const marked = markSaid(question, text)
  const ofKind = saidOfKind(text, question, marked)
  if (ofKind) return ofKind
  const own = equation ?? solveQuestion(question)
  const isOfClock = question.kind === 'time'
  const jumps = isOfClock ? [...clockSteps(text, question), ...clockSums(text, question)] : []
  const claims =
    jumps.length > 0
      ? jumps
      : claimsIn(text, own?.unknown).map(claim => {
          const judged = judgeClaim(claim, question, own)
          const isSupposed = SUPPOSES.test(claim.text)
          return judged.standing === 'wrong' && ((isOfClock && TELLS_TIME.test(text)) || isSupposed)
            ? { ...judged, standing: 'unsure' as const }
            : judged
        })
  const step = claims.findLast(({ claim, standing }) => standing === 'useful' && claim.sides.some(hasUnknown))
  const next = step && own ? broughtOn(step.claim, own) : undefined
  const move = own ? readOnly(text, own) : undefined
  const isRewritten = comparesRewritten(claims, question) || rewritesGiven(text, question)
  const said = {
    claims: isRewritten ? claims.map(each => ({ ...each, standing: 'useful' as const })) : claims,
    marked,
    ...(move && { move }),
    ...((next ?? own) && { equation: next ?? own }),
  } as const
  if (isRewritten) return { ...said, outcome: 'useful' }
  if (/\binfinit/i.test(text) && marked.solution.isImpossible) return { ...said, outcome: 'unsure' }
  if (isUnworked(claims, question, marked)) return { ...said, outcome: 'unfinished' }
  if (marked.verdict === 'unclear' && /\bor\b|\d\s*,\s*\d/i.test(text) && hasFound(text, question))
    return { ...said, outcome: 'which' }
  if (!ASKS_STEP.test(text) && !isOperand(text, claims) && isAnswer(text, question, marked, claims)) {
    const wrong = claims.find(({ standing }) => standing === 'wrong')
    // Who says what the whole comes to, and says it wrong, has another answer in mind.
    const isOther =
      wrong?.claim.wrong && exactValue(wrong.claim.wrong.left)?.equals(wayTo(question).answer ?? -1)
    return { ...said, outcome: isOther ? 'wrong' : wrong ? 'slipped' : 'answer' }
  }
  if (move) return { ...said, outcome: move.standing === 'useful' ? 'useful' : 'elsewhere' }
  return { ...said, outcome: outcomeOf(text, said) }
}

/** `if x was 4 it would be 19` says of nothing that it is so. */
const SUPPOSES = /^\W*(?:(?:and|but|so|cos|because|then) )*(?:if|when|suppose)\b/i

const RESULT = /\s(?:is|=|makes?|gives?|leaves?|so it'?s)\s+([-−]?\d[\d./]*)\W*$/i

/** `minus 4 is 15` for 3x + 4 = 19: a move with what it makes of the number on the other side. */
function moveWithResult(text: string, { unknown, left, right }: SolveQuestion): Move | undefined {
  const found = RESULT.exec(text)
  const result = found?.[1] && readLiteral(found[1])?.value
  const move = found && readMove(text.slice(0, found.index), unknown)
  if (!result || !move || move.does === 'expand' || move.isOfUnknown) return undefined
  const { does, amount } = move
  const isTrue = [left, right].some(side => {
    const number = asLiteral(side)?.value
    const value = number && applyOperator(does, number, amount)
    return value && isValue(value) && value.equals(result)
  })
  return isTrue ? move : undefined
}

/** `i think yes` is marked as `yes` where it can't be read whole. */
function markSaid(question: Question, text: string): MarkedQuestion {
  const marked = markQuestion(question, text)
  const bare = bareAnswer(text)
  return marked.verdict === 'unread' && bare !== '' && bare !== text && !/\d/.test(bare)
    ? markQuestion(question, bare)
    : marked
}

function solveQuestion(question: Question): SolveQuestion | undefined {
  return isArithmetic(question) && question.kind === 'solve' ? question : undefined
}

function readOnly(text: string, equation: SolveQuestion): Said['move'] {
  const move = readMove(text, equation.unknown) ?? moveWithResult(text, equation)
  const standing = move && judgeMove(move, equation)
  return standing && { move, standing }
}

/** The answer itself was said, and not only as a number that something is worked out with. */
function isAnswer(text: string, question: Question, marked: MarkedQuestion, claims: JudgedClaim[]): boolean {
  if (claims.some(({ claim }) => isDigitOfQuotient(claim, question))) return false
  if (claims.some(claim => isStatedAnswer(claim, question))) return true
  if (!isRight(marked) && !hasFound(text, question)) return false
  if (marked.verdict === 'unclear' || marked.verdict === 'unfinished') return false
  // Of `-10 because 2 minuses` the 2 counts signs.
  const isCount = ({ sides, text: own }: Claim) => sides.length === 1 && COUNTS_SIGNS.test(own)
  return (
    isRight(marked) ||
    claims.length === 0 ||
    claims.some(({ claim }) => endsInAnswer(claim, question) && !isCount(claim))
  )
}

/** `70 and 15 is 85`: in plain spelling the line says the answer. */
function isStatedAnswer({ claim, standing }: JudgedClaim, question: Question): boolean {
  if (standing !== 'useful' || claim.sides.length < 2 || !endsInAnswer(claim, question)) return false
  return isRight(markQuestion(question, claim.text))
}

function endsInAnswer({ sides }: Claim, question: Question): boolean {
  const { answer } = wayTo(question)
  return (
    answer !== undefined &&
    [sides.at(-1), sides[0]].some(side => side && asLiteral(side)?.value.equals(answer))
  )
}

function outcomeOf(text: string, { claims, marked }: Pick<Said, 'claims' | 'marked'>): Said['outcome'] {
  const has = (standing: Standing) => claims.some(each => each.standing === standing)
  const isStated = claims.some(({ claim }) => claim.sides.length > 1)
  if (has('wrong')) return 'wrong'
  if (claims.some(({ claim, standing }) => standing === 'useful' && claim.sides.some(hasUnknown)))
    return 'useful'
  if (marked.verdict === 'unfinished' && !claims.some(({ isOpen }) => isOpen)) return 'unfinished'
  if (isSignSlip(text, claims, marked) || isGuess(text, claims, marked) || isKnownSlip(text, claims, marked))
    return 'wrong'
  if (has('useful')) return 'useful'
  if (marked.verdict === 'wrong' && isPartOfSpan(text, marked.question, marked.solution.answer))
    return isLegOfSpan(text, marked.question) ? 'useful' : 'unsure'
  if (
    marked.earned.some((is, at) => is && marked.solution.steps[at]?.isChoice !== true) &&
    marked.verdict !== 'wrong'
  )
    return 'useful'
  if (has('elsewhere')) return 'elsewhere'
  if (
    !isStated &&
    !claims.some(({ isOpen }) => isOpen) &&
    marked.verdict === 'wrong' &&
    isAnswerLike(text, claims.length) &&
    // A pair names one of the things that can happen, where no pair is asked for.
    (!saysPair(text) || /[(,]/.test(marked.solution.answer)) &&
    !IS_PART.test(text)
  )
    return 'wrong'
  return claims.length > 0 || (marked.verdict !== 'unread' && !isRight(marked)) ? 'unsure' : 'nothing'
}

/** What one claim is worth. */
export function judgeClaim(
  claim: Claim,
  question: Question,
  equation: SolveQuestion | undefined,
): JudgedClaim {
  const calculation = calculationOf(claim, question)
  const isOpen = claim.sides.length === 1 && operationsIn(claim.sides[0] as Expression).length > 0
  const base = { claim, isOpen, explanations: [], ...(calculation && { calculation }) }
  const ofLetters = judgeLetters(claim.text, question)
  if (ofLetters) return { claim, isOpen: false, explanations: [], standing: ofLetters }
  if (claim.sides.some(hasUnknown)) return { ...base, ...judgeEquation(claim, question, equation) }
  if (claim.truth === 'false') return { ...base, standing: 'wrong', explanations: whyWrong(claim, question) }
  const [only, second] = claim.sides
  const literal = only && !second ? asLiteral(only) : undefined
  if (literal) {
    const landmark = isOtherTerm(claim, question) ? undefined : onTheWay(literal, question)
    return { ...base, standing: landmark ? 'useful' : 'unsure', ...(landmark && { landmark }) }
  }
  if (claim.truth === 'unsure')
    return { ...base, standing: isPartStep(claim, question) ? 'useful' : 'unsure' }
  if (isHelpful(claim, question, equation)) return { ...base, standing: 'useful' }
  return { ...base, standing: isOpen ? 'unsure' : 'elsewhere' }
}

function calculationOf({ sides }: Claim, question: Question): Calculation | undefined {
  const worked = sides.find(side => operationsIn(side).length > 0)
  if (worked) return calculationsIn(worked)[0]
  // 80/4 = 20 of 84/4
  const [first, second] = sides
  const isShare = first && second && wayTo(question).calculations[0]?.operator === '÷'
  return isShare ? asDivision(first) : undefined
}

function isHelpful(claim: Claim, question: Question, equation: SolveQuestion | undefined): boolean {
  const way = wayTo(question)
  const worked = claim.sides.flatMap(calculationsIn)
  const done = worked.length > 0 ? worked : claim.sides.flatMap(side => asDivision(side) ?? [])
  // 1/2 = 3/6 says a number of the way in another form.
  if (worked.length === 0 && (isRewriting(claim, way.values) || isOfPieces(claim, question))) return true
  if (done.length === 0) return false
  if (equation) return done.every(each => isBalancing(each, question, equation))
  const isSingle =
    isArithmetic(question) && question.kind === 'calculate' && operationsIn(question.expression).length === 1
  // A longer sum helps where what it comes to is on the way.
  if (isOtherSign(claim, question, way) || done.some(each => isOutOfOrder(each, question, way))) return false
  return done.some(
    each =>
      way.calculations.some((wanted, at) => helpsWith(each, wanted, at === 0 || !isSingle)) ||
      helpsWithKind(each, question, way),
  )
}

/** `20 − 3` of 20 − 3 × (4 + 2): a number that is to be multiplied, or divided, is added or taken away before. */
function isOutOfOrder(
  { operator, left, right }: Calculation,
  question: Question,
  { calculations }: ReturnType<typeof wayTo>,
): boolean {
  if (question.kind !== 'calculate' || (operator !== '+' && operator !== '-')) return false
  const given = givenIn(question)
  const isIn = (value: Rational, isOfProduct: boolean) =>
    calculations.some(
      each =>
        ['×', '÷'].includes(each.operator) === isOfProduct &&
        [each.left, each.right].some(side => side.value.equals(value)),
    )
  const values = [left.value, right.value]
  return (
    values.every(value => given.some(each => each.value.equals(value))) &&
    values.some(value => isIn(value, true) && !isIn(value, false))
  )
}

function isRewriting({ sides }: Claim, values: ReadonlySet<string>): boolean {
  return sides.length > 1 && sides.some(side => values.has(exactValue(side)?.toFraction() ?? ''))
}

function isPartStep({ sides }: Claim, question: Question): boolean {
  const [left, right] = sides
  const percent = left && asLiteral(left)
  const claimed = right && exactValue(right)
  if (!percent || !['percent', 'fraction'].includes(percent.form) || !claimed) return false
  if (
    percent.form === 'percent' &&
    givenIn(question).some(
      ({ value, form }) => form !== 'percent' && value.mul(percent.value).equals(claimed),
    )
  )
    return true
  return wayTo(question).calculations.some(
    wanted =>
      wanted.operator === '×' &&
      [wanted.left, wanted.right].some(({ value }) => value.mul(percent.value).equals(claimed)),
  )
}

function whyWrong({ wrong, text }: Claim, question: Question): readonly Misconception[] {
  const claimed = wrong && exactValue(wrong.right)
  if (!wrong || !claimed || hasUnknown(wrong.left)) return []
  const line: CalculateQuestion = { kind: 'calculate', text, expression: wrong.left }
  const byLine = explanationsOf(line, claimed)
  return byLine.length > 0 ? byLine : markQuestion(question, text).explanations
}
