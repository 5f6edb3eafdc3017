import type { Lesson } from '../lesson.ts'
import { algebra } from './algebra.ts'
import { circlesAndAngles } from './circles-and-angles.ts'
import { data } from './data.ts'
import { decimalsAndPercentages } from './decimals-and-percentages.ts'
import { expressions } from './expressions.ts'
import { factors } from './factors.ts'
import { fractions } from './fractions.ts'
import { graphsAndSequences } from './graphs-and-sequences.ts'
import { measuresAndTime } from './measures-and-time.ts'
import { moneyAndRates } from './money-and-rates.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { numberProperties } from './number-properties.ts'
import { placeValue } from './place-value.ts'
import { powers } from './powers.ts'
import { shapeFacts } from './shape-facts.ts'
import { shapes } from './shapes.ts'
import { stories } from './stories.ts'
import { temperatureAndDates } from './temperature-and-dates.ts'
import { wholeNumbers } from './whole-numbers.ts'

/** All lessons, one file an area. */
export const all: readonly Lesson[] = [
  ...wholeNumbers,
  ...numberProperties,
  ...placeValue,
  ...negativeNumbers,
  ...fractions,
  ...decimalsAndPercentages,
  ...factors,
  ...powers,
  ...algebra,
  ...expressions,
  ...shapes,
  ...shapeFacts,
  ...circlesAndAngles,
  ...measuresAndTime,
  ...stories,
  ...temperatureAndDates,
  ...moneyAndRates,
  ...data,
  ...graphsAndSequences,
]
