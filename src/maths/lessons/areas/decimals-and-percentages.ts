import type { Lesson } from '../lesson.ts'

export const decimalsAndPercentages: readonly Lesson[] = [
  {
    title: 'Decimals',
    asks: ['decimal', 'decimal number|point', 'tenth|hundredth|thousandth', 'point'],
    exampleOf: 'Adding and subtracting decimals',
    younger:
      'A decimal has a point. In front of the point are the whole ones, behind it are parts of one. The first place behind the point is tenths: one whole cut into ten equal pieces.',
    older:
      'A decimal writes parts of a whole with places behind a point: tenths, hundredths, thousandths, each ten times smaller than the one before. Zeros at the very end behind the point change nothing.',
    shown: [
      { picture: 'places 3.25', words: 'Three wholes and a part: $3.25 = 3 + 2/10 + 5/100$.' },
      {
        picture: 'line 0 to 1 step 0.1: 0.7',
        words: 'One whole is cut into ten equal steps, tenths: $0.7 = 7/10$.',
      },
    ],
    next: 'Which digit of your number stands right behind the point, and what is it worth?',
  },
  {
    title: 'Adding and subtracting decimals',
    asks: [
      'add|subtract|minus decimal',
      'line up point|decimal',
      'add subtract decimal',
      'column add|subtract decimal',
    ],
    topics: ['Adding and subtracting decimals'],
    younger:
      'Write the numbers one below the other with the points in one line. Then tenths stand under tenths and ones under ones. Fill empty places with zeros, and add or take away as always.',
    older:
      'Line up the points, so that equal places stand below each other; fill up with zeros where one number is shorter. Then add or subtract column by column from the right, and put the point of the answer under the others.',
    shown: [
      {
        picture: 'column 3.25 + 12.4',
        words: 'Point under point. With a zero at the end it is $3.25 + 12.40 = 15.65$.',
      },
      {
        picture: 'column 7.5 - 2.13',
        words: 'Point under point. With a zero at the end it is $7.50 - 2.13 = 5.37$.',
      },
    ],
    next: 'Write your numbers with point under point. Does one of them need a zero at the end?',
  },
  {
    title: 'Multiplying decimals',
    asks: ['multiply decimal', 'multiply decimal point', 'multiply point'],
    topics: ['Multiplying decimals'],
    younger:
      'Leave the points away and multiply as if the numbers were whole. Then count how many digits stood behind the points altogether. That many stand behind the point of the answer.',
    older:
      'Multiply as whole numbers, then put the point back: the answer has as many decimal places as both numbers together. Check with an estimate. Multiplying by a number less than one makes things smaller.',
    shown: [
      {
        picture: 'area 3/10 by 4/10',
        words: 'Tenths of tenths are hundredths: $3 × 4 = 12$, so $0.3 × 0.4 = 0.12$.',
      },
      {
        picture: 'chain 1.2 × 0.7 > 12 × 7 > 84 > 0.84',
        words: 'Without points $12 × 7 = 84$; two digits stood behind points, so $1.2 × 0.7 = 0.84$.',
      },
    ],
    next: 'What do you get without the points? How many digits stand behind the points altogether?',
  },
  {
    title: 'Dividing decimals',
    asks: ['divide decimal', 'divide point'],
    topics: ['Dividing decimals'],
    younger:
      'Divide as always and put the point of the answer right above the point of the number. If you divide by a decimal, multiply both numbers by ten until you divide by a whole number.',
    older:
      'To divide by a whole number keep the point in its place and go on behind it, adding zeros if needed. To divide by a decimal multiply both numbers by ten, a hundred … until the divisor is whole: the answer stays the same, just as with equal fractions.',
    shown: [
      { picture: 'chain 4.2 ÷ 0.6 > 42 ÷ 6 > 7', words: 'Both numbers times ten: $4.2 ÷ 0.6 = 42 ÷ 6 = 7$.' },
      {
        picture: 'line 0 to 2 step 0.1: 0 > 0.5 > 1 > 1.5 > 2',
        words: 'A half fits four times: $2 ÷ 0.5 = 4$, just as $20 ÷ 5 = 4$.',
      },
    ],
    next: 'Is the number that you divide by a whole one? If not, what do you multiply both by?',
  },
  {
    title: 'Percentages',
    asks: ['percent', 'find percent', 'percent of', 'percent amount|number', 'work percent'],
    topics: ['Percentages of amounts'],
    younger:
      'Percent means “out of a hundred”. Think of a square of a hundred little boxes: one of them is one percent. Half of it is fifty percent, a quarter is twenty-five percent. To find ten percent of something, share it by ten.',
    older:
      'Percent means “out of a hundred”: a percentage is a fraction with a hundred at the bottom. To find a percentage of an amount find one percent by dividing by a hundred, or ten percent by dividing by ten, and build what you need. Or write it as a decimal and multiply.',
    shown: [
      { picture: 'bar 1/4', words: 'A quarter of the whole: $25% = 25/100 = 1/4$.' },
      { picture: 'bar 3/10', words: 'One piece is a tenth of the whole: $10% = 1/10$, and $30% = 3/10$.' },
    ],
    next: 'How much would ten percent of your amount be? How do you get from there to what you need?',
  },
  {
    title: 'Fractions, decimals and percentages',
    asks: [
      'convert|turn fraction decimal',
      'convert|turn decimal fraction|percent',
      'convert|turn fraction percent',
      'convert|turn percent decimal|fraction',
      'fraction decimal',
      'fraction percent',
      'decimal percent',
      'fraction decimal percent',
    ],
    topics: ['Fractions, decimals and percentages'],
    younger:
      'The same number can wear three coats: a half, nought point five, fifty percent. To make a fraction a decimal divide the top by the bottom. To make a decimal a percentage multiply by a hundred.',
    older:
      'Fractions, decimals and percentages are three ways to write one number. Fraction to decimal: divide the top by the bottom. Decimal to percentage: multiply by a hundred. Percentage to fraction: put it over a hundred and simplify. Decimal to fraction: read its last place, such as hundredths, and simplify.',
    shown: [
      { picture: 'bar 3/4', words: 'One amount, three names: $3/4 = 0.75 = 75%$.' },
      { picture: 'bar 2/5', words: 'One amount, three names: $2/5 = 0.4 = 40%$.' },
    ],
    next: 'Which form do you have, and which one do you need? What is the first thing to do?',
  },
  {
    title: 'Percentage increase and decrease',
    asks: [
      'percent increase|decrease|change',
      'increase|decrease percent',
      'discount',
      'percent off',
      'percent profit|loss',
      'multiplier',
      'increase|decrease',
    ],
    topics: ['Percentage increase and decrease'],
    younger:
      'First find how much the percentage is. If something gets more, add it on. If it gets less, as in a sale, take it away.',
    older:
      'What you begin with is a hundred percent. Find the part and add or subtract it, or do both in one step with a multiplier: twenty percent more is a hundred and twenty percent, times one point two. For the percentage change divide the difference by what it was at first.',
    shown: [
      {
        picture: 'strip before 5, more 1',
        words: 'A fifth more: $20% = 1/5$, so $40 + 8 = 48$, because $40 ÷ 5 = 8$.',
      },
      {
        picture: 'strip stays 3, gone 1',
        words: 'A quarter less: $25% = 1/4$, so $60 - 15 = 45$, because $60 ÷ 4 = 15$.',
      },
    ],
    next: 'How much is the percentage of what you start with? Does it come on top or go away?',
  },
  {
    title: 'Repeated percentage change',
    asks: [
      'repeat percent',
      'percent twice',
      'percent then',
      'several|two percent change',
      'percent further',
    ],
    topics: ['Repeated percentage change'],
    younger:
      'When something changes by a percentage twice, go one step after the other. Find what is there after the first change. The second percentage is a part of that new amount.',
    older:
      'Each percentage is taken of what the change before has left, so percentages of different amounts can’t be added. Multiply by one multiplier after the other. Ten percent more and then ten percent less does not come back to the start.',
    shown: [
      {
        picture: 'strip before 5, more 1',
        words: 'A fifth more first: $50 + 10 = 60$. The next fifth is of the new amount: $60 ÷ 5 = 12$.',
      },
      {
        picture: 'strip stays 3, gone 1',
        words: 'A quarter less: $80 - 20 = 60$. Another quarter less is a quarter of that: $60 - 15 = 45$.',
      },
    ],
    next: 'What is there after the first change? Of what do you take the second percentage?',
  },
  {
    title: 'One number as a percentage of another',
    asks: [
      'number percent another',
      'write|express percent',
      'score percent',
      'convert|turn score|number percent',
      'percent another',
      'what percent',
      'out of percent',
      'mark percent',
    ],
    topics: ['One number as a percentage of another'],
    younger:
      'Write the part over the whole as a fraction. Then ask: how many would it be out of a hundred? That number is the percentage.',
    older:
      'Put the part over the whole as a fraction, in the same unit. Turn it into hundredths, or divide and multiply by a hundred. Ask yourself first which number is the whole: it goes to the bottom.',
    shown: [
      {
        picture: 'bar 3/5',
        words: 'Three out of five is as much as sixty out of a hundred: $3/5 = 60/100 = 60%$.',
      },
      {
        picture: 'bar 7/10',
        words: 'Seven out of ten is as much as seventy out of a hundred: $7/10 = 70/100 = 70%$.',
      },
    ],
    next: 'Which number is the whole? Which fraction do you get?',
  },
  {
    title: 'Finding the whole from a percentage',
    asks: [
      'reverse percent',
      'original price|amount|value|number',
      'whole percent',
      'reverse percent',
      'original percent',
    ],
    topics: ['Finding the whole from a percentage'],
    younger:
      'You know a part and how many percent it is. Find one percent or ten percent first by sharing. The whole thing is a hundred percent, so build it up from there.',
    older:
      'The whole is always a hundred percent. Ask how many percent the number that you have is: after a fifth off it is eighty percent. Divide by that to get one percent, then multiply by a hundred. Do not take the percentage of the new number: it was a percentage of the old one.',
    shown: [
      {
        picture: 'strip known 4, gone 1',
        words:
          'What is left is four fifths, eighty percent. If that is forty-eight, one piece is $48 ÷ 4 = 12$ and the whole is $5 × 12 = 60$.',
      },
      {
        picture: 'strip known 1, rest 3',
        words:
          'A quarter is known, twenty-five percent. If that is fifteen, the whole is four of them: $4 × 15 = 60$.',
      },
    ],
    next: 'How many percent is the number that you know?',
  },
]
