import type { Paraphrase } from './paraphrase.ts'

const PART = String.raw`(\d{1,3}(?:\.\d{1,2})?%|\d{1,2}/\d{1,2}|half)`
const OF = `(?:an? |exactly )?${PART}(?: of)? (?:the |these |those |all (?:the )?|his |her |their |my |our )?`
const NO_THING =
  '(?!(?:and|or|plus|minus|times|in|out|its|this|that|they|the|for|due|are|was|were|but|pls|please|thx|how|what|you|not)\\b)'
const THING = `${NO_THING}[a-z]{3,15}`
/** `24 cupcakes`, `150 red balloons`. */
const THINGS = `(\\d{1,6}) (${THING}(?: ${THING})?)`
/** Such a word turns the part into what is left of it, or asks for another one. */
const OTHER =
  /\b(?:not|\w*n['’]?t|left|rest|remain\w*|still|others?|more|fewer|less|than|each|if|then|another|after|before|increase\w*|decrease\w*|discount\w*|off|extra|total|together|and)\b/
/** What says nothing of its own in a question. */
const SMALL = new Set(
  'a an the its is are was were be been am do does did has have had of to in on at for there it that this these those they them he she we i you his her their my our all got get gets'.split(
    ' ',
  ),
)

const IS_THAT = /\b(?:is|are|was|were) (?:that|this|it)$/
export const wordsOf = (text: string) => text.split(/[^a-z]+/).filter(word => word !== '' && !SMALL.has(word))
/** `walk`, `walks` and `walked` are one. */
export const stem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing|e)$/, '')

/** What is asked says nothing that was not told of the part: it asks for the part itself. */
function partTold([, part = '', amount = '', things = '', told = '', asked = '']: string[]):
  | string
  | undefined {
  if (/\d/.test(told + asked) || OTHER.test(told) || OTHER.test(asked)) return undefined
  const [all, own, named] = [things, told, asked].map(text => wordsOf(text).map(stem))
  const isSame = named?.every(word => all?.includes(word) || own?.includes(word))
  // "How many sweets are there?" asks for all of them.
  const isOfPart = named?.some(word => own?.includes(word)) || IS_THAT.test(asked)
  return isSame && isOfPart ? `${part} of ${amount}` : undefined
}

/** A part of a number of things, asked for by itself or told of them. */
export const partsOfThings: readonly Paraphrase[] = [
  [
    new RegExp(`^${OF}${THINGS}$`),
    ([, part = '', amount = '', things = '']) => (OTHER.test(things) ? undefined : `${part} of ${amount}`),
  ],
  [new RegExp(`^${OF}${THINGS} ([a-z' -]{2,60})[.,;?!]+ ?(?:so )?how many ([a-z' -]{2,60})$`), partTold],
]
