import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/questions/latex.ts'
import type { Said } from '#maths/routes/judged.ts'
import { turnedIn } from '../column-talk.ts'
import type { Work } from '../work.ts'

/** What is said to a line that is true by itself and meant for something else; undefined where nothing is odd. */
export function oddIn(said: Said, work: Work, last: string): string | undefined {
  return (
    toTurned(said, work) ??
    toNewAmount(said, work, last) ??
    toAddedSquares(said, work, last) ??
    toOtherUnit(said, work, last)
  )
}

/** `6.5² + 2.5² = 48.5`, where the longest side is known. */
function toAddedSquares({ outcome }: Said, { problem }: Work, last: string): string | undefined {
  const { kind, text } = problem.question
  const isAdded = /(?:²|\^2|squared)\)? ?(?:\+|plus|add) ?\(?\d/i.test(last)
  return kind === 'right triangle' &&
    /\b(?:other|one) leg\b|\bhow long is the (?:other )?leg\b/i.test(text) &&
    isAdded &&
    outcome !== 'answer'
    ? 'Squaring both is right. But which side lies across from the right angle? Here that longest one is told, so think once more: are the two squares added?'
    : undefined
}

const HAS_UNIT =
  /\d ?(?:(?:square|cubic|sq) )?(?:mm|cm|m|km|met\w+|cent\w+|kg|g|ml|l|lit\w+)(?:²|³|2|3| squared| cubed)?\b/i

/** `38 m squared` of a perimeter: the number of the answer in a unit of something else. */
function toOtherUnit({ marked }: Said, { problem }: Work, last: string): string | undefined {
  const [number, ...others] = last.replace(/\b(c?m|km|mm)[23]\b/gi, '$1').match(/\d+(?:\.\d+)?/g) ?? []
  const answer = withoutLatex(solve(problem.question).answer)
  const isNumber =
    number !== undefined && others.length === 0 && /^-?[\d.]+/.exec(answer.trim())?.[0] === number
  return isNumber && marked.verdict === 'unfinished' && HAS_UNIT.test(last) && /[a-z]/i.test(answer)
    ? 'The number is right. Now its unit: is it a way that is measured, a surface that is covered, or a room that is filled? And in which unit does the question tell its lengths?'
    : undefined
}

function toTurned({ claims }: Said, { problem }: Work): string | undefined {
  return claims.some(({ calculation }) => turnedIn(calculation, problem.question))
    ? 'True by itself, but look which digit is on top in that column: the lower one is taken from the upper one. Is the upper one big enough, or where could you borrow?'
    : undefined
}

/** `20/100 x 100`, of the way from 80 to 100: the change is compared with what it has become. */
function toNewAmount({ outcome }: Said, { problem }: Work, last: string): string | undefined {
  const [, from, to] =
    /percentage (?:increase|decrease|change) from \D?([\d.]+) to \D?([\d.]+)/i.exec(problem.question.text) ??
    []
  const below = /(?:\/|÷|divided by|out of|over) ?\D?(\d+(?:\.\d+)?)/i.exec(last)?.[1]
  return from && to && below === to && below !== from && outcome !== 'answer'
    ? 'You have found how much it changed, good. But a change is compared with what there was before it. So which of the two amounts belongs below?'
    : undefined
}
