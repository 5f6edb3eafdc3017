import { testKind } from '#support/maths/kind-kit.ts'
import { wordedInequalities } from './index.ts'

/** Every whole number is tried against the words; what fits says the sign. */
function fits(words: string, at: number): boolean {
  const number = Number(/-?\d+/.exec(words)?.[0])
  if (/at least|no less|or more|greater than or/.test(words)) return at >= number
  if (/at most|no more|or less|less than or/.test(words)) return at <= number
  return /greater|more|above/.test(words) ? at > number : at < number
}

testKind(wordedInequalities, {
  questions: 200,
  oracle(question) {
    const [, letter = '', words = ''] = /: ([a-z]) is (.+)$/.exec(question.replaceAll('$', '')) ?? []
    const parts = words.split(' and ')
    const signs = parts.map(part => {
      const number = Number(/-?\d+/.exec(part)?.[0])
      const line = fits(part, number) ? '=' : ''
      return { number, sign: `${fits(part, number + 1) ? '>' : '<'}${line}` }
    })
    return signs.map(({ number, sign }) => `${letter} ${sign} ${number}`).join(' and ')
  },
})
