/** What words may stand in the slots of role frames; parts of patterns. */

const COLOUR = 'red|blue|green|yellow|white|black|orange|purple|pink|brown|gold|silver'
const COUNTER =
  '(?: (?:counters?|marbles?|balls?|beads?|sweets?|ones?|cubes?|pens?|pencils?|socks?|discs?|cards?|tiles?|buttons?|blocks?))?'
const POLYGON =
  'triangle|square|quadrilateral|pentagon|hexagon|heptagon|octagon|nonagon|decagon|dodecagon|\\d+[- ]sided (?:polygon|shape)|(?:polygon|shape) (?:with|that has|has|of) \\d+ (?:equal )?sides'
const LENGTHS =
  'mm|cm|km|m|millimet(?:re|er)s?|centimet(?:re|er)s?|kilomet(?:re|er)s?|met(?:re|er)s?|inch(?:es)?|feet|ft|yards?|units?'
const ORDINAL = '\\d+(?:st|nd|rd|th)|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|hundredth'

/** What a word in a slot may be. */
export const WORDS_IN_SLOTS: Readonly<Record<string, string>> = {
  colour: COLOUR,
  polygon: POLYGON,
  counters: `\\d+ (?:${COLOUR})${COUNTER}(?:(?:,? and|,? plus|,| &)? ?\\d+ (?:${COLOUR})${COUNTER}){1,4}`,
  ordinal: ORDINAL,
  rank: `${ORDINAL}|first|second|third|fourth|nth`,
  time: 'hours?|hrs?|minutes?|mins?|days?|weeks?',
  length: 'm|cm|km|metres?|meters?|feet|ft|yards?|miles?',
  distance: '\\d+(?:\\.\\d+)? ?(?:km|kilometres?|kilometers?|miles?|m|metres?|meters?)',
  outcome: 'six|five|four|three|two|one|head|heads|tail|tails|\\d|red|blue|green|yellow|white|black',
  fraction: '\\d{1,2}/\\d{1,3}',
  capacity: 'litres?|liters?|l|ml|millilitres?|gallons?|pints?',
  letter: '[a-z]',
  side: '\\d{0,3}[a-z](?: ?[-+] ?\\d{1,3})?|\\d{1,4}',
  lunit: LENGTHS,
  sunit: `(?:square |sq )?(?:${LENGTHS})(?:²|\\^?2| squared)?`,
  cunit: `(?:cubic )?(?:${LENGTHS})(?:³|\\^?3| cubed)?|ml|l|litres?|liters?`,
  through: '(?:-?\\d{0,2}|[a-z])x ?[-+] ?(?:\\d{1,3}|[a-z])',
  quadratic: 'x(?:\\^2|²) ?[-+] ?\\d*x ?[-+] ?\\d+',
  place: '10|100|1000|tens?|hundreds?|thousands?|million|whole numbers?|whole|integer|tenths?|hundredths?',
  unit: '(?:square |sq |cubic )?(?:mm|cm|km|m|mg|kg|g|ml|cl|l|ft|in|yd|oz|lbs?|st|millimetres?|centimetres?|centimeters?|kilometres?|kilometers?|metres?|meters?|grams?|kilograms?|kilos?|tonnes?|millilitres?|litres?|liters?|inch|inches|feet|foot|yards?|miles?|ounces?|pounds|pints?|quarts?|gallons?|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?)(?:[²³]|\\^?[23]\\b| squared| cubed)?',
}
