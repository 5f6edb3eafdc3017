import { calculation } from './calculation/index.ts'
import { comparison } from './comparison/index.ts'
import { equation } from './equation/index.ts'
import { factorsAndMultiples } from './factors-and-multiples/index.ts'
import { formChange } from './form-change/index.ts'
import type { Kind } from './kind.ts'
import { perimeterAndArea } from './perimeter-and-area/index.ts'
import { rounding } from './rounding/index.ts'
import { simplestForm } from './simplest-form/index.ts'
import { unitConversion } from './unit-conversion/index.ts'

/** Every kind of question that the tutor knows; see README.md for how to add one. */
export const kinds: readonly Kind[] = [
  calculation,
  equation,
  simplestForm,
  formChange,
  rounding,
  comparison,
  factorsAndMultiples,
  perimeterAndArea,
  unitConversion,
]
