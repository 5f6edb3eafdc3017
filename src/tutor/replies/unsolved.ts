import type { Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { askedFor } from '#maths/language/en/unsolved/asked-for.ts'
import * as S from '#maths/language/en/unsolved/sentences.ts'
import { asksIfRight, saysDoubt } from '#maths/language/en/unsolved/settling.ts'
import { likelySolutions } from '#maths/typed/read-together.ts'
import { OTHERS } from '../readings/unsolved.ts'
import type { Dialogue } from '../state.ts'
import { firstThing } from '../story-first.ts'
import { toOperationNamed } from '../story-operation.ts'
import { plainNumber } from '../unsolved/as-said.ts'
import { type Dismissed, isUsedUp, leftOf, stillThere } from '../unsolved/needed.ts'
import type { NumberSaid } from '../unsolved/numbers-said.ts'
import type { UnsolvedSaid } from '../unsolved/said.ts'
import { isRestLeft, mayEnd, thingInParts } from '../unsolved/settled.ts'
import { labelOf, type Told } from '../unsolved/told.ts'
import {
  askedNow,
  askOf,
  isSameAmount,
  looseEnds,
  type Reached,
  storyNow,
  type Unsolved,
  unusedOf,
} from '../unsolved/unsolved.ts'
import { percentAsAmount } from './odd-line.ts'
import { isSafe, quoted, say } from './voice.ts'

const MOST_NAMED = 6

/** What is known of it by the kind of what it asks. */
export const kindOf = (unsolved: Unsolved) => askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)

/** Numbers with what they count, as a list. */
export function listed(told: readonly Told[]): string {
  const sure = told.filter(({ isSure }) => isSure)
  const names = [...new Set((sure.length > 0 ? sure : told).map(labelOf))]
    .slice(0, MOST_NAMED)
    .map(each => `**${each}**`)
  const more = told.length > MOST_NAMED ? ' and more' : ''
  return names.length > 1 && more === ''
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : `${names.join(', ')}${more}`
}

/** It is put on the table: what is asked and told, and a question that leads to the first step. */
export function opening(unsolved: Unsolved, dialogue: Dialogue): string {
  const taken = percentAsAmount(dialogue.last, unsolved.text)
  if (taken) return taken
  const known = listed(unsolved.told)
  if (unsolved.asked.length === 0) return S.openedUnasked(known)
  return say(dialogue, 'story', S.opened(`${askOf(unsolved)}${mark(unsolved)}`, known, firstNudge(unsolved)))
}

/** What leads to the first step: by the sign that the nets think likeliest, or by the kind of what is asked. */
function firstNudge(unsolved: Unsolved): string {
  const ways = likelySolutions(storyNow(unsolved))
  const [best] = ways
  const isEnd = best !== undefined && mayEnd(askedNow(unsolved)?.text ?? '', best)
  const own = isEnd && best.belief >= LIKELY_OWN ? firstThing(unsolved.text, best.steps) : undefined
  if (own) return own
  if (best && !isEnd) return `${kindOf(unsolved).nudge} ${S.WHICH_SUM}`
  const signs = ['+', '−', '×', '÷'] as const
  const likely = signs.find(sign => {
    const begun = ways.filter(({ steps }) => steps[0]?.calculation.includes(` ${sign} `))
    return begun.reduce((sum, { belief }) => sum + belief, 0) >= LIKELY_FIRST
  })
  return `${likely ? S.FIRST[likely] : kindOf(unsolved).nudge} ${S.WHICH_SUM}`
}
const LIKELY_FIRST = 0.6
const LIKELY_OWN = 0.8

const mark = (unsolved: Unsolved) =>
  /^(?:find|work out|calculate|show|prove|determine)/i.test(askOf(unsolved)) ? '.' : '?'

/** What is asked next of it. */
export function partOpening(unsolved: Unsolved, dialogue: Dialogue): string {
  const last = unsolved.reached.at(-1)
  // What was told for another part is not listed again.
  const isOwn = last?.isBefore === true
  const fresh = unusedOf(unsolved)
  const known = [
    ...(fresh.length > 0 || !isOwn ? [listed(fresh.length > 0 ? fresh : unsolved.told)] : []),
    ...(last && !isOwn ? [nameOfReached(last)] : []),
  ]
  return say(dialogue, 'part', S.partOpened(askOf(unsolved), known.join(' and '), firstNudge(unsolved)))
}

/** What the child says is asked, where it was not said before. */
export const askTaken = (unsolved: Unsolved, dialogue: Dialogue): string =>
  say(dialogue, 'part', S.askTaken(askedNow(unsolved)?.text ?? '', firstNudge(unsolved)))

const nameOfReached = ({ value, said, name }: Pick<Reached, 'value' | 'said' | 'name'>): string =>
  `**${said ?? plainNumber(value)}${name ? ` ${name}` : ''}**`

/** What is said to a line about it: its sums are checked, what is used and what is not is named, one question leads on. */
export function toLine(said: UnsolvedSaid, unsolved: Unsolved, dialogue: Dialogue): string {
  if (!said.dismissed) return toSaid(said, unsolved, dialogue)
  const isAll = said.right.length + said.numbers.length === 0 && !said.plan && !said.wrong
  return `${dismissedAs(said.dismissed)} ${isAll ? onward(unsolved, dialogue) : toSaid(said, unsolved, dialogue)}`
}

function toSaid(said: UnsolvedSaid, unsolved: Unsolved, dialogue: Dialogue): string {
  const taken = percentAsAmount(dialogue.last, unsolved.text)
  if (taken) return taken
  const yes = rightOf(said)
  if (said.wrong !== undefined) return [yes, said.wrong].filter(Boolean).join(' ')
  if (said.plan !== undefined)
    return [yes, say(dialogue, 'plan', S.planned(said.plan.sum ?? ''))].filter(Boolean).join(' ')
  if (said.letters !== undefined && yes === '')
    return say(dialogue, 'letters', S.withLetters(quoted(said.letters)))
  if (said.operation !== undefined)
    return (
      named(unsolved, dialogue) ??
      say(dialogue, 'operation', S.operationNamed(infinitive(said.operation), listed(unsolved.told)))
    )
  if (saysDoubt(dialogue.last) && unsolved.reached.length > 0)
    return [yes, S.doubted].filter(Boolean).join(' ')
  if (yes === '') return toNumbers(said.numbers, unsolved, dialogue)
  if (said.strange !== undefined) return `${yes} ${S.strange(said.strange)}`
  return [yes, usedIn(said, unsolved, dialogue), onward(unsolved, dialogue)].filter(Boolean).join(' ')
}

/** The child's word for numbers that were not used. */
export const dismissedAs = ({ told, isUsed }: Dismissed): string =>
  (isUsed ? S.usedBefore : S.notNeeded)(listed(told))

/** An operation that fits what happens, or not, where only one thing happens. */
const named = (unsolved: Unsolved, { last }: Dialogue) =>
  toOperationNamed(last, { text: unsolved.text, asked: askedNow(unsolved)?.text ?? '', known: unsolved.told })

const INFINITIVES: readonly [RegExp, string][] = [
  [/add|plus/i, 'add'],
  [/take|taking|subtract|minus/i, 'take away'],
  [/times|multipl/i, 'multiply'],
  [/halv|half/i, 'halve'],
  [/double/i, 'double'],
  [/(?:)/, 'share'],
]
const infinitive = (operation: string) =>
  INFINITIVES.find(([pattern]) => pattern.test(operation))?.[1] ?? 'share'

export function rightOf({ right }: UnsolvedSaid): string {
  const [one, ...others] = right.slice(0, 4)
  if (!one) return ''
  if (/go (?:up|down) by|are multiples|from each|` of it is `/.test(one))
    return `Yes, ${[one, ...others].join(', and ')}.`
  return others.length > 0
    ? `${[one, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} are worked out right.`
    : `${one} is worked out right.`
}

/** Which of the told numbers a sum is made of. */
function usedIn({ uses }: UnsolvedSaid, { told }: Unsolved, dialogue: Dialogue): string {
  const used = told.filter(
    ({ value, isSure, words }) =>
      isSure && words !== '' && value && uses.some(each => isSameAmount(each, value)),
  )
  return used.length > 1 && used.length < 4 ? say(dialogue, 'made of', S.madeOf(listed(used))) : ''
}

/** What remains, as one question. */
export function onward(unsolved: Unsolved, dialogue: Dialogue): string {
  const asked = askOf(unsolved)
  const last = unsolved.reached.at(-1)
  const unused = leftOf(unsolved, dialogue.told)
  if (!last) return kindOf(unsolved).nudge
  const ends = looseEnds(unsolved).slice(-3)
  if (unused.length === 0 && unsolved.isBranch && ends.length > 1)
    return say(dialogue, 'loose ends', S.looseEnds(ends.map(nameOfReached).join(' and '), asked))
  if (unused.length === 0 && stillThere(unsolved).length > 0)
    return say(dialogue, 'next step', S.nextStep(asked))
  // `1/2 = 2/4` of a number that is told is a step, and no end.
  const isTold = unsolved.told.some(({ value }) => value?.equals(last.value))
  if (unused.length === 0 && isTold) return say(dialogue, 'next step', S.nextStep(asked))
  const thing = thingInParts(unsolved)
  if (unused.length === 0 && thing !== undefined)
    return say(dialogue, 'in parts', S.inParts(nameOfReached(last), thing))
  if (unused.length === 0)
    return say(
      dialogue,
      'all used',
      (isRestLeft(unsolved) ? S.nothingTaken : S.allUsed)(nameOfReached(last), asked),
    )
  return unused.length < 3
    ? say(dialogue, 'not used', S.notUsed(listed(unused)))
    : say(dialogue, 'much left', S.muchLeft(asked))
}

/** Numbers that are said without a sum. */
function toNumbers(numbers: readonly NumberSaid[], unsolved: Unsolved, dialogue: Dialogue): string {
  const last = numbers.at(-1)
  if (!last) return say(dialogue, 'thought', S.thought(onward(unsolved, dialogue)))
  const nowhere = numbers.find(({ from }) => from === 'nowhere')
  const own = (number: NumberSaid) =>
    `\`${number.said}${number.name && !/%/.test(number.said) ? ` ${number.name}` : ''}\``
  const { mixedUp } = kindOf(unsolved)
  if (nowhere && mixedUp && nowhere.value.equals(mixedUp.value)) return mixedUp.says
  const known = numbers.find(({ from }) => from === 'known')
  if (known && !nowhere)
    return say(
      dialogue,
      'known',
      (asksIfRight(dialogue.last) ? S.belongsSomewhere : S.belongsHere)(own(known)),
    )
  if (nowhere && numbers.length === 1) return say(dialogue, 'nowhere', S.fromNowhere(own(nowhere)))
  const isOnlyTold = numbers.every(({ from }) => from === 'told')
  if (isOnlyTold && last.from === 'told') {
    const named = numbers.flatMap(each => (each.from === 'told' ? (unsolved.told[each.label] ?? []) : []))
    if (new Set(named).size > 1) return say(dialogue, 'all told', [S.allTold(listed(named))])
    const label = unsolved.told[last.label]
    return say(dialogue, 'told', S.toldAlready(own(last), `**${label ? labelOf(label) : last.said}**`))
  }
  const before = unsolved.reached.findLast(({ value }) => !value.equals(last.value))
  if (before && last.from !== 'reached' && isUsedUp(unsolved, dialogue.told) && OTHERS.test(dialogue.last))
    return say(dialogue, 'two answers', S.twoAnswers(own(last), nameOfReached(before)))
  const fresh = numbers.filter(({ from }) => from !== 'told' && from !== 'nowhere' && from !== 'known')
  const isEachWorked = fresh.every(
    each => (each.from === 'way' || each.from === 'reached') && each.sum !== undefined,
  )
  const confirmed =
    fresh.length > 2 && isEachWorked
      ? S.eachReached([...new Set(fresh.map(own))].join(', '))
      : fresh.map(number => confirmedBy(number, own(number), dialogue)).join(' ')
  if (nowhere) return `${confirmed} ${say(dialogue, 'nowhere', S.fromNowhere(own(nowhere)))}`.trim()
  return isSafe(confirmed, dialogue)
    ? `${confirmed} ${onward(unsolved, dialogue)}`
    : onward(unsolved, dialogue)
}

/** `first 61 and 79 = 140`: what the sum is made of is said with it, so it is no guess. */
function saysAll(text: string, uses: readonly Rational[]): boolean {
  const said = (text.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])
  return uses.length > 1 && uses.every(use => said.some(each => isSameAmount(each, use)))
}

function confirmedBy(number: NumberSaid, own: string, dialogue: Dialogue): string {
  if (number.from === 'below') return S.belowZero(own, `**${labelOf(number.told)}**`)
  if (number.from === 'rounded') return S.rounded(own, nameOfReached({ value: number.of }))
  if (number.from === 'way' && number.sum === `$${number.said.replace('/', ' \\div ')}$`) return S.asPart(own)
  if (number.from === 'way' && saysAll(dialogue.last, number.uses)) return S.reachedAlready(own, number.sum)
  if (number.from === 'way') return say(dialogue, 'way', S.reachedBySum(own, number.sum))
  return number.from === 'reached' && number.sum ? S.reachedAlready(own, number.sum) : S.keptAlready(own)
}

/** Help with it, a bigger one each time. */
export function hintOn(unsolved: Unsolved, dialogue: Dialogue): string {
  const { hints, told, reached } = unsolved
  const kind = kindOf(unsolved)
  const asked = askOf(unsolved)
  const last = reached.at(-1)
  const known = listed(unusedOf(unsolved).length > 1 ? unusedOf(unsolved) : told)
  const first = last
    ? S.goingOn(nameOfReached(last), asked)
    : S.inOwnWords(asked === '' ? '' : `${asked}${mark(unsolved)}`, kind.nudge)
  const steps = [
    first,
    S.belonging(kind.together, known),
    S.likeThis(kind.like),
    S.choosing(kind.choice, known),
  ]
  const at = Math.max(0, hints - 1)
  return say(dialogue, 'hint', steps[at < steps.length ? at : at % 2 === 0 ? 2 : 3] ?? first)
}

/** What was said of it in words that name no number. */
export function toThought(unsolved: Unsolved, dialogue: Dialogue): string {
  const next = onward(unsolved, dialogue)
  return /\?\s*$|^\W*(?:what|why|how|when|where|who|which|is|are|do|does|can)\b/i.test(dialogue.last)
    ? say(dialogue, 'wondered', S.wonderedAt(next))
    : say(dialogue, 'thought', S.thought(next))
}
