/** Words by which a child names what it sees or would do, short as they come in an answer to a hint. */
export const SAID_IDEAS = {
  yes: /^\W*(?:(?:um+|er+|oh|well|i think)\W+)*(?:yes|yeah|yep|yup|yea|ya|sure)\b(?! pl)|\b(?:they are|it is|it does|i can)\b/,
  no: /^\W*(?:(?:um+|er+|oh|well|i think)\W+)*(?:no|nope|nah)\b(?! (?:idea|clue|thanks?|more|problem|way|need|worries))|\b(?:none|neither|never)\b/,
  same: /\b(?:same|equal|match(?:es|ing)?|alike)\b/,
  different: /\b(?:different|diff|differ|unequal|other sizes?)\b/,
  add: /\b(?:add(?:s|ed|ing|ition)?|plus(?:ed|es)?|sum|total|put(?:ting)?(?: \w+){0,2} together|together|altogether|join\w*)\b|\+/,
  takeAway:
    /\b(?:tak(?:e|es|en|ing)(?: \w+){0,3} (?:away|off)|took|take ?away|subtract\w*|minus(?:ed)?|difference|less)\b/,
  times: /\b(?:times(?:ed|ing|d)?|multipl\w+|timsed|x by|lots of|product)\b|×/,
  divide: /\b(?:divid\w+|division|divided|devid\w+|shar(?:e|es|ed|ing)|split\w*|cut\w*|halv\w+)\b|÷/,
  left: /\b(?:(?<!\d )left|backwards?|down(?:wards?)?|back|lower)\b/,
  right: /\b(?:right|forwards?|up(?:wards?)?|higher)\b/,
  more: /\b(?:more|bigger|larger|greater|big|up|grow\w*|increas\w+|higher)\b/,
  less: /\b(?:less|smaller|fewer|small|down|shrink\w*|decreas\w+|lower)\b/,
  given: /\b(?:given|know(?:n)?|got (?:it|that|one)|have (?:it|that)|told|there already|its there|says)\b/,
  asked:
    /\b(?:asked|asks|asking|unknown|find|missing|dont know|don't know|not given|looking for|need(?:ed)?)\b/,
  start: /\b(?:start|first|original|old|beginning|before|whole)\b/,
  new: /\b(?:new|after|result|second|changed|what (?:is|was) left|then)\b/,
  order:
    /\b(?:order(?:ed)?|sort(?:ed)?|smallest (?:to|first)|lowest (?:to|first)|low to high|line them up|arrange)\b/,
  turnOver:
    /\b(?:flip\w*|turn\w*(?: \w+){0,3} (?:over|upside)|upside|invert\w*|reciprocal|swap\w*|kfc|kcf)\b/,
  under:
    /\b(?:under(?:neath)?|below|line(?:d)? up|lined|same (?:place|column|line)|on top of|in line|above)\b/,
  decimals: /\b(?:decimals?|point numbers?)\b/,
  pieces: /\b(?:pieces|parts?|bits|slices|groups?)\b/,
  ones: /\b(?:ones?|units?|right (?:side|column)|last (?:digits?|column))\b/,
  tens: /\b(?:tens?)\b/,
  radius: /\b(?:radius|rad)\b/,
  diameter: /\b(?:diameter|diamiter|diamter)\b/,
  straightLine: /\b(?:straight|line)\b/,
  fullTurn: /\b(?:full|whole turn|all the way round|circle|point)\b/,
  rightAngle: /\b(?:right angle|corner|quarter turn)\b/,
  longest: /\b(?:longest|hypotenuse|hypotenous|hypot\w*|biggest)\b/,
  goAway: /\b(?:go(?:es|ing|ne)? away|went|go|gone|leave|left|lost|eaten|ate|away|gave|give|took|taken?)\b/,
  together: /\b(?:come(?:s)? together|together|come|join\w*|more came|got more|gets? more|altogether)\b/,
  compared: /\b(?:compar\w+|more than|less than|fewer than|difference)\b/,
  howOften: /\b(?:how (?:many|often|much)(?: times)?|times (?:you|it|to)|by itself|with itself)\b/,
  before: /\b(?:before|morning|am)\b/,
  afternoon: /\b(?:after|afternoon|evening|pm|night)\b/,
  brackets: /\b(?:brackets?|parenthes\w+)\b/,
  powers: /\b(?:powers?|squared?|cubed?|index|indices|exponents?)\b/,
  interest: /\b(?:interest (?:alone|only)|(?:just|only)(?: the)? interest|interest)\b/,
  everything: /\b(?:everything|all of it|total|whole|end|altogether)\b/,
  positive: /\b(?:positive|plus|pos)\b/,
  negative: /\b(?:negative|minus|neg)\b/,
} as const satisfies Record<string, RegExp>

/** What a child may name in its answer to a hint. */
export type Idea = keyof typeof SAID_IDEAS

/** What is meant where one of these is denied: `not the same`. */
export const OPPOSITE: Partial<Record<Idea, Idea>> = {
  same: 'different',
  different: 'same',
  yes: 'no',
  given: 'asked',
  more: 'less',
  less: 'more',
  left: 'right',
  right: 'left',
}

/** Stands right before what it denies. */
export const DENIES =
  /\b(?:not|isnt|arent|dont|doesnt|cant|wont|never|[a-z]+n't)(?: (?:the|a|an|at|in|all|really|even|quite|of))*\s*$/

/** The size of pieces, at the place of how many make a whole. */
export const PIECES_OF = [
  '',
  '',
  'hal(?:f|ves)',
  'thirds?',
  '(?:quarters?|fourths?)',
  'fifths?',
  'sixths?',
  'sevenths?',
  'eighths?',
  'ninths?',
  'tenths?',
  'elevenths?',
  'twelfths?',
  'thirteenths?',
  'fourteenths?',
  'fifteenths?',
  'sixteenths?',
  'seventeenths?',
  'eighteenths?',
  'nineteenths?',
  'twentieths?',
]
