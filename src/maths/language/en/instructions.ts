/** What a page puts in front of its questions, with numbers. */
export const HEADINGS = `exercise ex practice lesson unit chapter section set worksheet page p part question q no problem task algebra geometry
  grade year class maths math homework`

/** Ways to work something out; none of them changes what comes out. */
export const METHODS: readonly string[] = [
  '(?:the )?methods? of [a-z]+(?: [a-z]+)?',
  '(?:the |a |an |its |any )?(?:[a-z]+(?:[- ][a-z]+){0,3} )?(?:method|formula|property|properties|laws?|rules?|identity|identities|algorithm|theorem|table|tree|diagram|grid|model|number line|equation)(?: of (?:[a-z]+ )?(?:indices|exponents|powers|logarithms|signs|fractions|divisibility|operations))?(?: [A-Z] ?= ?\\S.*)?',
  '(?:the )?(?:correct )?order of operations(?: \\([a-z]+\\))?|bidmas|bodmas|pemdas|gemdas|bedmas',
  '(?:prime |common |direct )?factori[sz](?:ation|ing)|prime factors|elimination|substitution|inspection|(?:long|short) division|column (?:addition|subtraction)|trial and improvement|cross[- ]multiplication|square roots',
  '(?:the )?(?:difference|sum) of (?:two )?(?:squares|cubes)',
]
/** `by grouping in pairs`; by rounding something else comes out. */
export const METHOD_OF_DOING =
  '(?:first |then )?(?!round|estimat|using)[a-z]+ing(?:[- ][a-z]+){0,8}(?: with denominator \\d{1,4})?'

/** How an answer is to look where it looks so anyway. */
export const USUAL_FORMS: readonly string[] = [
  '(?:with|using|in) (?:only )?positive (?:indices|exponents|powers|index|exponent)(?: only)?',
  'without (?:any |a |using )?(?:negative|fractional) (?:exponents?|indices|index|powers?)',
  'as (?:an )?(?:ordinary number|integer|inequality|ordered pair)',
  '(?:using|with|as) (?:only )?(?:one|a single) (?:exponent|index|power|base)',
  'in terms of [a-z]',
  'with no common factors?',
]

/** What may be said plainer, each a pattern with what stands for it. */
export const PLAINER: readonly [string, string][] = [
  [
    ',? (?:all |which are |that are )*(?:of )?(?:exactly )?(?:the same|equal|identical) (?:size|shape)(?: and (?:shape|size))?',
    '',
  ],
  ['(?:six-sided|6-sided) (?=dice|die)', ''],
  // What is done on a screen is done with a pencil as well.
  ['^(?:tap|click|touch|press|highlight)(?: on)? ', 'circle '],
  ['^(?:type|enter|key in|input)(?: in)? ', 'write '],
  ['^drag ', 'put '],
  ['\\b(number|one)s? (?:that|which) (?:is|are) (?:exactly )?divisible by (?=\\d)', 'multiple of '],
  ['\\b(circle|tick|choose|select|underline|find) the (?:number|one) (?:that|which) is an? ', '$1 the '],
  ['^(?:turn|put) (?=.* into )', 'convert '],
  ['\\ba (?=improper)', 'an '],
  [
    "^(?:what|which)(?: one)?(?:'s| is)? (bigger|larger|smaller|greater),? (.+) or (.+)",
    'which is $1, $2 or $3',
  ],
  ['\\bmost (small|great|low|high|long|short|cheap|cold|warm|old|young|fast|slow|larg)e?\\b', '$1est'],
  ['\\bmost (bi(g)|ho(t))\\b', '$1$2$3est'],
  ['^how much makes\\b', 'what is'],
  ['^please to (?=[a-z])', ''],
  ['\\bcubic root\\b', 'cube root'],
  ['\\b(root|half|double|third|quarter) from\\b', '$1 of'],
  ['\\bround (?:the )?number (?=\\d)', 'round '],
  ['\\bto nearest\\b', 'to the nearest'],
  ['^((?:is|are|does|do|can) .+?)[,.?]* (?:yes or no|true or false)[?.]?$', '$1?'],
  ['\\bmultiplied with\\b', 'multiplied by'],
  ['\\bdecimel\\b|\\bone place of decimal\\b', 'one decimal place'],
  ['sum of (?:the )?(?:two )?(?:scores|numbers|dice|numbers shown|numbers rolled)(?= is| equals)', 'sum'],
]

/** Sentences behind a question that ask for nothing else. */
export const BESIDE: readonly string[] = [
  'show (?:all |each |your |every |me |clear |full |necessary )*(?:algebraic )?(?:workings?|work|steps?|methods?|calculations?)(?: [a-z]+){0,4}',
  'use (?:an? |the )?(?:equation|diagram|model|table|number line|drawing|formula)(?: [a-z]+){0,4} to (?:help|solve)(?: [a-z]+){0,3}',
]

/** What a text begins with that tells what to do. */
export const ORDERS =
  'use|using|by|apply|solve|simplify|expand|factor|factori[sz]e|find|work|calculate|evaluate|compute|determine|write|express|convert|change|reduce|round|estimate|add|subtract|multiply|divide|order|arrange|put|list|show|complete|fill|give|state|what is|rationali[sz]e|make|truncate'

/** Words of an instruction that say nothing of their own. */
export const IDLE_WORDS = `a an the is are was be has have this these that each every following given below above here please of for in to and
  it its your my answer answers result solution now carefully mentally question exercise find work out calculate determine
  evaluate compute do write down give state express obtain perform complete copy what when whats does let we us you first
  consider look at rewrite showing step steps working workings each`
