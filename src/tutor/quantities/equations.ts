import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { bare, type QuantitySaid } from './quantity.ts'

/** The numbers before each letter and alone, all on one side. */
type Linear = ReadonlyMap<string, number>

const TERM = /([+-])\s{0,30}(\d+(?:\.\d+)?)?\s{0,30}\*?\s{0,30}([a-z])?/gi

function sideOf(text: string): Map<string, number> | undefined {
  const plain = text.replace(/[−–]/g, '-').trim()
  if (!/^[-+*.\d\sa-z]+$/i.test(plain) || /[a-z]{2}/i.test(plain)) return undefined
  const terms = new Map<string, number>()
  for (const [whole, sign, number, letter] of `${/^[+-]/.test(plain) ? '' : '+'}${plain}`.matchAll(TERM)) {
    if (number === undefined && letter === undefined) return undefined
    if (whole.trim() === '') continue
    const value = (sign === '-' ? -1 : 1) * Number(number ?? 1)
    const key = letter?.toLowerCase() ?? ''
    terms.set(key, (terms.get(key) ?? 0) + value)
  }
  return terms
}

/** An equation of letters, none of them in a bracket or a power; undefined for others. */
export function linearIn(text: string): Linear | undefined {
  const [left, right, ...others] = text.split('=').map(sideOf)
  if (!left || !right || others.length > 0) return undefined
  const keys = new Set([...left.keys(), ...right.keys()])
  return new Map([...keys].map(key => [key, (left.get(key) ?? 0) - (right.get(key) ?? 0)]))
}

/** Whether two equations say the same. */
function isMultiple(one: Linear, other: Linear): boolean {
  const keys = [...new Set([...one.keys(), ...other.keys()])]
  const at = keys.find(key => (other.get(key) ?? 0) !== 0)
  const by = at === undefined ? 0 : (one.get(at) ?? 0) / (other.get(at) ?? 1)
  return by !== 0 && keys.every(key => Math.abs((one.get(key) ?? 0) - by * (other.get(key) ?? 0)) < 1e-9)
}

/** One of two equations in another form: `y = 10 - x` of x + y = 10. */
function rearranged(text: string, question: Question): QuantitySaid | undefined {
  const own = linearIn(text.replace(/^\W*(?:so|then|ok|and|oh)\s+/i, ''))
  const given = withoutLatex(question.text)
    .replace(/^[^=]*?(?:solve|equations?|find)\b:?/i, '')
    .split(/\band\b|,|;|\n|&/i)
    .map(each => each.trim())
  const equations = given.flatMap(each => linearIn(each) ?? [])
  if (!own || equations.length < 2 || [...own.keys()].filter(key => key !== '').length < 2) return undefined
  if (!/^\W*(?:so |then |ok |and |oh )?-?\d*[a-z]\s*=|=\s*-?\d*[a-z]\s*$/i.test(text)) return undefined
  if (given.some(each => each.replace(/\s/g, '') === text.replace(/\s/g, ''))) return undefined
  return equations.some(each => isMultiple(own, each))
    ? {
        isSo: true,
        quantity: bare(
          'one of the two in another form',
          'Where could you put that in? Use the other equation.',
        ),
      }
    : undefined
}

const TWO_VALUES = /(-?\d+(?:\.\d+)?)\s*(?:,|or|and)\s*(?:[a-z]\s*(?:=|is)\s*)?(-?\d+(?:\.\d+)?)\W*$/i

/** `so x is 4 or 3`, where one of both is right. */
function halfRight(text: string, question: Question): QuantitySaid | undefined {
  const [, one, other] = TWO_VALUES.exec(text) ?? []
  const own = solve(question).answer.match(/-?\d+(?:\.\d+)?/g) ?? []
  if (!one || !other || own.length !== 2 || !/[a-z](?:\^|²)/i.test(withoutLatex(question.text)))
    return undefined
  const right = [one, other].filter(each => own.includes(each))
  if (right.length !== 1) return undefined
  return {
    isSo: false,
    quantity: bare(
      'one of the two',
      '',
      `One of the two fits, and the other one not yet. Put both into the equation, one after the other: for which one does it come to zero? Mind the signs of the brackets.`,
    ),
  }
}

/** `6x`, of x + 2x + 3x = 180: one side put together. */
function sidePut(text: string, question: Question): QuantitySaid | undefined {
  const own = /^\W*(?:so |its |it's )?[-+\d\sa-z]*[a-z][-+\d\sa-z]*$/i.test(text)
    ? sideOf(text.replace(/^\W*(?:so|its|it's)\s+/i, ''))
    : undefined
  const sides = withoutLatex(question.text)
    .replace(/^.*\bsolve\b:?/i, '')
    .split('=')
  if (!own || sides.length !== 2) return undefined
  const isIn = sides.some(side => {
    const terms = sideOf(side)
    const isLonger = side.replace(/\s/g, '').length > text.replace(/\s/g, '').length
    return (
      isLonger &&
      terms !== undefined &&
      [...new Set([...terms.keys(), ...own.keys()])].every(
        key => (terms.get(key) ?? 0) === (own.get(key) ?? 0),
      )
    )
  })
  return isIn
    ? {
        isSo: true,
        quantity: bare('one side put together', 'So what does the whole equation say now?'),
      }
    : undefined
}

/** What is said of equations that is no line of one equation with one letter. */
export function equationSaid(text: string, question: Question): QuantitySaid | undefined {
  if (text.length > 80 || !/=/.test(question.text)) return undefined
  return rearranged(text, question) ?? halfRight(text, question) ?? sidePut(text, question)
}
