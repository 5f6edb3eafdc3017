/** Words of stories told with several amounts; each a part of a pattern. */

/** So much for one, before its number and behind it. */
export const OF_ONE_BEFORE =
  /(?:(?<!\d )\b(?:each|every|one|1)(?! (?:and|with)\b)(?: of (?:them|these|which))? ?[^.,;:?!\d]{0,40}|\b(?:boxes|packs|packets|bags|groups|teams|rows|bunches|trays|crates|cartons|bundles|tins|jars|sets|tents|shelves|piles|stacks|tables) of )$/i
export const OF_ONE_BEHIND =
  /^ ?(?:[a-z]+ ){0,3}?(?:each|apiece|per [a-z]+|for (?:each|every|one)|(?:in|to|on|for) (?:each|every)|a (?:piece|go|time|kg|kilo|litre|metre|bag|box|bottle|ticket|hour|day|week|night|page))\b/i
/** What is handed over. */
export const HANDS_OVER =
  /\b(?:pay|pays|paid|gave|gives?|handed|hands|hand|tenders?|tendered|had|has|have|with)\b(?: (?:the|him|her|it|them|over|for|with|an?|his|my|everything|cashier|shopkeeper|seller|man|woman|all|only|just|using|got)){0,5} ?$/i
export const ASKS_CHANGE =
  /\b(?:change|(?:get|gets|got|given?|receives?) back|give(?:s|n)? back|return|left|remain\w*|balance)\b/i

/** What is asked of things that are put in groups. */
export const ASKS_GROUPS_NEEDED =
  /\b(?:needed|needs?|required|requires?|must|have to|has to|should|(?:smallest|least|minimum|fewest|lowest) number)\b/i
export const ASKS_FULL_GROUPS =
  /\b(?:full|complete|completely filled|(?:can|could) be (?:packed|filled|made|cut)|fits?)\b/i
export const ASKS_OVER = /\b(?:left|remain\w*|over|unpacked|spare|not (?:packed|used|in an?))\b/i
/** Two things that are put in groups by how many there are, and what makes another story of it. */
export const NO_GROUPS =
  /\b(?:more|fewer|less|than|twice|double|half|then|already|another|ate|eats?|gave|gives?|lost|sold|sells?|broke\w*|total cost|costs?|pays?|paid|days?|weeks?|hours?|minutes?|others?|rest|except|empty|if)\b|[£$€₹%/]/i

/** What is taken from a whole, asked for by what is not. */
export const ASKS_WHAT_IS_LEFT =
  /\b(?:left|remain\w*|still|free|empty|unsold|unused|not|don'?t|aren'?t|didn'?t|haven'?t)\b/i
/** Makes more of a part than one of the whole that is told. */
export const NO_PART_OF_ALL =
  /\b(?:rest|remainder|remaining|then|more|fewer|less|than|twice|double|each other|another|also|costs?|price|if|average)\b/i

/** So much in so many things, and so many others: what is no such story. */
export const NO_PROPORTION =
  /\b(?:each|every|per|left|change|more|fewer|less|than|twice|double|half|then|share[ds]?|split|days?|hours?|minutes?|weeks?|workers?|men|painters?|builders?|machines?|taps?|pipes?|another|gives?|gave|pays?|paid|remain\w*|packs?|sold|if)\b/i
/** What joins things and what they come to. */
export const COMES_TO =
  /\b(?:costs?|cost|weighs?|weigh|have a (?:total )?(?:mass|weight|length) of|has a (?:total )?(?:mass|weight|length) of|needs?|need|uses?|use|takes?|take|makes?|make|requires?|require|for|is|are|hold|fill)\b/i

/** What is known of one by another. */
export const COMPARES_MORE =
  'more|taller|longer|heavier|older|higher|wider|deeper|dearer|further|farther|bigger|larger'
export const COMPARES_LESS = 'less|fewer|shorter|lighter|younger|lower|narrower|cheaper|smaller'
export const NO_PAIR =
  /\b(?:each|every|per|times|twice|double|half|third|average|mean|left|then|another|gave|gives?|lost|spent|spends?|difference)\b|%|\//i
/** What makes another story of lengths and weights in two units each. */
export const NO_COMPOUND =
  /\b(?:each|every|per|times|twice|double|half|third|average|mean|then|another|gave|gives?|lost|spent|spends?|ratio)\b|%|\//i

/** A second, third or last value that makes a mean what it is told to be. */
export const MISSING_VALUE =
  /\b(?:third|fourth|fifth|sixth|3rd|4th|5th|6th|last|other|remaining|missing|next)\b/i

/** How warm it gets. */
export const WARMER =
  'rose|risen|rises|rise|went up|gone up|goes up|increased|increases|warmed|climbed|got warmer'
export const COLDER =
  'fell|fallen|falls|fall|dropped|drops|drop|went down|gone down|goes down|decreased|decreases|cooled|got colder'

/** Names with a number in them, and notes by their worth: no amounts of a story. */
export const NAMES_WITH_NUMBERS =
  /\b(?:year|yr|grade|class|room|platform|bus|route|page|level|form) \d{1,3}[a-d]?\b(?! (?:of|to))/gi

/** Something that is over later, and what makes another story of its times. */
export const LATER_END =
  /\b(?:finish\w*|ends?|ended|over|arriv\w*|get (?:home|there|back|in|to)|got (?:home|there|back|in|to)|get in|done|ready|reach\w*|land(?:s|ed)?|goes? (?:out|home)|gets? (?:home|there|back|in|to))\b/i
export const NO_ROW_OF_SPANS =
  /\b(?:before|in the middle|within|during|halfway|includ\w*|early|earlier|until|till|each|every|per|late|twice|slow|fast|ago|delay\w*|zone|ahead|behind|overnight|by (?:\d|the time|noon)|if|shorter|longer|times|or|instead|both|average|o'clock and)\b/i
