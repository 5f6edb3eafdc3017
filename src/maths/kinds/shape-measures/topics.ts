import type { Topic } from '../../domain/topic.ts'

export const topics = {
  circles: {
    concept: 'Circles',
    standard: '7.G.B.4',
    mastery: 'Finds circumference and area of circles and their parts.',
    tips: [
      'Is the radius given or the diameter? Which of the two does the formula want?',
      'The way round goes with the diameter times π; the area goes with the radius times itself times π.',
    ],
    activities: [
      {
        title: 'String round a plate',
        description:
          'Lay a string round a plate, then see how often the plate fits across along the string. Try a cup and a bucket too. What do you notice about the number of times?',
      },
    ],
  },
  flat: {
    concept: 'Area of quadrilaterals',
    standard: '6.G.A.1',
    mastery: 'Finds area and perimeter of parallelograms, trapezoids, rhombuses and kites.',
    tips: [
      'Could you cut a piece off and put it elsewhere, so that a rectangle comes out?',
      'Cut it into rectangles and triangles that you know, and put the parts together again.',
    ],
    activities: [
      {
        title: 'Cut and move',
        description:
          'Draw a parallelogram, a trapezium and a kite on squared paper and cut them out. Cut each once or twice more and lay the parts as a rectangle. How long are its sides?',
      },
    ],
  },
  missing: {
    concept: 'Missing lengths',
    standard: '4.MD.A.3',
    mastery: 'Finds a missing length from an area, a perimeter or a volume.',
    tips: [
      'Write down the formula for what is given. Which part of it is not known?',
      'Undo the formula step by step: what was multiplied is divided, what was squared is rooted.',
    ],
    activities: [
      {
        title: 'Same number of tiles',
        description:
          'Lay a rectangle from tiles or sugar cubes and count them. Cover one side with your hand: can a friend tell how long it is from the number of tiles and the other side?',
      },
    ],
  },
  volume: {
    concept: 'Volume of boxes',
    standard: '5.MD.C.5b',
    mastery: 'Finds the volume of cubes, cuboids and prisms.',
    tips: [
      'How many cubes cover the bottom, and how many such layers are there?',
      'Multiply length and width for one layer, then multiply by the height.',
    ],
    activities: [
      {
        title: 'Fill a box with cubes',
        description:
          'Fill a small box with sugar cubes or building bricks, one layer at a time. Count one layer and the layers. Guess how many a bigger box takes before you try it.',
      },
    ],
  },
  surface: {
    concept: 'Surface area',
    standard: '6.G.A.4',
    mastery: 'Finds the surface area of solids.',
    tips: [
      'Unfold it in your mind: which faces are there, and which of them are the same?',
      'Find the area of every different face, take each as often as it is there, and add them all.',
    ],
    activities: [
      {
        title: 'Open up a packet',
        description:
          'Cut open an empty packet along its edges and lay it flat. Measure each face and find its area. Which faces come in pairs? How much card was needed in all?',
      },
    ],
  },
  round: {
    concept: 'Volume of cylinders, cones and spheres',
    standard: '8.G.C.9',
    mastery: 'Finds the volume of cylinders, cones, pyramids and spheres.',
    tips: [
      'What is the area of the base? How does the solid go on from there: straight up, or to a point?',
      'Straight up means base times height. A solid that runs to a point is a part of that: which part?',
    ],
    activities: [
      {
        title: 'Cone into cylinder',
        description:
          'Roll a paper cone and a paper tube of the same width and height. Fill the cone with rice and pour it into the tube until the tube is full. How often did you pour?',
      },
    ],
  },
} satisfies Record<string, Topic>
