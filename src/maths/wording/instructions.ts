import type { AnswerForm } from '../domain/arithmetic-question.ts'
import { normalise } from '../notation/normalise.ts'
import type { Rounding } from '../values/rounding.ts'
import { takeRounding, takeUnit } from './riders.ts'

/** How an instruction that stands beside the question changes it; undefined when it is none that is known. */
export interface Instruction {
  form?: AnswerForm
  isLowest?: boolean
  isSolve?: boolean
  /** How the answer is to be rounded. */
  rounding?: Rounding
  /** The unit for the answer, in plain small letters: `cm^2`. */
  unit?: string
}

/** Whether a sentence is known for one that changes nothing: `Show your working.` */
export const isNeutral = (instruction: Instruction | undefined): boolean =>
  instruction !== undefined && Object.keys(instruction).length === 0

const FORMS: [RegExp, Instruction][] = [
  [
    /^(?:a )?(?:single )?fraction,? (?:written |given )?in (?:its |the )?(?:simplest|lowest) (?:form|terms|possible terms)$/,
    { form: 'fraction', isLowest: true },
  ],
  [
    /^(?:a )?(?:single )?(?:fully )?(?:simplified|simplest) fraction(?: in (?:its |the )?(?:simplest|lowest) (?:form|terms))?$/,
    { form: 'fraction', isLowest: true },
  ],
  [/^(?:in )?the form a\/b$/, { form: 'fraction' }],
  [/^(?:a )?(?:proper |single |simple )?fraction$/, { form: 'fraction' }],
  [/^(?:a )?decimals?(?: number| fraction)?$/, { form: 'decimal' }],
  [/^(?:a )?(?:percentage|percent|per cent|%)$/, { form: 'percentage' }],
  [
    /^(?:a )?mixed (?:number|fraction|numeral)(?:,? (?:if|where|when) (?:necessary|needed|possible|appropriate))?$/,
    { form: 'mixed' },
  ],
  [
    /^(?:a )?(?:simplified mixed (?:number|fraction|numeral)|mixed (?:number|fraction|numeral) in (?:its |the )?(?:simplest|lowest) (?:form|terms))$/,
    { form: 'mixed', isLowest: true },
  ],
  [/^(?:an )?(?:improper|top-heavy|top heavy) fraction$/, { form: 'improper' }],
  [
    /^(?:a |its |the )?(?:fraction )?(?:in )?(?:its |the |it's )?(?:simplest|lowest)(?: form| terms)(?: possible)?$/,
    { isLowest: true },
  ],
]

/** Reads the end of `Write 3/8 as …` or `Give your answer in …`. */
export function readForm(words: string): Instruction | undefined {
  const plain = words
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .trim()
  return FORMS.find(([pattern]) => pattern.test(plain))?.[1]
}

// Shows the tutor nothing new about the question.
const SHOW =
  '(?:show|write(?: down)?|set out|include|give|use the space (?:below|provided) (?:for|to show)|explain|describe)'
const HOW_MUCH =
  '(?:all|each|every|clear|full|any|of|your|the|me|necessary|complete|clearly|stages?|steps?|in|relevant)'
const WORKING = '(?:workings?|working out|workings out|work|steps?|stages?|methods?|calculations?|thinking)'
const HOW_FOUND =
  'how you (?:got|get|found|worked out|work out|worked|calculated|arrived at|know|did) (?:it|this|that|(?:to )?(?:your|the) (?:final )?(?:answer|solution|result))(?: out)?'
const CLEARLY =
  '(?: clearly| carefully| in full| below| in the space (?:below|provided)| step by step| on (?:your )?paper)?'
const MUST =
  "(?:(?:please|you must|you should|you need to|make sure (?:that )?you|be sure to|remember to|don't forget to|do not forget to) )*"
const ANSWER = '(?:(?:your|the|its|each) )?(?:final )?(?:answers?|solutions?)'

const NEUTRAL = [
  `${SHOW} (?:${HOW_MUCH} )*${WORKING}${CLEARLY}`,
  `${SHOW} ${HOW_FOUND}${CLEARLY}`,
  `(?:show|explain) (?:how|${ANSWER})`,
  `(?:do not|don't|may not|must not|cannot|can't|without|you may|you can|you must not|you may not|you should not|you are not allowed to|you are allowed to)(?: us(?:e|ing))? a calculator`,
  'no calculators?|(?:a )?calculators? (?:is |are )?(?:not )?(?:allowed|permitted)|non-?calculator|use a calculator',
  'use (?:a |an |the )?(?:formal |standard |efficient |suitable )?(?:written|column|long|short|grid|box|compact|expanded)(?: (?:method|multiplication|division|addition|subtraction|algorithm))(?: to (?:find|work out|calculate) (?:it|this|the answer))?',
  `check (?:that )?(?:${ANSWER}|your work|your working)(?: is (?:right|correct|reasonable|sensible))?`,
  '(?:total:? )?\\d+ marks?',
  '(?:many )?thanks(?: a lot| so much| in advance)?|thank you(?: (?:so|very) much)?|(?:please )?help(?: me)?|good luck',
  `(?:include|state|give|write|show|use)(?: down)? (?:the |your |correct |appropriate )*units?(?: of measure(?:ment)?)?(?: (?:of|in|with|for) ${ANSWER})?`,
  '(?:the )?(?:diagram|drawing|picture|figure|shape)s? (?:is|are) not (?:drawn )?(?:accurately|to scale)(?: drawn)?|not (?:drawn )?to scale',
  '(?:what|which) (?:number|value) (?:goes|should go|belongs|fits|is missing)(?: (?:in|into|from) (?:the |each )?(?:box|blank|gap|square|empty box|space|missing box|number sentence|equation|calculation|sum))?(?: to make (?:it|this|the (?:equation|number sentence|sentence|calculation|statement)) (?:true|correct))?',
  '(?:find|work out|write(?: down| in)?|fill in|what is|complete) (?:the )?(?:missing (?:number|value)|(?:blank|gap|box|empty box))',
  '(?:what|which) number makes (?:this|it|the) ?(?:equation|number sentence|sentence|calculation|statement)? ?(?:true|correct)',
].map(words => new RegExp(`^${MUST}(?:${words})$`))

const SOLVE = /^(?:solve|find|what is|solve for|work out)(?: for)? [a-z]$/
const SIMPLIFY = new RegExp(
  `^${MUST}(?:(?:if|where) (?:possible|necessary|you can),? )?(?:simplify|reduce|cancel(?: down)?)(?: ${ANSWER}| it)?(?: (?:fully|completely|to (?:(?:its|the) )?(?:lowest|simplest) (?:terms|form)|(?:if|where|when|wherever) (?:possible|necessary)|as (?:far|much) as (?:possible|you can)))?$`,
)
const GIVE = new RegExp(
  `^${MUST}(?:give|giving|write|writing|leave|leaving|show|showing|express|expressing|state|stating|record|put) (?:${ANSWER}|it) (?:as |(?=in ))(?:in (?!the form))?`,
)

/** One sentence may tell two things: `Show your working and give your answer as a fraction`. */
const AND =
  /(?:,|,? and|;) (?=(?:please |remember to |you must (?:not )?|if possible,? )?(?:give|giving|write|leave|express|state|simplify|reduce|round|include|show|showing|explain|do not|don't|use|check) )/

/** Reads a sentence such as `Show your working.` or `Give your answer in its simplest form.` */
export function readInstruction(sentence: string): Instruction | undefined {
  const plain = sentence
    .toLowerCase()
    .replace(/[.!?)\s]+$/, '')
    .replace(/^[\s,(]+(?:and )?/, '')
  const whole = readClause(plain)
  if (whole) return whole
  const clauses = plain.split(AND).map(readClause)
  return clauses.length > 1 && clauses.every(each => each !== undefined)
    ? Object.assign({}, ...clauses)
    : undefined
}

function readClause(plain: string): Instruction | undefined {
  const { rest, rounding } = takeRounding(plain)
  if (rest === '' && rounding) return { rounding }
  const { rest: unsaid, unit } = plain.includes('answer') ? takeUnit(normalise(plain)) : { rest: plain }
  if (unsaid === '' && unit) return { unit: unit.symbol }
  if (plain === '' || NEUTRAL.some(pattern => pattern.test(plain))) return {}
  if (SOLVE.test(plain)) return { isSolve: true }
  if (SIMPLIFY.test(plain)) return { isLowest: true }
  const give = GIVE.exec(plain)
  return give ? readForm(plain.slice(give[0].length)) : undefined
}
