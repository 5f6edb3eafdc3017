/**
 * How somebody says not to know: a small grammar over plain words. All of an answer must be made of its phrases and the
 * small words around them, in any order and number; whatever else stands there may be an answer.
 */

/** What tells nothing by itself: hesitation, courtesy, and the small words around a phrase. */
const FILLERS = [
  'u+h*m+|u+h+|e+r+m*|h+m+|o+h+|u+gh+|a+r*gh+|a+h+|a+w+|omg|oops|jeez|gosh|wow|lol|lmao|haha|hehe|xd',
  'bruh?|bro|dude|man|mate|miss|sir|teacher|tutor|pip|mum|mom|dad|ok(?:ay)?|well|so|hi|hey|hello|ye?a?h?|yes|nah|nope|no',
  'but|and|or|because|cos|cuz|coz|then|like|just|really|rly|actually|honestly|literally|tbh|ngl|imo|maybe|probably|i guess',
  'still|yet|even|either|anyway|though|tho|now|rn|today|please|pls|plz|thanks|thank you|thx|ty|sorry|sry|soz+|at all|one bit',
  'any ?more|for real|i think|i mean|this time|i tried(?: (?:it|this|really hard|my best|everything|loads))?|very|too|way|a (?:bit|lot)',
  'it|its|this|that|thats|these|them|those|the|an?|any(?:thing)?|ones?|all|some|me|us|you|u|i|im|ive|id|we|my',
  '(?:the )?(?:answers?|questions?|sums?|problems?|maths?|method|way|rule|formula|steps?|bit|part|thing|stuff|words?|signs?|numbers?)',
  'fractions|algebra|percentages|decimals|division|equations?|geometry|times tables|homework',
  'how|what|where|why|which|wat|wot|wut|if|when|to|do|does|is|are|am|be|can|could|should|would|supposed|means?|meant|asking|wants?',
  'put|write|say|start|begin|go|solve|work|works|find|figure|out|up|off|on|with|for|of|about|at|in|from|here|first|next|right|before|lesson|there|school|class',
]

/** What it is that is not known, in a few words. */
const OF_WHAT =
  '(?: (?:what|how|why|where|which|when)(?: (?!but |think |maybe |guess |its? |is )[a-z]+){1,5})?'

/** With these, whatever the question was. */
const SURE = [
  `(?:i?d?e?dk+|i+d+[efk]*k+[yw]?|id[ck]|i?[dc]k|i d ?k|ionk|i dont k)${OF_WHAT}`,
  'd+[uo]*n+n*[oa]+h?|i ?d?un+o|ion know|dont?no|dontno|dontknow|idontknow|idontno|idont (?:know|no|get)',
  `(?:do not|dont|don t|dnt|dunt|didnt|did not|didn t|doesnt|cant|cannot|can not|can t|couldnt|never|not|havent)(?: (?:really|honestly|even|just|quite|actually|fully|properly|totally|rly|ever))* (?:knows?|kno|knw|konw|knwo|no|now|und[a-z]{4,9}|get|got|r[ei]m[a-z]{2,6}|recall|follow)${OF_WHAT}`,
  '(?:i|we)(?: (?:really|just|still|honestly|even|literally))* (?:dont|do not|didnt|did not|cant|cannot|can not|can t|couldnt|could not|havent|have not|haven t|never|am not able to)(?: (?:even|ever|really|yet|know how to|been able to|quite))* (?:do|done|did|work|solve|answer|figure|find|start|begin|explain|see|think of|tell|say|learn|learnt|learned|been taught|covered|had|tell you)',
  '^(?:cant|cannot|can not|can t|couldnt|could not|havent|never)(?: (?:even|really))* (?:do|work|solve|answer|figure|start|begin|done|learnt|learned|remember)(?= |$)',
  `(?:have |got |had )*(?:absolutely |literally |honestly )*(?:no|zero|not an?|havent an?|havent got an?|dont have an?|dont have any|without an?)(?: \\w{2,8}ing)? (?:idea|idear|ideea|idee|clue|scooby|foggiest|guess)s?${OF_WHAT}`,
  '(?:not|isnt)(?: (?:too|to|rly|so|really|very|quite|that|at all|totally|100))* (?:sure|certain|shure)|un ?sure|uncertain|(?:am )?unable to (?:do|answer|solve|work|find)',
  '(?:i|im|we|am|feel|got|get|totally|completely|so|really|very|bit|^)(?: (?:am|feel|get|so|really|very|a bit|totally|completely|just|pretty))* ?(?:stuck|lost|confused|confuesd|confusd|clueless|stumped|puzzled|baffled)',
  '(?:no|not|not very|bad|rubbish|terrible)(?: good)? at (?:this|it|maths?|these)',
  '(?:mind|brain|head)(?: (?:is|has|just|went|gone|goes))* (?:blank|empty|not working|fried|mush|hurts?)',
  `(?:i (?:for ?got|forget|have forgotten|4got|had forgotten)|^(?:for ?got|forgotten)|ive forgotten)${OF_WHAT}`,
  '(?:have|got|had)(?: (?:no|an?|any|the|absolutely|literally))* (?:nothing|answers?)|(?:dont|do not) have(?: (?:an?|any|the))* answers?',
  'not (?:been )?(?:learned|learnt|done|taught|covered)(?: (?:it|this|that))? yet|i was (?:away|ill|sick|absent|off)(?: when (?:we|they) did)?',
  '(?:it|this) confuses me|(?:super|well|proper) confused|done trying|(?:id )?rather not say',
  '(?:i )?(?:give|gave|giving) up|i quit|beats me|who knows|search me|dont ask me|(?:i )?wish i knew|hard to say|no memory',
  '(?:can|could|would|will) (?:you|u|someone|somebody|anyone)(?: (?:please|pls|plz|just|maybe))* (?:help|show|tell|teach|explain|give)(?: (?:me|us))?(?: (?:a|some|the|another))?(?: (?:hint|clue|help))?',
  '(?:need|want|like|give me|have|get)(?: (?:some|a|more|your))* (?:help|hint|clue)|help (?:me|us)|(?:please|pls|plz) help',
  '(?:show|tell|teach) (?:me|us) (?:how|what|the answer)',
  '(?:what|wat|wot) (?:does|is|are|do) (?:this|that|it|the question)(?: even)?(?: (?:mean|asking|about))?|how (?:do|would|can|could|does|should) (?:i|you|u|we|one)(?: even)? (?:do|solve|work|start|answer|get|find)',
  '(?:makes?|making) no sense|(?:doesnt|dont|does not|didnt) make (?:any )?sense|never (?:heard|seen|done|learnt|learned|did)|god knows|brain fart',
  '(?:i )?(?:wasnt|was not) (?:there|here|listening|in)|(?:draw|drawing|drew) a blank|(?:im |am )?blanking|nothing comes to mind|cant think',
  '(?:youve|you have|you) lost me|(?:couldnt|cant|could not) tell you|dont ask',
  // As it is said at home.
  '(?:yo )?no (?:lo )?s[eé]|no entiendo(?: nada)?|no comprendo|ni idea|(?:je )?(?:ne )?sais pas(?: du tout)?|chais pas|(?:je )?(?:ne )?comprends pas|aucune id[eé]e',
  '(?:ich )?wei(?:ß|ss) (?:ich |es )*nicht|keine ahnung|kein plan|(?:ich )?verstehe? (?:es |das )?nicht|nie wiem(?: jak)?|nwm|nie rozumiem|bilmiyorum|bilmem|anlamad[ıi]m',
  '(?:я )?не (?:знаю|розумію|понимаю)(?: как| як)?|لا أعرف(?: الجواب)?|لا اعرف|ما بعرف|مش عارف|لا أفهم|我?不知道|我?不会做?|我?不懂|n[aã]o sei|non (?:lo )?so',
]

/** With these too, where it is no answer to the question: `none`, `pass`. */
const PERHAPS = [
  '(?:way |far |just )*(?:too|so|really|very|super)(?: (?:so|too|really|very|way|far|super))* (?:hard|difficult|tricky|confusing|complicated|tough)',
  '^(?:nothing|none)$|pass|skip|next|na|n a|help|hint|explain|show me|tell me|ask me something else|guess|cba|no answer|no comment|unknown|blank|empty|whatever|idc|dont care|who cares',
  '(?:dont|do not) want|(?:its|thats|this is|that is|it is|sounds|looks|is)? ?(?:hard|difficult|tricky|impossible)|confused|confusing|for ?got|forgotten|lost|stuck|huh',
  '(?:what|wat|wot) (?:do|does) (?:i|we|you|u) (?:do|mean)|^what is an? [a-z]+$|^how to (?:do|solve|work|start)|(?:im|i am) (?:so |just |too )?(?:dumb|stupid|thick)',
  '^(?:what|wat|wot|wut|how|why|no thank you|i no get|me no know|uh+|hm+|um+|erm?|no thanks)$',
  '(?:cant|cannot|can not|couldnt)(?: (?:do|work|solve|answer|figure|find|start))?',
]

/** No word and no number, only what stands for a shrug; a sign of reckoning alone may be an answer. */
const SHRUG = /^[\s?!.…*_~#"'’“”()¿—–-]*$/u
const FACE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|(?<![\p{L}\p{N}])[:;=][-'o^]?[()/\\|[\]pdos](?![\p{L}\p{N}])|¯\\_\(ツ\)_\/¯/giu

/** A longer text tells something. */
const LONGEST = 200

const phrases = (all: readonly string[]) => all.map(each => new RegExp(`(?:${each})(?![\\p{L}\\p{N}])`, 'uy'))
const FILLER = phrases(FILLERS)
const CERTAIN = phrases(SURE)
const POSSIBLE = [...CERTAIN, ...phrases(PERHAPS)]

function plain(answer: string): string {
  return answer
    .toLowerCase()
    .replace(FACE, ' ')
    .replace(/['’‘`´]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether phrases and fillers cover all of the text, one of the phrases at least. */
function isMadeOf(text: string, said: readonly RegExp[]): boolean {
  /** The places that reading may have come to, and whether a phrase was among what was read: each is looked at once. */
  const reached = new Map([[0, false]])
  const readOn = (at: number, phrase: RegExp, isSaid: boolean) => {
    phrase.lastIndex = at
    const { length = 0 } = phrase.exec(text)?.[0] ?? ''
    if (length === 0) return
    const end = at + length
    const next = text[end] === ' ' ? end + 1 : end
    reached.set(next, isSaid || reached.get(next) === true)
  }
  for (let at = 0; at < text.length; at++) {
    const isSaid = reached.get(at)
    if (isSaid === undefined) continue
    for (const phrase of FILLER) readOn(at, phrase, isSaid)
    for (const phrase of said) readOn(at, phrase, true)
  }
  return reached.get(text.length) === true
}

function says(answer: string, said: readonly RegExp[]): boolean {
  if (answer.trim() === '' || answer.length > LONGEST) return false
  const text = plain(answer)
  if (text === '') return SHRUG.test(answer.replace(FACE, ''))
  return isMadeOf(text, said)
}

/**
 * Whether somebody says no more than not to know, in the ways in which children say it. What may be an answer, such as
 * `none`, counts: ask only where it could not be read as one.
 */
export function givesUp(answer: string): boolean {
  return says(answer, POSSIBLE)
}

/** The same where nobody can tell whether the words are an answer to the question. */
export function surelyGivesUp(answer: string): boolean {
  return !/^[\s*"'-]+$/.test(answer) && says(answer, CERTAIN)
}
