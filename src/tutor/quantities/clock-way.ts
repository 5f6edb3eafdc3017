import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const HOUR = 60
const ROUND = 12 * HOUR
const TIME = /\b(\d{1,2})[:.]([0-5]\d)\b/g
const LEFT = /\b(\d{1,2}) ?(?:mins?|minutes?) (?:is |are )?(?:left|more to go|to go)\b/i
/** The child goes back itself, or denies it. */
const GOES_BACK = /\b(?:too (?:far|late|much|long|many)|past|over|back|minus|take|off|less|not|no|but)\b/i

const timesIn = (text: string) => [...text.matchAll(TIME)].map(([, h, m]) => Number(h) * HOUR + Number(m))
const since = (from: number, time: number) => (((time - from) % ROUND) + ROUND) % ROUND
export const shownTime = (time: number) =>
  `$${Math.floor(time / HOUR)}:${String(time % HOUR).padStart(2, '0')}$`

/** From the first time that is said to the last one: what else stands there is not called right with them. */
export function timesSaid(text: string): string {
  const times = [...text.matchAll(TIME)]
  const [first, last] = [times[0], times.at(-1)]
  return first && last ? text.slice(first.index, last.index + last[0].length) : text
}

/** What is too much in a row of times: one past the end, or what is said to be left from there. */
export function tooFarSaid(text: string, question: TimeQuestion): QuantitySaid | undefined {
  const way = wayOf(question)
  const times = timesIn(text)
  const last = times.at(-1)
  if (!way || last === undefined || GOES_BACK.test(text)) return undefined
  const gone = times.map(time => since(way.from, time))
  const end = gone.at(-1) ?? 0
  const isUpwards = gone.every((each, at) => at === 0 || each > (gone[at - 1] ?? 0))
  if (!isUpwards || end > way.long + HOUR) return undefined
  if (end > way.long) {
    const lead = gone.some(each => each > 0 && each < way.long)
      ? 'You counted on well at first. But look at'
      : 'Look at'
    return { isSo: false, quantity: bare('past the end', '', `${lead} ${shownTime(last)}: ${way.asks}`) }
  }
  const left = LEFT.exec(text)?.[1]
  return left === undefined || end === 0 || end + Number(left) === way.long
    ? undefined
    : {
        isSo: false,
        quantity: bare(
          'what is left',
          '',
          `You counted on well to ${shownTime(last)}. But is that what is left from there? Go to the next full hour first, and then on.`,
        ),
      }
}

const BARE_TIME =
  /^\W*(?:(?:so|ok|then|and|is|it(?:[’']?s)?|i|think|got|say|said|at|maybe|the|answer) )*(\d{1,2})[:.]([0-5]\d)(?: ?[ap]\.?m\.?)?\W*$/i

/**
 * A time alone that is not the answer: a full hour is on the way to it, else it is too near, too far, or on the other side.
 */
export function bareTimeSaid(text: string, question: TimeQuestion): QuantitySaid | undefined {
  const [, hour, minute] = BARE_TIME.exec(text) ?? []
  const isBack = question.task === 'before'
  if (hour === undefined || !(isBack || (question.task === 'after' && !question.every && !question.zone)))
    return undefined
  const time = Number(hour) * HOUR + Number(minute)
  const [gone, other] = [since(question.from, time), since(time, question.from)]
  const [far, wrongWay] = isBack ? [other, gone] : [gone, other]
  if (far === question.by || far === 0) return undefined
  const told = shownTime(question.from)
  if (far < question.by && time % HOUR === 0)
    return {
      isSo: true,
      own: timesSaid(text),
      quantity: bare('on the way', 'How much is still to go from there, and where do you come to?'),
    }
  const asks =
    wrongWay < far
      ? `does it lie before ${told} or after it? Which way does the question go on the clock?`
      : `how long is it from there to ${told}? Is that as long as it is told?`
  return { isSo: false, quantity: bare('the time', '', `Look at ${shownTime(time)}: ${asks}`) }
}

/** Where the way on the clock begins, how long it is, and what is asked of a time behind its end. */
function wayOf(question: TimeQuestion): { from: number; long: number; asks: string } | undefined {
  if (question.task === 'between')
    return {
      from: question.from,
      long: since(question.from, question.to),
      asks: 'is that still before the end, or past it already, and by how much?',
    }
  return question.task === 'after'
    ? {
        from: question.from,
        long: question.by,
        asks: 'how long is it from the start to there? Is that too long, and by how much?',
      }
    : undefined
}
