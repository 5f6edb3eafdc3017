import type { Idea } from '../idea.ts'
import { ADD, DIVIDE, MEANS, TAKE, TIMES, wordings } from '../words.ts'

const ZERO = '(?:0|zero|nothing|nought)'
/** More than one sign, and no bracket that would come first. */
const MIXED =
  /^(?!.*\().*(?:order of operations|[+−-] ?[\d.]+ ?[×x*÷]|[×x*÷] ?[\d.]+ ?[+−-]|\bbidmas\b|\bbodmas\b|\bpemdas\b)/s

/** What holds for whole numbers and the four operations. */
export const wholeNumbers: readonly Idea[] = [
  {
    about: MIXED,
    so: wordings(
      `(?:${TIMES}|${DIVIDE}|multiplication|division) (?:and \\w+ )?(?:always |has to |have to |must |does |do )?(?:goes?|comes?|is|are|be|gets? done)? ?(?:done )?(?:first|before (?:the )?(?:${ADD}|${TAKE}|addition|subtraction))`,
      `(?:do|did|work out) (?:the )?(?:${TIMES}|${DIVIDE}|multiplication|division) (?:bit |part )?first`,
      'brackets? (?:always |has to |have to |must )?(?:goes?|comes?|is|are) first',
      '(?:do|did) (?:the )?brackets? first',
    ),
    notSo: wordings(
      '(?:left to right|in order|from the left|first (?:one|thing) first|start (?:at|from|on) the left)',
      `(?:${ADD}|${TAKE}|addition|subtraction) (?:always |has to |have to |must )?(?:goes?|comes?|is|are) first`,
      `(?:do|did) (?:the )?(?:${ADD}|${TAKE}|addition|subtraction) (?:bit |part )?first`,
      '(?:addition|adding) (?:comes |goes |is )?before (?:subtraction|subtracting|taking away|take away)',
      'division (?:comes |goes |is )?before multiplication|multiplication (?:comes |goes |is )?before division',
    ),
    because:
      'Times and divide come before plus and minus, wherever they stand. Only between equals, such as plus and minus, do you go from left to right.',
  },
  {
    about: MIXED,
    asks: wordings(
      '(?:bidmas|bodmas|pemdas|order of operations|the order) (?:is |are )?(?:so |really |just )*(?:dumb|stupid|silly|annoying|boring|weird|hard|pointless|confusing)',
      'who (?:made|came|invented|says|decided).{0,30}',
      'why .{0,25}(?:times|multipl\\w*|bidmas|bodmas|order) .{0,12}(?:first|before|matter|exist)',
      'why (?:do|did|does) .{0,10}(?:need|have) (?:bidmas|bodmas|an order)',
    ),
    because:
      'It is only an agreement, like driving on one side of the road: without it the same sum would have two answers.',
  },
  {
    so: wordings(
      `(?:${TIMES}|${ADD}|multiplication|addition) (?:\\w+ ){0,3}(?:any|either|both) (?:ways?|order)`,
      `(?:order|way round) (?:doesn't|does not|don't) matter`,
      `doesn't matter (?:which|what) (?:way|order|one)`,
      '(?:swap|switch|turn) (?:them|the numbers|it) (?:round|around|over)',
      '(?:any|either) (?:way|order)(?: round| around)?',
    ),
    asks: wordings(
      'does (?:it|the order) matter (?:which|what|how)?',
      'does (?:the )?order matter',
      'can (?:i|you|we) (?:swap|switch|turn) (?:them|it|the numbers)',
    ),
    about:
      /^(?!.*(?:\d ?[÷−-] ?\d|subtract|divid|minus|÷|take away|:))(?:.*(?:\d ?[+×x*] ?\d|add|multipl|times|plus))/s,
    because:
      'In plus and in times the numbers may swap places: three rows of four are as many as four rows of three.',
  },
  {
    notSo: wordings(
      '(?:any|either) (?:way|order)(?: round| around)?',
      `(?:order|way round) (?:doesn't|does not|don't) matter`,
      `doesn't matter (?:which|what) (?:way|order|one)`,
      '(?:swap|switch) (?:them|the numbers|it)',
    ),
    asks: wordings(
      'does (?:it|the order) matter',
      'can (?:i|you|we) (?:swap|switch) (?:them|it|the numbers)',
    ),
    about: /^(?!.*(?:[+×x*:]|fraction|ratio|coordinate)).*(?:\d ?[÷−-] ?\d|subtracting|dividing)/s,
    because:
      'In taking away and in sharing the order does matter: ten sweets for two are not two sweets for ten.',
  },
  {
    so: wordings(
      `(?:anything|something|a number|any number|everything) (?:${TIMES}|x|×) (?:by )?${ZERO} ${MEANS} (?:always )?${ZERO}`,
      `${TIMES} (?:\\w+ )?(?:by )?${ZERO} (?:always )?${MEANS} ${ZERO}`,
    ),
    notSo: wordings(
      `(?:anything|something|a number|any number|everything) (?:${TIMES}|x|×) (?:by )?${ZERO} ${MEANS} (?:the )?(?:same|itself|number)`,
      `${TIMES} (?:by )?${ZERO} ${MEANS} (?:the )?(?:same|itself)`,
    ),
    asks: wordings(`why .{0,25}(?:${TIMES}|x|×) (?:by )?${ZERO}`),
    because: 'Zero lots of anything are nothing at all, however big the number is.',
  },
  {
    so: wordings(`(?:can't|cannot|can not|not allowed to|impossible to) ${DIVIDE} (?:\\w+ )?by ${ZERO}`),
    notSo: wordings(
      `(?:${DIVIDE}|÷) (?:by )?${ZERO} (?:is|=|makes|gives|equals) (?:\\w+ )?(?:${ZERO}|infinity|itself|the same|the number)`,
    ),
    asks: wordings(`why .{0,25}${DIVIDE} (?:\\w+ )?by ${ZERO}`),
    because:
      'Nobody can divide by zero: dividing asks how many lots fit, and lots of nothing never fill anything up.',
  },
  {
    so: wordings(
      `(?:anything|something|a number|any number) (?:${TIMES}|x|×|${DIVIDE}) (?:by )?(?:1|one) ${MEANS} (?:always )?(?:the )?(?:same|itself)`,
    ),
    because: 'One lot of a number is the number itself.',
  },
  {
    about: /subtract|borrow|\d ?[−-] ?\d/,
    asks: wordings(
      `(?:how|what|where) .{0,25}(?:borrow|take) .{0,12}from (?:a |the )?${ZERO}`,
      `(?:borrow|take) (?:one |a ten |1 )?(?:from|off) (?:a |the )?${ZERO}`,
      `(?:there's|there is|it's|because it's) (?:a |only a )?${ZERO} (?:there|in the middle|next door|next to it)`,
      'what if .{0,20}(?:next|it|there).{0,12}(?:zero|0)',
    ),
    because:
      'In a zero there is nothing to borrow, so go one place further left. Change one from there into ten of the next place, and now you can borrow one of those.',
  },
  {
    about: /subtract|borrow|\d ?[−-] ?\d/,
    so: wordings(
      '(?:next|other|that) (?:one|column|number|door) (?:loses|has|gets|becomes|is|goes down) (?:by )?(?:one|1) (?:less)?',
      '(?:then )?(?:that one|it|the (?:tens|hundreds|\\d)) (?:loses|has) (?:one|1)(?: less)?',
      `(?:can't|cannot|can not) take (?:a )?(?:bigger|big|large|larger)`,
    ),
    asks: wordings('why .{0,15}borrow', 'what (?:does|is) borrow\\w*(?: mean)?', 'why .{0,20}cross'),
    because:
      'Borrowing changes one of the next place into ten of this one. So that place has one less, and this one has ten more to take from.',
  },
  {
    about: /add|carry|\d ?\+ ?\d|multipl|\d ?[×x*] ?\d/,
    asks: wordings(
      'why .{0,15}carry',
      'what (?:does|is) carry\\w*(?: mean)?',
      'where (?:does|do) .{0,15}carr\\w+',
    ),
    because:
      'A place has room for one digit only. Ten of one place are one of the next, so that one is carried over there.',
  },
  {
    about: /multipl|\d{2,} ?[×x*] ?\d{2,}/,
    asks: wordings(`why .{0,25}(?:put|add|write|have|need|stick) (?:a |the |another )?(?:${ZERO})`),
    because: 'In that row you multiply by tens. So the answer is in tens, and the ones get a zero.',
  },
  {
    about: /remainder|÷|divid|\d ?\/ ?\d/,
    asks: wordings(
      "why (?:is it not|isn't it|not|can't (?:it|i)|isn't that) .{0,12}\\d+\\.\\d",
      '\\d+ ?(?:r|remainder) ?\\d+ or \\d+\\.\\d',
      'is (?:the )?remainder .{0,15}decimal',
    ),
    because:
      'A remainder is what is left and not shared yet. Behind a point stand tenths, so it is not just written there: it would have to be shared on.',
  },
  {
    about: /remainder|÷|divid/,
    so: wordings('remainder (?:has to|must|should|always|is always|will) (?:be )?(?:smaller|less)'),
    notSo: wordings('remainder (?:can|could|may|is allowed to) (?:be )?(?:bigger|more|larger)'),
    because: 'The remainder is always less than what you divide by: otherwise one more lot would still fit.',
  },
  {
    about: /round|estimat|nearest/,
    asks: wordings(
      'why (?:do|would|should) (?:we|i|you|people) (?:even |have to |need to )?(?:estimate|round)',
      "what(?:'s| is) the point of (?:estimating|rounding)",
    ),
    because:
      'An estimate tells about how big an answer must be. So you notice a slip at once, and often about is good enough.',
  },
  {
    about: /round|nearest/,
    so: wordings(
      `(?:5|five)s? (?:always )?(?:goes?|rounds?|gets? rounded|is) up`,
      '(?:5|five) (?:or|and) (?:more|above|over|bigger|higher)',
    ),
    notSo: wordings('(?:5|five)s? (?:always )?(?:goes?|rounds?|gets? rounded|is) down'),
    asks: wordings('(?:does|do|is|what about|what does) (?:a )?(?:5|five) (?:go|round|goes)?'),
    because: 'Look at the digit right behind the place: from five on it goes up, below five it stays.',
  },
  {
    asks: wordings(
      '(?:do|should|must) (?:i|we|you) (?:have to |need to |always )*(?:show|write)(?: down)? (?:my|our|your|the|all (?:my|the))? ?(?:working|steps|workings)',
      'why .{0,20}(?:show|write)(?: down)? .{0,10}working',
    ),
    because: 'You needn’t, but it helps: with your steps I can see where a slip is, and so can you.',
  },
  {
    so: wordings('(?:0|zero) (?:is|counts as|must be) (?:an )?even'),
    notSo: wordings('(?:0|zero) (?:is|counts as) (?:an )?odd'),
    because:
      'Zero is even: it can be shared by two with nothing left over, and it stands between two odd numbers.',
  },
  {
    so: wordings('(?:2|two) is (?:the only even )?(?:a )?prime'),
    notSo: wordings(
      '(?:1|one) is (?:a )?prime',
      '(?:all|every) primes? (?:numbers? )?(?:are|is) odd',
      'primes? (?:numbers? )?(?:are|is) (?:always|all) odd',
    ),
    because:
      'A prime has exactly two factors, one and itself. So one is none, and two is the only even prime.',
  },
  {
    so: wordings(
      'factors? (?:go|goes|fit|fits|divide|divides) (?:exactly )?in(?:to)?',
      `multiples? ${MEANS} (?:in )?(?:the |its |a )?times ?tables?`,
      'multiples? (?:go|goes) (?:on )?(?:for ever|forever)',
    ),
    notSo: wordings(
      'multiples? (?:go|goes|fit|fits|divide|divides) (?:exactly )?into',
      `factors? ${MEANS} (?:in )?(?:the |its |a )?times ?tables?`,
    ),
    because:
      'A factor goes into the number without remainder. A multiple is in its times table, which goes on for ever.',
  },
]
