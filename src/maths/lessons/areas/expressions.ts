import type { Lesson } from '../lesson.ts'

export const expressions: readonly Lesson[] = [
  {
    title: 'Like terms',
    asks: [
      'like term',
      'collect term',
      'simplify expression',
      'simplify algebra',
      'collect like term',
      'combine term',
      'add letter',
    ],
    topics: ['Like terms'],
    younger:
      'Put together only what is of the same kind: apples with apples, pears with pears. In algebra the same letters go together, and plain numbers go together.',
    older:
      'Like terms have exactly the same letters with the same powers. Add or subtract the numbers in front of them and keep the letters. Each term keeps the sign in front of it. A letter and its square are not alike.',
    shown: [
      {
        picture: 'strip a 3, b 2',
        words: 'The a’s go together and the b’s go together: $2a + b + a + b = 3a + 2b$.',
      },
      {
        picture: 'strip x 5, one 4',
        words: 'The x’s go together and the numbers go together: $2x + 1 + 3x + 3 = 5x + 4$.',
      },
    ],
    next: 'Which terms in yours have the same letters? Mind the sign in front of each.',
  },
  {
    title: 'Powers of letters',
    asks: [
      'power|index|exponent letter',
      'add|multiply power',
      'divide power',
      'indices letter',
      'multiply letter',
    ],
    topics: ['Powers of letters'],
    younger:
      'A letter with a little number is that letter written so many times with times signs between. To multiply, just count how many of the letter there are in all.',
    older:
      'A power of a letter is a product of that letter. Multiplying powers of the same letter adds their exponents, since the letters are simply counted; dividing subtracts them. Numbers in front are multiplied or divided on their own.',
    shown: [
      {
        picture: 'strip x² 2, x³ 3',
        words: 'Two of the letter and three of the letter, all multiplied: $x^2 × x^3 = x^5$.',
      },
      {
        picture: 'strip y 1, y⁴ 4',
        words: 'One of the letter and four of the letter, all multiplied: $y × y^4 = y^5$.',
      },
    ],
    next: 'Write your powers out in full. How often does the letter stand there in all?',
  },
  {
    title: 'Multiplying out brackets',
    asks: [
      'expand bracket',
      'expand',
      'multiply bracket',
      'double bracket',
      'foil',
      'distributive',
      'open|remove|rid bracket',
      'bracket algebra',
    ],
    topics: ['Multiplying out brackets'],
    younger:
      'The number in front of a bracket multiplies everything inside, not only the first thing. Two bags with an apple and three sweets each hold two apples and six sweets.',
    older:
      'What stands in front of a bracket multiplies every term inside. With two brackets every term of the first multiplies every term of the second. Mind the signs, then put like terms together.',
    shown: [
      { picture: 'area x + 3 by 2', words: 'Two pieces: $2(x + 3) = 2x + 6$.' },
      {
        picture: 'area x + 5 by x + 2',
        words: 'Four pieces, two of them alike: $(x + 5)(x + 2) = x^2 + 7x + 10$.',
      },
    ],
    next: 'Draw an arrow from what stands in front to each term inside. What does the first arrow give?',
  },
  {
    title: 'Factorising',
    asks: [
      'factorise',
      'take out common factor',
      'factorise quadratic|expression',
      'put bracket',
      'factor expression|quadratic',
      'difference square',
    ],
    topics: ['Splitting into factors'],
    younger:
      'Factorising is putting brackets back. Find what goes into every part, write it in front, and leave the rest in the bracket.',
    older:
      'Factorising writes an expression as a product; it undoes multiplying out. Take out the highest common factor of all terms first. For a quadratic look for two numbers with the right sum and the right product. Multiply out again to check.',
    shown: [
      {
        picture: 'area 2x + 6 by 1\narea x + 3 by 2',
        words: 'Both have the same area: two goes into every term, so $2x + 6 = 2(x + 3)$.',
      },
      {
        picture: 'area x + 4 by x + 3',
        words: 'The sides of the rectangle are the factors: $x^2 + 7x + 12 = (x + 4)(x + 3)$.',
      },
    ],
    next: 'Is there a number or a letter that goes into every term?',
  },
  {
    title: 'Quadratic equations',
    asks: [
      'quadratic',
      'quadratic equation',
      'quadratic formula',
      'parabola',
      'solve quadratic',
      'discriminant',
    ],
    topics: ['Quadratic equations'],
    younger:
      'In a quadratic equation the letter is squared: it is multiplied by itself. Its picture is a curve like a bowl. Such an equation often has two answers, where the bowl meets the line.',
    older:
      'A quadratic equation has the letter squared. Bring everything to one side so that the other is zero, then factorise: a product is zero only where one of its factors is. So there may be two solutions, one, or none. Where it does not factorise, complete the square or use the formula.',
    shown: [
      {
        picture: 'graph curve (-3, 5), (-2, 0), (-1, -3), (0, -4), (1, -3), (2, 0), (3, 5)',
        words:
          'The curve meets the line across in two places, and these are the solutions: $(x + 2)(x - 2) = x^2 - 4$ is zero there.',
      },
      {
        picture: 'graph curve (0, 3), (1, 0), (2, -1), (3, 0), (4, 3)',
        words:
          'The curve meets the line across in two places, and these are the solutions: $(x - 1)(x - 3) = x^2 - 4x + 3$ is zero there.',
      },
    ],
    next: 'Is one side of your equation zero already? If not, how can you make it so?',
  },
  {
    title: 'Completing the square',
    asks: ['complete square', 'turning point', 'vertex'],
    topics: ['Completing the square'],
    younger:
      'Some shapes made of a square and two strips are nearly a bigger square: only a little corner is missing. Fill in the corner, and take it away again behind.',
    older:
      'Completing the square writes a quadratic as a bracket squared and a number. Halve the number in front of x and put it into the bracket; its square is too much, so take it away again. That shows the turning point and helps to solve what does not factorise.',
    shown: [
      {
        picture: 'area x + 3 by x + 3',
        words:
          'The square and both strips are one x squared and six x, the corner is nine: $x^2 + 6x = (x + 3)^2 - 9$.',
      },
      {
        picture: 'area x + 5 by x + 5',
        words:
          'The square and both strips are one x squared and ten x, the corner is twenty-five: $x^2 + 10x = (x + 5)^2 - 25$.',
      },
    ],
    next: 'What is half of the number in front of your x?',
  },
  {
    title: 'Two equations at once',
    asks: ['simultaneous', 'simultaneous equation', 'two equation', 'elimination', 'substitution equation'],
    topics: ['Two equations at once'],
    younger:
      'With two letters you need two clues. Find a way to make one letter disappear, so that only one is left. When you know that one, go back for the other.',
    older:
      'Two unknowns need two equations. Make the numbers in front of one letter equal, then add or subtract the equations so that this letter disappears; or solve one equation for a letter and put it into the other. Then find the second letter, and check in both equations.',
    shown: [
      {
        picture: 'balance x + y = 10\nbalance x - y = 4\nbalance 2x = 14',
        words: 'Add both equations and one letter is gone. Check: $7 + 3 = 10$ and $7 - 3 = 4$.',
      },
      {
        picture: 'graph line (0, 5), (5, 0)\ngraph line (0, 1), (4, 5)',
        words:
          'Each equation is a line; the solution is the point that lies on both lines. Here it is two across and three up: $2 + 3 = 5$ and $2 + 1 = 3$.',
      },
    ],
    next: 'Does one letter have the same number in front of it in both equations? Would you add or subtract them?',
  },
  {
    title: 'Two unknown numbers',
    asks: ['two unknown number', 'two number sum|difference|product', 'sum and difference of two number'],
    topics: ['Two unknown numbers'],
    younger:
      'Draw both numbers as bars, one below the other. The longer bar is the short one with a piece on top: that piece is the difference. Take it off what both make together, and two equal bars are left.',
    older:
      'Two things that you know of two numbers are two equations. If you know the sum and the difference, add them: the smaller number drops out and twice the larger one is left. If one number is so many times the other, count in how many equal parts both of them are.',
    shown: [
      {
        picture: 'line 0 to 10: 3 > 7',
        words:
          'Together they make $3 + 7 = 10$, and they are $7 - 3 = 4$ apart. Take the difference off: $10 - 4 = 6$, which is twice the smaller one.',
      },
    ],
    next: 'What is left of the sum when you take the difference off?',
  },
  {
    title: 'Inequalities',
    asks: [
      'inequality',
      'solve inequality',
      'inequality number line',
      'flip inequality|sign',
      'inequality two end',
      'double inequality',
    ],
    topics: ['Inequalities', 'Inequalities with two ends', 'Words as inequalities'],
    younger:
      'An inequality says that one side is more or less than the other. Many numbers can make it true: a whole piece of the number line.',
    older:
      'An inequality compares two sides with “less than” or “greater than”, perhaps “or equal to”. Solve it like an equation, with one difference: when you multiply or divide both sides by a negative number, the sign turns round. The solution is a range of numbers. On a number line an empty circle means that the end itself is not in it.',
    shown: [
      {
        picture: 'line -5 to 5: > 2',
        words:
          'All numbers greater than the end. The empty circle says that the end itself is not among them.',
      },
      {
        picture: 'line -5 to 5: <= -1',
        words: 'All numbers up to the end. The full circle says that the end itself is among them.',
      },
    ],
    next: 'What would you do first if there were an equals sign?',
  },
  {
    title: 'Putting numbers for letters',
    asks: [
      'substitution',
      'substitute',
      'put number letter',
      'substitute formula|expression',
      'formula',
      'evaluate expression',
    ],
    topics: ['Putting numbers for letters'],
    younger:
      'If you know which number a letter stands for, write the number in its place, and work out the sum. A number right before a letter means times.',
    older:
      'To substitute is to put a number in the place of a letter, everywhere it stands. Put it in brackets, which matters with negative numbers and powers. Then work it out in the right order: powers, products, sums.',
    shown: [
      { picture: 'chain x > × 3 > + 4', words: 'If the letter is five, then $3 × 5 + 4 = 19$.' },
      { picture: 'chain n > squared > - 2', words: 'If the letter is six, then $6^2 - 2 = 34$.' },
    ],
    next: 'Write your expression again with the number in brackets for each letter. What comes first?',
  },
  {
    title: 'Functions',
    asks: ['function', 'function machine', 'function notation', 'input output', 'composite function', 'f'],
    topics: ['Functions'],
    younger:
      'A function is like a machine. A number goes in, the machine does the same steps with it every time, and one number comes out.',
    older:
      'A function gives exactly one output for each input. In f(x) the bracket shows what goes in; put it in the place of the letter everywhere in the rule. With one function inside another begin with the inner one. It is not f times x.',
    shown: [
      {
        picture: 'chain in > × 2 > + 1 > out',
        words: 'If seven goes in, it is $2 × 7 + 1 = 15$ that comes out.',
      },
      {
        picture: 'chain in > squared > - 3 > out',
        words: 'If four goes in, it is $4^2 - 3 = 13$ that comes out.',
      },
    ],
    next: 'What goes into your function? Write it in the place of the letter.',
  },
]
