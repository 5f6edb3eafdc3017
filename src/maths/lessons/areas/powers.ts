import type { Lesson } from '../lesson.ts'

export const powers: readonly Lesson[] = [
  {
    title: 'Laws of powers',
    asks: [
      'law power|indices|index|exponent',
      'rule power|indices|exponent',
      'add|multiply|subtract|divide power|indices|exponent',
      'power power',
      'same base',
      'power zero',
    ],
    topics: ['Laws of powers'],
    younger:
      'A power is a number times itself, again and again. To multiply two powers of the same number just count: how often does it stand there in all?',
    older:
      'Powers of the same base: multiplying adds the exponents, dividing subtracts them, and a power of a power multiplies them. All of it comes from counting the factors. With different bases there is no such law; see whether one can be written as a power of the other.',
    shown: [
      {
        picture: 'strip three 3, four 4',
        words: 'Three of them and four of them make seven: $2^3 × 2^4 = 2^7$.',
      },
      { picture: 'strip gone 2, left 3', words: 'Five of them, and two are cancelled: $3^5 ÷ 3^2 = 3^3$.' },
    ],
    next: 'Write both powers out as long products. How often does the number stand there?',
  },
  {
    title: 'Negative and fractional powers',
    asks: [
      'negative power|indices|index|exponent',
      'fraction power|indices|index|exponent',
      'minus power|indices',
      'broken power',
      'power half',
      'power minus|negative',
    ],
    topics: ['Negative and broken powers'],
    younger:
      'Each step down in the power divides by the number once more. Go on below zero and you get fractions: one over the number.',
    older:
      'A negative power is one over the positive power: the minus turns it upside down, it does not make it negative. A fraction as the power asks for a root: its bottom says which root, its top says which power. Take the root first, so that the numbers stay small.',
    shown: [
      {
        picture: 'chain 4 > 2 > 1 > 1/2',
        words:
          'Each step halves it: $4 ÷ 2 = 2$, $2 ÷ 2 = 1$, and then comes a half, for the power of minus one: $1 ÷ 2 = 1/2$.',
      },
      {
        picture: 'chain 25 > root > 5 > cubed > 125',
        words: 'To the power of three over two: the root first, $5 × 5 = 25$, then the power, $5^3 = 125$.',
      },
    ],
    next: 'What does the bottom of your power ask for? And is there a minus that turns it over?',
  },
  {
    title: 'Standard form',
    asks: [
      'standard form',
      'scientific notation',
      'standard index form',
      'scientific',
      'convert|turn|write standard form',
    ],
    topics: ['Standard form'],
    younger:
      'Very big and very small numbers have many zeros. Standard form is a short way to write them: a number between one and ten, times ten again and again.',
    older:
      'Standard form is a number that is at least one and less than ten, times a power of ten. Move the digits until one of them stands before the point, and count the places: that is the power, positive for big numbers and negative for small ones.',
    shown: [
      {
        picture: 'places 4500',
        words: 'The digits move three places: $4500 = 4.5 × 1000$, and $1000 = 10^3$.',
      },
      {
        picture: 'chain 62000 > 6.2 × 10000 > 6.2 × 10⁴',
        words: 'The digits move four places: $62000 = 6.2 × 10^4$.',
      },
    ],
    next: 'Which number, at least one and less than ten, has the digits of yours?',
  },
  {
    title: 'Sums in standard form',
    asks: [
      'multiply|divide|add|subtract standard form',
      'calculate standard form',
      'standard form multiply divide',
    ],
    topics: ['Sums in standard form'],
    younger:
      'To multiply such numbers, do the parts by themselves: the numbers in front, and the tens. For adding, both need equally many tens first.',
    older:
      'To multiply or divide, work with the numbers in front and with the powers of ten on their own: exponents are added or subtracted. To add or subtract, write both with the same power first. At the end see that the number in front is at least one and less than ten.',
    shown: [
      {
        picture: 'area 3 by 2\nchain 10⁴ × 10³ > 10⁷',
        words: 'The fronts and the powers on their own: $3 × 2 = 6$ and $10^4 × 10^3 = 10^7$.',
      },
      {
        picture: 'chain 5 × 4 > 20 > 2 × 10',
        words:
          'If the front is too big, move one ten over: $5 × 4 = 20$ and $20 = 2 × 10$, so the power gets one more.',
      },
    ],
    next: 'What do the numbers in front make? And what do the powers of ten make?',
  },
  {
    title: 'Recurring decimals',
    asks: [
      'recurring',
      'recurring decimal',
      'repeating|repeat decimal',
      'dot decimal',
      'recurring fraction|decimal fraction',
      'convert|turn recurring decimal fraction',
    ],
    topics: ['Recurring decimals'],
    younger:
      'Some decimals never end: the same digits come again and again. Share one into three and it is nought point three three three, for ever. A dot on top of a digit says that it comes again.',
    older:
      'A recurring decimal repeats the same digits for ever, and every one of them is a fraction. Multiply it by the power of ten that moves it along by one round of digits, take the decimal itself away, and the endless part is gone. Then divide and simplify.',
    shown: [
      {
        picture: 'bar 1/3',
        words: 'One shared by three never ends as a decimal. With nine at the bottom: $1/3 = 3/9$.',
      },
      {
        picture: 'bar 2/9',
        words:
          'Ten times less once leaves nine times: $10 - 1 = 9$. That is why nines stand at the bottom of such fractions.',
      },
    ],
    next: 'How many digits come again and again in yours?',
  },
  {
    title: 'Rearranging formulas',
    asks: [
      'rearrange',
      'rearrange formula|equation',
      'change|convert subject',
      'subject',
      'subject formula',
      'make subject',
    ],
    topics: ['Rearranging formulas'],
    younger:
      'A formula tells how numbers belong together. You may turn it so that another letter stands alone. Undo what was done to that letter, and do the same on both sides.',
    older:
      'To make a letter the subject of a formula, get it alone on one side, just as in solving an equation: undo what was done to it, the last step first, on both sides. If it stands in two places, bring both to one side and take it out as a factor.',
    shown: [
      {
        picture: 'balance y = x + 5\nbalance y - 5 = x',
        words: 'Five was added, so take five from both sides: now the other letter stands alone.',
      },
      {
        picture: 'balance y = 3x\nbalance y ÷ 3 = x',
        words:
          'It was multiplied by three, so divide both sides by three: now the other letter stands alone.',
      },
    ],
    next: 'Which letter should stand alone? What was done to it last?',
  },
]
