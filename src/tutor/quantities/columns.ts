import { isWhole } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const BORROWS =
  /\b(?:bor+ow\w*|borow\w*|regroup\w*|exchang\w*|trad(?:e|ed|ing)|swap\w*|nick\w*|took (?:one|a ten|1)|take (?:one|a ten|1))\b/i
const PLACES = ['ones', 'tens', 'hundreds', 'thousands'] as const
const TAKES = /\b(1?\d) ?(?:take(?: away)?|minus|subtract|-|−) ?(\d) ?(?:is|=|makes|leaves) ?(\d)\b/i
const LOTS = /(?<!\d)(\d+) ?(?:x|×|\*|times|lots of) ?(\d+) ?(?:is|=|makes) ?(\d+)(?!\d)/i

/** What is said of one column of a sum in columns, with what was borrowed or the worth of a digit. */
export function columnSaid(text: string, question: Question): QuantitySaid | undefined {
  const [wanted, ...more] = wayTo(question).calculations
  // Of a story that is one sum, too.
  if (question.kind !== 'calculate' && more.length > 0) return undefined
  if (!wanted || text.length > 80 || !isWhole(wanted.left.value) || !isWhole(wanted.right.value))
    return undefined
  const digits = digitsSaid(text, wanted)
  if (digits) return digits
  if (wanted.operator === '+') return carried(text, wanted)
  if (wanted.operator === '-')
    return (
      regrouped(text, wanted) ??
      nothingToLend(text, wanted) ??
      inSteps(text, wanted) ??
      borrowed(text, wanted) ??
      turnedRound(text, wanted) ??
      afterBorrowing(text, wanted)
    )
  // `so times 20 is 720`: it knows what the digit is worth.
  const isWorthTens = /(?:\btimes|x|×) ?\d+0\b/i.test(text)
  return wanted.operator === '×' && !isWorthTens ? worthOfDigit(text, wanted) : undefined
}

const DIGITS =
  /^\W*(?:(?:so|its|it's|i got|i get|then) )*\d(?:(?:[\s,]+(?:and |then |and then )?)\d){1,4}\W*$/i

/** `5 then 2 then 2`: the digits of the answer as they are found, from the ones on. */
function digitsSaid(text: string, { operator, value }: Calculation): QuantitySaid | undefined {
  const taken = takenIn(text)
  // `13-8=5 9-7=2 4-1=3`: what is left in every column.
  const isTaken = taken.length > 1 && taken.every(([from = 0, off = 0, rest]) => from - off === rest)
  const alone = DIGITS.test(text) && /\d\D+\d/.test(text) ? (text.match(/\d/g) ?? []) : []
  const said = isTaken ? taken.map(([, , rest]) => `${rest}`) : alone
  const isSo = /^[-+]$/.test(operator) && said.length > 1 && said.toReversed().join('') === value.toFraction()
  return isSo && said.join('') !== value.toFraction()
    ? {
        isSo,
        quantity: bare(
          'what stands in each column, the ones first',
          'Now put them in their places, the ones on the right: which number is it?',
        ),
      }
    : undefined
}

/** `but the 0 has nothing to give` */
function nothingToLend(text: string, wanted: Calculation): QuantitySaid | undefined {
  const isSaid =
    /\b(?:0|zero|nothing|none|nowt)\b.*\b(?:give|lend|bor+ow|take|there|left)\b|\bbor+ow\b.*\b(?:0|zero|nothing)\b/i.test(
      text,
    )
  const [top, under] = digitsOf(wanted)
  const isSo = top.some((digit, at) => at > 0 && digit === 0 && (top[at - 1] ?? 0) < (under[at - 1] ?? 0))
  return isSaid && isSo && !/=/.test(text)
    ? {
        isSo,
        quantity: {
          ...bare(
            'well noticed',
            'So go one place further left: what can be borrowed there, and what does the 0 become then?',
          ),
          credit: 'a 0 has nothing to give, well noticed.',
        },
      }
    : undefined
}

const CARRIES =
  /\b(?:carr(?:y|ied|ying)|(?:goes|go|put|move[sd]?|add) (?:it |that |the other 1 )?(?:over|(?:in)?to the (?:next|tens|hundreds)|on top)|(?:other|next) 1\b)/i

/** `11 so i put 1 down and the other 1 goes to the tens`: what one column makes, taken apart as it must be. */
function carried(text: string, wanted: Calculation): QuantitySaid | undefined {
  const [top, under] = digitsOf(wanted)
  const said = (text.match(/\d+/g) ?? []).map(Number)
  let over = 0
  for (const [at, digit] of top.entries()) {
    const sum = digit + (under[at] ?? 0) + over
    const [name, next] = [PLACES[at], PLACES[at + 1]]
    over = sum > 9 ? 1 : 0
    const isSaid = said[0] === sum && said.slice(1).every(each => each === sum % 10 || each === 1)
    if (over === 1 && isSaid && said.includes(sum % 10, 1) && CARRIES.test(text) && name && next)
      return {
        isSo: true,
        quantity: {
          ...bare('a column with what goes over', `What do you get in the ${next} with it?`),
          credit: `${sum % 10} stays in the ${name}, and one more goes to the ${next}.`,
        },
      }
  }
  return undefined
}

const OF_PLACE = /\b(\d{1,2}) (hundred|ten|one|unit)s?\b/gi
const WORTH: Readonly<Record<string, number>> = { hundred: 100, ten: 10, one: 1, unit: 1 }

/** `4 9 13`, of 503 */
const IN_ROW = /(?<![\d.])\d{1,2}(?:[\s,]+(?:and )?\d{1,2}){1,3}\W*$/

/** `4 hundreds and 10 tens then 9 tens and 13 ones`, of 503: still the same number, with what was borrowed across the places. */
function regrouped(text: string, { left }: Calculation): QuantitySaid | undefined {
  const last = new Map(
    [...text.matchAll(OF_PLACE)].map(([, count, name = '']) => [
      WORTH[name.toLowerCase()] ?? 0,
      Number(count),
    ]),
  )
  const row = last.size > 0 ? [] : (IN_ROW.exec(text)?.[0].match(/\d+/g) ?? []).map(Number)
  for (const [at, count] of row.toReversed().entries()) last.set(10 ** at, count)
  const all = [...last].reduce((sum, [worth, count]) => sum + worth * count, 0)
  const isSo = left.value.equals(all) && [...last.values()].some(count => count > 9) && !/=/.test(text)
  return isSo && last.size > 1
    ? {
        isSo,
        quantity: {
          ...bare(
            'the same number in other places',
            'Now you can take away in every column: what is left in each?',
          ),
          credit: 'it is still the same number, only changed in its places.',
        },
      }
    : undefined
}

const STEPS = /\btake(?: away)? (\d+)(?: (?:and |and then |then ))(?:take(?: away)? )?(?:another )?(\d+)\W*$/i

/** `take 4 then 2`, of 14 - 6 */
function inSteps(text: string, { right }: Calculation): QuantitySaid | undefined {
  const [, one, other] = STEPS.exec(text)?.map(Number) ?? []
  return one !== undefined && other !== undefined && right.value.equals(one + other)
    ? {
        isSo: true,
        quantity: bare(
          'a good way in two steps',
          'Where do you come to with the first step, and then with the second?',
        ),
      }
    : undefined
}

const digitsOf = ({ left, right }: Calculation) =>
  [left, right].map(({ value }) => [...value.toFraction()].reverse().map(Number)) as [number[], number[]]

/** `the 3 is 13`, once it has one more of the next place. */
const BECOMES =
  /\b(\d) (?:is|becomes|became|turns into|turned into|gets|changes to|goes to)(?: now)?(?: an?)? (1\1)\b/i

/** `i borrow one and its 12`, `so the 3 is 13` */
function borrowed(text: string, wanted: Calculation): QuantitySaid | undefined {
  const becomes = BECOMES.exec(text)?.[0]
  const said = becomes !== undefined || BORROWS.test(text) ? (text.match(/\b1\d\b/g) ?? []).map(Number) : []
  const [top, under] = digitsOf(wanted)
  const at = top.findIndex((digit, place) => digit < (under[place] ?? 0) && said.includes(digit + 10))
  const name = PLACES[at]
  if (!name) return undefined
  const [, up, off, rest] = TAKES.exec(text)?.map(Number) ?? []
  const isTaken = up === (top[at] ?? 0) + 10 && off === under[at]
  // `13 take 7 is 5` is judged as the sum that it is.
  if (isTaken && rest !== up - (off ?? 0)) return undefined
  return {
    isSo: true,
    ...(becomes === undefined ? {} : { own: becomes }),
    quantity: bare(
      `what there is in the ${name} with the one that you borrowed`,
      isTaken
        ? `So the ${name} are done. What do you do in the next column?`
        : `Now you can take away in the ${name}: what is left there?`,
    ),
  }
}

/** `7 - 2 is 5`, of 52 - 27: the lower digit is the bigger one. */
function turnedRound(text: string, wanted: Calculation): QuantitySaid | undefined {
  const [top, under] = digitsOf(wanted)
  // Another column may have just these digits, or has them once it has lent one.
  const isOfColumn = (from: number, off: number) =>
    top.some((digit, place) => under[place] === off && (digit === from || digit - 1 === from))
  const at = top.findIndex((digit, place) => {
    const low = under[place] ?? 0
    return (
      digit < low &&
      takenIn(text).some(([from, off]) => from === low && off === digit && !isOfColumn(from, off))
    )
  })
  const [name, up, low] = [PLACES[at], top[at], under[at]]
  if (name === undefined || up === undefined || low === undefined) return undefined
  return {
    isSo: false,
    quantity: bare(
      'the other way round',
      '',
      `In the ${name} the ${up} stands on top, and you took it from the ${low}. It has to be ${up} take away ${low}: what can you do so that this goes?`,
    ),
  }
}

/** Every digit that is taken from another, with what is left. */
const takenIn = (text: string) =>
  [...text.matchAll(new RegExp(TAKES, 'gi'))].map(([, ...said]) => said.map(Number))

/** `5 take 2 is 3`, though one of the 5 tens has to be borrowed; whether it was, nobody has said. */
function afterBorrowing(text: string, wanted: Calculation): QuantitySaid | undefined {
  const [top, under] = digitsOf(wanted)
  const forgotten = takenIn(text).flatMap(([one = 0, other = 0, rest]) => {
    const at = top.findIndex(
      (digit, place) =>
        place > 0 &&
        digit === one &&
        under[place] === other &&
        (top[place - 1] ?? 0) < (under[place - 1] ?? 0),
    )
    return at > 0 && one - other === rest ? [at] : []
  })
  const [at] = forgotten
  const [lower, upper] = at === undefined ? [] : [PLACES[at - 1], PLACES[at]]
  if (at === undefined || !lower || !upper) return undefined
  return {
    isSo: false,
    quantity: bare(
      'what is left in that column',
      '',
      `True by itself, but look at the ${upper}: ${under[at - 1]} can’t be taken from ${top[at - 1]}, so the ${lower} need one of them. How many ${upper} are left then, before you take away?`,
    ),
  }
}

/** `23 x 1 is 23` for 23 × 14: the 1 stands in the tens. */
function worthOfDigit(text: string, wanted: Calculation): QuantitySaid | undefined {
  const [, a, b, product] = LOTS.exec(text)?.map(Number) ?? []
  if (a === undefined || b === undefined || a * b !== product) return undefined
  const [left, right] = [wanted.left.value.valueOf(), wanted.right.value.valueOf()]
  const [of, by] = a === left || b === left ? [left, right] : [right, left]
  const said = a === of ? b : b === of ? a : undefined
  const digits = [...String(by)].reverse().map(Number)
  const at = digits.findIndex((digit, place) => place > 0 && digit === said)
  // Of 22 the 2 may be the ones.
  if (said === undefined || at < 1 || digits[0] === said || said === 0) return undefined
  const place = PLACES[at]
  return {
    isSo: false,
    quantity: bare(
      'a part of it',
      '',
      `True, ${a} times ${b} is ${product}. But the ${said} in ${by} stands in the ${place}: what is it worth there? So how many lots of ${of} are that?`,
    ),
  }
}
