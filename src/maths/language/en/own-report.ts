/** What a child tells beside a question of its own answer, opinion or way: no part of what is asked. */

const LEAD = '(?:(?:and|but|so|oh|well|then|now) )*'
const DOES =
  '(?:think|thought|(?:got|get|made|make)(?=[^.?!]*\\d)|say|said|reckon|guess|guessed|did|done|tried|put|wrote|used|took|found|worked|counted|added|divided|multiplied|subtracted|expanded|simplified|rearranged|solved|factori[sz]ed|moved|cancell?ed|squared|rounded|drew|do \\d|am doing)'
/** `do u just do 8 divided by 7`, of what was asked before it: a way is offered, and no other question. */
const PROPOSES =
  "(?:do|should|shall|would|don'?t|wouldn'?t|shouldn'?t) (?:i|u|you|we) (?:(?:just|only|simply|then|have to|need to) ){0,2}(?:do|add|plus|times|multiply|divide|take|subtract|minus|share|halve|double)\\b"
const OWN = `i(?:'?ve|'?m| have| just| only| first| already)* ${DOES}\\b(?! of an?\\b)`
/** What a question begins with. */
const ASKING = "(?:(?:wh[a-z']+|how)(?: (?!is\\b|are\\b|was\\b|does\\b|do\\b)[\\w']+){0,2}|if|that|or)"

const TERM = '\\(?[£$€]?\\d[\\d.]*%?[²³]?\\)?'
/** A sum that is worked out: `10% of 540 = 54`, `3 of 6 so 1/2`. */
const WORKED = `${TERM}(?: ?(?:[-+−x×*÷/]|of|times|plus|minus|take away|divided by) ?${TERM}){1,4} ?(?:=|is|makes|so(?: it'?s)?) ?${TERM}`

/** From where on a message only tells what the child makes of the question before it. */
const REPORT = new RegExp(
  `(?<=\\S)[\\s,.;:!?]+${LEAD}(?:(?<!\\b${ASKING}[\\s,]+)(?:${OWN}|${PROPOSES})|my (?:answer|ans|way)\\b|(?:she|he|we) got\\b|(?<!\\b${ASKING}[\\s,]+)(?:is|are|isn'?t|aren'?t) (?:it|they)\\b|ans(?:wer)? (?:is|=)|(?:it'?s|its) (?:just |only )?[£$€]?-?\\d[\\d./:]*(?=\\s*(?:$|because|cos|coz|cuz|bcoz|bc|right|\\?))|(?:my )?eqn is\\b|(?:i (?:do|did) )?${WORKED})(?!.*\\b(?:how|what|find) (?:many|much|is|are|the)\\b).*$`,
  'is',
)
const EQUATION = /[\s,.;:!?]+(?:my )?(?:eqn|equation) is\b.*$/is
/** A number alone behind a question. */
const NUMBER_ALONE = /(?<=[\p{L})%].*)[.?!]\s+-?[£$€]?\d[\d./:]*%?\W*$/su
const ASKS =
  /\?|\bof a number\b|\bnth term\b|^\W*(?:\(?[a-h]\)|part [a-h]\b|what about|and |if |what if )|\b(?:how|what|whats|which|find|solve|work out|calculate|when|share|divide|split|round|add|simplify|convert|expand|factori[sz]e|is)\b|%|=/i

/** `i reckon 5/10 x 5/10 so 25/100`: a sentence that tells of the child's own way. */
export const OWN_WAY =
  /^\W*(?:(?:so|and|but|oh|well) )*i(?:'?ve)? (?:reckon|think|thought|got|get|did|done|put|tried|said|guess|wrote|make)\b(?! of an?\b)/i

/** A question without what the child says of it at once: `12 x 5 i got 50`; itself where nothing of it is left. */
export function withoutReport(text: string): string {
  // What a riddle comes to is told, and no report.
  const isRiddle = /\bth(?:ink|ought) of a number\b/i.test(text)
  const asked = text.replace(isRiddle ? EQUATION : REPORT, cut => (cut.startsWith('?') ? '?' : ''))
  const front = ASKS.test(asked) || /\d\s*[-+×x*÷/]\s*\d/.test(asked) ? asked : text
  const alone = front.replace(NUMBER_ALONE, '')
  return ASKS.test(alone) ? alone : front
}

/** A message that goes on from a question, without what it says of the new one at once, and that by itself. */
export function cutReport(text: string): { asked: string; report?: string } {
  const at = REPORT.exec(text)?.index
  return at === undefined
    ? { asked: text }
    : { asked: text.slice(0, at), report: text.slice(at).replace(/^[\s,.;:!?]+/, '') }
}

/** Whether a message tells what came of a question that it does not put as one: `$80 shoes 25% off. i got $52`. */
export function reportsAnswer(text: string): boolean {
  return /(?:[.,;!?\n]|\band)\s*(?:(?:so|and|but|oh) )*i(?:'?ve)? (?:got|get|think|put|reckon|make)\b[^.?!]*\d/i.test(
    text,
  )
}

/** What the child says of it at once; undefined where it says nothing. */
export function reportIn(text: string): string | undefined {
  const asked = withoutReport(text)
  const report = text.slice(asked.length).replace(/^[\s,.;:!?]+/, '')
  return asked !== text && report !== '' ? report : undefined
}

const BECAUSE = '(?:be|b)?(?:cause|coz|cos|cuz|cus|caus|cz)|bc|since'
const REMARK = new RegExp(
  `(?<=\\d ?[a-z%°²]{0,7}|\\b(?:yes|no|yep|nope))(?:[\\s,.!?]+(?:${BECAUSE})\\b|[\\s,.!?]+(?:which|it|that'?s|thats|it'?s|its|there'?s|theres|they'?re|so (?:it|that|they|its))\\b(?! (?:is |makes |comes to )?-?[£$€]?\\d)|[,.!]\\s*(?:is|are) (?:it|that|this|they)\\b|[\\s,.!]+(?:lol|haha+)\\b).*$`,
  'is',
)
const TELLS_ANSWER =
  /^[^\w−£$€-]*(?:(?:so|oh|ah|ok|okay|and|but|then|well|wait|no|yes|ans|answer|eqn|equation|my|the)\b[^\w−£$€-]*)*(?:i(?:'?ve)? (?:got|get|say|said|think|put|make it|reckon|guess)\b[^\w−£$€-]*)?(?:(?:it|they) )?(?:(?:is|are|was|isn'?t|aren'?t|=|'s)\s*)?(?:(?:it|they) )?(?:(?:also|just|only|then|still|really|maybe) )*(?=[-−£$€]?\d)/i

/** A line without what leads to its answer and what is told of it behind: 9 of `median is 9 cos its in the middle`. */
export function withoutRemark(text: string): string {
  return text
    .replace(REMARK, '')
    .replace(
      /[\s,]+(?:as ?well|too|also|na|tho|though|only|aye|down|up|off|each|altogether|in total|long)\W*$/i,
      '',
    )
    .replace(TELLS_ANSWER, '')
}
