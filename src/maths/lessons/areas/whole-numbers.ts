import type { Lesson } from '../lesson.ts'

export const wholeNumbers: readonly Lesson[] = [
  {
    title: 'Adding',
    asks: ['add', 'add number', 'column add', 'sum'],
    topics: ['Adding whole numbers'],
    younger:
      'Adding means putting numbers together to see how many there are in all. For bigger numbers add the ones first, then the tens, then the hundreds. The answer to an adding is called the sum.',
    older:
      'Adding puts amounts together; the result is called the sum. Write the numbers one below the other with ones under ones and tens under tens, and add each column from the right. The order does not matter: you may begin with whichever number you like.',
    shown: [
      {
        picture: 'line 0 to 15: 7 > 10 > 12',
        words: 'Jump to the next ten first, then on: $7 + 3 = 10$ and $10 + 2 = 12$, so $7 + 5 = 12$.',
      },
      {
        picture: 'line 0 to 10: 4 > 6',
        words: 'Start at the bigger number and count on: $4 + 2 = 6$.',
      },
      {
        picture: 'column 143 + 25',
        words: 'Ones under ones, tens under tens: $3 + 5 = 8$, then $4 + 2 = 6$, and the hundred stays.',
      },
    ],
    next: 'Which digits are the ones of your numbers? What do they make together?',
  },
  {
    title: 'Adding with carrying',
    asks: ['carry', 'carry add', 'carry number|one|10', 'add regroup|exchange', 'column add carry'],
    topics: ['Adding with carrying'],
    younger:
      'When the ones make ten or more, they do not fit into one place. Swap ten ones for one ten, and carry that ten over to the tens. Write it small under or above the tens, and do not forget to add it!',
    older:
      'One column has room for a single digit. When a column comes to ten or more, write the ones of it there and carry the ten to the next column on the left, where it counts as one more. The same happens from tens to hundreds.',
    shown: [
      {
        picture: 'blocks 3 tens 8 ones\nblocks 2 tens 5 ones',
        words:
          'The ones are $8 + 5 = 13$: that is one new ten and three ones. So the tens are $3 + 2 + 1 = 6$.',
      },
      {
        picture: 'blocks 2 tens 7 ones\nblocks 4 tens 6 ones',
        words:
          'The ones are $7 + 6 = 13$: that is one new ten and three ones. So the tens are $2 + 4 + 1 = 7$.',
      },
    ],
    next: 'Add just the ones of your numbers. Do they make ten or more? What will you carry?',
  },
  {
    title: 'Subtracting',
    asks: ['subtract', 'minus', 'subtract number', 'column subtract', 'count back'],
    topics: ['Subtracting whole numbers'],
    younger:
      'Subtracting means taking away, or finding how far it is from one number to the other: the difference. You can count back, or count up from the smaller number to the bigger one.',
    older:
      'Subtracting takes one amount from another, or finds the difference between them. Write the bigger number on top, ones under ones, and subtract column by column from the right. Check by adding: the answer and what you took away make what you began with.',
    shown: [
      {
        picture: 'line 40 to 60: 58 > 50 > 46',
        words: 'Jump back to the ten first: $58 - 8 = 50$, then $50 - 4 = 46$. So $58 - 12 = 46$.',
      },
      {
        picture: 'line 20 to 40: 27 > 30 > 35',
        words:
          'Counting up works too: from the smaller one it is $3 + 5 = 8$ to the bigger, so $35 - 27 = 8$.',
      },
    ],
    next: 'Which of your numbers is the one that you begin with? Look at its ones: are there enough of them?',
  },
  {
    title: 'Borrowing',
    asks: [
      'borrow',
      'regroup',
      'exchange',
      'borrow subtract',
      'regroup subtract',
      'exchange subtract',
      'decompose',
      'borrow zero',
      'subtract zero',
      'cross number|10',
      'borrow number|top|small|10',
      'borrow small top|number',
    ],
    topics: ['Subtracting with borrowing'],
    younger:
      'Sometimes there are not enough ones to take away from. Then borrow: break one ten into ten ones. Now there is one ten less and there are ten ones more. It is still the same number, just packed in another way.',
    older:
      'When the digit on top is smaller than the one below it, take one from the next column on the left: it is worth ten here. Cross out that digit, write one less, and add ten to your column. If there is a zero next door, go on to the next column that has something to give. Never turn the column round by taking the top from the bottom.',
    shown: [
      {
        picture: 'blocks 5 tens 2 ones\nblocks 4 tens 12 ones',
        words:
          'Both rows are the same number. One ten has become ten ones: $52 = 40 + 12$. Now there are enough ones to take seven: $12 - 7 = 5$.',
      },
      {
        picture: 'blocks 6 tens 3 ones\nblocks 5 tens 13 ones',
        words:
          'Both rows are the same number. One ten has become ten ones: $63 = 50 + 13$. Now there are enough ones to take eight: $13 - 8 = 5$.',
      },
    ],
    next: 'Look at the ones: can you take the bottom digit from the top one? If not, which column can lend you one?',
  },
  {
    title: 'Times tables',
    asks: [
      'timestable',
      'table',
      'learn timestable',
      'multiply fact',
      'skip count',
      'count 2s|5s|10s',
      'double',
    ],
    topics: ['Times tables'],
    younger:
      'A times table counts in equal groups. Three times four means three groups of four. If you forget one, begin with one that you know and add one more group. You can turn it round, too: three groups of four are as many as four groups of three.',
    older:
      'Multiplying counts equal groups. Facts that you know lead to those that you don’t: five groups and one more make six, ten groups less one make nine, and doubling twice makes four groups. The order does not matter, so you need to learn only half of the table.',
    shown: [
      {
        picture: 'dots 3 by 4',
        words: 'Three rows of four. From the side it is four rows of three: $3 × 4 = 4 × 3$.',
      },
      { picture: 'dots 6 by 7', words: 'Five rows and one row more: $5 × 7 = 35$ and $35 + 7 = 42$.' },
      {
        picture: 'line 0 to 20: 0 > 4 > 8 > 12 > 16',
        words: 'Count in fours, one jump for each group: $4 + 4 + 4 + 4 = 16$.',
      },
    ],
    next: 'Which times table fact near yours do you know already? What has to be added to it?',
  },
  {
    title: 'Multiplying larger numbers',
    asks: [
      'multiply',
      'multiply number',
      'long multiply',
      'multiply large|digit',
      'column multiply',
      'grid multiply',
      'box multiply',
      'lattice',
      'partial product',
      'product',
    ],
    topics: ['Multiplying larger numbers'],
    younger:
      'To multiply a big number, split it into tens and ones. Multiply each part, then add the parts together. Draw it as a rectangle with one piece for each part. The answer is called the product.',
    older:
      'What a multiplication comes to is called the product. Split the numbers into hundreds, tens and ones, multiply every part of one by every part of the other, and add all the products. The grid and the column method do the same; in columns do not forget the zero when you multiply by tens.',
    shown: [
      {
        picture: 'area 20 + 3 by 6',
        words: 'Each piece by itself: $6 × 20 = 120$ and $6 × 3 = 18$. Together $120 + 18 = 138$.',
      },
      {
        picture: 'area 30 + 4 by 10 + 2',
        words:
          'Four pieces: $10 × 30 = 300$, $10 × 4 = 40$, $2 × 30 = 60$ and $2 × 4 = 8$. Together $300 + 40 + 60 + 8 = 408$.',
      },
    ],
    next: 'How could you split one of your numbers into tens and ones? What is the first product?',
  },
  {
    title: 'Dividing',
    asks: [
      'divide',
      'divide number',
      'long divide',
      'short divide',
      'bus stop',
      'divide large|digit',
      'quotient|dividend|divisor divide',
      'quotient',
      'dividend',
      'chunk',
      'equal share|group',
      'divide check|opposite multiply',
    ],
    topics: ['Dividing whole numbers'],
    younger:
      'Dividing means sharing into equal groups, or finding how many groups fit. It is the other way round of multiplying: ask yourself how many times the small number goes into the big one.',
    older:
      'Dividing asks how often one number fits into another. In short and long division work from the left: how often does it go into the first digits, what is left over, then take the next digit down beside it. Divide, multiply, subtract, bring down – and again. Write a zero where it does not go in at all.',
    shown: [
      {
        picture: 'dots 3 by 6',
        words: 'Eighteen dots in three equal rows: $18 ÷ 3 = 6$, because $3 × 6 = 18$.',
      },
      {
        picture: 'area 30 + 4 by 3',
        words:
          'Split what you share into parts that are easy: $90 ÷ 3 = 30$ and $12 ÷ 3 = 4$, so $102 ÷ 3 = 34$.',
      },
    ],
    next: 'How often does the number that you divide by go into the first digit, or the first two? What is left then?',
  },
  {
    title: 'Remainders',
    asks: ['remainder', 'divide remainder', 'left over', 'divide left over'],
    topics: ['Division with remainder'],
    younger:
      'When you share and it does not come out even, some are left over. They are the remainder. The remainder is always smaller than the number of groups: else you could share once more.',
    older:
      'The remainder is what is left when a number is divided as far as it goes in whole groups. It is always smaller than what you divide by. Check it: groups times size plus remainder gives the number that you began with.',
    shown: [
      {
        picture: 'dots 3 by 5 and 2',
        words: 'Three full rows of five, and two left over: $3 × 5 + 2 = 17$.',
      },
      {
        picture: 'dots 4 by 6 and 3',
        words: 'Four full rows of six, and three left over: $4 × 6 + 3 = 27$.',
      },
    ],
    next: 'Which is the biggest number in the times table that still fits? How much is left after that?',
  },
  {
    title: 'Dividing by zero',
    asks: ['divide zero', 'zero divide', 'divide nothing'],
    topics: ['Dividing by zero'],
    younger:
      'Nobody can divide by zero. How many groups of nothing do you need to fill a box? However many you take, the box stays empty. So there is no answer.',
    older:
      'Division undoes multiplication: twelve divided by three is the number that gives twelve when it is multiplied by three. But any number times zero is zero, so no number times zero gives twelve. That is why dividing by zero has no answer. Zero divided by another number is fine: it is zero.',
    shown: [
      {
        picture: 'line 0 to 6: 0 > 2 > 4 > 6',
        words: 'Jumps of two reach the end: $6 ÷ 2 = 3$. Jumps of nothing would never get anywhere.',
      },
    ],
    next: 'Which number times zero could give the number that you want to divide?',
  },
  {
    title: 'Order of operations',
    asks: [
      'order operation',
      'order sum',
      'bidmas',
      'which operation|multiply|add first',
      'bracket|add|multiply|subtract|divide first',
      'order calculate',
      'bracket',
      'operation',
    ],
    topics: ['Order of operations'],
    younger:
      'When a sum has different signs, there is an agreed order. What is in brackets comes first. Then times and divide. Then plus and minus. Otherwise two people would get two answers for the same sum.',
    older:
      'First brackets, then powers (indices, exponents), then multiplying and dividing from left to right, then adding and subtracting from left to right. That is BIDMAS, BODMAS or PEMDAS: different names for the same order. Multiplying is no stronger than dividing, and adding no stronger than subtracting: those go from the left.',
    shown: [
      {
        picture: 'chain 2 + 3 × 4 > 2 + 12 > 14',
        words:
          'The times comes first: $3 × 4 = 12$, then $2 + 12 = 14$. With brackets it would be another sum: $(2 + 3) × 4 = 20$.',
      },
      {
        picture: 'chain 20 - 6 ÷ 2 > 20 - 3 > 17',
        words: 'The dividing comes first: $6 ÷ 2 = 3$, then $20 - 3 = 17$.',
      },
    ],
    next: 'Which part of your sum has to be done first? Underline it.',
  },
]
