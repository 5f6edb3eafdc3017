const LEAD =
  '(?:(?:ok(?:ay)?|and|but|so|oh|wait|hmm*|um|btw|also|then|yes|yeah|no|nah|lol|hey|right|please|pls|sorry|random|quick|question|q|thing)\\b[\\s,.:!]*)*'
const VERB =
  "(?:is|are|was|do|does|did|can|could|should|shall|must|would|will|may|has|have|isn'?t|aren'?t|doesn'?t|don'?t|can'?t|cant|couldn'?t|shouldn'?t|wouldn'?t|won'?t)"

/** A sentence that asks something. */
export const ASKS = new RegExp(
  `\\?|^\\W*${LEAD}(?:${VERB}|wh(?:y|at|ats|ich|en|ere|o|ose)|y|how|hows|wdym)\\b|\\b(?:why|how come|how do|how does|how can|how would|what if|what about|what(?:'?s| is| are) (?:the|a|that)|wdym|whether|is (?:it|that|this|there)|are (?:there|they|these)|(?:do|can|should|must|could|would|shall|am) i|(?:do|can|should|must) (?:we|you|u)|does (?:it|that|the)|don'?t you|isn'?t it)\\b`,
  'i',
)
/** `why is 3.6 ÷ 0.4 bigger` sets no task. */
export const WHYS = /\b(?:why|how come)\b/i
/** May be another question, with what is on the table changed. */
export const CHANGES = /\bwhat (?:if|about)\b|\d/i
/** Says what somebody has thought so far, which the answer puts right. */
export const DOUBTS =
  /\b(?:i (?:always )?(?:thought|think|thort)|(?:thought|says?|said|reckons?|told me|taught)|always|never|every time|confus\w*|mix(?:ed)? up|don'?t (?:get|understand)|makes? no sense|weird)\b/i

/** `why do they even make us do this`: what it is good for, and no rule. */
export const MOTIVE =
  /\bwhy (?:do|does|did|must|should|would|are) (?:\p{L}+ ){1,3}?(?:even (?:do|have|need|learn|make|teach)\b|makes? (?:us|me|kids|children)\b|(?:have|need) to (?:learn|know|study)\b|learn\b|teach(?:es)? (?:us|me)\b|learning\b)|\bwhat(?:'?s| is) the point of\b|\b(?:boring|pointless|useless)\b.{0,30}\bwhy (?:do|must) (?:we|i)\b/iu
