import { isNegative, ONE, type Rational } from '../../arithmetic/rational.ts'
import { showValue, valueLatex } from '../../arithmetic/show.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Judged, Value } from '../../values/value.ts'

/** What is done from each term to the next. */
export type StepRule = { does: 'add'; by: Rational } | { does: 'multiply'; by: Rational }

const EACH =
  /(?:,? (?:each|every) time|,? to (?:each|every|the (?:previous|last)) (?:term|number)|,? (?:to|from) (?:get|find) the next(?: (?:term|number|one))?|,? (?:each|every) (?:term|number)|,? again and again|,? always)+$/
const LEAD =
  /^(?:= ?|(?:the )?(?:rule|pattern|term[- ]to[- ]term rule)(?: is(?=:))?:? |it |they |you |the (?:numbers?|sequence|terms?) |we |keep |always |just |to |is |are |goes |go )+/
const WAYS: [RegExp, (by: Rational) => StepRule][] = [
  [
    /^(?:add(?:s|ing|ed)?(?: on)?|plus|\+|increas(?:e|es|ing)(?: by)?|(?:goes |going |go )?up (?:by|in)|up|count(?:s|ing)? (?:on |up )?(?:in|by)) ?(?<by>[-\d./ ]+)'?s?$/,
    by => ({ does: 'add', by }),
  ],
  [
    /^(?<by>[\d./ ]+) more(?: than (?:the )?(?:last|previous|one before)(?: (?:term|number|one))?)?$/,
    by => ({ does: 'add', by }),
  ],
  [
    /^(?:subtract(?:s|ing|ed)?|take(?:s)?(?: away)?|taking away|minus|-|decreas(?:e|es|ing)(?: by)?|(?:goes |going |go )?down (?:by|in)|down|count(?:s|ing)? (?:back|down) (?:in|by)) ?(?<by>[\d./ ]+)'?s?$/,
    by => ({ does: 'add', by: by.neg() }),
  ],
  [
    /^(?<by>[\d./ ]+) less(?: than (?:the )?(?:last|previous|one before)(?: (?:term|number|one))?)?$/,
    by => ({ does: 'add', by: by.neg() }),
  ],
  [
    /^(?:multipl(?:y|ies|ied|ying)(?: it)?(?: by)?|times(?: it)?(?: by)?|timesing by|×|x) ?(?<by>[-\d./ ]+)$/,
    by => ({ does: 'multiply', by }),
  ],
  [
    /^(?<by>[\d./ ]+) times(?: (?:the )?(?:last|previous|one before)(?: (?:term|number|one))?)?$/,
    by => ({ does: 'multiply', by }),
  ],
  [
    /^(?:divid(?:e|es|ed|ing)(?: it)?(?: by)?|÷|\/) ?(?<by>[-\d./ ]+)$/,
    by => ({ does: 'multiply', by: ONE.div(by) }),
  ],
]
const NAMED: [RegExp, string][] = [
  [/^doubl(?:e|es|ing)(?: it| them| the (?:last|previous) (?:term|number))?$/, '× 2'],
  [/^(?:tripl|trebl)(?:e|es|ing)(?: it| them)?$/, '× 3'],
  [/^halv(?:e|es|ing)(?: it| them)?$/, '÷ 2'],
]

/** `add 4 each time`, `+4`, `goes up in 4s`; undefined for anything else. */
function readStep(said: string): StepRule | undefined {
  const bare = said
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .trim()
    .replace(EACH, '')
    .replace(LEAD, '')
    .trim()
  const own = NAMED.find(([pattern]) => pattern.test(bare))?.[1] ?? bare
  for (const [pattern, rule] of WAYS) {
    const by = numberIn(pattern.exec(own)?.groups?.by?.trim() ?? '')
    if (by && by.n > 0n) return rule(by)
  }
  return undefined
}

const size = (by: Rational) => showValue(by.abs(), true)

function textOf({ does, by }: StepRule): string {
  if (does === 'add') return `${isNegative(by) ? 'subtract' : 'add'} ${size(by)}`
  return by.n === 1n && by.d > 1n ? `divide by ${by.d}` : `multiply by ${by.toFraction()}`
}

function signed({ does, by }: StepRule): string {
  if (does === 'add') return `${isNegative(by) ? '-' : '+'}${size(by)}`
  return by.n === 1n && by.d > 1n ? `÷ ${by.d}` : `× ${by.toFraction()}`
}

function latexOf({ does, by }: StepRule): string {
  if (does === 'add') return `\\text{${isNegative(by) ? 'subtract' : 'add'} } ${valueLatex(by.abs(), true)}`
  return by.n === 1n && by.d > 1n ? `\\text{divide by } ${by.d}` : `\\text{multiply by } ${valueLatex(by)}`
}

/**
 * What is done from term to term: `add 4`, `× 3`.
 * @param nth the rule with the letter, which is right too where the question leaves open which rule it wants
 */
export function stepValue(rule: StepRule, nth: { value: Value; isRight: boolean } | undefined): Value {
  const text = textOf(rule)
  const judge = (said: string): Judged => {
    const step = readStep(said)
    if (step) return { verdict: step.does === rule.does && step.by.equals(rule.by) ? 'right' : 'wrong' }
    if (nth && /n/i.test(said) && nth.value.judge(said).verdict === 'right')
      return nth.isRight
        ? { verdict: 'right' }
        : {
            verdict: 'unfinished',
            missing: 'That gives any term from its place: say how to get from term to term.',
            isPart: true,
          }
    const bare = numberIn(said.trim())
    return bare?.equals(rule.by)
      ? {
          verdict: 'unfinished',
          missing: 'Say what is done with that number from term to term.',
          isPart: true,
        }
      : { verdict: 'unread' }
  }
  return {
    key: `step ${text}`,
    latex: latexOf(rule),
    text,
    spellings: [signed(rule), `${text} each time`, text.toUpperCase(), `the rule is ${text}`],
    judge,
    isNamedIn: words =>
      words
        .replace(/\\text\{([^{}]*)\}|[$]/g, '$1')
        .replace(/\\times/g, '×')
        .split(/[.:;,]\s|\b(?:is|are|answer)\b/)
        .some(part => judge(part.replace(/\s+/g, ' ').trim()).verdict === 'right'),
    near: () => {
      const [a, b] = [rule.by.add(1), rule.by.neg()]
      const other: StepRule = { does: rule.does === 'add' ? 'multiply' : 'add', by: rule.by.abs() }
      return [
        { ...rule, by: a },
        ...(rule.does === 'add' ? [{ ...rule, by: b }] : []),
        other,
        { ...rule, by: a.add(1) },
      ]
        .filter(each => each.by.n > 0n)
        .map(each => stepValue(each, undefined))
    },
  }
}
