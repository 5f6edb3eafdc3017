import { rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { letterFound, lettersOfPair } from '#maths/routes/letter-lines.ts'
import { fitsOne, type OwnEquation, ownEquationIn } from '../own-equation.ts'
import { nameOf } from '../replies/voice.ts'
import { equationsSaid } from '../story-letters.ts'
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

/** An equation of the child's own that fits what is asked in words: `x + (x + 1) + (x + 2) = 72`. */
export function ownEquationSaid(text: string, question: Question): OwnEquation | undefined {
  const equation = /=/.test(question.text) ? undefined : ownEquationIn(text)
  // A letter of the question itself is none of the child's own.
  if (!equation || new RegExp(`(?<!\\p{L})${equation.letter}(?!\\p{L})`, 'iu').test(question.text))
    return undefined
  const { answer } = wayTo(question)
  const listed = solve(question).answer.match(/-?\d+(?![^{]*\})/g) ?? []
  const values = [...(answer ? [answer] : []), ...listed.map(each => rational(BigInt(each)))]
  return fitsOne(equation, values) ? equation : undefined
}

/** `x + y = 31 and x - y = 7`, of two numbers of which two things are told: the child’s own letters, by what they come to. */
export function ownLettersSaid(text: string, question: Question): QuantitySaid | undefined {
  const pair = question.kind === 'number pairs' ? (solve(question).answer.match(/-?\d+/g) ?? []) : []
  const said =
    pair.length === 2
      ? equationsSaid(text, [], { answer: pair.map(each => rational(BigInt(each))) })
      : undefined
  const own = said?.fits === true ? undefined : ownEquationSaid(text, question)
  if (own) return creditOf(own)
  if (mixesUp(text, question)) return { isSo: false, quantity: { ...MIXED_UP } }
  if (said?.fits !== true) return undefined
  return {
    isSo: true,
    quantity: {
      is: `equations ${said.lines}`,
      values: [],
      named: /$^/,
      credit: `\`${said.lines}\` says just what the question says.`,
      askBack: '',
      next:
        said.value !== undefined
          ? 'And what is the other number then?'
          : said.isOfSeveral
            ? 'Add your equations, or take one from the other: which letter is gone then, and what is left?'
            : 'What is that letter, and what is the other one then?',
    },
  }
}

/** `5n + 3 = 26` for five more than three times a number: its numbers, each in the place of another. */
function mixesUp(text: string, question: Question): boolean {
  const own = question.kind === 'solve' && !/=/.test(question.text) ? ownEquationIn(text) : undefined
  const numbers = (said: string) => (said.match(/\d+/g) ?? []).sort().join(' ')
  const whole = nameOf(question)
  return own !== undefined && whole.includes('=') && numbers(own.text) === numbers(whole)
}

const MIXED_UP = {
  is: 'an equation',
  values: [],
  named: /$^/,
  next: '',
  askBack:
    'An equation is a good idea! Go through the words once more: what happens to the number first, what then, and which number belongs to each?',
}

const creditOf = ({ text, letter }: OwnEquation): QuantitySaid => ({
  isSo: true,
  quantity: {
    is: 'an equation',
    values: [],
    named: /$^/,
    credit: `\`${text}\` fits what is told.`,
    askBack: '',
    next: `Make it shorter or undo one thing after the other: what is $${letter}$?`,
  },
})
