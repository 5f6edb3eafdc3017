import { namedNumbers } from '../../answers/named-numbers.ts'
import { correctSpelling } from '../../answers/spelling.ts'
import { inWords } from '../../arithmetic/in-words.ts'
import { withWordsAsNumbers } from '../../arithmetic/number-words.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { type Token, tokenise } from '../../arithmetic/tokens.ts'
import { asRational } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Judged, Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { KNOWN_PLACES, nameOfPlace, placeCalled } from './places.ts'

function onlyNumber(tokens: Token[]): Rational | undefined {
  const [only, ...others] = withWordsAsNumbers(tokens)
  return only?.kind === 'number' && others.length === 0 ? only.value : undefined
}

/** A whole number in words, `four thousand and five`. */
export function inWordsValue(number: bigint): Value {
  const text = inWords(number)
  return {
    ...numberValue(number),
    key: `words ${number}`,
    latex: `\\text{${text}}`,
    text,
    isInWords: true,
    spellings: [
      text.replaceAll('-', ' '),
      text.replaceAll(' and ', ' '),
      `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
      text.toUpperCase(),
      text.replace(/(thousand|million|billion) (?!and)/g, '$1, '),
    ],
    judge(said): Judged {
      const plain = said
        .toLowerCase()
        .replace(/,/g, ' ')
        .replace(/[.!]+$/, '')
        .trim()
      const tokens = /\d/.test(plain) || !/\p{L}/u.test(plain) ? undefined : tokenise(plain)
      if (!tokens) return { verdict: 'unread' }
      const spelt = onlyNumber(tokens)
      if (spelt) return { verdict: spelt.equals(rational(number)) ? 'right' : 'wrong' }
      const meant = onlyNumber(correctSpelling(tokens))
      if (!meant) return { verdict: 'unread' }
      return meant.equals(rational(number))
        ? { verdict: 'unfinished', missing: 'It is the right number: look at the spelling again.' }
        : { verdict: 'wrong' }
    },
    near: () => [number + 1n, number * 10n, number + 10n, number + 100n].map(inWordsValue),
  }
}

function sizeOf(place: number): Rational {
  return place >= 0 ? rational(10n ** BigInt(place)) : rational(1n, 10n ** BigInt(-place))
}

/** What a digit is worth: `700`, `7 hundreds`, `7 × 100`. */
export function digitValue(digit: number, place: number): Value {
  const worth = sizeOf(place).mul(digit)
  const value = numberValue(worth, { isDecimal: true })
  return {
    ...value,
    spellings: [...value.spellings, ...(place > 0 ? [`${digit} ${nameOfPlace(place)}`] : [])],
    judge(typed): Judged {
      const said = typed.replace(/^\s*=\s*/, '')
      const [, count = '', words = ''] = /^(\d{1,6})(?: ?× ?| )([a-z0-9/ -]+)$/i.exec(said.trim()) ?? []
      const named = placeCalled(words.toLowerCase())
      if (named !== undefined && count !== '') {
        return {
          verdict: sizeOf(named)
            .mul(rational(BigInt(count)))
            .equals(worth)
            ? 'right'
            : 'wrong',
        }
      }
      const alone = placeCalled(said.trim().toLowerCase())
      if (alone !== undefined && !/^\d/.test(said.trim())) {
        return alone === place
          ? { verdict: 'unfinished', missing: 'That is the place: say what the digit is worth there.' }
          : { verdict: 'wrong' }
      }
      const product = /^\d ?× ?(?:10+|1|0\.0*1)$/.test(said.trim()) ? readNumber(said) : undefined
      const worked = product && asRational(product.value)
      if (worked) return { verdict: worked.equals(worth) ? 'right' : 'wrong' }
      return value.judge(said)
    },
  }
}

/** The name of a place; what the digit is worth there means the same. */
export function placeValue(digit: number, place: number): Value {
  const choiceOf = (each: number): Choice => {
    const name = nameOfPlace(each)
    const single = name.replace(/s$/, '')
    return {
      word: name,
      // "one" is read as the digit.
      means: [
        ...(each === 0 ? ['units', 'unit', 'units place'] : [single, `${single} place`]),
        `${name} place`,
        `${name} column`,
        `${name} digit`,
      ],
    }
  }
  const named = word(choiceOf(place), KNOWN_PLACES.filter(each => each !== place).map(choiceOf))
  const worth = digitValue(digit, place)
  return {
    ...named,
    spellings: [...named.spellings, ...worth.spellings],
    judge(said): Judged {
      const plain = said
        .replace(/^\s*=\s*/, '')
        .trim()
        .replace(/^(?:in )?(?:the )?/i, '')
      const place10 = placeCalled(plain.toLowerCase().replace(/ (?:place|column|digit|position)$/, ''))
      if (place10 !== undefined && !/^\d+$/.test(plain))
        return { verdict: place10 === place ? 'right' : 'wrong' }
      // "ten thousand" has become a number on its way here.
      if (/^10+$/.test(plain) && rational(BigInt(plain)).equals(sizeOf(place))) return { verdict: 'right' }
      const judged = named.judge(plain)
      return judged.verdict === 'unread' ? worth.judge(said) : judged
    },
    isNamedIn: (text, given) => named.isNamedIn(text, given) || worth.isNamedIn(text, given),
    near: () =>
      [place + 1, place - 1, place + 2, place - 2]
        .filter(each => KNOWN_PLACES.includes(each))
        .map(each => placeValue(digit, each)),
  }
}

/** The parts of a number that are not zero: 300, 40, 5. */
export function partsOf(number: bigint): bigint[] {
  const digits = [...number.toString()]
  return digits.flatMap((digit, at) =>
    digit === '0' ? [] : [BigInt(digit) * 10n ** BigInt(digits.length - 1 - at)],
  )
}

/** A sum of parts, in any order: `300 + 40 + 5`, `3 × 100 + 4 × 10 + 5 × 1`. */
export function sumOfParts(parts: readonly bigint[]): Value {
  const text = parts.join(' + ')
  const total = parts.reduce((sum, part) => sum + part, 0n)
  const sorted = [...parts].sort((a, b) => Number(b - a)).join(' ')
  const products = parts.map(part => {
    const size = 10n ** BigInt(part.toString().length - 1)
    return part % size === 0n ? `${part / size} × ${size}` : `${part}`
  })
  return {
    key: `parts ${sorted}`,
    latex: text,
    text,
    spellings: [
      [...parts].reverse().join(' + '),
      parts.join('+'),
      products.join(' + '),
      products.map(each => `(${each})`).join(' + '),
    ],
    judge(said): Judged {
      const [sum = ''] = said
        .split('=')
        .filter(side => side.includes('+'))
        .slice(-1)
      const terms = sum.replace(/[()]/g, ' ').split('+').map(readNumber)
      if (sum === '' || terms.some(term => term === undefined)) {
        const single = readNumber(said)
        return { verdict: single && !single.isUnfinished ? 'wrong' : 'unread' }
      }
      const values = terms.flatMap(term => (term && asRational(term.value)) ?? [])
      const kept = values.filter(({ n }) => n !== 0n).sort((a, b) => b.compare(a))
      if (kept.map(each => each.toFraction()).join(' ') === sorted) return { verdict: 'right' }
      const reached = kept.reduce((all, each) => all.add(each), rational(0))
      return reached.equals(rational(total))
        ? { verdict: 'unfinished', missing: 'Split it further: one part for each digit.' }
        : { verdict: 'wrong' }
    },
    isNamedIn(words) {
      const named = namedNumbers(words).map(({ node }) => node.value.toFraction())
      return words.includes('+') && parts.every(part => named.includes(`${part}`))
    },
    near: () => [
      sumOfParts(parts.map(part => part / 10n || part)),
      sumOfParts(parts.map(part => part * 10n)),
      sumOfParts([...parts.slice(1), (parts[0] ?? 1n) * 10n]),
    ],
  }
}
