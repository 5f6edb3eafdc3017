import { waysToChoose } from './bag.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'
import { binomial } from './ways.ts'

const COUNTS = /^\{ ?([a-z] ?: ?\d{1,3}(?:, ?[a-z] ?: ?\d{1,3})*) ?\}$/
const DRAWN =
  /^(\d{1,2}|two|three|four|five|one)? ?letters? (?:are |is )?(?:picked|drawn|chosen) without replacement from (\{.+\}|[a-z]+)$/
const SEQUENCE = /^sequence ([a-z]{1,8})$/
const PICKING = /^picking ((?:\d{1,2} [a-z](?:,? and |, )?)+)$/
const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

function lettersIn(text: string): Map<string, bigint> | undefined {
  const counts = new Map<string, bigint>()
  const [, listed] = COUNTS.exec(text) ?? []
  if (listed !== undefined) {
    for (const part of listed.split(',')) {
      const [letter = '', count = ''] = part.split(':').map(each => each.trim())
      if (counts.has(letter)) return undefined
      counts.set(letter, BigInt(count))
    }
    return counts
  }
  if (!/^[a-z]{1,60}$/.test(text)) return undefined
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0n) + 1n)
  return counts
}

const sumOf = (counts: Map<string, bigint>) => [...counts.values()].reduce((a, b) => a + b, 0n)

/** Reads `picking 2 q when 2 letters picked without replacement from qqkq`, and the chance of a sequence. */
export function readLetters({ scene, event }: Asked): Chance | undefined {
  const [, count, bag = ''] = DRAWN.exec(scene) ?? []
  const counts = lettersIn(bag)
  if (!counts) return undefined
  const drawn = count === undefined ? undefined : (WORDS[count] ?? Number(count))
  const all = sumOf(counts)
  const [, sequence] = SEQUENCE.exec(event) ?? []
  if (sequence !== undefined) {
    if ((drawn ?? sequence.length) !== sequence.length || BigInt(sequence.length) > all) return undefined
    const left = new Map(counts)
    const draws = [...sequence].map((letter, at) => {
      const wanted = left.get(letter) ?? 0n
      left.set(letter, wanted > 0n ? wanted - 1n : 0n)
      return { wanted, all: all - BigInt(at) }
    })
    return { by: 'drawing', draws }
  }
  const [, picked] = PICKING.exec(event) ?? []
  const parts = picked?.split(/,? and |, /).map(part => part.split(' '))
  if (!parts || new Set(parts.map(part => part[1])).size !== parts.length) return undefined
  const wanted = parts.map(([some = '0', letter = '']) => ({
    all: counts.get(letter) ?? 0n,
    some: BigInt(some),
  }))
  const total = wanted.reduce((sum, { some }) => sum + some, 0n)
  if (BigInt(drawn ?? Number(total)) !== total || total > all) return undefined
  return { by: 'counting', wanted: waysToChoose(wanted), all: binomial(all, total) }
}

const WORD_SCENE =
  /^(?:a|1|one) letter is (?:picked|chosen|selected|taken)(?: at random| randomly)? from (?:the letters (?:in|of) )?(?:the )?word "?'?([a-z]+)"?'?$|^(?:the letters (?:in|of) )?(?:the )?word "?'?([a-z]+)"?'?$/
const DO = /^(?:picking|choosing|selecting|getting|it is|the letter is|it being|drawing) /
const LETTER = /^(?:the |a |an )?(?:letter )?"?'?([a-z])"?'?$/

/** Reads the chance of a letter picked from a word. */
export function readWord({ scene, event }: Asked): Chance | undefined {
  const found = WORD_SCENE.exec(scene)
  const letters = [...(found?.[1] ?? found?.[2] ?? '')]
  if (letters.length < 3) return undefined
  const bare = event.replace(DO, '')
  const isVowel = (letter: string) => 'aeiou'.includes(letter)
  const [, own] = LETTER.exec(bare) ?? []
  // Nobody can be sure whether y is a vowel.
  const isSafe = !letters.includes('y')
  const test =
    /^(?:a )?vowel$/.test(bare) && isSafe
      ? isVowel
      : /^(?:a )?consonant$/.test(bare) && isSafe
        ? (letter: string) => !isVowel(letter)
        : own !== undefined
          ? (letter: string) => letter === own
          : undefined
  return test && { by: 'counting', wanted: BigInt(letters.filter(test).length), all: BigInt(letters.length) }
}
