import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import { namedNumbers } from './named-numbers.ts'
import { numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

const ASSIGNED = (letter: string) => new RegExp(`(?:^|[\\s,;(])${letter}\\s*(?:=|is\\b|:)\\s*`, 'i')

function numberIn(text: string): Rational | undefined {
  const read = readNumber(text.trim().replace(/^\((.*)\)$/, '$1'))
  return read && !read.isUnfinished ? asRational(read.value) : undefined
}

/** What is said of each letter: `x = 3, y = 1`, or `(3, 1)` in the order of the letters. */
function readPair(
  said: string,
  [first, second]: readonly [string, string],
): (Rational | undefined)[] | undefined {
  const parts = said
    .replace(/(?<=\d)\s+(?=[a-z]\s*=)/gi, ', ')
    .replace(/^\([a-z],\s*[a-z]\)\s*=\s*/i, '')
    .replace(/^\s{0,30}[([]\s{0,30}(.*?)\s{0,30}[)\]]\s{0,30}$/, '$1')
    .split(/\s{0,30}(?:,\s{0,30}and\b|[,;\n]|\band\b|&)\s{0,30}/i)
    .map(part => part.trim())
    .filter(part => part !== '')
  if (parts.length > 2) return undefined
  const isNamed = parts.map(part =>
    [first, second].findIndex(name => ASSIGNED(name).test(part) && ASSIGNED(name).exec(part)?.index === 0),
  )
  const values = parts.map((part, at) =>
    numberIn(part.replace(ASSIGNED(isNamed[at] === 0 ? first : second), '')),
  )
  if (values.some(each => each === undefined)) return undefined
  if (isNamed.every(at => at < 0)) return values.length === 2 ? values : undefined
  if (isNamed.some(at => at < 0) || new Set(isNamed).size !== parts.length) return undefined
  return [0, 1].map(at => values[isNamed.indexOf(at)])
}

/** A value for each of two letters. */
export function pair(letters: readonly [string, string], values: readonly [Rational, Rational]): Value {
  const shown = values.map(value => numberValue(value))
  const texts = shown.map(({ text }) => text)
  const [a, b] = letters
  return {
    key: `${a} ${values[0].toFraction()} ${b} ${values[1].toFraction()}`,
    latex: letters.map((name, at) => `${name} = ${shown[at]?.latex}`).join(', '),
    text: `${a} = ${texts[0]}, ${b} = ${texts[1]}`,
    spellings: [
      `${b} = ${texts[1]}, ${a} = ${texts[0]}`,
      `(${texts[0]}, ${texts[1]})`,
      `${a}=${texts[0]},${b}=${texts[1]}`,
      `${a} = ${texts[0]} and ${b} = ${texts[1]}`,
      `${a} = ${texts[0]}\n${b} = ${texts[1]}`,
    ],
    judge(said): Judged {
      const read = readPair(said, letters)
      if (!read) return { verdict: 'unread' }
      const given = read.map((each, at) => (each ? each.equals(values[at] ?? 0) : undefined))
      if (given.includes(false)) return { verdict: 'wrong' }
      return given.includes(undefined)
        ? { verdict: 'unfinished', missing: 'The other letter is missing.', isPart: true }
        : { verdict: 'right' }
    },
    isNamedIn(words) {
      const named = namedNumbers(words).map(({ node }) => node.value)
      return values.every(value => named.some(each => each.equals(value))) && named.length >= 2
    },
    near: () => [
      pair(letters, [values[1], values[0]]),
      pair(letters, [values[0].neg(), values[1]]),
      pair(letters, [values[0], values[1].add(1)]),
      pair(letters, [values[0].add(1), values[1]]),
    ],
  }
}
