import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Bounds of rounded numbers',
  standard: 'HSN-Q.A.3',
  mastery: 'Says between which bounds a number lay before it was rounded.',
  tips: [
    'To what was it rounded: to ones, tens, tenths? How far is half of that?',
    'Go half a step down and half a step up. Everything between rounds to the number that is given.',
  ],
  activities: [
    {
      title: 'What could it have been?',
      description:
        'One person measures something in the house, rounds the length to the nearest centimetre and tells only that. The other says the shortest and the longest that it can be. Then look at the ruler: does the true length lie in between?',
    },
  ],
}
