import { type ReadClock, readClock } from '../../values/read-clock.ts'

const TIME =
  /(?<![\d.,:£$€/])(?:\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?|\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b\.?|noon|midday|midnight)(?![\d:/%])/g
/** Asks how long it is from the one to the other. */
const ASKS =
  /\bhow (?:long|much time|many (minutes?|minuts?|mins?|hours? and minutes?|hours?))\b(?!.*\bhow (?:long|many|much)\b)|\b(?:elapsed|duration|(?:length|amount) of time|time (?:difference|interval)|difference in time|time that has passed)\b|^(?:time|difference|interval) (?:between|from)\b/
const IN_MINUTES = /\bin minutes\b/
/** Another question about two times than how far they are apart, or one in which a third hides. */
const OTHER =
  /\b(?:each|every|per|average|speed|fast(?:er)?|slow(?:er)?|twice|half|quarter|double|day|days|tomorrow|yesterday|next|daily|week|weeks|if|would|more|longer|shorter|less|rest|remaining|between them|miles?|km|kilomet\w+|met(?:re|er)s?|other|not|except|had|an hour|a minute|break of|clock (?:is|was|shows)|delay\w*|past)\b/
/** Told from its end. */
const ENDS =
  /\b(?:end(?:s|ed)?|finish\w*|arriv\w*|woke|wakes?|(?:got|gets|was|is) (?:home|back|there)|stop\w*|clos\w+)\b/
const BEGINS = /\b(?:beg[aiu]n\w*|start\w*|left|leaves?|set off|went|goes|open\w*)\b/
const NOON = 720
const SPAN =
  /(?<![\d.:])(?:\d{1,2}(?: 1\/2)? ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?\d{1,3} ?(?:minutes?|mins?|m)\b)?|\d{1,3} ?(?:minutes?|mins?)\b|(?:half )?an hour\b(?: and (?:a half|1\/2))?)(?: long| later)?/g
const WHEN = /(?:\bat )?\b(?:what time|when) (?:did|does|will|do|is|was|should|must)\b[^.?]*$/
const IT = /^(?:and|it|this|that|he|she|they|journey|trip|ride|flight|walk|drive|crossing)$/
const IS_OVER =
  /\b(?:end(?:s|ed)?|finish\w*|arriv\w*|reach\w*|land(?:s|ed)?|over|(?:get|gets|got) (?:home|back|there|off|to)|com(?:e|es) out|stop\w*|ready)\b/
const SETS_OUT =
  /\b(?:beg[aiu]n\w*|start\w*|left|leaves?|set off|sets off|depart\w*|kick\w* off|takes? off|took off|got on|gets on|sails|goes in\w*|went in\w*|put in\w*)\b/

/** A time as it is told: `4:15 p.m.` */
const clockSaid = (said: string) => readClock(said.replace(/\.$/, '').replace(/([ap])\.m/, '$1m'))

/**
 * Finds when something ends that begins and lasts, or when it began: `Mia began at 4:15 pm. It took her 50 minutes. …`
 * @returns how long it is, and the time that is told, with `after` where the end is asked for
 */
export function readToldEnd(plain: string): { time: ReadClock; span: string; isAfter: boolean } | undefined {
  const [at, ...times] = plain.matchAll(TIME)
  const [span, ...spans] = plain.replaceAll(TIME, '').matchAll(SPAN)
  const asked = WHEN.exec(plain)
  if (!at || !span || !asked || times.length + spans.length > 0 || asked.index < at.index) return undefined
  const told = plain.slice(0, asked.index)
  const rest = plain.replaceAll(TIME, ' ').replace(SPAN, ' ')
  if (
    /\d/.test(rest) ||
    OTHER.test(rest) ||
    /\b(?:break|interval|late|early|earlier|before|after|ago|until|till|wait\w*|by)\b/.test(rest)
  )
    return undefined
  const parts = told.split(/[.;] /)
  const [when, how] = [at[0].replace(/\.$/, ''), span[0]].map(
    own => parts.find(part => part.includes(own)) ?? '',
  )
  const joint =
    when === how ? (how?.split(/,? and /).find((part, at) => at > 0 && part.includes(span[0])) ?? 'it') : how
  const [, own = ''] =
    /^(?:the |an? |his |her |this )?([a-z']+)(?! (?:last|take)\b)/.exec(joint?.trim() ?? '') ?? []
  const goesOn = when === how && /^(?:took|ran|went|[a-z]+(?:s|ed))$/.test(own)
  // Another thing than the one that begins may last as long.
  if (!goesOn && !IT.test(own) && !/^it\b/.test(when?.trim() ?? '') && (when === how || !when?.includes(own)))
    return undefined
  const [isOver, isBegun] = [IS_OVER, SETS_OUT].map(each => each.test(told.slice(0, told.lastIndexOf(at[0]))))
  const [wantsEnd, wantsStart] = [IS_OVER, SETS_OUT].map(each => each.test(asked[0]))
  const time = clockSaid(at[0])
  return time && isOver !== isBegun && wantsEnd !== wantsStart && isBegun === wantsEnd
    ? { time, span: span[0].replace(/ (?:long|later)$/, ''), isAfter: wantsEnd ?? true }
    : undefined
}

/**
 * Finds the two times of day between which something lasts, in whatever words it is told: `The coach left at 9:15 and
 * pulled up at the museum at 9:52. How many minutes did the journey take?` Nothing else may be told in numbers.
 * @param plain as `Asked` has it
 */
export function readTold(
  plain: string,
): { first: ReadClock; last: ReadClock; asked: 'min' | 'h' | undefined; isEvent: boolean } | undefined {
  const [from, to, third] = plain.matchAll(TIME)
  const asks = ASKS.exec(plain)
  if (!asks || !from || !to || third) return undefined
  const [before, between] = [plain.slice(0, from.index), plain.slice(from.index, to.index)]
  if (ENDS.test(before) && BEGINS.test(between)) return undefined
  const rest = plain.replaceAll(TIME, ' ').replace(/\bschool day\b/, 'school')
  if (/\d/.test(rest) || OTHER.test(rest)) return undefined
  const [first, last] = [from, to].map(([time]) => clockSaid(time))
  if (!first || !last) return undefined
  // Over midnight from an evening to a morning alone: else it is told from its end.
  const isNight = first.minutes >= NOON && last.minutes < NOON
  if (first.isSure && last.isSure && first.minutes > last.minutes && !isNight) return undefined
  const unit = asks[1] ?? (IN_MINUTES.test(plain) ? 'minutes' : '')
  const asked = unit === '' || unit.includes('and') ? undefined : unit.startsWith('m') ? 'min' : 'h'
  return { first, last, asked, isEvent: SETS_OUT.test(before) }
}
