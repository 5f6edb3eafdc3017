import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Comparing calculations',
  standard: '1.OA.D.7',
  mastery: 'Says which of two calculations comes to more, and when they are equal.',
  tips: [
    'What does each side come to? Write it under the side before you compare.',
    'Think of a pair of scales: each side holds what its calculation comes to. Which side goes down?',
  ],
  activities: [
    {
      title: 'Calculation scales',
      description:
        'Each of two players deals a calculation with three cards: two numbers and a sign. Say which side of the scales goes down before anybody works it out, then check. Can you swap one card so that the scales balance?',
    },
  ],
}
