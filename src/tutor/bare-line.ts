/** What stands around a line of working and says nothing of it. */

/** Words before a line that say nothing of it: `fine y = 10`, `haha ok 45`. */
const SIGHED =
  /^\W*(?:(?:fine|whatever|haha+|lol|omg|ugh+|duh|yay+|phew|easy|ez|obviously|ok(?:ay)?|alright|right|oh+|ah+|hm+|um+|er+|well|sorry|oops|whoops|wait|yeah|yes|yep|please|hi|hello|therefore|thus|hence|finally)\b[\s,.!]*)+(?=[a-z] ?[=<>≤≥]|[-(]?\d+[a-z]? ?[-+=×÷*/]|[-(£$€]*\d[\d./]*%?\W*$)/i

/** What a grown-up tells of the child's answer: `She's got 234`. */
const SAYS_OF_CHILD =
  /^\W*(?:(?:and|but|now|so|ok|then) )*(?:he|she|they)(?:'s|'ve| has| have)? (?:now |just |still )?(?:got|gets|says|said|put|puts|wrote|writes|thinks|keeps getting|answered|counted)(?: that)?(?: it(?:'s| is))? (?=[-£$€(]?\d)/i

/** Chatter behind a result: `500 - 225 = 325 this is taking ages grrr`. */
const CHATTER =
  /(=\s*-?[£$€]?\d[\d.,/]*%?(?: ?(?:cm|mm|km|kg|m|g|l|ml|p)\b[²³]?)?)[\s,.!]+((?:[a-z']+(?:[\s,.!?]+|$)){2,})$/i
const OF_LINE =
  /\b(?:area|volume|perimeter|circumference|radius|diameter|angle|pi|mean|median|so|then|and|plus|minus|times|add|take|left|each|half|remainder|per|equals?|makes?|which|because|cos|cuz|or|why|how|what|whats|wats|answer|tell|give|help|please|pls|plz|check|explain|hint|solve|find|stuck|idk|dont|know|need|stop|next|for|over|wrong|right|correct|squared|cubed|percent|hundred|thousand|degrees?)\b/i

/** `question 4 is 7 x 12`: its own number is none of it. */
const ITS_NUMBER =
  /^\W*(?:(?:ok|so|and|now|next|then|the|my) )*(?:(?:its|it's|on) )?(?:page \d+,? )?(?:q|question|exercise|ex|problem|number|nr|no)\.? ?\d+[a-f]?(?:[.):,]| is| says)\s+(?=.*\d)/i

/** `8 is a quarter`, which says of the quarter what it is. */
const PART_LAST =
  /^(\W*(?:(?:so|ok|and|oh|well) )*)([£$€]?\d[\d.]*) (?:is|are|makes|would be) (?:just |only )?((?:a |one |the )?(?:half|quarter|third|fifth|sixth|seventh|eighth|ninth|tenth))\W*$/i

/** `x = 3. no wait 8`: what stands before it is taken back. */
const CORRECTED =
  /^.{0,40}\d.{0,10}?[\s.,!?]+(?:no wait|wait no|no sorry|i mean|oops|no)[\s,.]+(?=(?:it'?s |its )?-?[£$€]?\d[\d.]*\w{0,3}\W*$)/i

/** `-2 and -3, obviously`, `3x - 3 sorry` */
const SIGHED_BEHIND =
  /(?<=\d[a-z²³)%]{0,3})(?:[\s,.!]+(?:obviously|duh|easy|easy peasy|of course|clearly|simple|sorry|soz|oops|whoops|oopsie|my bad|my mistake|silly me|lol|haha+|hehe+|phew|ugh+))+\W*$/i

/** How an answer is begged for, behind a number or before it: `is it 90 yes or no`. */
const BEGGED =
  /^\W*(?:(?:just )?(?:tell|say) (?:me )?)?(?:yes or no|right or wrong)\b[\s:,.?]*(?=\S)|(?<=\d\D{0,12})[\s,.?]+(?:just (?:tell|say) )?(?:(?:yes|right|correct) or (?:no|not|wrong)|or not)\W*$/gi

/** `f(2) = 8 - 16 + 3 = -5`: what the value of a function is worked out by. */
const OF_FUNCTION = /\b[fgh] ?\(-?\d[\d.]*\) ?= ?(?=-?[\d(][^=]*[-+−×*/^][^=]*=)/gi

/** `7 14 21 ...`: a list of whole numbers, and no `1 000 000`. */
const LIST = /^(?!\W*\d{1,3}(?: \d{3})+\W*$)\W*(\d+(?: +\d+){2,})(?:\s*(?:\.{2,}|…|etc\.?|so far))?\W*$/i

/** A child's line by itself, with the part that is spoken of in front. */
export function asLine(text: string): string {
  const line = text
    .replace(OF_FUNCTION, '')
    .replace(BEGGED, '')
    .replace(SIGHED_BEHIND, '')
    .replace(ITS_NUMBER, '')
    .replace(SIGHED, '')
    .replace(CORRECTED, '')
    .replace(PART_LAST, '$1$3 is $2')
    .replace(LIST, (_, row: string) => row.split(/ +/).join(', '))
  const [, result, words = ''] = line.length < 200 ? (CHATTER.exec(line) ?? []) : []
  return result && !OF_LINE.test(words) ? line.slice(0, line.length - words.length).trimEnd() : line
}

/** A grown-up's line as the child would say it. */
export function withoutTelling(said: string): string {
  return said.replace(SAYS_OF_CHILD, '')
}

/** `=180`, behind `6x`, goes on with the line before. */
export function withSideBefore(text: string, last: string): string {
  const isRest = /^\s*=\s*-?[\w£$€(]/.test(text) && text.length < 40
  return isRest &&
    last.length < 40 &&
    !last.includes('=') &&
    /\d|[a-z]/i.test(last) &&
    !/[a-z]{3}/i.test(last)
    ? `${last.trim()} ${text.trim()}`
    : text
}
