import type { Rational } from '../../arithmetic/rational.ts'
import { isSize, sizes } from '../small-words.ts'
import { type Token, tokensOf } from '../tokens.ts'
import type { VerbForm } from '../word-forms.ts'

/** One word, number or mark of a story, as the evidence is gathered from it. */
export interface Word {
  /** Its place among all words. */
  at: number
  /** In small letters, without an owner's ending. */
  lower: string
  /** In the singular. */
  lemma: string
  kind: 'word' | 'number' | 'mark'
  sentence: number
  /** As a form of a verb. */
  verb?: { lemma: string; form: VerbForm }
  isPlural: boolean
  isName: boolean
  isOwner: boolean
  /** Of a number alone. */
  number?: { exact: Rational; money?: string; role?: 'part' | 'percent' | 'times' }
}

/** Fixed expressions that stand as one token and are several words to the evidence. */
const APART: Record<string, string[]> = {
  'how-many': ['how', 'many'],
  'how-much': ['how', 'much'],
  'as-many': ['as', 'many'],
  'as-long': ['as', 'long'],
  'had-initially': ['had', 'initially'],
  'the-rest': ['rest'],
  'so-many': ['same'],
  'total-of': ['total'],
}
const ASKS = new Set(['many', 'much', 'long', 'far'])
/** Before these a question goes on; before others it begins. */
const GOES_ON = new Set('and but so then if of in for at by , : know tell is'.split(' '))

/**
 * The words of a story, with a sentence of its own for a question that no mark parts from what is before it.
 * @returns undefined for what is too long for a story
 */
export function wordsOf(story: string): { words: Word[]; doubts: string[]; questions: number } | undefined {
  const told = tokensOf(story)
  if (!told) return undefined
  const words: Word[] = []
  let sentence = 0
  for (const { tokens } of told.sentences) {
    for (const token of tokens) {
      for (const word of apart(token)) words.push({ ...word, at: words.length, sentence })
    }
    sentence++
  }
  return {
    words: partQuestions(words),
    doubts: told.doubts,
    questions: told.sentences.filter(each => each.isQuestion).length,
  }
}

function apart(token: Token): Omit<Word, 'at' | 'sentence'>[] {
  const { kind, isPlural, isName, isOwner } = token
  const parts = token.isName ? undefined : APART[token.word]
  if (parts)
    return parts.map(part => ({
      lower: part,
      lemma: part,
      kind: 'word',
      isPlural: false,
      isName: false,
      isOwner: false,
    }))
  const word = { lower: token.word, lemma: token.noun || token.word, kind, isPlural, isName, isOwner }
  if (token.number) {
    const { value, money, role } = token.number
    return [{ ...word, number: { exact: value, money, role } }]
  }
  return [token.verb && token.form ? { ...word, verb: { lemma: token.verb, form: token.form } } : word]
}

/** Gives `how many …` a sentence of its own where it follows without a mark. */
function partQuestions(words: Word[]): Word[] {
  let more = 0
  return words.map((word, i) => {
    const [before, next] = [words[i - 1], words[i + 1]]
    const asks = word.lower === 'how' && next !== undefined && (ASKS.has(next.lower) || isSize(next.lower))
    const isInside = before?.sentence === word.sentence
    if (asks && isInside && before.kind !== 'mark' && !GOES_ON.has(before.lower)) more++
    return { ...word, sentence: word.sentence + more }
  })
}

/** `taller` is more, `shorter` less; undefined for what compares nothing. */
export function comparing(lower: string): 'more' | 'fewer' | undefined {
  if (/^(more|extra|additional)$/.test(lower)) return 'more'
  if (/^(fewer|less)$/.test(lower)) return 'fewer'
  const size = sizes.get(lower)
  return size && (size.isMore ? 'more' : 'fewer')
}
