/** Words of stories told with percentages, fractions, times and dates; each a part of a pattern. */

/** What asks, from its last word of asking on. */
export const ASKING =
  '(?:by |at |in |for |to |of )?(?:what|which time|how (?:many|much|long|old|far|tall)|find|work out|calculate|when)\\b'

/** A part of the price that is asked for by its name. */
export const PART_OF_PRICE =
  'tip|tax|vat|gst|discount|sav(?:e|es|ed|ing|ings)|reduction|commission|deposit|gratuity|service charge|markup|taken off|(?:is|was|be) off|donate[sd]?|give[sn]? (?:to|away)'
/** What takes a part off a price, and what puts one on. */
export const TAKES_OFF =
  'off|discount(?:ed)?|reduc(?:e|es|ed|tion)|sale|decreas(?:e|es|ed)|cheaper|coupon|markdown|loses?|lost|fell|falls|drops?|dropped'
export const PUTS_ON =
  'tip|tax|vat|gst|increas(?:e|es|ed)|rais(?:e|es|ed)|rises?|rose|goes up|went up|go up|markup|gratuity|service charge|pay rise|grows?|grew'
/** Asks for the price with or without the part. */
export const WHOLE_PRICE =
  'pay|pays|paid|cost|costs|price|total|altogether|in all|bill|salary|wage|worth|now|earn|earns|include|including|with|spend|left'
/** Another price than the one that is told. */
export const OTHER_PRICE =
  'original(?:ly)?|before|b4|normal(?:ly)?|usual(?:ly)?|full price|at first|sale price|reduced to|discounted price|including|included|after the|each|every|per|(?:a|one|\\d+) (?:year|month|week)s?|weekly|monthly|yearly|annual(?:ly)?|annum|another|further|then|both|twice|half|more than|less than|rest|remaining|split|share[sd]?|interest'

/** What is not the part that is told of. */
export const NOT_PART = "\\bnot?\\b|n['’]?t\\b"
/** Words that make more of a part than one of two. */
export const OTHER_PART =
  'each|every|per|then|more|fewer|less|than|twice|double|half of|whole|same|back|another|also|after|before|both|average|total|altogether|increase\\w*|decrease\\w*|ratio|price|cost|costs|pays?'
/** The other part of two: `The rest are white`. */
export const THE_REST =
  '(?:the )?(?:rest|others?|remaining(?: (?:ones?|[a-z]+))?|remainder)(?: of (?:them|the [a-z]+))?'

/** When something is over, and when it begins. */
export const ENDS =
  'finish\\w*|ends?|ended|over|arriv\\w*|get (?:home|there|back|to)|done|ready|stop\\w*|come out|reach\\w*|return\\w*|be back|wake\\w*'
export const BEGINS = 'leave|start|begin|set off|go|put|depart|set out'
/** Another time than the one that something takes. */
export const OTHER_TIME =
  'before|early|earlier|until|till|each|every|per|late|break|breaks|rest|between|times|twice|half|both|slow|fast|ago|another|then|delay\\w*|time zone|zone|ahead|behind|overnight|next day'

/** How something changes. */
export const GROWS = 'increas\\w*|grow\\w*|grew|ris(?:e|es|en|ing)|rose|went up|go(?:es)? up|gain\\w*'
export const SHRINKS =
  'decreas\\w*|fall\\w*|fell|drop\\w*|went down|go(?:es)? down|reduc\\w*|los[est]\\w*|shrink\\w*|shrank'

/** Words that say nothing of their own in what is told of a part. */
export const SMALL_WORDS =
  'a an the is are was were be been am do does did has have had of to in on at for from there it that this these those them they he she we i you his her their my our its all got get gets how many much what percent percentage and with by'

/** Words that make more of two measures than the two. */
export const OF_SEVERAL =
  'each|every|per|times|twice|double|triple|half|same|back|both|average|ratio|costs?|pays?|square|round|area|perimeter|wide|another|again|pieces?|more than once|as many|possible|lengths|strips|sections|equal'
/** Asks for what is left of one without the other, and for both. */
export const WHAT_IS_LEFT =
  'left|remain\\w*|still|to go|more|longer|taller|heavier|further|farther|lighter|shorter|difference'
export const BOTH_TOGETHER = 'together|altogether|in all|in total|total|combined'
