import { type Linear, linearForm } from '../arithmetic/evaluate.ts'
import { asLiteral, type Expression, withoutGroup } from '../arithmetic/expression.ts'
import { isZero, type Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'

/** What is to be done to both sides of an equation; `expand` multiplies its brackets out. */
export type Move =
  | { does: '+' | '-' | '×' | '÷'; amount: Rational; isOfUnknown: boolean }
  | { does: 'expand' }

/** The two sides of an equation. */
export interface Sides {
  left: Expression
  right: Expression
}

const SIDES =
  '(?: (?:from|to|on|off|of|at|by|for|with|and|the|each|every|whole|it|all))*(?: (?:both|each|either|the other|every|two|2)?(?: of (?:the|them))? ?sides?| both| each| everything| (?:the )?equation| over| across| away| first| (?:from )?(?:the )?(?:left|right|11|\\d+)){0,6}'
const START =
  "^(?:so |then |and |now |first(?:ly)? |next |maybe |um+ |ok |okay |well |could |can |should |shall |do |did |i |you |u |we |think |would |will |wud |have |need |got |to |just |d |lets |let's |i'd |we'd |you'd |i'll |is it |by )*"
const AMOUNT =
  '(?:the |a |by )*(?:[-+] ?)?(\\d[\\d.]*(?:/\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)? ?([a-z])?'
const END = '(?: please| right| yeah| instead| now| too| ?\\?)*[.!? ]*$'

const pattern = (words: string) => new RegExp(`${START}(?:${words}) ?${AMOUNT}${SIDES}${END}`, 'i')

const MOVES: [RegExp, '+' | '-' | '×' | '÷'][] = [
  [
    pattern(
      'subtract(?:ing|ed)?|minus(?:ed|ing)?|take(?: away| off)?|takeaway|taking(?: away| off)?|took(?: away| off)?|remove|get rid of(?: the)?(?: ?\\+)?|-',
    ),
    '-',
  ],
  [pattern('add(?:ing|ed)?|plus(?:sing|ed)?|\\+'), '+'],
  [
    pattern(
      '(?:divide|devide|divid|dividing|divided|share|÷|/)(?: both sides| each side| both| each| it| everything| all)?(?: by)?',
    ),
    '÷',
  ],
  [
    pattern(
      '(?:multiply|multiplying|times|timesing|times it|×)(?: both sides| each side| both| each| it| everything| all)?(?: by)?',
    ),
    '×',
  ],
]
const HALVE = new RegExp(
  `${START}(?:halve|half)(?: it| both(?: sides)?| everything| each side| the \\d+)?${END}`,
  'i',
)
const DOUBLE = new RegExp(`${START}double(?: it| both(?: sides)?| everything| each side)?${END}`, 'i')
const EXPAND_ALONE = new RegExp(
  `${START}(?:expand|multiply (?:it |this )?out)(?: it| this| first| everything)*${END}`,
  'i',
)
const EXPAND =
  /\b(?:expand|multiply out|open up|open|times out|work out|get rid of|do)\b.{0,20}\bbrackets?\b|\bbrackets? (?:first|out)\b/i
const MOVED = new RegExp(
  `${START}(?:move|bring|put|swap) (?:the )?(?:\\+ ?)?(\\d[\\d.]*) ?([a-z])?(?: over| across)?(?: (?:to|on) the (?:other|right|left)(?: hand)? side)?${END}`,
  'i',
)

/** The 4 of `do i divide by 4 first?` is nothing that was found; `minus 4` alone may be. */
export const ASKS_STEP =
  /^\W*(?:(?:so|and|but|ok|then|or) )*(?:(?:do|should|shall|must|can|could) (?:i|we|you|u) (?:(?:just|also|first|then|now) )*(?:minus|plus|times|divide|multiply|add|subtract|take(?: away)?)|i (?:divide|multiply|add|subtract)) (?:both sides )?(?:by |it by |everything by )?\d[\d.]*(?: (?:first|after|then|next|instead|now|too|on|from|to|both|sides|each|side))*\W*$/i

/** What is said before a move, without a number: `its a fraction. do i times by 3 first?` */
const TALK_BEFORE = /^[^\d=]*[.!?;]\s/

/** Reads what a child wants to do to both sides: `take 3 from both sides`, `divide by 2`, `expand the brackets`. */
export const readMove = (text: string, unknown: string): Move | undefined =>
  moveIn(text, unknown) ?? moveIn(text.replace(TALK_BEFORE, ''), unknown)

function moveIn(text: string, unknown: string): Move | undefined {
  const plain = text.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/−/g, '-').replace(/\s+/g, ' ')
  if (plain.length > 80) return undefined
  if (EXPAND.test(plain) || EXPAND_ALONE.test(plain)) return { does: 'expand' }
  if (HALVE.test(plain)) return { does: '÷', amount: TWO, isOfUnknown: false }
  if (DOUBLE.test(plain)) return { does: '×', amount: TWO, isOfUnknown: false }
  for (const [words, does] of [...MOVES, [MOVED, '-'] as const]) {
    const found = words.exec(plain)
    if (!found) continue
    const [, digits, letter] = found
    if (letter !== undefined && letter !== unknown) return undefined
    const amount = digits === undefined ? (letter ? ONE : undefined) : readLiteral(digits)?.value
    if (amount && !isZero(amount)) return { does, amount, isOfUnknown: letter !== undefined }
  }
  return undefined
}

const ONE = readLiteral('1')?.value as Rational
const TWO = readLiteral('2')?.value as Rational

/** `useful` makes the equation simpler; `opposite` is the right number the wrong way round; `allowed` is true, but no shorter. */
export type MoveStanding = 'useful' | 'opposite' | 'allowed'

/** How far a move brings an equation on; undefined for one that is not linear. */
export function judgeMove(move: Move, sides: Sides): MoveStanding | undefined {
  const [left, right] = [linearForm(sides.left), linearForm(sides.right)]
  if (!left || !right) return undefined
  if (move.does === 'expand') return 'useful'
  const both = [
    { own: left, written: sides.left },
    { own: right, written: sides.right },
  ]
  const { amount, isOfUnknown } = move
  if (move.does === '+' || move.does === '-') {
    const takes = move.does === '-' ? amount : amount.neg()
    const undoes = (by: Rational) =>
      isOfUnknown
        ? both.every(({ own }) => !isZero(own.slope)) && both.some(({ own }) => own.slope.equals(by))
        : both.some(({ own, written }) => !isZero(own.slope) && own.offset.equals(by) && !isProduct(written))
    if (undoes(takes)) return 'useful'
    return undoes(takes.neg()) ? 'opposite' : 'allowed'
  }
  if (isOfUnknown) return undefined
  const isAlone = ({ own }: { own: Linear }) => !isZero(own.slope) && isZero(own.offset)
  if (move.does === '÷') {
    const isUseful = both.some(
      each =>
        (isAlone(each) && each.own.slope.equals(amount)) || factorOf(each.written)?.equals(amount) === true,
    )
    if (isUseful) return 'useful'
    return both.some(({ own }) => !isZero(own.slope) && own.slope.inverse().equals(amount))
      ? 'opposite'
      : 'allowed'
  }
  const isUseful = both.some(
    ({ own }) => !isZero(own.slope) && own.slope.d > 1n && amount.div(own.slope.d.toString()).d === 1n,
  )
  if (isUseful) return 'useful'
  return both.some(({ own }) => own.slope.equals(amount)) ? 'opposite' : 'allowed'
}

/** The number in front of a bracket: 3 of `3(x - 2)`. */
function factorOf(expression: Expression): Rational | undefined {
  const whole = withoutGroup(expression)
  if (whole.kind !== 'operation' || whole.operator !== '×') return undefined
  return (asLiteral(whole.left) ?? asLiteral(whole.right))?.value
}

function isProduct(expression: Expression): boolean {
  const whole = withoutGroup(expression)
  return (
    whole.kind === 'operation' &&
    (whole.operator === '×' || whole.operator === '÷') &&
    withoutGroup(whole) === whole
  )
}

/** A move in words: `taking 3 from both sides`. */
export function moveInWords(move: Move, unknown: string): string {
  if (move.does === 'expand') return 'multiplying out the brackets'
  const amount = `${move.isOfUnknown && move.amount.equals(1) ? '' : move.amount.toFraction()}${move.isOfUnknown ? unknown : ''}`
  switch (move.does) {
    case '+':
      return `adding ${amount} to both sides`
    case '-':
      return `taking ${amount} from both sides`
    case '×':
      return `multiplying both sides by ${amount}`
    case '÷':
      return `dividing both sides by ${amount}`
  }
}
