import type { Paraphrase } from './paraphrase.ts'

const UNIT = '(?: ?(?:m|km|cm|ft|feet|metres|meters|floors|levels|storeys))'
const FROM =
  '(?: (?:the )?(?:(?<sea>sea level|sea|surface|water|water level)|(?<land>ground|ground level))(?: of the [a-z]+)?)'
const WHERE = ` (?:(?<below>below|under|beneath|underneath)|above|relative to|compared to|from)${FROM}`
const DIRECTLY =
  '(?:,? (?:directly|right|exactly|vertically|straight) (?:above|below|over|under|beneath) (?:it|him|her|them|the [a-z]+))'
const AT = `(?:at )?(?:an? |the )?(?:(?:height|depth|altitude|elevation|level) of )?(?:on )?(?:floor |level )?(?<at>-?\\d{1,5})${UNIT}?`
const BE =
  '(?:is|are|was|lies|stands|starts|swims|flies|hovers|floats|hangs|sits|dives)(?: (?:at|flying|swimming|hovering|floating|diving|resting|lying|standing|on))?'
/** Where something is: below what it is told from a minus says. */
const WHO = '(?:an? |the |its )?[a-z]+(?: of (?:an? |the )?[a-z]+)?(?: [a-z]+)?'
const PLACES = [
  `${WHO} ${BE} ?${AT}`,
  `${WHO} ${BE}(?:${DIRECTLY}(?: at)?)? ?${AT}${WHERE}(?:${DIRECTLY})?`,
].map(source => new RegExp(`^${source}$`))
const UP = 'rises|rose|goes up|went up|climbs|climbed|ascends|ascended|swims up|swam up|moves up|up'
const DOWN =
  'dives|dived|goes down|went down|sinks|sank|descends|descended|falls|fell|drops|dropped|swims down|moves down|down'
const MOVE = new RegExp(
  `^(?:(?:it|he|she|they|the [a-z]+) )?(?:then )?(?:(?<up>${UP})|${DOWN})(?: by| another| a further)? (?<by>\\d{1,5})${UNIT}?$`,
)
const WHICH = [
  'what is (?:its|his|her|their|the) (?:new |final )?(?:position|height|level|elevation|altitude)',
  'where (?:is|are) (?:it|he|she|they)',
  '(?:which|what) (?:floor|level) is (?:it|he|she) on',
].join('|')
const ENDS = new RegExp(`^(?:${WHICH})(?: now)?$`)
const APART =
  /^(?:how far apart(?:, in (?:metres|meters|feet))?,? are .{2,60}|(?:what is|find|work out|calculate) the (?:vertical )?(?:distance|difference)(?: in (?:height|level|elevation|altitude)s?)?(?: between .{2,60})?|how (?:far|much higher) (?:above|below|is|than) .{2,60}|how far is the .{2,40} (?:above|below) the .{2,40})$/
const NUMBERS = /\d/

/** Heights and depths, in whatever order: where something ends up, or how far two things are apart. */
function level([text = '']: string[]): string | undefined {
  const sentences = text.split(
    /[.;?] |(?<=\d[^.]{0,40}),? (?:and |but )?(?:then )?(?=(?:an? |the )?[a-z]+ (?:[a-z]+ )?(?:at )?-?\d)/,
  )
  const asked = sentences.pop() ?? ''
  if (NUMBERS.test(asked) || new Set(text.match(/(?<=\d ?)(?:m|km|cm|ft|feet|metres|meters)\b/g)).size > 1)
    return undefined
  const places: number[] = []
  const from = new Set<string>()
  let moves = ''
  for (const sentence of sentences) {
    const place =
      moves === '' ? PLACES.map(each => each.exec(sentence)?.groups).find(each => each) : undefined
    const move = place ? undefined : MOVE.exec(sentence)?.groups
    if (place && !(place.below && place.at?.startsWith('-'))) {
      places.push(Number(place.at) * (place.below === undefined ? 1 : -1))
      if (place.sea ?? place.land) from.add(place.land ? 'ground' : 'sea')
    } else if (move) moves += ` ${move.up === undefined ? '-' : '+'} ${move.by}`
    else return undefined
  }
  const [first, second] = places
  if (first === undefined) return undefined
  if (places.length === 1 && moves !== '') return ENDS.test(asked) ? `${first}${moves}` : undefined
  if (
    second === undefined ||
    places.length > 2 ||
    moves !== '' ||
    from.size > 1 ||
    !APART.test(asked) ||
    first === second
  )
    return undefined
  const [low, high] = first < second ? [first, second] : [second, first]
  return `${high} - ${low < 0 ? `(${low})` : low}`
}

export const levels: readonly Paraphrase[] = [
  [
    /^(?=.*-\d|.*\b(?:above|below|beneath|under|at \d+|floor|level)\b)(?=.*\b(?:far|distance|difference|position|height|level|elevation|altitude|where|floor|higher)\b).{30,240}$/,
    level,
  ],
]
