import type { Topic } from '../../domain/topic.ts'

export const topics = {
  rest: {
    concept: 'Missing angles',
    standard: '7.G.B.5',
    mastery: 'Finds missing angles in triangles, on lines and around points.',
    tips: [
      'What do all of the angles make together: a right angle, a straight line, a full turn?',
      'Add the angles that you know and see how much is left of the whole.',
    ],
    activities: [
      {
        title: 'Tear off the corners',
        description:
          'Cut a triangle out of paper and tear off its three corners. Lay them side by side with their points together. What do they make? Do the same with a shape of four sides.',
      },
    ],
  },
  polygons: {
    concept: 'Angles of polygons',
    standard: '8.G.A.5',
    mastery: 'Finds interior and exterior angles of polygons.',
    tips: [
      'Into how many triangles can you cut the shape from one corner? How many is that compared with its sides?',
      'Walk round the shape in your mind: how far do you turn at each corner, and how far in all?',
    ],
    activities: [
      {
        title: 'Walk a polygon',
        description:
          'Chalk a shape with equal sides on the ground and walk round it. Turn at each corner and say how far you turned. How many corners bring you once all the way round?',
      },
    ],
  },
  types: {
    concept: 'Types of angles',
    standard: '4.G.A.1',
    mastery: 'Names angles by their size.',
    tips: [
      'Hold the corner of a sheet against it: is the angle smaller or bigger than that corner?',
      'Think of a right angle, a straight line and a full turn. Between which of them does it lie?',
    ],
    activities: [
      {
        title: 'Hunt for angles',
        description:
          'Walk through a room with the corner of a sheet of paper. Find angles that are smaller than the corner, as big as it, and bigger. Which kind is there most often?',
      },
    ],
  },
} satisfies Record<string, Topic>
