import { ROLE_FRAMES, type RoleFrame, SAID_FOR } from '../language/en/role-frames.ts'
import { WORDS_IN_SLOTS } from '../language/en/role-slots.ts'
import { withoutThousands } from '../values/thousands.ts'
import { addsNothing, wordsOf } from './adds-nothing.ts'
import { reckoned } from './reckoned.ts'
import { rightWords } from './right-words.ts'

const PLAIN = String.raw`\d+(?:\.\d+)?`
const NUMBER = `[-−]?${PLAIN}`
const BETWEEN = '(?: ?, ?(?:and )?| and (?:also )?(?:into |in )?| & |; ?| )'
/** Behind a number that is one of nothing, or of what a slot says. */
const BARE = '(?![a-z%°²³])'
/** What the number of a slot may be, and what may stand behind it. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  number: [PLAIN, BARE],
  plain: [PLAIN, ''],
  signed: [NUMBER, BARE],
  count: ['[1-9]|one|two|three|four', '(?! ?\\d)'],
  quantity: [`${NUMBER} ?(?:${WORDS_IN_SLOTS.unit})(?:(?: and)? ?\\d+ ?(?:${WORDS_IN_SLOTS.unit}))?`, ''],
  angle: [PLAIN, ' ?°?(?![a-z%²³])'],
  money: [`[£$€₹] ?${PLAIN}|${PLAIN}(?: ?(?:pounds|dollars|euros|rupees|naira|p\\b)|${BARE})`, ''],
  percent: [PLAIN, ' ?(?:%|percent|per cent)'],
  chance: [`0?\\.\\d+|\\d+\\/\\d+|${PLAIN}%`, ''],
  ratio: ['\\d+ ?(?::|to) ?\\d+(?: ?(?::|to) ?\\d+)?', '(?![a-z])'],
  list: [`${NUMBER}(?:${BETWEEN}${NUMBER})+`, BARE],
  some: [`${PLAIN}(?:${BETWEEN}${PLAIN})+`, BARE],
  word: ['[a-z]{2,}', ''],
  letter: ['[a-z]', ''],
  whole: ['\\d{2,7}', BARE],
  coin: [`[£$€₹] ?${PLAIN}|${PLAIN} ?(?:p|pence|cents?|pounds?|dollars?|euros?)`, ''],
  clock: ['\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m)?|\\d{1,2} ?[ap]\\.?m', ''],
  degrees: [NUMBER, ' ?°?(?: ?c\\b| ?f\\b)?(?![a-z%²³])'],
}
const SLOT = /\{(\w+):(\w+)\}/g
const IS =
  '(?: ?(?:is|are|was|of|=|:|r|about|the|a|an|at|on|for|by|with|it|has|each|every|one|,)(?![a-z])){0,5} ?'
/** A number that is only a part of one has no place. */
const compiled = (pattern: string, flags = '') =>
  new RegExp(
    `(?<![\\p{L}\\d/^£$€₹.]|\\d:|\\d[,.] ?(?=[-−\\d]))(?:${pattern.replace(
      SLOT,
      (_, name: string, sort: string) => {
        const [value, behind] = VALUES[sort] ?? [WORDS_IN_SLOTS[sort], '']
        return `(?<${name}>${value})${behind}`
      },
    )})(?![\\p{L}\\d/^]|[:.]\\d)`,
    `u${flags}`,
  )
/** A role stands before its number, or behind it. */
function bothWays(pattern: string): string[] {
  const [role, slot] = pattern.split('~')
  return slot === undefined ? [pattern] : [`(?:${role})${IS}${slot}`, `${slot}${IS}(?:${role})`]
}

interface Compiled extends RoleFrame {
  abouts: RegExp[]
  ways: string[][]
  /** So many numbers it tells at least. */
  least: number
  /** Some role may stand behind its number. */
  isEitherWay: boolean
}
let frames: Compiled[] | undefined
const compile = (frame: RoleFrame): Compiled => ({
  ...frame,
  abouts: frame.about.map(each => compiled(each, 'g')),
  ways: frame.told.map(bothWays),
  least: frame.told.filter(each => OF_NUMBER.test(each)).length,
  isEitherWay: frame.told.some(each => each.includes('~')),
})
const OF_NUMBER = /\{\w+:(?:number|plain|signed|quantity|angle|money|percent|chance|ratio|whole|coin)\}/

/**
 * The question that a text is by the roles of its words, in whatever order they stand: what it is about, each number with what
 * it is the number of, and what is asked.
 * @returns none where a number has no place, a word of weight is left, or two questions may be meant
 */
export function roleFrame(text: string): string | undefined {
  const even = withoutThousands(SAID_FOR.reduce((left, [own, plain]) => left.replace(own, plain), text))
  frames ??= ROLE_FRAMES.map(compile)
  const said = rightWords(even)
  const numbers = said.match(/\d+/g)?.length ?? 0
  const found = new Set(
    frames
      .filter(({ least }) => least <= numbers)
      .flatMap(frame => [...asFrame(frame, said, 0), ...(frame.isEitherWay ? asFrame(frame, said, 1) : [])]),
  )
  const [question, ...others] = found
  return others.length === 0 ? question : undefined
}

/** Something else is asked then: `what would it be if it was doubled`; not where it belongs to a role. */
const IS_SUPPOSED = /(?<=[^\s;].*)\bif\b|\bif (?:it|that|they|he|she|we|you|u|i)\b/
/** Where something was taken off; what stood around it doesn't join up. */
const CUT = ' ; '
/** What is left says something. */
const WEIGHS = /[%£$€₹²³°/*^√π<>≤≥]|[-−+] ?\d|\bnot\b|n't\b/

/** What a frame makes of a text; first the roles before their numbers are looked for, or those behind. */
function asFrame(frame: Compiled, text: string, first: 0 | 1): string[] {
  const { abouts, ways, asks, beside, never } = frame
  if (!abouts.every(each => text.search(each) >= 0)) return []
  const values: Record<string, string> = {}
  let left = text
  for (const own of ways) {
    const [one, other = one] = first === 0 ? own : own.toReversed()
    const found = matched(one, left, values) ?? matched(other, left, values)
    if (!found) return []
    Object.assign(values, caught(found))
    left = left.slice(0, found.index) + CUT + left.slice(found.index + found[0].length)
  }
  left = abouts.reduce((rest, each) => rest.replace(each, CUT), left)
  const fitting = asks.flatMap(({ pattern, as }) => {
    let rest = left
    const asked: Record<string, string> = { ...values }
    for (const each of pattern.split(' && ')) {
      const found = matched(each, rest, values)
      if (!found) return []
      Object.assign(asked, caught(found))
      rest = rest.slice(0, found.index) + CUT + rest.slice(found.index + found[0].length)
    }
    const isOther = never !== undefined && compiled(never).test(rest)
    const question =
      isOther || WEIGHS.test(rest) || IS_SUPPOSED.test(rest) || !addsNothing(wordsOf(rest), beside)
        ? undefined
        : reckoned(filled(as, asked))
    return question === undefined ? [] : [{ question, left: rest.replace(/[\s;]/g, '').length }]
  })
  // `how many factors` asks for more than `factors`.
  const least = Math.min(...fitting.map(each => each.left))
  const [best, ...others] = fitting.filter(each => each.left === least)
  return best && others.length === 0 ? [best.question] : []
}

/** What was caught; a word that was left out is said nowhere else either. */
const caught = ({ groups = {} }: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? '(?!)']))

const patterns = new Map<string, RegExp>()
function matched(pattern: string | undefined, text: string, values: Readonly<Record<string, string>>) {
  const own = filled(pattern ?? '', values)
  // A pattern with a word of the text in it is made for that text alone.
  const known = own === pattern ? patterns.get(own) : undefined
  const made = known ?? compiled(own)
  if (own === pattern) patterns.set(own, made)
  return made.exec(text)
}

const LIST = /^[-−\d.]+(?:[,;&\s]|and)+[-−\d.]/
const COUNTED = /\d+ (?!and\b)[a-z]{3,}/g
/** A list with commas alone; what is counted without further words: `3 red ones, 5 blue`. */
function evened(value: string): string {
  if (LIST.test(value)) return value.replace(/ ?(?:, ?and|,|;|&|\band\b(?: also)?(?: into| in)?| ) ?/g, ', ')
  const counted = value.match(COUNTED) ?? []
  return counted.length > 1 ? counted.join(' and ') : value
}
const filled = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/g, (slot, name: string) =>
    values[name] === undefined ? slot : evened(values[name].trim()),
  )
