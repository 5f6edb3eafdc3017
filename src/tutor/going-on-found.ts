import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { amountsIn, type Coins, nameOfAmount } from './coins.ts'
import type { Problem } from './find-problems.ts'
import { inDigits } from './quantities/in-digits.ts'
import { isSameQuestion } from './restated.ts'
import type { Dialogue, Found } from './state.ts'
import { problemsOf, type Work } from './work.ts'

const MOST_FOUND = 6

/** What has been found so far, once a message was read; what the child says of unread work is its own. */
export function foundAfter(before: Dialogue, after: Dialogue): readonly Found[] {
  const found = before.foundSoFar ?? []
  const { work, toldStory, unsolved } = after
  const answer =
    work?.isFound && !(before.work?.isFound && before.work.problem === work.problem)
      ? wayTo(work.problem.question).answer
      : undefined
  if (work && answer) return withFound(found, `${work.problem.question.text} ${after.last}`, answer)
  const told = toldStory !== before.toldStory ? toldStory?.model.answer[0] : undefined
  if (toldStory && told) return withFound(found, `${toldStory.text} ${after.last}`, told)
  const reached = unsolved?.reached.at(-1)
  return reached && reached !== before.unsolved?.reached.at(-1)
    ? withFound(found, `${reached.name ?? ''} ${after.last}`, reached.value)
    : found
}

const withFound = (found: readonly Found[], words: string, value: Rational): readonly Found[] =>
  [...found, { words: words.toLowerCase(), value }].slice(-MOST_FOUND)

const WHAT_IS_LEFT =
  /\b(?:what'?s|what is|whatever is|all that is|the ones?|those|the) (?:left|remaining|rest)(?: over)?\b/i

const HENCE =
  /\b(?:hence|then|and|also)\b,? (?:also )?(?:find|work out|calculate|write down|what is|evaluate) (?:the value of )?([-+\d\sa-z^²()*/]{1,40}?)[.?!\s]*(?:\[[^\]]{0,20}\])?\s*$/i

/** `… Hence find the value of x - y`: what is asked of the letters once they are found. */
export function henceAsked({ problem: { question, text } }: Work, typed = text): Problem | undefined {
  const asked = HENCE.exec(typed)?.[1]?.trim() ?? ''
  const letters: string[] = asked.match(/[a-z]+/gi) ?? []
  const isSum = letters.length > 0 && letters.every(each => each.length === 1) && !/^[a-z]$/i.test(asked)
  if (!isSum || question.kind === 'substitution' || !/=/.test(question.text)) return undefined
  const answer = withoutLatex(solve(question).answer)
  const values = /=/.test(answer) ? answer.split(/, (?=[a-z] =)/) : [`${letters[0]} = ${answer}`]
  const [found, ...others] =
    new Set(letters).size <= values.length && !values.some(each => /,| or /.test(each))
      ? (readQuestions(`Find ${asked} when ${values.join(' and ')}`) ?? [])
      : []
  return found?.kind === 'substitution' && others.length === 0
    ? { question: found, text: found.text }
    : undefined
}

/** The list that a child has told, called by a word. */
const THEM =
  /\b(?:of|for|in) (?:them(?: all)?|these|those|(?:all )?(?:the|my|these|those|this) (?:same )?(?:scores?|numbers?|marks?|data|list|values?|results?|heights?|times|ages))\b/i
/** `which of them is the mean` */
const OF_SOME = /\b(?:which|why|know|always|one|any|some|none|most) of\b|\b(?:why|know|always|should)\b/i
const OF_IT =
  /\b(of|share|split|divide|halve|double|round|increase|decrease|reduce|off|convert|simplify|change) (?:it|that|this)\b/i
/** `couldnt you just do 85 percent of it` is about how it was found. */
const ANOTHER_WAY = /\b(?:could|couldn'?t|can|can'?t|would|should|just|why|instead|is)\b/i
const AS_PART = /\b(?:it|that|this)(?= as an? (?:percent(?:age)?|fraction|ratio) of \d)/i
const SPEED_ASKED = /\b(?:speed|how fast|km ?\/ ?h|kmh|mph)\b/i

/** What a question leaves out, where it was told or found before: `if the train did 186 km what speed is that`, `share it 2:3`. */
export function withLeftOut(text: string, { work, toldStory, listed }: Dialogue): Problem | undefined {
  const found = work?.isFound ? wayTo(work.problem.question).answer : toldStory?.model.answer[0]
  // `that as a percent of 80` is no percentage of 80 alone.
  if (
    text.length > LONGEST_ON ||
    (problemsOf(text).length > 0 && !AS_PART.test(text) && !WHAT_IS_LEFT.test(text))
  )
    return undefined
  const asked = text.split(/(?<=[.?!])\s+/)[0]?.replace(/[?.!\s]+$/, '') ?? ''
  const whole = [
    ...(listed && THEM.test(asked) && !OF_SOME.test(asked) ? [asked.replace(THEM, `of ${listed}`)] : []),
    ...(found && WHAT_IS_LEFT.test(text) ? [text.replace(WHAT_IS_LEFT, found.toFraction())] : []),
    ...(work?.isFound ? withAnswer(asked, text, work) : []),
  ]
  for (const each of whole) {
    const [problem, ...others] = problemsOf(each)
    const isDone = problem && work && isSameQuestion(problem.question, work.problem.question)
    if (problem && others.length === 0 && !isDone) return { question: problem.question, text }
  }
  return undefined
}
const LONGEST_ON = 120

function withAnswer(asked: string, text: string, { problem: { question, text: told } }: Work): string[] {
  const answer = wayTo(question).answer
  const currency = /[£$€](?=\d)/.exec(question.text)?.[0] ?? ''
  const long = solve(question).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
  const both = question.kind === 'ratio' ? /\b\p{L}+ (?:and|to) \p{L}+\b/u.exec(told)?.[0] : undefined
  return [
    ...(question.kind === 'time' && SPEED_ASKED.test(text)
      ? [`${text.replace(/ in (?:that|the same) time\b|[?!\s]+$/g, '')} in ${withoutLatex(long)}`]
      : []),
    ...(both ? [`${both}: ${text}`] : []),
    ...(answer && AS_PART.test(asked) ? [asked.replace(AS_PART, `${answer.valueOf()}`)] : []),
    ...(answer && OF_IT.test(asked) && !ANOTHER_WAY.test(asked)
      ? [asked.replace(OF_IT, `$1 ${currency}${answer.valueOf()}`)]
      : []),
  ]
}

const COMPARES =
  /\bhow (?:many|meny|much) (?:more|less|fewer|older|taller|longer|heavier)\b ?(.{0,40}?) ?\b(?:than|then)\b (.{2,25})$/i
const FILLS =
  /\b(?:has|have|had|does|did|do|is|are|was|were|got|get|gets|there|the|my|they|of|likes?|like|there's)\b/gi
const stemOf = (words: string) =>
  /\p{L}{2,}/u
    .exec(words.replace(FILLS, ' ').toLowerCase().trim().split(/\s+/).at(-1) ?? '')?.[0]
    .replace(/s$/, '')

const ADDS =
  /\bhow (?:many|meny|much) (.{2,25}?) (?:and|n|plus) (.{2,25}?) (?:(?:are|is|there|do|they|have|has|make|we) ){0,3}(?:altogether|all together|together|in total|in all)$/i

/** `how many more dogs than cats`, `how many dogs and cats altogether`, once both were found. */
export function sumOfFound(text: string, { foundSoFar = [] }: Dialogue): Problem | undefined {
  if (text.length > 90) return undefined
  const plain = text.replace(/[?.!\s]+$/, '')
  const compares = COMPARES.exec(plain)
  const [, first = '', second = ''] = compares ?? ADDS.exec(plain) ?? []
  const [one, other] = [first, second].map(stemOf)
  if (!one || !other || one === other) return undefined
  // What is told of both may be either's.
  const foundOf = (own: string, not: string) =>
    foundSoFar.findLast(({ words }) => hasWord(words, own) && !hasWord(words, not))?.value
  const [left, right] = [foundOf(one, other), foundOf(other, one)]
  // `how many more cats`, where there are fewer, is asked the other way round.
  if (!left || !right || (compares && left.compare(right) <= 0)) return undefined
  const [question] = readQuestions(`${left.toFraction()} ${compares ? '-' : '+'} ${right.toFraction()}`) ?? []
  const ask = compares
    ? 'How far is it from the smaller one to the bigger one?'
    : 'What do you do with both, and what does it come to?'
  return (
    question && {
      question,
      text,
      lead: `You have $${left.toFraction()}$ and $${right.toFraction()}$ now. ${ask}`,
    }
  )
}

const hasWord = (words: string, stem: string) => new RegExp(`(?<!\\p{L})${stem}s?(?!\\p{L})`, 'u').test(words)

const ENOUGH = /\benough\b|\b(?:could|can|cud|would) i\b|\bafford\b/i
const SEVERAL =
  /\b(?:buy|bought|get|got|want(?:ed)?|have|had|take|took|for) ([2-9]|10|12) (?!p\b|pence|pounds?)\p{L}{3,}/iu

/** `what if i bought two lollies could i with 50p`, of one that was bought before. */
export function enoughFor(text: string, dialogue: Dialogue): Problem | undefined {
  const typed = inDigits(text)
  const count = text.length <= 100 && ENOUGH.test(text) ? SEVERAL.exec(typed)?.[1] : undefined
  const { work, toldStory, unsolved } = dialogue
  const before = (work?.isFound ? work.problem.text : undefined) ?? toldStory?.text ?? unsolved?.text
  const amounts = count && before ? amountsIn(before) : []
  const [one, other] = amounts
  if (!count || !one || !other || amounts.length !== 2 || one.currency !== other.currency) return undefined
  const budget = amountsIn(typed)[0] ?? (one.amount > other.amount ? one : other)
  const price = amounts.find(({ amount }) => amount !== budget.amount)
  const isOne = amounts.some(({ amount }) => amount === budget.amount)
  const [question] = price && isOne ? (readQuestions(`${count} × ${price.amount}`) ?? []) : []
  return (
    price &&
    question && {
      question,
      text,
      lead: `So $${count}$ of them at ${nameOfAmount(price)} each: what do they cost together? Then compare it with ${nameOfAmount(budget)}.`,
      budget,
    }
  )
}

export const WHICH_IS_MORE = 'which of the two is more, and what does that tell you?'

/** What is said of an amount that was found, beside what there is to pay it with. */
export function besideBudget(last: string, value: Rational, budget: Coins): string {
  const [cost, have] = [nameOfAmount({ ...budget, amount: value.valueOf() }), nameOfAmount(budget)]
  const isEnough = value.compare(rational(budget.amount)) <= 0
  const says = /\b(?:no|not|cant|can'?t|isn'?t|isnt|more than|too much|over)\b/i.test(last)
    ? false
    : /\b(?:yes|yeah|yep|enough|less|can|could)\b/i.test(last)
      ? true
      : undefined
  if (says === isEnough)
    return `Yes, ${cost}! ${isEnough ? `${have} is enough for that` : `That is more than ${have}, so it is not enough`}: well compared. Shall we do another one?`
  return says === undefined
    ? `Yes, ${cost} is right. Now compare it with ${have}: ${WHICH_IS_MORE}`
    : `Yes, ${cost} is right. Compare it with ${have} once more: which of the two is more?`
}
