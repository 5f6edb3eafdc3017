import type { Lesson } from '../lesson.ts'

export const temperatureAndDates: readonly Lesson[] = [
  {
    title: 'Rising and falling temperatures',
    asks: [
      'temperature',
      'thermometer',
      'temperature rise|fall|drop',
      'temperature below zero',
      'difference temperature',
      'cold|warm temperature',
    ],
    topics: ['Rising and falling temperatures'],
    younger:
      'A thermometer is a number line that stands up. When it gets warmer, go up; when it gets colder, go down. Below the freezing point the numbers have a minus, and there the bigger number is the colder one.',
    older:
      'A rise is added and a fall is subtracted, also below zero. To find how far two temperatures are apart, take the lower one from the higher one; if they lie on both sides of zero, count from the lower one up to zero, then on to the higher one.',
    shown: [
      {
        picture: 'line -6 to 6: -4 > 3',
        words: 'A rise from below zero: go right, past zero. $-4 + 7 = 3$.',
      },
      { picture: 'line -6 to 6: 2 > -5', words: 'A fall past zero: go left. $2 - 7 = -5$.' },
    ],
    next: 'Where on the thermometer do you start, and which way do you go?',
  },
  {
    title: 'Celsius and Fahrenheit',
    asks: ['fahrenheit', 'celsius', 'celsius fahrenheit', 'temperature scale', 'degree celsius|fahrenheit'],
    topics: ['Celsius and Fahrenheit'],
    younger:
      'There are two scales for temperatures. Water freezes at zero degrees Celsius, which is thirty-two degrees Fahrenheit, and boils at a hundred degrees Celsius. Most countries use Celsius; the United States use Fahrenheit.',
    older:
      'From Celsius to Fahrenheit multiply by nine, divide by five, then add thirty-two. Back again undo it in the other order: take away thirty-two, multiply by five, divide by nine. A step of five degrees Celsius is as big as a step of nine degrees Fahrenheit.',
    shown: [
      {
        picture: 'chain 40 > × 9 > ÷ 5 > + 32',
        words: 'From Celsius to Fahrenheit: $40 × 9 ÷ 5 + 32 = 104$.',
      },
      {
        picture: 'chain 77 > - 32 > × 5 > ÷ 9',
        words: 'From Fahrenheit to Celsius: $(77 - 32) × 5 ÷ 9 = 25$.',
      },
    ],
    next: 'Which scale do you start from? What is the first thing to do then?',
  },
  {
    title: 'Months and leap years',
    asks: ['month', 'leap year', 'day month', 'day year', 'calendar', 'february'],
    topics: ['Months and leap years'],
    younger:
      'Make a fist and say the months along your knuckles: January on a knuckle, February in the dip, and so on; after July start again with August. Months on a knuckle are long, those in a dip are short. February is the shortest of all.',
    older:
      'April, June, September and November are a day shorter than the long months; February is shorter still and gets one more day in a leap year. A year is a leap year where four divides it; whole centuries only where four hundred divides them.',
    shown: [
      {
        picture: 'chain January > February > March > April',
        words: 'Long, shortest, long, short. The first two months together: $31 + 28 = 59$ days.',
      },
      {
        picture: 'chain August > September > October > November',
        words: 'Long and short by turns. Autumn, from September on: $30 + 31 + 30 = 91$ days.',
      },
    ],
    next: 'On which knuckle, or in which dip, is your month?',
  },
  {
    title: 'Days of the week',
    asks: ['weekday', 'day week', 'week day later|after|before', 'which day'],
    topics: ['Days of the week'],
    younger:
      'The days of the week go round and round: after a whole week it is the same day again. So take away whole weeks first, then count on from the next day.',
    older:
      'The weekday repeats every week. Divide the number of days by the days in a week and keep only the remainder: that is how far to count on. Going back in time, count backwards. Don’t count the day that you start from.',
    shown: [
      {
        picture: 'dots 2 by 7 and 3',
        words: 'Two whole weeks change nothing; count on by what is left over: $17 - 2 × 7 = 3$.',
      },
      {
        picture: 'dots 4 by 7 and 2',
        words: 'Four whole weeks change nothing; count on by what is left over: $30 - 4 × 7 = 2$.',
      },
    ],
    next: 'How many whole weeks can you take away, and how many days are left?',
  },
  {
    title: 'Counting days between dates',
    asks: ['date', 'day between date', 'count day', 'day date', 'how many day until|between'],
    topics: ['Counting days between dates'],
    younger:
      'Count first to the end of the month, then on in the next one. Add both. The day that you start from is not counted.',
    older:
      'Within a month subtract the days. Over the end of a month go in two jumps: from the start to the last day of the month, then on to the date in the next month, with the full length of every month between. The start itself is not counted, unless the question says so.',
    shown: [
      {
        picture: 'line 20 to 40: 25 > 31 > 37',
        words:
          'From late in a long month: $31 - 25 = 6$ days to its end, then as many again in the next: $6 + 6 = 12$.',
      },
      {
        picture: 'line 15 to 40: 18 > 30 > 38',
        words: 'From the middle of a short month: $30 - 18 = 12$ days to its end, then on: $12 + 8 = 20$.',
      },
    ],
    next: 'How many days are left until the end of the first month?',
  },
]
