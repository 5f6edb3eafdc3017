import { isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import { AMOUNT, amountOf, amountsIn, isMoney, singular } from './amounts.ts'
import type { StoryModel, StoryStep } from './model.ts'
import { fractionSteps } from './parts-and-prices.ts'

const N = `(${AMOUNT})`
/** One thing that happens, with the numbers that it needs; what it does to the amount so far. */
interface Happening {
  does: 'begin' | '+' | '-' | '×' | '÷'
  by: Rational
  /** Such a part of what there is by then. */
  share?: Rational
  /** Groups of so many, where it begins or adds with several of one size. */
  of?: Rational
  noun: string | undefined
}

const THING =
  '(?: (?!and\\b|then\\b|to\\b|in\\b|with\\b|of\\b|at\\b|for\\b|each\\b|per\\b|more\\b)[a-z]+){0,3}?'
const NOUN = '((?: (?:big |small |red |blue |green |yellow |white |black |new |old )?[a-z]+)?)'
const GROUPS = new RegExp(
  `${N}((?: [a-z]+){1,4}?) (?:of|with|containing|that (?:each )?(?:hold|have|contain)s?|each (?:with|has|have|having|containing|holding)|which (?:each )?(?:hold|have)) ${N}((?: [a-z]+){0,2}?)(?: (?:each|(?:in|on) (?:each|every)(?: [a-z]+)?|per [a-z]+|inside))?$`,
  'i',
)
const EACH = new RegExp(`${N}((?: [a-z]+){1,2}?) (?:at|for|cost(?:ing)?|that cost) ${N}(?: each)?$`, 'i')
const BEGINS =
  /\b(?:has|have|had|there (?:are|were|is|was)|theres|there's|starts? with|started with|makes?|made|bakes?|baked|picks?|picked|collects?|collected|buys?|bought|gets?|got|saves?|saved|owns?|plants?|planted|scored|scores|sees?|saw|reads?|grows?|grew|with|holds?|carries|carried)\b/i
const LOSES =
  /\b(?:gives?|gave|eats?|ate|loses?|lost|sells?|sold|spends?|spent|uses?|used|throws?(?: away)?|threw|drops?|dropped|breaks?|broke|pops?|popped|donates?|donated|lends?|lent|pays?|paid|(?:fly|flies|flew|run|ran|swim|swam|fall|fell|go|goes|went|are|were|is|was) (?:away|off|home|out|broken|rotten|bad|eaten|sold|taken|stolen|lost|given away)|(?:get|gets|got) off|(?:get|gets|got|are|were|is|was|go|goes|went) (?:broken|cracked|damaged|smashed|squashed|rotten|borrowed|spoilt|burnt|missing|stolen|eaten|lost|sold|taken|used|thrown away)|crack(?:s|ed)?|leave|leaves|burst|melt(?:ed)?|died?)\b/i
const GAINS =
  /\b(?:gets?|got|finds?|found|buys?|bought|wins?|won|receives?|received|is given|was given|are given|earns?|earned|picks?|picked|makes?|made|bakes?|baked|adds?|added|collects?|collected|(?:come|comes|came|join|joins|joined|arrive|arrives|arrived)|(?:get|gets|got) on|gives? (?:him|her|me|them)|gave (?:him|her|me|them))\b/i
const SHARES = new RegExp(
  `\\b(?:shares?|shared|splits?|split|divides?|divided)\\b.{0,30}\\b(?:between|among|amongst|with|into) ${N}${THING}(?: (?:friends|children|people|boxes|bags|groups|plates|teams|pots|jars|kids|pupils|students))?$`,
  'i',
)
/** Words with a meaning of their own, which no number stands for. */
const UNSURE =
  /\b(?:half|twice|double|times|than|remainder|rest|some|another|average|percent|every|per|each other|both|except|only|dozen|pairs?|quarter|third|same|if|which|week|fortnight|weeks|minutes?|hours?|old(?:er)?|young(?:er)?|change|borrow\w*|gives? back|back|fewer|less|ratio|area|perimeter|speed|left over)\b|%|:/i
const ASKS_NOW =
  /\b(?:left|now|remain\w*|(?:not|aren't|isn't|didn't|don't) (?:broken|cracked|damaged|smashed|squashed|rotten|borrowed|spoilt|burnt|missing|stolen|eaten|lost|sold|taken|used|crack|break)|unbroken|still (?:there|good|ok|okay|fine|whole)|(?:are|is) (?:ok|okay|good|fine|whole)\b|still (?:have|has|got)|in the end|at the end|altogether|in total|in all|all together|does (?:he|she|it|\w+) have|do (?:they|we|i|you) have|have i got|are there|are on|total)\b/i
const ASKS_EACH = /\b(?:each|every)\b/i

const QUESTION = /\bhow (?:many|much)\b([^.?!]*)[.?!]*$/i

/** A story in which one thing happens after the other to one amount. */
export function happeningsIn(text: string): StoryModel | undefined {
  const question = QUESTION.exec(text)
  if (!question || amountsIn(question[0]).length > 0) return undefined
  const told = text.slice(0, question.index)
  if (UNSURE.test(told.replace(/\b(?:times table)\b/gi, ''))) return undefined
  const clauses = told
    .split(
      /[.!?;]+|,| and (?=(?:then|he|she|they|i|we|it|his|her|gives?|gave|eats?|ate|loses?|lost|sells?|sold|spends?|spent|uses?|used|buys?|bought|gets?|got|finds?|found)\b)|\bthen\b/i,
    )
    .map(each =>
      each
        .replace(/^\W+|\W+$/g, '')
        .replace(/^(?:and|but|so|later|after that|next|also|hi|hello|hey|ok) (?:so )?/i, '')
        .replace(/ (?:and|but|so)$/i, ''),
    )
    .filter(each => each !== '')
  const happened: Happening[] = []
  for (const clause of clauses) {
    const found = happening(clause, happened.length === 0, told)
    if (found === 'unsure') return undefined
    happened.push(...found)
  }
  return happened.length > 0 ? modelFor(happened, question[0], text) : undefined
}

function happening(clause: string, isFirst: boolean, told: string): Happening[] | 'unsure' {
  const said = amountsIn(clause).filter(each => /\d/.test(each) || !/^one$/i.test(each))
  if (said.length === 0) return isFirst || !LOSES.test(clause) ? [] : 'unsure'
  const isOwn = isOfOwner(clause, told)
  const isGiven = GIVEN_TO.test(clause)
  if (!isFirst && isGiven && isOwn) return 'unsure'
  const loses = LOSES.test(clause) && !isGiven
  const part = PART.exec(clause)
  if (part || clause.includes('/'))
    return partly(part, clause, isFirst, loses && (isOwn || OF_THEM.test(clause)))
  const shared = SHARES.exec(clause)?.[1]
  if (shared) return sharing(clause, shared, said, isFirst)
  const groups = GROUPS.exec(clause) ?? EACH.exec(clause)
  if (groups) return inGroups(groups, said.length, clause, isFirst)
  const [only, ...others] = said
  const by = only && amountOf(only)
  if (!by || others.length > 0 || /\beach\b/i.test(clause)) return 'unsure'
  const noun = nounBehind(clause, only)
  if (isFirst) return BEGINS.test(clause) && !loses ? [{ does: 'begin', by, noun }] : 'unsure'
  if (loses) return isOwn || OF_THEM.test(clause) ? [{ does: '-', by, noun }] : 'unsure'
  return GAINS.test(clause) && (isOwn || isGiven) ? [{ does: '+', by, noun }] : 'unsure'
}

const PART = /(?<![\d/])(\d+)\/(\d+) of (?:them|it|his|her|their|my|the)\b[^\d]*$/i

/** `eats 1/4 of them` */
function partly(
  part: RegExpExecArray | null,
  clause: string,
  isFirst: boolean,
  isLost: boolean,
): Happening[] | 'unsure' {
  const [top, bottom] = part?.slice(1, 3).map(Number) ?? []
  if (!top || !bottom || top >= bottom || isFirst || !isLost || amountsIn(clause).length > 2) return 'unsure'
  const share = rational(BigInt(top), BigInt(bottom))
  return [{ does: '-', by: share, share, noun: undefined }]
}

const GIVEN_TO = /\b(?:gives?|gave) (?:him|her|me|them)\b/i
const OF_THEM = /\b(?:of (?:them|it|his|her|their|my|the)|from (?:him|her|them|it|the))\b/i

/** It is about who the story began with, or about the things themselves: `7 birds fly away`. */
function isOfOwner(clause: string, told: string): boolean {
  const [first = ''] = told.trim().split(/\s+/)
  const [own = ''] = clause.trim().split(/\s+/)
  return (
    own.toLowerCase() === first.toLowerCase() ||
    /^(?:he|she|they|i|we|it|\d.*|[£$€].*)$/i.test(own) ||
    amountOf(own) !== undefined ||
    LOSES.test(own) ||
    GAINS.test(own)
  )
}

function sharing(clause: string, by: string, said: string[], isFirst: boolean): Happening[] | 'unsure' {
  const among = amountOf(by)
  const [first, ...others] = said
  const whole = first && amountOf(first)
  if (!among) return 'unsure'
  if (said.length === 1 && !isFirst) return [{ does: '÷', by: among, noun: undefined }]
  return isFirst && whole && others.length === 1 && first !== by
    ? [
        { does: 'begin', by: whole, noun: nounBehind(clause, first) },
        { does: '÷', by: among, noun: undefined },
      ]
    : 'unsure'
}

function inGroups(
  [, many = '', , each = '']: RegExpExecArray,
  numbers: number,
  clause: string,
  isFirst: boolean,
): Happening[] | 'unsure' {
  const [count, of] = [amountOf(many), amountOf(each)]
  if (!count || !of || numbers !== 2) return 'unsure'
  const noun = nounBehind(clause, each)
  if (isFirst)
    return BEGINS.test(clause) && !LOSES.test(clause) ? [{ does: 'begin', by: count, of, noun }] : 'unsure'
  return GAINS.test(clause) && !LOSES.test(clause) ? [{ does: '+', by: count, of, noun }] : 'unsure'
}

/** What is counted: `pens` of `8 red pens in each pack`. */
function nounBehind(clause: string, number: string): string | undefined {
  const behind = clause.slice(clause.lastIndexOf(number) + number.length)
  const words = new RegExp(`^(?: more| other)?${NOUN}`, 'i').exec(behind)?.[1]?.trim().split(' ')
  const last = words?.at(-1)
  return last &&
    !/^(?:of|in|on|to|for|each|at|from|more|away|with|by|them|and|get|gets|got|are|were|is|was|go|goes|went)$/i.test(
      last,
    )
    ? singular(last)
    : undefined
}

const IS: Record<'+' | '-' | '×' | '÷', readonly [string, string]> = {
  '+': [
    'how many there are after some more have come',
    'More come to it. What do you do with the two numbers?',
  ],
  '-': ['how many are left after some have gone', 'Some go away. How many are left then?'],
  '×': [
    'how many there are in all the groups together',
    'There are several groups of one size. How many are that together?',
  ],
  '÷': ['how many there are for each', 'They are shared out. How many does each get?'],
}

/** A story may be about two kinds of things; then it is not clear what is counted. */
function isOneThing(happened: readonly Happening[], question: string): boolean {
  const nouns = happened.flatMap(({ noun }) => noun ?? [])
  const words = question.toLowerCase().split(/\W+/).map(singular)
  const counted = new Set(nouns)
  const ask = /how many ([a-z]+)/i.exec(question)?.[1]
  const isNamed =
    ask !== undefined &&
    !/^(?:are|does|do|did|is|will|has|have|left|of|more|not|still|aren|arent|dont)$/i.test(ask)
  return counted.size <= 1 && (!isNamed || nouns.length === 0 || nouns.some(each => words.includes(each)))
}

function modelFor(happened: readonly Happening[], question: string, text: string): StoryModel | undefined {
  const ended = happened.at(-1)
  const asksEach = ASKS_EACH.test(question)
  if (
    asksEach !== (ended?.does === '÷') ||
    /\bmore\b|\bgive\b|\bgave\b|\bsold\b|\bspen[dt]\b/i.test(question)
  )
    return undefined
  if (!asksEach && !ASKS_NOW.test(question)) return undefined
  if (!isOneThing(happened, question)) return undefined
  const steps: StoryStep[] = []
  let amount = rational(0)
  for (const { does, by, of, share } of happened) {
    const size = of ? by.mul(of) : share ? amount.mul(share) : by
    if (share && share.n > 1n) steps.push(...fractionSteps(amount.div(rational(share.d)), size))
    else if (share)
      steps.push({ value: size, is: 'that part of them', ask: 'How many are that part of them?' })
    if (of) steps.push(stepOf('×', size))
    if (does === 'begin') amount = size
    else {
      amount = next(amount, does, size)
      if (amount.s < 0n || (!isMoney(text) && !isWhole(amount))) return undefined
      steps.push(stepOf(does, amount))
    }
  }
  const last = steps.at(-1)
  return last && steps.length <= 5
    ? {
        answer: [amount],
        steps,
        besides: [],
        owners: [],
        check: 'Go through the story once more from the start with your number. Does every sentence fit?',
        isMoney: isMoney(text),
      }
    : undefined
}

function stepOf(does: '+' | '-' | '×' | '÷', value: Rational): StoryStep {
  const [is, ask] = IS[does]
  return { value, is, ask }
}

function next(amount: Rational, does: '+' | '-' | '×' | '÷', by: Rational): Rational {
  switch (does) {
    case '+':
      return amount.add(by)
    case '-':
      return amount.sub(by)
    case '×':
      return amount.mul(by)
    case '÷':
      return amount.div(by)
  }
}
