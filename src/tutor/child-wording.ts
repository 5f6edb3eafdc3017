import { withNearWords } from './near-words.ts'
import { withPartsOfHour } from './spoken-hours.ts'

/** How children ask for a sum in other words than a book, by how a book does. */
const NUMBER = '-?[£$€]?\\d[\\d./]*%?'
/** The numbers of a sequence, however they are parted, in a book's words. */
const nthTermOf = (_: string, numbers = '') =>
  `What is the nth term of ${numbers
    .trim()
    .split(/\s*,\s*|\s+/)
    .join(', ')}?`

const WORDINGS: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // In capitals: a Roman numeral.
  [
    /^\W*(?:ok |so |and )?(?:[Ww]hat(?:'s| is|s)?|[Hh]ow much is|[Ww]rite) ([IVXLCDM]{2,})\W*$/,
    'Write $1 as a number',
  ],
  [
    /^\W*(?:what is |whats |find )?p ?\(([a-z]+)\)[^\d]{0,30}?(\d+) ([a-z]+) and (\d+) ([a-z]+)( balls| counters| sweets| beads| marbles)?\W*$/i,
    'A bag contains $2 $3 and $4 $5 balls. What is the probability of picking a $1 ball?',
  ],
  // `the probability to roll a 4 with a dice`
  [
    /\b(chances?|probability|likelihood) (?:to|for) (?:roll|get|throw|toss)(?:ing)?\b(.{1,40}?) (?:with|on|from) (?:an? |one |the )?(dice|die)\b/i,
    '$1 of rolling$2 on a $3',
  ],
  // Ages are told without their years: `i am 6 and my brother is 9`.
  [
    /^(?=.*\bhow (?:much|many years) (?:older|younger)\b).*$/is,
    (whole = '') =>
      whole.replace(
        /\b(?:am|i'?m|is|are|turned)\s+\d{1,2}\b(?![.:/]\d|\s*(?:years?|yrs?|months?|weeks?|days?)\b)/gi,
        '$& years old',
      ),
  ],
  [/^\W*how (?:many|much) (?:more|bigger|greater|larger) is (\d+) th[ae]n (\d+)\W*$/i, 'What is $1 - $2?'],
  [/^\W*how (?:many|much) (?:less|fewer|smaller) is (\d+) th[ae]n (\d+)\W*$/i, 'What is $2 - $1?'],
  [
    /^.*?\b(\d+(?:st|nd|rd|th)) term (?:of|in|for) (?:the (?:sequence|rule) )?(?!the\b)([-+\d\s()a-z^²]*n\b[-+\d\s()n^²]*)\W*$/i,
    'What is the $1 term of the sequence $2?',
  ],
  [
    new RegExp(`^.*\\bnth term\\b[^\\d-]*((?:${NUMBER}(?:\\s*,\\s*|\\s+)){2,}${NUMBER})[^\\d]*$`, 'is'),
    nthTermOf,
  ],
  // `sequence 5 8 11 14, nth term`
  [
    new RegExp(
      `^(?:[^\\d-]|-(?![£$€]?\\d))*((?:${NUMBER}(?:\\s*,\\s*|\\s+)){2,}${NUMBER})[^\\d]*\\bnth term\\b[^\\d]*$`,
      'is',
    ),
    nthTermOf,
  ],
  [
    /^[^%]*?([£$€]\d[\d.]*|\d+ pounds)\b[^%\d]*(\d+) ?% (?:off|discount|reduction|less)\b[^\d]*\b(?:price|cost|pay|much)\b[^\d]*$/i,
    'Decrease $1 by $2%',
  ],
  [
    /^[^%]*?(\d+) ?% (?:off|discount)\b[^\d]*?([£$€]\d[\d.]*)[^\d]*\b(?:price|cost|pay|much)\b[^\d]*$/i,
    'Decrease $2 by $1%',
  ],
  [
    /^[^%]*?([£$€]\d[\d.]*|\d+ pounds)\b[^%\d]*(\d+) ?% (?:off|discount|reduction|less|cheaper)\W*$/i,
    'Decrease $1 by $2%',
  ],
  [
    new RegExp(
      `^.*\\b(?:order|sort|smallest (?:to|first)|biggest (?:to|first))\\b.*?((?:${NUMBER}(?:\\s*,\\s*|\\s+and\\s+|\\s+)){2,}${NUMBER}).*$`,
      'is',
    ),
    (whole = '', numbers = '') =>
      `Put these numbers in order, ${/\b(?:biggest|largest|descending|highest) (?:to|first)|descending/i.test(whole) ? 'largest' : 'smallest'} first: ${numbers
        .trim()
        .split(/\s*,\s*|\s+and\s+|\s+/)
        .join(', ')}`,
  ],
  [
    /^.*?\b(?:i|he|she|we|they|tom|\w+) (?:have|has|had|got|pays? with|paid with|start with) ((?:[£$€]\d[\d.]*)|\d+p) (?:and|then|i|he|she|but|,)+ ?(?:i |he |she |we |they |then )*(?:buys?|bought|spends?|spent|pays?|paid)\b.*?((?:[£$€]\d[\d.]*)|\d+p)\b[^\d]*\bchange\b[^\d]*$/i,
    'I have $1 and buy a book for $2. How much change do I get?',
  ],
  [
    /^.*\bright(?:[- ]?angled?)? triangle\b.*?\b(?:sides?|legs?|short(?:er)? sides?)(?: are| of| is)? (\d+(?:\.\d+)?) ?(?:cm|m)? and (\d+(?:\.\d+)?)\b.*\b(?:hypotenuse|longest side|long side|third side|other side|missing side)\b.*$/i,
    'A right-angled triangle has legs $1 cm and $2 cm. How long is the hypotenuse?',
  ],
  [
    /^.*\bright(?:[- ]?angled?)? triangle\b.*?\b(?:hypotenuse|longest side)(?: is| of| =)? (\d+(?:\.\d+)?) ?(?:cm|m)?,? (?:and|with) (?:one |a |another |the other )?(?:side|leg|short side)(?: is| of| =)? (\d+(?:\.\d+)?)\b.*$/i,
    'A right-angled triangle has a hypotenuse of $1 cm and a leg of $2 cm. How long is the other leg?',
  ],
  [
    /^[^\d]*\blegs?(?: are| of| is)? (\d+(?:\.\d+)?)(?: ?cm)? and (\d+(?:\.\d+)?)(?: ?cm)?\b[^\d]*\b(?:hyp\w*|long(?:est)? side)\b[^\d]*$/i,
    'A right-angled triangle has legs $1 cm and $2 cm. How long is the hypotenuse?',
  ],
  [
    /^.*?\b(?:pythag\w*|hyp\w*)\b.*?\b(?:legs?|sides?|short(?:er)? sides?) (\d+(?:\.\d+)?)(?: ?cm)? and (\d+(?:\.\d+)?)\b[^\d]*$/i,
    'A right-angled triangle has legs $1 cm and $2 cm. How long is the hypotenuse?',
  ],
  [
    /^[^\d]*\bhyp\w*(?: is| of| =|:)? (\d+(?:\.\d+)?)(?: ?cm)?,? (?:and )?(?:one )?(?:leg|side)(?: is| of| =|:)? (\d+(?:\.\d+)?)\b[^\d]*$/i,
    'A right-angled triangle has a hypotenuse of $1 cm and a leg of $2 cm. How long is the other leg?',
  ],
  [/\bhow many (\d+)['’]?s (?:are |go )?(?:there )?in(?:to)? (\d+)\b/gi, '$2 ÷ $1'],
  // `is 1km 100m?`
  [
    /^\W*(?:so )?is (?:an? |one )?(\d*) ?(km|m|cm|kg|g|l) (?:the same as |just |only )?\d+ ?(m|cm|mm|g|mg|ml)\W*$/i,
    (_, number = '', big = '', small = '') => `How many ${small} are in ${number || 1} ${big}?`,
  ],
  // `24 red pens and 36 blue pens in identical packs, greatest number of packs`, `every 6 minutes and every 8 minutes`
  [
    /^(?=.*\b(?:identical|same|equal(?:ly)?|alike)\b)(?=.*\b(?:greatest|largest|most|maximum|biggest|highest)\b)(?=.*\bleft ?over)\D*\b(\d+) \p{L}[^\d]*\b(\d+) \p{L}\D*$/isu,
    'What is the highest common factor of $1 and $2?',
  ],
  [
    /^(?=.*\bhow (?:long|many)\b)(?=.*\b(?:together|same time|at once)\b.*\bagain\b)\D*\bevery (\d+)\D*\bevery (\d+)\D*$/is,
    'What is the lowest common multiple of $1 and $2?',
  ],
  // One of them is asked for by what it does.
  [
    /^.*?\b(?:what(?:'?s| is)|find|give me|name|tell me|i (?:want|need)) (?:an?|one|another) (?:common factor (?:of|for)|number that (?:goes|divides|fits) into(?: both)?) (\d+) and (\d+)\b.*$/i,
    'What are the common factors of $1 and $2?',
  ],
  // A colon with room around it divides, where no ratio is spoken of.
  [/^(?!.*\b(?:ratio|share|parts?|time|scale|map)\b).*?\b(\d+) : (\d+)\W*$/i, '$1 ÷ $2'],
  [
    /^\W*(?:the )?ratio (?:of )?(\d+ ?: ?\d+(?: ?: ?\d+)?) (?:simplified|in its simplest form|simplify)\W*$/i,
    'Simplify the ratio $1',
  ],
  [
    /^.*?\by ?= ?([^,;=]+?)[,;.]? (?:and )?(?:find|what(?:'?s| is)|work out|whats) y (?:when|if|for) x (?:is|=) ?(-?\d+).*$/i,
    'Work out $1 when x = $2',
  ],
  [
    /^\W*((?:-?\d[\d./]*\s*,\s*){2,}-?\d[\d./]*)[,.…\s]*(?:and )?(?:what(?:'s| is|s)?|which(?: one)?(?: is)?|wats) (?:comes )?(?:the )?next\b.*$/i,
    'What is the next number: $1',
  ],
  [
    /\b(?:share|split|divide)d? (\d+)(?: \p{L}+)? (?:by|between|among|with) (\d+)\b(?! and)(?: \p{L}+)?/giu,
    '$1 ÷ $2',
  ],
  [
    /\b(?:what|which|wich|whats|what's)(?: one)?(?: is| are)?(?: the)? (bigg|larg|great|small)(?:er|est|r|st),? (.+?) or (?!smaller|less|bigger)(.+)/gi,
    (_, size = '', one = '', other = '') => `Which is ${size}er, ${one} or ${other}`,
  ],
  // `y = 2x + 3, which is the slope and which is the y-intercept`
  [
    /(?:\b(?:do|for|in|of) )?\b(y ?= ?[-+\dx./() ]{2,20}),? (?:and )?(?:which|what|wich)(?: one|'?s)? (?:is )?the (?:slope|gradient) and (?:(?:which|what|wich)(?: one|'?s)? (?:is )?)?(?:the )?y[- ]?intercept\b/gi,
    'State the gradient and y-intercept of $1',
  ],
  // `0.7 or 0.65 which is greater`
  [
    new RegExp(
      `(?<![\\d./])(${NUMBER}) or (${NUMBER})(?![\\d./]),?\\W*(?:which|wich|whats|what)(?: one| number)?(?:'?s| is)?(?: the)? (bigg|larg|great|small)(?:er|est|r|st)\\b`,
      'gi',
    ),
    'Which is $3er, $1 or $2',
  ],
  // What a number becomes is told, and the number itself is asked for: `a number increased by 15% becomes 230. is it 195.5?`
  [
    /\ba number (?:is )?(increased|decreased) by (\d+(?:\.\d+)?) ?(?:%|per ?cent) (?:becomes|is|gives|makes|comes to) (\d+(?:\.\d+)?)\b(?!\.? *(?:what|find|work))/gi,
    'A number is $1 by $2% and becomes $3. Find the number',
  ],
  // What is asked stands in a sentence of its own: `a train leaves at … and arrives at … how long does it take`.
  [
    /(?<=[\p{L}\d])[,;]? (?:and )?(how (?:many|much|long|far|old|big|tall|heavy)|what (?:is|was|time|percentage|fraction)|what's|whats)\b(?=[^.?!\n]{3,}$)/giu,
    (_, asks = '') => `. ${asks.charAt(0).toUpperCase()}${asks.slice(1)}`,
  ],
]

/** Nobody words one sum in more letters; on long texts such patterns would take very long. */
const LONGEST = 300

const EQUATION = String.raw`(?:(?<![a-z])[a-z](?![a-z])|[-+−*×/().\d ])+`
const NEXT = String.raw`(?:also |that |then )?(?=[-+(\d]|[a-z]\b)(${EQUATION}=${EQUATION})`
const TWO_EQUATIONS = [
  String.raw`(${EQUATION}=(?:${EQUATION})?[a-z\d])\s*(?:,|;|\n|and(?: also)?\s|&)+\s*${NEXT}`,
  // Nothing stands between them.
  String.raw`(${EQUATION}=\s*-?\d+)\s+(?=[-\d]*[a-z]\b)${NEXT}`,
].map(source => new RegExp(source, 'i'))

/** `i have two equations x + y = 10 and x - y = 4`, as it is asked in a book; itself where there are no two. */
export function asPair(message: string): string {
  if (message.length > LONGEST) return message
  const found = TWO_EQUATIONS.map(pattern => pattern.exec(message)).find(each => each !== null)
  const [, one = '', two = ''] = found ?? []
  const lettersOf = (text: string) => [...new Set(text.toLowerCase().match(/[a-z]/g) ?? [])]
  const all = lettersOf(one + two)
  const isPair = all.length === 2 && [one, two].some(each => lettersOf(each).length === 2)
  return isPair ? `Solve ${one.replace(/^[\s.,]+/, '')} and ${two.trim().replace(/\.$/, '')}` : message
}

/** Words of sums as children misspell them. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(?:taek|tayk|tak|tacke?)[ -]?(?:away|a way|awya|awey)\b|\btake ?a ?way\b/gi, 'take away'],
  [/\b(?:tims|tymes|tiems|timse)\b/gi, 'times'],
  [/\b(?:pluss|plas|plos)\b/gi, 'plus'],
  [/\b(?:minnus|mynus|minas|minius)\b/gi, 'minus'],
  [/\b(?:devided?|divied|devid|divde|dividid|divided?d)\b/gi, 'divided'],
  [/\b(?:wots|wat is|wats|wot is|whts)\b/gi, 'what is'],
  [/\b(?:perc?ent|persent|precent|per sent)\b/gi, 'percent'],
  [/\b(?:squar|sqaure|squre)\b/gi, 'square'],
  [/\bne(?:ks?|c|x|ck?s|kx)t\b|\bnxt\b/gi, 'next'],
  [/\b(?:wat|wot|wut)\b/gi, 'what'],
  [/\b(?:gos|gose|gows)\b/gi, 'goes'],
  [/\ban (?=(?:then|so|now|the|that|this|it|i|we)\b)/gi, 'and '],
  [/\b(?:tha?r|ther|thiers?)(?=(?: is| are|s)? \d)/gi, 'there'],
  [/\b(?:numbas?|numbrs?)\b/gi, 'number'],
  [/\b(?:wiv|wid|wif)\b/gi, 'with'],
  [/\bboxs\b/gi, 'boxes'],
  [/\bthru\b/gi, 'through'],
  // `180 - 40 = 140 and half is 70`, `6x14=84 and half so 42`: a result ends what is said, and the half begins the next.
  [
    /(?<![\d./:])\b(\d{1,3}) and (?:a )?half\b(?! (?:an? |of |past |again\b|hour|hrs?|year))(?!(?<==\s?\d{1,3} and (?:a )?half) ?(?:=|(?:is|are|makes|gives)\b))(?!(?<=(?:=|\b(?:is|makes|gives|got|get)) ?\d{1,3} and half)\D{1,15}\d)/gi,
    '$1.5',
  ],
  [/\b(what|which|who|how) r (?=(?:the|they|those|my|his|her|all|both)\b)/gi, '$1 are '],
  [/\bwh?itch\b|\bwich\b/gi, 'which'],
  [/\bbiger\b/gi, 'bigger'],
  [/\bdose (?=it|she|he|the|they|that|this|\w+ (?:need|get|have|cost|take))/gi, 'does '],
  [/\bevry\b|\beverry\b/gi, 'every'],
  [/\bfin+ish(?=\W|$)/gi, 'finish'],
  [/\bmeny\b/gi, 'many'],
  [/\bmin+[aiu]ts\b|\bminuets\b/gi, 'minutes'],
  [/\bhights?\b|\bhieght\b|\bheigth\b/gi, 'height'],
  [/\bbrokn\b/gi, 'broken'],
  [/\bper each\b/gi, 'for each'],
  [/(?<!\b(?:half|quarter of|an?d) )\ban hour(?=\W*$| and \d)/gi, '1 hour'],
  [/\bhav\b/gi, 'have'],
  [/\bgiv(?=s?\b)/gi, 'give'],
  [/\bmor\b/gi, 'more'],
  [/\bdus\b/gi, 'does'],
  [/\blefd\b|\bleff\b|\blefft\b/gi, 'left'],
  [/\bovr\b/gi, 'over'],
  [/\bthay\b/gi, 'they'],
  [/\bsents?\b(?=.*\bhow much\b)/gi, 'cents'],
  [/(?<=\b\d+ (?:more )?)(?:ates|aits|eits)\b/gi, 'eights'],
  [/^(\W*(?:its |it's |is it |i think )?)(?:ate|ait|eit)(?=\W*$)/i, '$1eight'],
]

/** Words of sums in the spelling of books. */
export function spelt(message: string): string {
  return message.length > LONGEST
    ? message
    : withNearWords(
        SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), withPartsOfHour(message)),
      )
}

/** A message in the wording of books; itself where nothing of it is worded otherwise. */
export function inBookWords(message: string): string {
  if (message.length > LONGEST) return message
  return WORDINGS.reduce(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    spelt(message),
  )
}

/** `which is bigger please, 1/3 or 1/4` */
const COURTESY =
  /(?<=[\p{L}\d]),? (?:please|pls|plz|abeg|sir|ma'?am)\b(?=\W)|^\W*(?:please|pls|plz|abeg|sir|ma'?am)\b,?\s/giu

/** A message without the words that only make it polite. */
export const withoutCourtesy = (text: string): string => text.replace(COURTESY, '')

/** `3 hours 20`, `1h 45`: its minutes are told where the time is reckoned with, or ends what is said. */
const MINUTES =
  /(?<![\d.:])(\d{1,2} ?(?:h|hrs?|hours?)) (?:and )?(\d{1,2})(?=\s*(?:$|[?!.,;+−-]|(?:take|minus|plus|add|and|from|before|after|later|to|then|is|long|together|more|less|times)\b))/gi
const ROUGHLY = /\b(?:estimat(?:e|ed|ing|ion)|roughly|approximately|approx)\b/i
/** How it is to be estimated, or what the child has got of it. */
const SAYS_MORE =
  /[\d=]|\b(?:i(?:'?ve)? estimated|my estimate|nearest|round\w*|significant|decimal|digits?|tens|hundreds)\b/i
const ONE_SUM =
  /(?<![\d.])(\d[\d.,]*) ?([-+−×x*÷/]|plus|minus|times|divided by|take away) ?(\d[\d.,]*\d|\d)(?![\d/])/gi

/** What is only told by the way: minutes behind hours, and that a sum is to be estimated (`48 x 21 estimated`). */
export function withWhatIsMeant(message: string): string {
  if (message.length > LONGEST) return message
  const text = message.replace(MINUTES, '$1 $2 minutes')
  const [sum, ...others] = ROUGHLY.test(text) ? text.matchAll(ONE_SUM) : []
  const rest = text.replace(sum?.[0] ?? '', ' ')
  return sum && others.length === 0 && !SAYS_MORE.test(rest) ? `Estimate ${sum[0].trim()}` : text
}
