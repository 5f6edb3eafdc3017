import type { Lesson } from '../lesson.ts'

export const negativeNumbers: readonly Lesson[] = [
  {
    title: 'Negative numbers',
    asks: [
      'negative',
      'negative|minus number',
      'below zero',
      'positive negative',
      'integer',
      'directed number',
    ],
    exampleOf: 'Adding and subtracting negative numbers',
    younger:
      'Numbers go on below zero: they have a minus in front. Think of a thermometer, or of floors under the ground. The further below zero, the smaller the number.',
    older:
      'Negative numbers lie left of zero on the number line and are written with a minus. They tell how far below zero something is, such as a temperature or a debt. Of two negative numbers the one further from zero is the smaller one.',
    shown: [
      {
        picture: 'line -6 to 6: -4, 2',
        words: 'Left of zero are the negative numbers. Further left is smaller: $-4 < 2$.',
      },
      {
        picture: 'line -10 to 10: -8, -3',
        words: 'Both are below zero. Further left is smaller: $-8 < -3$.',
      },
    ],
    next: 'It is two degrees above zero and gets five degrees colder. On which side of zero are you then?',
  },
  {
    title: 'Adding and subtracting negative numbers',
    asks: [
      'add|subtract negative',
      'add|subtract minus number',
      'minus minus',
      'two minus|negative',
      'two minus|negative add|positive',
      'minus negative',
      'double negative',
      'subtract negative number',
    ],
    topics: ['Adding and subtracting negative numbers'],
    younger:
      'Use a number line. Adding goes to the right, taking away goes to the left, and you may go past zero. Taking away something negative is like taking away a debt: you have more than before, so go to the right.',
    older:
      'On the number line adding a positive number goes right, subtracting it goes left. Adding a negative number is the same as subtracting its opposite. Subtracting a negative number is the same as adding: to take away a debt makes you richer.',
    shown: [
      {
        picture: 'line -5 to 5: 3 > 0 > -2',
        words: 'Three steps back to zero and two steps more: $3 - 5 = -2$.',
      },
      {
        picture: 'line -6 to 4: -4 > 0 > 2',
        words:
          'From below zero to the right, past zero: $-4 + 6 = 2$. Taking away a minus goes the same way: $-4 - (-6) = 2$.',
      },
    ],
    next: 'Where on the number line do you begin, and in which direction do you go?',
  },
  {
    title: 'Multiplying and dividing negative numbers',
    asks: [
      'multiply|divide negative',
      'multiply|divide minus number',
      'minus multiply minus',
      'negative multiply negative',
      'two negative multiply',
      'negative multiply positive',
    ],
    topics: ['Multiplying and dividing negative numbers'],
    younger:
      'Multiply or divide as if there were no minus. Then look at the signs: the same signs give a plus, different signs give a minus.',
    older:
      'Work out the numbers without their signs. Two equal signs give a positive result, two different ones a negative result; for dividing it is the same. Why is minus times minus plus? Go down a table step by step and see where it leads.',
    shown: [
      {
        picture: 'chain 2 × (-3) > 1 × (-3) > 0 × (-3) > (-1) × (-3)',
        words:
          'Each step is three more: $2 × (-3) = -6$, $1 × (-3) = -3$, $0 × (-3) = 0$, and so $(-1) × (-3) = 3$.',
      },
    ],
    next: 'Are the signs of your two numbers the same or different? What sign will the answer have?',
  },
  {
    title: 'Absolute value and opposites',
    asks: ['absolute', 'absolute value', 'modulus', 'opposite number', 'opposite'],
    topics: ['Absolute value and opposites'],
    younger:
      'The absolute value of a number says how far it is from zero. A distance is never negative. The opposite of a number is just as far from zero, but on the other side.',
    older:
      'The absolute value is the distance from zero, so it is never negative: leave the minus away. It is written between two upright lines. The opposite of a number has the other sign; a number and its opposite add up to zero.',
    shown: [
      {
        picture: 'line -5 to 5: -4, 4',
        words:
          'Both are equally far from zero, so they have the same absolute value. They are opposites: $-4 + 4 = 0$.',
      },
      {
        picture: 'line -8 to 8: -7, 7',
        words:
          'Both are equally far from zero, so they have the same absolute value. They are opposites: $-7 + 7 = 0$.',
      },
    ],
    next: 'How many steps is it from your number to zero?',
  },
]
