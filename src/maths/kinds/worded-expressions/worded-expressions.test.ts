import { simplify } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { wordedExpressions } from './index.ts'

/** Each wording by a pattern of its own. */
const WORDS: [RegExp, string][] = [
  [/^the sum of (\w+) and (\w+)$/, '$1 + $2'],
  [/^(\w+) more than (\w)$/, '$2 + $1'],
  [/^(\w+) less than (\w)$/, '$2 - $1'],
  [/^(\w+) subtracted from (\w+)$/, '$2 - $1'],
  [/^the product of (\w+) and (\w+)$/, '$1 * $2'],
  [/^(\w+) less than twice (\w)$/, '2 * $2 - $1'],
  [/^(\w+) times the sum of (\w+) and (\w+)$/, '$1 * ($2 + $3)'],
  [/^(\w+) more than the product of (\w+) and (\w+)$/, '$2 * $3 + $1'],
]

testKind(wordedExpressions, {
  oracle(question) {
    const phrase = question.replaceAll('$', '').replace(/^Write an expression for |\.$/g, '')
    const [pattern, by] = WORDS.find(([own]) => own.test(phrase)) ?? []
    return pattern && by && simplify(phrase.replace(pattern, by)).toString()
  },
})
