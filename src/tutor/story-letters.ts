import type { StoryModel } from '#maths/stories/model.ts'
import { linearIn } from './quantities/equations.ts'

/** What is said of a story with letters: names for its numbers, or an equation, and whether it fits. */
export type LettersSaid = { is: 'letters'; what: 'names' | 'equation'; fits: boolean }

const NAMES =
  /^\W*(?:so |is it |its? |it's )*([a-z])(?: =| is)? ?(?:\w+ )?(?:and|,) (?:the other (?:is|one is) )?\1 ?([-+]|x|×|\*) ?(\d+(?:\.\d+)?)\W*$/i
const TIMES = /^\W*(?:so |is it |its? )*([a-z]) (?:and|,) (\d+) ?\1\W*$/i

/** `x and x+4`, `2x + 4 = 26`; undefined where no letters stand for numbers of the story. */
export function lettersSaid(text: string, model: StoryModel): LettersSaid | undefined {
  if (text.length > 80 || /\d ?x ?\d/i.test(text)) return undefined
  const values = [...model.owners.map(({ value }) => value), ...model.answer].map(each => each.valueOf())
  const [, , sign, by] = NAMES.exec(text) ?? []
  const fold = TIMES.exec(text)?.[2]
  const isPair = (fits: (one: number, other: number) => boolean) =>
    values.some(one => values.some(other => one !== other && fits(one, other)))
  if (sign && by)
    return {
      is: 'letters',
      what: 'names',
      fits: isPair((one, other) =>
        sign === '+' || sign === '-' ? Math.abs(one - other) === Number(by) : one === other * Number(by),
      ),
    }
  if (fold)
    return { is: 'letters', what: 'names', fits: isPair((one, other) => one === other * Number(fold)) }
  const equation = linearIn(withoutBrackets(text.replace(/^\W*(?:so|then|ok|and|is it)\s+/i, '')))
  const letters = [...(equation?.keys() ?? [])].filter(key => key !== '')
  const [letter] = letters
  if (!equation || !letter) return undefined
  if (letters.length === 2) {
    const [a = '', b = ''] = letters
    const fits = isPair(
      (one, other) =>
        Math.abs((equation.get(a) ?? 0) * one + (equation.get(b) ?? 0) * other + (equation.get('') ?? 0)) <
        1e-9,
    )
    return { is: 'letters', what: 'equation', fits }
  }
  const solution = -(equation.get('') ?? 0) / (equation.get(letter) ?? 1)
  const known = [...values, ...model.steps.map(({ value }) => value.valueOf())]
  // The letter alone on one side says its number.
  return /^\W*[a-z] ?= ?-?\d[\d.]*\W*$/i.test(text)
    ? undefined
    : { is: 'letters', what: 'equation', fits: known.some(each => Math.abs(each - solution) < 1e-9) }
}

/** `x + (x + 4) = 26` without its brackets, before which only a plus stands. */
function withoutBrackets(text: string): string {
  return text.replace(/(^|\+)\s*\(([^()]*)\)/g, '$1 $2')
}
