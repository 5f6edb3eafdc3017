import { machineSum } from '../../wording/number-machines.ts'
import { BLANK, doneBy } from '../../wording/number-puzzles.ts'
import { type Paraphrase, RANKS } from './paraphrase.ts'

/** The number of the term that is asked for, where the steps are equal. */
export function whichTerm([, list = '', wanted = '']: string[]): string | undefined {
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

const N = '(-?\\d{1,4})'
const STARTS = new RegExp(
  `^(?:(?:the )?first (?:term|number)(?: (?:of|in) (?:an?|the|this) (?:number )?sequence)? is|(?:(?:an?|the|this) )?(?:number )?(?:sequence|pattern) (?:starts|begins) (?:at|with|from)|(?:(?:an?|the|this) )?sequence has (?:an? )?first term(?: of)?|start(?:s|ing)? (?:at|with|from)) ${N}$`,
)
const RULE =
  /^(?:(?:the )?(?:term[- ]to[- ]term )?rule(?: (?:for|of) (?:an?|the|this) (?:sequence|pattern))?(?: is)?(?: to)?:?|to get the next (?:term|number),?(?: you)?|you) (.{3,60}?)(?: each time)?$/
const BEFORE =
  '(?:the )?(?:(?:previous|last)(?: (?:one|1|term|number))?|(?:one|1|term|number) before(?: it)?|term before that)'
const IN_LIST = '(?: (?:of|in) (?:an?|the|this) (?:number )?(?:sequence|pattern))'
const EACH = new RegExp(
  `^(?:in (?:an?|the|this) (?:sequence|pattern),? )?(?:each|every)(?: other| next)? (?:term|number)${IN_LIST}? is (?:(\\d{1,2}) (times|more than|less than)|(double|twice|triple|half|1/2)(?: of)?) ${BEFORE}(?:,? (plus|minus|add|subtract) (\\d{1,3}))?$`,
)
const NEAR_SQUARE = /^(?:each|every) (?:term|number) is (\d) (more|less) than a square(?: number)?$/
const FACTORS: Record<string, number> = { double: 2, twice: 2, triple: 3, half: 0.5, '1/2': 0.5 }

/** What is done from each term to the next in a clause that says it: its factor, and what is added then. */
function stepIn(clause: string): [factor: number, more: number] | undefined {
  const [all, by, way, named = '', sign = '', behind = '0'] = EACH.exec(clause) ?? []
  if (all === undefined) return undefined
  const more = /^(?:minus|subtract)$/.test(sign) ? -Number(behind) : Number(behind)
  if (way === 'times' || by === undefined)
    return [by === undefined ? (FACTORS[named] ?? 1) : Number(by), more]
  return [1, (way === 'more than' ? 1 : -1) * Number(by) + more]
}

/** What is true of the terms that stand beside it says no more than they: `Each number is double the one before: 3, 6, 12.` */
function ofTheirOwn(text: string): string | undefined {
  const [list = ''] = /(?<![\d.])-?\d{1,5}(?:, ?-?\d{1,5}){2,}/.exec(text) ?? []
  const terms = list.split(',').map(Number)
  const isSquared = (by: number) => terms.every(term => Number.isInteger(Math.sqrt(term - by)))
  const own = clausesOf(text)
  const rest = own.filter(clause => {
    const step = stepIn(clause)
    const [, by = '', way] = NEAR_SQUARE.exec(clause) ?? []
    if (by !== '') return !isSquared(way === 'more' ? Number(by) : -Number(by))
    return !step || terms.some((term, at) => at > 0 && term !== (terms[at - 1] ?? 0) * step[0] + step[1])
  })
  if (list === '' || rest.length !== own.length - 1) return undefined
  const [factor, more] = own.flatMap(clause => stepIn(clause) ?? [])
  const isMixed = factor !== undefined && factor > 1 && more
  return isMixed && /\b(?:next (?:term|number)|comes next)$/.test(rest.at(-1) ?? '')
    ? `${factor} × ${terms.at(-1)} ${more < 0 ? '-' : '+'} ${Math.abs(more)}`
    : rest.join('. ')
}

const clausesOf = (text: string) =>
  text
    .replace(/["“”]/g, '')
    .split(/[.;:?]+(?: |$)|,? and (?=the rule|the term|each|every|the first)|, (?=each|every|you)/)
    .map(clause => clause.trim().replace(/^and /, ''))
    .filter(Boolean)
const SUMS =
  /^(?:in an? (?:[a-z]+ )?sequence,? )?(?:each|every)(?: new| next)? (?:term|number) is (?:the sum of|found by adding|made by adding|got by adding)(?: together)? (?:the )?(?:2 (?:terms|numbers) before(?: it)?|previous 2(?: terms| numbers)?|2 previous (?:terms|numbers))$/
const LISTED =
  /^(?:here (?:is|are) )?(?:the )?(?:start|first (?:\d )?terms)?(?: of)?(?: ?(?:an?|the|this))? ?(fibonacci(?:[- ]type)? )?sequence(?: (?:starts|begins|goes|is))?(?: with)?:? ((?:-?\d{1,4}(?:, ?| and )){1,9}-?\d{1,4})[, ]*$/
const FOR_TERM =
  /^(?:(?:what is|find|write down|write|give|list|work out|calculate|state) )?(?:the )?(?:(first \d{1,2} terms)|(\d{1,2})(?:st|nd|rd|th) (?:term|number)|([a-z]+) (?:term|number))(?: (?:of|in) (?:the|this) sequence)?$/
const MOST_NESTED = 6

/** `The first term of a sequence is 3. The rule is double and subtract 1. What is the 4th term?` */
function toldSequence(text: string): string | undefined {
  let [start, asked, place]: (string | undefined)[] = []
  const acts: ((so: string) => string)[] = []
  for (const each of clausesOf(text)) {
    const begun = STARTS.exec(each)?.[1]
    const [factor = 1, more = 0] = stepIn(each) ?? []
    const step = [
      factor === 1 ? [] : `× ${factor}`,
      more === 0 ? [] : `${more < 0 ? '-' : '+'} ${Math.abs(more)}`,
    ]
    const rule = factor === 1 && more === 0 ? RULE.exec(each)?.[1] : step.flat().join(' and ')
    const done = rule?.split(/,? (?:and then|then|and) /).map(doneBy)
    const asks = FOR_TERM.exec(each)
    if (begun !== undefined && start === undefined) start = begun
    else if (done?.every(act => act !== undefined) && acts.length === 0)
      acts.push(...done.flatMap(act => act ?? []))
    else if (asks && asked === undefined) {
      const at = asks[3] ? RANKS.indexOf(asks[3]) + 1 : Number(asks[2])
      place = at > 1 ? String(at) : undefined
      asked = asks[1] ?? `${place}th term`
      if (!asks[1] && !place) return undefined
    } else return undefined
  }
  if (start === undefined || asked === undefined || acts.length === 0) return undefined
  const run = (from: string) => acts.reduce((so, act) => act(so), from)
  const [, way, more] = /^▢ ([-+]) (\d{1,4})$/.exec(run(BLANK)) ?? []
  if (more) return byRule(['', start, way === '+' ? 'add' : 'subtract', more, asked])
  const [, factor] = /^(\d{1,2}) × ▢$/.exec(run(BLANK)) ?? []
  const multiplied = factor && fromFirst(Number(start), 'multiply', Number(factor), asked)
  if (multiplied) return multiplied
  return place && Number(place) <= MOST_NESTED
    ? Array.from({ length: Number(place) - 1 }).reduce((so: string) => run(so), start)
    : undefined
}

/** `1, 1, 2, 3, 5, 8, … Each term is the sum of the two terms before it. What is the 9th term?` */
function addedUp(text: string): string | undefined {
  const clauses = text.split(/[.;?]+(?: |$)/).map(clause => clause.trim())
  const asked = clauses.filter(Boolean).pop() ?? ''
  const found = clauses.map(clause => LISTED.exec(clause)).find(Boolean)
  const own = clauses.filter(clause => clause !== '' && clause !== asked && clause !== found?.[0])
  const isTold = own.length === 1 && SUMS.test(own[0] ?? '')
  const terms = (found?.[2] ?? '').split(/, ?| and /).map(Number)
  const isSum = terms.every((term, at) => at < 2 || term === (terms[at - 1] ?? 0) + (terms[at - 2] ?? 0))
  const [, , rank, word = ''] = FOR_TERM.exec(asked) ?? []
  const isNext =
    /^(?:find |what is |write down |give )?the next (?:term|number)(?: (?:in|of) (?:the|this) sequence)?$/.test(
      asked,
    )
  const place = isNext ? terms.length + 1 : Number(rank ?? RANKS.indexOf(word) + 1)
  if (!found || !isSum || terms.length < 2 || !(isTold || (found[1] && own.length === 0)) || place < 3)
    return undefined
  while (terms.length < 6) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0))
  return `find the ${place}th term of ${terms.join(', ')}`
}

const ASKED =
  '(?:(?:what is|find|write down|write|give|list|work out|calculate|state) )?(?:the )?(first \\d{1,2} terms|\\d{1,2}(?:st|nd|rd|th) term)'
const SEQUENCE = '(?:an? |the )?(?:arithmetic |geometric )?(?:sequence|progression)'

/** Sequences that are told by a first term and a step, and their sums. */
export const sequences: Paraphrase[] = [
  [/\bmachine\b|\binput\b|\bin →/, ({ input }) => machineSum(input)],
  [
    /^which term (?:of|in) (?:the )?(?:arithmetic )?(?:(?:sequence|progression|series|ap) )?(-?\d+(?:, ?-?\d+){2,})(?:,? ?(?:\.\.\.|…))?,? is (?:equal to )?(-?\d+)$/,
    whichTerm,
  ],
  [
    /^(?:the )?nth term of (?:an?|the|this) (?:[a-z]+ )?sequence is ([^.;:=]*n[^.;:=]*)[.,;] (?:which|what) term (?:of the sequence )?(?:is equal to|is|equals|has (?:the|a) value(?: of)?) (-?\d{1,6})$/,
    'solve $1 = $2',
  ],
  [
    /^(\d{1,3}(?:st|nd|rd|th) term) (?:in|of) (?:the |this )?(?:sequence|pattern) ([^,:;]*\dn[^,:;]*|n[^,:;a-z]*|[^,:;a-z]*n)$/,
    '$1 of the sequence with nth term $2',
  ],
  [/\b(?:each|every)\b/, ({ input }) => ofTheirOwn(input)],
  [/\b(?:rule|first (?:term|number)|starts|begins|each|add|subtract)\b/, ({ input }) => toldSequence(input)],
  [/\bfibonacci\b|\b(?:sum of|adding)\b/, ({ input }) => addedUp(input)],
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
]
