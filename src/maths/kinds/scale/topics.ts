import type { Topic } from '../../domain/topic.ts'

export const topics = {
  scale: {
    concept: 'Scales of maps and drawings',
    standard: '7.G.A.1',
    mastery: 'Finds real lengths from a map or drawing, and drawn lengths from real ones.',
    tips: [
      'Everything in reality is as many times longer as the scale says. Are you going from the map to reality, or back?',
      'Keep one unit until the end, then change it. How many of the small unit make one of the big unit?',
    ],
    activities: [
      {
        title: 'Plan of my room',
        description:
          'Measure your room and a few things in it. Choose how many centimetres on paper a metre shall be, and draw a plan. Cut out bed and table in the same scale and move them about: what would fit where?',
      },
    ],
  },
} satisfies Record<string, Topic>
