import { solve } from '#maths/kinds/doors.ts'
import { judgeFor } from '../judging.ts'
import { bracketsSaid } from '../quantities/brackets.ts'
import type { QuantitySaid } from '../quantities/quantity.ts'
import { quantitySaid } from '../quantities/quantity-said.ts'
import { lineBehind } from '../said-otherwise.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { counted, type Heard, isOpen, type Reading } from './reading.ts'

const CONCLUDES = /[\s,.;](?:so|therefore|which makes|that makes)\b.*[\da-z]\W*$/i

/** A number that is said of something on the way, without a sum: `8 parts`. */
export const readQuantity: Reading = heard =>
  ofOpen(heard) ?? (heard.dialogue.work?.isFound ? (ofWaiting(heard) ?? ofFound(heard)) : undefined)

/** Its brackets are still worked on, though its solutions were said already. */
function ofFound({ dialogue, text }: Heard): Dialogue | undefined {
  const question = dialogue.work?.problem.question
  const said = question && bracketsSaid(text, question)
  return said && counted({ ...dialogue, turn: { is: 'quantity', said } }, 'quantity')
}

/** The sum that waits is taken up by it, once the one between is done. */
function ofWaiting(heard: Heard): Dialogue | undefined {
  const { dialogue } = heard
  const { waiting } = dialogue
  const taken = waiting && ofOpen({ ...heard, dialogue: { ...dialogue, work: waiting, waiting: undefined } })
  return taken?.turn.is === 'quantity' && taken.turn.said.isSo ? taken : undefined
}

/** `10:45 and then 11:45 is too far`: what is said not to be so. */
const TOO_FAR =
  /(?:^\W*no\b[\s,]*)?(?:\b(?:and|but|then|so|no)\s+){0,3}(?<![\d.:])\d[\d.:]* ?(?:is|would be|was|=) (?:way |much |just )?too (?:far|late|early|big|small|much|many|few|high|low|long)\b[^.!?;,]{0,20}[.!?;,]*/gi

function ofOpen({ dialogue, text: typed }: Heard): Dialogue | undefined {
  const { work } = dialogue
  const text = typed.replace(TOO_FAR, ' ').trim()
  const found = isOpen(work) ? quantitySaid(text, work.problem.question) : undefined
  const said = found && text !== typed.trim() ? { own: text, ...found } : found
  if (!isOpen(work) || !said) return undefined
  // The answer itself is more than a step.
  const { outcome, claims } = judgeFor(work, text)
  const { isSo } = said
  // Another number by that name may be true as well: the two angles that are known together. A sum says itself what it is.
  const isSum = claims.some(({ claim }) => claim.sides.length > 1)
  const behind = isSo || isSum ? undefined : lineBehind(work, { outcome: 'unsure', claims: [] }, text)
  if (behind !== undefined && judgeFor(work, behind).outcome === 'useful') return undefined
  if (
    ['answer', 'slipped'].includes(outcome) ||
    // `plus 4, so n + 4`: what is concluded from it is wrong; a part of an expression is what is concluded.
    (isSo &&
      outcome === 'wrong' &&
      ((CONCLUDES.test(text) && !isItsEnd(text, said.own)) || saysRule(text, work)) &&
      work.problem.question.kind !== 'expressions') ||
    (!isSo && outcome === 'useful' && isOfGaps(text, work.problem.question.kind))
  )
    return undefined
  return withQuantity(dialogue, work, said)
}

/** `n + 3 cos you add 3`, where a rule with that letter is asked for. */
export const saysRule = (text: string, { problem }: Work): boolean =>
  /(?<![a-z])\d*n ?[-+] ?\d/i.test(text) && /\dn|n [-+]/.test(solve(problem.question).answer)

/** What is concluded is just what was said of the quantity. */
const isItsEnd = (text: string, own?: string) =>
  own !== undefined && text.replace(/[?!.\s]+$/, '').endsWith(own)

/** How the talk stands once something on the way was said. */
export function withQuantity(dialogue: Dialogue, work: Work, said: QuantitySaid): Dialogue {
  const { quantity, isSo, part, also = [] } = said
  const step = isSo ? quantity.step : undefined
  return counted(
    {
      ...dialogue,
      work: {
        ...work,
        proven: work.proven.length > 0 || step === undefined ? proven(work.proven, step) : proven([], step),
        shown: isSo ? [...new Set([...work.shown, quantity.is, ...also])] : work.shown,
        ...(part !== undefined && { parts: [...(work.parts ?? []), part] }),
        stuck: isSo ? 0 : work.stuck + 1,
        slips: work.slips + (isSo ? 0 : 1),
        slip: isSo ? undefined : quantity.askBack,
      },
      turn: { is: 'quantity', said },
    },
    'quantity',
  )
}

/** `the gaps are 3, 5, 7` tells of several steps, and none is the rule. */
function isOfGaps(text: string, kind: string): boolean {
  const isSeveral = (text.match(/\d+/g) ?? []).length > 1
  return kind === 'sequences' && (isSeveral || /\b(?:first|second|gaps?|difference|next|then)\b/i.test(text))
}

function proven(before: readonly boolean[], step: number | undefined): boolean[] {
  if (step === undefined) return [...before]
  const length = Math.max(before.length, step + 1)
  return Array.from({ length }, (_, at) => before[at] === true || at <= step)
}
