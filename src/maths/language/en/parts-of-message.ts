const LEAD =
  '(?:(?:ok|okay|okey|and|but|so|now|then|also|grand|right|lol|haha|yay|abeg|pls|please|sir|mam|maam|miss|hang on|wait)\\b[\\s,]*)*'
export const from = (body: string) => new RegExp(`^\\W*${LEAD}(?:${body})`, 'iu')

/** Asks about what is on the table. */
export const ASKS = from(
  [
    'why\\b(?! don.?t (?:we|you) (?:do|try))',
    'how come\\b',
    'how (?:do|will|would|can|could|should|to|did) (?:i|we|you|u|one)\\b.*\\b(?:check|sure|know|verify|prove|control|tell|see)\\b',
    'how to (?:check|verify|know)\\b',
    '(?:can|could|may) (?:i|we|u|you) (?:check|prove|verify|test)\\b',
    'is there (?:a|any) (?:trick|way|quick way)\\b',
    'what(?:s| is|.s| do| does)? .{0,30}(?<!\\bthe )\\bmean\\b(?! of\\b)',
    'what mean\\b',
    'wdym\\b',
    'ha(?:ve|s) (?:i|we|it) (?:finish|end|done)',
    '(?:is|are|am) (?:it|that|this|we|i) (?:finished|done|all|enough|allowed|correct|right|luck|just luck)\\b.{0,25}$',
    '(?:finished|done) ?\\?',
    'is (?:this|that|my) (?:method|way)\\b',
    'is it (?:also |still )?(?:possible|ok|okay|fine|allowed) (?:to|if|that)\\b',
    'does (?:it|that|the order) (?:really )?matter\\b',
    'is (?:it|that|this) (?:ok|okay|fine) or do i\\b',
    '(?:do|must|should) (?:i|we) (?:(?:have|need) to )?(?:make|change|simplify|convert|write|round|leave) (?:it|that|this)\\b',
    '(?:could|can) (?:there|another|more)\\b',
  ].join('|'),
)
/** Says what is to come next, behind a yes as well. */
export const WISH = from(
  `(?:(?:yes+|yeah|yep|yup|yh|sure)\\b[\\s,]*(?:(?:but|and|pls|please)\\b[\\s,]*)*)?(?:${[
    '(?:(?:can|could|may|shall|will) (?:i|we|you|u) (?:please |pls )?|i (?:want|need|would like|wanna) |let.?s )?(?:have |get |give me |give us |give |gimme |do |try |make me |set me |show me )(?:us |me )?(?:an? |some |one |1 )*(?:nuther|another|more|new|similar|easier|easyer|harder|different|one|like|word|again)\\b',
    '(?:another|one more|nuther|1 more)\\b(?:[,:;]| (?:one|question|sum|please|pls|like|of|the same)\\b|\\W*$)',
    'give (?:me )?(?:one|another|some)\\b',
    '(?:an?|one|some) (?:\\p{L}+ ){1,3}(?:one|ones|question|questions|sum|sums|problem|problems)(?: (?:please|pls|plz|now|next|instead))*\\W*$',
    '(?:something )?(?:easier|harder)\\b',
    '(?:an? )?easy(?: one)?(?: (?:please|pls))?\\W*$',
  ].join('|')})`,
)
/** `ok now spelling. is it …`, behind something else. */
export const OTHER_SUBJECT =
  /(?<=[.!?]\s)(?:(?:ok|and|now|so|next|but|then)[\s,]+)*(?:spelling|science|english|history|geography|french|spanish|german)\b/i
/** Says nothing that a reply is needed for. */
export const LEAD_ALONE =
  /^\W*(?:(?:ok|okay|lol|haha|nice|cool|yay|hi+|hello|hey|sir|ma|maam|ma'am|miss|good (?:morning|afternoon|evening)|right|so|oh|well|great|thanks|and|again|please|pls|thank god|god|ugh+|argh+|meh|um+|erm|hm+|omg|bruh|bro)\b\W*)+$/i
/** `why cant i just do 800 - 15` */
export const WHY_NOT =
  /^\W*(?:(?:but|and|so|ok) )*why (?:can'?t|cant|cannot|not|don'?t|dont|isn'?t|isnt|couldn'?t)\b/i

/** Words of maths; what has one of them is told of the work. */
export const OF_MATHS =
  /\b(?:answer|sum|question|number|equals?|add(?:ed|s)?|plus|minus|times|divid(?:e|ed|es)|multipl(?:y|ied|ies)|subtract(?:ed)?|fraction|percent|area|angle|bracket|side|step|line|formula|half|double|total|carry|column|digit|x|y|table|even|odd|left|bigger|smaller|same|lcm|hcf|gcf|gcd|mean|median|mode|range|tax|discount|maths|write|do i|remainder)\b/i

/** A place in a sentence where something of another kind may begin. */
export const CLAUSE =
  /(?<=\S)(?:,\s*|\s+)(?=(?:(?:and|but|so|also|ok|then|now)\s+)*(?:why|how (?:do|will|would|can|could|should|to|come)|what do|whats|can (?:i|you|u|we)|could (?:i|you|u|we)|give|gimme|another one|have i|is it (?:finished|done)|finished|done|is there|does it|different|next|new)\b)/gi
export const NOT_BEFORE =
  /\b(?:that'?s|is|know|no|get|see|understand|me|sure|explain|wonder|idea|of|is it|or|when|what time)\s*$/i

export const THE_OTHER = /^\W*(?:(?:and|so|ok|then) )*the other\b(?! (?:question|sum|problem|task))/i
