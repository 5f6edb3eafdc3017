import type { Lesson } from '../lesson.ts'

export const numberProperties: readonly Lesson[] = [
  {
    title: 'Numbers with a property',
    asks: ['property', 'number property', 'square number', 'cube number', 'kind number'],
    topics: ['Numbers with a property'],
    younger:
      'Some numbers have names for what is special about them. A square number of counters can be laid in a square. An even number makes pairs. A multiple is in a times table. Try the numbers one after the other.',
    older:
      'A property is something that is true of a number: it is even, prime, a square, a multiple of another one. To find a number with two properties, list the numbers with the rarer one and look which of them have the other as well.',
    shown: [
      { picture: 'area 3 by 3', words: 'A square number makes a square: $3 × 3 = 9$.' },
      { picture: 'area 4 by 2', words: 'This one is even, and a multiple of four as well: $4 × 2 = 8$.' },
    ],
    next: 'What does the word mean in your question? Which is the first number that you would try?',
  },
  {
    title: 'Largest and smallest number from digits',
    asks: ['large|small number digit', 'digit card', 'number from digit', 'arrange digit'],
    topics: ['Largest and smallest number from digits'],
    younger:
      'The place in front is worth the most. For the largest number put the biggest digit there, then the next one. For the smallest number begin with the smallest digit, but never with a zero.',
    older:
      'Fill the places from the left, because the first place is worth the most. For the largest number the digits go down, for the smallest they go up; a zero can’t stand in front, so it comes second. If the number has to be even or odd, choose the last digit first.',
    shown: [
      {
        picture: 'blocks 5 tens 2 ones\nblocks 2 tens 5 ones',
        words: 'The same two digits: $52 > 25$, because five tens are more than two tens.',
      },
      {
        picture: 'blocks 7 tens 3 ones\nblocks 3 tens 7 ones',
        words: 'The bigger digit in front makes the larger number: $73 > 37$.',
      },
    ],
    next: 'Which of your digits goes in front?',
  },
  {
    title: 'Consecutive numbers',
    asks: ['consecutive', 'consecutive number', 'consecutive integer', 'consecutive odd|even'],
    topics: ['Consecutive numbers'],
    younger:
      'Consecutive numbers follow each other with none left out, like the days of a week. If you know what they make together, share it out: each is near to that, one a bit smaller, one a bit bigger.',
    older:
      'Consecutive whole numbers are one apart, consecutive even or odd ones two apart. Call the first of them n, write the others with n, and make an equation of what is known. The middle one of an odd number of them is their mean.',
    shown: [
      {
        picture: 'line 0 to 10: 4 > 5 > 6',
        words:
          'Three that follow each other: $4 + 5 + 6 = 15$, and the middle one is their mean: $15 ÷ 3 = 5$.',
      },
      {
        picture: 'line 0 to 10: 5 > 7',
        words: 'Two odd numbers that follow each other are two apart: $5 + 2 = 7$.',
      },
    ],
    next: 'If the first of your numbers is n, what are the next ones?',
  },
  {
    title: 'Rational and irrational numbers',
    asks: ['rational', 'irrational', 'rational irrational', 'rational number', 'irrational number'],
    topics: ['Rational and irrational numbers'],
    younger:
      'Many numbers can be written as a fraction of whole numbers. Those are called rational. A few can’t, however you try: their digits go on for ever and never repeat. Those are called irrational.',
    older:
      'A rational number is a fraction of whole numbers. Whole numbers, decimals that end and decimals that recur all are. An irrational number is none: the root of a number that is no square, or pi. Its digits go on for ever without repeating.',
    shown: [
      { picture: 'bar 1/3', words: 'A third never ends as a decimal, yet it is a fraction: $2/6 = 1/3$.' },
      {
        picture: 'area 3 by 3',
        words: 'The root of a square number is whole, so it is rational: $3 × 3 = 9$.',
      },
    ],
    next: 'Can you write your number as a fraction of two whole numbers?',
  },
  {
    title: 'Roots between whole numbers',
    asks: ['root between', 'between whole number root', 'estimate root', 'root lie', 'square root estimate'],
    topics: ['Roots between whole numbers'],
    younger:
      'Not every number is a square. Find the square number just below it and the one just above it. The root lies between the sides of those two squares.',
    older:
      'To place a root between whole numbers, find the square numbers on both sides of the number under it. Their roots are the whole numbers that you look for. See which square is nearer to say which of the two the root is nearer to.',
    shown: [
      {
        picture: 'area 2 by 2',
        words:
          'Four tiles make a square, $2 × 2 = 4$. Five tiles do not: the root of five is a little more than two.',
      },
      {
        picture: 'line 0 to 20 step 4: 9, 16',
        words:
          'Between these squares lie all numbers with a root between three and four: $9 < 12$ and $12 < 16$.',
      },
    ],
    next: 'Which square number is just below your number, and which is just above?',
  },
  {
    title: 'Bounds of rounded numbers',
    asks: ['bound', 'lower|upper bound', 'error interval', 'bound rounded', 'limit accuracy'],
    topics: ['Bounds of rounded numbers'],
    younger:
      'A rounded number hides what it was before. It may have been a bit smaller or a bit bigger, but never more than half a step away. The smallest that it can have been is the lower bound.',
    older:
      'A rounded number lies at most half a step from the true one, where a step is what it was rounded to. The lower bound still rounds up to it. The upper bound is where the next number begins, so the true one is always below it.',
    shown: [
      {
        picture: 'line 20 to 40 step 5: 25 > 30 > 35',
        words:
          'Rounded to tens this is thirty: half a step is $10 ÷ 2 = 5$, so it lies from $30 - 5 = 25$ up to $30 + 5 = 35$.',
      },
      {
        picture: 'line 6 to 8 step 1: 7',
        words: 'Rounded to ones, the lower bound is half of one less: $7 - 1/2 = 6.5$.',
      },
    ],
    next: 'What was your number rounded to? How much is half of that?',
  },
  {
    title: 'Direct and inverse variation',
    asks: [
      'variation',
      'vary',
      'inverse proportion',
      'inversely proportional',
      'directly proportional',
      'proportional letter',
      'constant proportionality',
    ],
    topics: ['Direct and inverse variation'],
    younger:
      'Two things are in direct proportion when both grow by the same factor: twice as many packets, twice the price. They are in inverse proportion when one shrinks as the other grows: twice as many helpers, half the time.',
    older:
      'In direct proportion one letter is a constant times the other, in inverse proportion it is a constant divided by it. Put the known pair in to find the constant, then put in the new value. With a square or cube, square or cube first.',
    shown: [
      {
        picture: 'graph line (0, 0), (1, 3), (2, 6)',
        words: 'Direct: the quotient stays the same, $3 ÷ 1 = 3$ and $6 ÷ 2 = 3$.',
      },
      {
        picture: 'area 6 by 2',
        words: 'Inverse: the product stays the same, $6 × 2 = 12$ and $4 × 3 = 12$.',
      },
    ],
    next: 'Do your letters grow together, or does one shrink as the other grows? What stays the same?',
  },
  {
    title: 'Words as expressions',
    asks: [
      'word expression',
      'write expression',
      'translate expression',
      'phrase expression',
      'expression word',
    ],
    topics: ['Words as expressions'],
    younger:
      'A letter can stand for a number that you don’t know. Say what is done with it, and write a sign for each word: more is plus, less is minus, times is times.',
    older:
      'Sum, more than and increased by mean adding; difference, less than and decreased by mean subtracting; product, times and twice mean multiplying; quotient means dividing. Less than and subtracted from turn the order round: what is taken away stands last.',
    shown: [
      { picture: 'strip x 2, one 3', words: 'Three more than twice a number: $2x + 3 = x + x + 3$.' },
      {
        picture: 'chain n > × 2 > - 5',
        words: 'Five less than twice a number: double it first, then take five away.',
      },
    ],
    next: 'What is done with the number first in your words, and what last?',
  },
  {
    title: 'Rounding an answer',
    asks: ['round answer', 'round calculation', 'round result', 'round calculator', 'when round'],
    topics: ['Rounding an answer'],
    younger:
      'Some sums have answers with more digits than you need. Work out the whole sum first. Only then look for the digit where you stop, and see whether the digit behind it makes it go up.',
    older:
      'Round only the final answer. If you round on the way, each rounding moves you a little further off. Keep more digits than are asked for, and round once at the end, to decimal places or to significant figures as the question says.',
    shown: [
      {
        picture: 'line 2 to 3 step 0.5: 2.6',
        words: 'Rounded at the end: $1.3 × 2 = 2.6$, which is near three.',
      },
      {
        picture: 'line 0 to 4 step 1: 2 > 3',
        words: 'Rounded too early: one times two is only $1 × 2 = 2$.',
      },
    ],
    next: 'What does your calculation come to before you round? Which digit do you stop at?',
  },
]
