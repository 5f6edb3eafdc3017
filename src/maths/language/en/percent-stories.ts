/** Words of everyday questions with one price and one percentage; each a part of a pattern. */

/** What is put on a price. */
export const ON_TOP =
  '(?:(?:sales|state|local|goods and services|value added) tax|tax|vat|gst|hst|pst|qst|tip|gratuity|service charge|(?:pay |price |rent )?(?:increase|rise|raise)|markup|mark-up)'
/** What is taken off one. */
export const TAKEN_OFF =
  '(?:(?:store |student |staff |member(?:ship)? )?(?:discount|reduction)|price cut|markdown|off(?: coupon| voucher| sale| discount)?)'
export const GOES_UP =
  '(?:increased|raised|marked up|rises|rose|risen|goes up|went up|gone up|increases|put up)'
export const GOES_DOWN =
  '(?:reduced|discounted|marked down|decreased|lowered|cut|falls|fell|fallen|drops|dropped|goes down|went down|decreases)'
/** Why a price changes; two of them in one question are two changes. */
export const REASONS = [
  /\b(?:tax|vat|[ghpq]st)\b/,
  /\b(?:tip|gratuity|service charge)\b/,
  /\b(?:raise|pay rise|increased?|increases|raised|marked up|rises?|rose|risen|up|markup)\b/,
  /\b(?:off|discount(?:ed)?|sale|reduc(?:ed|tion)|cut|marked down|markdown|decreased?s?|lowered|falls?|fell|fallen|drop(?:s|ped)|down|coupon|voucher)\b/,
]

/** What a price is called. */
export const PRICE = '(?:price|cost|bill|amount|value|fare|rent|earnings|salary|wages?|pay|total|worth)'
export const COSTS =
  '(?:costs?|costing|is|are|was|were|came to|comes to|is worth|was worth|sells for|sold for|is priced at|priced at|(?:is |was )?advertised (?:at|for)|listed at|marked at|which costs|earns|is paid|paid|pays|spends|spent|charges|charged|of)'
/** The price before the percentage was put on or taken off, and the one after. */
export const FORMER = '(?:original|usual|normal|regular|full|initial|old|list|marked|pre-tax|pre-sale)'
export const FORMERLY = '(?:originally|usually|normally|regularly|used to)'
export const LATTER = '(?:sale|selling|new|reduced|discounted|final|increased|total)'

/** What makes another sum of it, wherever it stands. */
export const OTHER_SUM =
  /^(?:each|every|per|both|half|twice|double|triple|extra|additional|another|second|further|more|less|than|not|no|never|without|except|unless|only|shipping|delivery|postage|fee|fees|left|change|note|instead|months?|years?|weeks?|days?|yearly|annual|annually|installments?|instalments?|loan|share|shared|split|profit|loss|commission|interest|earnings|income|inflation|average|percent|percentage|difference|compared|quarter|third|dozen|pack|packs|then|again|first|last|next|other|others|same|none|later|sells?|sold|cheaper|dearer|exempt|coupons|vouchers|free|part|some|most|rest|but|if|until|or|nor|from|between|among|times|deposits?|saves|saved|earn\w*|owe[sd]?|borrow\w*|lends?|lent|invest\w*|wins?|won|loses?|lost|adds?|night|nights|hour|hours|person|budget|card|cards|how|much|many)$/
/** What adds nothing. */
export const SAYS_NOTHING =
  /^(?:an?|the|its?|their|his|her|my|your|our|this|that|which|where|these|they|he|she|i|we|you|of|for|at|in|on|with|and|by|is|are|was|were|be|has|have|had|been|being|get|gets|got|gave|gives?|given|pays?|paid|save|leave|spend|costs?|came|comes|to|leaves?|buys?|bought|wants?|orders?|spends?|prices?|does|did|do|will|would|should|all|everything|there|as|so|also|when|after|before|including|now|today|just|charges?|takes?|took|offers?|offered|having|using|find|work|out|calculate|what|determine|altogether|total|includes?|added|tax|vat|[ghpq]st|tip|gratuity|increase|rise|raise|discount|reduction|sale|coupon|voucher|bill|store|shop|worth|purchases?|ordered|goes)$/
export const DETERMINER = /^(?:an?|the|its|their|his|her|my|your|our|this|of|for|at|in|all|#a)$/
export const HELPER = /^(?:does|did|do|will|would|should|must|is|are|was|were)$/
