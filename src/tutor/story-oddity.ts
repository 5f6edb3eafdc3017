import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Story } from './story.ts'

const ASKS_REST = /\b(?:left|remain\w*|change|still (?:has|have|got))\b/i
const ASKS_ALL = /\b(?:altogether|in total|in all|all together)\b/i
/** With these more or less may come out than the numbers of the story. */
const GROWS =
  /\b(?:buys?|bought|gets?|got|finds?|found|wins?|won|earns?|receives?|collects?|each|every|per|times|double|boxes|bags|packs?|rows|groups|\d+ (?:\p{L}+ )?(?:of|with) \d+)\b/iu
const SHRINKS =
  /\b(?:each|every|shares?|shared|left|gives?|gave|loses?|lost|eats?|ate|spends?|spent|half|less|fewer)\b/i

const AT_FIRST = /\b(?:at the (?:start|beginning)|to (?:start|begin) with|at first|before)\b/i
const GOES = /\b(?:lost|loses?|gave|gives?|ate|eats?|spent|spends?|sold|sells?|used)\b/i
const SHARES = /\b(?:shar(?:e|es|ed|ing)|split|divided?|equally)\b/i

/** What can't be in a story: more left than there was, or less of all than of a part; what to ask about it. */
export function oddityOf({ text, asked, known }: Story, value: Rational): string | undefined {
  const numbers = known.flatMap(({ number }) => (/^\d[\d.]*$/.test(number) ? [Number(number)] : []))
  if (numbers.length < 2 || numbers.length < known.length) return undefined
  const most = Math.max(...numbers)
  if (ASKS_REST.test(asked) && !GROWS.test(text) && value.compare(most) > 0)
    return 'can there be more left than there was at the start?'
  if (AT_FIRST.test(asked) && GOES.test(text) && !GROWS.test(text) && value.compare(most) < 0)
    return 'can there have been fewer at the start, when some went away?'
  if (SHARES.test(text) && /\b(?:each|every)\b/i.test(asked) && value.compare(most) > 0)
    return 'can each of them get more than there was to share?'
  if (ASKS_ALL.test(text) && !SHRINKS.test(text) && value.compare(most) < 0)
    return 'can all of it together be less than one of its parts?'
  return undefined
}
