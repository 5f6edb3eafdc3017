import { type Factors, factorsOf, sharedBy } from '../../algebra/factorise.ts'
import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { constant, lettersIn, type Polynomial, plus, times } from '../../algebra/polynomial.ts'
import { factorsLatex, factorsText } from '../../algebra/show-factors.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { productsOf, twoBrackets } from '../../algebra/two-brackets.ts'
import { inline } from '../../arithmetic/show.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { ExpressionQuestion } from './question.ts'

/** What the expression comes to. */
export function polynomialIn({ formula }: ExpressionQuestion): Polynomial {
  const polynomial = polynomialOf(formula)
  if (!polynomial) throw new RangeError('The expression is no polynomial')
  return polynomial
}

/** A polynomial split into factors, as an answer. */
function factorised(polynomial: Polynomial): Value | undefined {
  const factors = factorsOf(polynomial)
  if (!factors) return undefined
  const [text, turned] = [
    factorsText(factors),
    factorsText({ ...factors, others: [...factors.others].reverse() }),
  ]
  return expression(polynomial, {
    form: 'factorised',
    text,
    latex: factorsLatex(factors),
    spellings: [turned, text.replaceAll(')(', ') × ('), text.replaceAll('(', '[').replaceAll(')', ']')],
  })
}

/** A product is asked to be multiplied out; a sum may be left as a product. */
const isProduct = (formula: Formula) => formula.kind === 'product' || formula.kind === 'power'

/** The polynomial written out, as an answer to a question. */
export function written(polynomial: Polynomial, { formula, task, source }: ExpressionQuestion): Value {
  if (lettersIn(polynomial).length === 0) return numberValue(polynomial[0]?.coefficient ?? 0)
  const [first, ...rest] = polynomial
  const turned = first && rest.length > 0 ? [[...rest, first]] : []
  return expression(polynomial, {
    form: task === 'expand' || isProduct(formula) ? 'expanded' : 'simplest',
    letters: [...lettersOf(formula)],
    given: source,
    spellings: turned.map(each => expression([...each], { form: 'any' }).text),
  })
}

function stepsTo(question: ExpressionQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  const start = inline(formulaLatex(question.formula))
  const brackets = question.task === 'expand' ? twoBrackets(question.formula) : undefined
  if (brackets) {
    const line = productsOf(brackets)
      .map(each => expression(each, { form: 'any' }).latex)
      .join(' + ')
      .replaceAll('+ -', '- ')
    return [
      valueStep(`Multiply each term of one bracket by each of the other: ${inline(line)}`),
      valueStep(`Put like terms together: ${result}`),
    ]
  }
  if (question.task === 'expand')
    return [
      valueStep(`Multiply every term inside by what stands outside: ${start}`),
      valueStep(`Put like terms together: ${result}`),
    ]
  if (question.task === 'factorise') {
    const polynomial = polynomialIn(question)
    const shared = sharedBy(polynomial)
    const hasShared = shared.powers.size > 0 || shared.coefficient.n !== 1n
    const first = hasShared
      ? 'Take out what goes into every term'
      : 'Look for two numbers with the right product and sum'
    return [valueStep(`${first}: ${start}`), valueStep(`Write it as a product: ${result}`)]
  }
  return isProduct(question.formula) || question.formula.kind === 'quotient'
    ? [valueStep(`Work out the numbers and count the letters: ${result}`)]
    : [valueStep(`Find the terms with the same letters: ${start}`), valueStep(`Put them together: ${result}`)]
}

function answerTo(question: ExpressionQuestion): Value {
  const polynomial = polynomialIn(question)
  const answer = question.task === 'factorise' ? factorised(polynomial) : written(polynomial, question)
  if (!answer) throw new RangeError('The expression has no factors')
  return answer
}

export function solveExpression(question: ExpressionQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer, choices: choicesFor(question) }
}

/** A product as it stands, whether it could be split further or not. */
export function productValue(factors: Factors): Value {
  return expression(times([factors.shared], ...factors.others), {
    form: 'any',
    text: factorsText(factors),
    latex: factorsLatex(factors),
  })
}

/** The same with the sign of its last term turned. */
export function turnedAtEnd(polynomial: Polynomial): Polynomial {
  const last = polynomial.length - 1
  return polynomial.map((term, at) => (at === last ? { ...term, coefficient: term.coefficient.neg() } : term))
}

/** Factors with other signs or another number, for options. */
function choicesFor(question: ExpressionQuestion): Value[] {
  const factors = question.task === 'factorise' ? factorsOf(polynomialIn(question)) : undefined
  if (!factors) return []
  const { shared, others } = factors
  const turned = others.map((_, which) => others.map((each, at) => (at === which ? turnedAtEnd(each) : each)))
  const moved = others.map((_, which) =>
    others.map((each, at) => (at === which ? plus(each, constant(1)) : each)),
  )
  return [...turned, others.map(turnedAtEnd), ...moved].map(each => productValue({ shared, others: each }))
}
