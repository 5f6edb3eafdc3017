import type { Lesson } from '../lesson.ts'

export const moneyAndRates: readonly Lesson[] = [
  {
    title: 'Pounds and pence, dollars and cents',
    asks: ['pound penny', 'dollar cent', 'convert|turn penny|cent pound|dollar', 'write money', 'money'],
    topics: ['Pounds and pence, dollars and cents'],
    younger:
      'A hundred pence make a pound, and a hundred cents make a dollar. In front of the point are the whole pounds, behind it are the pence, always two digits.',
    older:
      'Money has a hundred small coins to one big unit. To go from pounds to pence multiply by a hundred, from pence to pounds divide by a hundred. Behind the point there are always two digits, so six pence is nought point nought six of a pound.',
    shown: [
      { picture: 'places 3.25', words: 'Three pounds and twenty-five pence: $3.25 × 100 = 325$ pence.' },
      {
        picture: 'places 4.06',
        words: 'Four pounds and six pence: $4.06 × 100 = 406$ pence. The zero keeps a place.',
      },
    ],
    next: 'How many whole pounds or dollars are in your amount, and how many small coins are left?',
  },
  {
    title: 'Counting coins',
    asks: ['coin', 'count coin|money', 'coin total'],
    topics: ['Counting coins'],
    younger:
      'Sort the coins and begin with the biggest. Count up in steps: in tens for tens, in fives for fives. Then add the small ones.',
    older:
      'Take one kind of coin after the other: how many are there, times what each is worth. Then add these amounts, all in the same unit, and write the total in the form that is asked for.',
    shown: [
      {
        picture: 'line 0 to 40 step 10: 0 > 10 > 20 > 30 > 35',
        words: 'Three tens and a five: $10 + 10 + 10 + 5 = 35$.',
      },
      {
        picture: 'line 0 to 60 step 10: 0 > 20 > 40 > 45 > 50',
        words: 'Two twenties and two fives: $20 + 20 + 5 + 5 = 50$.',
      },
    ],
    next: 'Which are your biggest coins, and what do they make together?',
  },
  {
    title: 'Adding and taking away money',
    asks: ['add|subtract money', 'add price', 'total price', 'money left'],
    topics: ['Adding and taking away money'],
    younger:
      'Put pounds with pounds and pence with pence. When the pence make a hundred, swap them for a pound.',
    older:
      'Write the amounts below each other with the points in one line and two digits behind each point. Then add or subtract as with any decimals. Make all of them pounds, or all of them pence, before you begin.',
    shown: [
      { picture: 'column 3.75 + 1.50', words: 'Point under point: $3.75 + 1.50 = 5.25$.' },
      { picture: 'column 6.20 - 2.45', words: 'Point under point: $6.20 - 2.45 = 3.75$.' },
    ],
    next: 'Are all your amounts in the same unit, with two digits behind the point?',
  },
  {
    title: 'Working out change',
    asks: ['change money|shop|pay', 'give|get change', 'work change', 'convert money|pay|shop'],
    topics: ['Working out change'],
    younger:
      'Count up from the price to what was paid. First to the next full pound, then on. What you counted is the change.',
    older:
      'Change is what was paid take away what it costs. If several things are bought, add them first. Counting up from the price is easier than subtracting: to the next ten, to the next full pound, then to the amount paid.',
    shown: [
      {
        picture: 'line 0 to 500 step 100: 320 > 400 > 500',
        words: 'Three pounds twenty, paid with five pounds: $80 + 100 = 180$ pence of change.',
      },
      {
        picture: 'line 0 to 1000 step 100: 650 > 700 > 1000',
        words: 'Six pounds fifty, paid with ten pounds: $50 + 300 = 350$ pence of change.',
      },
    ],
    next: 'How far is it from the price to the next full pound or dollar?',
  },
  {
    title: 'Unit prices and best buys',
    asks: ['unit price', 'good|best buy|value', 'cheap', 'price each|per'],
    topics: ['Unit prices and best buys'],
    younger:
      'Find what one costs in each shop. Share the price by how many you get. Then it is easy to see which is cheaper.',
    older:
      'To compare offers find the price of the same amount in each: one piece, one gram, a hundred grams. Divide the price by the amount. The smaller price for the same amount is the better buy. Or scale both up to an equal amount.',
    shown: [
      { picture: 'strip pencils 4', words: 'Four pencils for eighty pence: $80 ÷ 4 = 20$ pence each.' },
      { picture: 'strip eggs 6', words: 'Six eggs for ninety pence: $90 ÷ 6 = 15$ pence each.' },
    ],
    next: 'What does one cost, or the same amount, in each offer?',
  },
  {
    title: 'Speed, distance and time',
    asks: ['speed', 'speed distance time', 'average speed', 'distance time', 'km|mile hour', 'how fast'],
    topics: ['Speed, distance and time'],
    younger:
      'Speed says how far something goes in one hour, or in one second. If you know the way and the time, share the way by the hours.',
    older:
      'Speed is distance divided by time. So distance is speed times time, and time is distance divided by speed. The units have to fit: kilometres per hour need hours, and half an hour is nought point five of one.',
    shown: [
      {
        picture: 'line 0 to 150 step 50: 0 > 50 > 100 > 150',
        words: 'Three hours at fifty kilometres an hour: $50 × 3 = 150$ kilometres.',
      },
      {
        picture: 'line 0 to 80 step 20: 0 > 20 > 40 > 60 > 80',
        words: 'Eighty kilometres in four hours: $80 ÷ 4 = 20$ kilometres each hour.',
      },
    ],
    next: 'Which two of the three do you know: the way, the time or the speed?',
  },
  {
    title: 'Density',
    asks: ['density', 'mass volume'],
    topics: ['Density'],
    younger:
      'Density says how heavy a thing is for its size. A stone is heavier than a sponge that is just as big: it is denser.',
    older:
      'Density is mass divided by volume: how much one cubic centimetre weighs. So mass is density times volume, and volume is mass divided by density. Mind that the units fit.',
    shown: [
      {
        picture: 'box 2 by 2 by 3',
        words:
          'Twelve cubes that weigh sixty grams together: $2 × 2 × 3 = 12$ and $60 ÷ 12 = 5$ grams for each.',
      },
      {
        picture: 'box 5 by 2 by 2',
        words:
          'Twenty cubes that weigh sixty grams together: $5 × 2 × 2 = 20$ and $60 ÷ 20 = 3$ grams for each.',
      },
    ],
    next: 'Do you know the mass, the volume or the density? Which one is asked for?',
  },
  {
    title: 'Direct proportion',
    asks: ['direct proportion', 'proportional', 'directly proportional', 'inverse proportion'],
    topics: ['Direct proportion'],
    younger:
      'If twice as many cost twice as much, they belong together step by step. Find what one costs, then multiply.',
    older:
      'Two amounts are in direct proportion when one doubles as the other doubles: their quotient is always the same. Find what belongs to one and multiply, or find the number that leads from one to the other. On a graph it is a straight line through the origin.',
    shown: [
      {
        picture: 'graph line (0, 0), (1, 2), (3, 6)',
        words: 'Three times as far across is three times as high: $1 × 3 = 3$ and $2 × 3 = 6$.',
      },
      {
        picture: 'graph line (0, 0), (2, 3), (4, 6)',
        words: 'Twice as far across is twice as high: $2 × 2 = 4$ and $3 × 2 = 6$.',
      },
    ],
    next: 'What belongs to one of them?',
  },
  {
    title: 'Simple interest',
    asks: ['simple interest', 'interest'],
    topics: ['Simple interest'],
    younger:
      'If you leave money in a bank, it gives you a little extra each year. That is interest. With simple interest it is the same amount every year.',
    older:
      'Simple interest is the same each year: the percentage of the amount at the beginning. Find it for one year and multiply by the number of years. The total is the amount at the beginning and all the interest.',
    shown: [
      {
        picture: 'line 200 to 230 step 10: 200 > 210 > 220 > 230',
        words:
          'Five percent of two hundred is ten, each year: $200 × 5 ÷ 100 = 10$, in three years $10 × 3 = 30$.',
      },
      {
        picture: 'line 500 to 560 step 20: 500 > 520 > 540 > 560',
        words:
          'Four percent of five hundred is twenty, each year: $500 × 4 ÷ 100 = 20$, in three years $20 × 3 = 60$.',
      },
    ],
    next: 'How much is the interest for one year?',
  },
  {
    title: 'Compound interest and depreciation',
    asks: ['compound interest', 'depreciation', 'compound', 'interest on interest', 'depreciate'],
    topics: ['Compound interest and depreciation'],
    younger:
      'Sometimes the extra money of one year gets extra money, too, in the next. So it grows a little faster every year.',
    older:
      'With compound interest each year’s percentage is taken of what is there by then. So multiply by the same number once for each year: five percent more is times one point nought five. Depreciation is the same with a number below one.',
    shown: [
      {
        picture: 'chain 100 > 110 > 121',
        words: 'Ten percent more each time: $100 × 1.1 = 110$ and $110 × 1.1 = 121$.',
      },
      {
        picture: 'chain 400 > 200 > 100',
        words: 'Half of it is lost each time: $400 × 0.5 = 200$ and $200 × 0.5 = 100$.',
      },
    ],
    next: 'What do you multiply by for one year? How many years are there?',
  },
]
