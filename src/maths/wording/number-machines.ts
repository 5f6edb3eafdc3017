import { BLANK, doneBy } from './number-puzzles.ts'
import { NUMBER } from './patterns.ts'

const N = `(${NUMBER})`
const MACHINE =
  '(?:[a-z]+ )?(?:machine|function machine|number machine|input[-/ ]output machine|machine rule)'
/** What only says that there is a machine, up to what it does. */
const HEAD = new RegExp(
  `^(?:(?:here is|in|using|look at|this is|consider|a rule for|the rule for|the rule of|rule for) )?(?:(?:the|an?|this|[a-z]+'s) )?${MACHINE}(?:(?: that| which)(?= )| has the rule| follows the rule|'s rule is| does this| works like this| is used| is shown| has \\d steps| is| will|)[:,]? ?(?:the rule is )?(?:you |the number is |to )?`,
)
const CALLED_IN =
  '(?:(?:an? |the )?(?:in(?:put(?: number)?)?|number (?:that (?:goes|is put|went) in|put in|in)))'
const CALLED_OUT =
  '(?:(?:an? |the )?(?:out(?:put(?: number)?)?|number (?:that (?:comes|came) out|out)|final (?:number|answer)))'
const WHO = '(?:(?:the )?[a-z]+)'
const matching = (...sources: string[]) => new RegExp(`^(?:${sources.join('|')})$`)
/** Each with the number, or without one as what is asked for. */
const PUT_IN = matching(
  `${CALLED_IN} (?:is|was|of|=) ${N}`,
  `${N} is (?:the input|put in(?:to (?:the|this|a) ${MACHINE})?)`,
  `${WHO} (?:puts?|put|enters?|inputs?|types?) (?:in )?(?:the number )?${N}(?: in(?:to (?:it|the ${MACHINE}))?)?`,
  `(?:the number )?${N} (?:goes|went) in(?:to it)?`,
)
const CAME_OUT = matching(
  `${CALLED_OUT} (?:is|was|of|=) ${N}`,
  `${N} is the output`,
  `(?:the number )?${N} (?:comes|came) out`,
)
const ASK = '(?:(?:find|what (?:is|was|will be|would be)|work out|calculate|give|write down|state) )?'
const ASKS_OUT = matching(
  `${ASK}${CALLED_OUT}`,
  '(?:what|which)(?: number)? (?:comes|will come|came|would come) out',
)
const ASKS_IN = matching(
  `${ASK}${CALLED_IN}`,
  '(?:what|which)(?: number)? (?:went|goes|was put|is put|did (?:you|he|she|they|[a-z]+) put|was entered)(?: in)?',
)
/** `the rule is output = 3 × input + 4`, or turned round. */
const RULE =
  /^(?:(?:the|an?|this|use|using|table|function|number|machine|has|uses|rule|for|of|is) )*(?:output|out) = (?<right>[^=a-z]*\bin(?:put)?\b[^=a-z]*)$|^(?<left>[^=a-z]*\bin(?:put)?\b[^=a-z]*) = (?:output|out)$/
const IN_BETWEEN = /^(?:an? )?(?:input|in) ?→ ?(.{3,60}?) ?→ ?(?:output|out)$/

/** `(7 × 3) + 2`, or the equation for what was put in, of `A machine multiplies by 3, then adds 2. If the input is 7, …`. */
export function machineSum(plain: string): string | undefined {
  const acts: ((so: string) => string)[] = []
  let [start, end, asks]: (string | undefined)[] = []
  const clauses = plain
    .replace(/["“”]/g, '')
    // A machine may be told behind its number: `The number 12 is put into a machine that …`
    .replace(/^(?:when |if )?(?:the )?(?:number )?(-?[\d.]+ is put into )(?=(?:a|the) )/, '$1the machine. ')
    .split(/[.,;:?]+(?: |$)|,? (?:and then|then|and|when|if|given that|with|for(?= an? input))(?= )/)
  for (const each of clauses) {
    const clause = each.trim().replace(/^(?:then|when|if|and|next|it) /, '')
    const told = clause.replace(HEAD, '')
    const { left, right = left } = RULE.exec(clause)?.groups ?? {}
    if (right !== undefined) {
      acts.push(so => right.replace(/in(?:put)?/, /[ -]/.test(so) ? `(${so})` : so))
      continue
    }
    const row = IN_BETWEEN.exec(told)?.[1]?.split(/ ?→ ?/)
    const done = row ? row.map(doneBy) : [doneBy(told)]
    if (told === '' || clause === '') continue
    if (done.every(act => act !== undefined)) {
      acts.push(...done.flatMap(act => act ?? []))
      continue
    }
    const put = PUT_IN.exec(clause)?.slice(1).find(Boolean)
    const came = CAME_OUT.exec(clause)?.slice(1).find(Boolean)
    const asked = ASKS_OUT.test(clause) ? 'out' : ASKS_IN.test(clause) ? 'in' : undefined
    const isSecond = (put && start) || (came && end) || (asked && asks)
    if (isSecond || !(put || came || asked)) return undefined
    start ??= put
    end ??= came
    asks ??= asked
  }
  if (acts.length === 0 || acts.length > 4 || !/machine|input|→/.test(plain)) return undefined
  const run = (from: string) => acts.reduce((so, act) => act(so), from)
  if (asks === 'out' && start !== undefined && end === undefined) return run(start)
  return asks === 'in' && end !== undefined && start === undefined ? `${run(BLANK)} = ${end}` : undefined
}
