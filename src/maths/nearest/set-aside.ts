import { EVERYDAY } from '../language/en/open-talk.ts'
import { BESIDE_QUESTION, SAYS_OF_OWN, TELLS_OF_OWN } from '../language/en/own-tries.ts'
import { LIGHT } from '../language/en/task-concepts.ts'
import { isHarmless } from '../talk/harmless.ts'
import { skeletonOf } from './skeleton.ts'

/** Begins what somebody tells of a try, an answer or a doubt: `i did it in columns and got 823`, `is it just 10`. */
const OWN = new RegExp(`^\\W*(?:(?:${BESIDE_QUESTION}) )*(?:${TELLS_OF_OWN})`, 'i')
/** Where such a telling begins, with no mark before it. */
const OWN_BEGINS = new RegExp(`(?<=[\\s,])(?:(?:${BESIDE_QUESTION}) ){0,2}(?:${SAYS_OF_OWN})`, 'giu')
/** Behind a mark, and before a bracket with words in it. */
const PART_BEGINS =
  /(?<=[.!?…]+(?: |$)|[;,]\s|\n|["“”)]\s|:\s(?<!\d\s?:\s(?=\d))|\p{L}{2}[.,)?!]? [-–—] )(?=\S)|(?<=\s)(?=[(]\p{L}{2})/gu
/** `12.`, `Q3 c)`, `5)`: the number of a question, and `[2 marks]`, `(3)` what it is worth. */
const LABEL =
  /^\s*(?:\p{Lu}\d{1,2}[.)]|(?:q(?:uestion)?\s?)?\d{1,2}\s?(?:\(?[a-h]\)|[.)](?!\d)|\s{2,})|\(?[a-h]\)|\(i{1,3}\))\s*/iu
const WORTH = /[[(]\s*\d{1,2}\s*(?:marks?|points?|pts?)?\s*[\])]\s*(?=$|\n)|\[\s*\d{1,2}\s*(?:marks?)?\s*\]/gi
/** `not area`, `not the around`: what is not asked. */
const NOT_ASKED =
  /,?\s*\bnot (?:to )?(?:the )?(?:nearest )?(?:areas?|perimeter|around|outside|inside|volume|circumference|radius|diameter|mean|median|mode|range|average|tens?|hundreds?|thousands?|total|each(?: one)?|next(?: (?:one|term))?|lcm|hcf|gcf|sum|product|diameter|interior|exterior|decimal)\b/gi

/** What may be the question of a text, and what was only talk beside it. */
export interface WithoutTries {
  text: string
  talk: string
  /** What was told of tries. */
  own: string
}

/**
 * A text without what somebody tells beside the question: tries and answers of their own, talk, numbers of a page.
 * @returns what may be the question, the shortest first
 */
export function besideTries(text: string): WithoutTries[] {
  const even = text.replace(WORTH, ' ').replace(NOT_ASKED, ' ')
  const parts = joined(partsOf(even)).map(part => part.replace(LABEL, ' '))
  const isOwn = parts.map(part => OWN.test(part) && !countsThings(part) && !asksAnew(part))
  const isTalk = parts.map((part, at) => !isOwn[at] && !/\d[./]\d/.test(part) && isHarmless(part))
  const joinedUp = (keeps: (at: number) => boolean) => parts.filter((_, at) => keeps(at)).join(' ')
  const own = joinedUp(at => isOwn[at] === true)
  const all = [
    { text: joinedUp(at => !isOwn[at] && !isTalk[at]), talk: joinedUp(at => isTalk[at] === true), own },
    { text: joinedUp(at => !isOwn[at]), talk: '', own },
    { text: even, talk: '', own: '' },
  ]
  return all.filter(({ text }) => text.trim() !== '')
}

/** `which is the smaller one`, `is it a rational number`: with no number of its own, but with a task, it is what is asked. */
const asksAnew = (part: string) =>
  ASKS_ANEW.test(part) && !/\d/.test(part) && [...skeletonOf(part).concepts].some(each => !LIGHT.has(each))
const ASKS_ANEW =
  /^\W*(?:(?:and|so|but|how would|how do) )?(?:which|what|how|is it an?|is that an?|does it|i write it)\b/i

/** `She has put 8 stamps on each page`: a fact of a story, where `she put 8` is an answer. */
const countsThings = (part: string) =>
  [...part.toLowerCase().matchAll(THING_COUNTED)].some(([, word = '']) => !EVERYDAY.has(word))
const THING_COUNTED =
  /\d\s+(?:more |other |new )?(?!shared|divided|times|plus|minus|take|squared|cubed|percent|degrees?|lol|becos|bcoz|bcos|instead|something)([a-z]{3,})/g

function partsOf(text: string): string[] {
  const begins = [OWN_BEGINS, PART_BEGINS].flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ index }) => index),
  )
  const ends = [...new Set(begins)].toSorted((one, other) => one - other)
  return [0, ...ends].map((from, at) => text.slice(from, ends[at]))
}

/** The numbers of a list stay together. */
function joined(parts: readonly string[]): string[] {
  const all: string[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last !== undefined && /\d\s?[,;]\s*$/.test(last) && /^\s*(?:and |or )?[-−–£$€(]?\d/.test(part))
      all[all.length - 1] = last + part
    else if (part.trim() !== '') all.push(part)
  }
  return all
}
