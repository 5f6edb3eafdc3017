import type { Topic } from '../../domain/topic.ts'
import type { AveragesQuestion } from './question.ts'

/** Hints that go the right way: back from a mean to what the numbers make together, and for one measure alone. */
export function tipsOfAverages({ task }: AveragesQuestion): Topic['tips'] | undefined {
  switch (task) {
    case 'missing':
      return [
        'What must all of the numbers make together, to have that mean?',
        'Multiply the mean by how many numbers there are. How much of that do the numbers make that you know?',
      ]
    case 'total':
      return [
        'The mean is what each one would get. How many such shares are there?',
        'Think backwards: the total was shared out to get the mean. How do you undo that?',
      ]
    case 'mode':
      return ['Which number comes up most often?', 'Tally each number. Which one has most marks?']
    case 'range':
      return [
        'Which number is the biggest, and which one is the smallest?',
        'The range is how far it is from the smallest number to the biggest.',
      ]
    default:
      return undefined
  }
}
