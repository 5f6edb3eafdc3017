import { readLiteral } from '../../arithmetic/read-literal.ts'
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
const SENTENCE = '(?:statement|equation|number sentence|number statement|inequality|sentence)'
const BEFORE = `(?:is (?:this|the)(?: following)? ${SENTENCE} (?:true or false|true|correct)[?:.,]* |(?:decide|say|state|determine|tell|write) (?:if|whether) (?:this|the|each|the following) ${SENTENCE} is (?:true or false|true|correct)[:.,]* |is the ${SENTENCE} |(?:if |whether )?(?:it is )?true or false[:,.?-]* |is it true(?: or false)? that |is it the case that |(?:decide|say|state) (?:if|whether) (?:it is true that |the statement is true or false: |this is true or false: )?|true or false\\? )`
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
  '(?:write|put|insert|use|fill in(?: the (?:blank|box|gap))?(?: with| using)?|choose|place|complete(?: with| using)?|which is correct,?)'
const BOX = '(?:▢|\\?|\\.{2,}|_|○|◯|\\( ?\\)|\\[ ?\\])'
const SYMBOL =
  '(?:which|what|the correct|the right|correct|write the correct|fill in the correct) ?(?:comparison |inequality )?(?:symbol|sign)'
const SIGN_PATTERNS = [
  new RegExp(
    `^${FILL} (?:(?:the |a )?(?:correct |right )?(?:inequality )?(?:symbol|sign)[,:]? ?)?(?:from )?\\(?${SIGNS}\\)?,? ?(?:(?:in the (?:box|gap|blank|space)|to make (?:this|it|the|a|each)?(?: ?(?:statement|number sentence|sentence))? ?(?:true|correct)(?: statement)?|to compare|between|to complete(?: the statement)?)[:,]? ?)*[:.]? ?(.+?) ?(?:${BOX}|and|,) ?(.+)$`,
  ),
  new RegExp(
    `^compare (?:the (?:numbers|fractions|decimals) )?(.+?) and (.+?)(?:,? using ${SIGNS})?(?: symbols?| signs?)?$`,
  ),
  new RegExp(
    `^compare(?: the (?:numbers|fractions|decimals|values|amounts))?(?: (?:using|with) ${SIGNS})?: ?(.+?) ?(?:${BOX}|and) ?(.+)$`,
  ),
  new RegExp(
    `^${SYMBOL}(?: ${SIGNS},?)? (?:makes this true|makes the statement true|goes in the (?:box|gap|blank)|goes between|should go between|belongs between|represents the comparison between|compares)[:,?]? ?(.+?) ?(?:${BOX}|and) ?(.+)$`,
  ),
  new RegExp(`^(.+?) ?${BOX} ?(.+?) ?[(,.:] ?(?:${FILL} )?(?:<|>|=)${SIGNS}\\)?$`),
]

/** Two sides that a text holds against each other, as they stand in it; `relation` where it names one. */
export interface Sides {
  left: string
  right: string
  relation?: Relation
}

/** Every way to split a text that asks how two things stand to each other: `Is 3/4 > 0.7?`, `Write <, > or =: 3/4 ▢ 0.7`. */
export function* sidesIn(text: string): Generator<Sides> {
  for (const [pattern, relation] of [...PAIRS, ...STATEMENTS]) {
    const [, left, right] = pattern.exec(text) ?? []
    if (left && right) yield { left, right, relation }
  }
  for (const pattern of SIGN_PATTERNS) {
    const [, left, right] = pattern.exec(text) ?? []
    if (left && right) yield { left, right }
  }
}

/** Whether an answer is `true` or `false` rather than `yes` or `no`. */
export const asksForTruth = (text: string) => /\btrue\b/.test(text)

/** `Is 3/4 > 0.7?`, `True or false: -3 is less than -5`, `Write <, > or =: 3/4 ▢ 0.7`. */
export function readRelation(text: string): OrderingTask | undefined {
  for (const { left: first, right: second, relation } of sidesIn(text)) {
    const [left, right] = [readLiteral(first), readLiteral(second)]
    if (!left || !right) continue
    return relation === undefined
      ? { task: 'sign', left, right }
      : { task: 'statement', left, right, relation, isTruth: asksForTruth(text) }
  }
  return undefined
}
