import { angles } from './angles/index.ts'
import { averages } from './averages/index.ts'
import { calculation } from './calculation/index.ts'
import { clockTimes } from './clock-time/index.ts'
import { comparison } from './comparison/index.ts'
import { divisionWithRemainder } from './division-with-remainder/index.ts'
import { equation } from './equation/index.ts'
import { expressions } from './expressions/index.ts'
import { factorsAndMultiples } from './factors-and-multiples/index.ts'
import { formChange } from './form-change/index.ts'
import type { Kind } from './kind.ts'
import { ordering } from './ordering/index.ts'
import { percentages } from './percentage/index.ts'
import { perimeterAndArea } from './perimeter-and-area/index.ts'
import { placeValue } from './place-value/index.ts'
import { probabilities } from './probability/index.ts'
import { pythagoras } from './pythagoras/index.ts'
import { ratios } from './ratio/index.ts'
import { rounding } from './rounding/index.ts'
import { sequences } from './sequences/index.ts'
import { shapeMeasures } from './shape-measures/index.ts'
import { simplestForm } from './simplest-form/index.ts'
import { solving } from './solving/index.ts'
import { substitution } from './substitution/index.ts'
import { unitConversion } from './unit-conversion/index.ts'

/** Every kind of question that the tutor knows; see README.md for how to add one. */
export const kinds: readonly Kind[] = [
  calculation,
  equation,
  simplestForm,
  formChange,
  rounding,
  comparison,
  divisionWithRemainder,
  expressions,
  factorsAndMultiples,
  ordering,
  perimeterAndArea,
  averages,
  percentages,
  probabilities,
  ratios,
  placeValue,
  sequences,
  solving,
  substitution,
  shapeMeasures,
  unitConversion,
  angles,
  clockTimes,
  pythagoras,
]
