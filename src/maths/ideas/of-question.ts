import { exactValue } from '../arithmetic/evaluate.ts'
import { isArithmetic } from '../domain/arithmetic-question.ts'
import type { Question } from '../domain/question.ts'
import { solve, topicOf } from '../kinds/doors.ts'
import { wayTo } from '../routes/calculations.ts'
import { givenIn } from '../routes/landmarks.ts'
import { amountsOf } from '../routes/letter-lines.ts'
import type { Held } from './idea.ts'
import { NUMBER, numberSaid } from './number-said.ts'

/** What a message says of the question that is worked on, in words that can be checked against it. */
export function heldOfQuestion(plain: string, question: Question): Held | undefined {
  for (const hear of [
    swapped,
    elimination,
    picture,
    counting,
    inOrder,
    signOf,
    placeOf,
    countOfMean,
    rounding,
    pattern,
    direction,
    undone,
  ]) {
    const held = hear(plain, question)
    if (held) return held
  }
  return undefined
}

const SWAPPED =
  /\b(\d+(?:\.\d+)?) ?(x|×|\*|times|\+|plus|add|-|minus|take away|÷|divided by) ?(\d+(?:\.\d+)?) (?:is |be |equals |gives )*(?:just |exactly )?(?:the )?same\b|\bsame as (\d+(?:\.\d+)?) ?(x|×|\*|times|\+|plus|add|-|minus|take away|÷|divided by) ?(\d+(?:\.\d+)?)/

/** `12 x 6 is the same right`, of 6 × 12. */
function swapped(plain: string, question: Question): Held | undefined {
  const found = SWAPPED.exec(plain)
  const [one, sign = '', other] = found?.[1] === undefined ? (found?.slice(4) ?? []) : found.slice(1)
  const [wanted, ...others] = wayTo(question).calculations
  if (one === undefined || other === undefined || !wanted || others.length > 0) return undefined
  if (!wanted.left.value.equals(Number(other)) || !wanted.right.value.equals(Number(one))) return undefined
  const said = /[x×*]|times/.test(sign)
    ? '×'
    : /\+|plus|add/.test(sign)
      ? '+'
      : /-|minus|take/.test(sign)
        ? '-'
        : '÷'
  if (said !== wanted.operator || one === other) return undefined
  return said === '×' || said === '+'
    ? {
        truth: 'so',
        because:
          'In plus and in times the numbers may swap places, so take the way round that is easier for you.',
      }
    : {
        truth: 'not so',
        because: 'In taking away and in sharing the order matters: what you begin with comes first.',
      }
}

/** `8 7 6 5`, for 8 - 3: counted back or on. */
function counting(plain: string, question: Question): Held | undefined {
  const numbers = /^[\d\s]+$/.test(plain) ? plain.trim().split(/\s+/).map(Number) : []
  const [wanted, ...others] = wayTo(question).calculations
  if (numbers.length < 3 || !wanted || others.length > 0 || !/[+-]/.test(wanted.operator)) return undefined
  const step = wanted.operator === '+' ? 1 : -1
  const isCount = numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step)
  const start = wanted.left.value
  if (!isCount || !(start.equals(numbers[0] ?? -1) || start.add(step).equals(numbers[0] ?? -1)))
    return undefined
  return wanted.value.equals(numbers.at(-1) ?? -1)
    ? { truth: 'so', because: 'Counting like this works. Where did you land?' }
    : {
        truth: 'asked',
        because: 'Counting is a good way. Count the jumps: the number where you begin is no jump.',
      }
}

/** `1 3 4 7 9`, for the median of 7, 3, 9, 4 and 1. */
function inOrder(plain: string, question: Question): Held | undefined {
  const numbers = /^(?:so |ok |it's |now )*[\d\s.]+$/.test(plain)
    ? (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
    : []
  if (numbers.length < 3 || topicOf(question).concept !== 'Median of numbers') return undefined
  const given = (question.text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const sorted = given.toSorted((a, b) => a - b)
  const isSo = [sorted, sorted.toReversed()].some(each => each.join() === numbers.join())
  return {
    truth: isSo ? 'so' : 'not so',
    because: isSo
      ? 'Now they are in order. Which one stands in the middle?'
      : 'Check them once more: is every number there, and is each one at its place, from small to big?',
  }
}

const UNDOES =
  /\b(?:go|get|change|convert|turn)(?:ing)?(?: it| them)? back\b.*?\b(divid|times|multipl|add|minus|subtract|take)/

/** `so to go back i divide`, after a multiplication. */
function undone(plain: string, question: Question): Held | undefined {
  const word = UNDOES.exec(plain)?.[1]
  const [wanted, ...others] = wayTo(question).calculations
  if (word === undefined || !wanted || others.length > 0) return undefined
  const said = { divid: '÷', times: '×', multipl: '×', add: '+' }[word] ?? '-'
  const undoing: Record<string, string> = { '×': '÷', '÷': '×', '+': '-', '-': '+' }
  return {
    truth: undoing[wanted.operator] === said ? 'so' : 'not so',
    because: 'The way back undoes what was done: dividing undoes multiplying, and taking away undoes adding.',
  }
}

const DIVIDES_BY = new RegExp(
  `\\b(?:divid\\w*|shar\\w*) (?:it |them |that |the total |all )?(?:by|between|among) ${NUMBER}\\b`,
)

/** `do i divide by 2`, of the mean of four numbers. */
function countOfMean(plain: string, question: Question): Held | undefined {
  const by = DIVIDES_BY.exec(plain)?.[1]
  if (by === undefined || topicOf(question).concept !== 'Mean of numbers') return undefined
  const last = wayTo(question).calculations.findLast(({ operator }) => operator === '÷')
  if (!last) return undefined
  const isSo = last.right.value.equals(numberSaid(by))
  return {
    truth: isSo ? 'so' : 'not so',
    because: isSo
      ? 'That is how many numbers there are: each of them gets an equal share. Signs and commas are only the gaps between them.'
      : 'It is shared out among all the numbers: count how many there are in the list, and divide by that.',
  }
}

const COMPARES =
  /\b(\d) (?:is )?(more|bigger|greater|higher|larger|less|smaller|lower|under|over|above|below) (?:than )?(\d|five)\b/
const GOES = /\b(?:round\w*|go|goes|going|it's|its) (?:it )?(up|down)\b/
const ROUNDING =
  'Look at the digit right behind the place you round to: five or more goes up, less than five stays.'

function rounding(plain: string, question: Question): Held | undefined {
  if (!/round|nearest/i.test(question.text)) return undefined
  const [, digit, how = '', than = ''] = COMPARES.exec(plain) ?? []
  if (digit !== undefined) {
    const [a, b] = [Number(digit), numberSaid(than)]
    const isMore = /more|bigger|greater|higher|larger|over|above/.test(how)
    return { truth: (isMore ? a > b : a < b) ? 'so' : 'not so', because: ROUNDING }
  }
  const way = GOES.exec(plain)?.[1]
  const [given, ...others] = givenIn(question)
  const answer = Number(solve(question).answer.replace(/\\,|[{},\s]/g, ''))
  if (way === undefined || !given || !Number.isFinite(answer) || others.length > 1) return undefined
  const number = given.value.valueOf()
  if (answer === number) return undefined
  return { truth: (way === 'up') === answer > number ? 'so' : 'not so', because: ROUNDING }
}

const STEP = new RegExp(
  `\\b(?:(?:goes?|going|go|went|count\\w*|jump\\w*|increas\\w*) (up|down)? ?(?:by |in |with )?${NUMBER}s?|(add|adding|plus|minus|take away|taking away|subtract\\w*|tak\\w*) (?:on )?${NUMBER} (?:each|every|more each|more every) time)\\b`,
)

/** `it goes up by 3`, of a row of numbers. */
function pattern(plain: string, question: Question): Held | undefined {
  const found = STEP.exec(plain)
  const numbers = (question.text.match(/(?<![\w.])-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (!found || numbers.length < 3 || !/pattern|sequence/i.test(topicOf(question).concept)) return undefined
  const [first = 0, second = 0] = numbers
  const step = second - first
  if (numbers.some((number, at) => at > 0 && Math.abs(number - (numbers[at - 1] ?? 0) - step) > 1e-9))
    return undefined
  const size = numberSaid(found[2] ?? found[4])
  const isDown = found[1] === 'down' || /^(?:minus|tak|subtract)/.test(found[3] ?? '')
  const isSo = Math.abs((isDown ? -size : size) - step) < 1e-9
  return {
    truth: isSo ? 'so' : 'not so',
    because: isSo
      ? 'From each number to the next it is the same step.'
      : 'Look at two neighbours: how far is it from one to the next?',
  }
}

const MOVES =
  /\b(?:go|goes|going|move|moves|moving|jump|jumps|get|gets|count|counting)\b.{0,14}\b(up|down|left|right|lower|higher|colder|warmer|backwards|forwards|more negative|further below)\b/
const UP = ['up', 'right', 'higher', 'warmer', 'forwards']

/** `so it goes further down`, where a number below zero is changed. */
function direction(plain: string, question: Question): Held | undefined {
  const way = MOVES.exec(plain)?.[1]
  if (way === undefined || !isArithmetic(question) || question.kind !== 'calculate') return undefined
  const { expression } = question
  const [wanted, ...others] = wayTo(question).calculations
  const value = exactValue(expression)
  if (!wanted || others.length > 0 || !value || (wanted.operator !== '+' && wanted.operator !== '-'))
    return undefined
  const start = wanted.left.value
  if (start.s >= 0n && value.s >= 0n) return undefined
  if (value.equals(start)) return undefined
  const isUp = value.compare(start) > 0
  return {
    truth: UP.includes(way) === isUp ? 'so' : 'not so',
    because: isUp
      ? 'Adding goes up the number line, and so does taking a negative away.'
      : 'Taking away goes down the number line, also below zero, and so does adding a negative.',
  }
}

const COMBINES = /\b(?:(add|plus)\w*|(subtract|minus|tak)\w*)\b/
const GOES_AWAY =
  /\b(?:cancel\w*|disappear\w*|gone|vanish\w*|get rid|eliminat\w*|knock\w*|go away|goes|go|equations?|them|both|one from the other)\b/
const LETTERS = /\b([a-z])(?:s|'s)?\b(?= (?:cancel|disappear|go|vanish|are gone|is gone|knock|eliminat))/

/** `if you add them the ys cancel`, of two equations at once. */
function elimination(plain: string, question: Question): Held | undefined {
  const pair = amountsOf(question)
  const combined = COMBINES.exec(plain)
  if (pair.length < 2 || !combined || !GOES_AWAY.test(plain)) return undefined
  const isAdding = combined[1] !== undefined
  const named = LETTERS.exec(plain)?.[1]
  const gone = pair.filter(({ amounts: [a, b] }) => (isAdding ? a.add(b) : a.sub(b)).n === 0n)
  const isSo = named === undefined ? gone.length > 0 : gone.some(({ letter }) => letter === named)
  return {
    truth: isSo ? 'so' : 'not so',
    because: isSo
      ? 'Then one letter is gone, and an equation with only one letter is left. Write it down.'
      : 'Look at the numbers and signs before each letter in both equations. Opposite ones go away by adding, the same ones by taking away; or make them so first.',
  }
}

const TAKES = /\b(?:ate|eat|lost|lose|gave|give|spent|took|takes?|broke|dropped|flew|ran away|left)\b/
const JOINS = /\b(?:got|get|found|find|bought|more|came|and then)\b/

/** `i had 5 and i ate 2`, for 5 - 2: the child makes a picture of it. */
function picture(plain: string, question: Question): Held | undefined {
  if (!isArithmetic(question) || question.kind !== 'calculate') return undefined
  const [wanted, ...others] = wayTo(question).calculations
  const said = (plain.match(/\b\d+\b/g) ?? []).map(Number)
  if (
    !wanted ||
    others.length > 0 ||
    said.length !== 2 ||
    !/\b(?:had|have|has|there were|there are)\b/.test(plain)
  )
    return undefined
  const isBoth = wanted.left.value.equals(said[0] ?? -1) && wanted.right.value.equals(said[1] ?? -1)
  const fits =
    wanted.operator === '-'
      ? TAKES.test(plain)
      : wanted.operator === '+' && JOINS.test(plain) && !TAKES.test(plain)
  return isBoth && fits
    ? { truth: 'so', because: 'That is a good way to picture it. How many are there in the end?' }
    : undefined
}

const SIGN =
  /\b(?:is|will|would|should) (?:it|that|the answer|this)(?: be)? (?:a |also |still |going to be )*(plus|positive|minus|negative)\b|\b(?:it's|that's|it is|answer is|it has to be|it must be) (?:a |also |still )*(positive|negative)\b/

/** `is that plus too`: on which side of zero the answer lies. */
function signOf(plain: string, question: Question): Held | undefined {
  const found = SIGN.exec(plain)
  const said = found?.[1] ?? found?.[2]
  const { answer } = wayTo(question)
  const hasNegative =
    givenIn(question).some(({ value }) => value.s < 0n) || /[(\s][-−]\d|^[-−]\d/.test(question.text)
  if (said === undefined || !answer || answer.n === 0n || !hasNegative) return undefined
  return {
    truth: /plus|pos/.test(said) === answer.s > 0n ? 'so' : 'not so',
    because:
      'In times and divide, two equal signs give plus and two different ones minus. In plus and minus, look where you end up on the number line.',
  }
}

const PLACES = [
  'ones|units',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
]
const IN_PLACE =
  /\b(?:in|is|it's|its) (?:in )?(?:the )?((?:ten |hundred )?(?:ones|units|tens|hundreds|thousands|millions))\b/

/** `its in the hundreds`, of the value of a digit. */
function placeOf(plain: string, question: Question): Held | undefined {
  const said = IN_PLACE.exec(plain)?.[1]
  const { answer } = wayTo(question)
  const value = answer?.valueOf() ?? Number(solve(question).answer.replace(/\D/g, ''))
  if (said === undefined || !/place value/i.test(topicOf(question).concept) || !(value >= 1)) return undefined
  const place = PLACES.findIndex(names => names.split('|').includes(said))
  return {
    truth: place === Math.floor(Math.log10(value) + 1e-9) ? 'so' : 'not so',
    because:
      'Count the places from the right: ones, tens, hundreds, thousands. A digit is worth that many of its place.',
  }
}
