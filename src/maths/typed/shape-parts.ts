import {
  ADJECTIVES_OF_MEASURES,
  ASKED_LITRES,
  ASKED_OTHERWISE,
  FLAT_THINGS,
  NAMES_OF_MEASURES,
  SHAPES,
  SOLID_THINGS,
} from '../language/en/frames.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?(?: ?(?:π|pi\b))?`
const UNIT =
  '(?:mm|cm|km|m|millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|kilomet(?:re|er)s?|inch(?:es)?|feet|ft)(?![a-z])'
const POWER = String.raw`[²³]|\^?[23]\b| ?squared?\b| ?cubed\b`
const AMOUNT = `${NUMBER}(?: ?°| ?(?:(?:sq(?:uare)?|cubic) )?(?:${UNIT})(?:${POWER})?)?`

export type Role =
  | 'by' // two or three lengths: `7 by 4`
  | 'amount'
  | 'asked' // a measure, by words that can only ask for it
  | 'shape'
  | 'name' // of a measure, told or asked
  | 'behind' // of a measure, behind its amount: `9 m high`
  | 'unit' // of the answer
  | 'thing'
  | 'word'
  | 'sign'

/** What stands in a text, the first that fits: its role, what it names, and the pattern. */
const ROLES: readonly (readonly [Role, string, string])[] = [
  ['by', '', `${AMOUNT} ?(?:by|x|×) ?${AMOUNT}(?: ?(?:by|x|×) ?${AMOUNT})?`],
  ['amount', '', AMOUNT],
  ['asked', 'volume', `${ASKED_LITRES}\\b`],
  ...Object.entries(ASKED_OTHERWISE).map(([name, own]) => ['asked', name, `(?:${own})\\b`] as const),
  ...Object.entries(ADJECTIVES_OF_MEASURES).map(
    ([name, own]) => ['asked', name, `how (?:${own})\\b`] as const,
  ),
  ...Object.entries(SHAPES).map(([name, own]) => ['shape', name, `(?:${own})(?:'?s(?= got))?\\b`] as const),
  ...Object.entries(NAMES_OF_MEASURES).map(([name, own]) => ['name', name, `(?:${own})(?![a-z])`] as const),
  ...Object.entries(ADJECTIVES_OF_MEASURES).map(
    ([name, own]) => ['behind', name, `(?:${own}|in ${name})\\b`] as const,
  ),
  ['behind', 'radius', 'in radius\\b'],
  ['unit', '', `(?:in )?(?:(?:sq|square|cubic) ?)?${UNIT}(?:${POWER})?`],
  ['thing', 'solid', `(?:${SOLID_THINGS})\\b`],
  ['thing', 'flat', `(?:${FLAT_THINGS})\\b`],
  ['word', '', String.raw`[\p{L}']+`],
  ['sign', '', String.raw`\S`],
]
const ROLE = new RegExp(
  ROLES.map(
    ([role, , own], at) => `(?<g${at}>${role === 'sign' ? '' : String.raw`(?<![\p{L}\d.])`}(?:${own}))`,
  ).join('|'),
  'gu',
)

/** A piece of a text by what it may be in a question about a shape; `name` is the shape, measure or sort of thing it names. */
export interface Part {
  role: Role
  name: string
  said: string
}
/** All pieces of a text in small letters. */
export const partsOf = (text: string): Part[] =>
  [...text.matchAll(ROLE)].flatMap(({ 0: said, groups = {} }) => {
    const at = ROLES.findIndex((_, index) => groups[`g${index}`] !== undefined)
    const [role, name] = ROLES[at] ?? []
    return role === undefined || name === undefined ? [] : [{ role, name, said }]
  })

const UNIT_AT_END = new RegExp(`${UNIT}(?=(?:${POWER})?$)`)
/** The unit of length in an amount, or alone. */
export const unitOf = (said: string): string | undefined => UNIT_AT_END.exec(said)?.[0]
const WITH_POWER = new RegExp(`(?:${POWER})$|^${NUMBER} ?(?:sq|cubic)`)
/** Whether an amount is one of an area or of a volume. */
export const isPower = (said: string): boolean => WITH_POWER.test(said)
