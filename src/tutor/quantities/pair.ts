import type { Question } from '#maths/domain/question.ts'
import { letterFound, lettersOfPair } from '#maths/routes/letter-lines.ts'
import type { QuantitySaid } from './quantity.ts'

/** Both letters of two equations, of which one is right: `x = 4, then y = 11 - 4 = 7`. */
export function pairSaid(text: string, question: Question): QuantitySaid | undefined {
  const letters = lettersOfPair(question)
  if (letters.length !== 2 || text.length > 80) return undefined
  const said = letters.flatMap(letter => {
    const own = new RegExp(
      `(?<![a-z\\d])${letter} ?(?:=|is|must be) ?(?:[^=a-z]*= ?)?(-?\\d+(?:\\.\\d+)?)(?![\\d.]|\\s*[-+*/×÷x])`,
      'i',
    ).exec(text)
    return own ? [{ letter, line: `${letter} = ${own[1]}` }] : []
  })
  const right = said.filter(({ line }) => letterFound(line, question))
  const wrong = said.find(each => !right.includes(each))
  const [known] = right
  if (said.length !== 2 || right.length !== 1 || !known || !wrong) return undefined
  return {
    isSo: false,
    part: known.line,
    quantity: {
      is: 'one of the two letters',
      values: [],
      named: /$^/,
      next: '',
      askBack: `Yes, $${known.line}$ is right. Put it into one of the equations once more, in the place of each $${known.letter}$, with the number before it. What must $${wrong.letter}$ be then?`,
    },
  }
}
