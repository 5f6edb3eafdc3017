import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import type { Problem } from './find-problems.ts'
import { ownersIn } from './share-said.ts'
import { clausesIn, rowsOf, withoutTerms } from './values/values-in.ts'

const NUMBER = /-?\d+(?:\.\d+)?(?:\/\d+)?/g
const SOLUTION =
  /(?<![\p{L}\d)]|[+\-−*/^] ?)([a-z]) ?(?:=|is|must be|has to be) ?(-?\d+(?:[./]\d+)?)(?!\.?\d| ?[-+*/×÷^=(])/giu
const TAKES_BACK = /\b(?:not|isn'?t(?! (?:it|that))|cant|can'?t|wrong|instead)\b/i

/** The numbers of an answer that is several: the shares, the solutions; none where it is one, or one of several units. */
export function partsOfAnswer(question: Question): readonly string[] {
  const parts = withoutLatex(solve(question).answer).split(/,(?!\d{3}(?!\d))/)
  const numbers = parts.map(part => part.match(NUMBER) ?? [])
  return parts.length > 1 && numbers.every(each => each.length === 1) ? numbers.flat() : []
}

/**
 * What a message comes to whose last results are all that is asked for, whatever led to them:
 * `36/9 = 4 so sam gets 16 and tia 20`, `x + 2 = 0 gives -2 and the other one -3`, `x = 4 so 8 + y = 11, y = 3`.
 */
export function allPartsSaid(
  text: string,
  { question, text: asked }: Problem,
  before: readonly string[],
  judge: (part: string) => Said,
): Said | undefined {
  const parts = partsOfAnswer(question)
  if (parts.length === 0 || TAKES_BACK.test(text)) return undefined
  const letters = lettersOfPair(question)
  const own =
    letters.length > 0
      ? lettersIn(text, letters)
      : inOrder(numbersIn(text, parts, asked, before), text, asked)
  const said = own.length === parts.length ? judge(own.join(', ')) : undefined
  return said?.outcome === 'answer' && claimsIn(text).every(({ truth }) => truth !== 'false')
    ? said
    : undefined
}

/** What each letter is said to be in the end. */
function lettersIn(text: string, letters: readonly string[]): string[] {
  const found = new Map([...text.matchAll(SOLUTION)].map(([, letter = '', value = '']) => [letter, value]))
  // `7 and y is 3`: the one number beside it is the other letter.
  const [rest, ...others] = letters.filter(letter => !found.has(letter))
  const [only, ...more] = clausesIn(text)
    .flatMap(({ values }) => values)
    .filter(({ text: own, isOperand }) => /^-?\d[\d./]*$/.test(own) && !isOperand)
    .filter(({ text: own }) => ![...found.values()].includes(own))
  if (rest && only && found.size > 0 && others.length === 0 && more.length === 0) found.set(rest, only.text)
  return letters.flatMap(letter => (found.has(letter) ? [`${letter} = ${found.get(letter)}`] : []))
}

/** The last results, as many as there are parts, and none of a longer row; what the question tells is no result. */
function numbersIn(
  text: string,
  parts: readonly string[],
  asked: string,
  before: readonly string[],
): string[] {
  const told: readonly string[] = asked.match(NUMBER) ?? []
  const rows = clausesIn(text.replace(/\bor\b/gi, 'and'))
    .map(withoutTerms)
    .flatMap(rowsOf)
    .map(row => row.flatMap(value => value.text.match(NUMBER) ?? []))
    .filter(row => row.some(each => parts.includes(each) || !told.includes(each)))
  const own: string[] = []
  for (const row of [before, ...rows].reverse()) {
    if (own.length >= parts.length) break
    own.unshift(...row.filter(each => !own.includes(each)))
  }
  return own
}

/** As the question has their owners: `zed gets 25 and ali 15`, shared between Ali and Zed. */
function inOrder(numbers: string[], text: string, asked: string): string[] {
  const lower = text.toLowerCase()
  const at = ownersIn(asked, text).map(owner => lower.lastIndexOf(owner))
  if (at.length !== numbers.length || at.includes(-1)) return numbers
  const said = [...at].sort((one, other) => one - other)
  return at.map(each => numbers[said.indexOf(each)] as string)
}
