/** What a child says and asks of work that it has come to a number for. */

/** `is it 5?`, `is that right`, `yes or no`: a number is to be called right or not. */
const ASKS_IF_RIGHT =
  /\b(?:is|was) (?:it|that|this|the answer|my answer|-?[£$€]?\d\S{0,12})(?: \p{L}+){0,2} (?:right|rite|correct|ok|it)\b|^\W{0,3}(?:\p{L}{1,12}\W{1,3}){0,3}?is (?:it|that|this|the answer) -?[£$€]?\d|\b(?:right|rite|correct|wrong) or (?:not|wrong|no)\b|\byes or no\b|\b(?:right|rite|correct)\W{0,3}\?|\bif (?:its |it'?s |it is |i'?m |that'?s |-?[£$€]?\d\S{0,12} (?:\p{L}+ )?is )(?:right|correct)|\bam i right\b|\bcheck (?:if |whether |that |my |it'?s ){0,3}-?[£$€]?\d|\bis (?:right|correct)\?|^\W*(?:(?:ok|so|and|then|oh) )*(?:it'?s|that'?s) -?[£$€]?\d[\d.,]*(?: ?\p{L}+)?\W*\?|\bis (?:it|that) \S{1,12} or not\b/iu

/** Whether a message asks if its number is right. */
export const asksIfRight = (text: string): boolean => ASKS_IF_RIGHT.test(text)

/** `there isnt a next one`, `nothing comes next`, `thats the answer`, `it fits`: the child says that nothing is left to do. */
const CLOSES =
  /\b(?:no|nothing|none|isn'?t|isnt|is not|aren'?t|not|don'?t need|dont need) (?:\p{L}+ ){0,2}(?:next|more|else|other|another|left)\b|\b(?:that'?s|thats|that is) (?:it|all)\b(?! (?:right|ok|correct|of|the))|\b(?:that'?s|thats|it'?s|its|is) the (?:final |whole )?(?:answer|end|last (?:one|step))\b(?! (?:right|ok|correct))|\b(?:i'?m|im|we'?re|all) (?:done|finished)\b|(?<!\b(?:not|n'?t|never) )\b(?:it fits|fits (?:now|too|the question))\b|\bfinal answer\b|[\s,.]done\W*$/iu
/** `how much more`, `is that the answer?` ask. */
const ASKS_MORE = /\b(?:what|how|which|why)\b|^\W*(?:is|are|so is) (?:it|that|this)\b/i

/** Whether a sentence of a message says that it is done; the others may ask: `yes thats it!! what other step`. */
export const saysDone = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+/).some(each => CLOSES.test(each) && !ASKS_MORE.test(each))

/** `he eats and it is more?? is wrong i think`: the child doubts its own number, and asks nobody what is wrong with it. */
const DOUBTS =
  /\b(?:(?:is|its|it'?s|thats|that'?s|must be|looks|seems) (?:all |so |just )?wrong|can(?:'?t|not) be(?: right| true| it)?|(?:doesn'?t|doesnt|does not|dont) (?:make sense|fit|seem right|look right)|makes no sense|impossible|not possible)\b/i
const ASKS_WHAT =
  /\b(?:what|whats|what's|why|where|if)\b|^\W*(?:is|was) (?:it|that|this)\b|\b(?:he|she|they|friend|you|u) (?:says?|said)\b/i

/** Whether a sentence of a message doubts what the child has come to. */
export const saysDoubt = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+/).some(each => DOUBTS.test(each) && !ASKS_WHAT.test(each))

/** `cats dont matter`, `we dont need the 9`, `nothing to do with it`, `those are just the years`. */
const NOT_NEEDED =
  /\b(?:those|these|they|it|that)(?:'?s|'?re| is| are) (?:just|only) (?:the |a |an )?(?:years?|dates?|days?|names?|extras?)\b|\b(?:don'?t|dont|doesn'?t|doesnt|do not|does not|didn'?t|isn'?t|isnt|aren'?t|arent|is not|are not|not|never|no) (?:even |really )?(?:need(?:ed|s)?|matter(?:s)?|count(?:s)?|care|important|used?|part of|asked)\b|\bnothing (?:happens )?(?:to do )?with\b|\bnot about\b|\bdoesn'?t (?:come in|belong)\b|\b(?:irrelevant|extra|a distraction|a trick|a red herring|to confuse)\b|\bignore\b|\bforget (?:about )?the\b|\bonly (?:want|need|about|asks?)\b|^\W*no+\W+not\b/i

/** `i used that already`, `its in the 7`. */
const USED_ALREADY =
  /\b(?:already|just|did|have|ive|i've|i) (?:already )?(?:used?|did|done|took|counted|added|include[d]?)\b(?! (?:my|a|the) (?:calculator|fingers|column))|\bused (?:it|that|them|those|all)\b|\b(?:is|are|its|it's) (?:already )?in (?:it|there|the)\b/i

const NO_ALONE = /^\W*(?:no+|nope|nah|not needed|none|nothing)\b[^\d?]{0,25}$/i

/**
 * Whether a clause says that a number needs no further word, and why.
 * @param isAsked the number was just asked about
 */
export function dismissalIn(clause: string, isAsked: boolean): 'not needed' | 'used' | undefined {
  if (/^\W*(?:do|does|is|are|should|can|why|what|which)\b|\bhow\b/i.test(clause)) return undefined
  if (NOT_NEEDED.test(clause) || (isAsked && NO_ALONE.test(clause))) return 'not needed'
  return USED_ALREADY.test(clause) && (isAsked || /\balready\b/i.test(clause)) ? 'used' : undefined
}

/** `46 what tho, m or m2`: its unit is asked for. */
export const asksUnit = (text: string): boolean =>
  /\b(?:what|which|wat) unit|\bunits?\W*\?|\d ?what\b|\b(?:mm|cm|m|km) or (?:mm|cm|m|km) ?(?:2|²|squared?)|\b(?:mm|cm|m|km) ?(?:2|²|squared?) or (?:mm|cm|m|km)\b|\bsquared? or\b|\bor squared?\b/i.test(
    text,
  )

/** Other work is told to come: `different q:`, `next one.`, `now its:`. */
const ANNOUNCES =
  /(?:^|[.,!;:]|\b(?:ok|okay|so|right|and|lol|ugh|whatever|thx|thanks|nah)) ?(?:(?:now|and|its|it's|this is|here'?s|the|a|an|my|can we do) ?){0,3}\b(?:(?:next|different|diff|new|another) (?:one|q|qu|question|problem|sum|task)|now (?:its|it's|it is)|(?:number|question|q) ?\d{1,3})\b(?: is)?[ :.,–-]{0,4}/iu

/** What stands behind the words that announce other work; undefined where nothing is announced. */
export function announcedIn(text: string): string | undefined {
  const found = ANNOUNCES.exec(text)
  return found ? text.slice(found.index + found[0].length).trim() : undefined
}

/** Words before what is asked: `i need to know`, `it asks`. */
const BEFORE_ASKED =
  /^\W*(?:(?:um+|er+m?|well|oh|ok|so|and|just|its|it's|it|he|she|they|the question|question|my teacher|we|i)\s+)*(?:asks?(?:ing)?(?: me| us)?|wants?|needs?|have|got|gotta|is|says?)\s+(?:me |us )?(?:to )?(?:(?:know|find(?: out)?|work out|say|tell)\s+)?(?:for\s+)?/i

/** What a child says is asked, without the words before it. */
export const askedInWords = (text: string): string =>
  text
    .replace(BEFORE_ASKED, '')
    .replace(/[\s.,;:?!]+$/, '')
    .trim()
