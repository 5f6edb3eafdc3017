import type { Topic } from '../../domain/topic.ts'
import { activities } from './activities.ts'
import { ANY_TIPS, tips } from './tips.ts'

const topic = (concept: string, standard: string, mastery: string): Topic => ({
  concept,
  standard,
  mastery,
  tips: tips[concept] ?? ANY_TIPS,
  activities: activities[concept] ?? [],
})

export const topics = {
  addingWhole: topic('Adding whole numbers', '3.NBT.A.2', 'Adds whole numbers.'),
  carrying: topic('Adding with carrying', '3.NBT.A.2', 'Adds larger numbers and carries tens correctly.'),
  subtractingWhole: topic('Subtracting whole numbers', '3.NBT.A.2', 'Subtracts whole numbers.'),
  borrowing: topic(
    'Subtracting with borrowing',
    '3.NBT.A.2',
    'Subtracts larger numbers and borrows correctly.',
  ),
  timesTables: topic('Times tables', '3.OA.C.7', 'Knows times-table facts.'),
  multiplyingWhole: topic('Multiplying larger numbers', '4.NBT.B.5', 'Multiplies larger whole numbers.'),
  dividingWhole: topic('Dividing whole numbers', '4.NBT.B.6', 'Divides whole numbers.'),
  dividingByZero: topic('Dividing by zero', '3.OA.B.6', 'Knows that nothing can be divided by zero.'),
  addingFractions: topic('Adding fractions', '5.NF.A.1', 'Adds fractions.'),
  subtractingFractions: topic('Subtracting fractions', '5.NF.A.1', 'Subtracts fractions.'),
  multiplyingFractions: topic('Multiplying fractions', '5.NF.B.4', 'Multiplies fractions.'),
  dividingFractions: topic('Dividing fractions', '6.NS.A.1', 'Divides with fractions.'),
  mixedNumbers: topic('Mixed numbers', '4.NF.B.3', 'Calculates with mixed numbers.'),
  simplifying: topic('Simplifying fractions', '4.NF.A.1', 'Writes a fraction in its lowest terms.'),
  fractionsOfAmounts: topic('Fractions of amounts', '5.NF.B.4', 'Finds a fraction of an amount.'),
  addingDecimals: topic('Adding and subtracting decimals', '5.NBT.B.7', 'Adds and subtracts decimals.'),
  multiplyingDecimals: topic('Multiplying decimals', '5.NBT.B.7', 'Multiplies decimals.'),
  dividingDecimals: topic('Dividing decimals', '5.NBT.B.7', 'Divides decimals.'),
  comparing: topic('Comparing numbers', '5.NBT.A.3', 'Compares numbers by their value.'),
  placeValue: topic(
    'Multiplying and dividing by 10',
    '5.NBT.A.2',
    'Multiplies and divides by 10, 100 and 1,000.',
  ),
  percentages: topic('Percentages of amounts', '6.RP.A.3', 'Finds a percentage of an amount.'),
  converting: topic(
    'Fractions, decimals and percentages',
    '4.NF.C.6',
    'Changes a number between fraction, decimal and percentage.',
  ),
  order: topic('Order of operations', '5.OA.A.1', 'Works out operations in the right order.'),
  powers: topic('Powers', '6.EE.A.1', 'Works out powers.'),
  addingNegatives: topic(
    'Adding and subtracting negative numbers',
    '7.NS.A.1',
    'Adds and subtracts negative numbers.',
  ),
  multiplyingNegatives: topic(
    'Multiplying and dividing negative numbers',
    '7.NS.A.2',
    'Multiplies and divides negative numbers.',
  ),
  equations: topic('Solving equations', '6.EE.B.7', 'Solves an equation for its unknown.'),
  rounding: topic('Rounding numbers', '4.NBT.A.3', 'Rounds a number to a given place.'),
} satisfies Record<string, Topic>
