import type { Topic } from '../../domain/topic.ts'

export const topics = {
  elapsed: {
    concept: 'Elapsed time',
    standard: '3.MD.A.1',
    mastery: 'Works out lengths of time and times before and after.',
    tips: [
      'Draw a line and mark the first time on it. Where do you come to in jumps of full hours?',
      'Jump to the next full hour first, then in hours, then the minutes that are left. Mind noon and midnight.',
    ],
    activities: [
      {
        title: 'A day on a line',
        description:
          'Draw the day as a long line with all its hours. Mark when you get up, eat, play and sleep, and work out how long it is from each to the next by jumping along the line.',
      },
    ],
  },
  hands: {
    concept: 'Reading a clock',
    standard: '1.MD.B.3',
    mastery: 'Reads the time from the two hands of a clock.',
    tips: [
      'Look at the little hand first: which hour is it at, or has it just passed?',
      'Now the big hand: straight up is a full hour, straight down is half past. Else count on in fives from the top.',
    ],
    activities: [
      {
        title: 'Clock from a plate',
        description:
          'Write the hours round a paper plate and fix a long and a short hand of card in the middle. One turns the hands, the other says the time; then change over. Watch how the short hand moves on a little while the long one goes round.',
      },
    ],
  },
  clock: {
    concept: 'Twelve and twenty-four hours',
    standard: '2.MD.C.7',
    mastery: 'Changes between ways of writing a time.',
    tips: [
      'Is it before noon or after it? What happens to the hours after noon?',
      'A day has twice twelve hours. Count on from noon, or count back to it.',
    ],
    activities: [
      {
        title: 'Timetable of the day',
        description:
          'Write what you do on a day like a train timetable, with times of all the hours of the day. Read it to somebody who has to say each time with morning, afternoon or evening.',
      },
    ],
  },
} satisfies Record<string, Topic>
