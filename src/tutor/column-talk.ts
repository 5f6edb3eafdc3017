import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'

/** `the 6 becomes 5`, `cross out the 4 and make it 3` */
const TRADE =
  /\b(\d{1,2})(?: tens| hundreds)?(?: then)? (?:(?:and )?(?:it |i )?(?:be)?comes?|(?:and )?(?:i )?(?:put|made it|wrote)|and it(?:'?s| is| goes| turns)(?: now| to| into)?|(?<=(?:tens|hundreds) )(?:is|are)(?: now| only)?|turns? (?:in)?to|changes? (?:in)?to|goes (?:down )?to|is now|gets?|and (?:make|put|write) (?:it )?(?:an? )?|to make (?:it )?(?:an? )?)(?: an?)? ?(\d{1,2})\b/gi
const LONGEST = 200

function differenceIn(question: Question): Calculation | undefined {
  const [wanted] = wayTo(question).calculations
  if (question.kind !== 'calculate' || wanted?.operator !== '-') return undefined
  return isWhole(wanted.left.value) && isWhole(wanted.right.value) ? wanted : undefined
}

const digitsOf = (value: Rational) => [...value.toFraction()].reverse().map(Number)

/** Every change of a digit that borrowing makes, from the ones on. */
function tradesFor({ left, right }: Calculation): Set<string> {
  const lower = digitsOf(right.value)
  const trades = new Set<string>()
  let hasLent = false
  for (const [at, top] of digitsOf(left.value).entries()) {
    const rest: number = hasLent ? top - 1 : top
    const borrows: boolean = rest < (lower[at] ?? 0)
    const ways = [top, ...(borrows ? [top + 10] : []), ...(hasLent ? [borrows ? top + 9 : rest, rest] : [])]
    for (const from of ways) for (const to of ways) if (from !== to) trades.add(`${from} ${to}`)
    hasLent = borrows
  }
  return trades
}

/**
 * Digits that are changed for borrowing, as in `the 6 becomes 5 and the 0 becomes 10`.
 * @returns whether each of them is as it should be; undefined where nothing of the kind is said
 */
export function tradesIn(text: string, question: Question): boolean | undefined {
  const wanted = text.length <= LONGEST ? differenceIn(question) : undefined
  const said = wanted ? [...text.matchAll(TRADE)].map(([, from, to]) => `${from} ${to}`) : []
  if (!wanted || said.length === 0) return undefined
  const right = tradesFor(wanted)
  return said.every(each => right.has(each))
}

const BORROWS = /\bborr?ow\w*(?: (?:one|1|a|ten|10|it|some))* from (?:the )?(\d)(?!\d)/i

/**
 * The digit that is borrowed from, `so i borrow from the 5`, or what becomes of it and of the ones, `12 and 4`, where
 * they are right; undefined where nothing of the kind is said, or a digit can’t be told from another.
 */
export function lendsIn(
  text: string,
  question: Question,
): { is: 'lender'; isOnes: boolean } | { is: 'swapped' } | undefined {
  const wanted = text.length <= LONGEST ? differenceIn(question) : undefined
  if (!wanted) return undefined
  const [upper, lower] = [digitsOf(wanted.left.value), digitsOf(wanted.right.value)]
  const needs = upper.findIndex((digit, at) => digit < (lower[at] ?? 0))
  const [ones = 0, lender = 0] = needs < 0 ? [] : upper.slice(needs)
  if (lender === 0) return undefined
  const from = BORROWS.exec(text)?.[1]
  if (from !== undefined) return Number(from) === lender ? { is: 'lender', isOnes: needs === 0 } : undefined
  const said = (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => b - a)
  return said.length === 2 && said[0] === ones + 10 && said[1] === lender - 1 ? { is: 'swapped' } : undefined
}

/** What is said to digits that are changed for borrowing. */
export function toTrade(isRight: boolean): string {
  return isRight
    ? 'Yes, that is how it is borrowed. Write the new digits above, and take away column by column, the ones first. What do you get?'
    : 'Careful with the borrowing: the digit that gives gets one smaller, and the next one to the right gets ten more. How do your digits look then?'
}

/** Two digits of one column taken the wrong way round: 8 − 2 for 602 − 258. */
export function turnedIn(done: Calculation | undefined, question: Question): boolean {
  const wanted = differenceIn(question)
  if (!wanted || done?.operator !== '-') return false
  const lower = digitsOf(wanted.right.value)
  return digitsOf(wanted.left.value).some(
    (top, at) =>
      top < (lower[at] ?? 0) && done.left.value.equals(lower[at] ?? -1) && done.right.value.equals(top),
  )
}

const CARRIES =
  /\b(?:write|put|leave|keep|its|it's|got|is)\b(?: down)?(?: the| a)? (\d)\b[^\d]{0,20}\bcarr(?:y|ied|ying)\b(?: the| a| over| my)* (\d)\b/i

/** Whether a sum of a column is parted as it should be: `write 3 and carry 1` of 13; undefined where nothing is carried. */
export function carriesWell(text: string, sum: Rational | undefined): boolean | undefined {
  const [, stays, carried] = text.length <= LONGEST ? (CARRIES.exec(text) ?? []) : []
  return sum && stays !== undefined ? sum.equals(Number(carried) * 10 + Number(stays)) : undefined
}

/** It can’t be done so: in columns the next one helps, else a hint does. */
export const noticed = (question: Question, hint: () => string): string =>
  `Good that you noticed! ${differenceIn(question) ? 'What could you do instead? Is there something next door that you can use?' : hint()}`
