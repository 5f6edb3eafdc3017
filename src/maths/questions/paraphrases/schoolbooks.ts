import type { Paraphrase } from './paraphrase.ts'

const END = '[.,;?]+ (?:and )?'
const ASK = '(?:find|work out|calculate|what is|what will be|determine) '
const NUMBER = '\\d{1,6}(?:\\.\\d{1,3})?'
const LENGTH = `(${NUMBER} ?(?:cm|m|mm|km|metres?|meters?|feet|ft|inches))`
const MONEY = '([£$€₹]\\d{1,6}(?:\\.\\d\\d)?|\\d{1,6} ?(?:p|pence|cents|dollars|pounds|rupees))'
const RATIO = '(\\d{1,4}(?: ?: ?\\d{1,4}){1,3})'

const bySize = (size: string) =>
  (/^short|^small/.test(size) ? 'small' : 'larg') + (/est$/.test(size) ? 'est' : 'er')

/** `a x = b y`: then x is to y as b is to a. */
const ofLetters = ([, a = '1', x = '', b = '1', y = '', left = '', right = '']: string[]) =>
  x !== y && left === x && right === y ? `simplify ${b || 1}:${a || 1}` : undefined

/** Questions as schoolbooks print them, of many areas, said in shorter words. */
export const schoolbooks: Paraphrase[] = [
  [
    new RegExp(
      `^(?:an? |the )?([a-z]+)(?: of [a-z]+)? (?:weighs|holds|contains|has a mass of) (${NUMBER} ?(?:kg|g|ml|l|litres?|liters?))(?: of [a-z]+)?${END}(?:${ASK}the (?:total )?(?:mass|weight) of|how much (?:do|does|will|would)|how much (?:water |milk |juice )?(?:is|are) (?:there )?in) (\\d{1,4}) (?:such |of these |identical |of the )?\\1e?s(?: weigh| hold| contain)?(?: altogether| in total)?$`,
    ),
    'multiply $2 by $3',
  ],
  [
    /^(?:the )?distance between (?:2|the) (?:towns|cities|villages|places|stations) is (\d{1,6}(?:\.\d{1,3})? ?(?:km|m|miles))[.,;?]+ how long (?:will|does|would) (?:it take )?(an? |the )([a-z]+) (?:take )?to (?:cover|travel|drive) (?:this|the) distance at (?:an? (?:average |constant )?speed of )?(.{4,20})$/,
    'how long does a $3 take to travel $1 at $4',
  ],
  [
    new RegExp(
      `^(?:an? |the )?(?:piece of [a-z]+ |[a-z]+ |[a-z]+ of length )?(?:is )?${LENGTH}(?: long)?(?: [a-z]+)?(?:,? and)? is (?:cut|divided|split|broken)(?: into (?:\\d )?(?:pieces|parts))? in the ratio ${RATIO}${END}(?:how long is|${ASK}the length of) the (longest|shortest|longer|shorter|larger|smaller|largest|smallest) (?:piece|part)$`,
    ),
    ([, length, ratio, size = '']) => `share ${length} in the ratio ${ratio}. find the ${bySize(size)} share`,
  ],
  [
    /^(?:if |given that )?(\d{0,3}) ?([a-z]) = (\d{0,3}) ?([a-z])[.,;] (?:find|what is|work out|write down)(?: the)? (?:ratio|value) (?:of )?([a-z]) ?(?::|to) ?([a-z])$/,
    ofLetters,
  ],
  [
    new RegExp(
      `^(?:an? |the )?cuboid (?:has|with) (?:an? )?square base (?:of|with) sides?(?: of)?(?: length)? ${LENGTH} and (?:an? |the |its )?height (?:of |is )?${LENGTH}${END}${ASK}(?:its|the) volume(?: of the cuboid)?$`,
    ),
    'volume of a cuboid $1 by $1 by $2',
  ],
  [
    /^(?:arrange|put|write|place) the (?:data|numbers|following numbers|following data|values) in (?:ascending |increasing |numerical )?order and (?:then )?(?:find|work out|state|write down) the (median|range|mode)[:.,] (.{5,120})$/,
    '$1 of $2',
  ],
  [
    new RegExp(
      `^([a-z]+) are sold at (\\d{1,3}) for ${MONEY}${END}(?:${ASK}the cost of|how much (?:do|will|would)|what do) (\\d{1,4}) \\1(?: cost)?$`,
    ),
    'if $2 $1 cost $3, what is the cost of $4 $1',
  ],
]
