import type { Lesson } from '../lesson.ts'

export const placeValue: readonly Lesson[] = [
  {
    title: 'Place value',
    asks: [
      'place value',
      'digit',
      'digit worth|place|value',
      'tens ones',
      'thousand|hundred place|column',
      'place',
      'tens|ones',
    ],
    topics: ['Place value of digits'],
    younger:
      'What a digit is worth depends on its place. From the right there are ones, tens, hundreds, thousands. A zero keeps a place free, so that the others stay where they belong.',
    older:
      'Each place is worth ten times as much as the one to its right: ones, tens, hundreds, thousands and so on; behind the point come tenths, hundredths, thousandths. The value of a digit is the digit times the worth of its place. A zero holds an empty place.',
    shown: [
      {
        picture: 'places 407',
        words:
          'The same digits would be another number in other places: $407 = 400 + 7$, while $470 = 400 + 70$.',
      },
      { picture: 'places 3582', words: 'Each digit has its own worth: $3582 = 3000 + 500 + 80 + 2$.' },
    ],
    next: 'Point at the ones of your number. Which place is the digit that you are asked about in?',
  },
  {
    title: 'Numbers in words and figures',
    asks: [
      'number word figure',
      'number word',
      'number figure',
      'read|write large number',
      'expand form',
      'million',
      'number name',
      'write number',
    ],
    topics: ['Numbers in words and figures'],
    younger:
      'Say a number from the left: thousands first, then hundreds, tens and ones. When you write it in figures, every place needs a digit. Write a zero for a place that is not said.',
    older:
      'Digits are read in groups of three: millions, thousands, then the rest. Read each group as a number up to nine hundred and ninety-nine and say its name behind it. Expanded form writes the number as a sum of what its digits are worth. Every place that is not named gets a zero.',
    shown: [
      {
        picture: 'places 2060',
        words:
          'Two thousand and sixty: no hundreds and no ones are said, so zeros stand there. $2060 = 2000 + 60$.',
      },
      {
        picture: 'places 5308',
        words:
          'Five thousand three hundred and eight: no tens are said, so a zero stands there. $5308 = 5000 + 300 + 8$.',
      },
    ],
    next: 'How many thousands has your number? And which places are not said at all?',
  },
  {
    title: 'Multiplying and dividing by 10',
    asks: [
      'multiply 10|100|1000|hundred|thousand',
      'divide 10|100|1000|hundred|thousand',
      'multiply divide 10|100|1000|hundred|thousand',
      'power 10',
      'move point|digit',
      'add zero multiply|number',
      'move decimal point',
    ],
    topics: ['Multiplying and dividing by 10'],
    younger:
      'When you multiply by ten, every digit moves one place to the left and is worth ten times as much. When you divide by ten, every digit moves one place to the right. By a hundred it is two places.',
    older:
      'Multiplying by ten moves every digit one place to the left, by a hundred two places, by a thousand three; dividing moves them to the right. The point stays where it is. “Add a zero” works with whole numbers only: with decimals it changes nothing.',
    shown: [
      { picture: 'places 52, 520', words: 'Each digit has moved one place to the left: $52 × 10 = 520$.' },
      { picture: 'places 3.6, 36', words: 'Each digit has moved one place to the left: $3.6 × 10 = 36$.' },
    ],
    next: 'How many zeros has the number that you multiply or divide by? In which direction do the digits move?',
  },
  {
    title: 'Rounding',
    asks: [
      'round',
      'round number',
      'round nearest',
      'round decimal',
      'decimal place',
      'significant figure',
      'estimate',
      'round up|down',
      'nearest 10|100|1000|hundred|thousand',
    ],
    topics: ['Rounding numbers', 'Estimating answers', 'Rounding to fives, halves and quarters'],
    younger:
      'Rounding means saying a number that is near and easier. Look at the digit right behind the place that you round to. Four or less: round down. Five or more: round up.',
    older:
      'Find the place that you round to and look only at the next digit. If it is five or more, the digit in your place goes up by one; otherwise it stays. Before the point fill up with zeros, behind it leave the rest away. Decimal places count from the point, significant figures from the first digit that is no zero.',
    shown: [
      {
        picture: 'line 30 to 40: 37',
        words:
          'It lies nearer to the end on the right than to the one on the left, so to the nearest ten it is rounded up.',
      },
      {
        picture: 'line 400 to 500 step 10: 430',
        words: 'It lies nearer to the end on the left, so to the nearest hundred it is rounded down.',
      },
    ],
    next: 'Between which two round numbers does yours lie? Which digit decides?',
  },
  {
    title: 'Comparing numbers',
    asks: [
      'compare number',
      'compare',
      'great|less than',
      'great less',
      'which great|large|small',
      'number large|small|great',
      'compare decimal|fraction',
      'crocodile',
      'fraction|decimal large|small|great',
    ],
    topics: ['Comparing numbers'],
    younger:
      'To see which number is bigger, compare the biggest places first: hundreds with hundreds, then tens, then ones. The open side of the sign looks at the bigger number, like a hungry crocodile.',
    older:
      'Compare place by place from the left; the first place where they differ decides. With decimals the number of digits says nothing: fill up with zeros until both have equally many. Fractions need the same bottom, or write them as decimals. The sign opens towards the bigger number.',
    shown: [
      {
        picture: 'line 0 to 1 step 0.1: 0.35, 0.6',
        words: 'Further right is bigger: $0.35 < 0.6$, because $0.6 = 0.60$.',
      },
      { picture: 'bar 3/4\nbar 2/3', words: 'The longer coloured part is the bigger number: $2/3 < 3/4$.' },
    ],
    next: 'Which is the first place, from the left, where your numbers differ?',
  },
  {
    title: 'Ordering numbers',
    asks: [
      'order number',
      'order decimal|fraction',
      'ascending|descending',
      'order small|large',
      'number order',
    ],
    topics: ['Ordering numbers'],
    younger:
      'To put numbers in order find the smallest first, then the smallest of those that are left, and so on. On a number line the smaller ones are on the left.',
    older:
      'Write all numbers in the same form: decimals with equally many digits, or fractions with the same bottom. Then compare them place by place. Ascending is from small to big, descending from big to small. Below zero it is turned round: the further from zero, the smaller.',
    shown: [
      { picture: 'line -5 to 5: -4, -1, 3', words: 'From left to right they get bigger: $-4 < -1 < 3$.' },
      {
        picture: 'line 0 to 1 step 0.1: 0.2, 0.45, 0.7',
        words: 'From left to right they get bigger: $0.2 < 0.45 < 0.7$.',
      },
    ],
    next: 'Which of your numbers is the smallest? How do you know?',
  },
  {
    title: 'Comparing calculations',
    asks: ['compare calculation', 'compare sum', 'equal sign', 'equation true|false', 'both side same'],
    topics: ['Comparing calculations'],
    younger:
      'The equal sign says that both sides are worth the same, like scales that are level. Work out the left side. Work out the right side. Then see which is more, or whether they are the same.',
    older:
      'Each side of a comparison stands for the number that it comes to. Work out both sides, each by itself, then compare the two results. Big numbers in a calculation do not make a big result: it depends on what is done with them.',
    shown: [
      { picture: 'balance 2 + 5 = 3 + 4', words: 'Both sides come to the same: $2 + 5 = 3 + 4$.' },
      {
        picture: 'line 0 to 20: 10, 12',
        words:
          'Three fours are more than twenty shared by two: $3 × 4 = 12$ and $20 ÷ 2 = 10$, and $10 < 12$.',
      },
    ],
    next: 'What does the first calculation in your question come to?',
  },
  {
    title: 'Number bases',
    asks: [
      'base',
      'number base',
      'binary',
      'base 10|two',
      'hexadecimal',
      'hex',
      'octal',
      'binary number',
      'convert|turn binary',
    ],
    topics: ['Number bases'],
    younger:
      'We count in tens, because we have ten fingers. A computer counts in twos, with only two digits, one and nought. Each place is then worth twice as much as the one to its right.',
    older:
      'In base ten each place is worth ten times the one to its right; in base two (binary) twice, in base sixteen (hexadecimal) sixteen times. To read a number in another base, multiply each digit by the worth of its place and add. To write one, divide by the base again and again: the remainders are its digits from the right.',
    shown: [
      {
        picture: 'chain 8 > 4 > 2 > 1',
        words: 'The places of base two. One, one, nought, one in them means $8 + 4 + 1 = 13$.',
      },
      {
        picture: 'chain 16 > 8 > 4 > 2 > 1',
        words: 'The places of base two. One, nought, one, one, nought in them means $16 + 4 + 2 = 22$.',
      },
    ],
    next: 'What is each place of your number worth, from the right?',
  },
  {
    title: 'Roman numerals',
    asks: ['roman', 'roman numeral|number'],
    topics: ['Roman numerals'],
    younger:
      'The Romans wrote numbers with letters: I is one, V is five, X is ten, L is fifty, C is a hundred. Put them side by side and add. If a smaller letter stands in front of a bigger one, take it away.',
    older:
      'I, V, X, L, C, D and M stand for one, five, ten, fifty, a hundred, five hundred and a thousand. From big to small they are added. A smaller letter right in front of a bigger one is taken away: IV is four, IX is nine, XL is forty, XC is ninety, CD is four hundred, CM is nine hundred. Never write more than three of the same in a row.',
    shown: [
      {
        picture: 'chain X > IV',
        words: 'XIV: the small letter in front of a big one is taken away, so $10 + 5 - 1 = 14$.',
      },
      {
        picture: 'chain L > X > V > I',
        words: 'LXVI: from big to small all are added, so $50 + 10 + 5 + 1 = 66$.',
      },
    ],
    next: 'Does a smaller letter stand in front of a bigger one anywhere in your number?',
  },
  {
    title: 'Even and odd numbers',
    asks: ['odd', 'even odd', 'even|odd number', 'divisibility', 'divisible'],
    topics: ['Even and odd numbers'],
    younger:
      'An even number can be shared into pairs with nothing left over. With an odd number one is always left alone. Just look at the last digit: nought, two, four, six or eight means even.',
    older:
      'A number is even when two goes into it, and odd when one is left over. Only the last digit decides. In the same way a number ends in nought or five when five goes into it, and its digits add up to a multiple of three when three does.',
    shown: [
      { picture: 'dots 2 by 4', words: 'Every dot has a partner, so this number is even: $8 ÷ 2 = 4$.' },
      {
        picture: 'dots 5 by 2 and 1',
        words: 'One dot has no partner, so this number is odd: $5 × 2 + 1 = 11$.',
      },
    ],
    next: 'Look at the last digit of your number. Could you pair that many socks?',
  },
]
