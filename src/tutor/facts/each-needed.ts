import { askedIn } from '#maths/language/en/unsolved/asking.ts'
import { knownFrom, type Told } from '../unsolved/told.ts'

/** Asks for an amount of nothing in particular, or of each thing. */
const OF_ALL =
  /\bhow much (?:of (?:each|every\w*|all)\b|(?:do|does|did|will|would|should) \p{L}+ (?:need|use|take)\b|(?:is|would be|will be) needed\b)|\bwhat (?:do|does|will) \p{L}+ need\b/iu
const isNamed = ({ value, words }: Told) => value !== undefined && /^\p{L}{3,}(?: \p{L}+)?$/u.test(words)

/**
 * What a recipe with several things asks, one question for each of them: `A recipe for 4 people needs 300 g flour and
 * 2 eggs. How much do I need for 10 people?`
 */
export function eachNeeded(text: string): { name: string; asked: string }[] {
  const [asked, ...others] = askedIn(text)
  const told = knownFrom(text)
  const many = told.at(-1)
  if (!asked || others.length > 0 || !OF_ALL.test(asked.text) || !many || !told.every(isNamed)) return []
  if (!asked.text.includes(many.number)) return []
  const few = told.slice(0, -1).filter(({ words }) => words === many.words)
  const things = told.filter(({ words }) => words !== many.words)
  const isOneEach = new Set(things.map(({ words }) => words)).size === things.length
  if (few.length !== 1 || things.length < 2 || !isOneEach) return []
  return things.map(({ number, words }) => ({
    name: words.split(' ').at(-1)?.toLowerCase() ?? '',
    asked: `For ${few[0]?.number} ${many.words} you need ${number} ${words}. How ${/\p{L}/u.test(number) ? 'much' : 'many'} ${words} do you need for ${many.number} ${many.words}?`,
  }))
}
