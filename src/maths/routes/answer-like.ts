import { UNIT_NAMES } from '../values/units.ts'

const LEAD =
  /^(?::[\s,:]*)?(?:(?:i think|i thought|i guess|i say|i got|i get|it|it'?s|is|isn'?t it(?: just| only)?|maybe|perhaps|um+|erm+|so|ok|okay|then|no|yes|yeah|well|oh|wait|actually|the|my|answer|final|ans|that'?s|would be|be|could be|might be|must be|=|\w+ (?:says|said|thinks|told me)(?: that)?|he|she|they|does it equal|equals?|makes?|check)[\s,:]+)*/i
const TAIL =
  /(?:[\s,]*(?:(?<!\p{L})(?:right|correct|please|pls|plz|i think|i guess|maybe|is that it|is it|or not|(?:but )?(?:i'?m |i am )?not (?:really )?sure|(?:but )?idk|yeah|is the answer|is my answer|lol|haha|omg|thx|thanks|thank you|ty|sorry|oops|too|as well|again|bye|goodbye|ez|easy|obvs|obviously|duh|yay|boom|(?<=\d[\s,!.]*)yes+|wait|then|now)|\?|!|\.))+$/iu
/** Words that make a sentence of it, which may be about anything. */
const SENTENCE =
  /\b(?:is|are|was|of|has|have|had|do|did|can|what|how|why|when|where|who|i|you|we|he|she|the|because|if|there|need|want|like|don'?t|dont|goes|into)\b/i
const MOST_WORDS = 6

/** Words that may stand beside a number in an answer. */
const BESIDE = new RegExp(
  `^(?:${UNIT_NAMES}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|point|half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|\\w+ths?|and|or|over|out|r|rem|remainder|left|more|percent|per|cent|pounds?|pence|p|dollars?|cents?|squared|cubed|square|cubic|degrees?|am|pm|o'clock|minus|negative|to|x|y|n|a|b|c)$`,
  'i',
)

/** Whether a message says an answer and nothing else, so that it can be called right or wrong. */
export function isAnswerLike(text: string, numbers: number): boolean {
  const bare = bareAnswer(text)
  if (bare === '' || SENTENCE.test(bare)) return false
  const words = bare.split(/\s+/)
  if (
    numbers > 0 &&
    words.some(word => /^\p{L}+[.,]?$/u.test(word) && !BESIDE.test(word.replace(/[.,]$/, '')))
  )
    return false
  return words.length <= (numbers > 1 ? 2 * MOST_WORDS : MOST_WORDS)
}

/** `is 90 wrong?` asks about the answer; who got three wrong says none. */
const ASKS_IF_WRONG = /^(\W*(?:(?:so|but|and|then) )?is [£$€]?-?\d[\d.,/]*%?(?: \p{L}+)?) wrong\b/iu

/** An answer without what leads to it: `is it 146?` is `146`. */
export function bareAnswer(text: string): string {
  return text
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(ASKS_IF_WRONG, '$1')
    .replace(LEAD, '')
    .replace(TAIL, '')
    .trim()
}
