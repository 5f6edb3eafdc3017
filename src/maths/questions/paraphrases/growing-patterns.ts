import { type Paraphrase, RANKS } from './paraphrase.ts'
import { whichTerm } from './sequences.ts'

const PLACE = '(?:pattern|figure|shape|stage|design|diagram|picture|step|model|row|term)'
const HOLDS =
  '(?: in a growing pattern)?(?: is made (?:up )?(?:of|from|with)| uses| has| needs| contains| requires| takes| of|:)'
/** What stands at a place: `pattern 2 uses 7 matches`, `the 2nd has 9 tiles`, `2 triangles need 5 matchsticks`. */
const PAIRS = [
  new RegExp(
    `\\b${PLACE} (?:number )?(\\d{1,2})(?: (?:of|in) (?:an?|the) [a-z]+(?: pattern)?)?${HOLDS} (\\d{1,4})\\b(?: (?!and\\b)([a-z]+))?`,
    'g',
  ),
  new RegExp(
    `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: ${PLACE})?${HOLDS} (\\d{1,4})\\b(?: (?!and\\b)([a-z]+))?`,
    'g',
  ),
  /\b(\d{1,2}) (?:triangle|square|hexagon|pentagon|house|table)s? (?:needs?|uses?|takes?|requires?|has|have|seats?) (\d{1,4})\b(?: (?!and\b)([a-z]+))?/g,
]
const BECOMES = /(-?\d{1,4}) (?:becomes|goes to|→|gives|turns into|changes to|maps to) (-?\d{1,4})\b/g
const NUMBERS = '(-?\\d{1,4}(?:(?:, ?| and |, and )-?\\d{1,4}){2,7})'
const ROWS = new RegExp(
  `(?:the )?inputs?:? ${NUMBERS}[.,;]? (?:and )?(?:give|have|produce)?(?: ?the)? ?outputs?:? ${NUMBERS}`,
)
const OF_TABLE =
  /^(?:(?:in |for |here is |look at )?(?:an? |the |this ))?(?:input[-/ ]?output |in[-/ ]out |function |number )?(?:table |machine |rule )?(?:shows )?(?:: )?~ ?[.;?] (?:(?:following|using|with|by) the same rule )?(?:(?:find |what is )?the output (?:for|of|(?:when|if) the input is) (?:an input of )?(-?\d{1,4})|what (?:does|will) (-?\d{1,4}) (?:become|go to|give|turn into))$/
/** With these it is no pattern that just grows, or more is asked for than one number of it. */
const MORE =
  /\b(?:and|more|less|fewer|than|altogether|total|all|both|left|extra|each|every|not|no|but|double|twice|half|except|cost|if|removed?|add|time|minutes?|hours?|days?|seconds?)\b/
const IDLE = new Set(
  `how many are there is needed need needs will would does do did be in for to make makes made the use uses used have has
   contain contains it of a an number what required build can sit at fit seated`.split(/\s+/),
)

const ASKS_NTH = new RegExp(
  `^(?:write )?(?:(?:find|what is) )?(?:an? |the )?(?:expression|formula|rule) for the number of [a-z]+ (?:in|for|needed for) (?:the )?(?:${PLACE} (?:number )?n|nth ${PLACE})$`,
)
const ASKS_WHICH = new RegExp(
  `^which ${PLACE} (?:number )?(?:uses|has|needs|contains|is made of|can be made (?:with|from)) (?:exactly )?(\\d{1,4})(?: [a-z]+)?$`,
)
const HOW_MANY = /^how many (?:[a-z]+ )??([a-z]+) (?:are|is|will|would|do|does|in|did|for|can)\b/

/** Numbers side by side, each with the one that belongs to it; and the text without them. */
function pairsIn(text: string, patterns: readonly RegExp[]) {
  const pairs: [number, number][] = []
  const things = new Set<string>()
  const rest = patterns.reduce(
    (left, each) =>
      left.replace(each, (_, a: string, b: string, thing?: unknown) => {
        if (typeof thing === 'string') things.add(singular(thing))
        pairs.push([Number(a), Number(b)])
        return ' ~ '
      }),
    text,
  )
  return { pairs, rest, things }
}

const singular = (noun: string) => noun.replace(/(?:(?<=ch|sh|x)e)?s$/, '')

const ranked = (text: string) =>
  text.replace(/\b[a-z]+th\b|\b(?:first|second|third)\b/g, word => {
    const at = RANKS.indexOf(word)
    return at < 0 ? word : `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`
  })

/** `Pattern 1 uses 4 matches, pattern 2 uses 7 and pattern 3 uses 10. How many matches are needed for pattern 20?` */
function ofPattern([text = '']: string[]): string | undefined {
  const { pairs, rest, things } = pairsIn(ranked(text), PAIRS)
  const isCounted = pairs.length >= 3 && pairs.every(([place], at) => place === at + 1)
  const sentences = rest.split(/[.;:?]+(?: |$)|, (?=how )/).map(each => each.trim())
  const asked = sentences.pop() ?? ''
  const isOther = (told: string) => /\d/.test(told) || MORE.test(told.replace(/~[\s,]*and|\beach\b/g, ''))
  if (!isCounted || MORE.test(asked) || sentences.some(isOther)) return undefined
  const list = pairs.map(([, count]) => count).join(', ')
  if (ASKS_NTH.test(asked)) return `nth term of ${list}`
  const [, wanted] = ASKS_WHICH.exec(asked) ?? []
  if (wanted) return whichTerm(['', list, wanted])
  const words = asked.match(/[a-z\d]+/g) ?? []
  const [place, ...others] = words.filter(word => /^\d/.test(word))
  const known = new Set((text.slice(0, text.length - asked.length).match(/[a-z]+/g) ?? []).map(singular))
  const isPlain = words.every(word => /^\d/.test(word) || IDLE.has(word) || known.has(singular(word)))
  const [, thing] = HOW_MANY.exec(asked) ?? []
  // Of a pattern of squares the matches may be told and the squares asked for.
  const isMadeOf = (what: string) =>
    what === /\b(?:made|built) (?:with|from|using) ([a-z]+)\b/.exec(text)?.[1]
  const isTold = thing && (things.size > 0 ? things.has(singular(thing)) : isMadeOf(thing))
  return isTold && place && others.length === 0 && isPlain
    ? `find the ${Number.parseInt(place, 10)}th term of ${list}`
    : undefined
}

/** `In an input/output table, 1 becomes 6, 2 becomes 7 and 5 becomes 10. What does 9 become?`, by the one line through them. */
function ofTable([text = '']: string[]): string | undefined {
  const numbers = (list = '') => list.split(/, ?(?:and )?| and /).map(Number)
  const [all, from, to] = ROWS.exec(text) ?? []
  const told = pairsIn(text, [BECOMES])
  const [inputs, outputs] = [numbers(from), numbers(to)]
  const pairs = all
    ? inputs.map((each, at): [number, number] => [each, outputs[at] ?? Number.NaN])
    : told.pairs
  const rest = all ? text.replace(all, '~') : told.rest
  // Only what shows the pairs may stand before them, and only the one number behind them.
  const words = rest
    .replace(/,| and(?= )/g, ' ')
    .replace(/~[ ~]*/g, '~ ')
    .replace(/ +/g, ' ')
  const [, first, second] = OF_TABLE.exec(words.trim()) ?? []
  const asked = first ?? second
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = pairs
  const slope = (d - b) / (c - a)
  const meets = b - slope * a
  const isLine = pairs.length >= 3 && pairs.every(([x, y]) => y === slope * x + meets)
  if (!asked || !isLine || slope === 0 || !Number.isInteger(slope)) return undefined
  const product = slope === 1 ? asked : `${asked} × ${slope < 0 ? `(${slope})` : slope}`
  return meets === 0 ? product : `${product} ${meets < 0 ? '-' : '+'} ${Math.abs(meets)}`
}

/** Patterns of sticks and tiles that grow, and tables of inputs with their outputs. */
export const growingPatterns: Paraphrase[] = [
  [
    /\b(?:pattern|figure|shape|stage|design|diagram|picture|step|model|row|term|table|house|triangle|square|hexagon|pentagon)s?\b/,
    ({ input }) => ofPattern([input]),
  ],
  [/\b(?:becomes?|go(?:es)? to|outputs?)\b/, ({ input }) => ofTable([input])],
]
