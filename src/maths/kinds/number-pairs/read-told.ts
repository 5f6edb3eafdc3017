import type { NumberPairQuestion, PairFact } from './question.ts'

const BY = '(\\d{1,6})'
const WHO =
  '((?!they\\b|each\\b|both\\b|how\\b|it\\b)(?:(?:the|an?|his|her|my|their) )?[a-z]{2,14}(?: (?!have\\b|has\\b|weigh\\b|score\\b|collect\\b|get\\b|got\\b|make\\b|pick\\b|sell\\b|save\\b)[a-z]{2,14})?)'
const HAS =
  '(?:is|are|was|has|had|have|weighs?|scored|collected|made|picked|sold|saved|reads?|baked|found|got|measures)'
const OLD = '(?:old|many|much|tall|heavy|long|far|big)'
const MORE = '(?:more|older|taller|heavier|longer|bigger)'
const LESS = '(?:fewer|less|younger|shorter|lighter|smaller)'
const UNIT = '(?: (?:years?|cm|m|kg|g|minutes?|points?|months?)(?: old)?)?'
const NOUN = '(?: (?!(?:than|as|more|fewer|less|extra|other|left)\\b)[a-z]{2,14}){0,2}?'
const AGES = '(?:ages?|heights?|weights?|masses|scores?|lengths?)'
const ALL = '(?:altogether|in total|in all|together|between them|combined)'
const TOTAL = `(?:is|are|totals?|adds? up to|have|has|scored|collected|got|weigh|make)(?: a (?:sum|total) of)? ${BY}${UNIT}`

interface Fact {
  is: PairFact['is']
  by: string
  /** The larger one first, where it is told. */
  who?: [string, string]
  /** Of whom it is, where it says nothing of who is larger. */
  of?: [string, string]
}
/** One clause that tells something of two people or things. */
const FACTS: [RegExp, (groups: string[]) => Fact][] = (
  [
    [
      `${WHO} ${HAS} (?:${BY} times|(?:twice|double)) as ${OLD}${NOUN} as ${WHO}`,
      ([one = '', by = '2', two = '']) => ({ is: 'times', by, who: [one, two] }),
    ],
    [
      `${WHO} ${HAS} ${BY}${UNIT} ${MORE}${NOUN} than ${WHO}`,
      ([one = '', by = '', two = '']) => ({ is: 'difference', by, who: [one, two] }),
    ],
    [
      `${WHO} ${HAS} ${BY}${UNIT} ${LESS}${NOUN} than ${WHO}`,
      ([one = '', by = '', two = '']) => ({ is: 'difference', by, who: [two, one] }),
    ],
    [
      `(?:the )?(sum|total|difference) (?:of|between|in) (?:their ${AGES}|(?:the )?${AGES} of ${WHO} and ${WHO}) is ${BY}${UNIT}`,
      ([is, one, two, by = '']) => ({
        is: is === 'difference' ? is : 'sum',
        by,
        ...(one && two ? { of: [one, two] } : {}),
      }),
    ],
    [`(?:${ALL},? )?their (?:total |combined )${AGES} ${TOTAL}`, ([by = '']) => ({ is: 'sum', by })],
    [
      `(?:${ALL},? their ${AGES}|their ${AGES}(?= (?:total|add))) ${TOTAL}`,
      ([by = '']) => ({ is: 'sum', by }),
    ],
    ...[
      `${ALL},? (?:they|${WHO} and ${WHO}) ${TOTAL}${NOUN}`,
      `(?:they|${WHO} and ${WHO}) ${TOTAL}${NOUN} ${ALL}`,
    ].map((clause): [string, (groups: string[]) => Fact] => [
      clause,
      ([one, two, by = '']) => ({ is: 'sum', by, ...(one && two ? { of: [one, two] } : {}) }),
    ]),
  ] satisfies [string, (groups: string[]) => Fact][]
).map(([source, made]) => [new RegExp(`^${source}$`), made])
const ASKED = [
  `how ${OLD}${NOUN} (?:is|does|did|has|was) ${WHO}(?: (?:have|has|weigh|score|collect|get|got|make|pick|sell|save))?`,
  `(?:find|what is|work out|calculate) (?:the )?${AGES} of ${WHO}`,
  `(?:find|what is|work out|calculate) ${WHO}'s ${AGES}`,
].map(source => new RegExp(`^${source}$`))

/** All that stands in a clause beside who it is about, and numbers: the things that are counted, the same in each clause. */
const SAID = new RegExp(
  `\\b(?:${HAS}|${OLD}|${MORE}|${LESS}|${AGES}|${ALL}|how|does|did|as|than|times|twice|double|an?|the|his|her|my|sum|total|difference|of|between|in|find|what|years?|cm|kg|points?|they|their|and|up|to|adds?|have|get|weigh|make)\\b|[\\d,']`,
  'g',
)
/** Who is so many times as tall is not so many times as old. */
const MEASURES = [
  /\b(?:old|older|younger|ages?)\b/,
  /\b(?:tall|taller|heights?)\b/,
  /\b(?:heavy|heavier|lighter|weigh\w*|mass\w*)\b/,
  /\b(?:long|longer|lengths?)\b/,
]
const bare = (who: string) => who.replace(/^(?:the|an?|his|her|my|their) /, '')

/** Reads `Ali and Bala have 96 marbles altogether. Ali has 18 more than Bala. How many has Bala?` as two numbers. */
export function toldPair(text: string): Pick<NumberPairQuestion, 'facts' | 'wants'> | undefined {
  const clauses = text
    .split(
      /[.;?!]+(?: |$)|, (?=how|find|what|and|together|their|if)| and (?=their|together|the (?:sum|total|difference)|they)/,
    )
    .map(clause => clause.trim().replace(/^(?:if|and|but|when|given that) /, ''))
    .filter(Boolean)
  const asked = clauses.pop() ?? ''
  const who = ASKED.map(each => each.exec(asked)?.[1]).find(Boolean)
  const told = clauses.flatMap(clause => {
    const [pattern, made] = FACTS.find(([each]) => each.test(clause)) ?? []
    return pattern && made ? [made((pattern.exec(clause) ?? []).slice(1))] : []
  })
  const [relation, ...others] = told.filter(fact => fact.who)
  const [whole, ...more] = told.filter(each => each !== relation)
  if (!who || !relation?.who || !whole || others.length + more.length > 0 || clauses.length !== 2)
    return undefined
  const [large, small] = relation.who.map(bare)
  const isOfThem = whole.of?.every(each => [large, small].includes(bare(each))) ?? true
  const names = new Set([...relation.who, ...(whole.of ?? []), who].flatMap(each => each.split(' ')))
  const things = new Set(
    [...clauses, asked].map(clause =>
      clause
        .replace(SAID, ' ')
        .split(/\s+/)
        .filter(word => word !== '' && !names.has(word))
        .join(' '),
    ),
  )
  things.delete('')
  const side = bare(who) === large ? 'larger' : bare(who) === small ? 'smaller' : undefined
  const measures = MEASURES.filter(each => each.test(text))
  if (measures.length > 1 || !isOfThem || large === small || things.size > 1 || side === undefined)
    return undefined
  const facts = [whole, relation].map(({ is, by }): PairFact => ({ is, by: BigInt(by) }))
  const [first, second] = facts
  return first && second && first.is !== second.is ? { facts: [first, second], wants: side } : undefined
}
