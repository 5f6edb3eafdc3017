import type { NumberForm, NumberNode } from '../../arithmetic/expression.ts'
import { isNegative } from '../../arithmetic/rational.ts'
import type { Topic } from '../../domain/topic.ts'

const ON_A_LINE: Topic['tips'] = [
  'Draw a number line with zero on it. Where does each number stand?',
  'Whatever stands further right on the number line is bigger. Below zero that is the number nearer to zero.',
]

const OF_FORM: Partial<Record<NumberForm, Topic['tips']>> = {
  whole: [
    'How many digits does each number have? Which place counts most?',
    'Compare the first digits. Where they are the same, go on to the next place on the right.',
  ],
  decimal: [
    'Can you write all of them with the same number of digits behind the point?',
    'Compare place by place from the left: first what stands before the point, then the tenths, then the hundredths.',
  ],
  fraction: [
    'Could you write the fractions with pieces of one size? Look at the bottom numbers.',
    'Find a number that all of the bottoms go into, and write each fraction with it. Then compare the tops.',
  ],
}

const MIXED: Topic['tips'] = [
  'Could you write the numbers in the same way, so that they are easy to compare?',
  'Write all of them as decimals: divide the top of a fraction by its bottom, and take a percentage as hundredths. Then compare from the left.',
]

/** Hints for numbers that are held against each other, by how they are written. */
export function comparingTips(numbers: readonly NumberNode[]): Topic['tips'] {
  const forms = new Set(numbers.map(({ form }) => form))
  const [form, ...others] = forms
  if (numbers.some(({ value }) => isNegative(value)))
    return forms.has('fraction') || forms.has('percent') ? [ON_A_LINE[0], MIXED[1]] : ON_A_LINE
  return (others.length === 0 && form && OF_FORM[form]) || MIXED
}
