/** How a grown-up can show a child what a question is about, by the words of the question; the first that fits counts. */
export const WAYS_TO_SHOW: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:coins?|change|pay|pays|paid|buys?|costs?|price|spends?)\b|[£$€]/i,
    'Play shop with real coins: lay out the money, hand over what is paid, and look at what is left.',
  ],
  [
    /\d:\d\d|o.?clock\b|\b(?:minutes?|hours?|quarter (?:to|past)|half past)\b/i,
    'Draw a line with the first time on it, and let your child hop on to the next full hour, then on to the end. A clock with hands to turn helps, too.',
  ],
  [
    /%|\bper ?cent/i,
    'Draw a bar for the whole and cut it into ten parts: each part is ten percent. Ask how much one part is, and go on from there.',
  ],
  [
    /\bratio\b|\d\s*:\s*\d/i,
    'Take counters of two colours and lay them out in rounds, so many of one and so many of the other, until all are used. Then count each colour.',
  ],
  [
    /\d\/\d|\\frac|\b(?:fractions?|quarters?|thirds?|fifths?|half)\b/i,
    'Fold or cut a strip of paper into as many equal parts as the bottom number says, and colour as many as the top says. Then talk about what you see.',
  ],
  [
    /\b(?:area|perimeter)\b/i,
    'Draw the shape on squared paper. The area is the squares inside, the perimeter is the way that an ant walks round it.',
  ],
  [
    /\bangles?\b/i,
    'Let your child turn with an outstretched arm, or tear the corners off a paper shape and lay them side by side.',
  ],
  [
    /\b(?:mean|average)\b/i,
    'Build a tower of blocks for each number, and move blocks about until all towers are of one height: that height is the mean.',
  ],
  [
    /\b(?:probability|chance|likely)\b/i,
    'Do it for real: put the things into a bag, and draw one again and again. Which comes more often, and why?',
  ],
  [
    /\bround\b|\bnearest\b/i,
    'Draw a line between the two round numbers, mark the middle, and put the number on it. Which end is nearer?',
  ],
  [
    /\bdegrees\b|(?:^|[\s(])[-−]\d|\bnegative\b/i,
    'Draw a thermometer or a number line with zero in the middle, and move a finger up and down on it.',
  ],
  [
    /=.*[a-z]|[a-z].*=|\b(?:solve|equation)\b/i,
    'Draw a pair of scales with one side of the “=” on each pan. Whatever is done to one pan is done to the other, and it stays level.',
  ],
  [
    /÷|\\div|\b(?:divi\w+|shar\w+|equally|split|how many (?:times|boxes|bags|cars|packs|groups))\b/i,
    'Share out counters or buttons, one for each in turn, or in easy groups. Ask how many each one has, and whether some are left over.',
  ],
  [
    /×|\\times|\d ?[x*] ?\d|\b(?:each|every|packs?|boxes|bags|rows|times)\b/i,
    'Draw the groups, or lay them out with counters: so many groups with so many in each. Ask how many there are in two of them, in three, and so on.',
  ],
  [
    /\b\d{2,}\s*[-−]\s*\d|\bin (?:her|his|their) head\b/i,
    'Draw a number line and go back in jumps, first to a round number, then on. What is jumped over is taken away.',
  ],
]

/** How what comes and goes in a story is acted out. */
export const ACT_OUT =
  'Act it out with counters or buttons: lay out the first number, then do what each sentence says. Ask each time: are there more now, or fewer? Then your child says the sum for it.'

/** Said where acting it out was proposed already. */
export const ONE_SENTENCE =
  'Take one sentence at a time, and let your child show it with fingers or counters before it writes anything: are there more afterwards, or fewer? More is plus, and fewer is minus.'
