import type { Topic } from '../../domain/topic.ts'

export const topic: Topic = {
  concept: 'Direct and inverse variation',
  standard: '7.RP.A.2b',
  mastery: 'Finds the constant of a direct or inverse proportion between two letters and uses it.',
  tips: [
    'Do both letters grow together, or does one shrink while the other grows? Write that down with a constant.',
    'Put the pair of values that you know into it. What must the constant be? Then put in the new value.',
  ],
  activities: [
    {
      title: 'Together or against each other',
      description:
        'Find pairs of things at home that grow together by the same factor, such as packets and their price, and pairs where one shrinks as the other grows, such as speed and the time for a walk. For each pair say what stays the same all the time.',
    },
  ],
}
