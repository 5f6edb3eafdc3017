import type { Lesson } from '../lesson.ts'

export const fractions: readonly Lesson[] = [
  {
    title: 'Fractions',
    asks: ['fraction', 'half|quarter|third|fifth|eighth', 'half quarter', 'proper fraction', 'equal part'],
    exampleOf: 'Fractions of amounts',
    younger:
      'A fraction is a part of something that is cut into equal pieces. The bottom number says how many equal pieces the whole is cut into. The top number says how many of them you have.',
    older:
      'A fraction is a number that says how much of a whole there is. The bottom number (denominator) says into how many equal parts the whole is split; the top number (numerator) says how many of those parts are taken. It is also a division: the top divided by the bottom.',
    shown: [
      {
        picture: 'bar 3/4',
        words: 'All pieces of the bar are the same size. The coloured ones are the fraction.',
      },
      { picture: 'circle 2/5', words: 'A cake in equal slices. The coloured slices are the fraction.' },
    ],
    next: 'Cut a sandwich in your mind into six equal pieces and eat one. Which number goes at the bottom of your fraction, and which on top?',
  },
  {
    title: 'Numerator',
    asks: ['numerator', 'top number', 'top fraction'],
    exampleOf: 'Fractions of amounts',
    younger:
      'The numerator is the top number of a fraction. It counts: so many pieces you have. A way to remember it: the numerator is up, as in “north”.',
    older:
      'The numerator is the number on top of a fraction. It counts the parts that are taken; the number below it says how big each part is. With the same denominator, a bigger numerator means a bigger fraction.',
    shown: [
      {
        picture: 'bar 2/5\nbar 4/5',
        words:
          'The pieces are the same size in both bars. Only the top number has changed: more pieces are coloured.',
      },
      {
        picture: 'bar 1/6\nbar 5/6',
        words: 'The pieces are the same size in both bars. Only the top number has changed.',
      },
    ],
    next: 'A pizza has eight equal slices and you eat three. Which of the two numbers is the numerator?',
  },
  {
    title: 'Denominator',
    asks: ['denominator', 'bottom number', 'bottom fraction'],
    exampleOf: 'Fractions of amounts',
    younger:
      'The denominator is the bottom number of a fraction. It says how many equal pieces the whole thing is cut into. More pieces means smaller pieces!',
    older:
      'The denominator is the number at the bottom of a fraction. It says into how many equal parts the whole is split, so it names the size of a part. A bigger denominator means smaller parts.',
    shown: [
      {
        picture: 'bar 1/3\nbar 1/6',
        words: 'Both bars are one whole. The one with the bigger bottom number has the smaller pieces.',
      },
      {
        picture: 'bar 1/2\nbar 1/8',
        words: 'Both bars are one whole. The one with the bigger bottom number has the smaller pieces.',
      },
    ],
    next: 'Would you rather have one third of a pizza or one quarter of it? How can you tell from the bottom numbers?',
  },
  {
    title: 'Equivalent fractions',
    asks: ['equivalent|equal|same fraction', 'equivalent'],
    topics: ['Equivalent fractions'],
    younger:
      'Equivalent fractions look different but are the same amount. Cut every piece in half: there are twice as many pieces, and you have twice as many of them. Nothing was added and nothing taken away.',
    older:
      'Equivalent fractions are different names for the same number. Multiply or divide the top and the bottom by the same number, and the value stays the same, because you multiply or divide by one.',
    shown: [
      { picture: 'bar 2/3\nbar 4/6', words: 'The coloured part is equally long: $2/3 = 4/6$.' },
      { picture: 'bar 3/4\nbar 6/8', words: 'The coloured part is equally long: $3/4 = 6/8$.' },
    ],
    next: 'Think of one half of a bar, and cut every piece in two. How many pieces are there now, and how many are coloured?',
  },
  {
    title: 'Common denominator',
    asks: ['common denominator', 'same denominator', 'same bottom', 'make denominator', 'lcd'],
    exampleOf: 'Adding fractions',
    younger:
      'Two fractions have a common denominator when their bottom numbers are the same. Then all pieces are the same size, and you can add them, take them away or see which is more.',
    older:
      'A common denominator is a number that both bottom numbers go into. Rewrite each fraction with it: whatever you multiply the bottom by, multiply the top by as well. The smallest one is the lowest common multiple of the bottoms.',
    shown: [
      {
        picture: 'bar 1/2\nbar 1/3\nbar 3/6\nbar 2/6',
        words: 'Halves and thirds are different pieces. In sixths both fit: $1/2 = 3/6$ and $1/3 = 2/6$.',
      },
      {
        picture: 'bar 1/4\nbar 2/5\nbar 5/20\nbar 8/20',
        words:
          'Quarters and fifths are different pieces. In twentieths both fit: $1/4 = 5/20$ and $2/5 = 8/20$.',
      },
    ],
    next: 'Write the times tables of both bottom numbers. Which is the first number that is in both?',
  },
  {
    title: 'Adding fractions',
    asks: [
      'add fraction',
      'add numerator|denominator|bottom',
      'add fraction denominator|bottom|numerator|top',
      'add half|quarter|third',
    ],
    topics: ['Adding fractions'],
    younger:
      'You can only add pieces of the same size. Are the bottom numbers the same? Then add the top numbers and keep the bottom. Are they different? Then cut the pieces smaller until all are the same size, and add.',
    older:
      'Fractions can be added when their parts are the same size. Find a common denominator, rewrite both fractions with it, then add the numerators and keep the denominator. At the end see whether it can be made simpler.',
    shown: [
      {
        picture: 'bar 1/4\nbar 2/4\nbar 3/4',
        words: 'The pieces are the same size, so count them together: $1/4 + 2/4 = 3/4$.',
      },
      {
        picture: 'bar 1/2\nbar 1/3\nbar 5/6',
        words: 'Both are cut into sixths first: $1/2 = 3/6$ and $1/3 = 2/6$, so $3/6 + 2/6 = 5/6$.',
      },
    ],
    next: 'Look at the bottom numbers. Are the pieces the same size already? If not, which number do both bottoms go into?',
  },
  {
    title: 'Subtracting fractions',
    asks: [
      'subtract|minus fraction',
      'subtract|minus fraction denominator|bottom|numerator|top',
      'subtract|minus half|quarter|third',
    ],
    topics: ['Subtracting fractions'],
    younger:
      'You can only take away pieces of the same size. Are the bottom numbers the same? Then take the top numbers away and keep the bottom. Are they different? Then cut the pieces smaller first, until all are the same size.',
    older:
      'To subtract fractions make their parts the same size: find a common denominator and rewrite both fractions with it. Then subtract the numerators, keep the denominator, and see whether it can be made simpler.',
    shown: [
      {
        picture: 'bar 4/5\nbar 1/5\nbar 3/5',
        words: 'The pieces are the same size, so take one of them away: $4/5 - 1/5 = 3/5$.',
      },
      {
        picture: 'bar 3/4\nbar 1/8\nbar 5/8',
        words: 'Everything is cut into eighths first: $3/4 = 6/8$, so $6/8 - 1/8 = 5/8$.',
      },
    ],
    next: 'Look at the bottom numbers. What could you turn both fractions into, so that the pieces are the same size?',
  },
  {
    title: 'Multiplying fractions',
    asks: [
      'multiply fraction',
      'multiply fraction denominator|bottom|top',
      'multiply fraction common denominator',
      'multiply half|quarter|third',
      'cross cancel',
    ],
    topics: ['Multiplying fractions'],
    younger:
      'To multiply two fractions means to take a part of a part. Multiply the top numbers, then multiply the bottom numbers. You need no common denominator for it.',
    older:
      'To multiply fractions multiply the numerators and multiply the denominators: a part of a part. No common denominator is needed. A whole number is a fraction with a one at the bottom. You may cancel before you multiply.',
    shown: [
      {
        picture: 'area 1/2 by 1/3',
        words:
          'Half of one side and a third of the other: one piece out of six is in both, so $1/2 × 1/3 = 1/6$.',
      },
      {
        picture: 'area 2/3 by 3/4',
        words: 'Two thirds of one side, three quarters of the other: $2/3 × 3/4 = 6/12$, and $6/12 = 1/2$.',
      },
    ],
    next: 'What do you get when you multiply just the two top numbers?',
  },
  {
    title: 'Dividing fractions',
    asks: [
      'divide fraction',
      'flip|invert|upside fraction',
      'keep flip',
      'kcf',
      'flip second|multiply|divide|number',
      'kfc',
      'divide half|quarter|third',
      'why flip|invert',
      'reciprocal divide',
    ],
    topics: ['Dividing fractions'],
    younger:
      'To divide asks: how many of these fit into that? How many quarters fit into one whole? Four of them. So dividing by a quarter is the same as taking four times as much. That is why we turn the second fraction upside down and multiply.',
    older:
      'Dividing asks how often the second number fits into the first. A unit fraction such as a third fits three times into one, so dividing by a third multiplies by three; dividing by two thirds is half of that. So: keep the first fraction, turn the second one over, and multiply. Only the second one is turned over, because it is the one that you divide by.',
    shown: [
      {
        picture: 'bar 4/4\nbar 1/4',
        words: 'Four quarters fit into one whole: $1 ÷ 1/4 = 4$, just as $1 × 4 = 4$.',
      },
      {
        picture: 'bar 2/3\nbar 1/6',
        words:
          'Into each third fit two sixths: $2/3 = 4/6$, so $2/3 ÷ 1/6 = 4$. Turned over it is $2/3 × 6/1 = 4$.',
      },
      { picture: 'bar 5/5\nbar 1/5', words: 'Five fifths fit into one whole: $1 ÷ 1/5 = 5$.' },
    ],
    next: 'Which of your fractions is the one that you divide by? What does it look like upside down?',
  },
  {
    title: 'Mixed numbers',
    asks: ['mixed number|fraction', 'improper', 'top heavy', 'improper|heavy fraction'],
    topics: ['Mixed numbers'],
    younger:
      'A mixed number is a whole number with a fraction beside it, such as one pizza and a half. A top-heavy fraction has more pieces on top than one whole needs. Both can say the same amount.',
    older:
      'A mixed number is a whole number and a fraction; an improper (top-heavy) fraction says the same with one fraction. To change a mixed number, multiply the whole number by the bottom and add the top. To change back, divide the top by the bottom: the remainder stays on top. For adding, subtracting, multiplying and dividing it is often the safest to change first.',
    shown: [
      {
        picture: 'bar 7/4',
        words: 'One whole bar has four quarters, and three more are there: $7/4 = 1 + 3/4$.',
      },
      { picture: 'bar 8/3', words: 'Each whole bar has three thirds: $8/3 = 2 + 2/3$.' },
    ],
    next: 'How many pieces are in one whole? And in all the wholes of your number together?',
  },
  {
    title: 'Simplifying fractions',
    asks: [
      'simplify',
      'simplify fraction',
      'simplest|lowest form|term',
      'cancel fraction',
      'reduce fraction',
      'cancel down',
    ],
    topics: ['Simplifying fractions'],
    younger:
      'To simplify a fraction is to say the same amount with smaller numbers. Find a number that goes into the top and into the bottom, and divide both by it. Go on until no number goes into both any more.',
    older:
      'A fraction is in its lowest terms when no number but one goes into both its top and its bottom. Divide both by a common factor until none is left; with their highest common factor it takes a single step. The value stays the same.',
    shown: [
      {
        picture: 'bar 6/8\nbar 3/4',
        words: 'Both numbers divided by two: $6/8 = 3/4$. Bigger pieces, fewer of them, the same amount.',
      },
      {
        picture: 'bar 4/10\nbar 2/5',
        words: 'Both numbers divided by two: $4/10 = 2/5$. Bigger pieces, fewer of them, the same amount.',
      },
    ],
    next: 'Are the top and the bottom both even? Are they both in the three or the five times table?',
  },
  {
    title: 'Fractions of amounts',
    asks: ['fraction amount|number|quantity', 'fraction of', 'half|quarter|third number|amount'],
    topics: ['Fractions of amounts'],
    younger:
      'To find a fraction of an amount, share it into as many equal groups as the bottom number says. Then take as many of the groups as the top number says.',
    older:
      'To find a fraction of an amount divide by the denominator: that is one part. Then multiply by the numerator. “Of” means “times” here.',
    shown: [
      {
        picture: 'strip taken 2, left 1',
        words:
          'Two thirds of twelve: share into three groups, $12 ÷ 3 = 4$, and take two of them, $2 × 4 = 8$.',
      },
      {
        picture: 'strip taken 3, left 2',
        words:
          'Three fifths of thirty: share into five groups, $30 ÷ 5 = 6$, and take three of them, $3 × 6 = 18$.',
      },
    ],
    next: 'Into how many equal groups does the bottom number tell you to share?',
  },
]
