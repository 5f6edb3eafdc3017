import type { Lesson } from '../lesson.ts'

export const circlesAndAngles: readonly Lesson[] = [
  {
    title: 'Circles',
    asks: [
      'circle',
      'radius',
      'diameter',
      'circumference',
      'pi',
      'area circle',
      'circumference circle',
      'radius diameter',
      'arc',
      'sector',
    ],
    topics: ['Circles'],
    younger:
      'The radius goes from the middle of a circle to its edge. The diameter goes all the way across, so it is two of them. The circumference is the way around: a little more than three times the way across.',
    older:
      'The diameter is twice the radius. Pi is how often the diameter fits around the circle, about three and a bit, with digits that never end. Circumference: pi times diameter. Area: pi times radius times radius. For the area square the radius first; do not mix up the two formulas: area is in squares.',
    shown: [
      {
        picture: 'round radius, diameter, circumference',
        words: 'Two radii make a diameter, and a little more than three diameters make the circumference.',
      },
    ],
    next: 'Do you know the radius or the diameter of your circle? How do you get the other one?',
  },
  {
    title: 'Angles',
    asks: [
      'angle',
      'type|kind angle',
      'acute',
      'obtuse',
      'reflex',
      'right angle',
      'protractor',
      'measure angle',
      'degree',
      'acute obtuse',
      'straight angle',
      'straight line',
    ],
    topics: ['Types of angles'],
    younger:
      'An angle is how far you turn from one line to the other. A square corner is a right angle. Smaller than that is acute, bigger is obtuse. Bigger than a straight line is reflex.',
    older:
      'An angle measures a turn, in degrees: a full turn is three hundred and sixty, a straight line half of that, a right angle a quarter of it. Acute is less than a right angle, obtuse between a right angle and a straight line, reflex more than a straight line. How long the arms are does not matter.',
    shown: [
      {
        picture: 'angle 90\nangle 40',
        words: 'Above a right angle, a square corner. Below it an acute one: $40 < 90$.',
      },
      {
        picture: 'angle 90\nangle 130',
        words: 'Above a right angle, a square corner. Below it an obtuse one: $90 < 130$ and $130 < 180$.',
      },
    ],
    next: 'Hold the corner of a sheet of paper to your angle. Is it smaller or bigger than that?',
  },
  {
    title: 'Missing angles',
    asks: [
      'missing angle',
      'angle triangle|line|point',
      'angle straight line',
      'angle add',
      'angle 180|360',
      'triangle 180',
      'complementary',
      'supplementary',
      'degree triangle|quadrilateral',
      'parallel line angle',
      'corresponding|alternate angle',
      'vertically opposite',
      'isosceles',
      'find angle',
      'angle rule',
    ],
    topics: ['Missing angles'],
    younger:
      'Angles on a straight line make half a turn together. Around a point they make a full turn. The three corners of a triangle, torn off and laid side by side, make a straight line. So add what you know and see what is missing.',
    older:
      'On a straight line angles add up to half a turn, around a point to a full turn, in a triangle to half a turn, in a quadrilateral to a full turn. Opposite angles where lines cross are equal; so are corresponding and alternate angles at parallel lines. Two equal sides of a triangle have equal angles at their ends. Add what you know and take it from the whole.',
    shown: [
      { picture: 'angles 130, 50', words: 'On a straight line: $130 + 50 = 180$.' },
      { picture: 'triangle angles 50, 60, 70', words: 'In a triangle: $50 + 60 + 70 = 180$.' },
      { picture: 'angles 90, 150, 120', words: 'Around a point: $90 + 150 + 120 = 360$.' },
    ],
    next: 'What do the angles in your picture make all together: a straight line or a full turn?',
  },
  {
    title: 'Angles of polygons',
    asks: [
      'polygon',
      'angle polygon',
      'interior angle',
      'exterior angle',
      'interior exterior angle',
      'regular polygon',
      'angle pentagon|hexagon|octagon',
      'pentagon|hexagon|octagon|heptagon',
    ],
    topics: ['Angles of polygons'],
    younger:
      'A polygon is a flat shape with straight sides. Cut it into triangles from one corner: each triangle has half a turn of angles. Walk all around it, and you have made one full turn.',
    older:
      'From one corner a polygon can be cut into triangles, two fewer than it has sides; each has a half turn, so that gives the sum of the interior angles. The exterior angles always make one full turn. In a regular polygon all are equal, so divide by the number of sides. At each corner interior and exterior angle make a straight line.',
    shown: [
      {
        picture: 'polygon 5',
        words: 'Five sides, three triangles: $3 × 180 = 540$ degrees inside, $540 ÷ 5 = 108$ in each corner.',
      },
      {
        picture: 'polygon 6',
        words: 'Six sides, four triangles: $4 × 180 = 720$ degrees inside, $720 ÷ 6 = 120$ in each corner.',
      },
    ],
    next: 'How many sides has your polygon? Into how many triangles can you cut it from one corner?',
  },
  {
    title: 'Pythagoras',
    asks: [
      'pythagoras',
      'hypotenuse',
      'right triangle',
      'right angle triangle',
      'a squared b squared',
      'pythagorean',
    ],
    topics: ['Pythagoras'],
    younger:
      'In a triangle with a square corner build a square on each side. The two smaller squares together have just as much space as the biggest one. That helps to find a side.',
    older:
      'In a right-angled triangle the squares of the two short sides add up to the square of the longest one, the hypotenuse, which lies across from the right angle. Looking for the longest side: add the squares, then take the root. Looking for a short side: subtract, then take the root.',
    shown: [
      {
        picture: 'triangle 3, 4, 5',
        words: 'The two small squares make the big one: $3^2 + 4^2 = 5^2$, that is $9 + 16 = 25$.',
      },
      {
        picture: 'triangle 8, 6, 10',
        words: 'The two small squares make the big one: $8^2 + 6^2 = 10^2$, that is $64 + 36 = 100$.',
      },
    ],
    next: 'Which side lies across from the right angle? Do you know it, or is it the one you look for?',
  },
  {
    title: 'Sine, cosine and tangent',
    asks: ['trigonometry', 'sine', 'cosine', 'tangent', 'sohcahtoa', 'angle elevation|depression', 'trig'],
    topics: ['Trigonometry'],
    younger:
      'All right-angled triangles with the same slope look alike, only bigger or smaller. So two of their sides always stand to each other in the same way. Who knows the angle and one side knows the others.',
    older:
      'In a right-angled triangle the angle alone says how two sides stand to each other. The sine is the side opposite the angle over the hypotenuse, the cosine the side beside it over the hypotenuse, and the tangent the opposite side over the one beside it. Mark the angle, name the sides, choose the ratio that joins what you know with what you look for.',
    shown: [
      {
        picture: 'triangle 3, 4, 5',
        words:
          'The sine of the smallest angle is what lies across from it over the hypotenuse: $3 ÷ 5 = 0.6$.',
      },
      {
        picture: 'triangle 6, 8, 10',
        words: 'Twice as big, the same angle, the same sine: $6 ÷ 10 = 0.6$.',
      },
    ],
    next: 'Which angle is it about? Which side lies across from it, and which sides do you know or look for?',
  },
]
