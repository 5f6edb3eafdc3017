import type { Lesson } from '../lesson.ts'

export const graphsAndSequences: readonly Lesson[] = [
  {
    title: 'Coordinates',
    asks: [
      'coordinate',
      'x y',
      'x axis',
      'y axis',
      'axis|axes',
      'plot',
      'plot point',
      'quadrant',
      'origin',
      'grid reference',
    ],
    exampleOf: 'Points on a grid',
    younger:
      'Coordinates say where a point is. The first number says how far to go across, the second how far to go up. Along the corridor, then up the stairs.',
    older:
      'A point is given by two coordinates: first x, how far across from the origin, then y, how far up. Negative numbers go to the left and down. The order matters: with the numbers swapped it is another point.',
    shown: [
      {
        picture: 'graph (4, 2), (2, 4)',
        words:
          'The same two numbers in another order are another point. The first number always goes across.',
      },
      {
        picture: 'graph (-3, 2), (2, -1)',
        words: 'A minus in front of the first number goes to the left, in front of the second one down.',
      },
    ],
    next: 'Begin where the two axes meet. How far across do you go first?',
  },
  {
    title: 'Points on a grid',
    asks: [
      'midpoint',
      'distance point',
      'distance between point',
      'middle point|line',
      'point grid',
      'length line segment',
    ],
    topics: ['Points on a grid'],
    younger:
      'To find the point in the middle, go halfway across and halfway up. To see how far two points are apart, count how far across and how far up it is from one to the other.',
    older:
      'The midpoint has the mean of both first coordinates and the mean of both second ones. For the distance draw a right-angled triangle between the points: square the way across and the way up, add, and take the root.',
    shown: [
      {
        picture: 'graph (1, 2), (3, 5), (5, 8)',
        words: 'The middle one is halfway both ways: $(1 + 5) ÷ 2 = 3$ across and $(2 + 8) ÷ 2 = 5$ up.',
      },
      {
        picture: 'graph line (1, 1), (4, 5)',
        words:
          'Three across and four up make a right-angled triangle: $3^2 + 4^2 = 25$ and $5 × 5 = 25$, so the points are five apart.',
      },
    ],
    next: 'How far across is it from one of your points to the other, and how far up?',
  },
  {
    title: 'Slope of a line',
    asks: ['slope', 'gradient', 'steep', 'straight line graph', 'linear graph', 'rise run', 'graph'],
    topics: ['Slope of a line'],
    younger:
      'The slope says how steep a line is. Go one step across: how far does the line go up? A steep line goes up a lot. A line that goes down has a negative slope.',
    older:
      'The slope, or gradient, is how far a line goes up for each step across: the difference of the second coordinates divided by the difference of the first ones, in the same order. Downhill is negative, flat is zero. In y = mx + c it is the number in front of x; c says where the line meets the y-axis.',
    shown: [
      {
        picture: 'graph line (0, 1), (1, 3), (2, 5)',
        words: 'For each step across it goes two up: $(5 - 1) ÷ (2 - 0) = 2$. It meets the axis at one.',
      },
      {
        picture: 'graph line (0, 6), (1, 5), (4, 2)',
        words: 'For each step across it goes one down: $(2 - 6) ÷ (4 - 0) = -1$.',
      },
    ],
    next: 'Choose two points on the line. How far is it up, and how far across?',
  },
  {
    title: 'Equations of lines',
    asks: [
      'equation line',
      'line equation',
      'y mx c',
      'find equation line',
      'equation parallel|perpendicular line',
      'straight line equation',
      'intercept',
      'y intercept',
    ],
    topics: ['Equations of lines', 'Slopes and intercepts of lines'],
    younger:
      'A straight line has a rule that all its points keep. The rule says where the line begins and how much it goes up with each step across.',
    older:
      'A line is y = mx + c: m is its slope, c is where it meets the y-axis. Find the slope from two points first, then put one point into the equation to find c. Parallel lines have the same slope; the slopes of perpendicular lines multiply to minus one.',
    shown: [
      {
        picture: 'graph line (0, 2), (1, 5), (2, 8)',
        words:
          'It meets the axis at two, and for each step across it goes three up. Check: $3 × 1 + 2 = 5$ and $3 × 2 + 2 = 8$.',
      },
      {
        picture: 'graph line (0, 7), (1, 5), (3, 1)',
        words:
          'It meets the axis at seven, and for each step across it goes two down. Check: $-2 × 1 + 7 = 5$ and $-2 × 3 + 7 = 1$.',
      },
    ],
    next: 'What is the slope of your line? And where does it meet the axis that goes up?',
  },
  {
    title: 'Number patterns',
    asks: [
      'sequence',
      'pattern',
      'number pattern',
      'next term',
      'number sequence',
      'fibonacci',
      'arithmetic|geometric sequence',
      'next sequence',
    ],
    topics: ['Number patterns'],
    younger:
      'A sequence is a row of numbers with a rule. Look at what happens from each number to the next: is the same added each time? Then go on with it.',
    older:
      'A sequence is a list of numbers that follows a rule; each number is a term. Look at the differences between neighbours. If they are all the same, it is arithmetic; if each term is multiplied by the same number, it is geometric; otherwise see how the differences change.',
    shown: [
      {
        picture: 'line 0 to 20: 3 > 7 > 11 > 15 > 19',
        words: 'The same jump each time: $3 + 4 = 7$, $7 + 4 = 11$, $11 + 4 = 15$.',
      },
      {
        picture: 'chain 2 > 6 > 18 > 54',
        words: 'Multiplied by the same each time: $2 × 3 = 6$, $6 × 3 = 18$, $18 × 3 = 54$.',
      },
    ],
    next: 'What happens from the first number to the second? Does the same happen after that?',
  },
  {
    title: 'Rules for sequences',
    asks: ['nth term', 'n term', 'sequence rule', 'nth', 'term rule', 'position term'],
    topics: ['Rules for sequences'],
    younger:
      'A rule tells you any number of a row without counting all the way. Find the jump: that is the times table it is like. Then see what has to be added to the table.',
    older:
      'The rule for the nth term gives any term from its place n. If the same is added each time, that difference is the number in front of n. Then compare with its times table: what has to be added or taken away to get your terms?',
    shown: [
      {
        picture: 'chain n > × 4 > - 1',
        words: 'The rule gives $4 × 1 - 1 = 3$, $4 × 2 - 1 = 7$, $4 × 3 - 1 = 11$: it goes up in fours.',
      },
      {
        picture: 'chain n > × 3 > + 5',
        words: 'The rule gives $3 × 1 + 5 = 8$, $3 × 2 + 5 = 11$, $3 × 3 + 5 = 14$: it goes up in threes.',
      },
    ],
    next: 'How much is added from each term to the next? Which times table is that?',
  },
]
