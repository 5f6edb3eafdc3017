import { fixedText, roundTo } from '../../arithmetic/rational.ts'
import { approximate, asRational, type Exact, exactLatex, exactText, isSame } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Judged, Value } from '../../values/value.ts'
import { readSurd } from './read-surd.ts'

/** Whether a root still holds a square, stands below a line, or could be joined with another. */
function isSimplified(typed: string, value: Exact): boolean {
  const text = typed.replaceAll('sqrt', '√')
  const roots = [...text.matchAll(/√\s*\(?\s*(\d+)/g)].map(found => Number(found[1]))
  const hasSquare = roots.some(
    root => [2, 3, 5, 7, 11, 13].some(prime => root % (prime * prime) === 0) || root < 2,
  )
  const isBelow = /[/÷]\s{0,30}\(?\s{0,30}\d*\s{0,30}√/.test(text)
  const wanted = value.terms.filter(({ radicand }) => radicand !== 1n).length
  const joined = text.replace(/×\s*√/g, '√').replace(/(√\d+)\s*×\s*(?=\d)/g, '$1 ')
  return !hasSquare && !isBelow && roots.length === wanted && !/[×÷^]/.test(joined)
}

/** An exact answer with roots, in its simplest form. */
export function surdValue(value: Exact): Value {
  const own = asRational(value)
  const text = exactText(value)
  const plain = numberValue(value)
  return {
    ...plain,
    latex: exactLatex(value),
    text,
    spellings: own
      ? plain.spellings
      : [
          text.replaceAll('√', 'sqrt'),
          text.replace(/√(\d+)/g, '√($1)'),
          text.replace(/(\d)√/g, '$1 √'),
          text.replace(/(\d)√/g, '$1 × √'),
          text.replace(/(\d)√(\d+)/g, '$1*sqrt($2)'),
          `\\(${exactLatex(value)}\\)`,
        ],
    isNamedIn(words, given) {
      if (own) return plain.isNamedIn(words, given)
      const bare = words
        .replace(/\\sqrt\s*\{(\d+)\}/g, '√$1')
        .replace(/sqrt/g, '√')
        .replace(/[\s×()${}]/g, '')
      return bare
        .split(text.replace(/\s/g, ''))
        .some((before, at, parts) => at < parts.length - 1 && !/\d$/.test(before))
    },
    judge(typed): Judged {
      const said = typed.replace(/\b(?:square )?root (?:of )?(?=\d)/gi, '√')
      const read = readSurd(said)
      if (!read) {
        const number = readNumber(said)
        const shown = number && asRational(number.value)
        if (!shown) return { verdict: 'unread' }
        if (number && isSame(number.value, value)) return plain.judge(said)
        const places = number?.literal?.places ?? 0
        const isClose =
          places > 0 && fixedText(roundTo(approximate(value), places), places) === fixedText(shown, places)
        return isClose && !own
          ? { verdict: 'unfinished', missing: 'Leave the root in it: the answer has to be exact.' }
          : { verdict: 'wrong' }
      }
      if (!isSame(read, value)) return { verdict: 'wrong' }
      return isSimplified(said, value) || (own && !/√|sqrt|[-+×÷]\s*\d/.test(said))
        ? { verdict: 'right' }
        : { verdict: 'unfinished', missing: 'It can be simplified further.' }
    },
  }
}

/** The same where the question names a letter for the number in front of the root: `a = 6` for `6√2`. */
export function surdWithLetter(value: Exact, letter: string): Value {
  const own = surdValue(value)
  const front = numberValue(value.terms[0]?.coefficient ?? 1)
  const named = new RegExp(`^${letter}\\s*=\\s*([^=√]+)$`, 'i')
  return {
    ...own,
    spellings: [...own.spellings, `${letter} = ${front.text}`],
    judge(said): Judged {
      const [, number] = named.exec(said.trim()) ?? []
      if (number !== undefined) return front.judge(number)
      return front.judge(said).verdict === 'right'
        ? { verdict: 'unfinished', missing: 'Write it with its root as well.', isPart: true }
        : own.judge(said)
    },
  }
}
