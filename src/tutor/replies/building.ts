import { applyOperator, isValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, literalsIn, operation, operationsIn } from '#maths/arithmetic/expression.ts'
import { isWhole, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline, latex, valueLatex } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import { kindOf } from '#maths/kinds/doors.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import type { Landmark } from '#maths/routes/landmark.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { lettersOfPair, levelledLetter } from '#maths/routes/letter-lines.ts'
import { IS_PART } from '#maths/routes/meant.ts'
import { someOf } from '#maths/routes/parts.ts'
import { quantityOfValue } from '../quantities/of-kinds.ts'
import { behindQuantity } from '../quantities/quantity-said.ts'
import { reachedIn, type Work } from '../work.ts'
import { type Done, leftIn, nextInQuotient, unique } from './building-quotient.ts'
import { nextInDifference, nextInSum } from './building-sums.ts'

const number = (value: Rational) => inline(valueLatex(value, true))

/** One operation as LaTeX, without what it comes to. */
export function written({ operator, left, right }: Pick<Calculation, 'operator' | 'left' | 'right'>): string {
  return inline(latex(operation(operator, left, right)))
}

/** Where a number on the way comes from: `$10 \times 13$`; only of numbers that stand in the question or were found. */
export function sourceOf({ from }: Landmark, work: Work): string | undefined {
  const there = [
    ...givenIn(work.problem.question).flatMap(({ value, top, bottom }) => [
      value,
      ...[top, bottom].filter(each => each !== undefined).map(each => rational(each)),
    ]),
    ...reachedIn(work),
  ]
  if (!from || ![from.left, from.right].every(side => there.some(each => each.equals(side)))) return undefined
  const signs = { '+': '+', '-': '-', '×': '\\times', '÷': '\\div', '^': '^' }
  return inline(`${valueLatex(from.left, true)} ${signs[from.operator]} ${valueLatex(from.right, true)}`)
}

/** What comes next after what the child has shown already; undefined where nothing is known to follow. */
export const nextAfter = (work: Work): string | undefined => nextOfParts(work) ?? nextOnChain(work)

/** What is asked behind the number that was found last, where it has a name on the way. */
function nextOnChain(work: Work): string | undefined {
  const reached = reachedIn(work)
  const last = reached.at(-1)
  const quantity = last && quantityOfValue(last, work.problem.question)
  // Two sides of each length: both are known.
  const isAll =
    quantity !== undefined &&
    new Set(quantity.values.map(each => each.toFraction())).size > 1 &&
    quantity.values.every(value => reached.some(each => each.equals(value)))
  if (isAll) return 'Now you have both. What do they make together?'
  return quantity && behindQuantity(quantity, work.shown, work.problem.question)
}

function nextOfParts(work: Work): string | undefined {
  const { question } = work.problem
  const letters = lettersOfPair(question)
  const [known] = letters.length > 0 ? (work.parts ?? []) : []
  const alone = known ? undefined : letterAlone(work.credited.at(-1)?.claim.text ?? '', letters)
  if (alone) return `Only ${inline(alone)} is left in it. So what is ${inline(alone)}?`
  const levelled = levelledLetter(
    work.credited.map(({ claim }) => claim.text),
    question,
  )
  if (!known && levelled)
    return `There are as many of ${inline(levelled)} in two of your equations now. Add them or subtract them so that ${inline(levelled)} disappears: what is left?`
  if (known) return `Put ${inline(known)} into either equation. What does it say then?`
  if (isArithmetic(question) && question.kind === 'solve') return nextInEquation(work)
  // How many of one unit make another is known or looked up, and nothing to be put together.
  if (question.kind === 'conversion') return undefined
  const { calculations, answer } = wayTo(question)
  const [wanted] = calculations
  if (!wanted || answer?.equals(wanted.value) !== true) return undefined
  const { left, right } = wanted
  if ([left, right].some(({ form }) => form === 'percent')) return nextInPercentage(work, wanted)
  if (wanted.operator === '+' && !(isWhole(left.value) && isWhole(right.value)))
    return nextInFractions(work, wanted)
  if (wanted.operator === '-' && !(isWhole(left.value) && isWhole(right.value)))
    return nextInFractions(work, wanted)
  if (!isWhole(left.value) || !isWhole(right.value)) return undefined
  // Of a way of several steps the lots are of another step’s numbers: 2 widths of 6 are no 2 of 9 lots.
  const isSum = isArithmetic(question) && question.kind === 'calculate'
  if ((isSum ? operationsIn(question.expression) : calculations).length > 1) return undefined
  const done = work.credited.flatMap(({ claim, calculation, landmark }) =>
    IS_PART.test(claim.text) ? [] : (withGuess(claim.text, calculation) ?? fromLandmark(landmark) ?? []),
  )
  if (done.length === 0) return undefined
  // Within other words the parts have other names.
  if ((wanted.operator === '+' || wanted.operator === '-') && !isSum) return undefined
  switch (wanted.operator) {
    case '×':
      return nextInProduct(done, wanted)
    case '+':
      return nextInSum(done, wanted, reachedIn(work))
    case '-':
      return nextInDifference(done, wanted, reachedIn(work))
    case '÷':
      return nextInQuotient(done, wanted, leftIn(work))
    case '^':
      return undefined
  }
}

/** The letter of `5x = 20`, from which the other one is gone. */
function letterAlone(line: string, letters: readonly string[]): string | undefined {
  const [only, ...others] = letters.filter(each => new RegExp(`(?<![a-z])${each}(?![a-z])`, 'i').test(line))
  return line.includes('=') && others.length === 0 ? only : undefined
}

/** A number alone may have come of something else than what was asked for. */
const withGuess = (said: string, calculation: Calculation | undefined): Done | undefined =>
  calculation && (/^\W*\d[\d.,]*\W*$/.test(said) ? { ...calculation, isGuessed: true } : calculation)

function fromLandmark(landmark: Landmark | undefined): Done | undefined {
  const from = landmark?.from
  return (
    from && {
      operator: from.operator,
      left: { value: from.left },
      right: { value: from.right },
      isGuessed: true,
    }
  )
}

function nextInEquation({ equation, said, problem }: Work): string | undefined {
  if (!equation) return undefined
  if (said?.move && said.outcome === 'useful')
    return 'Do it to both sides. What does the equation look like now?'
  const [step] = kindOf(equation).solve(equation).steps
  const [plan, left] = step?.plan.split(':') ?? []
  const isStart = equation === problem.question
  if (!plan || isStart) return undefined
  const isLast = left?.trim().startsWith(`$${equation.unknown} =`) === true
  return isLast
    ? `You are nearly there. What do you do to both sides to get ${inline(equation.unknown)} alone?`
    : 'What can you undo next, on both sides?'
}

/** How many lots of a factor are there already, and how many are still to come. */
function nextInProduct(done: Done[], { left, right }: Calculation): string | undefined {
  const [a, b] = [left.value, right.value]
  // Of three factors two are multiplied already.
  if (
    done.some(
      each =>
        each.operator === '×' &&
        ![each.left.value, each.right.value].some(one => one.equals(a) || one.equals(b)) &&
        [a, b].some(side => side.equals(each.left.value.mul(each.right.value))),
    )
  )
    return undefined
  const parts = done
    .filter(({ operator }) => operator === '×')
    .map(({ left: x, right: y }) => x.value.mul(y.value))
  const [first, ...others] = parts
  if (first && others.length > 1 && others.reduce((sum, each) => sum.add(each), first).equals(a.mul(b)))
    return 'Now you have all the parts. Put them together: what do you get?'
  const turned = doubledAndHalved(done, a, b)
  if (turned) return turned
  const factor = (of: Rational, each: Done) =>
    each.operator !== '×'
      ? undefined
      : each.right.value.equals(of)
        ? each.left.value
        : each.left.value.equals(of)
          ? each.right.value
          : undefined
  for (const [of, times] of [
    [b, a],
    [a, b],
  ] as const) {
    const direct = done.flatMap(each => factor(of, each) ?? [])
    // Half of so many lots.
    const shared = done.flatMap(({ operator, left: from, right: by }) =>
      operator === '÷' && direct.some(each => each.mul(of).equals(from.value))
        ? [from.value.div(of).div(by.value)]
        : [],
    )
    const counts = unique([...direct, ...shared])
    if (counts.length === 0) continue
    const sum = counts.reduce((all, each) => all.add(each))
    const rest = times.sub(sum)
    if (rest.n === 0n)
      return counts.length > 1 ? 'Now you have all the parts. Put them together: what do you get?' : undefined
    const [last] = counts
    if (rest.s < 0n) {
      return counts.length === 1 && last && last.sub(times).compare(3) < 0
        ? `That is ${number(last)} lots of ${number(of)}, and you need only ${number(times)}. How much too much is it?`
        : undefined
    }
    return `You have ${counts.map(number).join(' and ')} lots of ${number(of)} now. How many more do you need to make ${number(times)} lots?`
  }
  return done.some(({ operator }) => operator === '×')
    ? 'Which parts are still missing? Find them one by one, then put all of them together.'
    : undefined
}

/** 25 × 16 is 50 × 8. */
function doubledAndHalved(done: Done[], a: Rational, b: Rational): string | undefined {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const by = done.find(each => each.operator === '÷' && each.left.value.equals(one))?.right.value
    const isDoubled =
      by &&
      done.some(
        each =>
          each.operator === '×' &&
          [each.left.value, each.right.value].some(value => value.equals(by)) &&
          [each.left.value, each.right.value].some(value => value.equals(other)),
      )
    if (by && isDoubled)
      return `So you can work out ${inline(`${valueLatex(other.mul(by), true)} \\times ${valueLatex(one.div(by), true)}`)} instead: it is the same amount. What is that?`
  }
  return undefined
}

/** Parts of a hundred that are found already, towards the whole percentage. */
function nextInPercentage({ credited }: Work, { left, right }: Calculation): string | undefined {
  const percent = (left.form === 'percent' ? left : right).value
  const found = credited.flatMap(({ claim, landmark }) => {
    const literals = claim.sides.flatMap(literalsIn)
    const percents = literals.filter(({ form }) => form === 'percent')
    if (landmark?.from) return [landmark.from.left]
    // `35% = 30% + 5%` says what the percentage is put together of, and not yet how much that is.
    return percents.length === literals.length ? [] : percents.map(({ value }) => value)
  })
  const isPlanned = credited
    .at(-1)
    ?.claim.sides.flatMap(literalsIn)
    .every(({ form }) => form === 'percent')
  if (isPlanned) return 'How much of the amount is each of those parts?'
  const parts = unique(found).filter(part => part.compare(percent) < 0)
  const [last] = parts.slice(-1)
  if (!last) return undefined
  const show = (value: Rational) => inline(`${valueLatex(value.mul(100), true)}\\%`)
  return someOf(parts).has(percent.toFraction()) && parts.length > 1
    ? 'Now you have all the parts. Put them together: what do you get?'
    : `You have ${parts.map(show).join(' and ')} now. How can you get to ${show(percent)} from there?`
}

/** Both fractions in pieces of one size, then the tops. */
function nextInFractions({ credited }: Work, { left, right, operator }: Calculation): string | undefined {
  if (left.form === 'decimal' || right.form === 'decimal') return undefined
  const isDone = (value: Rational) =>
    credited.some(({ claim }) =>
      claim.sides.some(side => asLiteral(side)?.value.equals(value) && asLiteral(side)?.bottom !== value.d),
    )
  const bottom = credited
    .flatMap(({ claim }) => claim.sides.flatMap(literalsIn))
    .map(({ bottom: own, value, form }) => own ?? (form === 'whole' ? value.n : 0n))
    .findLast(each => each > 1n && each % left.value.d === 0n && each % right.value.d === 0n)
  if (!bottom) return undefined
  const open = [left, right].filter(({ value, bottom: own }) => !isDone(value) && own !== bottom)
  const [next] = open
  const top = applyOperator(operator, left.value, right.value)
  const isTopFound =
    isValue(top) &&
    credited.some(
      ({ claim, calculation }) =>
        calculation?.operator === operator &&
        claim.sides.some(
          side =>
            asLiteral(side)?.form === 'whole' && asLiteral(side)?.value.equals(top.mul(rational(bottom))),
        ),
    )
  if (!next && isTopFound) return 'That is the new top. Which bottom number goes under it?'
  if (!next)
    return `Both have the same bottom now. What do you do with the tops, when you ${operator === '+' ? 'add' : 'subtract'}?`
  return `${open.length < 2 ? 'Now the other one' : 'That bottom number works for both'}: how do you write ${inline(latex(next))} with ${inline(String(bottom))} at the bottom?`
}
