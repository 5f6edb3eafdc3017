import { measureOf, nounOf } from '../../stories/word-forms.ts'
import type { Paraphrase } from './paraphrase.ts'
import { stem, wordsOf } from './parts-of-things.ts'

const PART =
  /(?:(\d{1,2}\/\d{1,2}) of|half(?: of)?) (?:the remaining (?<more>[a-z]+)|(?<rest>the (?:rest|remainder)|what (?:was|is|he had|she had|they had)(?: left)?(?: over)?|what remained|those left)(?: of [a-z ]{2,15}?)?|(?<whole>(?:the |his |her |their |its |my |an? |all )*[a-z]+))\b/g
const ASK =
  /^(?:and )?what (?:fraction|part) (?:of (?:the |his |her |their |its |my |a |an )?([a-z]+) )?(?:(?:(?:does|do|did) )?(?:he|she|they|it|[a-z]+ ?[a-z]*)? ?(?:still )?(?:have|had|has) (?:left|remaining)|(?:is|was|are|were) (?:still )?(?:left|remaining|unread|uneaten|unused)(?: over| to [a-z]+)?|remains|remained|had (?:he|she|they) left)$/
/** What somebody had at first, or came by, is no part that is gone. */
const OTHERWISE =
  /\b(?:more|less|than|each|every|if|both|twice|empty|full|another|again|got|gets|found|received|bought back|returned|saved|had|has|have|there (?:is|are|was|were)|not|only|left|litres?|metres?|hours?|kg|km)\b/

/** A part of a yard is an amount, and no part of what is told of. */
const isAmount = (thing: string) => measureOf(nounOf(wordsOf(thing).at(-1) ?? '')) !== undefined

/** Parts of one thing that are gone, each of the whole or of what was left before it: what is left in the end. */
function left([text = '']: string[]): string | undefined {
  const at = text.lastIndexOf('what ')
  const [told, asked] = [text.slice(0, at).replace(/[\s.,;]+$/, ''), text.slice(at)]
  const ask = ASK.exec(asked)
  const parts = [...told.matchAll(PART)]
  const free = told.replace(PART, ' # ').replace(/what (?:he|she|they) had left|what was left/g, '')
  if (!ask || parts.length < 2 || parts.length > 3 || /\d/.test(free) || OTHERWISE.test(free))
    return undefined
  const things = parts.map(({ groups }) => groups?.whole ?? '')
  const [first = ''] = things
  // `3/4 of a yard of ribbon` is what there was, cut off from who had it.
  const isCutOff =
    parts[0]?.index === 0 &&
    !/^ (?:is|are|was|were|has been|have been)\b/.test(told.slice(parts[0][0].length))
  const thing = wordsOf(first).at(-1) ?? ''
  const isOf = (name: string) => [thing, 'it', 'them'].some(each => stem(name) === stem(each))
  const isOne = parts.every(({ groups }, index) => {
    const { more, whole } = groups ?? {}
    if (whole !== undefined) return index === 0 || isOf(wordsOf(whole).at(-1) ?? whole)
    return index > 0 && (more === undefined || isOf(more))
  })
  // Of two people each may have money of their own.
  const isOther = parts.slice(1).some(({ index, groups }) => {
    const [clause = ''] = /[^.,;]*$/.exec(told.slice(0, index).replace(/^.* and /, '')) ?? []
    return (
      /^(?:his|her|their|my|its) /.test(groups?.whole ?? '') &&
      !/^ ?(?:then )?(?:he |she |they |i )?[a-z]* ?$/.test(clause)
    )
  })
  if (
    first === '' ||
    isCutOff ||
    isAmount(first) ||
    !isOne ||
    isOther ||
    (ask[1] !== undefined && !isOf(ask[1]))
  )
    return undefined
  const shares = parts.map(([, part = '1/2']) => part)
  return shares.reduce((sum, part, index) => {
    if (index === 0) return `1 - ${part}`
    return things[index] ? `${sum} - ${part}` : `(${sum}) × (1 - ${part})`
  }, '')
}

export const partsLeft: readonly Paraphrase[] = [
  [/^(?=.*\bwhat (?:fraction|part)\b)(?=.*(?:\d\/\d|half)).{30,240}$/, left],
]
