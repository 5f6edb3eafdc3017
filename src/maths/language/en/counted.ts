/** Words that no number counts, and those that end what it counts. */
const NO_NOUN =
  /^(?:\p{L}+n['’]?t|and|nd|n|theres|thats|its|or|to|of|off|is|are|was|were|be|then|than|more|less|from|each|every|in|into|onto|on|for|at|by|with|without|within|near|past|behind|between|around|against|about|through|he|she|they|it|we|i|you|u|me|him|them|us|his|her|hers|its|my|your|ur|our|their|a|an|the|some|any|all|both|no|not|just|only|already|still|ago|later|today|tomorrow|yesterday|too|tho|though|lol|pls|plz|please|instead|plus|minus|divided|how|if|but|so|per|left|did|do|does|can|will|would|could|should|what|whats|wot|wat|when|who|which|where|why|because|cos|cuz|now|has|have|had|gives?|gets?|got|take[ns]?|goes|go|going|went|fly|flies|comes?|came|sits?|sat|fits?|shares?|costs?|again|out|after|before|until|till|long|wide|high|tall|deep|old|apart|distant|find|that|this|there|times|weigh\w*|leans?|needs?|open\w*|leav\w*|arriv\w*|mum|dad|altogether|together|total|as|same|away|down|up|first|second|third|next|over|under|also|start|grow\w*|free|am|pm|mak\w*|lasts?|walk\w*|runs?|im|i'm|hes|shes|independent|fell|x|eats?|ate|uses?|used|spend\w*|spent|bought|buys?|sells?|sold|squared|cubed|pi|correct|wrong|done|easy|maybe|yes|yeah|yay|ok|ratio)$/iu
/** Several of something, which is where what is counted ends: `15 sweets`, `2 green counters`. */
const SEVERAL =
  /(?:\p{L}{2,}[^s'’\W]s|^(?:children|people|ppl|persons?|men|women|mice|feet|teeth|sheep|geese))$/iu
const MOST_WORDS = 3
const UNIT = /^(?:mm|cm|m|km|g|kg|ml|l|p|c|h|min|mins)$/i
/** What a length is of. */
const DIMENSION = /^(?:long|wide|high|tall|deep|thick|away)$/i

/**
 * What a number counts, of the words behind it: whole words up to the first that names several of something; of a unit or
 * of a single one what may name it.
 */
export function countedIn(behind: string, number: string): string {
  const words = behind.trim().split(/\s+/)
  const [first = '', second = ''] = words
  if (UNIT.test(first)) {
    const own = DIMENSION.test(second) ? second : countedIn(words.slice(1).join(' '), `${number} ${first}`)
    return `${first} ${own}`.trim()
  }
  const end = words.findIndex(word => NO_NOUN.test(word))
  const own = (end < 0 ? words : words.slice(0, end)).slice(0, MOST_WORDS)
  const several = own.findIndex(word => SEVERAL.test(word))
  const isMeasured = /\p{L}|[^\d\s.,/:]/u.test(number)
  const isOne = /^1$|\//.test(number.trim())
  const kept = isOne ? 2 : several >= 0 && !isMeasured ? several + 1 : 1
  return own.slice(0, kept).join(' ')
}
