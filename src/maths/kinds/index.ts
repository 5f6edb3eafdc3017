import { angles } from './angles/index.ts'
import { arrangements } from './arrangements/index.ts'
import { averages } from './averages/index.ts'
import { bases } from './bases/index.ts'
import { bounds } from './bounds/index.ts'
import { calculation } from './calculation/index.ts'
import { calendars } from './calendar/index.ts'
import { charts } from './charts/index.ts'
import { clockTimes } from './clock-time/index.ts'
import { comparedCalculations } from './compared-calculations/index.ts'
import { comparison } from './comparison/index.ts'
import { consecutiveNumbers } from './consecutive-numbers/index.ts'
import { coordinates } from './coordinates/index.ts'
import { divisionWithRemainder } from './division-with-remainder/index.ts'
import { equation } from './equation/index.ts'
import { equivalentFractions } from './equivalent-fractions/index.ts'
import { estimation } from './estimation/index.ts'
import { expressions } from './expressions/index.ts'
import { factorsAndMultiples } from './factors-and-multiples/index.ts'
import { formChange } from './form-change/index.ts'
import { frequencies } from './frequency/index.ts'
import { inequalityRanges } from './inequality-ranges/index.ts'
import { interest } from './interest/index.ts'
import { irrationalNumbers } from './irrational-numbers/index.ts'
import type { Kind } from './kind.ts'
import { lineFacts } from './line-facts/index.ts'
import { measureSums } from './measure-sums/index.ts'
import { moneyQuestions } from './money/index.ts'
import { numberFacts } from './number-facts/index.ts'
import { numberPairs } from './number-pairs/index.ts'
import { numberProperties } from './number-properties/index.ts'
import { numbersFromDigits } from './numbers-from-digits/index.ts'
import { ordering } from './ordering/index.ts'
import { percentages } from './percentage/index.ts'
import { perimeterAndArea } from './perimeter-and-area/index.ts'
import { placeValue } from './place-value/index.ts'
import { polynomialParts } from './polynomial-parts/index.ts'
import { powers } from './powers/index.ts'
import { probabilities } from './probability/index.ts'
import { proportions } from './proportion/index.ts'
import { pythagoras } from './pythagoras/index.ts'
import { rates } from './rates/index.ts'
import { ratios } from './ratio/index.ts'
import { rearranging } from './rearranging/index.ts'
import { recurringDecimals } from './recurring-decimals/index.ts'
import { romanNumerals } from './roman-numerals/index.ts'
import { roots } from './roots/index.ts'
import { roundedAnswers } from './rounded-answers/index.ts'
import { rounding } from './rounding/index.ts'
import { scales } from './scale/index.ts'
import { sequences } from './sequences/index.ts'
import { shapeFacts } from './shape-facts/index.ts'
import { shapeMeasures } from './shape-measures/index.ts'
import { simplestForm } from './simplest-form/index.ts'
import { solving } from './solving/index.ts'
import { standardForms } from './standard-form/index.ts'
import { stories } from './stories/index.ts'
import { straightLines } from './straight-lines/index.ts'
import { substitution } from './substitution/index.ts'
import { temperatures } from './temperature/index.ts'
import { unitConversion } from './unit-conversion/index.ts'
import { variations } from './variation/index.ts'
import { wordedExpressions } from './worded-expressions/index.ts'
import { wordedInequalities } from './worded-inequalities/index.ts'

/** Every kind of question that the tutor knows; see README.md for how to add one. */
export const kinds: readonly Kind[] = [
  calculation,
  equation,
  simplestForm,
  formChange,
  rounding,
  comparison,
  comparedCalculations,
  coordinates,
  divisionWithRemainder,
  equivalentFractions,
  estimation,
  expressions,
  factorsAndMultiples,
  inequalityRanges,
  lineFacts,
  numberFacts,
  ordering,
  perimeterAndArea,
  arrangements,
  averages,
  bases,
  interest,
  moneyQuestions,
  percentages,
  polynomialParts,
  powers,
  probabilities,
  proportions,
  rates,
  ratios,
  placeValue,
  rearranging,
  recurringDecimals,
  romanNumerals,
  roots,
  scales,
  frequencies,
  sequences,
  solving,
  standardForms,
  straightLines,
  substitution,
  shapeFacts,
  shapeMeasures,
  temperatures,
  unitConversion,
  measureSums,
  angles,
  calendars,
  charts,
  clockTimes,
  pythagoras,
  variations,
  consecutiveNumbers,
  numberPairs,
  irrationalNumbers,
  bounds,
  numberProperties,
  numbersFromDigits,
  wordedExpressions,
  wordedInequalities,
  roundedAnswers,
  stories,
]
