import type { Paraphrase } from './paraphrase.ts'

/** The number of the term that is asked for, where the steps are equal. */
function whichTerm([, list = '', wanted = '']: string[]): string | undefined {
  const terms = list.split(',').map(Number)
  const [first = 0, second = 0] = terms
  const step = second - first
  const isEqual = terms.every((term, at) => at === 0 || term - (terms[at - 1] ?? 0) === step)
  const place = (Number(wanted) - first) / step + 1
  if (!isEqual || step === 0 || !Number.isInteger(place) || place <= terms.length) return undefined
  const rest = first - step
  return `solve ${step}n ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} = ${wanted}`
}

/** Equal steps from the first term on. */
function byRule([, start = '', way, by = '', asked = '']: string[]): string {
  const step = way === 'add' ? Number(by) : -Number(by)
  const before = Number(start) - step
  return `${asked} of the sequence with nth term ${step}n ${before < 0 ? '-' : '+'} ${Math.abs(before)}`
}

/** The terms of a list whose steps are equal, up to the last one that is asked for, added up by their ends. */
function seriesOf([, count = '', list = '']: string[]): string | undefined {
  const terms = list.split(',').map(Number)
  const [first = 0, second = 0] = terms
  const step = second - first
  const isEqual = terms.every((term, at) => term === first + at * step)
  const last = first + (Number(count) - 1) * step
  const sum = last < 0 ? `(${first} - ${-last})` : `(${first} + ${last})`
  return isEqual && terms.length >= 3 && Number(count) >= 2 ? `${count} × ${sum} ÷ 2` : undefined
}

/** From a first term by equal steps or by equal factors, as far as is asked for. */
function fromFirst(first: number, way: string, by: number, asked: string): string | undefined {
  if (way === 'add') return byRule(['', String(first), 'add', String(by), asked])
  if (way === 'subtract') return byRule(['', String(first), 'subtract', String(by), asked])
  const place = Number(/^(\d{1,2})(?:st|nd|rd|th) term$/.exec(asked)?.[1])
  if (!(place > 3 && place <= 12) || by < 2) return undefined
  return `${place}th term of ${[0, 1, 2, 3].map(power => first * by ** power).join(', ')}`
}

const ASKED =
  '(?:(?:what is|find|write down|write|give|list|work out|calculate|state) )?(?:the )?(first \\d{1,2} terms|\\d{1,2}(?:st|nd|rd|th) term)'
const SEQUENCE = '(?:an? |the )?(?:arithmetic |geometric )?(?:sequence|progression)'

/** Sequences that are told by a first term and a step, and their sums. */
export const sequences: Paraphrase[] = [
  [
    /^which term (?:of|in) (?:the )?(?:arithmetic )?(?:(?:sequence|progression|series|ap) )?(-?\d+(?:, ?-?\d+){2,})(?:,? ?(?:\.\.\.|…))?,? is (?:equal to )?(-?\d+)$/,
    whichTerm,
  ],
  [
    /^(?:the )?nth term of (?:an?|the|this) (?:[a-z]+ )?sequence is ([^.;:=]*n[^.;:=]*)[.,;] (?:which|what) term (?:of the sequence )?(?:is equal to|is|equals|has (?:the|a) value(?: of)?) (-?\d{1,6})$/,
    'solve $1 = $2',
  ],
  [
    /^which term of the sequence (?:with nth term )?([^,:;=]*\dn[^,:;=]*?) (?:is equal to|is|equals) (-?\d{1,6})$/,
    'solve $1 = $2',
  ],
  [
    /^(\d{1,3}(?:st|nd|rd|th) term) (?:in|of) (?:the |this )?(?:sequence|pattern) ([^,:;]*\dn[^,:;]*|n[^,:;a-z]*|[^,:;a-z]*n)$/,
    '$1 of the sequence with nth term $2',
  ],
  [
    /^(?:the )?first term of (?:a|the) sequence is (-?\d{1,5})[.,;] (?:and )?(?:the )?(?:term-to-term |term to term )?rule is (?:to )?(add|subtract) (\d{1,4})(?: each time)?[.,;] (?:write down |write |find |what is |what are |work out )?(?:the )?(first \d{1,2} terms|\d{1,2}(?:st|nd|rd|th) term)(?: (?:of|in) the sequence)?$/,
    byRule,
  ],
  [
    /^(?:the )?(?:term-to-term |term to term )?rule (?:of|for) (?:a|the) sequence is (?:to )?(add|subtract) (\d{1,4})(?: each time)?[.,;] (?:and )?the first term is (-?\d{1,5})[.,;] (?:write down |write |find |what is |what are |work out )?(?:the )?(first \d{1,2} terms|\d{1,2}(?:st|nd|rd|th) term)(?: (?:of|in) the sequence)?$/,
    ([all = '', way = '', by = '', start = '', asked = '']) => byRule([all, start, way, by, asked]),
  ],
  [
    /^(?:the )?sum of the first (\d{1,3}) terms (?:of|in) (?:the )?(?:arithmetic )?(?:(?:sequence|progression|series) )?(-?\d+(?:, ?-?\d+){2,})(?:,? ?(?:\.\.\.|…))?,?$/,
    seriesOf,
  ],
  [
    new RegExp(
      `^${ASKED} (?:of|in) ${SEQUENCE} (?:with|whose|that has)(?: an?| the)? first term (?:of |is )?(-?\\d{1,4}) and (?:an? |the |whose )?common (difference|ratio) (?:of |is )?(-?\\d{1,3})$`,
    ),
    ([, asked = '', first, kind, by]) =>
      kind === 'ratio'
        ? fromFirst(Number(first), 'multiply', Number(by), asked)
        : fromFirst(Number(first), Number(by) < 0 ? 'subtract' : 'add', Math.abs(Number(by)), asked),
  ],
  [
    new RegExp(
      `^(?:the )?first term (?:of ${SEQUENCE} )?is (-?\\d{1,4}),? and (?:each|every)(?: other| next)? term is (\\d{1,2}) (times|more than|less than) the (?:previous|(?:one|1) before|term before|last)(?: (?:one|1|it|term))?[.,;] ${ASKED}$`,
    ),
    ([, first, by, way, asked = '']) =>
      fromFirst(
        Number(first),
        way === 'times' ? 'multiply' : way === 'more than' ? 'add' : 'subtract',
        Number(by),
        asked,
      ),
  ],
]
