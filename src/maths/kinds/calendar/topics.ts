import type { Topic } from '../../domain/topic.ts'

export const topics = {
  months: {
    concept: 'Months and leap years',
    standard: '3.MD.A.1',
    mastery: 'Knows how long the months are and which years are leap years.',
    tips: [
      'Make a fist and say the months over your knuckles and the dips between them. Where does yours fall?',
      'Say the months in their order. Which ones are short, and which one is special?',
    ],
    activities: [
      {
        title: 'Family calendar',
        description:
          'Take a calendar of this year. Write in the birthdays of the family, and sort the months into long and short ones. Which month is the shortest, and why is it longer in some years?',
      },
    ],
  },
  weekdays: {
    concept: 'Days of the week',
    standard: '3.OA.D.9',
    mastery: 'Finds the weekday so many days before or after another.',
    tips: [
      'After a whole week it is the same weekday again. How many whole weeks can you take away?',
      'Start counting with the day after the one you start from.',
    ],
    activities: [
      {
        title: 'What day will it be',
        description:
          'Ask each other what weekday it will be in some number of days. Take away whole weeks first and count on what is left, then check it on a calendar. Who finds the quickest way?',
      },
    ],
  },
  dates: {
    concept: 'Counting days between dates',
    standard: '4.MD.A.2',
    mastery: 'Counts days from one date to another over the end of a month.',
    tips: [
      'How many days are left until the end of the month? What is still missing then?',
      'How long is the month that you start in? Draw a line with its last day on it.',
    ],
    activities: [
      {
        title: 'Countdown',
        description:
          'Choose a day that you look forward to. Work out how many days are left by going from month to month, then check by counting on a calendar. Make a paper chain with a link for each day.',
      },
    ],
  },
} satisfies Record<string, Topic>
