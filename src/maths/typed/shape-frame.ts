import { ASKED_LITRES, BESIDE_SHAPE } from '../language/en/frames.ts'
import { findUnit } from '../values/units.ts'
import { addsNothing } from './adds-nothing.ts'
import { type Part, partsOf, unitOf } from './shape-parts.ts'
import { rolesOf, type Told } from './shape-roles.ts'

/** What is said of π and of rounding, anywhere. */
const NOTE =
  /,? ?\(?(?:\b(?:use|using|take|taking|with) )?(?:(?:\bpi\b|π) ?(?:=|as|is|to be) ?(?:3\.14\d*|22\/7)|\b(?:use|using|take|taking|with) (?:3\.14\d*|22\/7)(?: for (?:pi\b|π))?|(?:\bpi\b|π) ?3\.14\d*|\(3\.14\)|\b(?:leave (?:it|ur answer|your answer|the answer) )?in terms of (?:pi\b|π)|\b(?:leave|keep) (?:the )?(?:pi\b|π) in(?: it| (?:the|your|ur) answer)?|\b(?:correct |rounded )?to (?:1|2|3|one|two|three) (?:dp|d\.p\.?|decimal places?|sf|sig(?:nificant)? figs?|significant figures)|\bto the nearest (?:whole number|cm|m|metre|tenth|hundredth))\)?/g
const PI = /3\.14\d*|22\/7/

/** The question about one shape that a text is, whatever the order of its words; none where a word of it may matter. */
export function shapeFrame(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined
  const notes = [...text.matchAll(NOTE)].map(([note]) => note)
  const question = shapeQuestion(text.replace(NOTE, ' ').replace(/\bhence(?: or otherwise)?\b/g, ' '))
  return question && [question, ...notes.map(rider)].join(' ')
}

function rider(note: string): string {
  const [pi] = PI.exec(note) ?? []
  if (pi !== undefined) return `Use π = ${pi}.`
  if (/(?:pi|π)/.test(note)) return 'Leave your answer in terms of π.'
  return `Give your answer ${/\bto .*[^)]/
    .exec(note)?.[0]
    .replace(/\b(?:dp|d\.p\.?)/, 'decimal places')
    .replace(/\b(?:sf|sig figs?)/, 'significant figures')}.`
}

const asksLitres = new RegExp(ASKED_LITRES)

function shapeQuestion(text: string): string | undefined {
  const parts = partsOf(text)
  const shapes = new Set(parts.flatMap(({ role, name }) => (role === 'shape' ? name : [])))
  if (!parts.some(({ role }) => role === 'amount' || role === 'by')) return undefined
  // `a sector of a circle` is one shape.
  if (shapes.size === 2 && shapes.has('sector')) shapes.delete('circle')
  const { told, asked, left } = rolesOf(parts)
  if (shapes.size > 1 || !isInOwnUnit(parts)) return undefined
  const [measure, ...others] = asked
  if (measure === undefined || others.length > 0 || !addsNothing(left, BESIDE_SHAPE[measure]))
    return undefined
  if (new Set([measure, ...told.map(({ name }) => name)]).size <= told.length) return undefined
  const shape = [...shapes][0] ?? shapeOf(parts, told, measure)
  const amounts = shape === undefined ? undefined : inOneUnit(told.map(each => ofShape(shape, each)))
  const isLitres = asksLitres.test(text)
  return (
    amounts &&
    `Find the ${measure === 'arc' ? 'arc length' : measure} of a ${shape} with ${amounts}${isLitres ? ', in litres' : ''}.`
  )
}

/** Whether the answer is asked for in the unit that the lengths are told in. */
function isInOwnUnit(parts: readonly Part[]): boolean {
  const symbolOf = ({ said }: Part) => findUnit(unitOf(said) ?? '')?.symbol ?? []
  const told = parts.filter(({ role }) => role === 'amount' || role === 'by').flatMap(symbolOf)
  const asked = parts.filter(({ role }) => role === 'unit').flatMap(symbolOf)
  return asked.every(each => told.includes(each))
}

/** What a thing is, or what alone has such measures. */
function shapeOf(parts: readonly Part[], told: readonly Told[], measure: string): string | undefined {
  const isRound = [measure, ...told.map(({ name }) => name)].some(name =>
    /^(?:radius|diameter|circumference)$/.test(name),
  )
  const things = parts.flatMap(({ role, name }) => (role === 'thing' ? name : []))
  if (isRound) return told.length === 1 ? 'circle' : undefined
  const isSolid = things.includes('solid')
  const lengths = told.flatMap(({ amounts }) => amounts).length
  if (things.length === 0) return undefined
  return isSolid ? (lengths === 3 ? 'cuboid' : undefined) : 'rectangle'
}

/** The names that kinds have for the same: a bare amount is the side of what has but one. */
function ofShape(shape: string, { name, amounts }: Told): Told {
  const isOne = /^(?:square|cube|rhombus)$/.test(shape)
  if (isOne && (name === '' || name === 'length')) return { name: 'side', amounts }
  if (shape === 'triangle' && name === '') return { name: 'sides', amounts }
  return { name, amounts }
}

/** `length 50 cm, width 30 cm`: a unit that is said once is the unit of all. */
function inOneUnit(told: readonly Told[]): string | undefined {
  if (told.some(({ name }) => name === '')) return undefined
  const units = new Set(told.flatMap(({ amounts }) => amounts.flatMap(each => unitOf(each) ?? [])))
  const [unit = ''] = units
  const withUnit = (amount: string, name: string) => {
    if (unitOf(amount) !== undefined || amount.endsWith('°')) return amount
    if (units.size > 1) return undefined
    return unit === ''
      ? amount
      : `${amount} ${unit}${/area|surface/.test(name) ? '²' : name === 'volume' ? '³' : ''}`
  }
  const said = told.map(({ name, amounts }) => {
    const all = amounts.map(amount => withUnit(amount, name))
    return all.some(each => each === undefined) ? undefined : `${name} ${all.join(' and ')}`
  })
  return said.some(each => each === undefined) ? undefined : said.join(' and ')
}
