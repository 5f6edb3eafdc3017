import type { Topic } from '../../domain/topic.ts'

export const topics = {
  parts: {
    concept: 'Faces, edges and corners',
    standard: '1.G.A.1',
    mastery: 'Counts sides, faces, edges and corners of shapes.',
    tips: [
      'Can you find the shape at home, or sketch it? Put a finger on each part as you count it.',
      'A face is flat, an edge is where two faces meet, and a corner is where edges meet. Count top, bottom and middle one after the other.',
    ],
    activities: [
      {
        title: 'Box detectives',
        description:
          'Find a box, a tin and a roof-shaped packet. Stick a small piece of paper on every face, then on every edge, then on every corner, and count them. Which shape has the most of each?',
      },
    ],
  },
  symmetry: {
    concept: 'Symmetry of shapes',
    standard: '4.G.A.3',
    mastery: 'Finds lines of symmetry and the order of rotational symmetry of shapes.',
    tips: [
      'Cut the shape out of paper. Along which lines can you fold it so that both halves lie on each other?',
      'Trace the shape and turn it slowly through a full turn. How often does it fit onto itself?',
    ],
    activities: [
      {
        title: 'Fold and turn',
        description:
          'Cut different shapes out of paper. Fold each one along every line that makes both halves match. Then pin it down in its middle, turn it round once and count how often it looks the same.',
      },
    ],
  },
  names: {
    concept: 'Names of shapes',
    standard: '2.G.A.1',
    mastery:
      'Names polygons by their number of sides and triangles and quadrilaterals by their sides and angles.',
    tips: [
      'Say the names you know in order, one side more each time. Which one fits?',
      'The beginning of the name tells the number: tri, quad, penta, hexa, hepta, octa, nona, deca.',
    ],
    activities: [
      {
        title: 'Polygon hunt',
        description:
          'Look for shapes with straight sides on floors, signs and windows. Sketch each one, count its sides and write its name below it. How many different names do you find in a day?',
      },
    ],
  },
} satisfies Record<string, Topic>
