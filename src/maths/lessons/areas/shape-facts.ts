import type { Lesson } from '../lesson.ts'

export const shapeFacts: readonly Lesson[] = [
  {
    title: 'Faces, edges and corners',
    asks: [
      'face',
      'edge',
      'vertex',
      'vertices',
      'face edge',
      'edge vertex|vertices',
      'corner',
      '3d shape',
      'prism',
    ],
    topics: ['Faces, edges and corners'],
    younger:
      'A face is a flat side of a solid shape, like a wall of a box. An edge is the line where two faces meet. A corner, or vertex, is the point where edges meet. Count them in an order, so that you miss none: first those on top, then those in the middle, then those at the bottom.',
    older:
      'Faces are the flat surfaces of a solid, edges the lines where two faces meet, and vertices the points where edges meet. A prism has two ends of the same shape: its edges are those of both ends and one more between each pair of corners. A pyramid has one base and a tip that every corner of the base is joined to. To check: faces and vertices together are always two more than the edges.',
    shown: [
      {
        picture: 'box 4 cm by 3 cm by 2 cm',
        words:
          'Corners of a box: as many at the top as at the bottom, $4 + 4 = 8$. Edges: top, bottom and between them, $4 + 4 + 4 = 12$.',
      },
      {
        picture: 'polygon 3\npolygon 3',
        words:
          'Both ends of a prism with triangles: $3 + 3 = 6$ corners. Edges: both ends and between them, $3 + 3 + 3 = 9$.',
      },
    ],
    next: 'Which parts of your shape are you counting: flat faces, lines or points? How many are at the top?',
  },
  {
    title: 'Symmetry of shapes',
    asks: [
      'symmetry',
      'line symmetry',
      'line of symmetry',
      'mirror line',
      'rotational symmetry',
      'order rotational symmetry',
      'symmetrical',
      'reflection symmetry',
    ],
    topics: ['Symmetry of shapes'],
    younger:
      'A shape has a line of symmetry where you can fold it so that both halves lie exactly on each other. Some shapes have many such lines, some have none. A shape may also look the same when you turn it: that is rotational symmetry.',
    older:
      'A line of symmetry is a mirror line: both sides of it match when the shape is folded along it. The order of rotational symmetry is how often the shape fits onto itself in one full turn; every shape fits at least once, at the end of the turn. A regular polygon has as many lines of symmetry as sides, and the same order.',
    shown: [
      {
        picture: 'polygon 5',
        words:
          'All sides and angles are equal. Each line goes from a corner to the middle of the side across.',
      },
      {
        picture: 'polygon 6',
        words:
          'Some lines go through two corners, some through the middles of two sides: $3 + 3 = 6$ lines in all.',
      },
    ],
    next: 'Along which line could you fold your shape? Are there others?',
  },
  {
    title: 'Parallel and perpendicular lines',
    asks: ['parallel', 'perpendicular', 'parallel|perpendicular line', 'parallel perpendicular'],
    exampleOf: 'Types of angles',
    younger:
      'Parallel lines run side by side and never meet, like the rails of a train. Perpendicular lines meet in a square corner, like the edges of a door.',
    older:
      'Parallel lines always stay the same distance apart, so they never meet. Perpendicular lines cross at a right angle, a quarter of a full turn. Arrows on lines mark them as parallel, a little square in the corner as perpendicular.',
    shown: [
      {
        picture: 'angle 90',
        words: 'The two arms are perpendicular: together four such corners make a full turn, $4 × 90 = 360$.',
      },
    ],
    next: 'Look at the edges of a sheet of paper. Which are parallel, and which are perpendicular?',
  },
  {
    title: 'Names of shapes',
    asks: [
      'shape',
      'polygon',
      'pentagon|hexagon|heptagon|octagon|nonagon|decagon',
      'quadrilateral',
      'name shape',
      'shape name',
      'name polygon',
      'type|kind triangle',
      'equilateral',
      'scalene',
      'type|kind quadrilateral',
      'name quadrilateral|triangle',
      '2d shape',
    ],
    topics: ['Names of shapes'],
    younger:
      'Flat shapes with straight sides get their name from the number of sides: three make a triangle, four a quadrilateral, five a pentagon, six a hexagon, eight an octagon. Count the sides, then find the name.',
    older:
      'Polygons are named by their number of sides: penta is five, hexa six, hepta seven, octa eight, nona nine, deca ten. A triangle is equilateral with three equal sides, isosceles with two, scalene with none; by its angles it is acute, right-angled or obtuse. Quadrilaterals are named by their equal sides, parallel sides and right angles.',
    shown: [
      {
        picture: 'polygon 6',
        words: 'Count round the shape: $1 + 1 + 1 + 1 + 1 + 1 = 6$ sides, so it is a hexagon.',
      },
      { picture: 'polygon 8', words: 'Two sides more than a hexagon, $6 + 2 = 8$: an octagon.' },
    ],
    next: 'How many sides has your shape? Are any of them equal?',
  },
]
