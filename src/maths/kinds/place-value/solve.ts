import { inline } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { nameOfPlace } from './places.ts'
import { digitsOf, type PlaceValueQuestion } from './question.ts'
import { digitValue, inWordsValue, partsOf, placeValue, sumOfParts } from './values.ts'

export function digitAt(written: string, place: number): number {
  return digitsOf(written).find(each => each.place === place)?.digit ?? 0
}

function answerTo(question: PlaceValueQuestion): Value {
  switch (question.task) {
    case 'digit at place':
      return numberValue(digitAt(question.written, question.place))
    case 'value of digit':
      return digitValue(question.digit, question.place)
    case 'place of digit':
      return placeValue(question.digit, question.place)
    case 'expanded form':
      return sumOfParts(partsOf(question.number))
    case 'in words':
      return inWordsValue(question.number)
    case 'in figures':
    case 'from places':
      return numberValue(question.number)
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
    case 'expanded form':
      return [
        valueStep(
          `Write what each digit is worth, with plus signs between: ${inline(`${question.number} = ${answer.latex}`)}`,
        ),
      ]
    case 'in words':
      return [valueStep(`Say the thousands first, then hundreds, tens and ones: ${result}`)]
    case 'in figures':
      return [valueStep(`Write each part in its place, with zeros where nothing is said: ${result}`)]
    case 'from places':
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
