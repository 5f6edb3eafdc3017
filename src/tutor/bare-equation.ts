import type { Question } from '#maths/domain/question.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'

const INEQUALITY =
  /^(?=.*(?<![a-z])[a-z](?![a-z]))(?!.*[a-z]{2})[-+−*/().\d\sa-z]{1,30}[<>≤≥]=?[-+−*/().\d\sa-z]{1,30}$/i
const EQUATION = /^[-+−*/^²³().\d\s=a-z]{3,60}$/i

/** A quadratic equation, whatever talk stands before it. */
const QUADRATIC =
  /(?<![\p{L}\d]|[-+−*^(]\s?)-?\d*[a-z](?:\^2|²) ?[-+−] ?(?:\d*[a-z] ?[-+−] ?)?\d*[a-z\d] ?= ?-?\d+(?=\W*$)/iu

/** An equation and nothing else, as `x^2 - 5x + 6 = 0`; a part of it is none. */
export function bareEquation(message: string): { question: Question; text: string }[] | undefined {
  const text = (QUADRATIC.exec(message)?.[0] ?? message).trim().replace(/[.?!]+$/, '')
  if (/[<>≤≥]/.test(text) && INEQUALITY.test(text)) {
    const [asked, ...more] = readQuestions(`Solve ${text}`) ?? []
    if (asked && more.length === 0) return [{ question: asked, text }]
  }
  const isEquation =
    EQUATION.test(text) && text.split('=').length === 2 && /[a-z]/i.test(text) && !/[a-z]{2}/i.test(text)
  if (!isEquation || /\d\s+x\s+\d/i.test(text)) return undefined
  const [whole, ...others] = readQuestions(text) ?? readQuestions(`Solve ${text}`) ?? []
  const read = whole && others.length === 0 ? [{ question: whole, text }] : undefined
  const hasMore = new Set(text.toLowerCase().match(/[a-z]/g)).size > 1 || /[\^²³]/.test(text)
  return read ?? (hasMore ? [] : undefined)
}

/** An equation in one letter with a power of it. */
export const isPowerEquation = (text: string): boolean =>
  EQUATION.test(text) &&
  /[a-z][\^²³]/i.test(text) &&
  !/[a-z]{2}/i.test(text) &&
  text.split('=').length === 2 &&
  new Set(text.toLowerCase().match(/[a-z]/g)).size === 1
