import type { ConvertQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'

const OF_WAYS: Readonly<Record<string, Topic['tips']>> = {
  'decimal to fraction': [
    'Read it by its places: which place is the last digit in, tenths, hundredths or thousandths?',
    'Write all digits behind the point on top, and that ten, hundred or thousand at the bottom. Then make it simpler.',
  ],
  'decimal to percentage': [
    'Percent means out of a hundred. How many hundredths are that?',
    'Multiply by a hundred: each digit moves two places to the left.',
  ],
  'percent to fraction': [
    'Percent means out of a hundred. What stands at the bottom of the fraction then?',
    'Write it over a hundred, and make it simpler.',
  ],
  'percent to decimal': [
    'Percent means out of a hundred. How is so many hundredths written with a point?',
    'Divide by a hundred: each digit moves two places to the right.',
  ],
  'fraction to percentage': [
    'Percent means out of a hundred. Can the bottom number be made a hundred?',
    'Change it to hundredths, or divide the top by the bottom and multiply by a hundred.',
  ],
}

/** Hints for the way from one form of a number to the other, where those of the topic are for another way. */
export const convertingTips = ({ number, form }: ConvertQuestion): Topic['tips'] | undefined =>
  OF_WAYS[`${number.form} to ${form}`]
