/**
 * What a child asks about a thing that it names: all that the question has in it, what must be on the table or have been
 * said, and what is so. What both find in brackets is told to the answer, that of the table first.
 */
type Known = readonly [
  asks: readonly RegExp[],
  on: RegExp | undefined,
  says: string | ((...found: string[]) => string),
]

const CALLED = /\bcall(?:ed)?\b|\bnames? (?:of|for)\b|\bword for\b/
const ORDER = /\border\b|\bway r?ound\b|\bwhich (?:\w+ )?(?:comes |goes |is )?first\b/
const WHAT_IF = /\bwhat (?:if|about|happens)\b|\bwhen\b/
const WHEN = /\bwhen\b|\bhow \w+ \w+ (?:know|tell|choose|pick)\b|\bwhich one\b/
const DONE =
  /\b(?:how|when)\b.{0,60}\b(?:know|tell|see|sure|if|done|finished)\b.{0,60}\b(?:done|finish(?:ed)?|simplest|smallest|lowest|all|(?:can't|no|not|any)\b.{0,60}\b(?:further|more|anymore|smaller|lower|simpler))\b|\b(?:can|could|does|if|whether)\b.{0,60}\b(?:go|be|get|made?)\b.{0,60}\b(?:smaller|lower|simpler|further)\b/
const NO_NUMBER = /^\D*$/
const LIST = /\b(?:mean|average) of\b|\bmedian\b/i

/** Questions of children with an answer that holds for every sum of their kind. */
export const KNOWN: readonly Known[] = [
  [
    [DONE],
    /\bfactors of\b/i,
    'Try the numbers one after the other, each with its partner. Where the two of a pair meet, you have had them all.',
  ],
  [
    [DONE],
    /^-?(?:\\frac\{)?(\d+)(?:\}\{| : )(\d+)\}?\n[\s\S]*\bYou are done when\b/,
    (one, other) =>
      `Try 2, 3, 5 and so on: only 1 goes into both $${one}$ and $${other}$. So it can’t be said with smaller numbers.`,
  ],
  [
    [DONE],
    /^-?(?:\\frac\{)?(\d+)(?:\}\{| : )(\d+)\}?\n/,
    (one, other) =>
      `You are done when no number but 1 goes into both of its numbers. Look at $${one}$ and $${other}$: is there one?`,
  ],
  [
    [DONE, NO_NUMBER],
    /^[^\n]*(?:\bsimplif|\blowest\b)/i,
    'You are done when no number but 1 goes into all of its numbers.',
  ],
  [
    [
      /\b(?:do|should|must|can|shall) (?:i|we)\b.{0,60}\b(?:write|put|say|need|leave|skip|include)\b.{0,60}\b(?:0s?|zero\w*|nought)\b|\bi don't (?:\w+ to )?(?:write|put|say)\b.{0,60}\b(?:0s?|zero\w*)\b/,
    ],
    /\b(\d*[1-9])0(\d*)\b.*\bexpand/i,
    (front, rest) =>
      `In the sum you may leave it out: adding nothing changes nothing. In the number itself the 0 has to stay, as it holds the place: $${front}0${rest}$ without it would be $${front}${rest}$.`,
  ],
  [
    [
      /\bcross\w*(?: |-)?(?:multipl\w*|times)|\b(?:faster|quicker|easier|shorter)\b.*\bway\b|\bthing\b.*\d x \d/,
    ],
    /(?:compar|bigger|larger|smaller|greater).{0,40}?(\d{1,6})\/(\d{1,6})\D{1,40}(\d{1,6})\/(\d{1,6})(?!\d|[^\d\n]{1,40}\d+\/)/,
    (a, b, c, d) =>
      `Cross multiplying is quick: each top times the other bottom, $${a} \\times ${d}$ for the first and $${c} \\times ${b}$ for the second, and the bigger one wins. What do they come to?`,
  ],
  [
    [/\b(?:2|two|both|double)\b.*\b(?:minus|negativ)|\bminus (?:(?:of )?a |and )?minus/, /\b(?:why|how)\b/],
    /^[^×*x]*?\d\)? ?[-−] ?\(? ?[-−] ?(\d+)/,
    debt =>
      `Think of −${debt} as a debt of ${debt}. When somebody takes that debt away from you, you have ${debt} more. So taking away −${debt} is the same as adding ${debt}.`,
  ],
  [
    [/\b(?:why|what)\b/, /\bwrong\b|\bnot right\b/, /\d[1-9](?!\d)/],
    /\bnearest (ten|hundred|thousand)\b/i,
    place =>
      `A full ${place} has only zeros behind that place, and yours has other digits there. What becomes of them when you round?`,
  ],
  [
    [/\b(?:borrow|lend|exchange|regroup)\w*\b/, /\b(?:0|zero)/, /\b(?:only|how|can't|nothing|where)\b/],
    /(?<![\d.])\d*([1-9])0+\d? ?[-−]/,
    lender =>
      `A zero has nothing to lend, so go on to the left, to the ${lender}. It gives one to the zero beside it: what is left of the ${lender}, and how many does that zero have then?`,
  ],
  [
    [/\b(?:what|which|wdym|mean)\b.*\bmiddle\b/],
    /\((\w+) ?\+ ?(\w+)\) ?\((\w+) ?\+ ?(\w+)\)/,
    (a, b, c, d) =>
      `They are the two that mix, the first of one bracket with the last of the other: ${a} times ${d}, and ${b} times ${c}. What do they come to?`,
  ],
  [
    [/^(?:\w+ )?(?:what|which) (?:\w+ )?squares?\b/],
    /\bright(?:.angled)? triangle\b.{0,40}?(\d+)\D{1,40}(\d+)/,
    (a, b) =>
      `A side times itself, as a square on that side has it. For yours that is $${a} \\times ${a}$ and $${b} \\times ${b}$.`,
  ],
  [
    [/\b(\d+) ?h\w*(?: and)? (\d)0? ?m\w*\b.*\b\1\.\2\b/],
    undefined,
    'No: an hour has 60 minutes and not 100. What part of an hour are those minutes, and what is that as a decimal?',
  ],
  [
    [/(?<!\d)(\d*\.\d+?)\b.*(?<!\d)\1(?:0+)\b|(?<!\d)(\d*\.\d+?)0+\b.*(?<!\d)\2\b/, /\b(?:why|how come)\b/],
    undefined,
    'A 0 at the very end behind the point adds nothing: each tenth is ten hundredths, so 5 tenths and 50 hundredths are just as much.',
  ],
  [
    [/\bwhy\b.{0,60}?(\d{1,6}\^\d{1,6} ?[-+−] ?\d{1,6}\^\d{1,6})\b.{0,60}\bnot\b ?(\d{1,6}\^\d{1,6})/],
    undefined,
    (sum, power) =>
      `Only in multiplying do the factors stand in one row, so that the small numbers are added. Work both out: what is $${sum}$, and what is $${power}$?`,
  ],
  [
    [/\bcount/, /\b(?:how many (?:\w+ )?do i|(?:do|should) (?:i|we) (?:also )?count)\b/],
    LIST,
    'Each number counts, also when it comes again. How many are there then?',
  ],
  [
    [WHEN, /\bmean\b.*\bmedian\b|\bmedian\b.*\bmean\b|\buse (?:it|them|that|which|each)\b/],
    LIST,
    'The median is better where one or two numbers are far off: they pull the mean towards them, and the middle hardly moves. Else the mean is good, as every number counts in it.',
  ],
  [
    [CALLED, /\b(?:split|splitting|broke\w*|break\w*|cut|tak\w+ apart)\b/],
    undefined,
    'It is called partitioning: a number is taken apart into its tens and ones. That each part may be multiplied by itself is the distributive law.',
  ],
  [
    [ORDER, /\bmatters?\b/, /\b(?:add\w*|plus|times|multipl\w+|minus|subtract\w*|take aways?|divid\w*)\b/],
    undefined,
    'In adding and in multiplying the numbers may change places: 2 + 5 and 5 + 2 are the same things put together. In taking away and in dividing the order counts: 5 − 3 is not 3 − 5.',
  ],
  [
    [
      /\b(?:why|when|how|always)\b|\?/,
      /\b(?:flip|turn|swap|switch|chang|revers)\w*\b|[<>]/,
      /\b(?:signs?|arrow|symbol)\b|[<>]/,
    ],
    /[<>≤≥]|\binequalit/i,
    'The sign turns each time that both sides are multiplied or divided by a negative number, and at no other time. Look at 2 < 4: times −1 it is −2 and −4, and −2 is the bigger one.',
  ],
  [
    [/\b(?:2|two)\b/, /\bobtuse\b|\bright angles\b|\b(?:more|over) than 180\b/],
    /\btriangle/i,
    'Each of the two is at least 90°, so both together make 180° or more, and nothing is left for the third angle.',
  ],
  [
    [WHAT_IF, NO_NUMBER, /\b(?:go|goes|going|slopes?|falls?|heads?)\b.{0,10}\bdown/],
    /\b(?:slope|gradient)/i,
    'Then the way up is a number below zero, so the slope is negative: down 3 and across 1 is a slope of −3.',
  ],
  [
    [NO_NUMBER, /\b(?:is|would|does)\b.*\b(?:negative|minus)\b/],
    /\b(?:slope|gradient)[\s\S]*\bdown/i,
    'Yes: a line that goes down to the right has a negative slope, and one that goes up a positive one.',
  ],
  [
    [
      /\b(?:point|dot|decimal)\b/,
      /\b(?:how|whats?|what's|which)\b/,
      /\b(?:trick|how many (?:places|times|steps)|which way|move\w*)\b/,
    ],
    /\b(?:mm|cm|m|km|g|kg|ml|l)\b|[×*x] ?10/,
    'The digits move one place for each zero: one for 10, two for 100. Times 100 the point goes two places to the right, as in 3.7 × 100 = 370, and with dividing it goes to the left.',
  ],
  [
    [/\bright\b|\bwrong\b/, /\bonly (?:if|when|with)\b.*\bbrackets?\b/],
    /\d ?[+−-] ?\d+\)? ?[×x*]/,
    'Yes: brackets say what comes first. Without them times and divide come before plus and minus, wherever they stand.',
  ],
  [
    [/\b(?:r|radius)\b.*\b(?:times|x|squared|×)\b/, /\bwhy\b|\bhow come\b/],
    /\b(?:circle|cylinder|cone|radius)\b/i,
    'A square on the radius is r times r big, and the circle covers pi of those squares, a little more than three. Two times r is only a length, the way across, and covers nothing.',
  ],
]

/** Words of a why that name nothing. */
export const NAMES_NOTHING =
  /^(?:why|how|come|are|was|were|does|did|its|it's|that|this|them|they|these|those|you|your|the|but|and|for|with|yes|just|then|there|here|have|has|had|need|can|could|would|should|must|been|always|works?|like|gets?|got|goes|put|makes?|made|use|way|things?|answer|right|what|when|who|which|because|tho|though|even|really|again|still|too|also|all|means?|meant|understand|know|see|tell|explain|please|wait|huh|numbers?|steps?|sum|question|one|first|same|different|happens?|from|than|out|let|want|done|said|say|people|okay|lol)$/
