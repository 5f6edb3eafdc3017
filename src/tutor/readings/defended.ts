import { judgeFor } from '../judging.ts'
import { DOUBTS_LINE } from '../replies/found.ts'
import type { Dialogue } from '../state.ts'
import { spoken } from './rejected.ts'

/** `what?? i never said 140.5.` */
const DENIES =
  /^\W*(?:(?:what|huh|no|but|hey|wait)\b\W*)*i (?:never|did ?n['’]?t|have ?n['’]?t) (?:even )?(?:say|said|write|wrote|written|put) [£$€]?(\d+(?:[.:/]\d+)?)(?![\d/:]|\.\d)\W*/i
const DEFENDS =
  /^\W*but\b|\b(?:it|that|this)(?:['’]?s| is) (?:so |really |still )?(?:true|right|correct)\b|\bi (?:meant|mean)\b|\bnot (?:wrong|untrue|false)\b/i

/** A line of the child's was read wrong, as it says, and that is so: the tutor is sorry, and takes what it says. */
export function afterDefence(
  before: Dialogue,
  said: string,
  readOn: (before: Dialogue, said: string) => Dialogue,
): Dialogue[] | undefined {
  const [words = '', number] = DENIES.exec(said) ?? []
  const [quoted] = /`[^`]+`|Look at \$[^$]+\$/.exec(before.told.at(-1) ?? '') ?? []
  const has = (text = '') => (text.match(/\d+(?:[.:/]\d+)?/g) ?? []).some(each => each === number)
  if (number !== undefined && has(quoted) && !has(before.last)) {
    const rest = said.slice(words.length)
    const after = /\p{L}|\d/u.test(rest) ? readOn(before, rest) : spoken(before, said)
    return [{ ...after, isSorry: 'of a line' }]
  }
  const { work } = before
  if (!work?.isFound || !DOUBTS_LINE.test(before.told.at(-1) ?? '') || !DEFENDS.test(said)) return undefined
  const stated = judgeFor(work, said).claims.filter(({ claim }) => claim.sides.length > 1)
  const isSo = stated.length > 0 && stated.every(({ claim }) => claim.truth === 'true')
  return isSo ? [{ ...spoken(before, said), isSorry: 'of a line' }] : undefined
}
