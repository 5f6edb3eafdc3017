/** One number stands in place of another: `for 3 hours, no wait, 4 hours`. */
export const PUT_RIGHT =
  /\b(?:no,? wait|wait,? no|scratch that|i meant|(?:no|sorry|oops|actually|er+m*|um+),? (?:sorry,? )?i mean)\b/i

/** Ways to tell a number without writing it, which nobody who goes by the written ones sees. */
export const HIDDEN_NUMBERS: readonly RegExp[] = [
  // There and back is twice the way.
  /\b(?:each way|both ways|there and back|round trips?|and back|back and forth|return (?:trip|journey|ticket)s?)\b/i,
  // Five days, or two.
  /\b(?:weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|through|till|until)|school days?|weekends?)\b/i,
  // How many of each, of two who are named before.
  /\b(?:they|we|you|the two|these two)\s+(?:both|each)\b|\beach of (?:them|us|the two)\b|\b(?:twins|triplets|quadruplets)\b/i,
  // What is away belongs to it, too.
  /\b(?:on loan|lent out|borrowed)\b.*\b(?:own|belong|altogether|in all)/is,
  // One more than those who are told: `counting Ramesh`.
  /\bcounting (?:[a-z]+)(?= *[?.,]|self)/i,
  // One more than the friends.
  /\b(?:himself|herself|themselves|myself|including|(?:he|she|i) and (?:his|her|my)|with (?:his|her|my) (?:\w+ ){1,2}(?:friends|cousins|sisters|brothers))\b/i,
  // The dog of `two cats and a dog`.
  /(?:,| and) an? [a-z]+[.?]/i,
  // What is left of sixty minutes, of twelve.
  /\b(?:rest of (?:the|an?|his|her) (?:hour|day|week|dozen|year|month|minute)|of (?:an|the) hour)\b/i,
  // The child itself, between those before and behind it.
  /\b(?:in front of|ahead of) (?:him|her|me)\b[^.?!]*\b(?:behind|after)\b|\bbehind (?:him|her|me)\b[^.?!]*\b(?:in front|ahead)\b/i,
  // The same one counted from both ends: `5th from the front and 9th from the back`.
  /(?:\d(?:st|nd|rd|th)|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last))\b[^.?!]{0,30}\bfrom (?:the|either|each|both)\b/i,
  // What a coin is worth.
  /\b(?:an?|one|found the) (?:nickel|dime|penny|quarter coin)\b/i,
  // One more than those who are told.
  /\b(?:shar|split|divid)\w*\b[^.?!]{0,60}\bwith (?:their|his|her|my|our) (?!friends?\b)\w+/i,
  // The wheels of what has some.
  /^(?!.*\b(?:\d+|one|two|three|four|six|eight)[- ](?:wheel|leg|eye|side)).*\bhow (?:many|much)\b[^.?!]*\b(?:wheels|legs|feet|paws|eyes|ears|tyres|tires)\b/is,
  // As many of one thing as of another.
  /(?<!\b(?:twice|times|half) )\bas many \w+ as (?!(?:he|she|they|i|we|you|it|possible)\b)/i,
  // What something has lost, or got, since.
  /\bsince (?:it|he|she|they) (?:was|were)\b/i,
  // The other part of a whole, as it is more or fewer.
  /^(?=.*\bhow many (?:more|fewer|less)\b).*\bof the \d+ [a-z]/is,
  // A price of something that stands beside what is told: `lace and a zip for her frock`.
  /\band an? (?:[a-z]+ ){1,2}(?:are\b|were\b|for (?:his|her|my|their|the)\b)/i,
  // Years that go by.
  /\b(?:next year|years? ago|in \w{1,9} years|last year|years? later)\b/i,
  // The same once more.
  /\b(?:in a row|more times|every other|all but|except|apart from|but one)\b/i,
  // A number spelt as it sounds.
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:too?|for|fore|won|ate)\b|\b[2-9]0 too\b/i,
  // Fifty pence behind the pounds.
  /\b\d+ (?:pounds?|quid|euros?|dollars?|bucks) \d{1,2}\b(?! ?(?:p\b|pence|cents?))/i,
  // A half, likewise.
  /\b(?:haf|hafe|harf|arf|hlaf|haff)\b/i,
  // The same step again and again, and one of those that are not told.
  /\b(?:and so (?:on|forth)|(?:go|goes|keeps?|carries|continues?) (?:on |up )?(?:like|in) (?:this|that|the same)|pattern|in the \w+ (?:day|week|month|year|row|round|figure|stage|term)\?)/i,
  PUT_RIGHT,
  // Not the same each time.
  /\b(?:after that|for every (?:extra|more|further)|each (?:extra|additional|further|more)|extra|additional|the (?:day|week|hour|month) before|for the first)\b/i,
  // A share is asked for, and not an amount.
  /\b(?:(?:what|which) (?:fraction|percent\w{0,4}|part|share|ratio)|in per ?cent|as a (?:fraction|percent\w{0,4})|how much .{0,10}per ?cent)/i,
]

/** Shares of a whole; each should be one of the numbers that a story is read with. */
export const SHARES =
  /\b(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?)\b|\bper ?cent\b|%/gi
/** No shares: places in a row. */
export const PLACES_IN_A_ROW =
  /\b(?:the|on|in|his|her|their|a|every|each) (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ](?:day|grade|graders?|week|time|month|year|class|floor|child|one|place|person|round|hour|box|bag|row|page|birthday)\b|\b(?:third|fourth|fifth|sixth)[- ]grade/gi

/** Something that happens each day, or at a time of it. */
export const EACH_DAY =
  /\b(?:(?:a|per|each|every|one) (?:day|morning|night|evening|afternoon|school day)|daily|in the morning|at night|mornings?|breakfast|lunch|dinner)\b/i
/** So many days together. */
export const SOME_DAYS = /\b(?:weeks?|fortnights?|months?|years?)\b/i

/** Turns a share round: what is told is the rest of what is asked for. */
export const TURNED_ROUND =
  /\b(?:none|not|never|no|cannot|without)\b|n[’']t\b|\bwrong\b[^?]*\b(?:right|correct)|\b(?:right|correct)\w*\b[^?]*\bwrong\b/i

/** Words of numbers, as they are misspelt. */
export const NUMBER_WORDS: readonly string[] =
  'three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand quarter third fifth sixth double twice dozen'.split(
    ' ',
  )
