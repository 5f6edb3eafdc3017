import { inWords } from '../../arithmetic/in-words.ts'
import { withWordsAsNumbers } from '../../arithmetic/number-words.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { type Token, tokenise } from '../../arithmetic/tokens.ts'
import { asRational } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import { correctSpelling } from '../../values/spelling.ts'
import type { Judged, Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { KNOWN_PLACES, nameOfPlace, placeCalled, sizeOfPlace } from './places.ts'

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

/** What a digit is worth: `700`, `7 hundreds`, `7 × 100`. */
export function digitValue(digit: number, place: number): Value {
  const worth = sizeOfPlace(place).mul(digit)
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
          verdict: sizeOfPlace(named)
            .mul(rational(BigInt(count)))
            .equals(worth)
            ? 'right'
            : 'wrong',
        }
      }
      const alone = placeCalled(said.trim().toLowerCase())
      if (alone !== undefined && !/^\d/.test(said.trim())) {
        return alone === place
          ? {
              verdict: 'unfinished',
              missing: 'That is the place: say what the digit is worth there.',
              isPart: true,
            }
          : { verdict: 'wrong' }
      }
      const product = /^\d ?× ?(?:10+|1|0\.0*1)$/.test(said.trim()) ? readNumber(said) : undefined
      const worked = product && asRational(product.value)
      if (worked) return { verdict: worked.equals(worth) ? 'right' : 'wrong' }
      return value.judge(said)
    },
  }
}

/** The name of a place; with `orValue` what the digit is worth there means the same. */
export function placeValue(digit: number, place: number, orValue: boolean): Value {
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
    spellings: orValue ? [...named.spellings, ...worth.spellings] : named.spellings,
    judge(said): Judged {
      const plain = said
        .replace(/^\s*=\s*/, '')
        .trim()
        .replace(/^(?:in )?(?:the )?/i, '')
      const place10 = placeCalled(plain.toLowerCase().replace(/ (?:place|column|digit|position)$/, ''))
      if (place10 !== undefined && !/^\d+$/.test(plain))
        return { verdict: place10 === place ? 'right' : 'wrong' }
      // "ten thousand" has become a number on its way here.
      if (/^10+$/.test(plain) && rational(BigInt(plain)).equals(sizeOfPlace(place)))
        return { verdict: 'right' }
      const judged = named.judge(plain)
      if (judged.verdict !== 'unread') return judged
      const valued = worth.judge(said)
      return valued.verdict === 'right' && !orValue
        ? { verdict: 'unfinished', missing: 'That is what the digit is worth: name its place.', isPart: true }
        : valued
    },
    isNamedIn: (text, given) => named.isNamedIn(text, given) || worth.isNamedIn(text, given),
    near: () =>
      [place + 1, place - 1, place + 2, place - 2]
        .filter(each => KNOWN_PLACES.includes(each))
        .map(each => placeValue(digit, each, orValue)),
  }
}
