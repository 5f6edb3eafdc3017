import { isWhole } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { inDigits } from './in-digits.ts'
import { bare, type QuantitySaid } from './quantity.ts'

/** What is divided at a digit, how often it goes, and what is left over. */
type Role = 'from' | 'times' | 'rest'
type Stage = { at: number } & Record<Role, number>
/** The part of a stage that is said last; its rest may be said wrong. */
type Named = Stage & { role: Role; isWrong?: true }

const TALKS =
  /\br \d|\b(?:in|into|goes|go|fits?|bus ?stop|remainder|rem|times?|of them|lots|bring|brought)\b/i
const DENIES = /\b(?:doesn'?t|don'?t|can'?t|won'?t|none|not|answer)\b|=/i
/** What the words around a number make of it; the first that fits. */
const ROLES: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/#(?: times?\b| of them\b| lots\b)/, ['times']],
  [/#(?: left over| over| remaining)\b|\b(?:r|rem|remainder|over|carry)[\s,.:]+#/, ['rest']],
  [/# left\b/, ['rest', 'from']],
  [/\bgo(?:es)? in #/, ['from', 'times']],
  [/\b(?:into|in) (?:the )?#/, ['from']],
  [/\b(?:go(?:es)?|fits?) #/, ['times']],
  [/(?:\b(?:is|its|it's|thats|that's|makes?)|=) #/, ['times', 'from']],
]
const BEGINS =
  /(?:^|[\s,.])(?:so|look at|use|take|try|then|into|in|its|it's|next)\s+(?:the\s+)?(\d+)\W*$|^\W*(\d+)\W*$/i

/** `15. 6 goes in 2 r 3`, of 756 ÷ 6: a step of the way digit by digit, with the next one in its numbers. */
export function divisionSaid(text: string, question: Question): QuantitySaid | undefined {
  const [division] = question.kind === 'calculate' ? wayTo(question).calculations : []
  if (division?.operator !== '÷' || !isWhole(division.left.value) || !isWhole(division.right.value))
    return undefined
  const [digits, by] = [division.left.value.toFraction(), Number(division.right.value.toFraction())]
  if (by < 2 || digits.length < 2 || !/^\d+$/.test(digits)) return undefined
  const stages = stagesOf(digits, by)
  const begin = stages.find(({ times }) => times > 0)
  const [, then, alone] = BEGINS.exec(text) ?? []
  if (
    begin &&
    Number(then ?? alone) === begin.from &&
    begin.at + 1 < digits.length &&
    !division.value.equals(begin.from)
  )
    return {
      isSo: true,
      own: `${begin.from}`,
      quantity: bare('where the dividing begins', nextOf(begin, 'from', digits, by)),
    }
  const never = neverGoes(text, digits, by, stages)
  if (never) return never
  const plain = inDigits(text)
    .replace(/\bonce\b/g, '1 times')
    .replace(/\btwice\b/g, '2 times')
  // What stands before may answer what was asked otherwise.
  const [last] = [plain, plain.replace(/^.*?(?:[.;!]|\bbut\b)\s*/i, '')].flatMap(own =>
    TALKS.test(own) && !DENIES.test(own) ? (walked(own, by, stages) ?? []) : [],
  )
  if (!last) return undefined
  if (last.isWrong)
    return {
      isSo: false,
      quantity: bare(
        'what is left over',
        '',
        `$${by}$ goes $${last.times}$ times, yes. But what do $${last.times}$ times $${by}$ come to, and how much of $${last.from}$ is left then?`,
      ),
    }
  const done = last.role === 'from' ? (stages[last.at - 1] ?? last) : last
  const left = last.role === 'times' || done.rest === 0 ? '' : `, and $${done.rest}$ is left over`
  const credit = `$${by}$ goes into $${done.from}$ $${done.times}$ times${left}.`.replace('$1$ times', 'once')
  return {
    isSo: true,
    quantity: { ...bare('a step of the division', nextOf(last, last.role, digits, by)), credit },
  }
}

const NEVER =
  /^\W*(?:(?:it|that|so|no|oh|um+|then|the answer is|goes|its|it's) )*(?:zero|0|nought|none|no|not)(?: times| at all| once| any)?\W*$|\b(?:doesn'?t|does not|can'?t|cannot|won'?t) (?:go|fit)\b/i

/** `zero times`, `6 doesnt go into 4`: into what was brought down in the middle it does not go. */
function neverGoes(
  text: string,
  digits: string,
  by: number,
  stages: readonly Stage[],
): QuantitySaid | undefined {
  const begin = stages.findIndex(({ times }) => times > 0)
  const said = (text.replace(/\b0 times\b/i, '').match(/\d+/g) ?? []).map(Number)
  const all = stages.filter(({ at, times }) => at > begin && times === 0)
  const named = all.filter(({ from }) => from > 0 && said.includes(from))
  const [only, ...others] = named.length > 0 ? named : all
  const isOfIt = said.every(each => each === by || each === only?.from || each === 0)
  // Of several the first one is meant by a number of times; a mere no may be said of anything.
  if (!only || (others.length > 0 && !TALKS.test(text)) || !NEVER.test(text) || !isOfIt) return undefined
  return {
    isSo: true,
    quantity: {
      ...bare('a step of the division', nextOf(only, 'times', digits, by)),
      credit: `$${by}$ does not go into $${only.from}$, so a 0 stands there.`,
    },
  }
}

/** Every stage of a division digit by digit. */
export function stagesOf(digits: string, by: number): Stage[] {
  let rest = 0
  return [...digits].map((digit, at) => {
    const from = rest * 10 + Number(digit)
    rest = from % by
    return { at, from, times: Math.floor(from / by), rest }
  })
}

/** The last stage that is named, where each number is the next one of the way and is said to be just that. */
function walked(text: string, by: number, stages: readonly Stage[]): Named | undefined {
  const all = stages.flatMap(stage => (['from', 'times', 'rest'] as const).map(role => ({ ...stage, role })))
  let last = -1
  let hasTimes = false
  for (const { 0: number, index } of text.matchAll(/\d+/g)) {
    const behind = text.slice(index + number.length)
    if (Number(number) === by && /^'?s? ?(?:go(?:es)? )?(?:in|into|fits?|goes)\b/i.test(behind)) continue
    const now = all[last]
    // `bring down the 2` makes the number that is divided next.
    if (/\b(?:bring|brought) (?:it )?down (?:the |an? )?$/i.test(text.slice(0, index))) continue
    if (now?.role === 'from' && now.from === Number(number)) continue
    const marked = `${text.slice(0, index)}#${behind}`
    const roles = ROLES.find(([words]) => words.test(marked.replace(/\d/g, '')))?.[1]
    const next = all.findIndex(
      (stage, at) =>
        at > last &&
        stage[stage.role] === Number(number) &&
        (roles?.includes(stage.role) ?? mayFollow(stage, now)) &&
        (now === undefined || stage.at <= now.at + 1),
    )
    const isRest = now?.role === 'times' && roles?.[0] === 'rest' && roles.length === 1
    if (next < 0) return isRest ? { ...now, isWrong: true } : undefined
    last = next
    hasTimes ||= all[next]?.role === 'times'
  }
  return hasTimes ? all[last] : undefined
}

/** A number without a word: behind what is divided it says how often that goes. */
const mayFollow = ({ at, role }: { at: number; role: Role }, now: { at: number; role: Role } | undefined) =>
  now?.role === 'from' ? role === 'times' && at === now.at : now !== undefined || role !== 'rest'

/** What is asked behind a part of a stage. */
export function nextOf({ at, from, rest }: Stage, role: Role, digits: string, by: number): string {
  if (role === 'from') return `How often does ${by} fit into ${from}?`
  const next = digits[at + 1]
  if (next === undefined)
    return `That was the last digit. Put your digits side by side${rest === 0 ? '' : ', and say what is left over'}: what do you get?`
  return role === 'rest' || rest === 0
    ? `Put the next digit, the $${next}$, behind what is left: which number is that, and how often does $${by}$ go in?`
    : `What is left over there? Put the next digit, the $${next}$, behind it: how often does $${by}$ go in now?`
}
