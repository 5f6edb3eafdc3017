import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { remembering } from '#text/remembering.ts'
import { eachNeeded } from '../facts/each-needed.ts'
import { measuresAsked } from '../facts/list-asked.ts'
import { judgeFor } from '../judging.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue, SheetPart } from '../state.ts'
import { beginWork, problemsOf } from '../work.ts'
import { counted, isOpen, type Reading } from './reading.ts'

const LABEL = /(?<=^|\s)\(?([a-f]|[1-9])[.)]\s+(?=\S)/g
const MOST_PARTS = 6
const LONGEST = 700

/** The parts of a work sheet that a message copies out, `… Find a) 1/4 of 20 b) 3/4 of 20`, each as a question of its own. */
export function partsIn(text: string): SheetPart[] {
  if (text.length > LONGEST) return []
  const named = [...measuresAsked(text), ...eachNeeded(text)]
  if (named.length > 1)
    return named.map(({ name, asked }) => ({ label: name, text: asked, problem: problemsOf(asked)[0] }))
  const after = inTwoTimes(text)
  if (after.length > 0) return after
  const labels = [...text.matchAll(LABEL)]
  const [first] = labels
  // Behind `a)` a number with a bracket ends a sum: `b) (3 + 4) x 5`.
  const isNumber = /\d/.test(first?.[1] ?? '')
  const found = labels.filter(({ 1: label = '' }) => /\d/.test(label) === isNumber)
  const start = first?.[1]?.toLowerCase().charCodeAt(0) ?? 0
  const isRow = found.every(({ 1: label = '' }, at) => label.toLowerCase().charCodeAt(0) === start + at)
  if (!first || found.length < 2 || found.length > MOST_PARTS || !isRow) return []
  const told = text.slice(0, first.index).trim()
  return found.map((label, at) => {
    const from = label.index + label[0].length
    const asked = text.slice(from, found[at + 1]?.index ?? text.length).trim()
    return { label: label[1]?.toLowerCase() ?? '', text: asked, problem: problemOf(told, asked) }
  })
}

const GOES =
  /\b(drop\w*|falls?|fell|rises?|rose|goes (?:up|down)|went (?:up|down)|gets? (?:colder|warmer)|climbs?)\b(?: by)? (?:another )?(\d+)/i
const THEN = /[.?!,;]\s+(?:and )?(?:then|later|after that|at night)\b/i

/** `-3 and up 8, what is it now. then it drops 9`: the second goes on from what the first comes to. */
function inTwoTimes(text: string): SheetPart[] {
  const at = /\b(?:temp\w*|degrees?|°)/i.test(text) ? (THEN.exec(text)?.index ?? -1) : -1
  const [first, ...others] = at > 0 ? problemsOf(text.slice(0, at)) : []
  if (!first || others.length > 0 || first.question.kind !== 'temperature') return []
  const own = withoutLatex(solve(first.question).answer).match(/-?\d+/)?.[0]
  const rest = text.slice(at)
  const [, way = '', by] = GOES.exec(rest) ?? []
  if (!by || own === undefined) return []
  const goes = /drop|fall|fell|down|colder/i.test(way) ? 'falls' : 'rises'
  const [second, ...more] = problemsOf(
    `The temperature was ${own} degrees. It ${goes} by ${by} degrees. What is the temperature now?`,
  )
  return second && more.length === 0 && second.question.kind === 'temperature'
    ? [
        { label: 'first', text: text.slice(0, at), problem: first },
        { label: 'second', text: rest, problem: second },
      ]
    : []
}

/** What a part asks: by itself, or with what is told before all of them. */
function problemOf(told: string, asked: string): SheetPart['problem'] {
  const chance = asked.replace(/\bp ?\(([^)]+)\)/i, 'What is the probability of picking $1')
  const fact = told.replace(/[\s,.:;]*\b(?:find|what is|work out|calculate)\W*$/i, '.')
  const tries = [asked, `${told} ${asked}`, `${fact} ${chance}`]
  for (const each of tries) {
    const [problem, ...others] = problemsOf(each)
    if (problem && others.length === 0) return problem
  }
  return undefined
}

/** `part b`, `the median` */
export const labelled = ({ label }: SheetPart) =>
  label.length > 1 ? `the ${label}${/^(?:first|second)$/.test(label) ? ' part' : ''}` : `part ${label}`

const FIRST =
  /\b(?:do|start with|can we do|begin with) (?:part |number |question )?\(?([a-f]|[1-9])\b|\b\(?([b-f])\)? first\b/i

/** A sheet of several parts: one is taken up, the others wait in their order. */
export const readSheet: Reading = heard => {
  const { before, dialogue, text, intent } = heard
  if (isOpen(before.work)) return undefined
  const sheet = partsIn(text)
  const readable = sheet.filter(({ problem }) => problem)
  const [, one, other] = FIRST.exec(text) ?? []
  const wished = readable.find(({ label }) => label === (one ?? other)?.toLowerCase())
  const part = wished ?? readable[0]
  if (!part?.problem || readable.length < 2) return undefined
  // Worked out already, they are to be checked: the first that is wrong is worked on.
  const stated = sheet.map(each => claimsIn(each.text).filter(({ sides }) => sides.length > 1))
  if (stated.every(claims => claims.length > 0)) {
    const at = stated.findIndex(claims => claims.some(({ truth }) => truth === 'false'))
    const wrong = sheet[at]
    if (!wrong?.problem) return undefined
    const on = {
      ...before,
      work: beginWork(wrong.problem),
      sheet: undefined,
      waiting: undefined,
      story: undefined,
    }
    const after = heard.readOn(on, wrong.text)
    return after.turn.is === 'line' ? { ...after, last: wrong.text } : undefined
  }
  const work = beginWork(part.problem)
  const begun = counted(
    {
      ...dialogue,
      work,
      sheet,
      waiting: undefined,
      story: undefined,
      toldStory: undefined,
      quiz: undefined,
      turn: { is: 'sum', said: judgeFor(work, ''), intent, alsoAsked: labelled(part) },
    },
    'sum',
  )
  // What it says of that part at once: `… a is 5/7`.
  const own = new RegExp(`[\\s.]\\(?${part.label}(?:\\)| is| =) ?([^.]{1,30})$`, 'i').exec(
    sheet.at(-1)?.text ?? '',
  )?.[1]
  const after = own && heard.readOn({ ...begun, last: before.last, turns: before.turns }, own)
  return after && after.turn.is === 'line' ? after : begun
}

const WISHES = [
  "(?:let'?s|lets|can (?:we|i)|could we|i(?:'ll| will| want to| wanna)) (?:just |first |only )?(?:do|try|start with|begin with|go to|find|have)",
  '(?:i|we) (?:said|asked for|meant?|want(?:ed)?|need)',
  '(?:just |first )?(?:do|try|start with|begin with)',
].join('|')
const LEADS = String.raw`^\W*(?:(?:ok|so|and|now|then|for|oh|wait|next|well|right|um|done|what about|how about|can we do) )*`
const LETTERS = [
  new RegExp(
    `${LEADS}(?:(?:number|numer|nr|no|q|question|part)\\.? ?)\\(?([a-f]|[1-9])\\b[).:]?(?: is| =)?\\s*`,
    'i',
  ),
  new RegExp(`${LEADS}\\(?([a-f]|[1-9])\\)\\s*(?:is |= )?`, 'i'),
  new RegExp(`${LEADS}([a-f])(?:[.:,]| is| =)\\s*`, 'i'),
  new RegExp(`${LEADS}([b-f])(?= -?\\d|\\W*$)\\s*`, 'i'),
]

/** Without its ending, and as a book says it. */
const stemOf = (label: string) => label.toLowerCase().replace('average', 'mean').replace(/s$/, '')

/** The names of parts that are words, for a pattern; nothing where they are letters. */
export function namesOf(labels: readonly string[]): string | undefined {
  const stems = labels.filter(label => label.length > 1).map(stemOf)
  return stems.length > 0
    ? `(?:${[...stems, ...(stems.includes('mean') ? ['average'] : [])].join('|')})s?`
    : undefined
}

export const isNamed = (label: string | undefined, name: string | undefined): boolean =>
  label !== undefined && name !== undefined && stemOf(label) === stemOf(name)

/** `lets just do the median`, `no i said MEDIAN not mean`, `eggs first`, `mean is 6`: another part, by its name. */
const byName = remembering(
  (names: string) => [
    new RegExp(
      `^\\W*(?:(?:no|nah|ok|so|but|and|now|then|well|just)\\b\\W*){0,3}(?:(?:${WISHES}) )?(?:the |for the )?(${names})(?: (?:first|now|next|please|pls|instead))*(?: ?,? not (?:the )?${names})?(?:\\W*$|[.,:;!?]{1,3}\\s+(?=\\S))`,
      'i',
    ),
    new RegExp(
      `${LEADS}(?:the |my |for the )?(${names})(?: is| =|:| i got| it'?s)*\\s+(?=-?\\d|\\b(?:is|it)\\b)`,
      'i',
    ),
  ],
  names => names,
)

/** A message that names a part of the sheet, `b is 12`, with the conversation at that part; undefined for none. */
export function atPart(then: Dialogue, said: string): { before: Dialogue; said: string } | undefined {
  const before = withSheet(then)
  const { sheet, work } = before
  if (!sheet) return undefined
  const partOf = (name: string | undefined) => sheet.find(({ label }) => isNamed(label, name))
  const at = ({ problem, work: own }: SheetPart, rest: string) => {
    if (!problem) return undefined
    const isThis = work && isSameQuestion(work.problem.question, problem.question)
    const now = isThis ? work : (own ?? beginWork(problem))
    return { before: { ...before, work: now, waiting: undefined }, said: rest === '' ? problem.text : rest }
  }
  const told = then.part?.label === undefined ? undefined : partOf(then.part.label)
  if (told) return at(told, said)
  const names = namesOf(sheet.map(({ label }) => label))
  for (const pattern of [...(names === undefined ? [] : byName(names)), ...LETTERS]) {
    const found = pattern.exec(said)
    const part = partOf(found?.[1])
    if (found && part?.problem) return at(part, said.slice(found[0].length))
  }
  return undefined
}

/** The sheet as it stands after a message: how far its parts are, and which one waits next. */
export function withSheet(after: Dialogue): Dialogue {
  const { work, sheet } = after
  if (!sheet || !work) return after
  const isOf = ({ problem }: SheetPart) =>
    problem !== undefined && isSameQuestion(problem.question, work.problem.question)
  const now = sheet.map(part => (isOf(part) ? { ...part, work } : part))
  const at = now.findIndex(isOf)
  const isLeft = ({ problem, work: own }: SheetPart) => problem !== undefined && own?.isFound !== true
  const next = [...now.slice(at + 1), ...now.slice(0, at)].find(isLeft)
  const waiting =
    work.isFound && at >= 0 && next?.problem ? (next.work ?? beginWork(next.problem)) : after.waiting
  return { ...after, sheet: now, waiting }
}
