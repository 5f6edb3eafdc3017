const WHO = String.raw`(?:i|we|he|she|they|you|u|(?:my|his|her|our|the) (?:\w+ )?\w+|half (?:my|the) class|dad|mum|mom|nan|grandad|grandma|sir|miss|teacher|someone|sum one|\p{L}{1,16}(?= (?:says?|said|wrote|answered|reckons?|thinks?|argues?|insists?|keeps?|forgot|guessed)\b)|pupil|student|learner|granddaughter|grandson|daughter|son)`
const TOLD =
  '(?:got|get|gets|put|puts|did|do|wrote|writes?|said|says?|thinks?|argues?|thought|answered|answers?|went|makes?|made|keeps?|tried|added|subtracted|divided|multiplied|timesed|halved|forgets?|forgot|counted|guessed|reckons?|insists?|started|ended|used|just|always|has put|have put)'

/** What joins a telling to what is before it. */
export const BESIDE_QUESTION =
  'and|but|so|then|because|becos|cause|cos|cuz|bc|since|or|like|well|ok|though|as|when|where|if|yes|no|nope|yeah|ugh'
/** Begins what somebody has done, answered or heard, or wonders, wherever it stands. */
export const SAYS_OF_OWN = String.raw`${WHO} (?:(?:then|just|only|also|keep|have|has|still) )?${TOLD}(?![a-z'])|why (?:is|are|do|does|did|would)\b|is it (?:just|right|ok|the|minus|not|wrong|because|cos|bigger|smaller|one|two|three|\d)|isn'?t (?:it|that)\b|is (?:that|this) (?:just|right|ok|the|it)\b|am i\b|do(?:es)? (?:i|u|you|it) (?:just|really|times|add|count|have|hav|need)\b|(?:mum|dad|mom|she|he) wants to\b`
/** The same where a mark parts it from the question. */
export const TELLS_OF_OWN = String.raw`${SAYS_OF_OWN}|${WHO}(?:'ve|'m|m|ve|'s|s)? (?:\w+ )?(?:${TOLD}|have|has|had|hav|need to know|dont|don't|did not|cant|can't|know|knew|am|was|were|argued|doubt|believe|no longer|never|can't|cannot|confuses?)(?![a-z'])|(?:i've|i'm|im|ive|we've)(?![a-z])|(?:do|does|did|should|shall|can|am|are) (?:i|u|you|we|he|she|it|this|that)\b(?! (?:find|tell|work|help|contain|have an?\b|pass|cross|meet))|is (?:it|that|this|the answer)\b|why\b|easy\b|if no\b|yes or no\b|just (?:add|put|times|take|move)\b|got\b|surely\b|(?:her|his|their|my) (?:answer|working)\b|which (?:i|is|can|must)\b|(?:this|that) (?:can|is|was|looks?|must|would)\b|wrong\b|answer(?: goes)? (?:on|in|overleaf)\b|several of\b|everyone\b|how (?:do|does|can|could|did) (?:i|u|you|we|he|she|one)\b|(?:normal|usually) is\b`

/** Asks for something else than the answer, wherever it stands. */
export const ANOTHER_TASK =
  /\b(?:hints?|clues?|easier|harder|(?:different|other|another|two) (?:ways?|methods?)|diagram|draw|sketch|(?:write|make up|tell|think of) (?:me )?a (?:story|question|problem)|(?:which|what) topic|opposite of|skip|why do we|(?:where|what|how) did (?:i|he|she|they|we) (?:go|do) wrong|is \S+ (?:right|correct) for|is (?:he|she|it|this|that|my answer) (?:right|correct)\b|what if|if everything|instead|replaced)\b/i
