import { NUMBER } from './patterns.ts'

/** The blank that stands for the number that is looked for. */
export const BLANK = '▢'
const N = `(${NUMBER})`
const IT = '(?:it|this|that|(?:the|my|this|that|his|her|a) (?:number|answer|result|total|sum|input|term))'
const OF_IT = `(?: (?:to|from|on to|onto|off) ${IT})?`

/** What is done to the number so far, as the sum that says it. */
type Act = (so: string, by: string) => string

const grouped = (so: string) => (/^[-+×÷]|[ ]/.test(so) ? `(${so})` : so)
const times: Act = (so, by) => `${by} × ${grouped(so)}`
const over: Act = (so, by) => `${grouped(so)} ÷ ${by}`
const plus: Act = (so, by) => `${so} + ${by}`
const less: Act = (so, by) => `${so} - ${by}`

const ACTS: [RegExp, Act][] = (
  [
    [
      `(?:doubles?|(?:multiply|multiplies|times) ${IT} by 2)(?: ${IT})?|(?:${IT} )?(?:is|gets) doubled`,
      (so: string) => times(so, '2'),
    ],
    [
      `(?:trebles?|triples?)(?: ${IT})?|(?:${IT} )?(?:is|gets) (?:trebled|tripled)`,
      (so: string) => times(so, '3'),
    ],
    [`halves?(?: ${IT})?|(?:${IT} )?(?:is|gets) halved`, (so: string) => over(so, '2')],
    [
      `squares?(?: ${IT})?|(?:${IT} )?(?:is|gets) squared|squared`,
      (so: string) => `${so.startsWith('(') || !so.includes(' ') ? so : `(${so})`}^2`,
    ],
    [
      `[×x*] ?${N}|times ${N}|(?:multiply|multiplies|times|multiplied)(?: ${IT})? by ${N}|(?:${IT} )?is multiplied by ${N}`,
      times,
    ],
    [
      `[÷/] ?${N}|(?:divide|divides|divided|share|shares)(?: ${IT})? by ${N}|(?:${IT} )?is divided by ${N}`,
      over,
    ],
    [
      `\\+ ?${N}|(?:add|adds|added|plus|adding)(?: on)? ${N}${OF_IT}|${N} is added${OF_IT}|(?:${IT} )?is increased by ${N}`,
      plus,
    ],
    [
      `- ?${N}|(?:subtract|subtracts|subtracted|minus|take away|takes away|takes?|taking away) ${N}(?: away| off)?${OF_IT}|${N} is (?:subtracted|taken away|taken)${OF_IT}|(?:${IT} )?is (?:decreased|reduced) by ${N}`,
      less,
    ],
  ] satisfies [string, Act][]
).map(([source, act]) => [new RegExp(`^(?:${source})$`), act])

const WHO = '(?:i|you|we|he|she|they|[a-z]+)'
const THINKS = new RegExp(
  `^(?:${WHO} )?(?:think|thinks|am thinking|is thinking|'s thinking|thought|chose|chooses|choose|pick|picks|has|have)(?: of)? a (?:secret )?number$`,
)
const RESULT = new RegExp(
  `^(?:(?:${WHO} )?(?:gets?|got|ends? up with|makes?|to (?:get|give|make|reach))|(?:(?:the|my|his|her|your) )?(?:final )?(?:answer|result|total)(?: (?:is|was|now is|is now))|(?:this |it )?(?:gives|equals|is|makes)(?: equal to)?) ${N}$`,
)
const ASKED = new RegExp(
  `^(?:find|work out|calculate|what is|what was|what's|which is|determine) (?:the|my|this|that|his|her|your) (?:(?:original|starting|first|unknown|secret|mystery) )?number(?: (?:${WHO} )?(?:thought of|think of|started with|first thought of|chose|had|started from|is thinking of|am thinking of|picked))?$|^(?:what|which) number (?:did|do|does|is|am|was) ${WHO} (?:think of|thinking of|start with|choose|pick|have|begin with)(?: first)?$`,
)

/** `I think of a number, double it and subtract 5. I get 13. What is my number?` */
function stepByStep(plain: string): string | undefined {
  const clauses = plain
    .replace(/(?<=\d) (?=(?:i|you|we|he|she) (?:gets?|got)\b|(?:the|my) (?:answer|result) is\b)/g, ', ')
    .split(/[.,;?!]+(?: |$)|(?:^| )(?:and then|then|and)(?= )/)
    .map(clause => clause.trim().replace(/^(?:and |then |next |if |when )+/, ''))
    .filter(clause => clause !== '')
  let so: string = BLANK
  let result: string | undefined
  const [first = '', ...others] = clauses
  const begun = THINKS.test(first) ? others : [first, ...others]
  const isNamed = THINKS.test(first) || /\ba number\b/.test(first)
  if (!isNamed || !ASKED.test(begun.pop() ?? '')) return undefined
  for (const clause of begun) {
    if (result !== undefined) return undefined
    const own = clause.replace(/^(?:i|you|we|he|she|they) (?=\w+ )/, '')
    const found = RESULT.exec(own) ?? RESULT.exec(clause)
    if (found) {
      result = found[1]
      continue
    }
    const done = doneBy(own)
    if (!done) return undefined
    so = done(so)
  }
  return so === BLANK || result === undefined ? undefined : `${so} = ${result}`
}

/** What a clause such as `doubles it`, `add 5`, `× 3` does to the number so far. */
export function doneBy(clause: string): ((so: string) => string) | undefined {
  for (const [pattern, act] of ACTS) {
    const found = pattern.exec(clause)
    if (found) return so => act(so, found.slice(1).find(each => each !== undefined) ?? '')
  }
  return undefined
}

const TERMS: [RegExp, (by: string) => string][] = [
  [/^(?:a|some|the|an unknown) number$/, () => BLANK],
  [/^(?:twice|double|2 times) (?:a|some|the) number$/, () => times(BLANK, '2')],
  [/^(?:thrice|triple|treble) (?:a|some|the) number$/, () => times(BLANK, '3')],
  [/^(?:half|1\/2)(?: of)? (?:a|some|the) number$/, () => over(BLANK, '2')],
  [new RegExp(`^${N} (?:times|lots of|multiplied by|×) (?:a|some|the) number$`), by => times(BLANK, by)],
  [new RegExp(`^(?:a|some|the) number (?:multiplied by|times|×) ${N}$`), by => times(BLANK, by)],
  [new RegExp(`^(?:the )?product of (?:a|some|the) number and ${N}$`), by => times(BLANK, by)],
  [new RegExp(`^(?:the )?product of ${N} and (?:a|some|the) number$`), by => times(BLANK, by)],
  [new RegExp(`^(?:a|some|the) number divided by ${N}$`), by => over(BLANK, by)],
]
function termIn(text: string): string | undefined {
  for (const [pattern, make] of TERMS) {
    const found = pattern.exec(text)
    if (found) return make(found[1] ?? '')
  }
  return undefined
}

const T = '(.{3,40}?)'
/** Sides of two parts; which of the groups is the term, and what is done by the other. */
const SIDES: [RegExp, 'term first' | 'number first', Act][] = [
  [new RegExp(`^${T} (?:plus|increased by|and|\\+) ${N}$`), 'term first', plus],
  [new RegExp(`^${T} (?:minus|decreased by|reduced by|less|take away|-) ${N}$`), 'term first', less],
  [new RegExp(`^(?:the )?(?:sum|total) of ${T} and ${N}$`), 'term first', plus],
  [new RegExp(`^(?:the )?(?:sum|total) of ${N} and ${T}$`), 'number first', plus],
  [new RegExp(`^${N} (?:more|greater) than ${T}$`), 'number first', plus],
  [new RegExp(`^${N} (?:less|fewer|smaller) than ${T}$`), 'number first', less],
  [new RegExp(`^${N} (?:is )?(?:added to|plus) ${T}$`), 'number first', plus],
  [new RegExp(`^${N} (?:is )?(?:subtracted|taken away|taken) from ${T}$`), 'number first', less],
]
const STATEMENT = new RegExp(
  `^(?:if |when )?(.{6,90}?),? (?:is|is equal to|equals|gives|makes|(?:the|my) (?:answer|result|total|sum) is|(?:you|i|we) get|it is|it equals) ${N}[.,;?!]+ ?(.+)$`,
)

/** `When 5 is added to twice a number the result is 17. Find the number.` */
function inOneSentence(plain: string): string | undefined {
  const [, said = '', result = '', asked = ''] = STATEMENT.exec(plain) ?? []
  if (!ASKED.test(asked)) return undefined
  const alone = termIn(said)
  if (alone !== undefined) return alone === BLANK ? undefined : `${alone} = ${result}`
  for (const [pattern, order, act] of SIDES) {
    const [, first = '', second = ''] = pattern.exec(said) ?? []
    const [text, by] = order === 'term first' ? [first, second] : [second, first]
    const term = text === '' ? undefined : termIn(text)
    if (term !== undefined) return `${act(term, by)} = ${result}`
  }
  return undefined
}

const DONE_TO = new RegExp(
  `^(?:if |when )?(?:a|some|the|an unknown|a certain) number (?:is )?((?:increased|decreased|reduced|doubled|trebled|tripled|halved|multiplied|divided|squared)\\b.{0,120}?),? (?:(?:and )?(?:(?:the|my|this) (?:final )?(?:answer|result|total)(?: is| becomes)?|it (?:gives|is|becomes|makes|equals)|gives|to give|to get|to make|giving|is|equals|becomes|makes|results in|the result is)) ${N}[.,;?!]+ ?(.+)$`,
)
const NEXT = /,? (?:and then|then|and)(?: (?:the )?(?:result|answer|it|this|that)(?: is)?)? |, /

/** `A number is increased by 8 and the result is doubled to give 30. Find the number.` */
function byWhatIsDone(plain: string): string | undefined {
  const [, acts = '', result = '', asked = ''] = DONE_TO.exec(plain) ?? []
  if (!ASKED.test(asked)) return undefined
  const done = acts.split(NEXT).map(act => doneBy(`is ${act.trim()}`) ?? doneBy(act.trim()))
  return done.every(each => each !== undefined)
    ? `${done.reduce((so: string, act) => act?.(so) ?? so, BLANK)} = ${result}`
    : undefined
}

const STARTED = new RegExp(
  `^(?:(?:i|you) )?(?:start|begin|starting|beginning|think|take|choose) ?(?:with|from|at|of)?(?: the number)? ${N},? (?:and )?(.{4,90}?)(?:[.,;?!]+ ?(?:(?:what|which) (?:number )?(?:do|will|did|would) (?:i|you) (?:get|have|end up with|end with|finish with)(?: now)?|(?:what is|find|write down|work out) (?:the|your|my) (?:final )?(?:answer|result|number))?)?$`,
)
const FIRST_DONE = new RegExp(`^(square|double|treble|triple|halve) ${N},? ((?:and|then) .{4,90})$`)

/** What comes of a number that is told: `Start with 5, square it and add 4`. */
export function knownNumberDone(plain: string): string | undefined {
  const [, first = '', of = '', after = ''] = FIRST_DONE.exec(plain) ?? []
  const [, start = of, rest = first === '' ? '' : `${first} it ${after}`] = STARTED.exec(plain) ?? []
  const acts = rest.split(/,? (?:and then|then|and) |[,.] ?(?:then )?/).filter(Boolean)
  const done = acts.map(act => doneBy(act.trim()))
  return start !== '' && done.length > 1 && done.every(each => each !== undefined)
    ? done.reduce((so: string, act) => act?.(so) ?? so, start)
    : undefined
}

/**
 * The equation that a riddle about one number says, with `▢` for the number: `3 × ▢ + 4 = 25`.
 * @param plain of `Asked`
 */
export function puzzleEquation(plain: string): string | undefined {
  if (plain.length > 200 || !/\bnumber\b/.test(plain)) return undefined
  // The article at the front went with the words that only ask.
  const text = plain.replace(/^number\b/, 'a number').replace(/\bi'm\b/g, 'i am')
  return inOneSentence(text) ?? byWhatIsDone(text) ?? stepByStep(text)
}
