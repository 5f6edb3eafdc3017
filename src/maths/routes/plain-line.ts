import { withoutLatex } from '../notation/latex.ts'
import { GOES_INTO, goesInto } from './goes-into.ts'
import { withoutMoneySigns } from './money-signs.ts'
import { addedUp, goneOn } from './put-together.ts'

const TIMES_OF: Record<string, number> = { double: 2, twice: 2, triple: 3, treble: 3, quadruple: 4 }

/** What a child writes for an equals sign; longest first. */
const EQUALS =
  /(?<=[\d)%\p{L}?])\s*,?\s*(?:and |so |then |which |that |it )*(?:(?:i|we|you) (?:got|get|have|made|said|put|wrote)|got|gets?|comes? (?:out )?(?:to|as)|equals?(?: to)?|equalled|is equal to|is (?:the )?same (?:as|like)|makes?|made|gives?(?: me| you| us)?|gave me|turns into|becomes?|to (?:get|make)|is|are|was|it'?s|its|that'?s|thats|leaves)(?=\s+(?:=\s*)?[-−]?(?:[\d£$(.½¼¾⅓]|an?\s+(?:hundred|half|quarter|third)|\p{L}+\s*[-+×*/÷=]|PLAINNUMBER))/giu

const NUMBER_WORD =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter)'
/** `i moved the 2x so its 3x - 7 = 11`: what follows is an equation by itself, and no side of what was done. */
const SO = /\b(?:so|then|and)\b/i
const EQUATION_NEXT = /^\s*(?=[-+−\d\s/()]{0,12}[a-z](?![a-z]))[-+−\d\s/()a-z]{1,24}=\s*[-−]?[\da-z(]/i
const EQUAL_SIGN = new RegExp(EQUALS.source.replace('PLAINNUMBER', NUMBER_WORD), 'giu')

/** `thirteens` and `13s` behind a number. */
const LOTS =
  /(?<=\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\s)(?:lots? of |groups? of )?(?:(\d+)\s?['’]?s\b|((?:thir|four|fif|six|seven|eigh|nine)teen|twent(?:y|ie)|thirt(?:y|ie)|fort(?:y|ie)|fift(?:y|ie)|sixt(?:y|ie)|sevent(?:y|ie)|eight(?:y|ie)|ninet(?:y|ie)|hundred|eleven|twelve|ten|nine|eight|seven|six|five|four|three|two)e?s\b)/giu

/** `3.25 to 4 is 75p`; pence beside pounds are hundredths. */
function countedUp(whole: string, from: string, to: string, is: string, pence?: string): string {
  if (Number(from) >= Number(to)) return whole
  const isSmall = pence !== undefined && Number(is) >= 1
  return `${to} - ${from} = ${isSmall ? Number(is) / 100 : is}`
}

/** `11 times 6 is only 66` */
const BEFORE_RESULT = /(?<=\b(?:is|are|makes?|was|=) )(?:only|just) (?=\d)/gi

const PIECE_NAMES = 'half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const PIECE = PIECE_NAMES.slice(1).join('|')

/** `the bottom one is 8 x 4`: it points at something, and is no number. */
const POINTED =
  /\b((?:the|this|that|my|his|her|their) (?!twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|number)\p{L}{3,}|^\W*(?:top|bott?om|first|second|last|other|big|small|left|right)) ones? (?=(?:is|are|was|=) )/giu

const UP_TO_TWELVE = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const numberOf = (word = '') =>
  /^\d/.test(word) ? Number(word) : UP_TO_TWELVE.indexOf(word.toLowerCase().replace('sixe', 'six'))

/** `= 140 and half is 70`: a part of what was found, where it comes to that; else nothing is said of what it is a part of. */
function partOfFound(whole: string, found: string, article = '', part: string, is: string): string {
  const pieces = PIECE_NAMES.indexOf(part.toLowerCase()) + 2
  if (Number(found) === Number(is) * pieces) return `= ${found}; ${found} ÷ ${pieces} = ${is}`
  return article === '' ? `= ${found}; ${is}` : whole
}

/** `one and a half is 6 quarters`: one number, and no line about its fraction. */
function mixedNumber(_: string, count: string, fraction = '', piece?: string): string {
  const own = piece === undefined ? fraction : `1/${PIECE_NAMES.indexOf(piece.toLowerCase()) + 2}`
  return `${numberOf(count)} ${own} `
}

const WORTH = { h: 100, t: 10, o: 1, u: 1 } as const
/** `6 ones and 2 tens`, with what they make: one sum, whichever of them is said first. */
const placesAsSum = (_: string, places: string) =>
  `${[...places.matchAll(/(\d+) ([htou])/gi)].map(([, digit, name = '']) => `${digit} × ${WORTH[name.toLowerCase() as keyof typeof WORTH]}`).join(' + ')} = `

const moreThan = (_: string, by = '', way = '', than = '') =>
  `= ${than} ${/more|bigger|greater/i.test(way) ? '+' : '-'} ${by}`

/** `2 more sixes is 42`: where the lots do not make that themselves, it is what all of them make. */
const lotsMore = (whole: string, count?: string, of?: string, is?: string) =>
  numberOf(count) * numberOf(of) === Number(is) ? whole : `= ${is}`

/** `half of 36 is 18 and half again`: what is to be done next. */
const AND_AGAIN =
  /(?<=(?:=|\bis) ?\d[\d.]*),? and (?:then )?(?:half|halve|double)(?: (?:it|that))?(?: again)?\W*$/i

/** `5 take 8 no so borrow`: what can't be done is no sum that waits for its result. */
const DENIED = /(?<![\d.])\d+(?: ?[-−] ?| (?:take(?: away)?|minus) )\d+ no(?=\s|$)/gi

/** `60 + 35% = 81`, as a till does it. */
const percentOnTop = (_: string, amount: string, sign: string, percent: string) =>
  `${amount} × ${Number((1 + Number(`${sign}${percent}`) / 100).toFixed(6))} `

const FORM: [RegExp, string | ((whole: string, ...found: string[]) => string)][] = [
  // `x is 4 more than y`
  [
    /(?<=\b(?:[b-hj-z]|\d+) )(?:is|=) (\d[\d.]*) (more|bigger|greater|less|smaller|fewer|lower) than ([b-hj-z]|\d[\d.]*)(?![\p{L}\d.])/giu,
    moreThan,
  ],
  // `10% 6, 30% 18`
  [/(?<![\d.])(\d+(?:\.\d+)?) ?% (?=[£$€]?\d+(?:\.\d+)?(?:\s*[,;]\s|\s+and\s|\W*$))/g, '$1% = '],
  [
    /(?<![\d.%]|% )(\d+(?:\.\d+)?) ?([-+]) ?(\d+(?:\.\d+)?)% ?(?=(?:=|is|makes)\s*[£$€]?\d[\d.]*(?![\d.]*%))/gi,
    percentOnTop,
  ],
  [/[’‘]/g, "'"],
  // `f(2) = 8 - 16 + 3` says what stands behind the sign, and `(2|-5)` is a point.
  [/\b[fgh] ?\(-?\d[\d.]*\) ?(?:=|is) ?(?=-?[\d(])/gi, ' '],
  [/\((-?\d[\d.]*) ?[|;] ?(-?\d[\d.]*)\)/g, '($1, $2)'],
  [/(?<=\d )(?:an|n|nd|und|&) (?=\d)/gi, 'and '],
  [/\b(?:the )?product of (\d[\d.]*) and (\d[\d.]*)/gi, '$1 × $2'],
  [/\b(?:the )?(?:sum|total) of (\d[\d.]*) and (\d[\d.]*)/gi, '$1 + $2'],
  [
    /\b(\d+|one|two|three|four|five) (?:more|extra) (\d+|two|three|four|five|sixe?|seven|eight|nine|ten|eleven|twelve)['’]?s (?:is|are|makes?|gives?|=|thats?|that's) (\d+)(?![\d.,/])/gi,
    lotsMore,
  ],
  [
    /\b(\d+|one|two|three|four|five) (?:more|extra) (?=(?:\d+['’]?|two|three|four|five|sixe?|seven|eight|nine|ten|eleven|twelve)s\b)/gi,
    '$1 ',
  ],
  [/(?<=\d)\s*[xX]\s*(?=\d)/g, ' × '],
  // `3 times x`, `x times -5`
  [/(?<=(?:\d|\b[b-hj-z])\s?)\b(?:times|multiplied by)\b(?=\s?[-−]?(?:\d{0,4}[b-hj-z]\b))/gi, '×'],
  [/(?<=\b[b-hj-z]\s?)\b(?:times|multiplied by)\b(?=\s?[-−]?\d)/gi, '×'],
  [/(?<=\d\s?)\b(?:timesed|timsed|timez|tims|time|multiplyed|multiplied|multiply)(?: by)?(?=\s?\d)/gi, '×'],
  [/\b(?:plused|pluss|pluse)\b/gi, 'plus'],
  [/\b(?:minused|takeaway|tak away|taken away|take off|takin away)\b/gi, 'minus'],
  [/(?<=\d )(?:take|less) (?=\d)/gi, 'minus '],
  // Filled up to a ten: `8 needs 2 for 10`, `8 goes to 10 with 2`, and jumps: `i go back 5 to 10`.
  [
    /\b(\d+) (?:needs?|wants?|takes|and) (\d+) (?:more )?(?:to (?:get|go|make|be|reach|become|fill)(?: up)?(?: to)?|for|to|till?|until) (?=\d|ten\b|twenty\b)/gi,
    '$1 + $2 = ',
  ],
  [/\b(\d+) (?:goes|gets|go|comes) to (\d+) (?:with|by) (\d+)/gi, '$1 + $3 = $2'],
  [
    /\b(?:go|goes|went|going|jump|jumped|hop|hopped|count|counted) (back|down|on|up|forward) (\d+) (?:to|and (?:its|it's|get|got)|is|=) (\d+)(?![\d:.])/gi,
    (_, way = '', by = '', to = '') =>
      /back|down/i.test(way)
        ? `${Number(to) + Number(by)} - ${by} = ${to}`
        : `${Number(to) - Number(by)} + ${by} = ${to}`,
  ],
  // Counting up: how far it is.
  [
    /(?<![\d:.])(\d+(?:\.\d+)?) (?:up )?to (\d+(?:\.\d+)?) (?:is|=|makes|takes) (\d+(?:\.\d+)?)(?![\d:.%])(?= ?(p\b)?)/gi,
    countedUp,
  ],
  [/(?<=\d )div(?:ided?|ide|)? (?:by )?(?=\d)/gi, 'divided by '],
  [/\b(?:devide|divide|divid|devided|shared)(?:d)? (?:by|between|into)\b/gi, 'divided by'],
  [/(?<=\d\s?)\bdivide(?=\s?\d)/gi, '÷'],
  [
    /\b(?:split|break|partition|change|turn|broke)(?: up)? (\d+) (?:up )?(?:in ?to|as) (\d+) (?:and|\+) (\d+)/gi,
    '$1 = $2 + $3',
  ],
  [
    /(?<=\d ?[-+−×x*÷/] ?\d+ ?(?:=|is|makes|gives) ?)(\d+)((?:,? and (?:another )?\d+)+)(?: more)? (?=(?:is|=|makes|gives|so|thats?|that's) (\d+)(?![\d.,:/]))/gi,
    goneOn,
  ],
  [
    /(?<!\^)\b(\d+) (?:is|=|into|makes) (\d+) (?:and|\+) (\d+)\b(?!\s*(?:[-+×x*/÷^.,%\d]|times|lots|plus|minus|groups|take|is|=|makes))/gi,
    '$1 = $2 + $3',
  ],
  [
    new RegExp(
      `= ?(\\d+),? and (an? )?(half|${PIECE}) (?:of (?:it|that) |it |again )?(?:(?:is|=|makes|gives|so|then|it'?s|that'?s) ?){0,2}(\\d+)(?![\\d:/%]|[.,]\\d)`,
      'gi',
    ),
    partOfFound,
  ],
  [
    new RegExp(
      `(?<!(?:=|\\b(?:of|is|are|makes|gives|from|between|both|than)) ?)(?<![\\d.,/:] ?)\\b(\\d{1,2}|${UP_TO_TWELVE.slice(1).join('|')}) and (?:(\\d+\\/\\d+)|(?:an? |one )?(half|${PIECE})) (?=(?:is|=|are|makes|gives|equals) )`,
      'gi',
    ),
    mixedNumber,
  ],
  [
    /(?<![\d,/×x*+-] ?|\.)\b((?:\d{1,2} (?:hundreds?|tens?|ones|units)(?:,? and|,| plus| \+)? ){2,3})(?:(?:so|is|it'?s|that'?s|makes?|=) ){1,3}(?=\d)/gi,
    placesAsSum,
  ],
  // `so i take a ten and its 13 - 7 = 6`: a sum with its result is nothing that a number before it comes to.
  [
    /,?\s+(?:and|so) (?:it'?s|that'?s|it is|that is) (?=\d[\d.]* ?[-+×x*÷/] ?\d[\d.]*\s*(?:=|is\b|makes\b))/gi,
    '; ',
  ],
  // `then 4 tens is 3 tens now` tells what became of it.
  [/\b(\d{1,2}) (tens|hundreds) (?:is|are)(?: now| only)? (\d{1,2}) (?=\2\b)/gi, '$1 $2 -> $3 '],
  // `2 and 2 and 2 is 6`: all of them, not the last two, nor the end of a list or of a decimal.
  [
    /(?<!\d,? and |[\d,/] ?|\d\. ?|\.)\b(\d+(?: and \d+)+) (makes?|is|are|equals?)\b/gi,
    (_, numbers: string, verb: string) => `${numbers.match(/\d+/g)?.join(' + ')} ${verb}`,
  ],
  // `1/2 and 3/4 i think is 4/6`: put together, where no word asks for one of the two, and the first is no result.
  [
    /(?<!(?:\b(?:of|between|than|from|both|is|are|was|makes|gives|equals|as|to)|=) ?)(?<![\d.,/] ?)\b(\d+\/\d+) and (\d+\/\d+),? (?:i (?:think|guess) |together |altogether )?(?:is|makes|gives|that's|thats) (?=\d+\/\d+(?![\d/])(?! and\b))/gi,
    '$1 + $2 = ',
  ],
  // `50 out of 200 is a quarter`
  [
    new RegExp(
      `(?<![\\d.,/])\\b(\\d+) (?:out )?of (?:the )?(\\d+) (?:is|=|makes) (?:(?=\\d+(?:\\/| out of )\\d)|(?:an?|one|1) (half|${PIECE})\\b|(?=half\\b))`,
      'gi',
    ),
    (_, part: string, whole: string, piece?: string) =>
      `${part}/${whole} = ${piece ? `1/${PIECE_NAMES.indexOf(piece.toLowerCase()) + 2}` : ''}`,
  ],
  [/(?<=\/\d+ = ?)(\d+) out of (\d+)/gi, '$1/$2'],
  // `27 and 7 thats 34`, `4 and 4 so 8`: said so of other things too, so only where they make it.
  [
    /(?<!\d,? and |[\d,/] ?|\d\. ?|\.)\b(\d+(?: and \d+)+),? (?:so |and |then |which )*(?:thats?|that's|its|it's|so|makes?|gives?|comes to|is|(?:so )?i get|together) (?=\d)(\d+)(?![\d.,:/%]\d)/gi,
    addedUp,
  ],
  [
    /\b(?:start(?:ed|ing)?|begin|began) (?:at|on|from|with) ([-−]?\d[\d.]*),?(?: (?:and|then|i|you|we))* (?:count(?:ed)?|go|went|jump(?:ed)?|move[d]?|hop(?:ped)?) (?:up|on|forwards?|right)(?: by)? (\d[\d.]*)/gi,
    '$1 + $2',
  ],
  [
    /\b(?:start(?:ed|ing)?|begin|began) (?:at|on|from|with) ([-−]?\d[\d.]*),?(?: (?:and|then|i|you|we))* (?:count(?:ed)?|go|went|jump(?:ed)?|move[d]?|hop(?:ped)?) (?:down|back(?:wards)?|left)(?: by)? (\d[\d.]*)/gi,
    '$1 - $2',
  ],
  [/\bhow many (\d+)s (?:are )?(?:there )?in (\d+)\b/gi, '$2 ÷ $1'],
  [/\b(?:subtract(?:ed|ing)?|minus|take(?: away)?|took) (\d[\d.]*) from (\d[\d.]*)/gi, '$2 - $1'],
  [
    /(?<!\b(?:count|counted|up|down|on|back|go|start|started) )\b(\d[\d.]*) from (\d[\d.]*)(?= (?:is|=|leaves?|makes?|gives?|equals?)\b)/gi,
    '$2 - $1',
  ],
  [/\b(?:add(?:ed|ing)?|plus) (\d[\d.]*) to (\d[\d.]*)/gi, '$2 + $1'],
  [/\b(?:add(?:ed)?|plus(?:ed)?) (\d[\d.]*) and (\d[\d.]*)/gi, '$1 + $2'],
  [/\b(?:times(?:ed)?|multipl(?:y|ied)) (\d[\d.]*) (?:by|and) (\d[\d.]*)/gi, '$1 × $2'],
  [/\bdivided? (\d[\d.]*) by (\d[\d.]*)/gi, '$1 ÷ $2'],
  [/\b(double|twice|triple|treble|quadruple) (?:of )?(\d[\d.]*)/gi, ''],
  [/\b(?:half|halve|halved)(?: of)? (\d+\/\d+)/gi, '$1 × 1/2'],
  [/\ba (?:third|3rd) of (\d+\/\d+)/gi, '$1 × 1/3'],
  [/\b(?:a )?quarter of (\d+\/\d+)/gi, '$1 × 1/4'],
  [/\b(?:half|halve|halved)(?: of)? (\d[\d.]*)/gi, '$1 ÷ 2'],
  [/\ba (?:third|3rd) of (\d[\d.]*)/gi, '$1 ÷ 3'],
  [/\b(?:a )?quarter of (\d[\d.]*)/gi, '$1 ÷ 4'],
  // `each quarter is 2 eighths`
  [
    new RegExp(
      `\\b(?:each|an?|one|every) (half|${PIECE}) (?=(?:is|=|are|makes?|equals) (?:the same as )?\\d+ ?(?:halves|(?:${PIECE})s)\\b)`,
      'gi',
    ),
    (_, piece: string) => `1/${PIECE_NAMES.indexOf(piece.toLowerCase()) + 2} `,
  ],
]

const PIECES = ['halves', ...PIECE_NAMES.slice(1).map(name => `${name}s`)]
const INTO_PIECES = new RegExp(
  `\\b(?:need|use|using|make|get|try|change (?:it|them|both) (?:in)?to|turn (?:it|them|both) into|in|into) (?:the )?(\\d+(?:ths|rds|nds)|${PIECES.join('|')}|fourths|twentieths)\\W*$`,
  'i',
)

/** `i need sixths` names the bottom number. */
function bottomOf(_: string, pieces: string): string {
  const at = PIECES.indexOf(pieces.toLowerCase().replace('fourths', 'quarters'))
  return `bottom ${Number.parseInt(pieces, 10) || (at < 0 ? 20 : at + 2)}`
}

const DIFFERENCE = /\b(?:the )?difference (?:of|between) (\d[\d.]*) and (\d[\d.]*)/gi

/** `(2^3)^2, is that 2^5?`, behind a sum. */
const IS_THAT = /(?<=[-+−×*÷/^] ?\(?\d+(?:\.\d+)?\)?),?\s+is (?:that|it)(?: just)? (?=\(?\d)/gi

/** A child's line with words for calculating in one spelling: `10 thirteens is 130` becomes `10 × 13 = 130`. */
export function plainLine(line: string): string {
  let text = withoutMoneySigns(withoutLatex(line))
    .replace(DENIED, '; ')
    .replace(/[`*_]{2,}|`/g, '')
    .replace(BEFORE_RESULT, '')
    .replace(IS_THAT, ' = ')
    // `and 1/4 is 4/12 too?`
    .replace(/(?<=\d) (?:too|as well)(?=\W*$)/i, '')
    .replace(AND_AGAIN, '')
    .replace(POINTED, '$1 ')
    .replace(INTO_PIECES, bottomOf)
    .replace(GOES_INTO, goesInto)
    .replace(DIFFERENCE, (_, one: string, two: string) =>
      Number(one) < Number(two) ? `${two} - ${one}` : `${one} - ${two}`,
    )
  for (const [pattern, by] of FORM) {
    text =
      by === ''
        ? text.replace(
            pattern,
            (_, many: string, of: string) => `${TIMES_OF[many.toLowerCase()] ?? 2} × ${of}`,
          )
        : typeof by === 'string'
          ? text.replace(pattern, by)
          : text.replace(pattern, by)
  }
  return text
    .replace(LOTS, (_, digits?: string, word?: string) => `× ${digits ?? singular(word ?? '')}`)
    .replace(EQUAL_SIGN, (found: string, at: number, line: string) => {
      const rest = line.slice(at + found.length)
      const isAgain = /[\d.]+$/.exec(line.slice(0, at))?.[0] === rest.trim()
      // Of `0.7 x 0.8 = 0.56 so its 44% off` the second number is concluded, and no side of the sum.
      const [result, next] = [STATED.exec(line.slice(0, at))?.[1], /^\s*(-?[\d.]+%?)/.exec(rest)?.[1]]
      const isOther = result !== undefined && next !== undefined && result !== next
      return SO.test(found) && (isAgain || isOther || EQUATION_NEXT.test(rest)) ? '; ' : ' = '
    })
    .replace(/=\s*=/g, '=')
}

const STATED = /=\s*(-?[\d.]+%?)$/

const singular = (word: string): string => word.toLowerCase().replace(/ie$/, 'y')
