import type { NumberNode } from '../../arithmetic/expression.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { OrderingTask, Relation } from './question.ts'

const WORDS: [string, Relation][] = [
  [
    '(?:greater|more|bigger|larger) than or (?:equal to|the same as)|at least(?: as (?:big|large|great) as)?|no less than|not less than|≥',
    '≥',
  ],
  [
    '(?:less|smaller|fewer) than or (?:equal to|the same as)|at most(?: as (?:big|large|great) as)?|no more than|not more than|≤',
    '≤',
  ],
  ['not (?:equal to|the same as)|different from|unequal to|≠|!=', '≠'],
  ['(?:greater|bigger|larger|more|higher) than|>', '>'],
  ['(?:less|smaller|lower|fewer) than|<', '<'],
  ['equal to|equals?|the same as|equivalent to|worth the same as|=', '='],
]
const BEFORE =
  '(?:true or false[:,.?-]* |is it true(?: or false)? that |is it the case that |(?:decide|say|state) (?:if|whether) (?:it is true that |the statement is true or false: |this is true or false: )?|is the statement |true or false\\? )'
const BEHIND =
  '(?:[.,:;?]? ?(?:is (?:this|that|it) |- )?(?:a )?(?:true or false|true|correct)(?: or not| statement)?)'

const PAIRS: [RegExp, Relation][] = [
  [
    /^(?:are|is) (?:the (?:numbers|fractions) )?(.+?) and (.+?) (?:equal(?: in value)?|equivalent(?: fractions)?|the same(?: number| value| size)?|of equal value)$/,
    '=',
  ],
  [/^(?:do )?(?:the (?:numbers|fractions) )?(.+?) and (.+?) have (?:the same|equal) values?$/, '='],
  [/^(?:are) (.+?) and (.+?) (?:unequal|nonequal|non-equal|not equal|different)$/, '≠'],
  [/^(?:do )?(.+?) and (.+?) have (?:different|unequal) values?$/, '≠'],
  [/^does (.+?) (?:equal|=) (.+)$/, '='],
]
const STATEMENTS: [RegExp, Relation][] = WORDS.flatMap(([words, relation]): [RegExp, Relation][] => [
  [new RegExp(`^is (.+?) (?:a )?(?:${words}) (.+?)(?:${BEHIND})?$`), relation],
  [new RegExp(`^${BEFORE}(.+?) (?:is )?(?:${words}) (.+?)(?:${BEHIND})?$`), relation],
  [new RegExp(`^(.+?) (?:is )?(?:${words}) (.+?)${BEHIND}$`), relation],
])

const SIGNS = '(?:(?:<|>|=|,|or|and|/|\\s|"|\')+)'
const FILL =
  '(?:write|put|insert|use|fill in(?: with)?|choose|place|complete(?: with| using)?|which is correct,?)'
const BOX = '(?:▢|\\?|\\.{2,}|_|○|◯|\\( ?\\)|\\[ ?\\])'
const SYMBOL =
  '(?:which|what|the correct|the right|correct|write the correct|fill in the correct) ?(?:comparison |inequality )?(?:symbol|sign)'
const SIGN_PATTERNS = [
  new RegExp(
    `^${FILL} (?:the (?:correct |right )?(?:symbol|sign)[,:]? ?)?${SIGNS}(?:(?:in the (?:box|gap|blank|space)|to make (?:this|it|the statement)(?: statement)? true|to compare|between|to complete(?: the statement)?)[:,]? ?)*[:.]? ?(.+?) ?(?:${BOX}|and|,) ?(.+)$`,
  ),
  new RegExp(
    `^compare (?:the (?:numbers|fractions|decimals) )?(.+?) and (.+?)(?:,? using ${SIGNS})?(?: symbols?| signs?)?$`,
  ),
  new RegExp(`^compare(?: using ${SIGNS})?: ?(.+?) ?(?:${BOX}|and) ?(.+)$`),
  new RegExp(
    `^${SYMBOL}(?: ${SIGNS},?)? (?:makes this true|makes the statement true|goes in the (?:box|gap|blank)|goes between|should go between|belongs between|represents the comparison between|compares)[:,?]? ?(.+?) ?(?:${BOX}|and) ?(.+)$`,
  ),
  new RegExp(`^(.+?) ?${BOX} ?(.+?) ?[(,.:] ?(?:${FILL} )?(?:<|>|=)${SIGNS}\\)?$`),
]

const pairOf = (
  first: string | undefined,
  second: string | undefined,
): [NumberNode, NumberNode] | undefined => {
  const [left, right] = [readLiteral(first ?? ''), readLiteral(second ?? '')]
  return left && right && [left, right]
}

/** `Is 3/4 > 0.7?`, `True or false: -3 is less than -5`, `Write <, > or =: 3/4 ▢ 0.7`. */
export function readRelation(text: string): OrderingTask | undefined {
  for (const [pattern, relation] of [...PAIRS, ...STATEMENTS]) {
    const [, first, second] = pattern.exec(text) ?? []
    const pair = pairOf(first, second)
    if (pair)
      return { task: 'statement', left: pair[0], right: pair[1], relation, isTruth: /\btrue\b/.test(text) }
  }
  for (const pattern of SIGN_PATTERNS) {
    const [, first, second] = pattern.exec(text) ?? []
    const pair = pairOf(first, second)
    if (pair) return { task: 'sign', left: pair[0], right: pair[1] }
  }
  return undefined
}
