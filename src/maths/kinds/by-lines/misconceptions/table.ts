import { fractionEquations } from '../../equation/fraction-misconceptions.ts'
import { equations } from '../../equation/misconceptions.ts'
import { rounding } from '../../rounding/misconceptions.ts'
import { addingAndSubtracting } from './adding-and-subtracting.ts'
import { comparing } from './comparing.ts'
import { conversions } from './conversions.ts'
import { decimals } from './decimals.ts'
import { fractionParts } from './fraction-parts.ts'
import { fractionProducts } from './fraction-products.ts'
import { fractionSums } from './fraction-sums.ts'
import type { ArithmeticMisconception } from './misconception.ts'
import { multiplyingAndDividing } from './multiplying-and-dividing.ts'
import { orderAndPowers } from './order-and-powers.ts'
import { percentages } from './percentages.ts'
import { signs } from './signs.ts'

/** Every misconception that is known, by area. */
export const misconceptions: readonly ArithmeticMisconception[] = [
  ...addingAndSubtracting,
  ...multiplyingAndDividing,
  ...fractionSums,
  ...fractionProducts,
  ...fractionParts,
  ...decimals,
  ...percentages,
  ...conversions,
  ...comparing,
  ...orderAndPowers,
  ...signs,
  ...equations,
  ...fractionEquations,
  ...rounding,
]
