import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import { handsAsked } from '../quantities/hands.ts'
import { chosen, type HintQuestion, type HintVerdict, notSo, type Own, shown, so } from './hint-question.ts'

const [HOUR, HOURS, NOON] = [60, 12, 12 * 60]

/** What is answered to the hints for times and clocks. */
export function ofTime(question: TimeQuestion): HintQuestion[] {
  if (question.task === 'on hands') return ofHands(question)
  if (question.task === 'to 24 hours' || question.task === 'to 12 hours') return [halfOfDay(question)]
  if (question.task !== 'between' && question.task !== 'after') return []
  const rest = (HOUR - (question.from % HOUR)) % HOUR
  return rest === 0
    ? []
    : [
        {
          asks: /how many minutes is it to the next full hour|jump to the next full hour first/i,
          name: 'the minutes to the next full hour',
          judge: own =>
            own.says(rest) && own.numbers.length === 1 && !/:/.test(own.text)
              ? so(`${shown(rest)} minutes to the next full hour.`, 'How much is still to go from there?')
              : undefined,
        },
      ]
}

const NEARLY = /\b(?:nearly|almost|just before|bit before|close to|not quite|coming up to|before|about to)\b/
const PAST = /\b(?:past|after|passed|gone)\b/
const BETWEEN = /\bbetween\b/

function ofHands(question: TimeQuestion): HintQuestion[] {
  const hands = handsAsked(question)
  if (!hands) return []
  const { hour, minutes, big } = hands
  const next = (hour % HOURS) + 1
  const isLate = minutes > HOUR / 2
  const toBig =
    minutes === 0
      ? 'And what does the big hand say, straight up?'
      : `And what does the big hand say, at the ${shown(big)}?`
  return [
    {
      asks: /which hour is it at|which number is it at|hour is told by the little hand/i,
      name: 'the hour',
      judge: own => hourSaid(own, { hour, next, minutes, isLate, toBig }),
    },
    {
      asks: /the big hand: straight up|what does the big hand (?:tell|say)|big hand tells the minutes/i,
      name: 'the minutes',
      judge: own => {
        const isBig = !own.names('tens') && !/\blittle|short\b/.test(own.text)
        if (!isBig || /:|\bpast\b|\bto\b|o'?clock/.test(own.text)) return undefined
        return minutes > 0 && own.numbers.at(-1)?.equals(minutes) && minutes !== hour
          ? so(
              `the big hand says ${shown(minutes)} minutes.`,
              own.says(hour) && hour !== big
                ? `And ${shown(hour)} is the hour. How do you write that time?`
                : isLate
                  ? 'Which hour is still on?'
                  : 'Which hour has the little hand passed?',
            )
          : undefined
      },
    },
  ]
}

interface Hands {
  hour: number
  next: number
  minutes: number
  isLate: boolean
  toBig: string
}

function hourSaid(own: Own, { hour, next, minutes, isLate, toBig }: Hands): HintVerdict | undefined {
  const { text, numbers } = own
  const values = [...new Set(numbers.map(each => each.valueOf()))]
  if (
    /:|\d ?(?:min|past|to)\b|half past|quarter|o'?clock|big|long/.test(text) ||
    values.length === 0 ||
    values.length > 2
  )
    return undefined
  const isAt = (value: number) => values.includes(value)
  const isNearly = isAt(next) && minutes > 0 && NEARLY.test(text)
  const isAfterNext = isNearly && (values.length === 1 || isAt(hour))
  if (values.length === 2 && !isAfterNext)
    return BETWEEN.test(text) || text.includes('and')
      ? isAt(hour) && isAt(next) && minutes > 0
        ? so(
            `it is between the ${shown(hour)} and the ${shown(next)}.`,
            `Which of the two hours has begun already? ${toBig}`,
          )
        : undefined
      : undefined
  if (isAfterNext)
    return so(`it is not quite ${shown(next)} yet.`, `So the hour of ${shown(hour)} is still on. ${toBig}`)
  if (isAt(hour) && !NEARLY.test(text)) {
    if (!PAST.test(text) && !own.isBare && minutes > 0 && isLate) return undefined
    return so(minutes === 0 ? `it is at the ${shown(hour)}.` : `it has passed the ${shown(hour)}.`, toBig, 0)
  }
  return isAt(next) && minutes > 0 && (PAST.test(text) || own.isBare)
    ? notSo(
        `Has the little hand got to the ${shown(next)} yet, or is it still before it? Which hour is it then?`,
      )
    : undefined
}

/** Before noon or after it. */
function halfOfDay({ from, task }: TimeQuestion & { from: number }): HintQuestion {
  const isLate = from >= NOON
  return {
    asks: /is it before noon or after it|twice twelve hours/i,
    name: 'before or after noon',
    judge: own => {
      if (own.numbers.length === 1 && own.says(HOURS) && isLate && from >= NOON + HOUR) {
        const isSo = task === 'to 24 hours' ? own.names('add') : own.names('takeAway')
        return isSo
          ? so('the hours after noon go on from 12.', 'Which hour is it then? The minutes stay.')
          : undefined
      }
      if (own.numbers.length > 0) return undefined
      return chosen(
        own,
        [isLate ? 'afternoon' : 'before'],
        [isLate ? 'before' : 'afternoon'],
        so(
          `it is ${isLate ? 'after' : 'before'} noon.`,
          isLate
            ? task === 'to 24 hours'
              ? 'Count on from 12: which hour is it then?'
              : 'Take 12 from the hours: which one is it?'
            : 'Do the hours change then, or do they stay?',
        ),
        'Noon is twelve o’clock in the middle of the day. Is the time before that, or after it?',
      )
    },
  }
}
