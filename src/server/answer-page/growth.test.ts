import { expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { markByPage } from './mark.ts'

test('a text of the largest size is compared in no time', async () => {
  const long = 'the red and the yellow, '.repeat(800)
  const page = { question: 'Which colours?', expectedAnswer: 'red, yellow', answer: 'the red and the yellow' }
  const many = () => Array.from({ length: 800 }, () => markByPage(page))
  for (const answer of [long, long.replaceAll(',', ' or'), '1 '.repeat(9_000)]) {
    const compare = () => {
      markByPage({ question: long, expectedAnswer: long.slice(1), answer })
      markByPage({ question: 'How many?', expectedAnswer: '15', answer })
    }
    expect(await timesAsMuch(compare, many, 25)).toBeLessThan(25)
  }
})
