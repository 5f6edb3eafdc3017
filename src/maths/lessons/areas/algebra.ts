import type { Lesson } from '../lesson.ts'

export const algebra: readonly Lesson[] = [
  {
    title: 'Letters in maths',
    asks: ['variable', 'algebra', 'letter', 'unknown', 'letter number', 'x|y|n'],
    exampleOf: 'Putting numbers for letters',
    younger:
      'A letter in maths stands for a number: one that you don’t know yet, or one that may change. It is like a box that a number can go into. The same letter means the same number each time.',
    older:
      'A variable is a letter that stands for a number. In an equation it is an unknown to be found; in a formula or function it may take many values. A number right before a letter multiplies it. The same letter always stands for the same number within one question.',
    shown: [
      {
        picture: 'balance x + 4 = 9',
        words:
          'The letter is like a box with a number inside. What must be in it for both sides to weigh the same?',
      },
      {
        picture: 'chain n > × 2 > + 5',
        words: 'Any number may go in for the letter. Each goes through the same steps.',
      },
    ],
    next: 'Think of a number and call it n. How would you write “three more than my number”?',
  },
  {
    title: 'Expressions',
    asks: [
      'expression',
      'algebraic expression',
      'term',
      'coefficient',
      'difference expression equation',
      'constant',
    ],
    topics: ['Parts of an expression'],
    younger:
      'An expression is numbers, letters and signs put together, without an equals sign. It is like a phrase, while an equation is a whole sentence.',
    older:
      'An expression is made of numbers, letters and operations, without an equals sign. Its parts between plus and minus are terms; the number in front of a letter is its coefficient. An expression can be simplified or worked out for a value, while an equation can be solved.',
    shown: [
      {
        picture: 'strip x 3, one 5',
        words: 'Three of x and five ones: as an expression $x + x + x + 5 = 3x + 5$.',
      },
      {
        picture: 'strip a 2, one 7',
        words: 'Two of a and seven ones: as an expression $a + a + 7 = 2a + 7$.',
      },
    ],
    next: 'How many terms has your expression? Count what stands between the plus and minus signs.',
  },
  {
    title: 'Solving equations',
    asks: [
      'equation',
      'solve equation',
      'solve x|y|n',
      'balance equation|side',
      'unknown|x side',
      'linear equation',
      'do same side',
      'find x',
    ],
    topics: ['Solving equations'],
    younger:
      'An equation says that both sides are the same, like a balance that is level. Find the number for the letter by undoing what was done to it. Whatever you do to one side, do to the other, so that it stays level.',
    older:
      'An equation says that two expressions are equal. To solve it, get the letter alone: undo each operation with its inverse, the last one first, and always on both sides. If letters stand on both sides, bring them to one. Check by putting your answer into the equation.',
    shown: [
      {
        picture: 'balance 2x + 3 = 13\nbalance 2x = 10\nbalance x = 5',
        words: 'Take three from both sides, then halve both sides. Check: $2 × 5 + 3 = 13$.',
      },
      {
        picture: 'balance 3x - 4 = 17\nbalance 3x = 21\nbalance x = 7',
        words: 'Add four to both sides, then divide both by three. Check: $3 × 7 - 4 = 17$.',
      },
    ],
    next: 'What was done to the letter last? How can you undo that on both sides?',
  },
  {
    title: 'Inverse operations',
    asks: ['inverse', 'inverse operation', 'opposite operation', 'undo', 'working backwards', 'reverse'],
    exampleOf: 'Solving equations',
    younger:
      'An inverse undoes what was done, as taking a coat off undoes putting it on. Taking away undoes adding, and sharing undoes times.',
    older:
      'Inverse operations undo each other: adding and subtracting, multiplying and dividing, squaring and taking the square root. They are used to check a result and to solve equations. Undo the last step first.',
    shown: [
      {
        picture: 'chain 6 > × 4 > + 5 > 29\nchain 29 > - 5 > ÷ 4 > 6',
        words: 'Forwards $6 × 4 + 5 = 29$. Backwards, the last step first: $29 - 5 = 24$ and $24 ÷ 4 = 6$.',
      },
      {
        picture: 'chain 8 > × 3 > - 2 > 22\nchain 22 > + 2 > ÷ 3 > 8',
        words: 'Forwards $8 × 3 - 2 = 22$. Backwards, the last step first: $22 + 2 = 24$ and $24 ÷ 3 = 8$.',
      },
    ],
    next: 'Which step was done last in your question? What undoes it?',
  },
]
