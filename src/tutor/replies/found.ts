import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { Said } from '#maths/routes/judged.ts'
import { labelled } from '../readings/sheets.ts'
import type { Dialogue } from '../state.ts'
import { isUnsimplified, isWholeFraction } from '../unsimplified.ts'
import type { Work } from '../work.ts'
import { hintFor } from './hints.ts'
import { isBelowZero, otherPair } from './other-pair.ts'
import { byOtherMeasure } from './other-way.ts'
import { ownForm } from './own-form.ts'
import { nameOf, quoted, say } from './voice.ts'

/** How a line beside the right answer is doubted. */
export const DOUBTS_LINE = /is that line true as it stands\?/

const TOLD = /(?:^|[,.;] ?|\bthen |\band )(?:times|plus|minus|add|divided? by) ?\d[\d.]* ?(?:is|=|makes)/i

/** Of an area that is told without a unit, and is said in one of lengths. */
function squareMissing({ finalText = '', question }: Said['marked']): string {
  const unit = /\d ?(mm|cm|m|km|in|ft|yd)[^\w²³]*$/i.exec(finalText)?.[1]
  const [asked] = /\b(?:area|volume)\b/i.exec(question.text) ?? []
  if (unit === undefined || asked === undefined) return ''
  return /area/i.test(asked)
    ? ` But an area is counted in squares: what is its unit then, if the lengths are in ${unit}?`
    : ` But a volume is counted in cubes: what is its unit then, if the lengths are in ${unit}?`
}

/** Praise for the right answer; what comes next is for others to say. */
export function praise(said: Said, work: Work, dialogue: Dialogue): string {
  const { marked } = said
  if (marked.solution.isImpossible) return 'You are right: it can’t be done. Well spotted!'
  // What is told step by step, `times 7 is 5.6 plus 8 = 13.6`, is no line with signs that must be true.
  if (said.outcome === 'slipped' && !TOLD.test(dialogue.last)) {
    const wrong = said.claims.find(({ standing }) => standing === 'wrong')
    return `Your answer ${ownForm(said, dialogue.last) ?? inline(marked.solution.answer)} is right. But look at ${quoted(wrong?.claim.text ?? dialogue.last)} again: is that line true as it stands?`
  }
  const unit = squareMissing(marked)
  if (marked.verdict === 'rounded')
    return `Yes! That is right to the digits you wrote; they go on for ever.${unit}`
  // `5/10 x 4/9 = 20/90`: what the line comes to.
  const bare = bareAnswer(dialogue.last.split('=').at(-1) ?? '')
  const ended = bare
    .match(/\d+\/\d+/g)
    ?.findLast(each => readLiteral(each)?.value.equals(wayTo(marked.question).answer ?? 0))
  const amount = quoted(ended ?? bare)
  if (isUnsimplified(said))
    return isWholeFraction(said)
      ? `Yes, ${amount} gets you there! Which whole number is that?`
      : `Yes, ${amount} is right! Can it be said with smaller numbers, too?`
  const words = /^\\text\{([^{}]*)\}$/.exec(marked.solution.answer)?.[1]
  // Who has worked it out has told how it can be seen.
  const isShown = SHOWS.test(dialogue.last) || bringsNumbers(dialogue.last, marked.question.text)
  if (words === 'yes' || words === 'no')
    return isShown
      ? 'Yes, that’s right, and your working shows why. Shall we do another one?'
      : 'Yes, that’s right! How can you tell?'
  const answer = ownForm(said, dialogue.last) ?? (words ? `**${words}**` : inline(marked.solution.answer))
  const other = byOtherMeasure(dialogue.last, marked.question)
  if (other)
    return `${answer} is right here, but that is how the ${other.named} is found: both are the same only by chance. How do you find the ${other.asked}?`
  const written = marked.finalText ?? dialogue.last
  if (isBelowZero(written) && otherPair({ ...work, said })?.isAsked)
    return `Yes! ${quoted(bareAnswer(dialogue.last))} is right: that is a pair of its own. ${answer} has the same product, so it fits as well.`
  const shown = wayShown(work, dialogue.last)
  const way =
    shown === 'in steps'
      ? ' You found the way yourself, step by step.'
      : shown === 'at once'
        ? ' I like how you showed your working.'
        : ''
  return `${say(dialogue, 'answer', [`Yes! ${answer} is right.`, `${answer} is right. Well done!`, `Correct, it is ${answer}!`, `That’s it: ${answer} is right!`])}${unit}${way}`
}

/** A sum, what something is, or why. */
const SHOWS =
  /\d[\d.]*\s{0,9}(?:=|\bis\b|[-+×x*÷] ?\d)|=\s{0,9}-?\d|\b(?:because|cos|coz|cuz|since|times|divided|plus|minus|shared)\b/i

/** `make them 21s so 9/21 and 14/21`: what stands in no question was worked out. */
function bringsNumbers(last: string, asked: string): boolean {
  const given: readonly string[] = asked.match(/\d+/g) ?? []
  return (last.match(/\d+/g) ?? []).some(each => !given.includes(each))
}

/** How the child has shown its way to the answer; undefined where only the answer was said. */
function wayShown(work: Work | undefined, last: string): 'in steps' | 'at once' | undefined {
  if ((work?.credited.length ?? 0) > 1) return 'in steps'
  return SHOWS.test(last) ? 'at once' : undefined
}

/** What to do after a sum that is done. */
export function whatNow({ waiting, ...dialogue }: Dialogue): string {
  if (dialogue.later)
    return `And then you asked about ${dialogue.later.title.toLowerCase()}: shall we look at that now?`
  const next = waiting && dialogue.sheet?.find(({ problem }) => problem === waiting.problem)
  if (next)
    return `Now on to ${next.label.length > 1 ? labelled(next) : `${next.label})`}: ${hintFor(waiting, dialogue.told)}`
  // Asked in one breath, it was never begun.
  if (waiting && waiting.problem.text === dialogue.work?.problem.text)
    return `Now on to ${nameOf(waiting.problem.question)}: ${hintFor(waiting, dialogue.told)}`
  if (waiting) return `Shall we go back to ${nameOf(waiting.problem.question)}?`
  const others = [
    'Shall I give you another one, or a harder one?',
    'Would you like one more like it?',
  ] as const
  const { sheet = [], work, last } = dialogue
  const isLast =
    sheet.some(each => each.work === work) && sheet.every(each => !each.problem || each.work?.isFound)
  if (isLast) return `Now you have all of them! ${others[1]}`
  // Who has told the way, in whatever words, is not asked for it.
  const isBegun = work?.credited.some(each => !work.said?.claims.includes(each)) || work?.shown.length
  return isBegun || !isAnswerLike(last, 1) || wayShown(work, last)
    ? say(dialogue, 'answer', others)
    : say(dialogue, 'answer', ['How did you find it? Or shall I give you another one like it?', ...others])
}
