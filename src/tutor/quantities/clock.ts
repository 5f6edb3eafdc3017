import type { Question } from '#maths/domain/question.ts'
import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { isSameTime, onClock, restOnClock, wayOnClock } from '../facts/times-asked.ts'
import { bareTimeSaid, shownTime, timesSaid, tooFarSaid } from './clock-way.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const TIME = /\b(\d{1,2})[:.](\d{2})\b/g

/** `15 more`, the last jump. */
const REST =
  /^\W*(?:(?:and|then|so|plus|another) )*([1-9]\d?)(?: ?(?:mins?|minutes?|m))?(?: (?:more|to go|left|after that)| to get (?:there|to the end))\W*$/i

const minutesOf = (hours: string | undefined, minutes = '0') => Number(hours) * 60 + Number(minutes)
const timesIn = (text: string) => [...text.matchAll(TIME)].map(([, h, m]) => minutesOf(h, m))

const HOUR = 60
const AT_END = 'Now you are there. Put all of your jumps together: how long is it in all?'

/** A time on the way to another: `so 3:45 then 30 more`, `15 gets u to 4`. */
export function clockSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'time' || text.length > 90) return undefined
  const { steps, answer } = solve(question)
  const known = [...timesIn(question.text), ...steps.flatMap(({ done }) => timesIn(done))]
  const [end] = timesIn(answer)
  if (isSameTime(text) === false)
    return {
      isSo: false,
      quantity: bare(
        'a time of the clock',
        '',
        'The numbers are right, but mind the little word: “past” counts on from the hour, and “to” counts back from it. So which hour is it still?',
      ),
    }
  const tooFar = tooFarSaid(text, question as TimeQuestion)
  if (tooFar) return tooFar
  const walked = walkSaid(text, question as TimeQuestion, known)
  if (walked) return walked
  const way = wayOnClock(text)
  const isTaken = /\d ?[-−] ?\d/.test(text)
  if (way && isTaken && isTurned(way, question)) return TAKEN_OFF
  if (way) return judgedWay(way, known)
  const rested = restSaid(text, question)
  if (rested) return rested
  const odd = /[:.][6-9]\d\b/.test(text)
  const apart = takenApart(text, question)
  if (apart) return apart
  const said = timesIn(text)
  if (odd && isTaken) return TAKEN_OFF
  if (odd)
    return {
      isSo: false,
      quantity: bare(
        'the minutes put together',
        '',
        'You put the minutes together well. But an hour has only $60$ of them: how many hours and minutes are that then?',
      ),
    }
  const rest = REST.exec(text)?.[1]
  const [from, to] = timesIn(question.text)
  if (rest !== undefined && from !== undefined && to !== undefined && to > from && to % 60 === Number(rest))
    return {
      isSo: true,
      quantity: bare(
        'what is still to go from the last full hour',
        'Put all of your jumps together: how long is it in all?',
      ),
    }
  const [start] = timesIn(question.text)
  const isOn = said.some(
    time => known.slice(1).some(each => sameOnClock(each, time)) && !sameOnClock(time, start ?? -1),
  )
  return isOn && !said.some(time => end !== undefined && sameOnClock(time, end))
    ? {
        isSo: true,
        own: timesSaid(text),
        quantity: bare(
          'on the way',
          isBetween(question) && sameOnClock(said.at(-1) ?? 0, question.to)
            ? AT_END
            : 'How much is still to go from there, and where do you come to?',
        ),
      }
    : bareTimeSaid(text, question as TimeQuestion)
}

/** From a time on the way to its end: `after midnight is 6 hours 15`. */
function restSaid(text: string, question: Question): QuantitySaid | undefined {
  const rest = isBetween(question) && !DENIES.test(text) ? restOnClock(text) : undefined
  if (!rest || !isBetween(question)) return undefined
  const [whole, gone] = [question.to, rest.from].map(time => (time - question.from + 2 * DAY) % DAY)
  const isOn = gone !== undefined && whole !== undefined && gone > 0 && gone + rest.long === whole
  return isOn
    ? {
        isSo: true,
        quantity: bare('right on the clock', 'And how long is it up to there? Put both parts together.'),
      }
    : undefined
}
const DAY = 24 * HOUR

const DENIES = /\bnot\b|n'?t\b/i
const GOES_ON = /^\W*(?:(?:ok|so|i did that|yes)\W+)*(?:and|then|next|now|plus|after that)\b/i

/** Jumps in a row, with their times before them or behind: `11:00? thats 13 min`, `then 2 hours to 13:00 and 15 more`. */
function walkSaid(text: string, question: TimeQuestion, known: readonly number[]): QuantitySaid | undefined {
  const row = DENIES.test(text) ? [] : onClock(text)
  const times = row.flatMap(({ time }) => time ?? [])
  const [to] = times
  const [first] = known
  if (to === undefined || first === undefined || times.length === row.length) return undefined
  const hours = Array.from({ length: 24 }, (_, hour) => hour * HOUR)
  // Who goes on may have come to any full hour; from another time the start must be said.
  const starts = GOES_ON.test(text)
    ? [...known, ...hours.filter(hour => hour > first)]
    : known.slice(0, row[0]?.long === undefined ? 1 : known.length)
  const end =
    starts.map(from => walkedTo(from, row)).find(each => each !== undefined) ??
    (times.length > 1 && row[0]?.time !== undefined ? walkedTo(to, row.slice(1)) : undefined)
  if (end !== undefined)
    return {
      isSo: true,
      quantity: bare(
        'right on the clock',
        isBetween(question) && sameOnClock(end, question.to) ? AT_END : 'How much is still to go from there?',
      ),
    }
  const isNextHour = to % HOUR === 0 && to > first && to - first < HOUR
  const [{ long } = {}, ...more] = row.filter(each => each.long !== undefined)
  return isNextHour && times.length === 1 && long !== undefined && more.length === 0 && !GOES_ON.test(text)
    ? judgedWay({ from: first, to, long }, known)
    : undefined
}

/** Where jumps come to that are right one after the other. */
function walkedTo(from: number, row: readonly { time?: number; long?: number }[]): number | undefined {
  let [at, to, gone]: [number, number | undefined, number] = [from, undefined, 0]
  for (const { time, long = 0 } of row) {
    const end: number | undefined = time ?? to
    if (time !== undefined && to !== undefined) return undefined
    if (end === undefined) gone += long
    else if (time !== undefined && gone === 0) to = time
    else if (sameOnClock(at + gone + long, end)) [at, to, gone] = [end, undefined, 0]
    else return undefined
  }
  return to === undefined ? at + gone : undefined
}

/** `i did 13.12 - 9.47 = 3.65` */
const TAKEN_OFF: QuantitySaid = {
  isSo: false,
  quantity: bare(
    'times that are taken off like plain numbers',
    '',
    'An hour has $60$ minutes and no hundred, so times can’t be subtracted like plain numbers. Count on from the first time: how many minutes is it to the next full hour?',
  ),
}

const isBetween = (question: Question): question is TimeQuestion & { task: 'between' } =>
  question.kind === 'time' && (question as TimeQuestion).task === 'between'

/** The end stands before the start: nobody goes that way. */
const isTurned = (way: { from?: number; to: number }, question: Question): boolean =>
  isBetween(question) &&
  way.from !== undefined &&
  sameOnClock(way.from, question.to) &&
  sameOnClock(way.to, question.from)

/** Without its start it is only known to be so where it begins at a time that is on the way, or at a full hour. */
function judgedWay(
  { from, to, long }: { from?: number; to: number; long: number },
  known: readonly number[],
): QuantitySaid {
  const starts = from === undefined ? known : [from]
  const isSo =
    starts.some(start => sameOnClock(start + long, to)) || (from === undefined && (to - long) % 60 === 0)
  return {
    isSo,
    quantity: bare(
      'right on the clock',
      'Is there still a part of the way left, or do you have all of your jumps now?',
      from === undefined
        ? `Where were you on the clock before you went to ${shownTime(to)}? Count the minutes from there.`
        : `Count on from ${shownTime(from)}: how many minutes is it to ${shownTime(to)}?`,
    ),
  }
}

const TAKES = /\b(\d{1,2}) ?(?:-|−|minus|take away|take) ?(\d{1,2})\b/gi

/** `12 take away 9 and then 45 take away 20`: hours from hours and minutes from minutes, where a clock goes on. */
function takenApart(text: string, question: Question): QuantitySaid | undefined {
  const [one, other, ...more] = [...question.text.matchAll(TIME)].map(([, , minutes]) => Number(minutes))
  if (one === undefined || other === undefined || more.length > 0 || one === other) return undefined
  const isSo = [...text.matchAll(TAKES)].some(
    ([, a, b]) => [a, b].map(Number).toSorted().join() === [one, other].toSorted().join(),
  )
  return isSo && one > other
    ? {
        isSo: false,
        quantity: bare(
          'the minutes taken from each other',
          '',
          'You put hours with hours and minutes with minutes. But from the first time on the clock only goes forward: how many minutes are there to the next full hour?',
        ),
      }
    : undefined
}

function sameOnClock(one: number, other: number): boolean {
  return (one - other) % 720 === 0
}
