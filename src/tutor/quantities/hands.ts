import type { Question } from '#maths/domain/question.ts'
import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import { readClock } from '#maths/values/read-clock.ts'
import { inDigits } from './in-digits.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LITTLE = /\b(?:little|small|short|hour) (?:hand|one)\b/
const BIG = /\b(?:big|long|minute) (?:hand|one)\b/
const TIME =
  /\b(?:quarter|half|\d{1,2}(?: minutes?| mins?)?) (?:past|to|after|before) \d{1,2}\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}(?: ?o'? ?| a )clock\b/g
const PART = /\b(half past|half|quarter past|quarter to|o['\s]?clock)\b|\b(\d{1,2}) ?(?:minutes?|mins?)\b/
const MINUTES: Readonly<Record<string, number>> = {
  'half past': 30,
  half: 30,
  'quarter past': 15,
  'quarter to': 45,
  oclock: 0,
}
const HOURS = 12

const LOOK_AT_LITTLE = 'The hour is told by the little hand: which number is it at, or which has it passed?'
const LOOK_AT_BIG =
  'The big hand tells the minutes: straight up is o’clock, straight down is half past, and else count on in fives from the top. What is it here?'

/** @param step the step of the solution that is done with it */
const so = (is: string, next: string, step?: number): QuantitySaid => ({
  isSo: true,
  quantity: { ...bare(is, next), ...(step !== undefined && { step }) },
})
const notSo = (askBack: string): QuantitySaid => ({
  isSo: false,
  quantity: bare('a hand of the clock', '', askBack),
})

/** The question about two hands of a clock, where it is one. */
export function handsAsked(question: Question): { hour: number; minutes: number; big: number } | undefined {
  if (question.kind !== 'time') return undefined
  const own = question as TimeQuestion
  if (own.task !== 'on hands') return undefined
  const minutes = own.from % 60
  return { hour: Math.floor(own.from / 60) || HOURS, minutes, big: minutes / 5 || HOURS }
}

/** What is said of one hand, or of a half of the time: `the little one says four`, `half past`, and what of a whole time is not so. */
export function handsSaid(text: string, question: Question): QuantitySaid | undefined {
  const asked = handsAsked(question)
  if (!asked || text.length > 90) return undefined
  const plain = inDigits(text.toLowerCase().replace(/[‘’]/g, "'"))
  // What stands last puts right what stands before it: `3:33 no wait 3:30`.
  const time = plain.match(TIME)?.at(-1)
  if (time) return ofTime(time.replace(/ (?:a|o) clock/, " o'clock"), asked)
  const number = plain.match(/\b\d{1,2}\b/g)?.at(-1)
  if (LITTLE.test(plain) && number)
    return Number(number) === asked.hour
      ? so(
          'where the little hand is, which tells the hour',
          asked.minutes === 0
            ? 'So what time is it, with the big hand straight up?'
            : 'And what does the big hand tell?',
          0,
        )
      : notSo(LOOK_AT_LITTLE)
  if (LITTLE.test(plain) && /\bhour\b/.test(plain)) return so('what the little hand is for', LOOK_AT_LITTLE)
  if (BIG.test(plain) && /\bhour\b/.test(plain)) return notSo(LOOK_AT_LITTLE)
  const [, words, count] = PART.exec(plain) ?? []
  const said = words ? MINUTES[words.replace(/['\s](?=clock)/, '')] : count ? Number(count) : undefined
  if (said !== undefined)
    return said === asked.minutes ? so('what the big hand tells', LOOK_AT_LITTLE) : notSo(LOOK_AT_BIG)
  if (BIG.test(plain) && number === `${asked.big}`) return so('where the big hand is', LOOK_AT_BIG)
  return asked.minutes > 0 &&
    /^(?:so |is it |its |it's )*\d{1,2}$/.test(plain) &&
    Number(number) === asked.hour
    ? so('the hour', LOOK_AT_BIG, 0)
    : undefined
}

function ofTime(
  time: string,
  { hour, minutes, big }: NonNullable<ReturnType<typeof handsAsked>>,
): QuantitySaid | undefined {
  const read = readClock(time)
  if (!read) return undefined
  const isHour = (Math.floor(read.minutes / 60) % HOURS || HOURS) === hour
  const isMinutes = read.minutes % 60 === minutes
  if (isHour && isMinutes) return undefined
  if (isMinutes) {
    const tells = minutes === 0 ? 'straight up means o’clock' : 'it tells what has gone of the hour'
    return notSo(`The big hand is read right: ${tells}. ${LOOK_AT_LITTLE}`)
  }
  if (isHour) return notSo(`The hour is right. ${LOOK_AT_BIG}`)
  return (Math.floor(read.minutes / 60) % HOURS || HOURS) === big
    ? notSo(`That number is where the big hand is. ${LOOK_AT_LITTLE}`)
    : notSo(LOOK_AT_LITTLE)
}
