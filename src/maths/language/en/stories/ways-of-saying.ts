/** Where a sentence or a clause of it begins. */
const BEGINS = '((?:^|[.?!:;\\n])\\s*(?:please |now |so |then )?)'
const ORDER = '(?:find(?: out)?|work out|calculate|determine|compute|tell me|say|state)\\s+'
const IS = '(?:is|was|will be|would be|are|were)'
const NUMBER =
  '(?:\\d[\\d,]*(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)'
const SIGN = '(?:£|\\$|€|₹|Rs\\.? ?|Re\\.? ?)?'

const SPELT = { one: 1, two: 2, five: 5, ten: 10, twenty: 20, fifty: 50, hundred: 100 }
const MONEY = { pound: '£', euro: '€', dollar: '$$', rupee: '₹' }
/** `a ten-pound note` is a £10 note. */
const NOTES = Object.entries(SPELT).flatMap(([word, number]) =>
  Object.entries(MONEY).map(([money, sign]): [string, string] => [
    `\\b${word}[- ]${money}(?= (?:note|bill|coin)s?\\b)`,
    `${sign}${number}`,
  ]),
)

/**
 * Ways of saying what is said plainly otherwise, each a pattern with what stands for it: `Find the cost of 6 pens.` asks how
 * much 6 pens cost. Tried in their order, whatever the letters' size.
 */
export const WAYS_OF_SAYING: readonly [string, string][] = [
  ...NOTES,
  // Orders that ask.
  [`${BEGINS}${ORDER}(?=the\\s)`, '$1What is '],
  [`${BEGINS}${ORDER}(?=(?:how|what)\\s)`, '$1'],
  [`${BEGINS}${ORDER}(?=(?:his|her|their|its) (?:total|present|new|average)\\s)`, '$1What is '],
  [
    `\\bwhat ${IS} the (?:total )?number of (\\p{L}+)(?=[.?!]|$| (?:left|remaining|altogether|in all|in total)\\b)`,
    'How many $1 are there',
  ],
  ['\\bare there (left|remaining)(?=[.?!]|$)', 'are left'],
  [
    '\\bwhat (?:length|amount|quantity|weight|mass) (?=(?:is|are|was|remains) (?:now )?(?:left|remaining)\\b)',
    'How much ',
  ],
  // The order of words, and words, of who thinks in another language.
  [
    '\\bhow (much|many) (?!(?:do|does|did|will|would|can|could|must|should|has|have|had|is|are|was|were|more|fewer|less)\\b)(\\p{L}+) (he|she|it|they|we|i|you) (will|can|did|has|have|does|had|do)\\b(?! to\\b)',
    'How $1 $2 $4 $3',
  ],
  [
    '\\bhow much (?=(?:pages|books|balloons|children|people|apples|metres|meters|pieces|sweets|cards|marbles|eggs|pupils|students|boxes|bottles|pens|pencils|days|hours|minutes|flowers|trees|cars|stickers|toys|bags)\\b)',
    'How many ',
  ],
  [
    '\\b(has|have) (\\d{1,2}|\\p{L}+teen|twelve|eleven|ten|nine|eight|seven|six|five) years(?=[.,;?!]| and\\b)',
    'is $2 years old',
  ],
  ['\\bwhat age (?:has|have|is)\\b', 'How old is'],
  ['\\bhow many (\\p{L}+) (?:are staying|is staying|rests?)(?= for\\b|[.?!]|$)', 'How many $1 are left'],
  // `2 metre 20`: centimetres, and pence, behind their wholes.
  ['\\b(\\d{1,2}) (?:met(?:re|er)s?|m) (\\d\\d)(?=[.,;?!]|$| (?:and|each|long)\\b)', '$1.$2 metres'],
  ['\\b(\\d{1,3}) (?:pounds?|quid) (\\d\\d)(?=[.,;?!]|$| (?:and|each|for|an?)\\b)', '£$1.$2'],
  ['\\b(\\d{1,3}) (?:dollars?|bucks) (\\d\\d)(?=[.,;?!]|$| (?:and|each|for|an?)\\b)', '$$$1.$2'],
  ['\\b(\\d{1,3}) euros? (\\d\\d)(?=[.,;?!]|$| (?:and|each|for|an?)\\b)', '€$1.$2'],
  // What something costs.
  [
    `\\bwhat ${IS} the (?:total |whole )?(?:cost|price) of ((?:one|each|a|an|1) [\\p{L}' -]+?)(?=[.?!,]|$| (?:if|when) )`,
    'How much does $1 cost',
  ],
  [
    `\\bthe (?:cost|price) of ((?:a|an|one|1|each|every) [\\p{L}-]+(?: [\\p{L}-]+)?) ${IS} (?=${SIGN}\\d)`,
    '$1 costs ',
  ],
  [`\\bthe (?:total )?(?:cost|price) of (\\d+ [\\p{L}-]+(?: [\\p{L}-]+)?) ${IS} (?=${SIGN}\\d)`, '$1 cost '],
  [
    `\\bwhat ${IS} the (?:total )?(?:cost|price) of ((?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) [\\p{L}' -]+?)(?=[.?!,]|$| (?:if|when) )`,
    'How much do $1 cost',
  ],
  // Sizes by their names.
  [
    `\\bthe (?:mass|weight) of ((?:a|an|one|1|each|every) [\\p{L}-]+(?: [\\p{L}-]+)?) ${IS} (?=\\d)`,
    '$1 weighs ',
  ],
  [`\\bthe (?:total )?(?:mass|weight) of (\\d+ [\\p{L}-]+(?: [\\p{L}-]+)?) ${IS} (?=\\d)`, '$1 weigh '],
  [
    '\\bhow long (?:is|was) the (?:piece|part|rest|bit|rope|string|ribbon) (?:that (?:is|was) )?(?:left|remaining)(?: over)?\\b',
    'How much is left',
  ],
  [`\\bwhat ${IS} the length of\\b`, 'How long is'],
  [`\\bwhat ${IS} the height of\\b`, 'How tall is'],
  [`\\bwhat ${IS} the (?:weight|mass) of\\b`, 'How heavy is'],
  [`\\bwhat ${IS} the age of\\b`, 'How old is'],
  ['\\b(?:how much|what) distance (?=(?:will|does|did|would|can|has)\\b)', 'How far '],
  ['\\bof (?:length|height|weight|mass|capacity) (?=\\d)', 'of '],
  [`\\b(twice|${NUMBER} times) (?:his|her) age\\b`, '$1 as old'],
  [`\\b(twice|${NUMBER} times) (\\p{Lu}\\p{L}+)'s age\\b`, '$1 as old as $2'],
  // Alike in all but number.
  ['\\b(?:such|identical|similar|equal-sized) (?=(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s\\b)', ''],
  [`\\b(?:out )?of (?:these|those|them|which),? (${NUMBER}) (?=(?:is|are|was|were)\\b)`, '$1 of them '],
  ['\\bout of (?=(?:these|those|them|which)\\b)', 'of '],
  [`\\bthe population of ((?:a |the )?[\\p{L}]+) (?:is|was) (${NUMBER})`, 'There are $2 people in $1'],
  // So much in each.
  [`,? each (?:containing|holding|having|carrying|with) (?=${NUMBER})`, ' with '],
  [`,? each weighing (?=${NUMBER})`, ' of '],
  [`,? each (?:costing|priced at|worth) (${SIGN}${NUMBER})`, ' at $1 each'],
  [`\\b(?:costing|priced at) (?=${SIGN}\\d)`, 'for '],
  // Not done yet.
  ['\\b(are|is|were|was) (?:still |yet )?(?:left |yet )?to be (?=\\p{L}+(?:ed|n|t|d|m)\\b)', '$1 not '],
]
