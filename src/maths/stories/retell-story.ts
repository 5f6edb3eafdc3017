import type { Random } from '../domain/misconception.ts'
import { BOYS, GIRLS, THEMES } from '../language/en/stories/themes.ts'
import { isSmallWord } from './small-words.ts'
import { isRelative, isTitle, type Token, tokensOf } from './tokens.ts'
import { verbOf, words } from './word-forms.ts'

const girls = words(GIRLS)
const boys = words(BOYS)
const themes = THEMES.map(theme =>
  words(theme).map(pair => {
    const [many = '', one = ''] = pair.split(':')
    return { many, one }
  }),
)

/** An article that goes with the next word. */
const ARTICLE = /\b([Aa])n? (?=([a-z]))/g

/**
 * Tells a story again with the same numbers, of other people and other things of the same theme. What it doesn't know
 * stays: a word that is part of a name for something else, a person whom nobody knows as he or she.
 * @returns the same text where nothing could be told otherwise
 */
export function retellStory(text: string, random: Random): string {
  const sentences = tokensOf(text)?.sentences.map(({ tokens }) => tokens) ?? []
  const others = new Map([
    ...otherNames(text, sentences.flat(), random),
    ...otherThings(text, sentences, random),
  ])
  if (others.size === 0) return text
  const changed = text.replace(/\p{L}+/gu, word => {
    const other = others.get(word) ?? others.get(word.toLowerCase())
    return other === undefined ? word : withCaseOf(word, other)
  })
  const isThing = (first: string) => [...others.values()].some(each => each.startsWith(first))
  return changed.replace(ARTICLE, (all, article: string, first: string) =>
    isThing(first) ? `${article}${/[aeiou]/.test(first) ? 'n' : ''} ` : all,
  )
}

function withCaseOf(word: string, other: string): string {
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
}

/** Other people, each of the same kind as the one whom it stands for. */
function otherNames(text: string, tokens: readonly Token[], random: Random): [string, string][] {
  const isShe = /\b(?:she|her|hers)\b/i.test(text)
  const isHe = /\b(?:he|him|his)\b/i.test(text)
  const names = new Map<string, Token['gender']>()
  for (const { word, isName, gender, raw } of tokens) {
    if (!isName || isRelative(word) || isTitle(word) || !/^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(raw)) continue
    names.set(raw.replace(/['’]s$/, ''), gender)
  }
  const used = new Set(tokens.map(({ word }) => word))
  return [...names].flatMap(([name, gender]): [string, string][] => {
    // Of one person alone the pronouns say who it is.
    const said = names.size > 1 || isShe === isHe ? undefined : isShe ? 'female' : 'male'
    const kind = gender ?? said
    if (kind === undefined) return []
    const free = (kind === 'female' ? girls : boys).filter(each => !used.has(each.toLowerCase()))
    const other = free[Math.floor(random() * free.length)]
    if (other === undefined) return []
    used.add(other.toLowerCase())
    return [[name, other]]
  })
}

/** Other things of the same theme. */
function otherThings(text: string, sentences: readonly Token[][], random: Random): [string, string][] {
  const used = new Set(sentences.flat().map(({ word }) => word))
  return themes.flatMap(theme => {
    const said = theme.filter(({ many, one }) => used.has(many) || used.has(one))
    return said.flatMap((thing): [string, string][] => {
      if (!standsAlone(thing, sentences) || new RegExp(`${thing.one}-|-${thing.one}`, 'i').test(text))
        return []
      const free = theme.filter(({ many, one }) => !used.has(many) && !used.has(one))
      const other = free[Math.floor(random() * free.length)]
      if (!other) return []
      used.add(other.many).add(other.one)
      return [
        [thing.many, other.many],
        [thing.one, other.one],
      ]
    })
  })
}

/** Whether the word means the thing itself wherever it stands: no `pencil case`, no `dog food`. */
function standsAlone({ many, one }: { many: string; one: string }, sentences: readonly Token[][]): boolean {
  return sentences.every(tokens =>
    tokens.every(({ word }, at) => {
      if (word !== one || one === many) return true
      const next = tokens[at + 1]
      return next?.kind !== 'word' || isSmallWord(next.word) || verbOf(next.word) !== undefined
    }),
  )
}
