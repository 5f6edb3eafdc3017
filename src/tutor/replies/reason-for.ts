import type { NumberNode } from '#maths/arithmetic/expression.ts'
import { hasUnknown } from '#maths/arithmetic/expression.ts'
import { equationLatex, inline } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { CONCEPTS, type Concept, type ConceptName, conceptsIn } from '#maths/language/en/concepts/index.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { isOfObject } from './asked-of.ts'
import { isSafe, wasSaid } from './voice.ts'

/** Up to there nobody needs columns. */
const TWENTY = 20n

/** The concepts of kinds that do not bear the name of theirs. */
const OF_KINDS: Readonly<Record<string, ConceptName>> = {
  averages: 'mean',
  bases: 'base',
  'straight lines': 'line',
  solving: 'zero',
  ordering: 'compare',
  round: 'rounding',
  power: '^',
  powers: '^',
  root: 'surd',
  'measure sum': 'conversion',
  'inequality range': 'inequality',
  'worded inequality': 'inequality',
  polynomial: 'expressions',
  estimation: 'rounding',
  'equivalent fractions': 'simplify',
}

/** The concept of a question: why it is done as it is, and how its answer is checked; undefined where none is known. */
export function reasonFor(question: Question): Concept | undefined {
  const name = nameFor(question)
  return name && CONCEPTS[name]
}

function nameFor(question: Question): ConceptName | undefined {
  const { kind, text } = question
  if (kind === 'averages' && /\bmedian\b/i.test(text)) return 'median'
  if (kind === 'expressions' && /\bfactor(?:i[sz]e)?\b/i.test(text)) return 'factorise'
  if (kind === 'solving' && /[<>≤≥]/.test(text)) return 'inequality'
  if (lettersOfPair(question).length > 0) return 'pair'
  if ((kind === 'compare' || kind === 'ordering') && /\d\/\d/.test(text) && !/%|\d\.\d/.test(text))
    return 'fraction sizes'
  if (kind === 'factors') return /\bl\.?c\.?m|lowest common m|least/i.test(text) ? 'lcm' : hcfOr(text)
  if (kind === 'angle' && /\btriangle/i.test(text)) return 'triangle'
  if (kind === 'measure' || kind === 'shape')
    return /\bperimeter|circumference/i.test(text) ? 'perimeter' : /\bvolume/i.test(text) ? 'volume' : 'area'
  if (kind !== 'calculate' && !isSumOfFractions(question)) {
    const own = kind in CONCEPTS ? (kind as ConceptName) : OF_KINDS[kind]
    return own ?? (/=/.test(text) && /[a-z](?:\^2|²|\^\{2\})/i.test(text) ? 'zero' : undefined)
  }
  const [wanted, ...more] = wayTo(question).calculations
  if (!wanted) return undefined
  const isSum = wanted.operator === '+' || wanted.operator === '-'
  const isBelow = [wanted.left.value, wanted.right.value, wanted.value].some(({ s }) => s < 0n)
  if (more.length === 0 && isBelow && !isSum && wanted.operator !== '^') return 'signs'
  if (more.length > 0 && /[+−-].*(?:[×*÷]|\bx\b)|(?:[×*÷]|\bx\b).*[+−-]/.test(text) && !/[()]/.test(text))
    return 'order'
  // `-3 - 5`, and `3 - 8`, which goes below zero.
  if (isBelow && isSum) return 'negatives'
  const isSmall = [wanted.left, wanted.right].every(
    ({ value, form }) => form === 'whole' && value.n <= TWENTY,
  )
  if (isSum && isSmall && more.length === 0) return 'small sums'
  const forms = [wanted.left.form, wanted.right.form]
  if (forms.includes('percent')) return 'percentage'
  if (forms.includes('fraction') || forms.includes('mixed'))
    return isSum ? 'fractions' : wanted.operator === '÷' ? 'dividing fractions' : 'fraction of'
  return forms.includes('decimal') ? 'decimals' : wanted.operator
}

/** A story of one sum of fractions: what is hard in it are those. */
function isSumOfFractions(question: Question): boolean {
  const [wanted, ...more] = question.kind === 'story' ? wayTo(question).calculations : []
  const isOfThem = (each: NumberNode) => each.form === 'fraction' || each.form === 'mixed'
  return wanted !== undefined && more.length === 0 && (isOfThem(wanted.left) || isOfThem(wanted.right))
}

const hcfOr = (text: string): ConceptName =>
  /\bh\.?c\.?f|\bg\.?c\.?|highest|greatest/i.test(text) ? 'hcf' : 'factors'

/** The question on the table as it was put, whether a reader reads it or not. */
export function textOnTable(dialogue: Dialogue): string | undefined {
  const { work, story, toldStory } = dialogue
  return (
    (work && !work.isFound ? work.problem.text : undefined) ??
    story?.text ??
    work?.problem.text ??
    toldStory?.text ??
    dialogue.waiting?.problem.text
  )
}

/** `what do u mean` is no mean of numbers. */
const MEANT = /\b(?:(?:do|does|did|i|yo?u|didn.?t|don.?t|not) )+mean(?:t|ing)?\b|\bwdym\b/gi

/** What is general is named in passing. */
const GENERAL = new Set<Concept>([CONCEPTS['×'], CONCEPTS['+'], CONCEPTS['-'], CONCEPTS['÷']])

/**
 * The concepts that a child may mean, the nearest first: that of the question on the table, where the words name no
 * other one, those that its words name, those that the tutor has just spoken of.
 */
export function conceptsMeant(dialogue: Dialogue): Concept[] {
  const { work, waiting, last, told } = dialogue
  const on = work ?? (dialogue.story ? undefined : waiting)
  const own = on && reasonFor(on.problem.question)
  const ofTable = conceptsIn(textOnTable(dialogue) ?? '')
  const named = conceptsIn(last.replace(MEANT, ' '))
  const spoken = conceptsIn((told.at(-1) ?? '').replace(/```[\s\S]*?```/g, ''))
  const near = [...(own ? [own] : []), ...ofTable]
  const isNamed = named.filter(each => near.includes(each) && !GENERAL.has(each))
  return [...new Set([...isNamed, ...near, ...named, ...spoken])]
}

/** A special reason of the concept on the table, by what a why names. */
export function specialReason({ work, last }: Dialogue): string | undefined {
  const own = work && reasonFor(work.problem.question)
  return own?.whys?.find(([pattern]) => pattern.test(last))?.[1]
}

/** Why it is so, by what the child's words name; nothing that was said just now, nor an open answer. */
export function whyOf(dialogue: Dialogue): string | undefined {
  const { last, told } = dialogue
  const concepts = conceptsMeant(dialogue)
  const fits = (text: string) => isSafe(text, dialogue) && !wasSaid(told.slice(-2), text)
  const near = conceptsIn(textOnTable(dialogue) ?? '')
  const isMeant = (each: Concept) => each.words.test(last) && (!GENERAL.has(each) || near.includes(each))
  for (const [at, concept] of concepts.entries()) {
    const { whys = [] } = concept
    const isNear = at === 0 || isMeant(concept)
    const found = isNear ? whys.find(([pattern, why]) => pattern.test(last) && fits(why)) : undefined
    if (found) return found[1]
  }
  // What only stands near would explain something else.
  const meant = concepts.filter((each, at) => at === 0 || isMeant(each))
  return meant.find(({ why, name }) => fits(why) && isOfObject(dialogue, why, name, textOnTable(dialogue)))
    ?.why
}

/** Whether the reason for what is on the table was told just now. */
export function isReasonTold(dialogue: Dialogue): boolean {
  const [first] = conceptsMeant(dialogue)
  const reasons = first ? [first.why, ...(first.whys ?? []).map(([, why]) => why)] : []
  return reasons.some(why => wasSaid(dialogue.told.slice(-2), why))
}

const ASKS_OF_IT =
  /\?\s*$|^\W*(?:(?:and|but|so|ok|wait|hm+) )*(?:what if|is|are|can|could|does|do|will|would|how|why|what)\b|\bwhat if\b/i

const PUTS_NUMBER = /\bwhat if\b.{0,40}\b(?:is|was|were|had|has|costs?)\b.{0,20}\d/i

/** What is known of a question about the idea on the table, as `what if the lines never cross`; undefined where its words name no reason. */
export function knownOf(dialogue: Dialogue): string | undefined {
  const { last, told, work } = dialogue
  const own = work && reasonFor(work.problem.question)
  // `what if the jacket was 100` puts another number in.
  if (
    !own?.whys ||
    PUTS_NUMBER.test(last) ||
    last.length > 120 ||
    !ASKS_OF_IT.test(last) ||
    (last.match(/\d+/g)?.length ?? 0) > 1
  )
    return undefined
  return own.whys.find(
    ([pattern, why]) => pattern.test(last) && isSafe(why, dialogue) && !wasSaid(told.slice(-2), why),
  )?.[1]
}

/** The check of an answer that was found, in the terms of its own question. */
export function ownCheck({ problem, isFound }: Work): string | undefined {
  const { question } = problem
  const isLetter =
    isArithmetic(question) && question.kind === 'solve' && /^[a-z]$/i.test(question.unknown ?? '')
  if (isFound && isLetter && hasUnknown(question.left)) {
    const value = solve(question).answer.replace(/^.*=\s*/, '')
    const put = /^-/.test(value) ? `(${value})` : value
    const shown = equationLatex(question)
      .replace(new RegExp(`(?<=[\\d}])\\s*${question.unknown}(?![a-z])`, 'g'), ` \\times ${put}`)
      .replace(new RegExp(`(?<![a-z\\\\])${question.unknown}(?![a-z])`, 'g'), put)
    const [left, right] = shown.split('=')
    if (left && right && !/[a-z]{1}(?![a-z])/i.test(shown.replace(/\\[a-z]+/g, '')))
      return `Put your number in the place of the letter: with ${inline(`${question.unknown} = ${value}`)} the left side is ${inline(left.trim())}, and the right side is ${inline(right.trim())}. Are both sides the same?`
  }
  const isSharing = question.kind !== 'ratio' || !/\bsimpl|\blowest\b/i.test(question.text)
  return isSharing
    ? reasonFor(question)?.check
    : CONCEPTS.simplify.check.replace('top and bottom', 'both sides')
}

/** How the child can check by itself what is on the table. */
export function checkFor(dialogue: Dialogue): string | undefined {
  const { work } = dialogue
  const own = work && ownCheck(work)
  // What was only spoken of would be checked otherwise.
  const near = [...conceptsIn(textOnTable(dialogue) ?? ''), ...conceptsIn(dialogue.last)]
  const checks = [...(own ? [own] : []), ...near.map(({ check }) => check)]
  return checks.find(each => isSafe(each, dialogue) && !wasSaid(dialogue.told.slice(-1), each))
}
