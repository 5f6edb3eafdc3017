import { decimalText } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import { named } from '../../values/named.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { countOfPlace, partsOf, sumOfParts } from './parts.ts'
import { nameOfPlace } from './places.ts'
import { digitsOf, type PlaceValueQuestion } from './question.ts'
import { digitValue, inWordsValue, placeValue } from './values.ts'

export function digitAt(written: string, place: number): number {
  return digitsOf(written).find(each => each.place === place)?.digit ?? 0
}

/** The digits of a number with the names of their places: `4 tens and 7 ones`. */
function eachPlace(number: bigint): Value {
  return named(
    digitsOf(`${number}`).map(({ digit, place }) => {
      const name = nameOfPlace(place)
      const single = name.replace(/s$/, '')
      return { name, words: place === 0 ? 'ones?|units?' : `${name}|${single}`, value: numberValue(digit) }
    }),
  )
}

function answerTo(question: PlaceValueQuestion): Value {
  switch (question.task) {
    case 'digit at place':
      return numberValue(digitAt(question.written, question.place))
    case 'value of digit':
      return digitValue(question.digit, question.place)
    case 'place of digit':
      return placeValue(question.digit, question.place, question.orValue)
    case 'expanded form':
      return sumOfParts(partsOf(question.number))
    case 'each place':
      return eachPlace(question.number)
    case 'partition':
      return sumOfParts(partsOf(question.number), true)
    case 'missing part':
      return numberValue(question.count)
    case 'how many':
      return countOfPlace(question.number, question.place)
    case 'in words':
      return inWordsValue(question.number)
    case 'in figures':
      return numberValue(question.number)
    case 'from places':
    case 'from sum':
      return numberValue(question.number, { isDecimal: true })
  }
}

function stepsTo(question: PlaceValueQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  switch (question.task) {
    case 'digit at place':
      return [
        valueStep(
          `Count the places from the ones, next to the point, to the ${nameOfPlace(question.place)}: the digit there is ${result}`,
        ),
      ]
    case 'value of digit':
      return [
        valueStep(`Find the place of the digit: it stands in the ${nameOfPlace(question.place)}`),
        valueStep(
          `Multiply the digit by its place: ${inline(`${question.digit} \\text{ ${nameOfPlace(question.place)}} = ${answer.latex}`)}`,
        ),
      ]
    case 'place of digit':
      return [valueStep(`Count the places from the ones, next to the point: ${result}`)]
    case 'missing part':
      return [
        valueStep(
          `Take away what is there already; count the ${nameOfPlace(question.place)} in the rest: ${result}`,
        ),
      ]
    case 'how many':
      return [
        valueStep(
          `Take all digits down to the ${nameOfPlace(question.place)}, not only the one that stands there: ${result}`,
        ),
      ]
    case 'expanded form':
    case 'partition':
      return [
        valueStep(
          `Write what each digit is worth, with plus signs between: ${inline(`${decimalText(question.number)} = ${answer.latex}`)}`,
        ),
      ]
    case 'each place':
      return [valueStep(`Take each digit with its place, from left to right: ${result}`)]
    case 'in words':
      return [valueStep(`Say the thousands first, then hundreds, tens and ones: ${result}`)]
    case 'in figures':
      return [valueStep(`Write each part in its place, with zeros where nothing is said: ${result}`)]
    case 'from places':
    case 'from sum':
      if (question.parts.some(({ digit }) => digit > 9n))
        return [valueStep(`Write what each part is worth and add them: ${result}`)]
      return [valueStep(`Write each digit in its place, with zeros in the empty ones: ${result}`)]
  }
}

export function solvePlaceValue(question: PlaceValueQuestion): Solved {
  const answer = answerTo(question)
  const choices =
    question.task === 'digit at place'
      ? [...new Set(digitsOf(question.written).map(({ digit }) => digit))].map(each => numberValue(each))
      : []
  return { steps: stepsTo(question, answer), answer, choices }
}
