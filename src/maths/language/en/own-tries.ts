const WHO = String.raw`(?:i|we|he|she|they|you|u|(?:my|his|her|our|the) (?:\w+ )?\w+|half (?:my|the) class|dad|mum|mom|nan|grandad|grandma|sir|miss|teacher|the book|book|someone|sum one|\p{L}{1,16}(?= (?:says?|said|wrote|answered|reckons?|thinks?|argues?|insists?|keeps?|forgot|guessed)\b)|pupil|student|learner|granddaughter|grandson|daughter|son)`
const TOLD =
  '(?:got|get|gets|put|puts|did|do|wrote|writes?|said|says?|thinks?|argues?|thought|answered|answers?|went|makes?|made|keeps?|tried|added|subtracted|divided|multiplied|timesed|halved|forgets?|forgot|counted|guessed|reckons?|insists?|started|ended|used|just|always|has put|have put)'

/** What joins a telling to what is before it. */
export const BESIDE_QUESTION =
  'and|but|so|then|because|becos|cause|cos|cuz|bc|since|or|like|well|ok|though|as|when|where|if|yes|no|nope|yeah|ugh'
/** Begins what somebody has done, answered or heard, or wonders, wherever it stands. */
export const SAYS_OF_OWN = String.raw`${WHO} (?:(?:then|just|only|also|keep|have|has|still) )?${TOLD}(?![a-z'])|why (?:is|are|do|does|did|would)\b|is it (?:just|right|ok|the|minus|not|wrong|because|cos|bigger|smaller|one|two|three|\d)|isn'?t (?:it|that)\b|is (?:that|this) (?:just|right|ok|the|it|\d)|i (?:dont|don't|cant|can't|didnt|didn't|never|always|keep|know|no|forget|mean|go the|was going)\b(?! (?:have|need|put))|(?:times|timesing|divide|dividing|multiply|mult|add|adding|left to right|x ?\d+|move it|round up|which|what) (?:it |them |by )?(?:first )?or (?:not|divide|dividing|times|multiply|mult|add|subtract|down|x ?\d)|am i\b|do(?:es)? (?:i|u|you|it) (?:just|really|times|add|count|have|hav|need)\b|(?:mum|dad|mom|she|he) wants to\b`
/** The same where a mark parts it from the question. */
export const TELLS_OF_OWN = String.raw`${SAYS_OF_OWN}|${WHO}(?:'ve|'m|m|ve|'s|s)? (?:\w+ )?(?:${TOLD}|have|has|had|hav|need to know|dont|don't|did not|cant|can't|know|knew|am|was|were|argued|doubt|believe|no longer|never|can't|cannot|confuses?)(?![a-z'])|(?:i've|i'm|im|ive|we've)(?![a-z])|(?:do|does|did|should|shall|can|am|are) (?:i|u|you|we|he|she|it|this|that)\b(?! (?:find|tell|work|help|contain|have an?\b|pass|cross|meet))|is (?:it|that|this|the answer)\b|why\b|easy\b|if no\b|yes or no\b|just (?:add|put|times|take|move)\b|got\b|surely\b|(?:her|his|their|my) (?:answer|working)\b|which (?:i|is|can|must)\b|(?:this|that) (?:can|is|was|looks?|must|would)\b|wrong\b|answer(?: goes)? (?:on|in|overleaf)\b|several of\b|everyone\b|how (?:do|does|can|could|did) (?:i|u|you|we|he|she|one)\b|(?:normal|usually) is\b`

/** Asks for something else than the answer, wherever it stands. */
export const ANOTHER_TASK =
  /\b(?:hints?|clues?|easier|harder|(?:different|other|another|two) (?:ways?|methods?)|diagram|draw|sketch|(?:write|make up|tell|think of) (?:me )?a (?:story|question|problem)|(?:which|what) topic|opposite of|skip|why do we|(?:where|what|how) did (?:i|he|she|they|we) (?:go|do) wrong|is \S+ (?:right|correct) for|is (?:he|she|it|this|that|my answer) (?:right|correct)\b|what if|if everything|instead|replaced)\b/i

/** Words before the number that somebody came to, or worked with. */
export const CAME_TO =
  "(?:got|get|gets|getting|found|put|puts|said|says|say|wrote|made|makes|make|think|thinks|thought|reckons?|guess|guessed|answered|did|done|tried|added|adding|timesed|multiplied|divided|halved|subtracted|counted|is it|isn't it|isnt it|is that|is this|it is|its|it's|it was|comes? to|came to|came out as|always|wrong|not)"
/** Words of a try, beside those of talk; all others may change what is asked. */
export const OF_A_TRY = `added adding timesed times multiplied divided divide halved doubled subtracted plus minus add take away top tops
  bottom bottoms column columns digit digits zero zeros zeroes nought noughts cross tick red answer marked mark marks middle calculator fingers
  head both order wrong right surely whole together line number numbers bigger smaller biggest smallest decimal point dot brackets bracket
  confused mixed muddled twice check checked why half ages backwards mess messes flip flipped correct over it's its that's thats or by x
  front end side sides somewhere sign signs method bidmas bodmas pemdas really bit lost seems sus huge tiny silly daft always been carry carrying one isnt dividing itself cut laughed laughing dumb round loads yes app
  steps rule negative positive under above below going gone move moved shared sharing count counted counting`
/** Even in a try it asks, or tells what else is to be done. */
export const ASKS_ON =
  /\b(?:what|whats|what's|which|who|whos|who's|whose|how|when|if|would|should|must|find|then (?:add|take|divide|count|move|flip|check|times)|(?:have|has|had|needs?|got|wants?|to) (?:to|add|take|divide|move|count|halve)|\w+ (?:as|in) (?:an?|the) (?:decimal|number)|instead|next|even|odd|prime|left|more|less|another)\b|\bcheck (?:if|that|whether)/i
