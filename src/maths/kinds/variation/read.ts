import { isZero, rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { VariationQuestion, VariationTask } from './question.ts'
import { otherOf } from './solve.ts'

export const triggers = /proportion|\bvar(?:y|ies)\b|∝/

const LETTER = '[a-z]'
const BASE = `(?<square>(?:the )?square of )?(?<cube>(?:the )?cube of )?(?<by>${LETTER})(?<squared>\\^2| squared)?(?<cubed>\\^3| cubed)?`
const AS = '(?:to|as|with)'
const RELATION =
  `(?:(?<inverse>(?:is |are )?inversely proportional|(?:is )?in inverse proportion|varies inversely|is inversely related)|(?:is |are )?(?:directly )?proportional|(?:is )?in direct proportion|varies(?: directly| in direct proportion)?) ${AS} (?:the )?` +
  `|∝ ?(?<over>1 ?/ ?)?`
const STATEMENT = `(?:the (?:variable|quantity) )?(?<of>${LETTER}) (?:${RELATION})(?:the )?${BASE}`
/** `y and x are inversely proportional`: neither comes first, and nobody asks for a formula. */
const TOGETHER = `(?:the )?(?:variables |quantities )?(?<of>${LETTER}) and (?<by>${LETTER}) (?:are (?<inverse>inversely|directly) proportional|vary (?:inversely|directly))(?: to each other)?`
const IS = '(?:=|is|equals|is equal to)'
const KNOWN =
  `(?:(?<k1>${LETTER}) ?${IS} ?(?<v1>${NUMBER}),? (?:when|if|and|for|where) (?<k2>${LETTER}) ?${IS} ?(?<v2>${NUMBER})` +
  `|(?:when|if|for) (?<k3>${LETTER}) ?${IS} ?(?<v3>${NUMBER})(?:,|, then| then)? (?:the value of )?(?<k4>${LETTER}) ?${IS} ?(?<v4>${NUMBER}))`
const ASK =
  '(?:(?:find|work out|calculate|determine|what is|what will be|what would be|give|state|write down|write) )?'
const WHEN = '(?:when|if|for|where|given that)'
const VALUE = '(?:the )?(?:value of )?'
const ASKED =
  `(?:${ASK}${VALUE}(?<a1>${LETTER}) (?:be )?${WHEN} (?<g1>${LETTER}) ?${IS} ?(?<n1>${NUMBER})` +
  `|${WHEN} (?<g2>${LETTER}) ?${IS} ?(?<n2>${NUMBER}),? ${ASK}${VALUE}(?<a2>${LETTER})` +
  `|(?<constant>${ASK}(?:the )?(?:constant of (?:proportionality|variation)|proportionality constant|value of k|k)(?:,? (?:k|k, the constant of (?:proportionality|variation)|the constant of (?:proportionality|variation)))?)` +
  `|(?<formula>${ASK}(?:an? |the )?(?:formula|equation|expression) (?:for (?<a3>${LETTER}) in terms of (?<a4>${LETTER})|(?:connecting|relating|linking|that connects|that relates|for) (?<a5>${LETTER}) (?:and|to|with) (?<a6>${LETTER})))` +
  `|(?<express>(?:express|write) (?<a7>${LETTER}) (?:in terms|as a function) of (?<a8>${LETTER})))`
const END = '[.,;:?!]* '
const GIVEN = '(?:(?:if|given(?: that)?|suppose(?: that)?|when|where|and|also|it is known that) )?'
const PATTERNS = [STATEMENT, TOGETHER].flatMap(said =>
  [
    `${GIVEN}${said}(?:${END}|,? and )${GIVEN}${KNOWN}${END}(?:and )?(?:then )?${ASKED}`,
    `${ASKED}(?:${END})${GIVEN}${said}(?:${END}|,? and )${GIVEN}${KNOWN}`,
    `${ASKED}(?:${END})${GIVEN}${KNOWN}(?:${END}|,? and )${GIVEN}${said}`,
    `${GIVEN}${KNOWN}(?:${END}|,? and )${GIVEN}${said}${END}(?:and )?(?:then )?${ASKED}`,
  ].map(source => new RegExp(`^${source}$`, 'i')),
)

type Groups = Record<string, string | undefined>

function taskIn(groups: Groups, of: string, by: string): VariationTask | undefined {
  if (groups.constant) return { wants: 'constant' }
  if (groups.formula || groups.express) {
    const named = [groups.a3, groups.a4, groups.a5, groups.a6, groups.a7, groups.a8].filter(each => each)
    const isOrdered = groups.a5 === undefined
    const isOwn = isOrdered ? named[0] === of && named[1] === by : named.includes(of) && named.includes(by)
    return isOwn ? { wants: 'formula' } : undefined
  }
  const [asked, letter, number] = groups.a1
    ? [groups.a1, groups.g1, groups.n1]
    : [groups.a2, groups.g2, groups.n2]
  const given = numberIn(number ?? '')
  const isOwn = (asked === of && letter === by) || (asked === by && letter === of)
  return isOwn && given && !isZero(given) && letter ? { wants: 'value', letter, given } : undefined
}

function knownIn({ k1, v1, k2, v2, k3, v3, k4, v4 }: Groups, of: string, by: string) {
  const pairs = [
    [k1, v1],
    [k2, v2],
    [k3, v3],
    [k4, v4],
  ]
  const valueFor = (letter: string) => numberIn(pairs.find(([name]) => name === letter)?.[1] ?? '')
  const [first, second] = [valueFor(of), valueFor(by)]
  return first && second && !isZero(first) && !isZero(second) ? { of: first, by: second } : undefined
}

const LEADS = /^(?:find|work out|calculate|determine|what is|write down|give|state) /i

/** `the constant of proportionality in y = 7x`: where the one letter is one, the other is the constant. */
const IN_EQUATION = new RegExp(
  `^(?:the )?constant of (?:proportionality|variation)(?:,? k,?)? (?:in|for|of) (?:the (?:equation|relationship|function|formula) )?(${LETTER}) ?= ?(${NUMBER}) ?\\*? ?(${LETTER})$`,
  'i',
)

function readEquation(text: string, full: string): VariationQuestion | undefined {
  const [, of = '', number = '', by = ''] = IN_EQUATION.exec(text.replace(LEADS, '')) ?? []
  const value = numberIn(number)
  if (!value || isZero(value) || of === by) return undefined
  const known = { of: value, by: rational(1) }
  return { kind: 'variation', text: full, isInverse: false, power: 1, of, by, known, wants: 'constant' }
}

/** Reads `y is inversely proportional to x. When x = 4, y = 6. Find y when x = 8.` Capital letters are kept. */
export function readVariation({ full }: Asked): VariationQuestion | undefined {
  if (full.length > 260) return undefined
  const text = full.replace(/\s+/g, ' ').replace(/[.?!\s]+$/, '')
  const found = PATTERNS.map(each => each.exec(text) ?? each.exec(text.replace(LEADS, ''))).find(each => each)
  const groups: Groups = found?.groups ?? {}
  if (!found) return readEquation(text, full)
  const { of, by } = groups
  if (!of || !by || of === by) return undefined
  const isCube = groups.cube !== undefined || groups.cubed !== undefined
  const isSquare = groups.square !== undefined || groups.squared !== undefined
  if (isCube && isSquare) return undefined
  const known = knownIn(groups, of, by)
  const task = taskIn(groups, of, by)
  if (!known || !task) return undefined
  const isInverse =
    groups.over !== undefined || /invers/i.test(groups.inverse ?? '') || / vary inversely/i.test(text)
  const question: VariationQuestion = {
    kind: 'variation',
    text: full,
    isInverse,
    power: isCube ? 3 : isSquare ? 2 : 1,
    of,
    by,
    known,
    ...task,
  }
  // The root of a square has two signs, and "y and x" has no letter that comes first.
  const isClear =
    (question.wants !== 'value' || otherOf(question) !== undefined) &&
    (!/ are | vary /i.test(text) || task.wants === 'value' || isInverse)
  return isClear ? question : undefined
}
