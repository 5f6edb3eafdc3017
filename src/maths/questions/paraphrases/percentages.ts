import type { Paraphrase } from './paraphrase.ts'

export const P = '(\\d{1,3}(?:\\.\\d+)?) ?(?:%|percent|per cent)'
export const MONEY =
  '((?:[£$€₹] ?)\\d{1,7}(?:\\.\\d{1,2})?|\\d{1,7}(?:\\.\\d{1,2})? (?:dollars|pounds|euros|rupees|pence|cents))'
const AMOUNT =
  '((?:[£$€₹] ?)?\\d{1,9}(?:\\.\\d{1,3})?(?: ?(?:dollars|pounds|euros|rupees|kg|g|km|m|cm|ml|litres|l))?(?![a-z]))'
export const END = '(?:[.,;?]+ | and )'
export const ASK =
  '(?:(?:and )?(?:find|work out|calculate|what is|what was|what will be|determine|how much is|how much was) )?(?:the |his |her |its |their )?'

export const OPPOSITES: Record<string, string> = {
  boys: 'girls',
  girls: 'boys',
  men: 'women',
  women: 'men',
  occupied: 'empty',
  empty: 'occupied',
  full: 'empty',
  male: 'female',
  female: 'male',
  right: 'wrong',
  adults: 'children',
  children: 'adults',
}

/** So many per cent of all are boys: how many boys, or girls, there are. */
function partOfAll([, whole = '', percent = '', known = '', wanted = '']: string[]): string | undefined {
  if ((Number(percent) * Number(whole)) % 100 !== 0) return undefined
  if (known === wanted) return `${percent}% of ${whole}`
  // Taken off, not the other percentage of all: so the number of those that are known counts as the slip that it is.
  return OPPOSITES[known] === wanted ? `decrease ${whole} by ${percent}%` : undefined
}
const percentFirst = ([all = '', percent = '', whole = '', ...rest]: string[]) =>
  partOfAll([all, whole, percent, ...rest])

/** Tax and tips, discounts, profit and loss, scores, and parts of a group, as percentages. */
export const percentages: Paraphrase[] = [
  [
    new RegExp(
      `^(?:the )?(?!.{0,60}\\b(?:half|twice|double|not|each|another|more|less|from)\\b.{0,60} from )([a-z][a-z' ]{3,60}) (?:rises|rose|grows|grew|falls|fell|increases|increased|decreases|decreased|drops|dropped|went|goes|went up|went down|changes|changed|goes up|goes down) from ${AMOUNT}(?: a [a-z]+)? to ${AMOUNT}(?: (?:per|a|in) [a-z]+)?${END}${ASK}(?:percentage|percent|per cent) (?:of )?(increase|decrease|change|rise|fall)(?: in ((?:the |its |his |her )?[a-z][a-z' ]{2,40}))?$`,
    ),
    ([, what = '', from, to, way, again = '']) =>
      again.split(' ').every(word => what.includes(word) || /^(?:the|its|his|her|in)$/.test(word))
        ? `percentage ${way} from ${from} to ${to}`
        : undefined,
  ],
  [
    new RegExp(
      `^(?:in an? )?(?:school|class|town|club|company|group|college|village|theatre|factory)(?: of| with| has| there are) (\\d{1,7}) ?(?:people|pupils|students|children|members|employees|workers|seats)?,? ${P} (?:of (?:the |them )?(?:people|pupils|students|children|members|employees|workers)? ?)?(?:are|is|were) ([a-z]+)${END}(?:how many|number of|find the number of) ([a-z]+)(?: are there(?: in (?:the|this) [a-z]+)?| are in the [a-z]+)?$`,
    ),
    partOfAll,
  ],
  [
    new RegExp(
      `^${P} of (?:the )?(\\d{1,7}) (?:people|pupils|students|children|members|seats|spaces|employees|workers|rooms) (?:in|at|on) (?:an? |the )?[a-z]+(?: [a-z]+)? are ([a-z]+)${END}how many(?: of them| people| pupils| students| children| members| seats| spaces| employees| workers| rooms)? (?:are )?([a-z]+)(?: are there)?$`,
    ),
    percentFirst,
  ],
  [
    new RegExp(
      `^(?:[a-z]+ )?(?:rate|rates|percentage|support|vote|turnout) (?:rises?|rose|increases?|increased|goes up|went up|falls?|fell|decreases?|decreased|drops?|dropped|goes down|went down|changes?|changed) from ${P} to ${P}${END}${ASK}(?:(?:rise|increase|fall|decrease|drop|change|difference) )?in percentage points$`,
    ),
    ([, from = '', to = '']) => {
      const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b)
      return low === high ? undefined : `${high} - ${low}`
    },
  ],
]
