/** Part of a list of numbers, each with its unit or none. */
const ITEM = '[-−]?\\d+(?:\\.\\d+)?(?: ?(?:°[CF]?|[a-z]{1,2}|%))?'
const LIST = `${ITEM}(?:, ?${ITEM}){1,20}(?:,? and ${ITEM})?`
const RANK = '(?:\\d+th|fourth|fifth|sixth|seventh|eighth|ninth|tenth)'
const MIDDLE = '(?:mean|average|median|mode|modal value|range)'
const FORM_OF =
  '(?:in terms of (?:π|pi)|correct to|to the nearest|to (?:\\d|one|two|three) (?:decimal|significant)|as a (?:fraction|decimal|percentage|mixed)|in its (?:simplest|lowest)|in (?:simplest|lowest) (?:form|terms))'

/**
 * What books say at length, and what is said for it: each holds wherever it stands, and changes nothing of what is asked.
 * Tried one after the other, whatever the size of their letters.
 */
export const SAID_PLAINLY: readonly (readonly [string, string])[] = [
  // How the answer is to look, said in the middle of an order.
  [
    `(^|[.?!] )(find|calculate|work out|give|state|write down|determine), (${FORM_OF}[^,.?]{0,40}), ([^.?!]{5,200})`,
    '$1$2 $4, $3',
  ],
  [
    `(^|[.?!] )what (is|was), (${FORM_OF}[^,.?]{0,40}), ([^.?!]{5,200}\\?)`,
    '$1What $2 $4 Give your answer $3.',
  ],
  [
    '\\b(?:write|give|state|express) (?:the|this|that|your) (?:sum|difference|product|quotient|total|result|amount|probability|chance) (?=as|in|to)',
    'Give your answer ',
  ],
  ['([.?!]) (?:write|give|express|state) it (?=(?:as|in|to) )', '$1 Give your answer '],
  [
    ",? ?(?:stating|saying|and say|and state) (?:whether|if) (?:it is|it's|this is|there is) (?:an? )?(?:overall )?(?:increase|gain|rise|profit|decrease|loss|fall|drop) or (?:an? )?(?:overall )?(?:increase|gain|rise|profit|decrease|loss|fall|drop)",
    '',
  ],
  [',? ?(?:on|using|by) (?:the |a )?(?:24|twenty[- ]four)[- ]hour (?:clock|time|format)(?: time)?,?', ''],
  [
    ',?(?: and)?(?: then)? (?:a|one|the next|the following|some) (?:day|week|month|year|time|while|season) (?:later|after)(?: that)?,? (?:it|the price|this) (?:is|was) ',
    ', then ',
  ],
  [
    '\\bthe (price|rent|cost|fee|value|salary|fare|wage) (?:on|of|for) (?:an?|the|his|her) [a-z]+(?: [a-z]+)? (?=is (?:raised|cut|increased|reduced|decreased|lowered|put up) by \\d+(?:\\.\\d+)? ?%)',
    'the $1 ',
  ],
  // Sizes by their names.
  [
    '(?:,|with)? ?whose ((?:outer |inner |base )?(?:radius|height|diameter|length|width|base|side|depth|breadth|sides|edges?)) (?:is|are|measures?) ',
    ' with $1 ',
  ],
  [
    '(?<=\\d ?[a-z]{1,2}),? and with (?=(?:radius|height|diameter|length|width|base|side|depth|breadth)\\b)',
    ' and ',
  ],
  ['\\bthe (?:measure|size) of (?=(?:the )?angle\\b)', ''],
  ['\\bangles ([A-Z]) and ([A-Z]) are (?=(?:supplementary|complementary)\\b)', 'Angle $1 and angle $2 are '],
  // Data.
  [`(${MIDDLE}) (?:of|for) (?:these|the following|the) (?:[a-z']+ ){1,4}?[a-z]+ ?: (?=[-−\\d])`, '$1 of '],
  [
    `(^|[.?!] )the [^.:?!\\d]{3,80} (?:were|are|was)(?: as follows)?:? (${LIST})\\. ((?:what|find|work out|calculate|give|write down|state)(?: is| was| are| were| down)? the ${MIDDLE})(?: of (?:the|these|their|her|his)(?: [a-z]+){1,3})?(?=[.?])`,
    '$1The numbers were $2. $3',
  ],
  // Chance.
  [
    ' ?\\((?:that is,? |i\\.e\\.? |an? )?(?:ace|king|queen|jack)s?(?:(?:,? or|,? and|,) (?:an? )?(?:king|queen|jack)s?){2}\\)',
    '',
  ],
  ['\\bwithout looking\\b|\\bwith (?:his|her|their) eyes (?:shut|closed)\\b|\\bblindfolded\\b', 'at random'],
  [
    ',? one (?:after the other|after another|by one),? (?:and|then) (?:eats|keeps|wears) (?:them|both|both of them)\\b',
    ' without replacement',
  ],
  [',? (?:and|then) (?:eats|keeps) (?:them both|both|both of them)\\b', ' without replacement'],
  // Rules of sequences.
  [
    `(?:here|these|below) are (?:the )?(?:first )?(?:\\w+ )?(?:terms|numbers)(?: (?:of|in) (?:a|an|the) (?:number |linear |arithmetic )?(?:sequence|pattern))?: (${LIST})(?:,? ?(?:\\.{3}|…))?\\.? (?:what is|find|write down|work out) (?:the )?(${RANK}) (?:term|number)(?: (?:of|in) (?:the|this) (?:sequence|pattern))?`,
    'Find the $2 term of the sequence $1',
  ],
  [
    '\\bthe rule (?:for|of) (?:a|the|this) (?:number )?(?:pattern|sequence) is:? [\'‘"“]?([a-z]+ \\d+(?:,? (?:and )?(?:then )?[a-z]+ \\d+)?)[\'’"”]?\\. (?:the|its) (?:first|1st|starting) (?:number|term) is (-?\\d+)\\. (?:what is|find|work out|write down) (?:the )?(\\w+) (?:number|term)(?: (?:of|in) the (?:pattern|sequence))?',
    'The first term of a sequence is $2. The rule is $1. Find the $3 term',
  ],
]
