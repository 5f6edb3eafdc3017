import { isZero } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { CoordinatesTask, Move, Point } from './question.ts'

const POINT = `(?:the )?(?:point )?(?:with coordinates )?(?:[a-z] ?)?\\( ?(?<x>${NUMBER}) ?, ?(?<y>${NUMBER}) ?\\)`
const VERB = '(?<verb>reflect|translate|move|rotate|turn)'
const MOVED = '(?<verb>reflect(?:ed|ion)|translat(?:ed|ion)|moved|rotat(?:ed|ion)|turned)'
const IMAGE =
  '(?:(?:find|what (?:is|are)|write down|write|give|state|work out) )?(?:the )?(?:coordinates of )?(?:the |its )?(?:(?:new|image)(?: point| coordinates| position)?|image point|coordinates)(?: of (?:the|its) (?:image|point|new point)| of the image point)?(?: point)?'
const FORMS = [
  `${POINT} is ${MOVED} (?<how>.{4,60}?)[.,;] ${IMAGE}`,
  `(?:coordinates of )?(?:the )?image of ${POINT}(?:,? (?:when|after|under|if))?(?: (?:it is|being|an?))? ${MOVED} (?<how>.{4,60})`,
  `(?:coordinates of )?(?:the )?(?<verb>reflection|rotation|translation) of ${POINT} (?<how>.{4,60})`,
  `${VERB} ${POINT} (?<how>.{4,60}?)(?:[.,;] ${IMAGE})?`,
  `(?:write )?(?:the )?(?:new )?coordinates of ${POINT} (?:after|when|if) (?:it is |being |an? )?${MOVED} (?<how>.{4,60})`,
].map(source => new RegExp(`^${source}$`))
const QUADRANT = [
  `(?:in )?(?:which|what) quadrant (?:is|does|contains|has) ${POINT}(?: (?:lie|located|found|in|be))?(?: in)?`,
  `(?:the )?quadrant (?:of|in which|that contains|where) ${POINT}(?: (?:lies|is))?(?: in)?`,
].map(source => new RegExp(`^${source}$`))

const MIRROR = /^(?:in|over|across|about|on) (?:the )?(?:(?<axis>[xy])[- ]axis|(?:line )?y ?= ?x(?<line>))$/
const TURN =
  /^(?:through |by )?(?<angle>90|180|270) ?(?:°|degrees)?(?: (?<way>clockwise|anti-?clockwise|counter-?clockwise))? (?:about|around) (?:the )?(?:origin|\( ?0 ?, ?0 ?\))$/
const STEP = '(\\d{1,3}) (?:units?|squares?|places?)?(?: ?to the)? ?(right|left|up|down)'
const STEPS = new RegExp(`^(?:by )?${STEP}(?:,? and (?:then )?${STEP})?$`)

/** What the words behind the verb do with a point; undefined where they don't belong to it. */
function moveOf(verb: string, how: string): Move | undefined {
  const mirror = verb.startsWith('refl') ? MIRROR.exec(how)?.groups : undefined
  if (mirror)
    return { kind: 'mirror', in: mirror.axis === 'x' || mirror.axis === 'y' ? mirror.axis : 'y = x' }
  const turn = /^(?:rot|turn)/.test(verb) ? TURN.exec(how)?.groups : undefined
  // A half turn is the same either way.
  if (turn && (turn.way || turn.angle === '180')) {
    const quarters = Number(turn.angle) / 90
    return { kind: 'turn', quarters: turn.way === 'clockwise' ? 4 - quarters : quarters }
  }
  const [, far = '', way = '', more, other] = (/^(?:trans|move)/.test(verb) && STEPS.exec(how)) || []
  if (way === '' || (other !== undefined && isAcross(way) === isAcross(other))) return undefined
  const steps = [
    [far, way],
    [more ?? '0', other ?? way],
  ] as const
  const sum = (across: boolean) =>
    steps.reduce(
      (all, [by, to]) => all + (isAcross(to) === across ? Number(by) * (/right|up/.test(to) ? 1 : -1) : 0),
      0,
    )
  return { kind: 'shift', across: sum(true), up: sum(false) }
}
const isAcross = (way: string) => way === 'right' || way === 'left'

function pointOf(groups: Record<string, string | undefined> | undefined): Point | undefined {
  const [x, y] = [groups?.x, groups?.y].map(each => numberIn(each ?? ''))
  return x && y && [x, y]
}

/** Reads `The point (3, -2) is reflected in the x-axis. Write down …` and `In which quadrant does (-3, 4) lie?` */
export function readImage(plain: string): CoordinatesTask | undefined {
  for (const form of FORMS) {
    const groups = form.exec(plain)?.groups
    const point = pointOf(groups)
    const move = groups && moveOf(groups.verb ?? '', groups.how ?? '')
    if (point && move) return { task: 'image', point, move }
  }
  const point = pointOf(QUADRANT.map(form => form.exec(plain)?.groups).find(Boolean))
  // A point of an axis lies in none.
  return point?.every(each => !isZero(each)) ? { task: 'quadrant', point } : undefined
}
