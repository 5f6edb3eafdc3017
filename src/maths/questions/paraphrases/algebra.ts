import { lettersOf } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { decimalText } from '../../arithmetic/rational.ts'
import type { Paraphrase } from './paraphrase.ts'

/** `x^2 - 8x + 3` in the form that completing the square leads to. */
function squared(expression: string): string | undefined {
  const [, count = '', letter = ''] = /^(-?\d*)([a-z])\^2(?![\d^])/.exec(expression) ?? []
  const isOne = !/[a-z]/.test(expression.replaceAll(letter, ''))
  if (letter === '' || !isOne || expression.includes('=')) return undefined
  const [a, b, c] = /[pqr]/.test(letter) ? ['a', 'b', 'c'] : ['p', 'q', 'r']
  const form = count === '' ? `(${letter} + ${a})^2 + ${b}` : `${a}(${letter} + ${b})^2 + ${c}`
  return `write ${expression} in the form ${form}`
}

/** The sides a, b and c of Pythagoras' theorem, c the longest. */
function byTheorem([, before, first = '', a = '', second = '', b = '', behind]: string[]):
  | string
  | undefined {
  const wanted = before ?? behind ?? ''
  if (new Set([first, second, wanted]).size < 3) return undefined
  if (wanted === 'c') return `hypotenuse of a right triangle with legs ${a} and ${b}`
  const [long, short] = first === 'c' ? [a, b] : [b, a]
  return `other leg of a right triangle with hypotenuse ${long} and leg ${short}`
}

/** An expression with a letter, without the brackets around it; not a word. */
function expression(text: string): string | undefined {
  const bare = text.trim().replace(/^\(([^()]*)\)$/, '$1')
  const formula = /[a-z]{4}/.test(bare) ? undefined : readFormula(bare)
  return formula && lettersOf(formula).size > 0 ? bare : undefined
}

/** Two expressions, of which one has a letter at least, put together by a sign. */
function joined(left: string, sign: '+' | '-' | '×' | '÷', right: string): string | undefined {
  const [first, second] = [expression(left), expression(right)]
  if (!first || !second) return undefined
  const hasTerms = /[-+]/.test(first.slice(1) + second.slice(1))
  return sign === '×' && hasTerms ? `expand (${first})(${second})` : `simplify (${first}) ${sign} (${second})`
}

const E = '(.{1,60}?)'

/** `2x + 1 = 7` with a number in the place of its only letter, as the claim that it is. */
function claimAt(letter: string, value: string, equation: string): string | undefined {
  const others = equation.replaceAll(letter, '')
  if (letter === '' || !equation.includes(letter) || /[a-z]/.test(others) || !/^[^=]+=[^=]+$/.test(equation))
    return undefined
  return `true or false: ${putIn(equation, letter, value)}`
}

/** A formula with a number in the place of a letter. */
const putIn = (formula: string, letter: string, value: string) =>
  formula.replace(new RegExp(`([\\d)]?) ?${letter}`, 'g'), (_, before: string) =>
    before === '' ? `(${value})` : `${before} × (${value})`,
  )

/** The letter of `y = kx + 3` where a point of the line is told. */
function throughPoint(letter: string, line: string, x: string, y: string): string | undefined {
  const [, side = ''] = line.split(' = ')
  const put = side.replace(new RegExp(`${letter} ?x`), `${Number(x)}${letter}`)
  const full = put.includes('x') ? putIn(put, 'x', x) : put
  return side.includes(letter) && !/[a-z]/.test(full.replaceAll(letter, '')) && Number(x) > 1
    ? `solve ${full} = ${y}`
    : undefined
}

/** `b² - 4ac` of a quadratic, in digits. */
function discriminant([, text = '']: string[]): string | undefined {
  const formula = readFormula(text)
  const [name = '', ...others] = formula ? lettersOf(formula) : []
  const polynomial = formula && polynomialOf(formula)
  const numbers = polynomial && others.length === 0 ? numbersOf(polynomial, name) : undefined
  const [c, b, a] = numbers?.map(each => decimalText(each)) ?? []
  return numbers?.length === 3 && a && b && c ? `(${b})^2 - 4 × (${a}) × (${c})` : undefined
}

/** A formula with what it is asked for; as an equation where its other letter is. */
function byFormula(subject: string, formula: string, asked: string): string | undefined {
  const [, letter, told, value] =
    /^(?:find|work out|calculate|what is|determine) (?:the value of )?([a-z]) (?:when|if|given that) ([a-z]) = (-?\d[\d.]*)$/.exec(
      asked,
    ) ?? []
  const [only, ...others] = lettersOf(readFormula(formula) ?? { kind: 'letter', name: '' })
  const isBack = told === subject && letter !== subject && letter === only && others.length === 0
  // The length behind an area is no solution below zero.
  if (isBack && new RegExp(`${letter}(?:\\^2|²)`).test(formula)) return undefined
  return isBack ? `solve ${formula} = ${value}` : `${subject} = ${formula}. ${asked}`
}

const SOLUTION = '(?:a |the )?(?:solution|root|answer)(?: of| to| for) (?:the )?(?:equation )?'

const THEOREM = "(?:pythagoras'?(?:'s)?(?: theorem)?|(?:the )?pythagorean theorem)"

/** What is done with expressions, and what words say about letters. */
export const algebra: Paraphrase[] = [
  [
    /^(?:the )?(?:2|both) (?:real )?(?:roots|solutions|values of x) (?:of|for|that satisfy) (?:the (?:quadratic )?equation )?(?=[^.;]+=[^.;]+$)/,
    'solve ',
  ],
  [/^complete the square:? x\^2 [+-] (\d{1,3})x \+ (?:▢|_)$/, '($1 ÷ 2)^2'],
  [
    /^(?:[^=\d;?.]{0,60}\b(?:formula|equation|rule)(?: is)?:? )?([a-z]) = ([^.;=]{1,40}?)(?:,? (?:where|gives|tells|shows|connects)\b[^.;=\d]{3,120})?[.,;] (.+)$/,
    ([, subject = '', formula = '', asked = '']) => byFormula(subject, formula, asked),
  ],
  [
    /^(?:x[- ]?intercepts? of|where does) (?:the (?:graph|curve|parabola|function)(?: of)? )?(?:y|f\(x\)) = ([^,=]*x\^2[^,=]*?)(?: (?:crosse?s?|meets?|cuts?) the x[- ]axis)?$/,
    'solve $1 = 0',
  ],
  [
    /^(?:the )?(?:value of )?([a-wz]) if (?:the )?(?:line|graph|curve|point) (?:of )?(y = [^,;=]{3,20}?) (?:passes|goes) through (?:the point )?\((-?\d{1,4}), ?(-?\d{1,4})\)$/,
    ([, letter = '', line = '', x = '', y = '']) => throughPoint(letter, line, x, y),
  ],
  [
    /^(?:the )?average rate of change of (?:the function )?(?:[a-z]\(x\)|y) = ([^,;=]{1,20}?) (?:from|between) x = (-?\d{1,3}) (?:to|and) (?:x = )?(-?\d{1,3})$/,
    ([, formula = '', from = '', to = '']) =>
      from === to
        ? undefined
        : `(${putIn(formula, 'x', to)} - (${putIn(formula, 'x', from)})) ÷ (${to} - (${from}))`,
  ],
  [
    /^multiply \(([\d.]{1,9} ?[×x] ?10 ?\^-?\d{1,3})\) by \(([\d.]{1,9} ?[×x] ?10 ?\^-?\d{1,3})\)(?:,? and (?:write|give) (?:the|your) answer in (?:scientific notation|standard form))?$/,
    'write ($1) × ($2) in standard form',
  ],
  [
    /^solve (?:the inequality )?(.+[<>≤≥].+?),? and (?:list|write down|state|find|give) (?:all )?(?:of )?(?:the )?integer (?:solutions|values)(?: of [a-z])?$/,
    'list the integers that satisfy $1',
  ],
  [
    new RegExp(`^(?:add(?: up| together)?|(?:the )?(?:sum|total) of) ${E} (?:and|to) ${E}$`),
    ([, a = '', b = '']) => joined(a, '+', b),
  ],
  [new RegExp(`^(?:subtract|take) ${E} from ${E}$`), ([, a = '', b = '']) => joined(b, '-', a)],
  [new RegExp(`^from ${E},? (?:subtract|take)(?: away)? ${E}$`), ([, a = '', b = '']) => joined(a, '-', b)],
  [new RegExp(`^${E} (?:minus|take away|subtract) ${E}$`), ([, a = '', b = '']) => joined(a, '-', b)],
  [new RegExp(`^${E} plus ${E}$`), ([, a = '', b = '']) => joined(a, '+', b)],
  [
    new RegExp(`^(?:multiply ${E} by|${E} (?:times|multiplied by)) ${E}$`),
    ([, a, other, b = '']) => joined(a ?? other ?? '', '×', b),
  ],
  [
    new RegExp(`^(?:divide ${E} by|${E} divided by) ${E}$`),
    ([, a, other, b = '']) => joined(a ?? other ?? '', '÷', b),
  ],
  [
    new RegExp(
      `^(?:(?:check|decide|say|state|determine|show)? ?(?:whether|if) |is )([a-z]) = (-?\\d+(?:\\.\\d+)?) (?:is )?${SOLUTION}(.+)$`,
    ),
    ([, letter = '', value = '', equation = '']) => claimAt(letter, value, equation),
  ],
  [
    /^(?:does|do) ([a-z]) = (-?\d+(?:\.\d+)?) (?:satisfy|solve|make) (?:the equation )?(.+?)(?: true)?$/,
    ([, letter = '', value = '', equation = '']) => claimAt(letter, value, equation),
  ],
  [
    new RegExp(
      `^(?:(?:check|decide|say|state|determine)? ?(?:whether|if) |is )(-?\\d+(?:\\.\\d+)?) (?:is )?${SOLUTION}(.+)$`,
    ),
    ([, value = '', equation = '']) => claimAt(/[a-z]/.exec(equation)?.[0] ?? '', value, equation),
  ],
  [
    /^(?:use|using) (?:the )?(?:formula |equation )?([^,=]+=[^,=]+?),? (?:to )?(find|calculate|work out|evaluate) (?:the value of )?([a-z]) (?:when|if|given(?: that)?|for) (.+)$/,
    '$1. find $3 when $4',
  ],
  [
    /^(?:zeros|zeroes|roots) of (?:the (?:function|quadratic) )?[a-z](?:\([a-z]\))? = ([^,=]+)$/,
    'solve $1 = 0',
  ],
  [/^(?:zeros|zeroes|roots) of (?:the (?:function|quadratic|polynomial) )?([^,=]+)$/, 'solve $1 = 0'],
  [/^discriminant of (?:the (?:quadratic|equation) )?([^,=]+?)(?: = 0)?$/, discriminant],
  [/^which inequality is equivalent to (.+[<>≤≥].+)$/, 'solve the inequality $1'],
  [
    /^(?:if |given (?:that )?)?([a-z])\(x\) = ([^.,;=]+)[.,;] solve (?:the equation )?\1\(x\) = ([^.,;=]+)$/,
    'solve $2 = $3',
  ],
  [
    new RegExp(
      `^(?:(?:in|for|given) (?:a|the) right(?:[- ]angled)? triangle[,.:;]? |${THEOREM}[:.,] |(?:use|using) ${THEOREM},? (?:to )?(?:find|work out|calculate) (?:the length of |side )?([abc]) (?:if|when|given(?: that)?|where) )(?:if )?([abc]) = (\\d+(?:\\.\\d+)?),?(?: and)? ([abc]) = (\\d+(?:\\.\\d+)?)(?:[.,;]? ?(?:and )?(?:find|what is|work out|calculate) (?:the (?:length|value) of )?(?:the hypotenuse,? |side )?([abc]))?$`,
    ),
    byTheorem,
  ],
  [
    /^(?:solve )?(?:the |this )?(?:proportion |equation )?(?:for [a-z]:? )?(\d{1,5}) ?\/ ?([a-z]) ?= ?(\d{1,5}) ?\/ ?(\d{1,5})(?: for [a-z])?$/,
    'find $2 if $1 : $2 = $3 : $4',
  ],
  [
    /^(?:solve )?(?:the |this )?(?:proportion |equation )?(?:for [a-z]:? )?(\d{1,5}) ?\/ ?(\d{1,5}) ?= ?(\d{1,5}) ?\/ ?([a-z])(?: for [a-z])?$/,
    'find $4 if $1 : $2 = $3 : $4',
  ],
  [
    /^(?:the function )?([a-z])\(([a-z])\) = ([^.,;=]+?),? (?:at|when|for|if) \2 = ([^.,;=]+)$/,
    'let $1($2) = $3. find $1($4)',
  ],
  [/^by completing the square,? ((?:express|write|rewrite|put|solve) .+)$/, '$1'],
  [
    /^(?:by )?complet(?:e|ing) the square(?: for| of| on| in|:)?(?: the)?(?: (?:expression|quadratic|following))*:? ([-+\d a-z^.()]+)$/,
    ([, expression = '']) => squared(expression),
  ],
  [
    /^(?:express|write|rewrite|put) ([-+\d a-z^.()]+?) (?:in|into) (?:the )?(?:completed?[- ]square(?:d)?|vertex) form$|^(?:express|write|rewrite|put) ([-+\d a-z^.()]+?) by completing the square$/,
    ([, first, second]) => squared(first ?? second ?? ''),
  ],
]
