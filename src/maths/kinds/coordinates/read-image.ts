import { isZero, ZERO } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { moveOf, VERB } from './moves.ts'
import type { CoordinatesTask, Move, Point } from './question.ts'

const PLACE = new RegExp(`\\( ?(${NUMBER}) ?, ?(${NUMBER}) ?\\)`, 'g')
const ORIGIN = /\borigin\b(?:,? o\b|,? ?\( ?0 ?, ?0 ?\))?/g
/** Words with which it is not the image that is asked for, or more is done than moving. */
const OTHERWISE =
  /\b(?:originals?|originally|pre-?image|before|mid-?point|inverse|undo|maps?|mapped|invariant|not|other|twice|every|each|daily|times|again|per|repeat\w*|until|always|distance|far|area|length|equation|describe|single)\b/

/** A text with `#0`, `#1`, … in the place of its points. */
function withPlaces(plain: string): { text: string; points: Point[] } {
  const points: Point[] = []
  const put = (point: Point) => `#${points.push(point) - 1}`
  const text = plain
    .replace(/[′’´`]/g, "'")
    .replace(ORIGIN, () => put([ZERO, ZERO]))
    .replace(PLACE, (all, a: string, b: string) => {
      const [x, y] = [numberIn(a), numberIn(b)]
      return x && y ? put([x, y]) : all
    })
  return { text, points }
}

const AT =
  '(?:the )?(?:point )?(?:with coordinates )?(?:(?<name>[a-z]) ?(?:= ?)?)?(?:at |with coordinates )?(?:the )?#(?<at>\\d)'
const WHO =
  '(?:(?:the|an?|this|its) )?(?:1 of (?:its|the|his|her) )?(?!image)(?:[a-z]{2,13} )?(?:[a-z]{2,13} of (?:the|an?|this|its) )?(?!image|find|what)[a-z]{1,13}(?: (?!at|is|has|are)[a-z]{3,5})?'
const BE =
  '(?:is|are|was|lies|stands|sits|starts?|begins?|has)(?: (?:placed|plotted|located|marked|drawn|off|standing))?'
/** Where the point is at first. */
const GIVEN = [
  `(?:start|begin)(?:ing|s)? (?:at|from|on|with) ${AT}`,
  `(?:(?:the|an?|1|this) (?!is|are|lies|has|was|sits|st|beg))?(?:1 of (?:its|the) )?(?!image)(?:[a-z]{3,13} )?(?<own>[a-z])?(?: of (?:the |an? )?[a-z]{3,13}(?: [a-z]{3,5})?)? ?${BE}(?: (?:at|on|in))?(?: (?:the )?(?:coordinates|position))? ${AT}`,
  `(?:the )?(?:coordinates|position) of (?:the )?(?!image)(?:[a-z]{3,13} ?)?(?<own>[a-z])? (?:are|is) ${AT}`,
  `${WHO} has (?:an?|1) (?:vertex|corner|point)(?: (?<own>[a-z]))?(?: at| with coordinates)? ${AT}`,
].map(source => new RegExp(`^${source}$`))

const NEW =
  '(?:the |its |this |his |her |their )?(?:new|image|final|resulting)(?: (?:point|position|coordinates|location|image|vertex|corner|place|ordered pair))?'
const OF =
  '(?: of (?:the |this |its |that )?(?:image |new )?(?:(?:image|position|(?:point|vertex|corner|counter|robot|dot|shape)(?: (?<of>[a-z]))?)|(?<own>[a-z])))?'
const DO =
  '(?:(?:find|what (?:is|are|will be|would be)|write(?: down)?|give|state|work out|determine|name|calculate) )?(?:the )?(?:(?:coordinates|position|location) of )?'
const IT =
  "(?:it|he|she|you|they|(?:the |its |this )?(?:image|counter|robot|point|new point)|(?<image>[a-z])(?<prime>')?)"
const ASKED = [
  `${DO}${NEW}${OF}(?: of ${AT})?`,
  `${DO}(?:the )?(?:point |vertex )?(?<image>[a-z])(?<prime>')?(?: of ${AT})?`,
  `where (?:is|are|does|will|would|did|do) ${IT}${OF}(?: (?:now|end up|land|finish|end|stop|be now|be|lie|move to|go))?`,
  `${DO}(?:its|his|her|your|the [a-z]+'s) coordinates(?: now)?`,
  `(?:which|what|${DO}the) (?:point|ordered pair|coordinates) (?:names |gives |shows |describes |is |are |do |does |will )?(?:the (?:point|place|position) where )?(?:you|it|she|he|the [a-z]+)(?: (?:is|are))?(?: (?:now at|now|at|land on|land|stops? at|stops?|end up at|end up on|end up|reach|arrive at|finish at|finish))?`,
].map(source => new RegExp(`^${source}$`))
/** Of the only point that a text speaks of beside where it is counted from. */
const ASKS_ONLY = new RegExp(`^${DO}(?:the )?(?:coordinates|position) of (?:the|this) point$`)
const ASKS_BETWEEN =
  /^(?:which|what) (?:ordered pair|point|coordinates) (?:names|gives|is|are|describes) (?:the point )?(?<how>.{4,50}) from (?:the )?#(?<at>\d)$/

const SET_OUT = /^(?:(?:start|begin)(?:ing)? (?:at|from)|from) (?:the )?(#\d),? (?=[a-z])/
/** `A is 4 units to the left of the origin and 2 units up`, and from where its ways are counted. */
const BESIDE = new RegExp(
  `^(?:(?:plot|mark|draw) )?(?:(?:an?|the) )?(?:point )?(?<own>[a-z])?(?: ?${BE})? ?(?<how>\\d.+)$`,
)
const FROM =
  /(?: (?:directly|vertically))?(?: (?<way>above|below)| (?:of|from)) (?:the )?(?:(?:point )?(?:[a-z] ?)?#(?<at>\d)|(?<axis>[xy])[- ]axis)/g

const FIRST_VERB = new RegExp(`\\b(?:${VERB})\\b`)
/** Before a verb: nothing, the point itself, what is asked for, or who is moved. */
const POINT_MOVED = new RegExp(`^(?:(?:the|an?) )?(?!image)(?:[a-z]{3,13} )?${AT}$`)
const IMAGE_ASKED = [`${DO}${NEW}${OF}`, `(?:${DO}${NEW} of |(?:write )?(?:the )?coordinates of )${AT}`].map(
  source => new RegExp(`^${source}$`),
)
const ANYBODY = new RegExp(`^(?:${WHO})?$`)
const BEFORE_VERB =
  /(?:^|,? )(?:is|are|was|gets|has been|when|if|after|under|it|being|an?|the|then|first|and)$/
const TO_GIVE =
  /,? to (?:give|get|form|make) (?:the )?(?:image |point |new point |image point )?(?<image>[a-z])?(?<prime>')?$/
const APPLIED = new RegExp(` is (?:applied to|performed on|used on) ${AT}$`)
const GIVES = / (?:gives|leads to|takes it to) (?:which|what)(?: point| coordinates| ordered pair)?$/

interface Told {
  points: Point[]
  place?: number
  name?: string
  moves: Move[]
  /** What the image is called where it is no name with a stroke. */
  image?: string
  /** It is told by the way to it. */
  isOnly?: boolean
  isAsked: boolean
}
type Groups = Record<string, string | undefined>

/** Notes where the point is; false where that is told already. */
function placed(told: Told, { at, name, own }: Groups): boolean {
  if (at === undefined) return true
  if (told.place !== undefined) return false
  told.place = Number(at)
  const called = name ?? own
  if (called !== undefined) told.name = called
  return true
}

/** Notes where a point lies by the ways to it, from one place or from both axes. */
function isBeside(told: Told, sentence: string): boolean {
  const { how = '', own } = BESIDE.exec(sentence)?.groups ?? {}
  const from = new Set<string>()
  const ways = how.replace(FROM, (...found) => {
    const { way, at, axis } = found.at(-1) as Groups
    from.add(at ?? axis ?? '')
    return way === undefined ? '' : way === 'above' ? ' up' : ' down'
  })
  const [at = ''] =
    from.size === 2 && from.has('x') && from.has('y') ? [String(told.points.push([ZERO, ZERO]) - 1)] : from
  const move = moveOf('move', ways, told.points)
  if (!move || !told.points[Number(at)] || from.size > 2 || !placed(told, { at })) return false
  told.moves.push(move)
  told.isOnly = true
  if (own !== undefined) told.image = own
  return true
}

function isAsked(told: Told, sentence: string): boolean {
  if (told.isOnly && ASKS_ONLY.test(sentence)) {
    told.isAsked = true
    return true
  }
  for (const asked of ASKED) {
    const found = asked.exec(sentence)
    if (!found) continue
    const { of, own, image, prime, ...groups } = found.groups ?? {}
    if (!placed(told, groups)) return false
    const name = image ?? of ?? own
    const isOther = name !== undefined && name !== told.name && name !== told.image
    if (isOther || (image !== undefined && prime === undefined && image !== told.image)) return false
    told.isAsked = true
    return true
  }
  const between = ASKS_BETWEEN.exec(sentence)?.groups
  const move = between && moveOf('move', between.how ?? '', told.points)
  if (!move || !placed(told, { at: between.at })) return false
  told.moves.push(move)
  told.isAsked = true
  return true
}

/** `triangle abc is translated 3 units left and then …`: one sentence with its verb. */
function isMoved(told: Told, sentence: string, verbAt: RegExpExecArray): boolean {
  let before = sentence.slice(0, verbAt.index).trim()
  for (let cut = before; ; before = cut) {
    cut = before.replace(BEFORE_VERB, '')
    if (cut === before) break
  }
  // `after a 270° clockwise rotation`
  const early =
    /^(.{0,120}?)(?:,? (?:after|under|following))? an? (\d{2,3} ?(?:°|degrees?)?(?: (?:anti-?|counter-?)?clockwise)?)$/.exec(
      before,
    )
  const who = early?.[1] ?? before
  const asks = IMAGE_ASKED.map(each => each.exec(who)).find(each => each)
  const subject = asks ?? POINT_MOVED.exec(who) ?? ANYBODY.exec(who)
  const [, mover] = /^(?:point )?([a-z])$/.exec(who) ?? []
  const isOther = mover !== undefined && told.name !== undefined && mover !== told.name
  // A point that has its name from a move goes on as another one.
  if (!subject || isOther || told.image !== undefined || !placed(told, subject.groups ?? {})) return false
  told.isAsked ||= asks !== undefined
  let how = sentence.slice(verbAt.index + verbAt[0].length).trim()
  const applied = APPLIED.exec(how)
  const given = TO_GIVE.exec(how)
  const gives = GIVES.exec(how)
  how = how.slice(0, (applied ?? given ?? gives)?.index)
  if (applied && !placed(told, applied.groups ?? {})) return false
  if (given?.groups?.image && !given.groups.prime) told.image = given.groups.image
  told.isAsked ||= gives !== null || !/ed$|s$/.test(verbAt[0])
  const straight = new RegExp(`^(?:of )?${AT} `).exec(how)
  if (straight && told.place === undefined) {
    if (!placed(told, straight.groups ?? {})) return false
    how = how.slice(straight[0].length)
  }
  let verb = verbAt[0]
  for (const part of `${early?.[2] ?? ''} ${how}`
    .trim()
    .split(/,? (?:and then|then|followed by|and is then) (?:an? |it is )?/)) {
    const own = new RegExp(`^(?:is )?(${VERB}) `).exec(part)
    verb = own?.[1] ?? verb
    const move = moveOf(verb, own ? part.slice(own[0].length) : part, told.points)
    if (!move) return false
    told.moves.push(move)
  }
  return true
}

const SENTENCES =
  /[.;?!]+(?: |$)|,(?: and)? (?=(?:what|where|find|write|give|which|state|work out|determine|name|calculate)\b)/
const MOST_MOVES = 3

/** Reads `The point (3, -2) is reflected in the x-axis. Write down …`: where a point is, what is done, what is asked. */
function readMoved(plain: string): CoordinatesTask | undefined {
  if (OTHERWISE.test(plain)) return undefined
  const { text, points } = withPlaces(plain)
  const told: Told = { points, moves: [], isAsked: false }
  const own = text
    .replace(/^on (?:an?|the) (?:[a-z]+ )?(?:grid|plane|axes),? /, '')
    .replace(SET_OUT, 'start at $1. ')
  for (const each of own.split(SENTENCES)) {
    const sentence = each.trim().replace(/^(?:if|when|and|then|now|given that) /, '')
    if (sentence === '' || isBeside(told, sentence)) continue
    const given = GIVEN.map(form => form.exec(sentence)).find(found => found)
    told.isOnly ||= /^(?:start|begin)/.test(sentence)
    const verbAt = FIRST_VERB.exec(sentence)
    const isKnown = given
      ? placed(told, given.groups ?? {})
      : (told.moves.length > 0 || !verbAt ? isAsked(told, sentence) : false) ||
        (verbAt ? isMoved(told, sentence, verbAt) : isAsked(told, sentence))
    if (!isKnown) return undefined
  }
  const point = points[told.place ?? -1]
  const isFit = told.isAsked && told.moves.length > 0 && told.moves.length <= MOST_MOVES
  return point && isFit ? { task: 'image', point, moves: told.moves } : undefined
}

const POINT = `(?:the )?(?:point )?(?:with coordinates )?(?:[a-z] ?)?\\( ?(?<x>${NUMBER}) ?, ?(?<y>${NUMBER}) ?\\)`
const QUADRANT = [
  `(?:in )?(?:which|what) quadrant (?:is|does|contains|has) ${POINT}(?: (?:lie|located|found|in|be))?(?: in)?`,
  `(?:the )?quadrant (?:of|in which|that contains|where) ${POINT}(?: (?:lies|is))?(?: in)?`,
].map(source => new RegExp(`^${source}$`))

/** Reads where a point comes to, and `In which quadrant does (-3, 4) lie?` */
export function readImage(plain: string): CoordinatesTask | undefined {
  const image = readMoved(plain)
  if (image) return image
  const groups = QUADRANT.map(form => form.exec(plain)?.groups).find(Boolean)
  const [x, y] = [groups?.x, groups?.y].map(each => numberIn(each ?? ''))
  // A point of an axis lies in none.
  return x && y && !isZero(x) && !isZero(y) ? { task: 'quadrant', point: [x, y] } : undefined
}
