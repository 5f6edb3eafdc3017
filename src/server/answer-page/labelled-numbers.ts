import { plainWords } from './plain-words.ts'

/** Stand between a number and its name and say nothing themselves. */
const BETWEEN = new Set(
  'and it is are was were has have had he she they there get got gets receive receives with for to of in then at his her their so i think'.split(
    ' ',
  ),
)
/** A name for each number, each name once. */
export type Labelled = ReadonlyMap<string, string>

const isNumber = (word: string) => /^\d+(?:\.\d+)?$/.test(word)

const tokensOf = (text: string) =>
  plainWords(text).filter(word => !BETWEEN.has(word.replace(/^(?:ha|wa|thi)$/, each => `${each}s`)))

/** The numbers of a text that has at least two, each with its name before or behind it: `6 faces, 12 edges`. */
function labelledNumbers(text: string): Labelled | undefined {
  const tokens = tokensOf(text)
  const isBefore = isNumber(tokens[0] ?? '')
  const numbers = tokens.flatMap((word, at) => (isNumber(word) ? [at] : []))
  if (numbers.length < 2) return undefined
  const pairs = numbers.map((at, index) => {
    const words = isBefore
      ? tokens.slice(at + 1, numbers[index + 1] ?? tokens.length)
      : tokens.slice((numbers[index - 1] ?? -1) + 1, at)
    return [words.join(' '), tokens[at] ?? ''] as const
  })
  const isWhole = isBefore || numbers.at(-1) === tokens.length - 1
  const labelled = new Map(pairs)
  return isWhole && pairs.every(([name]) => name !== '') && labelled.size === pairs.length
    ? labelled
    : undefined
}

/** The numbers of a text that has nothing else. */
function bareNumbers(text: string): string[] | undefined {
  const tokens = tokensOf(text)
  return tokens.length > 1 && tokens.every(isNumber) ? tokens : undefined
}

/** The names in the order of the question; undefined where it doesn't say all of them, or one twice. */
function inOrderOfQuestion(names: readonly string[], question: string): string[] | undefined {
  const asked = tokensOf(question).join(' ')
  const places = names.map(name => asked.indexOf(name))
  const isOnce = names.every((name, at) => (places[at] ?? -1) >= 0 && asked.split(name).length === 2)
  return isOnce ? [...names].sort((a, b) => asked.indexOf(a) - asked.indexOf(b)) : undefined
}

function sameNames(wanted: Labelled, given: Labelled): boolean {
  return wanted.size === given.size && [...wanted.keys()].every(name => given.has(name))
}

/**
 * Whether every number of an answer belongs to the name that it has on the answer page, in whatever order they stand;
 * without names the order of the question counts.
 * @returns undefined where one of them has no such list, `undecided` where nobody can tell which number is whose
 */
export function hasSameLabels(
  question: string,
  expected: string,
  answer: string,
): boolean | 'undecided' | undefined {
  const [wanted, given] = [labelledNumbers(expected), labelledNumbers(answer)]
  if (wanted && given) {
    if (!sameNames(wanted, given)) return 'undecided'
    return [...wanted].every(([name, number]) => Number(given.get(name)) === Number(number))
  }
  const labelled = wanted ?? given
  const bare = bareNumbers(wanted ? answer : expected)
  if (!labelled || !bare || bare.length !== labelled.size) return undefined
  const order = inOrderOfQuestion([...labelled.keys()], question) ?? (wanted && [...labelled.keys()])
  const numbers = order?.map(name => labelled.get(name))
  if (!numbers) return undefined
  return numbers.every((number, at) => Number(number) === Number(bare[at])) ? true : 'undecided'
}
