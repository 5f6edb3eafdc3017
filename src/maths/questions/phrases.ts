import type { AnswerForm } from '../kinds/arithmetic/question.ts'
import { type Rounding, takeRounding } from './riders.ts'

const COURTESIES = [
  'please',
  'can you',
  'could you',
  'question',
  'q',
  'sum',
  'find the answer to',
  'find the value of',
  'find the result of',
  'what is the answer to',
  'what is the value of',
  'what is the result of',
  'what do you get for',
  'what does',
  'what is',
  "what's",
  'whats',
  'what are',
  'how much is',
  'how many is',
  'how many are',
  'how much are',
  'work out the value of',
  'work out the answer to',
  'work out',
  'calculate the value of',
  'calculate',
  'compute',
  'evaluate',
  'find',
  'do',
]
const SOLVING = [
  'solve for',
  'solve the equation',
  'solve this equation',
  'solve',
  'find the unknown',
  'find the missing number',
  'find the missing value',
  'find the unknown number',
  'find the number that makes this true',
  'find the number that makes the equation true',
  'find the number that makes the number sentence true',
  'work out the missing number',
  'work out the missing value',
  'write the missing number',
  'write in the missing number',
  'write down the missing number',
  'what is the missing number',
  'what is the missing value',
  'what number is missing',
  'what number goes in the box',
  'which number goes in the box',
  'what number makes this true',
  'what number makes the equation true',
  'what number makes the number sentence true',
  'complete the number sentence',
  'complete the calculation',
  'complete this number sentence',
  'complete this calculation',
  'complete the equation',
  'complete the sum',
  'copy and complete',
  'complete',
  'missing number',
  'fill in the box',
  'fill in the missing value',
  'fill in the missing number',
  'fill in the blank',
  'fill in the gap',
]

/** Longest first, so that `what is` never eats the beginning of `what is the value of`. */
const byLength = (phrases: string[]) => [...phrases].sort((a, b) => b.length - a.length)
const LEADS = byLength(COURTESIES)
const SOLVE_LEADS = byLength(SOLVING)

function withoutLead(text: string, leads: string[]): string | undefined {
  const lower = text.toLowerCase()
  for (const lead of leads) {
    if (!lower.startsWith(lead)) continue
    const rest = text.slice(lead.length)
    if (/^[\p{L}]/u.test(rest)) continue
    // "Sum 3 and 4" asks to add, "Sum: 3 + 4" only announces.
    if (lead === 'sum' && /^ [^+]*\band\b/i.test(rest)) continue
    return rest.replace(/^[\s:,.]+(?!\d)|^[\s:,]+/, '')
  }
  return undefined
}

export interface Stripped {
  /** What is left when the words that only ask are gone. */
  rest: string
  /** It asked to solve an equation. */
  isSolve: boolean
}

/** Takes away the words that ask (`What is`, `Please work out`, `Solve`) from the front and `= ?` from the end. */
export function withoutAsking(text: string): Stripped {
  let rest = text.trim()
  let isSolve = false
  for (let count = 0; count < 6; count++) {
    const solved = withoutLead(rest, SOLVE_LEADS)
    const next = solved ?? withoutLead(rest, LEADS)
    if (next === undefined) break
    isSolve ||= solved !== undefined
    rest = next
  }
  rest = rest.replace(/[\s,]*\b(?:please|equal|equals|make|makes)\s*[?.!]*\s*$/i, '')
  const bare = rest.replace(/[?.!\s:]+$/, '')
  // In "10 = 3 + ?" the question mark is the missing number.
  const isMissing = rest.includes('?') && /[-+−×*÷/]$/.test(bare)
  return { rest: isMissing ? `${bare} ?` : bare, isSolve }
}

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

const FORMS: [RegExp, Instruction][] = [
  [
    /^(?:a )?fraction in (?:its |the )?(?:simplest|lowest) (?:form|terms)$/,
    { form: 'fraction', isLowest: true },
  ],
  [/^(?:a )?(?:simplified|simplest) fraction$/, { form: 'fraction', isLowest: true }],
  [/^(?:a )?(?:proper )?fraction$/, { form: 'fraction' }],
  [/^(?:a )?decimals?(?: number| fraction)?$/, { form: 'decimal' }],
  [/^(?:a )?(?:percentage|percent|per cent|%)$/, { form: 'percentage' }],
  [/^(?:a )?mixed (?:number|fraction|numeral)$/, { form: 'mixed' }],
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

const NEUTRAL = [
  /^(?:please )?(?:show|write down|write) (?:all |me )?(?:of )?(?:your |the )?(?:working|workings|work|steps|method)(?: out)?$/,
  /^(?:please )?(?:remember to )?show (?:how you (?:got|found|worked out) (?:it|your answer|the answer)|each step|every step|all steps)$/,
  /^(?:please )?explain (?:how|your answer|your working|your method|each step)$/,
  /^do not use a calculator$|^don't use a calculator$|^no calculators?$|^without a calculator$|^use (?:a|the) column method$/,
  /^\d+ marks?$/,
  /^(?:what|which) (?:number|value) (?:goes|should go|belongs|fits|is missing)(?: (?:in|into|from) (?:the |each )?(?:box|blank|gap|square|empty box|space|missing box|number sentence|equation|calculation|sum))?(?: to make (?:it|this|the (?:equation|number sentence|sentence|calculation|statement)) (?:true|correct))?$/,
  /^(?:find|work out|write(?: down| in)?|fill in|what is|complete) (?:the )?(?:missing (?:number|value)|(?:blank|gap|box|empty box))$/,
  /^(?:what|which) number makes (?:this|it|the) ?(?:equation|number sentence|sentence|calculation|statement)? ?(?:true|correct)$/,
]

/** Reads a sentence such as `Show your working.` or `Give your answer in its simplest form.` */
export function readInstruction(sentence: string): Instruction | undefined {
  const plain = sentence
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replace(/^[\s,]+/, '')
  const { rest, rounding } = takeRounding(plain)
  if (rest === '' && rounding) return { rounding }
  if (plain === '' || NEUTRAL.some(pattern => pattern.test(plain))) return {}
  if (/^(?:solve|find|what is|solve for|work out)(?: for)? [a-z]$/.test(plain)) return { isSolve: true }
  if (/^simplify(?: your answer| the answer| fully)?$/.test(plain)) return { isLowest: true }
  const give =
    /^(?:and )?(?:please )?(?:give|write|leave|show) (?:your |the )?(?:final )?answer (?:as|in) /.exec(plain)
  return give ? readForm(plain.slice(give[0].length)) : undefined
}
