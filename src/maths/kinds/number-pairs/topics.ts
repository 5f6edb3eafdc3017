import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Two unknown numbers',
  standard: '8.EE.C.8c',
  mastery: 'Finds two numbers from two things that are known of them.',
  tips: [
    'Think of any two numbers that fit the first thing you know. Do they fit the second one too?',
    'Draw both numbers as bars, one below the other. How much longer is one of them, and what would be left without that piece?',
  ],
  activities: [
    {
      title: 'Two secret numbers',
      description:
        'One person thinks of two numbers and tells only what they make together and how far apart they are. The other finds them. Which pairs are quick to find, and is there a way that always works?',
    },
  ],
}
