import { uncarriedClock } from '../../values/clock-time.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { TimeQuestion } from './question.ts'
import { answerOf, lengthOf, minutesOf } from './solve.ts'
import { topics } from './topics.ts'

const answered = (question: TimeQuestion, minutes: number): Value => answerOf(question, minutes)

export const misconceptions: readonly ValueMisconception<TimeQuestion>[] = [
  {
    id: 'time-other-direction',
    name: 'Wrong direction in time',
    topic: topics.elapsed,
    explanation: 'After a time means later, before a time means earlier; it went the other way.',
    gap: 'Goes forward in time in place of back, or back in place of forward.',
    predict: question =>
      question.task === 'after' || question.task === 'before'
        ? answered(question, 2 * question.from - minutesOf(question))
        : undefined,
  },
  {
    id: 'time-one-interval-too-many',
    name: 'One interval too many',
    topic: topics.elapsed,
    explanation: 'The first one leaves at once: up to the third there are two intervals, not three.',
    gap: 'Counts an interval for the first of several that follow each other.',
    predict: question =>
      question.task === 'after' && question.every
        ? answered(question, minutesOf(question) + question.every)
        : undefined,
  },
  {
    id: 'time-zone-forgotten',
    name: 'Time of the other place forgotten',
    topic: topics.elapsed,
    explanation: 'This is what the clocks show where it began; at the other place they show another time.',
    gap: 'Forgets the time difference between two places.',
    predict: question =>
      question.task === 'after' && question.zone
        ? answered(question, question.from + question.by)
        : undefined,
  },
  {
    id: 'time-zone-other-way',
    name: 'Time difference the wrong way',
    topic: topics.elapsed,
    explanation: 'The time difference was taken the wrong way: behind means earlier, ahead means later.',
    gap: 'Adds the time difference of a place that is behind, or takes off that of one that is ahead.',
    predict: question =>
      question.task === 'after' && question.zone
        ? answered(question, question.from + question.by - question.zone)
        : undefined,
  },
  {
    id: 'hour-not-carried',
    name: 'Full hour not carried',
    topic: topics.elapsed,
    explanation: 'When the minutes go past the full hour, the hour changes as well.',
    gap: 'Forgets that the hour changes when the minutes go past it.',
    predict(question) {
      if (question.task !== 'after' && question.task !== 'before') return undefined
      const [minute, by] = [question.from % 60, question.by % 60]
      const isCarried = question.task === 'after' ? minute + by >= 60 : minute < by
      if (!isCarried) return undefined
      return answered(question, minutesOf(question) + (question.task === 'after' ? -60 : 60))
    },
  },
  {
    id: 'minutes-not-carried',
    name: 'More minutes than an hour has',
    topic: topics.elapsed,
    explanation: 'No clock shows so many minutes: an hour is full after sixty, and the hour goes on.',
    gap: 'Writes more than sixty minutes behind an hour.',
    predict: question =>
      question.task === 'after' ? uncarriedClock(minutesOf(question), question.form) : undefined,
  },
  {
    id: 'time-minutes-of-hundred',
    name: 'Hours of a hundred minutes',
    topic: topics.elapsed,
    explanation: 'An hour has fewer than a hundred minutes, so times can’t be subtracted like plain numbers.',
    gap: 'Subtracts times as if an hour had a hundred minutes.',
    predict(question) {
      if (question.task !== 'between' || question.to < question.from) return undefined
      const plain = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60)
      const gap = plain(question.to) - plain(question.from)
      if (question.asked === 'min') return answered(question, gap)
      return answered(question, Math.floor(gap / 100) * 60 + (gap % 100))
    },
  },
  {
    id: 'hours-one-too-many',
    name: 'Hours counted without the minutes',
    topic: topics.elapsed,
    explanation: 'The last hour is not a full one: look at the minutes before counting it.',
    gap: 'Counts an hour that is not full.',
    predict: question =>
      question.task === 'between' && question.to % 60 < question.from % 60
        ? answered(question, lengthOf(question) + 60)
        : undefined,
  },
  {
    id: 'hour-from-big-hand',
    name: 'Hour read from the big hand',
    topic: topics.hands,
    explanation: 'The big hand tells the minutes. The hour is where the little hand is.',
    gap: 'Reads the hour from the big hand of a clock.',
    predict: question =>
      question.task === 'on hands'
        ? answered(question, ((question.from % 60) / 5 || 12) * 60 + (question.from % 60))
        : undefined,
  },
  {
    id: 'hands-swapped',
    name: 'Hands of a clock swapped',
    topic: topics.hands,
    explanation: 'Both hands are swapped: the little one tells the hour, and the big one the minutes.',
    gap: 'Takes the big hand of a clock for the little one.',
    predict: question =>
      question.task === 'on hands'
        ? answered(
            question,
            ((question.from % 60) / 5 || 12) * 60 + (Math.floor(question.from / 60) % 12) * 5,
          )
        : undefined,
  },
  {
    id: 'hand-number-as-minutes',
    name: 'Number at the big hand taken for minutes',
    topic: topics.hands,
    explanation: 'Each number on a clock is five minutes more for the big hand, so count in fives.',
    gap: 'Takes the number that the big hand points at for the minutes.',
    predict: question =>
      question.task === 'on hands' && question.from % 60 > 0
        ? answered(question, question.from - (question.from % 60) + (question.from % 60) / 5)
        : undefined,
  },
  {
    id: 'ten-for-twelve-hours',
    name: 'Ten in place of twelve hours',
    topic: topics.clock,
    explanation: 'Half a day has twelve hours, not ten.',
    gap: 'Counts ten hours for half a day between the clocks.',
    predict(question) {
      if (question.from < 780) return undefined
      if (question.task === 'to 24 hours') return answered(question, question.from - 120)
      return question.task === 'to 12 hours' && question.from < 1320
        ? answered(question, question.from + 120)
        : undefined
    },
  },
  {
    id: 'half-of-day-left-out',
    name: 'Half of the day left out',
    topic: topics.clock,
    explanation: 'The same hour comes twice a day: say which of the two it is.',
    gap: 'Takes a time after noon for one before noon.',
    predict: question =>
      (question.task === 'to 24 hours' || question.task === 'to 12 hours') && question.from >= 720
        ? answered(question, question.from - 720)
        : undefined,
  },
]
