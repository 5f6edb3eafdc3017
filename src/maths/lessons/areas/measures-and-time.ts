import type { Lesson } from '../lesson.ts'

export const measuresAndTime: readonly Lesson[] = [
  {
    title: 'Converting units',
    asks: [
      'convert unit',
      'unit',
      'convert',
      'metric',
      'centimetre|metre|kilometre|millimetre',
      'gram|kilogram|litre|millilitre',
      'convert|turn metre|centimetre|gram|litre|kilometre|kilogram|millimetre|millilitre',
      'mass',
      'imperial',
    ],
    topics: ['Converting units'],
    younger:
      'A bigger unit holds many small ones: a metre holds a hundred centimetres, a kilogram a thousand grams. Going to the small unit you need more of them, so multiply. Going to the big unit you need fewer, so divide.',
    older:
      'Find how many of the smaller unit make one of the bigger one. Into a smaller unit multiply, into a bigger unit divide. The beginnings tell: kilo is a thousand, centi a hundredth, milli a thousandth. Ask yourself at the end: should there be more of them or fewer?',
    shown: [
      {
        picture: 'line 0 to 300 step 100: 0 > 100 > 200 > 300',
        words: 'Three metres, each a hundred centimetres long: $3 × 100 = 300$ centimetres.',
      },
      {
        picture: 'line 0 to 4000 step 1000: 0 > 1000 > 2000 > 3000 > 4000',
        words: 'Four kilograms, each a thousand grams: $4 × 1000 = 4000$ grams.',
      },
    ],
    next: 'Which of your two units is bigger? How many of the small one fit into it?',
  },
  {
    title: 'Calculating with measures',
    asks: [
      'add|subtract|multiply|divide length|mass|unit|metre|centimetre|gram|kilogram|litre',
      'calculate unit|measure',
      'measure add|subtract',
    ],
    topics: ['Calculating with measures'],
    younger:
      'Look at the units first. Metres and centimetres can’t be added as they are. Change all of them into the smaller unit, work it out, and write the unit at the end.',
    older:
      'Bring all amounts to the same unit, best the smaller one; then calculate with plain numbers and put the unit back. Change the result into bigger units if that reads better.',
    shown: [
      {
        picture: 'line 0 to 300 step 50: 0 > 200 > 250',
        words: 'Two metres and fifty centimetres more, all in centimetres: $200 + 50 = 250$.',
      },
      {
        picture: 'line 0 to 2000 step 500: 0 > 1000 > 1500',
        words: 'One kilogram and five hundred grams more, all in grams: $1000 + 500 = 1500$.',
      },
    ],
    next: 'Are all your amounts in the same unit? Which unit would make it easy?',
  },
  {
    title: 'Comparing measures',
    asks: [
      'compare measure|unit|length|mass|capacity',
      'order measure|length|mass',
      'which long|heavy|tall',
      'long|heavy|large metre|centimetre|gram|kilogram',
    ],
    topics: ['Comparing measures'],
    younger:
      'A small number can be more: two metres are longer than ninety centimetres. Change both into the same unit, and then compare the numbers.',
    older:
      'Amounts in different units can’t be compared by their numbers alone. Write all of them in the same unit first, then compare or order them, and give the answer in the units of the question.',
    shown: [
      {
        picture: 'line 0 to 200 step 50: 90, 200',
        words: 'Ninety centimetres and two metres on one line, in centimetres: $90 < 200$.',
      },
      {
        picture: 'line 0 to 1500 step 500: 800, 1000',
        words: 'Eight hundred grams and one kilogram on one line, in grams: $800 < 1000$.',
      },
    ],
    next: 'Which unit could you write all of them in?',
  },
  {
    title: 'Units of time',
    asks: [
      'unit time',
      'convert time',
      'convert|turn hour|minute|second|day|week|year',
      'hour minute',
      'minute second',
      'minute hour',
      'leap year',
    ],
    topics: ['Units of time'],
    younger:
      'Time does not go in tens. An hour has sixty minutes, a minute has sixty seconds, a day has twenty-four hours, a week has seven days. To go to the smaller one multiply, to the bigger one divide.',
    older:
      'Sixty seconds make a minute, sixty minutes an hour, twenty-four hours a day, seven days a week. Multiply to go to a smaller unit, divide to go to a bigger one. Half an hour is thirty minutes and not fifty: a decimal of an hour has to be multiplied by sixty.',
    shown: [
      { picture: 'clock 12:30', words: 'Half an hour is half of sixty minutes: $60 ÷ 2 = 30$.' },
      { picture: 'clock 12:15', words: 'A quarter of an hour is a quarter of sixty minutes: $60 ÷ 4 = 15$.' },
    ],
    next: 'How many of the smaller unit make one of the bigger one here?',
  },
  {
    title: 'Square and cubic units',
    asks: ['square unit', 'cubic unit', 'convert square|cubic', 'convert area|volume', 'convert speed'],
    topics: ['Square and cubic units'],
    younger:
      'A square metre is a square with sides of one metre. Along each side fit a hundred centimetres, and there are a hundred such rows. So it holds many more square centimetres than you might think.',
    older:
      'For areas the factor of the lengths counts twice, once for each direction; for volumes three times. A square centimetre has ten by ten square millimetres, a cubic centimetre ten by ten by ten cubic millimetres.',
    shown: [
      {
        picture: 'rectangle 10 mm by 10 mm',
        words: 'One square centimetre: ten rows of ten square millimetres, $10 × 10 = 100$.',
      },
    ],
    next: 'How many of the small units fit along one side of the big one?',
  },
  {
    title: 'Elapsed time',
    asks: [
      'elapsed',
      'elapsed time',
      'time difference',
      'long time|take|last',
      'time later|earlier|between',
      'timetable',
      'duration',
      'add|subtract time',
    ],
    topics: ['Elapsed time'],
    younger:
      'To find how long something takes, jump along a line of time. First jump to the next full hour, then in hours, then the minutes that are left. Add up your jumps.',
    older:
      'Count up from the first time to the second: to the next full hour, then whole hours, then the minutes that are left. Do not subtract as with plain numbers: an hour has sixty minutes and not a hundred. Mind noon and midnight.',
    shown: [
      {
        picture: 'clock 3:40\nclock 5:10',
        words:
          'Twenty minutes to the full hour, then an hour, then ten minutes: $20 + 60 + 10 = 90$ minutes.',
      },
      {
        picture: 'clock 9:45\nclock 11:20',
        words:
          'Fifteen minutes to the full hour, then an hour, then twenty minutes: $15 + 60 + 20 = 95$ minutes.',
      },
    ],
    next: 'How many minutes is it to the next full hour?',
  },
  {
    title: 'Telling the time',
    asks: [
      'tell time',
      'read clock',
      'clock',
      'analogue|analog',
      'digital',
      '24|12 hour clock|time',
      '24|12 hour',
      'am pm',
      'quarter past',
      'half past',
      'quarter to',
      'oclock',
    ],
    topics: ['Twelve and twenty-four hours', 'Reading a clock'],
    younger:
      'The short hand shows the hour, the long hand the minutes. When the long hand points straight up, it is a full hour; straight down is half past. From one number to the next are five minutes.',
    older:
      'The short hand shows the hour, the long one the minutes, five for each number. With twenty-four hours the day goes on after noon: one o’clock is thirteen, two is fourteen. To go back from thirteen on take twelve away and write pm. Midnight begins at zero; noon is twelve pm.',
    shown: [
      {
        picture: 'clock 4:30',
        words:
          'The long hand points straight down: half past. The short hand is on its way from four to five.',
      },
      {
        picture: 'clock 15:00',
        words: 'Three in the afternoon, on a clock with twenty-four hours fifteen: $15 - 12 = 3$.',
      },
    ],
    next: 'Where does the short hand point, and where the long one?',
  },
]
