import { factorsOf } from '../../algebra/factorise.ts'
import { isExpanded, isSimpleTerm } from '../../algebra/form.ts'
import { type Formula, lettersOf, partsOfFormula } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch } from '../../wording/patterns.ts'
import type { ExpressionQuestion } from './question.ts'

const THE =
  '(?: (?:the|this|these|each|each of the))?(?: following| given)?(?: (?:algebraic|quadratic))?(?: (?:expressions?|terms|trinomials?|binomials?|polynomials?|quadratics?|products?))?(?: below)?[:,]?'
const FULLY = '(?: (?:fully|completely|as far as possible|as much as possible))?'
const LIKE =
  '(?:collect|collecting|combine|combining|gather|gathering|group|grouping)(?: together)?(?: all)?(?: the)?(?: like)? terms'

const SIMPLIFY = [
  new RegExp(
    `^(?:fully |completely )?(?:simplify|simplification of|simplified form of)${FULLY}(?: by ${LIKE}(?: in)?)?${THE} (.+?)${FULLY}(?: by ${LIKE}| to (?:its )?simplest form)?$`,
  ),
  new RegExp(`^${LIKE}(?: (?:and|to|then) simplify)?(?: (?:in|of|for|from))?${THE} (.+?)$`),
  /^(?:write|express|rewrite|put|leave) (?:the expression )?(.+?) (?:in (?:its |the )?simplest (?:possible )?form|in simplified form|as simply as (?:possible|you can)|as (?:a )?single (?:power|term)(?: of [a-z])?|(?:in|using) (?:index|exponential|exponent) (?:form|notation)|with (?:a single|1) (?:exponent|power|index)|using (?:a single|1) (?:exponent|power|index))$/,
  /^simplest form of (.+)$/,
  /^(?:add|subtract|sum|difference)[:.]? (\([^()]+\) ?[-+] ?\([^()]+\))$/,
]
/** Nothing to work out, only another way to write it. */
const AS_POWER = [
  /^(?:write|express|rewrite) (.+?) (?:as a power(?: of [a-z])?|(?:in|using) (?:index|exponential|exponent) (?:form|notation))$/,
]
const EXPAND = [
  new RegExp(
    `^(?:fully |completely )?(?:expand|multiply out|distribute|expansion of|expanding)(?: out)?(?: (?:and|then) (?:fully )?simplify)?${FULLY}(?: (?:the|these|all))?(?: brackets?| parenthes[ie]s)?(?: (?:and|then) simplify)?(?: in| of| for)?${THE} (.+?)(?:,? (?:and|then) (?:fully )?simplify(?: fully)?(?: (?:your answer|the result|it))?| by multiplying|,? and ${LIKE})?${FULLY}$`,
  ),
  /^(?:use|apply|using) the distributive (?:property|law)(?: (?:to|and) (?:expand|rewrite|simplify|multiply|write|remove the (?:brackets|parentheses) (?:in|from)))?(?: the expression)?[:,]? (.+)$/,
  /^remove (?:the )?(?:brackets?|parenthes[ie]s)(?: (?:from|in|of))?(?: and simplify)?(?: the expression)?[:,]? (.+?)(?: and simplify)?$/,
  /^(?:write|rewrite|express) (?:the expression )?(.+?) (?:without (?:any |using )?(?:brackets|parentheses)|in (?:its )?expanded form)$/,
  /^(?:multiply|product|multiplication of)[:.]? (\([^()]+\) ?(?:×|\^2)? ?(?:\([^()]+\))?)$/,
  // Brackets alone can only be meant to be multiplied out.
  /^(\([^()]+\) ?(?:\^2|×? ?\([^()]+\)))$/,
]
const PRODUCT = [/^(?:product of|multiply) \(?([^()]+?)\)? (?:and|by) \(?([^()]+?)\)?(?: and simplify)?$/]
const COMMON =
  '(?:the |a )?(?:(?:greatest|highest|largest) )?(?:common (?:monomial )?factor|gcf|hcf|gcd)(?: of all (?:the )?terms)?'
const FACTORISE = [
  new RegExp(`^(?:factor|factori[sz]e|take|pull)(?: out)? ${COMMON}(?: (?:from|of|in|out of))?${THE} (.+)$`),
  new RegExp(
    `^(?:fully |completely )?(?:factor|factori[sz]e|factoring|factori[sz]ing|factori[sz]ation of)${FULLY}${THE} (.+?)${FULLY}(?: (?:into|as (?:a product of)?|using) (?:2|double|two) (?:brackets|factors|binomials)| (?:by|using) (?:taking )?(?:out )?${COMMON}| (?:by|using) (?:the )?(?:difference of (?:2|two) squares|grouping|inspection))?${FULLY}$`,
  ),
  /^(?:write|rewrite|express|put) (?:the (?:expression|quadratic) )?(.+?) (?:in (?:its |fully )?factor(?:ed|i[sz]ed) form|as (?:a |the )?product of (?:its )?(?:(?:2|linear|2 linear) )?(?:factors|brackets|binomials|expressions)|in brackets|as a product)$/,
  /^factor(?:ed|i[sz]ed) form of (.+)$/,
]

export const triggers =
  /simpl|collect|combin|gather|group|expan|multipl|product|distribut|bracket|parenthes|factor|common|gcf|hcf|single|index|exponent|[a-z]/

const ASSUMING = /,? (?:assuming|given|where|for) (?:that )?[a-z] (?:is positive|> 0|is greater than 0)$/
/** Beyond these nobody is asked to work by hand. */
const MOST_LETTERS = 4
const MOST_TERMS = 12
const MOST_LENGTH = 300

function inOneCase(plain: string, full: string): boolean {
  const letters = new Set(full.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [])
  return (
    plain !== '' &&
    ![...letters].some(
      name => /[A-Z]/.test(name) && letters.has(name.toLowerCase()) && name !== 'A' && name !== 'I',
    )
  )
}

/** Two letters side by side that are a word rather than a product. */
const SMALL_WORD =
  /(?<![a-z])(?:up|of|in|to|by|me|my|it|is|on|at|so|no|do|go|he|we|us|as|an|or|if|be)(?![a-z])/
/** `by` in `bx + by` is a term of its own between signs, as no word is. */
const OWN_TERM = /(?<=[-+−] ?\d*)[a-z]{2}(?= ?[-+−)]|$)|^[a-z]{2}(?= ?[-+−])/g

/** `y^5 x y^2`: an x between spaces is a times sign, where nothing else is called x. */
function withTimes(source: string): string | undefined {
  const plain = source.replace(/(?<=[a-z\d)]) x (?=[a-z\d(])/g, ' × ')
  return plain !== source && plain.includes('x') ? undefined : plain
}

function question(
  task: ExpressionQuestion['task'],
  typed: string,
  asked: Asked,
): ExpressionQuestion | undefined {
  const source = withTimes(typed)
  const formula =
    source === undefined || SMALL_WORD.test(source.replace(OWN_TERM, '1')) ? undefined : readFormula(source)
  const polynomial = formula && polynomialOf(formula)
  if (source === undefined || !formula || !polynomial || polynomial.length > MOST_TERMS) return undefined
  const letters = lettersOf(formula)
  const isFew = letters.size > 0 && letters.size <= MOST_LETTERS
  if (!isFew || !inOneCase(source, asked.full) || !isTask(task, formula)) return undefined
  return { kind: 'expressions', text: asked.full, task, formula, source }
}

/** Whether there is anything to do. */
function isTask(task: ExpressionQuestion['task'], formula: Formula): boolean {
  const polynomial = polynomialOf(formula) ?? []
  if (task === 'simplify') return !isExpanded(formula)
  if (task === 'expand') return hasBrackets(formula) && !isExpanded(formula)
  if (polynomial.length < 2) return false
  const factors = factorsOf(polynomial)
  const { shared, others } = factors ?? {}
  const isSplit =
    others &&
    (others.length > 1 || shared?.powers.size || shared?.coefficient.d !== 1n || shared.coefficient.n !== 1n)
  return isSplit === true || (isSplit !== false && isSplit !== undefined && isSplit > 0)
}

/** `1/x^4` or `√x`, which is one letter to some power. */
function asPower(source: string, { full }: Asked): ExpressionQuestion | undefined {
  const formula = readFormula(source)
  const [only, ...others] = (formula && polynomialOf(formula)) ?? []
  const isPower = only && others.length === 0 && only.powers.size === 1 && only.coefficient.equals(1)
  const isWritten = formula?.kind === 'quotient' || formula?.kind === 'root'
  return isPower && isWritten && inOneCase(source, full)
    ? { kind: 'expressions', text: full, task: 'simplify', formula, source }
    : undefined
}

function hasBrackets(formula: Formula): boolean {
  return [...partsOfFormula(formula)].some(
    part =>
      (part.kind === 'product' && part.factors.some(isSum)) ||
      (part.kind === 'power' && isSum(part.base)) ||
      (part.kind === 'sum' && part.terms.some(({ of }) => isSum(of))),
  )
}

const isSum = (formula: Formula) => formula.kind === 'sum' && formula.terms.length > 1

/** `x^5 × x^3`, `a^7 ÷ a^2`, `(x^2)^3`: powers and a sign between them ask to be simplified without a word. */
function isPowerSum(plain: string): boolean {
  const formula = /\^/.test(plain) && !/[a-z]{2}/.test(plain) ? readFormula(plain) : undefined
  if (formula?.kind === 'product') return plain.includes('×') && formula.factors.every(isSimpleTerm)
  if (formula?.kind === 'quotient')
    return plain.includes('÷') && isSimpleTerm(formula.top) && isSimpleTerm(formula.bottom)
  return formula?.kind === 'power' && formula.base.kind === 'power'
}

/** `What is 3x + 4x?` or `What is x^2 × x^6?`: like terms, or one product, and nothing else. */
function bare(asked: Asked): string | undefined {
  if (isPowerSum(asked.plain)) return asked.plain
  const isAsked = /^(?:what is|what's|work out|calculate|evaluate|find) /i.test(asked.full)
  const formula = isAsked && /[a-z]/.test(asked.plain) ? readFormula(asked.plain) : undefined
  const isLike = formula?.kind === 'sum' && formula.terms.every(({ of }) => isSimpleTerm(of))
  const isProduct = formula?.kind === 'product' && formula.factors.every(isSimpleTerm)
  return formula && (isLike || isProduct) && lettersOf(formula).size > 0 ? asked.plain : undefined
}

/** Reads `Simplify 3x + 4x`, `Expand 3(x + 2)`, `Factorise x^2 + 5x + 6` in the words of schoolbooks. */
export function readExpression(asked: Asked): ExpressionQuestion | undefined {
  const plain = asked.plain.replace(ASSUMING, '')
  if (plain.length > MOST_LENGTH || /=|\b(?:when|if)\b/.test(plain)) return undefined
  for (const [task, patterns] of [
    ['simplify', SIMPLIFY],
    ['expand', EXPAND],
    ['factorise', FACTORISE],
  ] as const) {
    const [source] = firstMatch(plain, patterns) ?? []
    const found = source === undefined ? undefined : question(task, source.trim(), asked)
    if (found) return found
    // "Expand (5x^2)^2": nothing but a power to work out.
    const power =
      task === 'expand' && source !== undefined ? question('simplify', source.trim(), asked) : undefined
    if (power?.formula.kind === 'power') return power
  }
  const [powered] = firstMatch(plain, AS_POWER) ?? []
  if (powered !== undefined) return asPower(powered, asked)
  const [left, right] = firstMatch(plain, PRODUCT) ?? []
  if (left !== undefined && right !== undefined) return question('expand', `(${left})(${right})`, asked)
  const own = bare(asked)
  return own === undefined ? undefined : question('simplify', own, asked)
}
