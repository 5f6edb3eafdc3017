/** `nobody said zero`, `i dont have coins`, `i didnt ask about remainders`: denies what stands behind it. */
const DENIED =
  /\b(?:(?:nobody|no ?one|who)(?: ever| even)? (?:ask(?:ed)?|sa(?:id|ys)|mention\w*|wrote|has|had)|(?:i|we|my (?:question|sum|sheet|book)) (?:never|(?:did|do|does|have|has|was) ?(?:n['’]?t|not|nt))(?: even| ever)? (?:ask\w*|sa(?:id|y\w*)|mention\w*|mean\w*|talk\w*|writ\w*|wrote|have|had)|i(?:'?m| am) not(?= (?:sad|cross|upset|angry|bored|tired|worried)\b))\b([^.!?\n]{1,50})/giu
/** `zero wasnt even in the question`, `remainders have nothing to do with it` */
const DENIED_BEFORE =
  /([^.!?\n,]{1,40}?)\b(?:(?:was|is|are|were) ?(?:n['’]?t|not|nt)(?: even)? (?:in|part of|there)\b|ha(?:s|ve) nothing to do\b)/giu
/** `thats angles. i mean the graph`, `that is speed not maps` */
const OTHERWISE =
  /\bthat(?:'?s| is| was)(?: about| for| all)? ([^.!?\n]{3,40}?)(?:[.!?,\n]+ ?i (?:mean|meant|said|asked)\b| not (?=\p{L}))/giu

/** What a message says not to have been said or meant, in its own words. */
export const deniedIn = (text: string): string[] =>
  [DENIED, DENIED_BEFORE, OTHERWISE].flatMap(pattern =>
    [...text.matchAll(pattern)].map(([, what = '']) => what),
  )

/** `thats not easier`, `these arent fractions` */
const IS_NOT =
  /\b(?:that|it|this|these|those|they)(?:['’]?s|['’]?re| is| was| has| are| were)? ?(?:not|n['’]?t|nothing to do)\b([^.!?\n]{1,50})/giu
export const isNotIn = (text: string): string[] => [...text.matchAll(IS_NOT)].map(([, what = '']) => what)

/** `whats the 2`, `where did 2 come from`, `what is 10 thats`: asks where a number comes from that it has not said. */
const NUMBER_ASKED =
  /\b(?:what(?:'?s| is| does)?|which|where(?:'?s| is| did| does| do)?|why)(?: (?:the|this|that|your|u|you|it|get|got|have|say|said|is)){0,3} (-?\d[\d./]*)(?: (?:come|came|mean|from|for|get|about)\b|\W*(?:\?|[.!]|$))/iu
export const numberAsked = (text: string): string | undefined => NUMBER_ASKED.exec(text)?.[1]

/** Words of every talk, which are nobody's own. */
const COMMON =
  /^(?:questions?|answers?|steps?|right|wrong|numbers?|words?|ways?|sums?|sorry|what|this|that|these|those|with|have|from|about|more|another|easier|harder|same|examples?|story|stories|good|just|even|like|still|here|there|know|think|part|bit|thing|things|your|yours|mine|help|tell|said|asked|mean|want|need|done|it's|easy|hard|maths?|true|yours?|what's|anything|something|much|many|time|times|hint|idea)$/i

/** What a message names, in one spelling. */
export const namedIn = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{3,}|(?<![\d.])-?\d+(?:[./]\d+)?/gu) ?? [])
      .map(each => (/^(?:zero|nought|naught)s?$/.test(each) ? '0' : each.replace(/(?<=\p{L}{3})s$/u, '')))
      .filter(each => !COMMON.test(each) && (each.length > 3 || /\d|^(?:sad)$/.test(each))),
  ),
]

/** Asks whether something may be, or is good. */
const MAY_BE =
  /\b(?:is|was|are|would|does) (?:it|that|this|my way|mine)(?: be| also| still| even| really| just| the)* ?(?:ok|okay|alright|allowed|fine|right|good|wrong|bad|count|cheating|matter)\b|\bam i allowed\b|\b(?:do|must|should) i (?:have to|need to|really|use|do it)\b|\b(?:can|may|could) i (?:still|also|just|keep|do it)\b/i
/** How it does it itself, or how somebody else does. */
const HOW_DONE =
  /\bi(?:'m| am)? (?:\p{L}+ )?(?:did|do|doing|like|prefer|used?|went|go|add(?:ed)?|took|take|count(?:ed)?|started?|split|halved?|doubled?|worked|guess\w*|tr(?:y|ied)|check\w*|made|drew)\b|\bmy (?:own )?(?:way|method)\b|\b(?:teacher|mr|mrs|ms|miss|sir|mum|mom|dad|tutor|book|sister|brother|friend|gran\p{L}*|nan|everyone)\b.{0,24}\b(?:says?|said|does|do|did|wants?|told|taught|shows?|showed|uses?|likes?|would)\b/iu
const WAY =
  /\b(?:way|method|do(?:es|ing)?|did|add\w*|tak(?:e|es|ing) away|subtract\w*|count\w*|us(?:e|es|ing)|start\w*|split\w*|jump\w*|columns?|head|halv\w*|doubl\w*|first|before|backwards?|draw\w*|fingers|times|multiply\w*|divid\w*|shar(?:e|ing)|guess\w*|bottoms?|tops?)\b/i

const CALCULATES = /\d ?(?:[-+*×÷/=:]|x|times|plus|minus) ?\d/i

/** `is mine ok too` */
const OWN =
  /\b(?:is|was|are) (?:mine|my (?:way|one|method)|both) (?:way )?(?:ok|okay|right|allowed|fine|good|correct|wrong)\b/i

/** `my teacher takes away but i like adding up is that ok`: asks of its own way, beside that of somebody else. */
export const asksOfOwnWay = (text: string): boolean =>
  ((MAY_BE.test(text) && HOW_DONE.test(text) && WAY.test(text)) || OWN.test(text)) && !CALCULATES.test(text)
