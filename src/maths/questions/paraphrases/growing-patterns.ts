import { type Paraphrase, RANKS } from './paraphrase.ts'
import { whichTerm } from './sequences.ts'

/** What grows from one to the next, by its place or by how many of them there are. */
const PLACE =
  '(?:pattern|figure|shape|stage|design|diagram|picture|step|model|row|term|triangle|square|hexagon|pentagon|octagon|house|table|fence|panel|pen)'
/** A number as a place or as a count: `pattern 2`, `the 2nd row`, `10 toothpicks`. */
const NOTED = new RegExp(
  `(?<![\\d.:])\\b(?:(${PLACE}) (?:number )?(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)(?: (${PLACE}))?|(\\d{1,4})(?: (?!and\\b|ha[sd]\\b|uses?\\b|for\\b|in\\b|to\\b)([a-z]{3,}))?)(?![\\w.:]\\d)\\b`,
  'g',
)
const IS_PLACE = new RegExp(`^${PLACE}$`)
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

const singular = (noun: string) => noun.replace(/(?:(?<=ch|sh|x)e)?s$/, '')

const ranked = (text: string) =>
  text.replace(/\b[a-z]+th\b|\b(?:first|second|third)\b/g, word => {
    const at = RANKS.indexOf(word)
    return at < 0 ? word : `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`
  })

/** The numbers of a clause with what they count, and which of them says where it is. */
const notedIn = (clause: string) =>
  [...clause.matchAll(NOTED)].map(([, at, place, rank, of, count, noun = '']) => ({
    number: Number(place ?? rank ?? count),
    noun: singular(at ?? of ?? noun),
    isPlace: count === undefined,
  }))

/** Where one clause is and how much is there: `10 toothpicks to make a row of 3 squares`. */
function pairIn(clause: string) {
  const noted = notedIn(clause)
  const byForm = noted.filter(({ isPlace }) => isPlace)
  const [place, ...others] = byForm.length > 0 ? byForm : noted.filter(({ noun }) => IS_PLACE.test(noun))
  const [count, ...more] = noted.filter(each => each !== place)
  return place && count && others.length + more.length === 0 ? { place, count } : undefined
}

/** `Pattern 1 uses 4 matches, pattern 2 uses 7 and pattern 3 uses 10. How many matches are needed for pattern 20?` */
function ofPattern([text = '']: string[]): string | undefined {
  const clauses = ranked(text)
    .split(/[.;:?]+(?: |$)|,? and |, /)
    .filter(clause => clause.trim() !== '')
  const asked = clauses.pop()?.trim() ?? ''
  const told = clauses.filter(clause => /\d/.test(clause)).map(pairIn)
  const isCounted = told.length >= 3 && told.every((pair, at) => pair?.place.number === at + 1)
  if (!isCounted || MORE.test(asked) || clauses.some(each => MORE.test(each.replace(/\beach\b/, ''))))
    return undefined
  const list = told.map(pair => pair?.count.number).join(', ')
  if (ASKS_NTH.test(asked)) return `nth term of ${list}`
  const [, wanted] = ASKS_WHICH.exec(asked) ?? []
  if (wanted) return whichTerm(['', list, wanted])
  const words = asked.match(/[a-z]+|\d+[a-z]*/g) ?? []
  const [place, ...others] = notedIn(asked)
  const known = new Set((clauses.join(' ').match(/[a-z]+/g) ?? []).map(singular))
  const isPlain = words.every(word => /^\d/.test(word) || IDLE.has(word) || known.has(singular(word)))
  const things = new Set(told.flatMap(pair => pair?.count.noun || []))
  // Of a pattern of squares the matches may be told and the squares asked for.
  if (things.size === 0)
    things.add(singular(/\b(?:made|built) (?:with|from|using) ([a-z]+)\b/.exec(text)?.[1] ?? ''))
  const isTold = words[0] === 'how' && words.slice(2, 4).some(word => things.has(singular(word)))
  // `In 10 rows` are more than in the 10th row.
  const isAt =
    place && place.isPlace === told.at(-1)?.place.isPlace && (place.isPlace || IS_PLACE.test(place.noun))
  return isTold && isAt && others.length === 0 && isPlain
    ? `find the ${place.number}th term of ${list}`
    : undefined
}

/** `In an input/output table, 1 becomes 6, 2 becomes 7 and 5 becomes 10. What does 9 become?`, by the one line through them. */
function ofTable([text = '']: string[]): string | undefined {
  const numbers = (list = '') => list.split(/, ?(?:and )?| and /).map(Number)
  const [all, from, to] = ROWS.exec(text) ?? []
  const told = [...text.matchAll(BECOMES)].map(([, x, y]): [number, number] => [Number(x), Number(y)])
  const [inputs, outputs] = [numbers(from), numbers(to)]
  const pairs = all ? inputs.map((each, at): [number, number] => [each, outputs[at] ?? Number.NaN]) : told
  const rest = all ? text.replace(all, '~') : text.replace(BECOMES, ' ~ ')
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
  [new RegExp(`\\b${PLACE}s?\\b`), ({ input }) => ofPattern([input])],
  [/\b(?:becomes?|go(?:es)? to|outputs?)\b/, ({ input }) => ofTable([input])],
]
