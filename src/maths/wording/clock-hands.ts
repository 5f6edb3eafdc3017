import { inline } from '../arithmetic/show.ts'

export const HAND =
  /\b(?:(big|bigger|long|longer|minute|large)|(little|small|smaller|short|shorter|hour|tiny)) (?:clock )?(?:hand|one|1|arm|pointer)\b/g
/** Where a hand points: `is on the 4`, `is just past 4`, `is half way between the 4 and the 5`, `points straight up`. */
const PLACE =
  /^[^\d.?!]{0,40}?\b(?:(between)|(past|after)|(before|nearly|almost)|on|at|to|towards?|by|is|points?|straight|right)(?: (?:at|on|to|the|a|number))* (?:(\d{1,2})|(top|up)|(bottom|down))\b(?: and (?:the )?(\d{1,2})\b)?/

export interface Pointing {
  number: number
  way: 'at' | 'past' | 'before'
}

/** Where the hands of a clock are said to point, and how many numbers say so; undefined where one is named twice, or none. */
export function handsIn(
  plain: string,
): { big?: Pointing | undefined; little?: Pointing | undefined; numbers: number } | undefined {
  const [one, other, third] = plain.matchAll(HAND)
  if (!one || third || (other && (one[1] === undefined) === (other[1] === undefined))) return undefined
  const behind = [plain.slice(one.index + one[0].length, other?.index)]
  if (other) behind.push(plain.slice(other.index + other[0].length))
  const [first, second] = behind.map(pointingIn)
  const numbers = behind.reduce((sum, each) => sum + (PLACE.exec(each)?.[0].match(/\d+/g)?.length ?? 0), 0)
  return one[1] ? { big: first, little: second, numbers } : { big: second, little: first, numbers }
}

function pointingIn(text: string): Pointing | undefined {
  const [, between, past, before, number, up, down, next] = PLACE.exec(text) ?? []
  const at = number === undefined ? (up ? 12 : down ? 6 : 0) : Number(number)
  if (at < 1 || at > 12) return undefined
  if (between) return Number(next) === (at % 12) + 1 ? { number: at, way: 'past' } : undefined
  if (next) return undefined
  return { number: at, way: past ? 'past' : before ? 'before' : 'at' }
}

const HOUR = 60
const HALF = 30

/** Minutes from twelve; undefined where the little hand can't stand there with the big one where it is. */
export function timeShown(big: number, { number, way }: Pointing): number | undefined {
  const minutes = (big % 12) * 5
  const hour = way === 'before' ? number - 1 : number
  const isSo = way === 'past' ? minutes > 0 : way === 'before' ? minutes > HALF : minutes <= HALF
  return isSo ? ((hour + 12) % 12) * HOUR + minutes : undefined
}

/** Both hands as they stand: the little one is on its way to the next hour once the full hour is over. */
export function handsText(from: number): string {
  const [hour, big] = [Math.floor(from / 60) || 12, (from % 60) / 5 || 12]
  const little =
    big === 12
      ? `on the ${inline(`${hour}`)}`
      : `between the ${inline(`${hour}`)} and the ${inline(`${(hour % 12) + 1}`)}`
  return `The big hand of a clock is on the ${inline(`${big}`)} and the little hand is ${little}. What time is it?`
}
