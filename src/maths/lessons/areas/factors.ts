import type { Lesson } from '../lesson.ts'

export const factors: readonly Lesson[] = [
  {
    title: 'Factors and multiples',
    asks: ['factor', 'multiple', 'factor multiple', 'factor pair', 'divisor', 'difference factor multiple'],
    topics: ['Factors and multiples'],
    younger:
      'A factor of a number goes into it with nothing left over. A multiple is a number in its times table. Factors are few and small, multiples go on for ever.',
    older:
      'Factors of a number divide it exactly; they come in pairs that multiply to it. Multiples are what you get by multiplying it by whole numbers, its times table. A number is both a factor and a multiple of itself.',
    shown: [
      {
        picture: 'dots 3 by 4\ndots 2 by 6',
        words:
          'Each full rectangle of twelve dots is a pair of factors: $3 × 4 = 12$, $2 × 6 = 12$, and $1 × 12 = 12$ as well.',
      },
      {
        picture: 'line 0 to 20: 0 > 5 > 10 > 15 > 20',
        words: 'Jumps of five land on the multiples of five: $5 × 4 = 20$.',
      },
    ],
    next: 'One goes into every number, and so does the number itself. Does two go in? Does three?',
  },
  {
    title: 'Prime numbers',
    asks: [
      'prime',
      'prime number',
      'composite',
      'prime factor',
      'factor tree',
      'prime factorise',
      'one|1 prime',
      'product prime',
    ],
    topics: ['Prime numbers'],
    younger:
      'A prime number has exactly two factors: one and itself. So many dots can be laid in a single row only, never in a full rectangle. One is not prime: it has just one factor. Two is the only even prime.',
    older:
      'A prime number has exactly two factors, one and itself. One is not prime, since it has only one. Every other whole number is composite and can be split into primes in a single way; a factor tree finds them: split again and again until only primes are left.',
    shown: [
      {
        picture: 'tree 60 (6 (2, 3), 10 (2, 5))',
        words: 'At the ends of the branches are the primes: $60 = 2 × 2 × 3 × 5$.',
      },
      {
        picture: 'dots 1 by 7\ndots 2 by 3',
        words:
          'Seven dots fit in one row only, so seven is prime. Six dots make a rectangle: $2 × 3 = 6$, so six is not prime.',
      },
      {
        picture: 'tree 42 (6 (2, 3), 7)',
        words: 'At the ends of the branches are the primes: $42 = 2 × 3 × 7$.',
      },
    ],
    next: 'Does two go into your number? Does three, or five, or seven?',
  },
  {
    title: 'Highest common factor',
    asks: [
      'high common factor',
      'hcf',
      'gcf',
      'gcd',
      'common factor',
      'common divisor',
      'great common factor|divisor',
      'large common factor',
    ],
    topics: ['Highest common factor'],
    younger:
      'Write down all the numbers that go into the first number. Do the same for the second. Which ones are in both lists? The biggest of those is the highest common factor.',
    older:
      'The highest common factor (HCF, also GCF) of two numbers is the biggest number that divides both. List the factors of each, or split both into primes and multiply the primes that they share.',
    shown: [
      {
        picture: 'sets factors of 12: 1, 2, 3, 4, 6, 12 / factors of 18: 1, 2, 3, 6, 9, 18',
        words:
          'What is in both rings goes into both numbers. Take the biggest: $12 ÷ 6 = 2$ and $18 ÷ 6 = 3$.',
      },
      {
        picture: 'sets factors of 8: 1, 2, 4, 8 / factors of 20: 1, 2, 4, 5, 10, 20',
        words:
          'What is in both rings goes into both numbers. Take the biggest: $8 ÷ 4 = 2$ and $20 ÷ 4 = 5$.',
      },
    ],
    next: 'Which numbers go into the smaller of your numbers? Try the biggest of them on the other one.',
  },
  {
    title: 'Lowest common multiple',
    asks: ['low common multiple', 'lcm', 'common multiple', 'small common multiple'],
    topics: ['Lowest common multiple'],
    younger:
      'Say the times table of the first number and the times table of the second. The first number that is in both is the lowest common multiple.',
    older:
      'The lowest common multiple (LCM) is the smallest number that is in both times tables. Count up in steps of the bigger number until the smaller one goes in. With primes: take each prime as often as it is needed in either number.',
    shown: [
      {
        picture: 'line 0 to 12: 0 > 4 > 8 > 12\nline 0 to 12: 0 > 6 > 12',
        words: 'Jumps of four and jumps of six meet for the first time here: $3 × 4 = 12$ and $2 × 6 = 12$.',
      },
      {
        picture: 'line 0 to 15: 0 > 3 > 6 > 9 > 12 > 15\nline 0 to 15: 0 > 5 > 10 > 15',
        words:
          'Jumps of three and jumps of five meet for the first time here: $5 × 3 = 15$ and $3 × 5 = 15$.',
      },
    ],
    next: 'What are the first multiples of the bigger number? Does the smaller one go into any of them?',
  },
  {
    title: 'Reciprocals',
    asks: ['reciprocal', 'multiplicative inverse'],
    topics: ['Reciprocals'],
    younger:
      'The reciprocal of a fraction is the fraction turned upside down. A number and its reciprocal make one when you multiply them.',
    older:
      'The reciprocal of a number is one divided by it: the number that gives one when you multiply the two. For a fraction swap top and bottom; write a whole number over one first, and a mixed number as one fraction. Zero has no reciprocal.',
    shown: [
      { picture: 'bar 2/3\nbar 3/2', words: 'Top and bottom have swapped, and $2/3 × 3/2 = 1$.' },
      { picture: 'bar 3/4\nbar 4/3', words: 'Top and bottom have swapped, and $3/4 × 4/3 = 1$.' },
    ],
    next: 'Can you write your number as a single fraction? What is on top and what at the bottom?',
  },
  {
    title: 'Powers',
    asks: [
      'power',
      'indices',
      'exponent',
      'square number',
      'squared',
      'cubed',
      'cube number',
      'index',
      'little number top|up',
      'square',
    ],
    topics: ['Powers'],
    younger:
      'A power is a short way to write a number times itself. The little number up in the air says how many times the big number is written. Squared means twice, as in the area of a square; cubed means three times.',
    older:
      'In a power the base is multiplied by itself; the exponent (index) says how many times it stands there. It does not mean base times exponent. To the power of two is “squared”, to the power of three “cubed”. Anything but zero to the power of zero is one.',
    shown: [
      {
        picture: 'rectangle 5 by 5',
        words: 'Five rows of five make a square: $5^2 = 5 × 5 = 25$. It is not $5 × 2 = 10$.',
      },
      {
        picture: 'box 3 by 3 by 3',
        words: 'Three layers of three by three make a cube: $3^3 = 3 × 3 × 3 = 27$. It is not $3 × 3 = 9$.',
      },
    ],
    next: 'Write your power as a long multiplication. How often does the base stand there?',
  },
  {
    title: 'Square and cube roots',
    asks: ['square root', 'root', 'cube root', 'square|cube root number'],
    topics: ['Square and cube roots'],
    younger:
      'The square root asks: which number times itself gives this one? It is the side of a square when you know how many little squares are in it.',
    older:
      'The square root of a number is the number that gives it when multiplied by itself; a cube root has to be multiplied three times. Roots undo powers. It is not half of the number. Between two square numbers the root lies between theirs.',
    shown: [
      {
        picture: 'rectangle 6 by 6',
        words: 'A square of thirty-six little squares has sides of six, because $6 × 6 = 36$.',
      },
      {
        picture: 'rectangle 9 by 9',
        words: 'A square of eighty-one little squares has sides of nine, because $9 × 9 = 81$.',
      },
      {
        picture: 'box 2 by 2 by 2',
        words: 'Eight little cubes make a cube with edges of two, because $2 × 2 × 2 = 8$.',
      },
    ],
    next: 'Which number near yours do you know as a number times itself?',
  },
  {
    title: 'Surds',
    asks: [
      'surd',
      'simplify root|surd',
      'rationalise',
      'radical',
      'simplify square root',
      'add|multiply root|surd',
    ],
    topics: ['Simplifying roots'],
    younger:
      'Some roots never come out even, so we leave the root sign there. That is called a surd. If a square number is hidden inside, its root may come out in front.',
    older:
      'A surd is a root that is no whole number or fraction, left as it is so that it stays exact. To simplify it look for the biggest square that divides the number under the root: its root goes in front. Only equal roots can be added, like letters.',
    shown: [
      {
        picture: 'chain √50 > √(25 × 2) > 5√2',
        words: 'A square hides in it: $50 = 25 × 2$ and $5 × 5 = 25$, so five comes out in front.',
      },
      {
        picture: 'chain √48 > √(16 × 3) > 4√3',
        words: 'A square hides in it: $48 = 16 × 3$ and $4 × 4 = 16$, so four comes out in front.',
      },
    ],
    next: 'Which square numbers go into the number under the root: four, nine, sixteen, twenty-five?',
  },
]
