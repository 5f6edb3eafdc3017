import { asLiteral, type NumberNode, type Operator, withoutGroup } from '#maths/arithmetic/expression.ts'
import { gcd, rational } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import type { CalculateQuestion, SimplifyQuestion } from '#maths/domain/arithmetic-question.ts'
import {
  chosen,
  type HintQuestion,
  type HintVerdict,
  listed,
  notSo,
  type Own,
  shown,
  so,
} from './hint-question.ts'

const WANTS_COMMON =
  /are the pieces the same size|same bottom number|pieces of one size|bottoms go into|both go into|in the same way/i

/** Fractions that need pieces of one size: whether they have it, and which size would do. */
export function ofPieces(fractions: readonly NumberNode[], then: string): HintQuestion[] {
  const bottoms = [
    ...new Set(fractions.flatMap(({ bottom, value }) => bottom ?? (value.d > 1n ? value.d : []))),
  ]
  if (bottoms.length === 0) return []
  const isSame = bottoms.length === 1
  return [
    {
      asks: WANTS_COMMON,
      name: 'a common bottom',
      judge: own => commonSaid(own, bottoms, fractions, isSame, then),
    },
    {
      asks: WANTS_COMMON,
      name: 'the size of the pieces',
      judge: own => (isSame ? sameSaid(own, bottoms, then) : otherSaid(own, bottoms)),
    },
  ]
}

/**
 * `10/12` for 5/6, while fractions are compared: another way to write it, and not the answer. On the way through a sum
 * what is right is a line of that.
 */
export function ofWrittenAnew(fractions: readonly NumberNode[], then?: string): HintQuestion[] {
  if (fractions.length !== 2) return []
  return fractions.map(node => ({
    asks: new RegExp(
      `how do you write (?:the other one|${inline(latex(node)).replace(/[$\\{}]/g, '\\$&')}) with`,
      'i',
    ),
    name: `${node.top}/${node.bottom} written anew`,
    ...(then !== undefined && { isFirst: true }),
    judge: own => {
      const verdict = writtenAnew(own, node, fractions, then ?? '')
      return then === undefined && verdict?.isSo ? undefined : verdict
    },
  }))
}

function writtenAnew(
  own: Own,
  node: NumberNode,
  fractions: readonly NumberNode[],
  then: string,
): HintVerdict | undefined {
  const written = [...own.text.matchAll(/(\d+) ?\/ ?(\d+)/g)].map(([, top = '', bottom = '']) => ({
    top: BigInt(top),
    bottom: BigInt(bottom),
  }))
  const anew = written.find(({ bottom }) => bottom !== node.bottom)
  if (!anew || anew.bottom === 0n || written.length > 2 || /bigger|larger|smaller|more|less/.test(own.text))
    return undefined
  const { top = 0n, bottom = 1n } = node
  if (anew.top * bottom !== top * anew.bottom)
    return anew.bottom % bottom === 0n
      ? notSo(
          `What do you multiply ${shown(bottom)} by to get ${shown(anew.bottom)}? Do the same to the top: what is it then?`,
        )
      : undefined
  const areBoth = fractions.every(({ value }) =>
    written.some(each => value.equals(rational(each.top, each.bottom === 0n ? 1n : each.bottom))),
  )
  const isThere = fractions.some(each => each !== node && each.bottom === anew.bottom)
  const isLast = areBoth || isThere || /the other one with/.test(own.asked)
  return so(
    'that is worth the same, well written.',
    isLast ? then : `How do you write the other one with ${shown(anew.bottom)} at the bottom?`,
  )
}

function sameSaid(own: Own, bottoms: readonly bigint[], then: string): HintVerdict | undefined {
  return chosen(
    own,
    ['same', 'yes'],
    ['different', 'no'],
    so(`all of the pieces have one size: the bottom is ${listed(bottoms)}.`, then),
    'Look at the bottom numbers once more. Are they the same, or not?',
  )
}

function otherSaid(own: Own, bottoms: readonly bigint[]): HintVerdict | undefined {
  const areNamed = own.numbers.length === bottoms.length && bottoms.every(each => own.says(each))
  const verdict = chosen(
    own,
    ['different', 'no'],
    ['same', 'yes'],
    so(
      `the pieces are not of one size: the bottoms are ${listed(bottoms)}.`,
      `Which number do ${listed(bottoms)} both go into?`,
    ),
    'Look at the bottom numbers: are those the same number?',
  )
  return (
    verdict ??
    (areNamed
      ? so(
          `the bottoms are ${listed(bottoms)}, so the pieces differ in size.`,
          `Which number do ${listed(bottoms)} both go into?`,
        )
      : undefined)
  )
}

/** A size for the pieces of all: `make both of them eighths`, `20`. */
function commonSaid(
  own: Own,
  bottoms: readonly bigint[],
  fractions: readonly NumberNode[],
  isSame: boolean,
  then: string,
): HintVerdict | undefined {
  if (isSame) return undefined
  const whole = own.numbers
    .filter(each => each.d === 1n && each.n > 1n && !bottoms.includes(each.n))
    .map(({ n }) => n)
  const sizes = [...own.pieces, ...(own.pieces.length === 0 ? whole : [])]
  const [size, ...others] = [...new Set(sizes)].filter(
    each => own.pieces.length > 0 || !bottoms.includes(each),
  )
  if (size === undefined) return undefined
  const common = [size, ...others].find(each => bottoms.every(bottom => each % bottom === 0n))
  if (common !== undefined) {
    const written = [...own.text.matchAll(/(\d+) ?\/ ?(\d+)/g)].flatMap(([, top = '', bottom]) =>
      BigInt(bottom ?? 0) === common ? rational(BigInt(top), common) : [],
    )
    const next = fractions.find(
      ({ value }) => value.d !== common && value.d > 1n && !written.some(each => each.equals(value)),
    )
    const fits = `${listed(bottoms)} ${bottoms.length > 2 ? 'all' : 'both'} go into ${shown(common)}.`
    return so(
      fits,
      next ? `How do you write ${inline(latex(next))} with ${shown(common)} at the bottom?` : then,
    )
  }
  if (others.length > 0 || bottoms.includes(size)) return undefined
  // What is smaller than a bottom, among other words, is no size for all.
  if (!own.isBare && own.pieces.length === 0 && bottoms.some(bottom => size < bottom)) return undefined
  const misses = bottoms.find(bottom => size % bottom !== 0n)
  return misses === undefined
    ? undefined
    : notSo(
        `Does ${shown(misses)} go into ${shown(size)}? Look for a number that ${listed(bottoms)} both go into.`,
      )
}

const THEN: Partial<Record<Operator, string>> = {
  '+': 'What do you do with the tops, when you add?',
  '-': 'What do you do with the tops, when you take away?',
}

/** What is answered to the hints for two fractions. */
export function ofFractionSum({ expression }: CalculateQuestion): HintQuestion[] {
  const whole = withoutGroup(expression)
  if (whole.kind !== 'operation') return []
  const [left, right] = [asLiteral(whole.left), asLiteral(whole.right)]
  if (!left || !right || ![left, right].some(({ form }) => form === 'fraction' || form === 'mixed')) return []
  if (left.form === 'mixed' || right.form === 'mixed') return ofMixed([left, right])
  const then = THEN[whole.operator]
  if (then) return [...ofPieces([left, right], then), ...ofWrittenAnew([left, right])]
  if (whole.operator === '÷') return [OVER]
  return whole.isOf && right.form === 'whole' ? ofPart(left, right) : [TOPS_AND_BOTTOMS]
}

/** How many pieces a mixed number is, those of its wholes alone or all. */
function ofMixed(numbers: readonly NumberNode[]): HintQuestion[] {
  const mixed = numbers.filter(({ form }) => form === 'mixed')
  return [
    {
      asks: /how many pieces are in the whole numbers|whole times bottom/i,
      name: 'the pieces of a mixed number',
      judge: own => {
        const [said, ...others] = own.numbers
        if (!said || others.length > 0) return undefined
        for (const { value, bottom = 1n, top = 0n } of mixed) {
          const all = value.mul(rational(bottom))
          if (said.equals(all))
            return so(
              `${shown(value.floor())} wholes and the rest are ${shown(all)} pieces.`,
              'How do you write that as one fraction, and the other number, too?',
            )
          if (said.equals(all.sub(rational(top))))
            return so(`${shown(said)} pieces are in the wholes.`, 'How many are it with those beside them?')
        }
        return undefined
      },
    },
  ]
}

const TOPS_AND_BOTTOMS: HintQuestion = {
  asks: /what do you do with the tops, and what with the bottoms/i,
  name: 'tops and bottoms',
  judge: own =>
    chosen(
      own,
      ['times'],
      ['add', 'takeAway', 'divide'],
      so('top times top, and bottom times bottom.', 'What do you get for the top, and what for the bottom?'),
      'Half of a half: what is that? Look what happens to the tops and the bottoms there. Is it that which you named?',
    ),
}

const OVER: HintQuestion = {
  asks: /second fraction fit into the first|turn the second fraction over/i,
  name: 'turning over',
  judge: own =>
    own.names('turnOver')
      ? so('turning the second one over makes a multiplication of it.', 'What does it look like then?')
      : undefined,
}

function ofPart(part: NumberNode, amount: NumberNode): HintQuestion[] {
  const { bottom } = part
  if (bottom === undefined) return []
  return [
    {
      asks: /what does the bottom number tell you|as many equal parts as the bottom/i,
      name: 'what the bottom tells',
      judge: own => {
        const isOfBottom = own.says(bottom) || own.numbers.length === 0
        // `share 28 into 4? thats 7`: the part is found already.
        const one = amount.value.div(rational(bottom))
        if (isOfBottom && own.says(one) && own.names('divide'))
          return so(
            `${shown(one)} is in one part.`,
            `And how much are ${shown(part.top ?? 1n)} of those parts?`,
          )
        if (own.names('times', 'add') && !own.names('divide', 'pieces'))
          return notSo(
            'The bottom tells how many equal parts there are. What do you do with the amount to get those?',
          )
        return isOfBottom && own.names('divide', 'pieces')
          ? so(
              `the bottom says ${shown(bottom)} equal parts.`,
              `Share ${shown(amount.value)} into them: how much is in one part?`,
            )
          : undefined
      },
    },
  ]
}

/** A number that goes into the top and the bottom. */
export function ofSimplest({ number }: SimplifyQuestion): HintQuestion[] {
  const { top, bottom } = number
  if (top === undefined || bottom === undefined) return []
  const common = gcd(top, bottom)
  return [
    {
      asks: /goes into the top and into the bottom|divide both by the same number/i,
      name: 'a common factor',
      judge: own => {
        const [said, ...others] = own.numbers.filter(each => !own.text.includes('/') && each.d === 1n)
        if (!said || others.length > 0 || said.n < 2n || said.n === bottom) return undefined
        if (common % said.n === 0n)
          return so(
            `${shown(said)} goes into the top and into the bottom.`,
            'Divide both by it: which fraction do you get?',
          )
        const misses = top % said.n === 0n ? bottom : top
        return notSo(
          `Does ${shown(said)} go into ${shown(misses)} with nothing left over? Look for a number that goes into ${listed([top, bottom])}.`,
        )
      },
    },
  ]
}
