import { normalise } from '../notation/normalise.ts'
import { corrected } from '../values/corrections.ts'
import { escaped } from '../values/escaped.ts'
import { withoutWordsAround } from '../values/words-around.ts'

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:/\\d+)?)'
/** An equation in digits with a blank somewhere in it. */
const SIDE = '[\\d\\s+×÷*/.():▢?-]*'
const EQUATION = new RegExp(`${SIDE}[▢?]${SIDE}=${SIDE}|${SIDE}=${SIDE}[▢?]${SIDE}`)
const REASON = /\s(?:because|since|cos|as i)\s.*$/i
const LONGEST = 300

const bare = (text: string) => text.replace(/\s+/g, '').replace(/\*|(?<=\d)x(?=\d)/gi, '×')
/** What a text with one blank looks like with a number in the blank. */
function filled(text: string): RegExp | undefined {
  const [before, after, ...more] = bare(text).split(/[▢?]/)
  if (before === undefined || after === undefined || more.length > 0 || before + after === '')
    return undefined
  return new RegExp(`^${escaped(before)}${NUMBER}${escaped(after)}$`)
}

/** The equation of a question with its blank, and the fraction that the blank is a part of. */
function patternsFor(question: string): RegExp[] {
  if (question.length > LONGEST || !question.includes('=')) return []
  const plain = normalise(question)
  const equation = EQUATION.exec(plain)?.[0]
    .replace(/^[\s:.,?]+/, '')
    .trim()
  if (equation === undefined) return []
  // The mark at the end of the question is no blank where there is another one.
  const own = equation.includes('▢') ? equation.replace(/\?\s*$/, '') : equation
  const fraction = /(?:\d+\s*\/\s*[▢?]|[▢?]\s*\/\s*\d+)/.exec(own)?.[0]
  const side = own.split('=').find(each => /[▢?]/.test(each))
  return [own, fraction, side].flatMap(text => (text === undefined ? [] : (filled(text) ?? [])))
}

/**
 * An answer whose lines say only what stands in the blank: `3/5 = 12/20`, `12/20` and `7 + 5 = 12` fill the blanks of
 * `3/5 = ▢/20` and `7 + ▢ = 12`.
 */
export function withBlankFilled(question: string, answer: string): string {
  if (answer.length > LONGEST || !/[\d=]/.test(answer)) return answer
  const patterns = patternsFor(question)
  if (patterns.length === 0) return answer
  return answer
    .split('\n')
    .map(line => {
      const said = withoutWordsAround(normalise(corrected(line).replace(REASON, '')))
      const own = bare(said.replace(/^(?:[\s=:,→⇒∴>"'(]|->)+(?=-?\d)|["')\s.,;!?]+$/g, ''))
      const number = patterns.flatMap(pattern => pattern.exec(own)?.[1] ?? [])[0]
      return number ?? line
    })
    .join('\n')
}
