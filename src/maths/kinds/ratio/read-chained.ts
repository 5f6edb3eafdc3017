import { numberIn } from '../../values/read-number.ts'
import { firstMatch } from '../../wording/patterns.ts'
import type { RatioTask } from './question.ts'

const NUMBER = '(\\d{1,4}(?:\\.\\d{1,2}|/\\d{1,3})?)'
const LINK = `([a-z]) ?: ?([a-z]) ?(?:=|is|as|::) ?${NUMBER} ?: ?${NUMBER}`
const ASK =
  '(?:then )?(?:find|what is|calculate|work out|determine|write down|express)?(?: the)?(?: (?:ratio|value))?(?: of)?'
const WANTED = '([a-z] ?: ?[a-z](?: ?: ?[a-z])?)(?: in its (?:simplest|lowest) (?:form|terms))?'
const GIVEN = `(?:if |given(?: that)? |let |the ratios? )?${LINK}(?: and|,|,? and also|;| while) ?${LINK}`
const CHAINED = [
  `${GIVEN} ?[.,;:]* ?${ASK} ${WANTED}`,
  `(?:ratio )?${WANTED},? (?:if|when|given(?: that)?) ${LINK}(?: and|,|;) ${LINK}`,
].map(words => new RegExp(`^${words}$`))

/** Reads `If a : b = 2 : 3 and b : c = 4 : 5, find a : b : c`; the shared letter stands second, then first. */
export function readChained(text: string): RatioTask | undefined {
  const found = firstMatch(text, CHAINED)
  if (!found) return undefined
  const [wanted = '', a, b, one = '', two = '', same, c, three = '', four = ''] = /:/.test(found[0] ?? '')
    ? found
    : [found.at(-1), ...found.slice(0, -1)]
  const numbers = [one, two, three, four].flatMap(each => numberIn(each) ?? [])
  const [p, q, r, s] = numbers
  const asked = wanted.split(/ ?: ?/).join(':')
  const isAll = asked === `${a}:${b}:${c}`
  if (!a || !b || !c || b !== same || new Set([a, b, c]).size !== 3) return undefined
  if (!p || !q || !r || !s || numbers.some(each => each.n === 0n) || !(isAll || asked === `${a}:${c}`))
    return undefined
  return { task: 'chained', first: [p, q], second: [r, s], letters: [a, b, c], isAll }
}
