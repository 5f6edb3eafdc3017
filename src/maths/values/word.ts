import type { Value } from './value.ts'

/** A word among those that could answer the question, with everything that means the same. */
export interface Choice {
  word: string
  /** What a child may say for it, in small letters. */
  means: readonly string[]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’%/.+×÷*<>=≤≥ -]/gu, ' ')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()

const LEADS =
  /^(?:yes|no|true|false)?[,\s]*(?:i think |so |because )?(?:it is|it's|its|that is|that's|they are|this is|\d+ is|the number is)? ?(?:a |an |the )?/

/** The `no` of `no, 0.7 is bigger`, where nothing behind it takes it back. */
function settledFirst(own: string): string | undefined {
  const [, first, rest = ''] = /^(yes|no|true|false) (.+)$/.exec(own) ?? []
  const isTakenBack = /\b(?:yes|no|true|false|wait|but|maybe|sure|or)\b/.test(rest)
  const isDenied = (first === 'yes' || first === 'true') && /\bnot\b|n't\b/.test(rest)
  return isTakenBack || isDenied ? undefined : first
}

/** The choice in front of `composite, 3 × 19 = 57`, where what follows is in numbers alone. */
function withReason(own: string, all: readonly Choice[]): Choice | undefined {
  const found = all.flatMap(choice => {
    const name = [choice.word, ...choice.means].find(
      each => own.startsWith(`${each} `) && REASON_IN_NUMBERS.test(own.slice(each.length)),
    )
    return name === undefined ? [] : [{ choice, length: name.length }]
  })
  return found.sort((a, b) => b.length - a.length)[0]?.choice
}

const REASON_IN_NUMBERS =
  /^(?: (?:because|since|as|for|it is|it's))? ?(?:[\d.]+ ?(?:[-+x×*÷/=<>≤≥] ?|$|(?<= )(?:r|remainder|and|or|is|times|divided by) ))+$/

const NAMING = ['it is ', "it's ", 'is ', 'is a ', 'answer is ', 'answer is a ', 'they are ']

/** One of a few words, such as `prime` or `true`. */
export function word(choice: Choice, others: readonly Choice[]): Value {
  const all = [choice, ...others]
  const saidIn = (text: string): Choice[] => {
    const own = plain(text)
    const bare = own.replace(LEADS, '')
    const named = (said: readonly string[]) =>
      all.filter(({ word: name, means }) => [name, ...means].some(each => said.includes(each)))
    const found = named([own, bare])
    const settled = found.length === 0 ? settledFirst(own) : undefined
    return settled === undefined ? found : named([settled])
  }
  return {
    key: choice.word,
    latex: `\\text{${choice.word}}`,
    text: choice.word,
    spellings: [
      ...choice.means,
      choice.word.toUpperCase(),
      `${choice.word.charAt(0).toUpperCase()}${choice.word.slice(1)}`,
      `it is ${choice.word}`,
    ],
    judge(said) {
      const own = saidIn(said)
      const reasoned = own.length === 0 ? withReason(plain(said), all) : undefined
      const [found, ...more] = reasoned ? [reasoned] : own
      if (!found || more.length > 0) return { verdict: 'unread' }
      return { verdict: found === choice ? 'right' : 'wrong' }
    },
    isNamedIn(text) {
      const own = ` ${plain(text)} `
      return [choice.word, ...choice.means].some(name => {
        const says = NAMING.some(each => own.includes(` ${each}${name} `))
        const isNegated = own.includes(` not ${name} `) || own.includes(` not a ${name} `)
        return (says && !isNegated) || own.trim() === name
      })
    },
    near: () =>
      others.map(other =>
        word(
          other,
          all.filter(each => each !== other),
        ),
      ),
  }
}

/** Short words of children for yes and no, to whichever verb the question has. */
const IT_IS = ['it is', 'it does', 'it can', 'it will', 'they are', 'they do', 'yes it is', 'yes it does']
const IT_IS_NOT = [
  'it is not',
  "it isn't",
  "it's not",
  "isn't",
  'it does not',
  "it doesn't",
  "doesn't",
  'it cannot',
  "it can't",
  'they are not',
  "they aren't",
  "they're not",
  'they do not',
  "they don't",
  'no it is not',
  "no it isn't",
  'not true',
]

export const YES: Choice = {
  word: 'yes',
  means: ['y', 'yep', 'yeah', 'true', 'correct', 'right', ...IT_IS],
}
export const NO: Choice = { word: 'no', means: ['n', 'nope', 'false', 'not', ...IT_IS_NOT] }
export const TRUE: Choice = { word: 'true', means: ['t', 'yes', 'correct', 'right', 'it is true', ...IT_IS] }
export const FALSE: Choice = {
  word: 'false',
  means: ['f', 'no', 'not', 'incorrect', 'wrong', 'it is false', ...IT_IS_NOT],
}
