import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Numbers with a property',
  standard: '4.OA.B.4',
  mastery: 'Finds numbers that have a property, such as being a square or a multiple.',
  tips: [
    'What does the word say about a number? Take the numbers one after the other and see whether it is true of them.',
    'If it has to be two things at once, list the numbers for the rarer one first and look among them.',
  ],
  activities: [
    {
      title: 'Who am I?',
      description:
        'One person thinks of a number and names a property, such as being a square or a multiple of another number. The other one names a number that fits. Go on with one more property each time, until only a single number is left.',
    },
  ],
}
