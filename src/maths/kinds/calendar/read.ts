import { ORDINALS, SHORT_ORDINALS } from '../../language/en/ordinals.ts'
import {
  type CalendarDate,
  DATE,
  dateIn,
  daysAfter,
  daysFrom,
  MONTH,
  monthIn,
  WEEKDAY,
  weekdayIn,
} from '../../values/calendar-date.ts'
import type { Asked } from '../../wording/asked.ts'
import type { CalendarQuestion, CalendarTask } from './question.ts'
import { isLeapYear } from './solve.ts'

export const triggers = new RegExp(`\\b(?:${WEEKDAY}|${MONTH}|leap|month|months|years?)\\b`)

const form = (source: string) => new RegExp(`^${source}$`)
const COUNT =
  '(?:how many (?:days|whole days) (?:are|is|has|have|does|do|did|were|had)?(?: there)?|(?:the )?number of days|days)(?: there)?(?: are)?'
const LEAP = '(?<leap>leap|non-leap|non leap|common|normal|ordinary|regular)'
const YEAR = '(?<year>\\d{4})'
const DAYS_IN = [
  form(
    `${COUNT} ?(?:in|of)? ?(?:the month of )?(?<month>${MONTH})(?: have| has| got)*(?:,? (?:in|of|when it is|during) (?:a |an |the year )?(?:${LEAP} year|${YEAR})|,? ${YEAR})?`,
  ),
  form(`${COUNT} ?(?:in|of)? ?(?:a |an |1 |one |the )?(?:${LEAP} )?year(?: ${YEAR})?(?: have| has)?`),
  form(`${COUNT} ?(?:in|of)? ?${YEAR}`),
]
const WEEKS = form(
  '(?:how many|number of) (?:full |whole |complete )?weeks (?:are |is )?(?:there )?(?:in|make) (?:a|1|one) year',
)
const IS_LEAP = [
  form(`(?:is|was|will) (?:the year )?${YEAR} (?:be )?a leap year`),
  form(`(?:true or false:? ?)${YEAR} (?:is|was) a leap year`),
]
const NEXT_LEAP = form(`(?:next |first )leap year after (?:the year )?${YEAR}`)
const WHICH_LEAP = form(
  '(?:which|what) (?:of (?:these|the following) )?(?:years )?(?:year )?(?:is|are|was|were) (?:a )?leap years?[:,]? ?(?<list>\\d{4}(?:(?:, ?(?:and |or )?| or | and )\\d{4})+)',
)

const NUMBER = '(?<by>\\d{1,4}|a|an)'
const SPAN = `${NUMBER} (?<unit>days?|weeks?|fortnights?)(?: and (?<more>\\d{1,2}) days?)?`
const WHAT_DAY = '(?:(?:what|which) (?:day|weekday)(?: of the week)?|day(?: of the week)?|weekday)'
const BE = "(?:is|was|will|would|it|be|that|comes|falls|'s)"
const D = `(?<day>${WEEKDAY})`
const TODAY = `(?:if |suppose |given that )?(?:today is|it is|it's|today's|today was|now it is|the day is|today be)(?: a)? ${D}(?: today)?`
const DAY_FORMS = [
  form(
    `${WHAT_DAY}(?: ${BE})* ?(?:exactly )?${SPAN} (?<way>after|from|before|later than) (?:a |next |this )?${D}`,
  ),
  form(
    `${WHAT_DAY}(?: ${BE})* ?(?:the day )?(?:immediately |just |right )?(?<way>after|before|follows|precedes)(?: a)? ${D}`,
  ),
  form(`${WHAT_DAY} (?<way>follows|precedes) ${D}`),
  form(
    `${TODAY}[.,;]+ ?(?:then )?${WHAT_DAY}(?: ${BE})* ?(?:in )?(?:exactly )?${SPAN}(?: (?<way>later|from now|from today|after today|ago|earlier|before|before today|after|time|from then))?(?: be)?`,
  ),
  form(`${SPAN} (?<way>after|before|from) ${D} is (?:what day|which day|a)`),
]
const NEAR = 'the day after tomorrow|tomorrow|yesterday|the day before yesterday|today'
const RELATIVE = [
  form(
    `(?:if )?(?<near>${NEAR}) (?:is|was|will be)(?: a)? ${D}[.,;]+ ?(?:then )?${WHAT_DAY}(?: ${BE})* (?<asked>${NEAR})(?: be)?`,
  ),
  form(
    `${WHAT_DAY}(?: ${BE})* (?<asked>${NEAR})(?: be)?,? if (?<near>${NEAR}) (?:is|was|will be)(?: a)? ${D}`,
  ),
]
const AT: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
}
const KNOWN = form(
  `(?:if )?(?<first>${DATE}) (?:is|was|falls on|fell on)(?: on)?(?: a)? ${D}[.,;]+ ?(?:then )?(?:on )?${WHAT_DAY}(?: ${BE}| does)* (?:on )?(?:(?<last>${DATE})|the (?<number>\\d{1,2})(?:st|nd|rd|th)?)(?: be| fall| of the same month| fall on)*`,
)

const DATE_FORMS = [
  form(
    `(?:(?:what|which) )?(?:${BE} )?(?:the )?(?:date|day)?(?: ${BE})* ?(?:the date )?(?:exactly )?${SPAN} (?<way>after|from|before|later than) (?<date>${DATE})`,
  ),
  form(
    `(?:what|which) (?:date|day)(?: ${BE}| comes)? (?:immediately |just |right )?(?<way>after|before|follows|precedes) (?<date>${DATE})`,
  ),
  form(
    `(?:if )?(?:today is|it is|today's date is|the date is) (?<date>${DATE})[.,;]+ ?(?:then )?(?:what|which)(?: is the)? ?date(?: ${BE})* ?(?:in )?${SPAN}(?: (?<way>later|from now|from today|ago|earlier|time))?(?: be)?`,
  ),
]
const BETWEEN = [
  form(
    `(?:how many days|number of days|days|how long in days)(?: is it| are there| are| is there| pass| does it take)*(?: (?:from|between))? (?<first>${DATE})(?: to| and| until| till| through)+ (?<last>${DATE})(?<both>,? (?:inclusive|including both dates|counting both days|including both days))?`,
  ),
  form(`how many days after (?<first>${DATE}) is (?<last>${DATE})`),
]
const MONTH_FORMS = [
  form(
    `(?:(?:what|which) )?month(?: ${BE})* ?(?:immediately |just |right )?(?<way>after|before|follows|precedes) (?<month>${MONTH})`,
  ),
  form(
    `(?:(?:what|which) )?month(?: ${BE})* ?(?<by>\\d{1,3}) months (?<way>after|from|before) (?<month>${MONTH})`,
  ),
]
const NTH = form(
  '(?:(?:what|which) (?:month )?(?:is )?)?(?:the )?(?<number>\\d{1,2})(?:st|nd|rd|th) month (?:of|in) (?:the|a) (?:calendar )?year',
)
const WITH = form(
  'how many months (?:of the year |in a year |in the year )?(?:have|has|are there with)(?: exactly| only)? (?<days>30|31) days(?: in a year| in the year)?',
)

type Groups = Partial<Record<string, string>>
const FORMS: readonly [readonly RegExp[], (groups: Groups) => CalendarTask | undefined][] = [
  [DAYS_IN, daysIn],
  [[WEEKS], () => ({ task: 'weeks in a year' })],
  [IS_LEAP, ({ year }) => ({ task: 'is leap', year: Number(year) })],
  [[NEXT_LEAP], ({ year }) => ({ task: 'next leap', year: Number(year) })],
  [[WHICH_LEAP], whichLeap],
  [DAY_FORMS, weekdayAfter],
  [RELATIVE, relative],
  [[KNOWN], known],
  [DATE_FORMS, dateAfter],
  [BETWEEN, between],
  [MONTH_FORMS, monthAfter],
  [
    [NTH],
    ({ number }) =>
      Number(number) >= 1 && Number(number) <= 12
        ? { task: 'month by number', number: Number(number) }
        : undefined,
  ],
  [[WITH], ({ days }) => ({ task: 'months with', days: Number(days) })],
]

/** Reads `What day is 10 days after Monday?`, `How many days are there in April?`, `What date is 2 weeks after 20 May?` */
export function readCalendar({ plain, full }: Asked): CalendarQuestion | undefined {
  // A fifth has become a number where it was read as a fraction.
  const text = plain
    .replace(/\b1\/(\d{1,2}) month\b/, '$1th month')
    .replace(
      new RegExp(`\\b(${ORDINALS.join('|')}) month\\b`),
      (_, name: string) => `${SHORT_ORDINALS[ORDINALS.indexOf(name)]} month`,
    )
  for (const [forms, read] of FORMS) {
    for (const each of forms) {
      const found = each.exec(text)
      const task = found && read(found.groups ?? {})
      if (task) return { kind: 'calendar', text: full, ...task }
    }
  }
  return undefined
}

/** How many days February has depends on the year. */
function daysIn({ month, leap, year }: Groups): CalendarTask | undefined {
  const number = month === undefined ? undefined : monthIn(month)
  const isLeap = leap === undefined ? undefined : leap === 'leap'
  const isKnown = number !== 2 || isLeap !== undefined || year !== undefined
  if (!isKnown || (month !== undefined && number === undefined)) return undefined
  return {
    task: 'days in',
    ...(number === undefined ? {} : { month: number }),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(isLeap === undefined ? {} : { isLeap }),
  }
}

function whichLeap({ list = '' }: Groups): CalendarTask | undefined {
  const among = (list.match(/\d{4}/g) ?? []).map(Number)
  return among.some(isLeapYear) ? { task: 'which leap', among } : undefined
}

/** In days, with the way that it goes. */
function spanIn({ by, unit = 'day', more = '0', way = 'after' }: Groups): number {
  const count = by === undefined || /^an?$/.test(by) ? 1 : Number(by)
  const days = count * (unit.startsWith('week') ? 7 : unit.startsWith('fort') ? 14 : 1) + Number(more)
  return /^(?:before|ago|earlier|precedes)/.test(way) ? -days : days
}

function weekdayAfter(groups: Groups): CalendarTask | undefined {
  const from = weekdayIn(groups.day ?? '')
  return from === undefined ? undefined : { task: 'weekday', from, by: spanIn(groups) }
}

function relative({ near = '', asked = '', day = '' }: Groups): CalendarTask | undefined {
  const [from, said, wanted] = [weekdayIn(day), AT[near], AT[asked]]
  if (from === undefined || said === undefined || wanted === undefined || said === wanted) return undefined
  return { task: 'weekday', from, by: wanted - said }
}

function known({ first = '', last, number, day = '' }: Groups): CalendarTask | undefined {
  const [from, start] = [weekdayIn(day), dateIn(first)]
  const end = last === undefined ? start && { ...start, day: Number(number) } : dateIn(last)
  const by = start && end && sureDays(start, end, true)
  return from === undefined || !by ? undefined : { task: 'weekday', from, by }
}

/** Days between two dates; undefined where it depends on a year that is not said. */
function sureDays(first: CalendarDate, last: CalendarDate, isEitherWay = false): number | undefined {
  const year = first.year ?? last.year
  if (year !== undefined) {
    if (last.year === undefined || first.year === undefined) return sureIn(first, last, [year], isEitherWay)
    return daysFrom(first, last)
  }
  return sureIn(first, last, [2023, 2024, 2027], isEitherWay)
}

const MOST_DAYS = 200
function sureIn(first: CalendarDate, last: CalendarDate, years: readonly number[], isEitherWay: boolean) {
  const all = years.map(year => {
    const days = daysFrom({ ...first, year }, { ...last, year })
    return days < 0 && !isEitherWay ? daysFrom({ ...first, year }, { ...last, year: year + 1 }) : days
  })
  const [days = 0] = all
  return all.every(each => each === days) && Math.abs(days) <= MOST_DAYS ? days : undefined
}

function dateAfter(groups: Groups): CalendarTask | undefined {
  const from = dateIn(groups.date ?? '')
  const by = spanIn(groups)
  if (!from) return undefined
  const ends = (from.year === undefined ? [2023, 2024, 2027, 2028] : [from.year]).map(year => {
    const { day, month } = daysAfter({ ...from, year }, by)
    return `${day} ${month}`
  })
  return new Set(ends).size === 1 && Math.abs(by) <= 3660 ? { task: 'date', from, by } : undefined
}

function between({ first = '', last = '', both }: Groups): CalendarTask | undefined {
  const [from, to] = [dateIn(first), dateIn(last)]
  const days = from && to && sureDays(from, to)
  if (!from || !to || !days || days <= 0) return undefined
  return {
    task: 'days between',
    from,
    to,
    days: both ? days + 1 : days,
    ...(both ? { isWithBoth: true } : {}),
  }
}

function monthAfter({ by = '1', way = '', month = '' }: Groups): CalendarTask | undefined {
  const from = monthIn(month)
  const isBack = way === 'before' || way === 'precedes'
  return from === undefined ? undefined : { task: 'month', from, by: isBack ? -Number(by) : Number(by) }
}
