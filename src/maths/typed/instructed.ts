import {
  BESIDE,
  HEADINGS,
  IDLE_WORDS,
  METHOD_OF_DOING,
  METHODS,
  ORDERS,
  PLAINER,
  USUAL_FORMS,
} from '../language/en/instructions.ts'
import { TASKS, type Task } from '../language/en/tasks.ts'
import { takeLabel } from '../notation/labels.ts'
import { type MathsInText, mathsIn } from '../talk/maths-in-text.ts'
import { mayStandBeside } from '../talk/words-of-talk.ts'
import { fromRows } from './rows.ts'

/** More is no instruction about one piece of mathematics. */
const LONGEST = 300

const METHOD = METHODS.join('|')
const FORM = USUAL_FORMS.join('|')
const BEHIND = '(?=\\s*[:.,;?]|\\s*$| (?:to|and)\\b)'
/** What changes nothing of the question. */
const IDLE: readonly RegExp[] = [
  new RegExp(`(?:^|(?<=[.?!=:] ))(?:${BESIDE.join('|')})(?:[.:]|$)`, 'gi'),
  new RegExp(
    `(?<!by )\\b(?:use|using|apply|applying) (?:${METHOD})(?! to (?:show|explain|draw|check|prove|justify|illustrate))(?: to\\b| and\\b|,|:)? *`,
    'gi',
  ),
  new RegExp(`,? (?:by using|by|using|with|via|as) (?:${METHOD})${BEHIND}`, 'gi'),
  new RegExp(`,? by ${METHOD_OF_DOING}${BEHIND}`, 'gi'),
  new RegExp(
    `,?(?: and)? ?(?:(?<![a-z])(?:giv|writ|express|leav|stat)(?:e|ing) )?(?:(?:your|the|each) )?(?:final )?(?:answers?|solutions?|results?)? ?(?:${FORM})(?![a-z])`,
    'gi',
  ),
  /,? (?:i\.e\.|that is,|where [a-z] (?:and [a-z] )?(?:is|are)) .*$/gis,
  /\b(?:[TUaut](?:_n|_?\(n\))|[TUtu]n\b)/g,
]
const withoutIdle = (text: string) => IDLE.reduce((left, each) => left.replace(each, ''), text).trim()
const plainer = PLAINER.map(([pattern, by]) => [new RegExp(pattern, 'gi'), by] as const)
const saidPlainer = (text: string) => plainer.reduce((left, [pattern, by]) => left.replace(pattern, by), text)
const IS_ORDER = new RegExp(`^(?:${ORDERS})\\b`, 'i')

const ANSWER =
  '[,.]? ?(?:and )?(?:(?:giv|writ|stat|leav|round|express)(?:e|ing)|round(?:ing)?) (?:your |the |each )?(?:final )?(?:answers?|solutions?|results?|roots?)'
const ROUNDED = new RegExp(
  `(?:${ANSWER})?,?(?: (?:correct|rounded|accurate))? (to (?:the nearest (?:whole number|[a-z]+)|(?:\\d|one|two|three|four) (?:decimal places?|d\\.?p\\.?|significant figures?|sig\\.? figs?\\.?|s\\.?f\\.?)))`,
  'i',
)
const ROUNDED_ANSWER = new RegExp(`${ANSWER}.*`, 'is')
const FORMED = new RegExp(
  `${ANSWER} ((?:as|in) (?:an? (?:mixed number|improper fraction|decimal|percentage|fraction)(?: in (?:its|the) (?:simplest|lowest) (?:form|terms))?|(?:(?:its|the) )?(?:simplest|lowest) (?:form|terms)))`,
  'i',
)

/**
 * A text that is one instruction about one piece of mathematics, in words that a kind reads: without headings, methods and
 * forms that change nothing. Every word that is left must be one of its task's own.
 * @returns the text in those words; the text without what changes nothing, where no task is found; none where nothing
 * could be left out either, or where two tasks may be meant
 */
export function instructed(text: string): string[] {
  if (text.length > LONGEST) return []
  const even = takeLabel(withoutHeading(text.replace(/\s+/g, ' ').trim()))
    .text.replace(/\b([hgl])\.\s?c\.\s?([fmd])\b\.?/gi, '$1c$2')
    .replace(/\b([ag])\.\s?p\b\.?/gi, '$1p')
  const orders = orderFirst(even)
  if (orders !== even) return [orders, ...instructed(orders)]
  const rows = fromRows(even)
  if (rows) return [rows]
  const { rest, formed, rounded } = takeForms(even)
  const found = mathsIn(withoutIdle(rest))
  const tasks = new Set(found ? readers.flatMap(reader => asTask(reader, found)) : [])
  if (tasks.size > 1) return []
  const [task] = tasks
  if (task === undefined) {
    const bare = saidPlainer(IS_ORDER.test(even) ? withoutIdle(even) : even)
    return bare === text || bare === even ? [] : [bare]
  }
  // All but a sum has one form at its end.
  const forms = [task.startsWith('Work out') ? formed : undefined, rounded].filter(form => form !== undefined)
  return [[task, ...forms.map(form => `Give your answer ${form}`)].join('. ')]
}

/** `x^8 divided by x^2, simplify`, `x over 4 equals 8 solve it` */
function orderFirst(text: string): string {
  const [end, order] = ORDER_BEHIND.exec(text) ?? []
  const maths = end === undefined ? '' : text.slice(0, -end.length)
  const isMaths = maths !== '' && (maths.match(/[a-z]+/gi) ?? []).every(word => SIGN_OR_LETTER.test(word))
  return isMaths ? `${order} ${maths.replace(/[\s,.(]+$/, '')}` : text
}
const ORDER_BEHIND =
  /(?<![a-z])(simplify|expand(?: and simplify)?|factori[sz]e|solve)(?: (?:it|this|that))?[.?!)]?[.?!)]?$/i
const SIGN_OR_LETTER = /^(?:[a-z]{1,2}|over|divided|by|times|squared|cubed|equals|minus|plus)$/i

/** `Exercise 1B. Q4. Solve …`, `Lesson 4-2 Practice, #7. Factor …`: words and numbers of a page, up to a mark. */
function withoutHeading(text: string): string {
  const words = text.split(' ')
  const length = words.findIndex(word => !isOfHeading(word) && !/^#?\d[a-z\d/.-]*[.,:)]*$/i.test(word))
  const heading = words.slice(0, Math.max(0, length))
  const isEnded = /[.,:)]$/.test(heading.at(-1) ?? '')
  return isEnded && heading.some(isOfHeading) ? words.slice(length).join(' ') : text
}
const isOfHeading = (word: string) => headings.has(word.toLowerCase().replace(/[.,:]+$/, ''))

/** Takes off how the answer is to look. To estimate and to round is what some questions ask themselves. */
function takeForms(text: string): { rest: string; formed?: string; rounded?: string } {
  if (/\b(?:estimat|round|truncat)/i.test(text.replace(ROUNDED_ANSWER, ''))) return { rest: text }
  const [formed, rounded] = [FORMED, ROUNDED].map(form => form.exec(text)?.[1])
  const rest = text.replace(FORMED, '').replace(ROUNDED, '')
  return { rest, ...(formed && { formed }), ...(rounded && { rounded }) }
}

const wordsOf = (text: string) => text.trim().split(/\s+/)
const idle = new Set(wordsOf(IDLE_WORDS))
const headings = new Set(wordsOf(HEADINGS))
const has: Record<NonNullable<Task['has']>, RegExp> = {
  '+': /\+/,
  '-': /[-−–]/,
  '×': /[×*·]/,
  '÷': /[÷/]/,
  '√': /[√∛]/,
  'one letter': /^[^\p{L}]*(?:(\p{L})(?:[^\p{L}]|\1)*)?$/u,
  '()': /\d ?\(|\)\s*\(|\)\s*[²³^]/,
}
const readers = TASKS.map(({ cue, words, ...task }) => ({
  ...task,
  cue: new RegExp(`(?<![a-z])(?:${cue})(?![a-z])`, 'i'),
  vocabulary: new Set([...idle, ...wordsOf(words)]),
}))

/** Asks for how many, or a sign that belongs to the mathematics: `4!` */
const OTHERWISE =
  /\b(?:number of|how many|times tables?|(?:root|square|cube|double|half) of (?:a|my|the|some|this) number (?:is|was|equals|gives)|of the whole|of the total)\b|[^\sa-z\d.,:;?!()'’"“”/–-]|(?<![a-z!])!/i

/** `0.16 recurring`: nobody knows which digits come again. */
const RECURS = /\b(?:recur|reoccur|repeat)/i
const ENDS_SOMEWHERE = /^[-−–]?\d*\.\d+$/

/** The text in the words of a task, where it asks for that and says nothing else. */
function asTask(task: (typeof readers)[number], { maths, sort, words }: MathsInText): string[] {
  if (!task.of.includes(sort) || (task.has && !has[task.has].test(maths))) return []
  const cue = task.cue.exec(words)
  if (!cue || OTHERWISE.test(words) || (RECURS.test(words) && ENDS_SOMEWHERE.test(maths))) return []
  const own = cue[1] ?? ''
  const isKnown = (word: string) =>
    task.vocabulary.has(word) ||
    mayStandBeside(word) ||
    word === own.toLowerCase() ||
    (/^[a-z]$/.test(word) && maths.toLowerCase().includes(word))
  const said = words.toLowerCase().match(/[a-z\d'/-]*[a-z\d][a-z\d'/-]*/g) ?? []
  return said.every(isKnown) ? [task.as.replace('$1', own).replace('◊', () => maths)] : []
}
