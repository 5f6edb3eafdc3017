import type { Paraphrase } from './paraphrase.ts'

const SIZES: Record<string, number> = { ten: 10, hundred: 100, thousand: 1000 }

/** `5 × 5 × 5`, where all factors are alike. */
function power([, product = '']: string[]): string | undefined {
  const factors = product.split(/ ?× ?/)
  const [base = '', ...others] = factors
  return others.length > 0 && others.every(each => each === base)
    ? `write ${product} as a power of ${base}`
    : undefined
}

/** Nothing may be left over. */
function shared([, whole = '', by = '']: string[]): string | undefined {
  return Number(by) > 0 && Number(whole) % Number(by) === 0 ? `${whole} ÷ ${by}` : undefined
}

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  sixe: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}

/** `how many fives are in 30`, where none are left over. */
function groupsIn([, size = '', whole = '']: string[]): string | undefined {
  const by = NUMBERS[size] ?? Number(size)
  return by > 0 && Number(whole) % by === 0 ? `${whole} ÷ ${by}` : undefined
}

/** The multiple of a number that comes next above or below another one, as the product that it is. */
function nextMultiple(of: number, from: number, isAbove: boolean): string | undefined {
  const count = isAbove ? Math.floor(from / of) + 1 : Math.ceil(from / of) - 1
  return of > 1 && count > 0 ? `${of} × ${count}` : undefined
}

/** Counting, sharing and groups, as the first years of school ask for them, and powers as repeated products. */
export const firstYears: Paraphrase[] = [
  [
    /^how (?:many|much) more (?:is (\d{1,6}) than (\d{1,6})|than (\d{1,6}) is (\d{1,6}))$/,
    ([, more, less, small, large]) => `${more ?? large} - ${less ?? small}`,
  ],
  [/^(?:share|split) (\d{1,5}) (?:equally )?(?:by|into) (\d{1,3})$/, shared],
  [
    /^how many (?:lots of |groups of |sets of )?(\d{1,3}|[a-z]{3,5}?)'?s? (?:are )?(?:there )?(?:in|make|makes|go into|go in) (\d{1,5})$/,
    groupsIn,
  ],
  [
    /^(?:the )?(?:next|first|smallest|lowest) multiple of (\d{1,4}) (?:that (?:is|comes) )?(?:after|above|greater than|bigger than|larger than|more than|over) (\d{1,5})$/,
    ([, of, from]) => nextMultiple(Number(of), Number(from), true),
  ],
  [
    /^(?:the )?(?:last|largest|biggest|greatest|highest) multiple of (\d{1,4}) (?:that (?:is|comes) )?(?:before|below|less than|smaller than|under) (\d{1,5})$/,
    ([, of, from]) => nextMultiple(Number(of), Number(from), false),
  ],
  [
    /^(?:what time is |write )["']?((?:half|quarter|1\/2|1\/4|[a-z]+|\d{1,2}) (?:past|to) (?:[a-z]+|\d{1,2}))["']?(?: (?:in|as an?|on an?) (?:digital (?:form|time|clock)|digits))?$/,
    'write $1 in digits',
  ],
  [
    /^(count(?:ing)? (?:on|up|back|down|forwards?|backwards?)) from (\d{1,6})[.,:;] (?:what are |write |say |give )?(?:down )?(?:the )?next (\d) numbers$/,
    '$1 in 1s from $2. write the next $3 numbers',
  ],
  [
    /^(\d{1,4}) (?:groups|lots|sets|rows) of (\d{1,4})(?: (?:is|are|makes?|equals?|=)(?: (?:▢|what|how many))?)?$/,
    '$1 × $2',
  ],
  [
    /^(?:share|divide|split) (\d{1,5}) equally (?:between|among|by|into) (\d{1,3})(?: (?:people|children|friends|groups))?(?:[.,;] how (?:many|much)(?: does each(?: person| child| friend)?(?: get| have)?| (?:do they|will they) each get| (?:is|are)(?: in)? each(?: group)?| each)?)?$/,
    shared,
  ],
  [
    /^(\d{1,4}) (ten|hundred|thousand)s (?:is|are|makes?|equals?|=)(?: (?:▢|what|how many))?$/,
    ([, count = '', size = '']) => `${count} × ${SIZES[size] ?? 1}`,
  ],
  [
    /^(?:write|express|rewrite) (\d{1,4}(?: ?× ?\d{1,4})+) (?:using|with|in) (?:an? )?(?:exponents?|exponential (?:form|notation)|index (?:form|notation)|indices|powers?)$/,
    power,
  ],
  [
    /^(?:(?:missing|unknown) angle|value of [a-z]|[a-z])[:.,] ([\d°+a-z -]+=[\d°+a-z -]+)$/,
    ([, equation = '']) => (equation.includes('°') ? `solve ${equation.replace(/ ?°/g, '')}` : undefined),
  ],
]
