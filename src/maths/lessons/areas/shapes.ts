import type { Lesson } from '../lesson.ts'

export const shapes: readonly Lesson[] = [
  {
    title: 'Perimeter',
    asks: ['perimeter', 'distance around', 'difference area perimeter'],
    topics: ['Perimeter'],
    younger:
      'The perimeter is the way all around a shape, as if an ant walked along its edge. Add up all the sides. Area is something else: that is the space inside.',
    older:
      'The perimeter is the length of the whole edge of a shape: add all its sides, also those whose length is not written there. It is measured in units of length, such as centimetres. The area is the space inside and is measured in squares.',
    shown: [
      { picture: 'rectangle 5 cm by 3 cm', words: 'Walk all around: $5 + 3 + 5 + 3 = 16$ centimetres.' },
      { picture: 'rectangle 7 cm by 2 cm', words: 'Walk all around: $7 + 2 + 7 + 2 = 18$ centimetres.' },
    ],
    next: 'How many sides has your shape, and how long is each of them?',
  },
  {
    title: 'Area',
    asks: [
      'area',
      'area rectangle|square',
      'area shape',
      'square metre|centimetre',
      'area triangle',
      'surface cover',
      'area formula',
    ],
    topics: ['Area'],
    younger:
      'The area is how much space is inside a flat shape: how many little squares cover it. In a rectangle count the squares in one row, and how many rows there are. A triangle is half of a rectangle.',
    older:
      'Area is the space inside a flat shape, measured in squares such as square centimetres. A rectangle has length times width. A triangle is half of the rectangle around it: base times height, divided by two; the height stands straight up from the base. Put shapes together from parts that you know.',
    shown: [
      {
        picture: 'rectangle 6 cm by 4 cm',
        words: 'Four rows of six squares: $6 × 4 = 24$ square centimetres.',
      },
      {
        picture: 'triangle base 8 cm, height 5 cm',
        words: 'Half of the rectangle around it: $8 × 5 ÷ 2 = 20$ square centimetres.',
      },
      {
        picture: 'rectangle 7 cm by 3 cm',
        words: 'Three rows of seven squares: $7 × 3 = 21$ square centimetres.',
      },
    ],
    next: 'Which two lengths of your shape do you need? How many squares would be in one row?',
  },
  {
    title: 'Area of quadrilaterals',
    asks: [
      'area parallelogram|trapezium|rhombus|kite',
      'parallelogram',
      'trapezium',
      'rhombus',
      'kite',
      'quadrilateral',
    ],
    topics: ['Area of quadrilaterals'],
    younger:
      'A parallelogram is a rectangle that leans over. Cut off the corner on one side and put it on the other: now it is a rectangle again. So its area is the base times the straight-up height.',
    older:
      'A parallelogram has base times height, where the height is straight up and not the slanted side. A trapezium has half the sum of its parallel sides, times the height. A rhombus or a kite has half the product of its diagonals.',
    shown: [
      {
        picture: 'rectangle 6 by 4',
        words: 'A parallelogram, cut and put together again: $6 × 4 = 24$ squares.',
      },
      {
        picture: 'rectangle 8 by 3',
        words:
          'A parallelogram, cut and put together again: $8 × 3 = 24$ squares. A trapezium with parallel sides of six and ten has just as many, if it is as high: $(6 + 10) × 3 ÷ 2 = 24$.',
      },
    ],
    next: 'Which of the lengths is the height, straight up from the base?',
  },
  {
    title: 'Missing lengths',
    asks: [
      'missing length|side',
      'find side|length|height|width area|perimeter|volume',
      'missing side area|perimeter',
      'unknown side|length',
    ],
    topics: ['Missing lengths'],
    younger:
      'You know how big the whole is and one side. Work backwards: what times this side makes the area? Or: what is left of the way around when you take away the sides that you know?',
    older:
      'Write down the formula with what you know and a gap for what you don’t. Then undo it: an area divided by one side gives the other, a volume divided by length and width gives the height. For a perimeter take away the known sides and share what is left.',
    shown: [
      {
        picture: 'rectangle 8 by ?',
        words: 'If the area is forty, the missing side is $40 ÷ 8 = 5$, because $8 × 5 = 40$.',
      },
      {
        picture: 'rectangle 9 by ?',
        words: 'If the way around is thirty, two sides make $30 - 9 - 9 = 12$, so one is $12 ÷ 2 = 6$.',
      },
    ],
    next: 'Which formula has all of that in it: what you know and what you look for?',
  },
  {
    title: 'Volume',
    asks: [
      'volume',
      'volume box|cube|cuboid|prism',
      'cuboid',
      'prism',
      'cubic centimetre|metre',
      'volume shape',
      'volume formula',
      'capacity',
    ],
    topics: ['Volume of boxes'],
    younger:
      'The volume is how much space is inside a solid thing: how many little cubes fill it. Count the cubes of one layer, and then how many layers there are.',
    older:
      'Volume is the space inside a solid, measured in cubes such as cubic centimetres. A box has length times width times height. Any prism has the area of its end times its length.',
    shown: [
      {
        picture: 'box 4 by 3 by 2',
        words: 'One layer has $4 × 3 = 12$ cubes, and there are two layers: $12 × 2 = 24$.',
      },
      {
        picture: 'box 5 by 2 by 3',
        words: 'One layer has $5 × 2 = 10$ cubes, and there are three layers: $10 × 3 = 30$.',
      },
    ],
    next: 'How many cubes are in the bottom layer of your box?',
  },
  {
    title: 'Surface area',
    asks: ['surface area', 'surface', 'net', 'surface area cube|cuboid|cylinder'],
    topics: ['Surface area'],
    younger:
      'The surface area is how much paper you need to wrap a solid thing. Open it up flat, find the area of every side, and add them. A box has six sides, and they come in pairs.',
    older:
      'The surface area is the area of all faces together. Unfold the solid into its net. A cuboid has three pairs of equal faces, a cube six equal squares. A cylinder has two circles and a rectangle as long as the circle is around.',
    shown: [
      {
        picture: 'box 4 by 3 by 2',
        words: 'Three pairs of faces: $2 × 4 × 3 + 2 × 4 × 2 + 2 × 3 × 2 = 52$ squares.',
      },
      { picture: 'box 5 by 5 by 5', words: 'Six equal squares: $6 × 5 × 5 = 150$.' },
    ],
    next: 'How many faces has your solid, and which of them are the same?',
  },
  {
    title: 'Volume of cylinders, cones and spheres',
    asks: ['volume cylinder|cone|sphere|pyramid|ball', 'cylinder', 'cone', 'sphere', 'pyramid', 'hemisphere'],
    topics: ['Volume of cylinders, cones and spheres'],
    younger:
      'A cylinder is like a stack of round coins: one coin’s area times how high the stack is. A cone of the same width and height holds only a third of that.',
    older:
      'A cylinder has the area of its circle times its height. Whatever runs to a point, a cone or a pyramid, has a third of base times height. A sphere has four thirds of pi times the radius to the power of three. Mind whether the radius or the diameter is given.',
    shown: [
      {
        picture: 'round radius',
        words:
          'First the base, then up: base area times height. Three cones fill one cylinder of the same width and height.',
      },
    ],
    next: 'What is the area of the base? Does the solid go straight up from it, or to a point?',
  },
]
