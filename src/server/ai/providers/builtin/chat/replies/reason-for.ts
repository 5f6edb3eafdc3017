import { hasUnknown } from '#maths/arithmetic/expression.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/kinds/arithmetic/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { equationLatex } from '#maths/kinds/equation/solve.ts'
import type { Question } from '#maths/questions/question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import type { Work } from '../work.ts'
import { OF_OPERATORS, REASONS, type Reason } from './reasons.ts'

/** Why a question is done as it is, and how its answer is checked; undefined where nothing is known of its kind. */
export function reasonFor(question: Question): Reason | undefined {
  const { kind, text } = question
  if (kind === 'averages' && /\bmedian\b/i.test(text)) return REASONS.median
  if (kind === 'expressions' && /\bfactor(?:i[sz]e)?\b/i.test(text)) return REASONS.factorise
  if (lettersOfPair(question).length > 0) return REASONS.pair
  if (/\b(?:trapez|triang)/i.test(text) && /\barea\b/i.test(text)) return REASONS['half of two']
  if (kind === 'measure') return REASONS.shape
  if (kind !== 'calculate') return REASONS[kind] ?? (isQuadratic(question) ? REASONS.solve : undefined)
  const [wanted] = wayTo(question).calculations
  if (!wanted) return undefined
  if (/[+−-].*(?:[×*÷]|\bx\b)|(?:[×*÷]|\bx\b).*[+−-]/.test(text) && !/[()]/.test(text)) return REASONS.order
  if ([wanted.left, wanted.right].some(({ value }) => value.s < 0n) && /^[+-]$/.test(wanted.operator))
    return REASONS.negatives
  const forms = [wanted.left.form, wanted.right.form]
  if (forms.includes('percent')) return REASONS.percentage
  if (forms.includes('fraction') || forms.includes('mixed'))
    return wanted.operator === '+' || wanted.operator === '-' ? REASONS.fractions : REASONS['fraction of']
  return forms.includes('decimal') ? REASONS.decimals : OF_OPERATORS[wanted.operator]
}

function isQuadratic({ text }: Question): boolean {
  return /=/.test(text) && /[a-z](?:\^2|²|\^\{2\})/i.test(text)
}

/** The check of an answer that was found, in the terms of its own question. */
export function ownCheck({ problem, isFound }: Work): string | undefined {
  const { question } = problem
  if (isFound && isArithmetic(question) && question.kind === 'solve' && hasUnknown(question.left)) {
    const value = solve(question).answer.replace(/^.*=\s*/, '')
    const put = /^-/.test(value) ? `(${value})` : value
    const shown = equationLatex(question)
      .replace(new RegExp(`(?<=[\\d}])\\s*${question.unknown}(?![a-z])`, 'g'), ` \\times ${put}`)
      .replace(new RegExp(`(?<![a-z\\\\])${question.unknown}(?![a-z])`, 'g'), put)
    const [left, right] = shown.split('=')
    if (left && right && !/[a-z]{1}(?![a-z])/i.test(shown.replace(/\\[a-z]+/g, '')))
      return `Put your number in the place of the letter: with ${inline(`${question.unknown} = ${value}`)} the left side is ${inline(left.trim())}, and the right side is ${inline(right.trim())}. Are both sides the same?`
  }
  return reasonFor(question)?.check
}
