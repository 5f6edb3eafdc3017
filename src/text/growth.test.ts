import { expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { markdownWithMaths } from './maths-text.ts'
import { readAloud } from './read-aloud.ts'
import { mathsInWords } from './spoken-maths.ts'
import { inWords } from './spoken-text.ts'

test.each(['>'.repeat(8_000), '*'.repeat(8_000), '[('.repeat(4_000), '`'.repeat(8_000), '$'.repeat(8_000)])(
  'a text that means to keep the parser busy is read aloud in no time: %.6s',
  async text => {
    const prose = 'It is *really* good, and $2*3$ is 6. '.repeat(220)
    expect(
      await timesAsMuch(
        () => readAloud(text),
        () => readAloud(prose),
        25,
      ),
    ).toBeLessThan(25)
  },
)

test.each(['$a', '\\(', '`', '` '])('text with maths stays quick on nothing but %j', async piece => {
  const long = (text: string) => text.repeat(20_000 / text.length)
  const [hostile, prose] = [long(piece), long('Look at $x$ in `code`. ')]
  expect(
    await timesAsMuch(
      () => markdownWithMaths(hostile),
      () => markdownWithMaths(prose),
      1_000,
    ),
  ).toBeLessThan(1_000)
})

test.each(['(|', '{', '\\frac', '^{-', 'a ', '( ', '- ', 'x^', '0.\\dot{3}'])(
  'what means to keep the reader busy is read in no time: %s',
  async sign => {
    const hostile = sign.repeat(8_000 / sign.length)
    const prose = 'It is really good, and 2*3 is 6. '.repeat(240)
    const words = (text: string) => mathsInWords(text) + inWords(text)
    expect(
      await timesAsMuch(
        () => words(hostile),
        () => words(prose),
        25,
      ),
    ).toBeLessThan(25)
  },
)
