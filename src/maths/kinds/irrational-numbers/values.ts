import { numberIn } from '../../values/read-number.ts'
import { several } from '../../values/several.ts'
import type { Judged, Value } from '../../values/value.ts'
import type { Candidate } from './question.ts'

/** Two whole numbers with a root between them, also as `6 < √40 < 7`. */
export function betweenWholes(low: bigint): Value {
  const [first, second] = [`${low}`, `${low + 1n}`]
  const value = several([low, low + 1n])
  const CHAIN = /^(-?\d+)\s{0,30}(?:<|and)\s{0,30}[^<>,]*[√∛r][^<>,]*<\s{0,30}(-?\d+)$/
  const AROUND =
    /^(?:[^\d]*\d*\s*(?:is|lies|are)\s+)?(?:in )?(?:between\s+)?(-?\d+)\s*(?:\band\b|\bto\b|&|-)\s*(\d+)$/
  return {
    ...value,
    spellings: [...value.spellings, `between ${first} and ${second}`, `${first} < √ < ${second}`],
    judge(said): Judged {
      const [, left, right] = CHAIN.exec(said) ?? AROUND.exec(said) ?? []
      return value.judge(left === undefined ? said : `${left}, ${right}`)
    },
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bsqrt ?|\b(?:the )?square root of |\broot (?:of )?/g, '√')
    .replace(/\b(?:the )?cube root of /g, '∛')
    .replace(/\bpi\b/g, 'π')
    .replace(/[()\s]/g, '')

/** Some of the numbers of a list, as they stand in it. */
export function chosen(own: readonly Candidate[], all: readonly Candidate[]): Value {
  const texts = own.map(({ text }) => text)
  const find = (said: string) => {
    const number = numberIn(said.trim())
    return all.find(
      ({ text }) =>
        plain(text) === plain(said) || (number !== undefined && numberIn(text)?.equals(number) === true),
    )
  }
  const judge = (said: string): Judged => {
    const items = said
      .replace(/ (?:is|are) (?:the )?(?:ir)?rational(?: numbers?)?$/i, '')
      .split(/\s{0,30}(?:,\s{0,30}(?:and\b)?|;|\band\b)\s{0,30}/)
      .filter(each => each !== '')
    const found = items.map(find)
    if (found.length === 0 || found.includes(undefined)) return { verdict: 'unread' }
    if (found.some(each => each && !own.includes(each))) return { verdict: 'wrong' }
    return own.every(each => found.includes(each))
      ? { verdict: 'right' }
      : { verdict: 'unfinished', missing: 'One more is missing.', isPart: true }
  }
  const rest = all.filter(each => !own.includes(each))
  return {
    key: texts.join(', '),
    latex: `\\text{${texts.join(', ')}}`,
    text: texts.join(', '),
    spellings: [
      texts.join(' and '),
      texts.join(', ').replaceAll('√', 'sqrt '),
      texts.map(text => text.replace(/√ ?(\d+)/, '√($1)')).join(', '),
      texts.join(' , '),
    ],
    judge,
    isNamedIn: words =>
      judge(
        words
          .replace(/^.*\b(?:is|are|answer)\b:?/i, '')
          .replace(/[.!]+\s*$/, '')
          .trim(),
      ).verdict === 'right',
    near: () => rest.map(each => chosen([each], all)),
  }
}
