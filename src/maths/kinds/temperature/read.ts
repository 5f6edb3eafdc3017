import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Scale } from '../../values/temperature.ts'
import type { Asked } from '../../wording/asked.ts'
import type { TemperatureQuestion, TemperatureTask } from './question.ts'

export const triggers =
  /°|\bdegrees?\b|\btemperature\b|\bcelsius\b|\bcelcius\b|\bcentigrade\b|\bfahrenheit\b|\bfarenheit\b|\d ?[cf]\b/

const NUMBER = '-?\\d{1,6}(?:\\.\\d{1,4})?'
const NAMES = { C: '(?:celsius|celcius|centigrade|c)', F: '(?:fahrenheit|farenheit|f)' } as const
const unitOf = (scale: Scale) => ` ?(?:(?:° ?|degrees? ?)?${NAMES[scale]})`
const SCALES: readonly Scale[] = ['C', 'F']
const BLANK = '(?:▢|\\?|_+|\\.{2,}|…)'
const INTO = '(?:to|into|in|as|in terms of)'
const FORMULA =
  '(?:(?:,? ?(?:using|use) (?:the formula )?[cf] ?= ?[\\d./()cf+ *×-]+)|(?:,? ?using the formula))?'

const FORMULA_FIRST = '(?:(?:using|use) (?:the formula )?[cf] ?= ?[\\d./()cf+ *×-]+?(?:,? to |, ?|[.;] ?))?'

/** `#` is the temperature, `@` the scale that it is wanted in. */
const CONVERSIONS = [
  '(?:convert|change|express|write|rewrite|turn)(?: a temperature of| the temperature(?: of)?| from)? # (?:INTO) @',
  '# (?:INTO|converted to|converted into|expressed in|is how many|= how many|equals how many) @',
  'how (?:many|much|hot|cold|warm) (?:is )?(?:@ (?:is|are|are there in|in|equals?|=) )#',
  'how (?:hot|cold|warm|much) is # in @',
  '#(?: temperature)? (?:on the|in the) @ scale',
  '(?:temperature )?(?:in )?@ (?:temperature )?(?:of|for|equivalent (?:of|to)|equal to|that is equal to|that equals) #',
  '# ?(?:=|is|equals|is equal to|is the same as) ?BLANK? ?@',
  'in @,? what is #',
  "if (?:it is|the temperature is|a temperature is|it's) #,? (?:what is )?(?:the )?(?:(?:new|final|current|afternoon|morning|evening|night|midday|noon) temperature)|what is (?:it|the temperature|this|that) in @",
  '(?:a |the )?temperature (?:is|of) #[.,;]? (?:what is (?:it|this|this temperature|the temperature|that)|convert (?:it|this)(?: temperature)?|(?:give|write|find) (?:it|this temperature|the temperature)) (?:in|to|into) @',
].flatMap(template =>
  SCALES.map(to => {
    const from = to === 'C' ? 'F' : 'C'
    const source = template
      .replace('INTO', INTO)
      .replace('BLANK', BLANK)
      .replace('#', `(${NUMBER})${unitOf(from)}`)
      .replace('@', `(?:the )?(?:degrees? |° ?)?${NAMES[to]}`)
    return { to, pattern: new RegExp(`^${FORMULA_FIRST}${source}${FORMULA}$`) }
  }),
)

const UNIT = '(?: ?(?:°|degrees?)(?: ?(?:c|f|celsius|celcius|centigrade|fahrenheit))?| ?[cf](?![a-z]))?'
const T = `(${NUMBER})${UNIT}`
const TIME =
  "(?:,? ?(?:at (?:first|noon|midday|midnight|night|dawn|dusk|sunrise|sunset|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock)?)|in the (?:morning|afternoon|evening|night)|during the (?:day|night|morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:noon|midday|midnight|dawn|lunchtime|(?:the )?(?:morning|afternoon|evening)|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm))|(?:one|1) (?:morning|day|night|evening)|overnight|outside|later|now|initially|then|today|yesterday|last night|this morning|tonight|in (?:a |the )?[a-z]{3,12})){0,4}"
const IT =
  '(?:it|(?:the )?(?:air |outside |room |water )?temperature|(?:a|the) (?:freezer|fridge|oven|room|pond|lake|liquid|city|town))'
const UP =
  '(?:rises?|rose|risen|increases?|increased|goes up|went up|gone up|climbs?|climbed|warms up|warmed up|gets warmer|got warmer|raised)'
const DOWN =
  '(?:falls?|fell|fallen|drops?|dropped|decreases?|decreased|goes down|went down|gone down|sinks?|sank|cools down|cooled down|gets colder|got colder|lowered|reduced)'
const MOVE = `(?:has |had |is |was )?(${UP}|${DOWN})(?: by)? (\\d{1,4}(?:\\.\\d{1,2})?)${UNIT}`
const MOVES = `${MOVE}(?:,? (?:and )?(?:then )?(?:it )?${MOVE})?`
const NOW = `(?:(?:what is )?(?:the )?(?:(?:new|final|current|afternoon|morning|evening|night|midday|noon) temperature)|what is (?:it|the temperature|the new temperature|the final temperature|the temperature now|the current temperature)|what (?:temperature )(?:is it|was it|will it be)|what (?:was|will be|would be) (?:it|the temperature|the (?:afternoon|morning|evening|night|midday|noon) temperature|the new temperature|the final temperature)|what will (?:it|the temperature|the new temperature|the final temperature) be|(?:find |work out |calculate )the (?:new|final|current) temperature|(?:find |work out )the temperature|how (?:cold|warm|hot) is it|what does the thermometer (?:show|read|say))`
const CHANGES = [
  `(?:if )?(?:${TIME},? ?)?${IT}${TIME} (?:is|was|starts|started|begins|stood|reads)(?: at)?${TIME} ${T}${TIME}(?:[.,;]+| and| but)? (?:and )?(?:then )?(?:if )?(?:${TIME},? ?)?(?:${IT} )?(?:then )?${MOVES}${TIME}[.,;]+ ?${NOW}${TIME}`,
].map(source => new RegExp(`^${source}$`))
const FROM = [
  `(?:if )?${IT} ${MOVE} from ${T}[.,;]+ ?${NOW}${TIME}`,
  `(?:if )?(?:from )?${T},? ?${IT} ${MOVE}[.,;]+ ?${NOW}${TIME}`,
].map(source => new RegExp(`^${source}$`))
const STANDS_BESIDE = new RegExp(
  `^(?:${TIME},? ?)?${IT}${TIME} (?:is|was) ${T}${TIME}[.,;]+ ?(?:${TIME},? ?)?${IT}${TIME} (?:is|was) (\\d{1,4}(?:\\.\\d{1,2})?)${UNIT} (warmer|hotter|higher|colder|cooler|lower)${TIME}[.,;]+ ?${NOW}${TIME}$`,
)
const BESIDE = [
  `(?:what |which )?(?:temperature (?:that )?(?:is )?)?(\\d{1,4}(?:\\.\\d{1,2})?)${UNIT} (warmer|hotter|higher|above|colder|cooler|lower|below|more|less)(?: than)? ${T}`,
].map(source => new RegExp(`^${source}$`))

const PLACE = '(?:[a-z]+(?: [a-z]+)?)'
const APART =
  '(?:what is |find |work out |calculate )?(?:the )?(?:difference(?: (?:in|between)(?: the)?(?: 2)?(?: temperatures?)?)*|temperature (?:difference|change)|change in temperature|rise in temperature|drop in temperature|fall in temperature|increase in temperature|decrease in temperature)'
const BY_HOW_MANY = `(?:by )?how (?:much|many degrees)(?: did| does| has| had)? ?(?:${IT} )?(?:${UP}|${DOWN}|change|changed)(?: by)?`
const DIFFERENCES = [
  `(?:temperature )?difference (?:in temperature )?between ${T} and ${T}`,
  `difference between (?:temperatures of |the temperatures |a temperature of )${T} and ${T}`,
  `(?:change|rise|fall|drop|increase|decrease) in temperature (?:from|between) ${T} (?:to|and) ${T}`,
  `temperature (?:change|rise|fall|drop|difference) (?:from|between) ${T} (?:to|and) ${T}`,
  `(?:if )?${IT}(?: (?:${UP}|${DOWN}|changes|changed|went|goes))(?: up| down)? from ${T} to ${T}${TIME}[.,;]+ ?(?:${APART}|${BY_HOW_MANY})(?: in temperature)?`,
  `how (?:much|many degrees) (?:warmer|colder|hotter|cooler|higher|lower) is ${T} than ${T}`,
  `how many degrees (?:are (?:there )?)?between ${T} and ${T}`,
  `(?:${IT} )(?:in ${PLACE} )?(?:is|was) ${T}(?: in ${PLACE})?(?:,? and|[.,;]| but)? (?:${IT} )?(?:(?:is|was) )?(?:in ${PLACE} )?(?:${IT} )?(?:(?:is|was) )?${T}(?: in ${PLACE})?[.,;]+ ?(?:${APART}(?: in ${PLACE} and ${PLACE}| between (?:the )?(?:2 )?(?:places|cities|towns|temperatures)|)|how (?:much|many degrees) (?:warmer|colder|hotter|cooler) (?:is|was) (?:it in )?${PLACE} than (?:in )?${PLACE})`,
  `(?:${TIME},? ?)?${IT}${TIME} (?:is|was) ${T}${TIME}[.,;]* ?(?:and |but )?(?:${TIME},? ?)?(?:${IT})?${TIME} ?(?:is|was) ${T}${TIME}[.,;]+ ?(?:${APART}|${BY_HOW_MANY})${TIME}`,
].map(source => new RegExp(`^${source}$`))

/** Reads `Convert 25 °C to °F`, `The temperature is −3 °C. It rises by 8 degrees. What is it now?` */
export function readTemperature({ plain, full, rounding }: Asked): TemperatureQuestion | undefined {
  const text = plain
    .replace(/\b(\d+(?:\.\d+)?) ?(?:° ?c?|degrees?(?: celsius| c)?) below (?:zero|0|freezing)/g, '-$1°c')
    .replace(/\bminus (?=\d)/g, '-')
    .replace(/\btemp\b/g, 'temperature')
  const task = converted(text) ?? changed(text) ?? apart(text) ?? extreme(text)
  return task && { kind: 'temperature', text: full, ...(rounding ? { rounding } : {}), ...task }
}

const EXTREME = new RegExp(
  `^which (?:of (?:these|the following) )?(?:temperatures? )?is (?:the )?(colde(?:r|st)|lowe(?:r|st)|coole(?:r|st)|warme(?:r|st)|hotte(?:r|st)|highe(?:r|st))(?: temperature)?[,:;.?]? ?(${NUMBER}${UNIT}(?:(?:,| or|, or| and) ${NUMBER}${UNIT})+)$`,
)

function extreme(plain: string): TemperatureTask | undefined {
  const scale = scaleOf(plain)
  const [, word = '', list = ''] = EXTREME.exec(plain) ?? []
  const among = list.match(new RegExp(NUMBER, 'g'))?.flatMap(each => numberIn(each) ?? []) ?? []
  const isSure = new Set(among.map(each => each.toFraction())).size === among.length && among.length > 1
  if (!scale || !isSure || !isTemperature(plain)) return undefined
  return { task: 'extreme', among, wants: /^(?:cold|low|cool)/.test(word) ? 'lowest' : 'highest', ...scale }
}

const ABSOLUTE_ZERO = { C: -273.15, F: -459.67 } as const

function converted(plain: string): TemperatureTask | undefined {
  for (const { to, pattern } of CONVERSIONS) {
    const from = numberIn(pattern.exec(plain)?.[1] ?? '')
    if (from && from.valueOf() >= ABSOLUTE_ZERO[to === 'C' ? 'F' : 'C']) return { task: 'convert', from, to }
  }
  return undefined
}

/** The one scale of all the temperatures; undefined where two are mixed. */
function scaleOf(plain: string): { scale?: Scale } | undefined {
  const isC = /(?:°|degrees?|\d) ?c(?![a-z])|cel[sc]ius|centigrade/.test(plain)
  const isF = /(?:°|degrees?|\d) ?f(?![a-z])|fahrenheit/.test(plain)
  if (isC && isF) return undefined
  return isC ? { scale: 'C' } : isF ? { scale: 'F' } : {}
}
const isTemperature = (plain: string) =>
  /temperature|degrees [cf]|° ?[cf]|cel[sc]ius|fahrenheit|centigrade/.test(plain)
const signed = (verb: string, by: string): Rational | undefined =>
  new RegExp(`^${UP}$`).test(verb) ? numberIn(by) : numberIn(by)?.neg()

function changed(plain: string): TemperatureTask | undefined {
  const scale = scaleOf(plain)
  if (!scale || !isTemperature(plain)) return undefined
  for (const form of CHANGES) {
    const [, from = '', verb = '', by = '', verb2 = '', by2 = ''] = form.exec(plain) ?? []
    const start = numberIn(from)
    const moves = [signed(verb, by), ...(by2 ? [signed(verb2, by2)] : [])]
    if (start && moves.every(each => each !== undefined))
      return { task: 'change', start, by: moves.flatMap(each => each ?? []), ...scale }
  }
  for (const [at, form] of FROM.entries()) {
    const groups = form.exec(plain)?.slice(1)
    if (!groups) continue
    const [from = '', verb = '', by = ''] = at === 0 ? [groups[2], groups[0], groups[1]] : groups
    const [start, move] = [numberIn(from), signed(verb, by)]
    if (start && move) return { task: 'change', start, by: [move], ...scale }
  }
  const [, here = '', more = '', way = ''] = STANDS_BESIDE.exec(plain) ?? []
  for (const found of [[more, way, here], ...BESIDE.map(form => form.exec(plain)?.slice(1) ?? [])]) {
    const [by = '', word = '', from = ''] = found
    const [start, step] = [numberIn(from), numberIn(by)]
    const isUp = /warmer|hotter|higher|above|more/.test(word)
    if (start && step) return { task: 'change', start, by: [isUp ? step : step.neg()], ...scale }
  }
  return undefined
}

function apart(plain: string): TemperatureTask | undefined {
  const scale = scaleOf(plain)
  if (!scale || !isTemperature(plain)) return undefined
  for (const form of DIFFERENCES) {
    const [, one = '', other = ''] = form.exec(plain) ?? []
    const [first, second] = [numberIn(one), numberIn(other)]
    if (first && second && !first.equals(second)) return { task: 'difference', first, second, ...scale }
  }
  return undefined
}
