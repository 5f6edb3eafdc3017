import { type Expression, type NumberNode, numberNode, operation } from '../../arithmetic/expression.ts'
import { isWhole, isZero, rational } from '../../arithmetic/rational.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import { BOXES } from '../../arithmetic/tokens.ts'
import { execOf } from '../../wording/may-match.ts'

type Build = (left: NumberNode, right: NumberNode) => Expression | undefined

const sum: Build = (left, right) => (isMixedUp(left, right) ? undefined : operation('+', left, right))
const minus: Build = (left, right) => (isMixedUp(left, right) ? undefined : operation('-', left, right))
const times: Build = (left, right) => operation('×', left, right)
const into: Build = (left, right) => operation('÷', left, right)
const swapped =
  (build: Build): Build =>
  (left, right) =>
    build(right, left)

/** 60 increased by a third goes up by a third of itself; where that is no whole number nobody can be sure. */
const changedBy =
  (operator: '+' | '-'): Build =>
  (left, right) => {
    const isPart = right.form === 'fraction' && right.value.s > 0n && right.value.n < right.value.d
    const isAmount = left.form === 'whole' || left.form === 'decimal'
    if (!isPart || !isAmount) return (operator === '+' ? sum : minus)(left, right)
    const part = operation('×', right, left, true)
    return isWhole(left.value.mul(right.value)) ? operation(operator, left, part) : undefined
  }

/** "10% more than 50" means 55 to some and 50.1 to others. */
function isMixedUp(left: NumberNode, right: NumberNode): boolean {
  return left.form === 'percent' || right.form === 'percent'
}

const largerMinusSmaller: Build = (left, right) =>
  left.value.compare(right.value) < 0 ? minus(right, left) : minus(left, right)

/** Nothing may be left over: what is asked for then is not sure. */
const evenly: Build = (left, right) =>
  !isZero(right.value) && isWhole(left.value.div(right.value)) ? into(left, right) : undefined

const onlyLarger: Build = (left, right) =>
  left.value.compare(right.value) > 0 ? minus(left, right) : undefined

const ONE = () => numberNode(rational(1))

/** Words before what is asked that change nothing. */
const LEAD =
  /^(?:(?:what|which) (?:whole )?number is (?!(?:just |right |immediately |straight )?(?:after|before)\b)|what (?:number )?do (?:you|we) get (?:when|if) (?:you|we) |what is the (?:answer|result) (?:when|if) (?:you|we) |(?:write (?:down )?)?(?:the )?number (?:that|which) is |(?:write (?:down )?)(?:the )?number (?!(?:after|before|between|comes|that|which)\b)|what happens when you )/i
const MORE = '(?:more|greater|bigger|larger|higher)'
const LESS = '(?:less|fewer|smaller|lower)'
const MUST =
  '(?:must|should|has to|needs to|can|could|do|would|will)(?: (?:i|you|we))?(?: (?:need to|have to|must))?'
const TO_GET = '(?:to (?:get|make|give|equal|reach)|so that (?:the (?:result|answer|total|sum) is|it makes))'

const WHAT = '(?:what(?: number)?|which number|how many(?: more)?)'
/** What is to be filled in. */
const BLANK = `(?:[${BOXES}?]|_+)`
const MAKES = '(?:makes?|equals?|is(?: equal to)?|gives?|to (?:make|get|equal))'

const BY_ORDER: [RegExp, Build][] = [
  [/^(?:the )?quotient of (.+?) and (.+)$/i, into],
  [/^(?:the )?quotient (?:when|if) (.+?) is divided by (.+)$/i, evenly],
  [/^(?:the )?(?:positive )?difference (?:between|of|in) (.+?) and (.+)$/i, largerMinusSmaller],
  [
    /^(?:the )?distance (?:between|from) (.+?) (?:and|to) (.+?)(?: on (?:a|the) number line)?$/i,
    largerMinusSmaller,
  ],
  [/^add(?:ing)? (.+?) to (.+)$/i, swapped(sum)],
  [/^(?:multiply|multiplying) (.+?) by (.+)$/i, times],
  [/^times (.+?) by (.+)$/i, times],
  [/^(?:divide|dividing) (.+?) by (.+)$/i, into],
  [
    /^(?:share|split|divide) (.+?) (?:equally |evenly )?(?:between|among|into) (.+?)(?: equal (?:parts|groups))?$/i,
    evenly,
  ],
  [
    /^(?:subtract(?:ing)?|take(?: away)?|taking(?: away)?|deduct) (.+?) (?:away )?from (.+)$/i,
    swapped(minus),
  ],
  [/^from (.+?),? (?:subtract|take(?: away)?) (.+)$/i, minus],
  [new RegExp(`^(.+?) ${MORE} than (.+)$`, 'i'), swapped(sum)],
  [new RegExp(`^(.+?) ${LESS} than (.+)$`, 'i'), swapped(minus)],
  [/^(.+?) added on to (.+)$/i, sum],
  [/^(.+?) less (?!than)(.+)$/i, minus],
  [/^(.+?) increased by (.+)$/i, changedBy('+')],
  [/^(.+?) (?:decreased|reduced) by (.+)$/i, changedBy('-')],
  [/^increase (.+?) by (.+)$/i, changedBy('+')],
  [/^(?:decrease|reduce) (.+?) by (.+)$/i, changedBy('-')],
  [new RegExp(`^(?:by )?how much ${MORE} is (.+?) than (.+)$`, 'i'), onlyLarger],
  [new RegExp(`^(?:by )?how much ${LESS} is (.+?) than (.+)$`, 'i'), swapped(onlyLarger)],
  [new RegExp(`^by how much is (.+?) ${MORE} than (.+)$`, 'i'), onlyLarger],
  [new RegExp(`^by how much is (.+?) ${LESS} than (.+)$`, 'i'), swapped(onlyLarger)],
  [/^by how much does (.+?) exceed (.+)$/i, onlyLarger],
  [
    new RegExp(
      `^(?:what|which|how many|how much) (?:number )?(?:${MUST} )(?:be )?add(?:ed)? to (.+?) ${TO_GET} (.+)$`,
      'i',
    ),
    swapped(minus),
  ],
  [
    new RegExp(
      `^(?:what|which|how many|how much) (?:number )?(?:${MUST} )(?:be )?(?:subtract(?:ed)?|take(?:n)?(?: away)?) from (.+?) ${TO_GET} (.+)$`,
      'i',
    ),
    minus,
  ],
  [new RegExp(`^(.+?) (?:and|plus|add|\\+) ${WHAT} (?:to make )?${MAKES} (.+)$`, 'i'), swapped(onlyLarger)],
  [new RegExp(`^${WHAT} (?:plus|add|and|\\+) (.+?) ${MAKES} (.+)$`, 'i'), swapped(onlyLarger)],
  [new RegExp(`^(.+?) (?:minus|take away|subtract|-) ${WHAT} ${MAKES} (.+)$`, 'i'), onlyLarger],
  [new RegExp(`^(.+?) (?:times|multiplied by|×) ${WHAT} ${MAKES} (.+)$`, 'i'), swapped(evenly)],
  [new RegExp(`^${WHAT} (?:times|multiplied by|×) (.+?) ${MAKES} (.+)$`, 'i'), swapped(evenly)],
  [
    new RegExp(`^(.+?) ?(?:divided by|shared by|÷) ?(?:${WHAT}|${BLANK}) ?(?:${MAKES}|=) ?(.+)$`, 'i'),
    evenly,
  ],
  [/^(?:what|which) fraction of (.+?) (?:is|are) (.+)$/i, swapped(into)],
  [/^(?:what|which) fraction (?:is|are) (.+?) (?:out )?of (.+)$/i, into],
  [/^(.+?) (?:is|are) (?:what|which) fraction of (.+)$/i, into],
  [/^(?:write|express|give) (.+?) as a fraction of (.+)$/i, into],
  [/^how many more (?:is|are) needed to (?:get|go) from (.+?) to (.+)$/i, swapped(onlyLarger)],
  [/^how many times (?:does|will|can) (.+?) (?:go|fit) into (.+)$/i, swapped(evenly)],
  [/^how many (\d+(?:\/\d+)?)['’]?s? (?:are )?(?:there )?(?:in|make|are in) (.+)$/i, swapped(evenly)],
  [/^(?:start (?:at|from|with) |from )(.+?)(?:,| and)? count (?:on|up|forwards?) (?:by )?(.+)$/i, sum],
  [/^(?:start (?:at|from|with) |from )(.+?)(?:,| and)? count (?:back|down|backwards?) (?:by )?(.+)$/i, minus],
  [/^count(?:ing)? (?:on|up|forwards?) (.+?) from (.+)$/i, swapped(sum)],
  [/^count(?:ing)? (?:back|down|backwards?) (.+?) from (.+)$/i, swapped(minus)],
]

const THE_NUMBERS = '(?: the (?:numbers|fractions|decimals|mixed numbers|integers))?'
/** `the sum of 3, 4 and 5`, `add together 2 and 7`. */
const OF_SEVERAL: [RegExp, Build][] = [
  [/^(?:the )?(?:sum|total|sum total) of (?:the numbers )?(.+)$/i, sum],
  [
    new RegExp(
      `^(?:add(?:ing)?(?: together| up)?|put together|putting together|sum|total)${THE_NUMBERS} (.+)$`,
      'i',
    ),
    sum,
  ],
  [/^(?:the )?product of (?:the numbers )?(.+)$/i, times],
  [new RegExp(`^(?:multiply|multiplying)(?: together)?${THE_NUMBERS} (.+)$`, 'i'), times],
]
const PARTS: Record<string, string> = {
  halves: '1/2',
  thirds: '1/3',
  quarters: '1/4',
  fourths: '1/4',
  fifths: '1/5',
  sixths: '1/6',
  eighths: '1/8',
}
const PARTS_IN = new RegExp(`(?<=^how many )(?:${Object.keys(PARTS).join('|')})\\b`, 'i')
const MOST_NUMBERS = 8
const JOINT = /\s*(?:,\s(?:and\s)?|\band\b|\bwith\b|;)\s*/

const NUMBER =
  '^(?:(?:(?:what|which|the) )?(?:whole )?number (?:that |which )?(?:comes |is )?|(?:what )?comes )(?:just |right |immediately |straight )?'

const ON_ONE: [RegExp, (number: NumberNode) => Expression | undefined][] = [
  [/^(?:the )?(?:double|twice)(?: of)? (.+)$/i, number => operation('×', numberNode(rational(2)), number)],
  [/^(?:triple|treble|thrice)(?: of)? (.+)$/i, number => operation('×', numberNode(rational(3)), number)],
  [/^quadruple(?: of)? (.+)$/i, number => operation('×', numberNode(rational(4)), number)],
  [/^(?:halve|half) (.+)$/i, number => operation('÷', number, numberNode(rational(2)))],
  [/^(?:the )?square(?: of)? (.+)$/i, number => operation('^', number, numberNode(rational(2)))],
  [/^(?:the )?cube(?: of)? (.+)$/i, number => operation('^', number, numberNode(rational(3)))],
  [new RegExp(`${NUMBER}after (.+)$`, 'i'), number => neighbour(number, '+')],
  [/^(?:(?:what|which number) )?(?:comes|is) next after (.+)$/i, number => neighbour(number, '+')],
  [/^(?:the )?next (?:whole )?number after (.+)$/i, number => neighbour(number, '+')],
  [/^(?:the )?successor of (.+)$/i, number => neighbour(number, '+')],
  [new RegExp(`${NUMBER}before (.+)$`, 'i'), number => neighbour(number, '-')],
  [/^(?:the )?predecessor of (.+)$/i, number => neighbour(number, '-')],
]

function neighbour(number: NumberNode, sign: '+' | '-'): Expression | undefined {
  return number.form === 'whole' && number.value.s >= 0n ? operation(sign, number, ONE()) : undefined
}

const BETWEEN =
  /^(?:(?:what|which) (?:whole )?number (?:comes |is |lies )?|what comes |(?:the )?(?:whole )?number (?:that (?:comes|is) )?)(?:exactly )?(?:in )?between (\d{1,9}) and (\d{1,9})$/i

function readBetween(text: string): Expression | undefined {
  const [, first = '', last = ''] = BETWEEN.exec(text) ?? []
  const [low, high] = [readLiteral(first), readLiteral(last)]
  if (!low || !high?.value.sub(low.value).equals(2)) return undefined
  return operation('+', low, ONE())
}

function readSeveral(text: string): Expression | undefined {
  for (const [pattern, build] of OF_SEVERAL) {
    const found = execOf(pattern, text)
    if (!found) continue
    const numbers = (found[1] ?? '').split(JOINT).map(readLiteral)
    const known = numbers.flatMap(number => number ?? [])
    if (known.length < 2 || known.length < numbers.length || known.length > MOST_NUMBERS) return undefined
    const [first, ...rest] = known
    return rest.reduce<Expression | undefined>((all, number) => {
      if (!all || !first) return undefined
      const checked = build(first, number)
      return checked?.kind === 'operation' ? operation(checked.operator, all, number) : undefined
    }, first)
  }
  return undefined
}

/** `the sum of 3 and 4`, `subtract 3 from 10`, `7 less than 20`, `double 8`, `count back 3 from 20`. */
export function readSpoken(typed: string): Expression | undefined {
  const between = readBetween(typed)
  if (between) return between
  const text = typed.replace(LEAD, '').replace(PARTS_IN, part => PARTS[part.toLowerCase()] ?? part)
  for (const [pattern, build] of BY_ORDER) {
    const found = execOf(pattern, text)
    if (!found) continue
    const [left, right] = [readLiteral(found[1] ?? ''), readLiteral(found[2] ?? '')]
    const built = left && right && build(left, right)
    if (built) return built
  }
  for (const [pattern, build] of ON_ONE) {
    const found = execOf(pattern, text)
    const number = found ? readLiteral(found[1] ?? '') : undefined
    if (number) return build(number)
  }
  return readSeveral(text)
}
