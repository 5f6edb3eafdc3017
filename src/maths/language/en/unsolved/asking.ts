/** Words that ask for a number, whatever it is of. */
const QUESTION =
  "how (?:many|much|long|far|old|tall|heavy|often|big|high|deep|wide|fast|cold|hot|warm|likely)|what(?:'?s| is| are| was| will be)? (?:the |my |his |her |their |your |its )?(?:\\p{L}+ )?(?:total|cost|price|change|weight|length|height|width|time|distance|amount|number|numbers|difference|profit|area|perimeter|volume|surface|angle|angles|size|side|rule|mean|median|range|average|chance|probability|ratio|percentage|percent|fraction|digit|term|value|answer|speed|age|radius|diameter|remainder|sum|product|p|x|y|n)|what (?:time|fraction|percentage|percent|size|number)|what \\p{L}+ (?:is|was|will|are|were|does|did|do) (?:it|there|the|he|she|they|we|i)|(?:have|has|had|do|does|is|are|can|could|will|would) (?:i|we|he|she|they|it|there|this|that)(?: \\p{L}+){0,3} (?:enough|enuf+|afford)|who(?:'?s| is)? (?:has|right|gets|wins|faster|cheaper|older)|which (?:one|is|of|number|way|shop|costs?|\\p{L}+ (?:is|has|costs?|gets?))|when (?:does|do|will|is|are|was)|where (?:does|do|will|is|are)"
const ORDER =
  '(?:find|work out|calculate|determine|estimate|show that|prove) (?:the|out|all|both|my|its|an?|how|each|every|what|[a-z]\\b)|(?:i|we|you) (?:need|want|must|should|have to|gotta|gotto|got to) (?:to )?(?:know|find|get|work out|calculate|give|say) |(?:i|we) need (?:the|its|to know) |p ?\\(\\p{L}|what (?:do|does|must|will|would) \\p{L}+ (?:need|score|weigh|pay|earn)\\b(?! to (?:do|add|take|multiply|divide|know)\\b)'
/** A word that is asked for by being named alone, at the end or before a question mark. */
const NAMED =
  '(?:total |whole |new |sale |final )?(?:price|cost|surface(?: area)?|volume|area|perimeter|total|mean|median|range|third side|3rd side|other side|missing (?:side|angle|number)|rule|nth term|probability|change|average|difference|circumference|hypotenuse|radius|x|what size|how many|how much)'

const ASKS = new RegExp(`\\b(?:(?:${QUESTION})s?(?!\\p{L})|${ORDER})`, 'iu')
const NAMES = new RegExp(`(?:^|[,.;:]|\\.{2,})\\s*${NAMED}\\s*[?.!]*\\s*$`, 'iu')
const ASKED_OF_TUTOR =
  /\b(?:do|can|could|will|would|are|did|have) (?:yo)?u\b|\bhow (?:are|r) (?:yo)?u\b|\bhow old are (?:yo)?u\b|\bwhat(?:'?s| is) your\b/i

/** Asks nothing of a question: only an asking word, whether something is so, or what stands there. */
const NO_ASK =
  /^\W*(?:(?:but|and|so|ok|wait|huh|um|oh|no)\W+)*(?:(?:what|how|which|who|when|where|why|wat|wot|huh|eh)\W*$|(?:what|how) about (?:the )?-?[£$€]?\d\S*\W*$|(?:is|isn'?t|are|was) (?:it|that|this|they|those)\b(?!.* or )|(?:i|you|we|u) (?:asked|said|told|meant)\b|(?:do|does|did|can|could|should|am|must|shall) (?:i|we|it|that|this|my)\b)|\bwhat (?:do|does|did) (?:yo)?u mean\b|^[^?]*\b(?:is|was|are|that'?s|it'?s) (?:just |only )?(?:what|how|where|when|who|why)\b[^?]*$/i
const isAsk = (clause: string) => !ASKED_OF_TUTOR.test(clause) && !NO_ASK.test(clause)

const LABEL = /(?:^|[\s,.;])\(?([a-h])\)\s*/g

/** A thing that is asked, with the label that it bears on a sheet. */
export interface Asked {
  label?: string
  text: string
}

/** Where a clause may end. */
const CLAUSES = /(?<=[.?!])\s+|\n+|[;,](?!\d)\s*|\s+(?=and (?:it|how|what|when|where|who|which|find)\b)/iu

const LEAD =
  /^(?:(?:and|so|but|then|ok|also|now|that|it wants to know|it says|it asks|home ?work|says|the question is|question|i want to know|wants to know|my teacher wants to know)\b[\s:,]{0,3}){1,6}/i

/** The clauses of a text that ask for something, as they stand there. */
export function askedIn(text: string): Asked[] {
  const labels = [...text.matchAll(LABEL)]
  if (labels.length > 1)
    return labels.map((found, at) => ({
      label: found[1] ?? '',
      text: plain(text.slice(found.index + found[0].length, labels[at + 1]?.index)),
    }))
  const clauses = text
    .split(CLAUSES)
    .map(each => each.trim())
    .filter(each => each !== '')
  const asking = clauses.filter(each => (ASKS.test(each) || NAMES.test(each)) && isAsk(each))
  const found = asking.length > 0 ? asking : clauses.filter(each => ASKING_WORD.test(each) && isAsk(each))
  return found.slice(0, MOST_ASKED).map(each => ({ text: plain(clauseOf(each)) }))
}

const LEFT = /\bwhat(?:'?s| is| was)? left\b/i

/** Whether a clause asks for a number of something; `how can she` and `which other one` do not. */
export const asksAmount = (text: string): boolean =>
  text
    .split(CLAUSES)
    .some(each => (ASKS.test(each) || NAMES.test(each) || LEFT.test(each)) && isAsk(each.trim()))

/** Without such a word a question mark asks whether something is so. */
const ASKING_WORD =
  /\b(?:how|what|whats|wats|which|who|when|where)\b(?!.*\b(?:do|does|did|can|should) (?:i|you|we|that|it)\b).*\?\s*$/i

const MOST_ASKED = 3
const LONGEST_CLAUSE = 60

/** The same where nothing else can be meant: any asking word, or a last word with a question mark. */
export function askedSomehow(text: string): Asked[] {
  const clauses = text.split(CLAUSES).map(each => each.trim())
  const found = clauses.filter(each =>
    /\b(?:how|what|whats|wat|wot|which|who|when|where|find)\b|\?\s*$/i.test(each),
  )
  const own = found.filter(isAsk).slice(-1)
  return own.map(each => ({ text: plain(each) }))
}

/** Of a long clause what begins with the asking. */
function clauseOf(clause: string): string {
  const at = clause.search(ASKS)
  const isFar = at > 0 && (clause.length > LONGEST_CLAUSE || /\d/.test(clause.slice(0, at)))
  return isFar ? clause.slice(at) : clause
}

const plain = (text: string) =>
  text
    .replace(LEAD, '')
    .replace(/[\s.,;:?!"”]+$/, '')
    .trim()

const HOMEWORK =
  /\b(?:home ?work|hw|work ?sheet|my (?:maths )?(?:book|sheet)|text ?book|exercise|question \d+|number \d+|nr\.? ?\d+|i (?:have|got|need) (?:a |to do )?(?:sum|question|problem|task|exercise)|(?:a|this) (?:sum|problem|question) (?:about|with|on|says)|(?:gave|set) us (?:this|these|a))\b/i

/** It is said to be a task, whatever it asks. */
export const isHomework = (text: string): boolean => HOMEWORK.test(text)

/** A question for its own sake, of what is on the table: `how many ways`, `and how far from first city`. */
export const asksMore = (text: string): boolean =>
  (ASKS.test(text) || NAMES.test(`, ${text}`)) &&
  !ASKED_OF_TUTOR.test(text) &&
  !/\b(?:do|does|did|should|can|must|would|have) (?:i|that|this|it|we)\b|\bmean\b|\bam i\b|\b(?:answer|right|correct|wrong)\b/i.test(
    text,
  )
