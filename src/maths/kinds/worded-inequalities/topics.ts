import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Words as inequalities',
  standard: '6.EE.B.8',
  mastery: 'Writes words such as at least and less than as an inequality.',
  tips: [
    'Try a number that is bigger and one that is smaller. Which of them would fit the words?',
    'Does the number at the end itself fit the words? Then the sign has a line below it.',
  ],
  activities: [
    {
      title: 'Signs on the way',
      description:
        'Look for rules with a limit: an age for a ride, a speed on a road, a height under a bridge. Write each with a letter and a sign. Does the limit itself still count? Ask somebody who might think otherwise.',
    },
  ],
}
