/** What children ask about numbers and measures themselves, with a short true answer. */
export const CURIOSITIES: readonly [RegExp, string][] = [
  [
    /\bwhy\b.{0,150}\b(?:60|sixty)\b.{0,150}\b(?:min\w*|sec\w*|hour)|\bwhy\b.{0,150}\bhours?\b.{0,150}\b(?:60|sixty)\b/,
    'People in Babylon counted in sixties more than three thousand years ago, and clocks have kept it. Sixty is handy, too: it can be shared by two, three, four, five, six, ten and twelve with nothing left over, and a hundred can’t.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:360|three hundred and sixty)\b.{0,150}\b(?:degrees?|circle|turn)\b|\bwhy\b.{0,150}\b(?:degrees?|circle|turn)\b.{0,150}\b360\b/,
    'That comes from Babylon, too, where people counted in sixties; it is also nearly as many as there are days in a year. And it can be shared in very many ways with nothing left over.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:24|twenty ?four)\b.{0,150}\bhours?\b|\bwhy\b.{0,150}\bday\b.{0,150}\b24\b/,
    'In old Egypt they shared the day into twelve parts and the night into twelve. Twelve can be counted on one hand: three joints on each of four fingers.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:12|twelve)\b.{0,150}\bmonths?\b|\bwhy\b.{0,150}\byear\b.{0,150}\b12 months\b/,
    'The moon comes round about twelve times in a year, and the months began with that. The word month even comes from moon.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:7|seven)\b.{0,150}\bdays?\b/,
    'Long ago people saw seven lights that wander across the sky: the sun, the moon and five planets. Each got a day: think of Sunday, Monday and Saturday.',
  ],
  [
    /\bwho (?:invented|made|came up with|made up|discovered|started) (?:maths?|numbers|counting|sums)\b|\bwhy (?:was|did they|did people|did someone|did anyone) (?:invent\w*|make up|made up) maths\b/,
    'Nobody alone. People counted with cuts on bones long before they could write, and wherever they traded, built and watched the stars they made maths out of it, for thousands of years.',
  ],
  [
    /\bwho (?:made|decided|invented|came up with|says|said)\b.{0,40}\b(?:rules?|round\w*)\b/,
    'Nobody’s name is known for it: people agreed on such rules bit by bit, so that everybody comes to the same.',
  ],
  [
    /\bwho (?:invented|made|came up with|discovered) (?:the )?(?:zero|0)\b/,
    'Zero as a number comes from India, about fourteen hundred years ago. Before that people just left a gap.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:call(?:ed)? (?:it )?|named? )?(?:pi|π)\b(?! (?:r|are)\b)/,
    'It is the Greek letter p, for the way round. However big a circle is, the way round is always the same bit more than three times the way across: that number is pi.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:ten|10)\b.{0,150}\b(?:digits|numbers|fingers)\b|\bwhy do we count in (?:tens|10s)\b/,
    'Because we have ten fingers! Some people counted in twenties, with their toes, and computers count with two digits only.',
  ],
  [
    /\bwhy\b.{0,150}\b(?:use|have|is it|always)\b.{0,150}\b(?:x|letters?)\b.{0,150}\b(?:maths|algebra|unknown|numbers?)\b|\bwhy is it always x\b/,
    'A letter keeps the place of a number that we don’t know yet. Descartes, four hundred years ago, took the last letters of the alphabet for that, and x was used most.',
  ],
  [
    /\b(?:biggest|largest|highest) number\b(?! (?:of|in|is|out|from|here|than))/,
    'There is none: whatever number you say, you can add one to it. That is why we say that numbers never end.',
  ],
  [
    /\bwhat (?:is|comes after|'?s after) (?:a )?(?:million|billion|trillion)\b|\bhow many zeros? (?:has|does|in|are in)\b.*\b(?:million|billion|googol)\b/,
    'A million is a thousand thousands, a billion is a thousand millions, and then come trillions. Each has three more zeros than the one before.',
  ],
]

const FACTS = [
  'Add any row of odd numbers from one on, and you always come to a square: one and three are four, and five more are nine. Try how far it goes!',
  'Take a number of two digits, turn it round, and take the smaller from the bigger one. It can always be shared by nine! Try it.',
  'A sheet of paper folded forty-two times would reach to the moon. Folding doubles it each time. How thick is it after three folds?',
  'Honeycombs have six sides because hexagons fill a surface with the least wax. Which other shapes fit together with no gaps?',
] as const

/** Something surprising about numbers, which a child can try. */
export const NUMBER_FACTS: readonly [string, ...string[]] = FACTS
