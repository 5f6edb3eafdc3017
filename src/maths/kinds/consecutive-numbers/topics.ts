import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Consecutive numbers',
  standard: 'HSA-CED.A.1',
  mastery: 'Finds consecutive numbers from their sum or their product.',
  tips: [
    'If the first number is n, what are the ones behind it? Write their sum with n.',
    'About how big must each of them be, if they are nearly the same? Try near there.',
  ],
  activities: [
    {
      title: 'Neighbours on the calendar',
      description:
        'One person looks at a few days in a row on a calendar and tells only what their dates make together. The other finds the dates. Is there a quick way when there are three of them, and does it work for dates one below the other?',
    },
  ],
}
