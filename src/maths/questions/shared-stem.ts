import type { Question } from '../domain/question.ts'
import type { Piece } from '../notation/labels.ts'
import { readQuestion } from './read-question.ts'

const NAMES =
  'perimeter|circumference|volume|(?:total |curved )?surface area|area|radius|diameter|mean absolute deviation|interquartile range|lower quartile|upper quartile|mean|median|mode|range|hcf|gcf|gcd|lcm|(?:highest|greatest) common (?:factor|divisor)|lowest common multiple|least common multiple|sum|difference|product|quotient|length|width|height'
const NAME = new RegExp(`\\b(?:${NAMES})\\b`, 'gi')
const ONE = `(?:(?:the|its|their) )?(?:${NAMES})`
const ASKS_FOR_SEVERAL = new RegExp(
  `^(?<before>.*?\\b)(?<names>${ONE}(?:, ${ONE}){0,3},? (?:and|&) ${ONE})\\b(?<after>.*)$`,
  'is',
)
const LONGEST = 600
const MOST = 8

/** The only thing of its kind that a text asks for, such as `area`. */
function nameIn(text: string): string | undefined {
  const names = new Set((text.match(NAME) ?? []).map(name => name.toLowerCase()))
  return names.size === 1 ? [...names][0] : undefined
}

/** Gives every question its name, where each has another one. */
function named(questions: Question[], parts: string[]): Question[] {
  const names = parts.map(nameIn)
  const isClear = names.every(name => name !== undefined) && new Set(names).size === names.length
  return isClear ? questions.map((question, at) => ({ ...question, name: names[at] ?? '' })) : questions
}

const FORM = '(?:decimal|percent(?:age)?|fraction)(?: in its (?:simplest|lowest) (?:form|terms))?'
const IN_FORMS = new RegExp(
  `^(?<before>(?:please )?(?:write|express|convert|change|give|what(?:'?s| is)) .{1,40}? (?:as|to|into))(?: both)? an? (?<first>${FORM}),?(?: (?<third>a ${FORM}),?)? and (?:then )?(?:as |to |into )?an? (?<second>${FORM})[.?]?$`,
  'i',
)

/** `Write 3/8 as a decimal and as a percentage` asks for one number in two forms. */
function readInForms(text: string): Question[] | undefined {
  const { before = '', first = '', second = '', third } = IN_FORMS.exec(text)?.groups ?? {}
  if (first === '') return undefined
  const forms = third === undefined ? [first, second] : [first, third.replace(/^a /i, ''), second]
  const questions = forms.flatMap(form => {
    const question = readQuestion(`${before} a ${form}`)
    return question ? [{ ...question, name: /^[a-z]+/i.exec(form)?.[0].toLowerCase() ?? '' }] : []
  })
  return questions.length === forms.length ? questions : undefined
}

const VALUES =
  /^(?<before>[^()]*\b(?<name>[a-z])\([a-z]\)[^()]*=.*?\b)(?<list>\k<name>\([^()]{1,8}\)(?:, \k<name>\([^()]{1,8}\)){0,3},? and \k<name>\([^()]{1,8}\))[.?]?$/i

/** `f(x) = x² - 4x. Find f(3) and f(-1)`. */
function readValues(text: string): Question[] | undefined {
  const { before = '', list = '' } = VALUES.exec(text)?.groups ?? {}
  if (list === '') return undefined
  const names = list.split(/,? and |, /)
  const questions = names.flatMap(name => {
    const question = readQuestion(`${before}${name}`)
    return question ? [{ ...question, name }] : []
  })
  return questions.length === names.length ? questions : undefined
}

const PLACE = '(?:the )?nearest [a-z\\d]+|\\d (?:decimal places?|d\\.?p\\.?|significant figures?|s\\.?f\\.?)'
const ROUNDED_TWICE = new RegExp(
  `^(?<before>(?:please )?round -?[\\d.,]{1,20} (?:off )?to) (?<first>${PLACE}) and (?:then |also )?(?:to )?(?<second>${PLACE})[.?]?$`,
  'i',
)

/** `Round 347 to the nearest 10 and the nearest 100` asks for both. */
function readRoundings(text: string): Question[] | undefined {
  const { before = '', first = '', second = '' } = ROUNDED_TWICE.exec(text)?.groups ?? {}
  const questions = [first, second].flatMap(place => readQuestion(`${before} ${place}`) ?? [])
  return first !== '' && questions.length === 2 ? questions : undefined
}

/** `Find the perimeter and the area of …` asks two questions. */
export function readSeveralAsked(text: string): Question[] | undefined {
  if (text.length > LONGEST) return undefined
  const alike = readInForms(text) ?? readValues(text) ?? readRoundings(text)
  if (alike) return alike
  const { before = '', names = '', after = '' } = ASKS_FOR_SEVERAL.exec(text)?.groups ?? {}
  if (names === '') return undefined
  const parts = names.split(/, (?:and )?| and | & /i)
  const questions = parts.flatMap(part => readQuestion(`${before}${part}${after}`) ?? [])
  return questions.length === parts.length ? named(questions, parts) : undefined
}

/**
 * Questions that share what stands before them: `A cuboid measures 3 cm by 4 cm by 5 cm. Find (a) its volume and (b) its
 * surface area`.
 */
export function readWithStem(pieces: readonly Piece[]): Question[] | undefined {
  const at = pieces.findIndex(({ label }) => label !== undefined)
  const isLabelled = at > 0 && pieces.slice(at).every(({ label }) => label !== undefined)
  if (isLabelled) {
    const stem = pieces.slice(0, at).map(({ text }) => text)
    return readParts(stem.join(' '), pieces.slice(at))
  }
  if (at >= 0) return undefined
  const lines = pieces.flatMap(({ text }) => text.split(/(?<=[^\s\d][.?!]|\d[.?!])\s+(?=\p{L})/u))
  for (let count = 1; count <= lines.length - 2; count++) {
    const parts = lines.slice(count).map(text => ({ text }))
    const questions = readParts(lines.slice(0, count).join(' '), parts)
    if (questions) return questions
  }
  return undefined
}

function readParts(stem: string, parts: readonly Piece[]): Question[] | undefined {
  if (stem.length > LONGEST || parts.length < 2 || parts.length > MOST) return undefined
  const texts = parts.map(({ text }) => text.replace(/[\s,;]*\band$/i, ''))
  const questions: Question[] = []
  for (const [at, text] of texts.entries()) {
    const question = readQuestion(`${stem.replace(/:$/, '')} ${text}`)
    if (!question) return undefined
    const label = parts[at]?.label
    questions.push(label === undefined ? question : { ...question, label })
  }
  return parts.every(({ label }) => label === undefined) ? named(questions, texts) : questions
}
