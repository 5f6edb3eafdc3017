/** Begins a question that wants a yes or a no. */
const ASKS_WHETHER =
  "(?:is|are|was|isn'?t|aren'?t|do|does|did|don'?t|doesn'?t|can|can'?t|could|would|wouldn'?t|will|won'?t|should|shouldn'?t|must|am|have|has)\\s+(?:i|we|u|you|it|that|this|they|there|the|a|an|my|mine|both|one|all|every|any|\\d[\\d./%]*|\\p{L}{3,})\\b"
const LEAD = '(?:(?:but|so|or|and|wait|then|oh|ok|also|btw|thx|thanks|lol|hm+)\\b[\\s,]*){0,4}'
/** A place at which such a question begins within a sentence. */
const SEAM = new RegExp(
  `(?<=\\S)(?:[,;]\\s*|\\s+)(?=${LEAD.replace('{0,4}', '{1,3}')}${ASKS_WHETHER})`,
  'giu',
)
const WHOLE = new RegExp(`^\\W*${LEAD}${ASKS_WHETHER}`, 'iu')
/** Points back to what stands before it in the same sentence: `my dad does it twice is that ok`. */
const POINTS_BACK =
  /\S\s+(?:is|isn'?t|would|does) (?:that|it|this)(?: also| still| really)? (?:the same|ok|okay|allowed|true|right|correct|fine|mean|work|possible|weird|normal)\b/iu
/** Whether all of it is right, which the judgement beside it says. */
const OF_RIGHT =
  /^\W*(?:(?:but|so|or|and|is|am|are|was|do|have) ){0,3}(?:it|that|this|i|my answer|they|both)(?: all)? (?:right|correct|ok|okay|good|done|finished|get it|got it|got (?:it|that) right|wrong)(?: so far| now| then| or not| or wrong)?\W*$/iu

/** Words that lead to it. */
const FRONT = new RegExp(`^\\W*${LEAD}`, 'iu')
const OR = /^or\b/i
const ASKS_FIRST = /\b(?:is|are|was|do|does|can|should|would)\b.{2,60}\sor\s/i
const SENTENCES = /(?<=[.?!…])\s+/

/** What a message asks with yes or no behind something else that it says, in its own words. */
export function askedBeside(text: string): string | undefined {
  const sentences = text.split(SENTENCES).filter(each => /[\p{L}\d]/u.test(each))
  for (const sentence of sentences.toReversed()) {
    const [seam] = [...sentence.matchAll(SEAM)].slice(-1)
    // Of `can i also do 1 - 5/12` the question begins before the seam.
    const isWithin = seam && WHOLE.test(sentence) && sentence.slice(0, seam.index).split(/\s+/).length < 3
    const cut =
      seam && !isWithin && !POINTS_BACK.test(sentence)
        ? sentence.slice(seam.index).replace(/^[\s,;]+/, '')
        : undefined
    const asked = cut ?? (WHOLE.test(sentence) || POINTS_BACK.test(sentence) ? sentence : undefined)
    // `is it .35 or is it 35/60`: of two that are to be chosen from, none is asked by itself.
    if (
      asked === undefined ||
      OF_RIGHT.test(asked) ||
      (cut !== undefined && OR.test(cut) && ASKS_FIRST.test(sentence))
    )
      continue
    return sentences.length > 1 || asked !== sentence ? asked.replace(FRONT, '').trim() : undefined
  }
  return undefined
}

/** Whether a message is a question, as far as its form tells. */
export const asksAtAll = (text: string): boolean =>
  /\?\s*$/.test(text) || WHOLE.test(text) || POINTS_BACK.test(text)

/** A complaint that something was not answered, with what it says behind it. */
const UNANSWERED =
  /\b(?:yo)?u (?:(?:did|have|do|still did|still have) ?(?:n['’]?o?t|not)|didnt|dont|havent|never|forgot to|ignored) ?(?:\w+ ){0,1}?(?:answer\w*|say|said|tell|told|reply|respond|explain\w*|check\w*|my question)(?: (?:me|it|my|the|that|other|second|question|part|qu?)\b){0,4}|\banswer my (?:other )?question\b|\b(?:and|but) my (?:other )?question\b/iu
export const complainsOfNoAnswer = (text: string): boolean => UNANSWERED.test(text)

/** What it says that was not answered: `is it the same as my teachers way`, `about the tax`. */
export const behindComplaint = (text: string): string =>
  text
    .slice((UNANSWERED.exec(text)?.index ?? 0) + (UNANSWERED.exec(text)?.[0].length ?? 0))
    .replace(/^[\s,.:;!?-]+/, '')
    .trim()
