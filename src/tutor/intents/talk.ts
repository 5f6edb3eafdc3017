import type { Intent } from './intent.ts'

/** Of a short message. */
const GREETING =
  /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|what's up|(?:ok )?i'm back)(?: (?:there|tutor|stepwise|again|everyone|you|buddy|friend|robot|ai|sir|miss|teacher|it's me|i'm (?:\p{L}+|\d{1,2})|my name is \p{L}+|i am \p{L}+|hi|hello|hey))*$/u
const THANKS = /\b(?:thanks?|thank you|much appreciated)\b/
const GOODBYE =
  /^(?:au revoir|auf wiedersehen|do widzenia|hasta (?:luego|manana|mañana|pronto)|[aà] bient[oô]t|bis bald|arrivederci|thanks pa|pa pa)\b|(?:\b|(?<= ))(?:au revoir|do widzenia|hasta luego|auf wiedersehen|[aà] bient[oô]t)$|^(?:bye|goodbye|see you|good ?night|night|bye bye|ok bye|i(?:'ve| have)? ?(?:got|have|need) to go|got to go|i'm (?:going|leaving|off)|i have to leave|talk (?:later|soon)|later|cheerio|ta ta|farewell|see you (?:later|tomorrow|soon)|back soon)(?: .{0,30})?$|\b(?:bye|goodbye|got to go|see you (?:later|tomorrow|soon))$/
/** `mom says dinner` */
const CALLED =
  /^(?:(?:sir|miss|ok|sorry) )*(?:my )?(?:mum|mom|mummy|mommy|mother|father|dad|daddy|gran|nan|nana|auntie|aunty) (?:says|said|calls|is calling|is shouting|shouts|wants me)\b.{0,20}\b(?:dinner|tea|lunch|bed|bedtime|supper|food|go|come|shower|bath)\b|\bi(?:'ll| will) (?:do|finish) (?:it|this|that|the rest) (?:later|after|tomorrow|afterwards)\b|^(?:it's )?(?:dinner|bed|tea|lunch|bath) ?time$/
const IDENTITY =
  /\b(?:who|what) are you\b|\bare you (?:an? |the |really |even )*(?:real|human|robot|person|computer|ai|bot|machine|alive|chat ?gpt|teacher|girl|boy|man|woman|program|calculator|alexa|siri)\b|\bwhat's your name\b|\bwhat is your name\b|\bdo you have (?:a |any )*(?:name|feelings|friends|family|mum|brain|birthday|body|pets?)\b|\bhow old are you\b|\bwhere do you live\b|\bwho (?:made|created|built|invented|programmed|owns) you\b|\bwho(?:'s| is) your (?:creator|maker|owner|boss|mum|dad)\b|\bdo you know (?:my name|me|who i am|where i live)\b|\bcan you (?:think|talk|speak|read|count|dance|swim|fly|walk|run|sing|laugh|cry|smell|move)\b|\bare you (?:smart|clever)\b|\bdo you (?:like|love|enjoy) (?:maths?|it|this|your job|helping|me|being)\b|\bwhat (?:grade|class|year|school) are you\b|\bdo you (?:sleep|eat|dream|breathe|get tired)\b|\byour (?:favou?rite|age|name)\b|\bcan you (?:see|hear|feel) me\b/
const ABILITIES =
  /\bwhat (?:can|do|could) you (?:do|help|teach|know|say)\b|\bwhat (?:can|could|should|shall) (?:i|we) (?:do|ask|say|learn|talk about|type)(?: (?:here|you|about|now))*$|\bhow (?:do|can) i use (?:you|this)\b|\bhow (?:does|do) (?:this|you) work\b|\bwhat is this(?: app| for)?$|\bwhat subjects\b|\bdo you (?:know|do|teach) (?:maths?|algebra|fractions)\b|\bwhat do you know\b|\bwhat are you for\b|^(?:menu|options|commands|help)$/
const WELCOME =
  /^(?!.*\b(?:don't|hate|not|won't|never|do i)\b).*(?:\bcan i (?:ask|tell) (?:you )?(?:something|a question|a thing|smth)\b|\bi (?:still )?(?:have|need|got|must) to (?:finish|hand in|do|get)\b.{0,25}$|\b(?:help|hlp)\b.{0,20}\b(?:homework|maths|school|work|sums?|this|question|assignment|worksheet)\b|\b(?:need|want|got|have|doing|do) (?:some |a bit of |to do |my |help with |to learn |to practise |lots of )*(?:maths|homework|help)\b(?! (?:is|sucks))|\bi have (?:a |some |\d )?(?:maths )?(?:questions?|homework|sums?|problems?)\b(?: .{0,15})?$|\blet's (?:do|start|learn|begin)(?: some)?(?: maths| sums)?$|\bteach me (?:maths|something|stuff)\b|\bcan you (?:do|help(?: me)?)(?: (?:with )?maths| me)?$|\bi (?:want|need) to (?:learn|study|get better)(?: (?:at )?maths)?\b)/
const OTHER_WORK =
  /^(?!.*\d).*\b(?:my|our|the|some) (?:other|next|more) (?:homework|work|question|sum|subject|one)s?\b|^(?:i (?:have|got) )?(?:another|other|more) homework\b/
/** Asks for a joke. */
export const JOKE =
  /(?<!\d[\s,]+)\b(?:7|seven) (?:ate|8|eight) (?:9|nine)\b(?![\s,]*[\dx×*+=-])|(?<!\b(?:was|is|just|only|as) (?:a |the )?)\bjokes?\b|^knock knock$|\bmake me laugh\b|\b(?:say|tell me) something funny\b/
const HOW_KNOWN =
  /\byou don't (?:even |really )?know\b|\bdo you (?:even |really )?know (?:the answer|it|how)\b|^(?:.{0,12} )?how (?:do|did|does|can|could) you (?:know|work|do|get|tell|find|see)\b(?: (?:it|that|this|so much|everything|the answers?|maths|all of it|out|all|(?:if )?(?:i|it|that) (?:was|am|is|got it) (?:right|wrong|correct)))*(?: (?:to|that you have to) (?:add|divide|times|multiply|take|subtract|do|use|start)\b.{0,20})?$/
const PEOPLE =
  '(?:teacher|miss|sir|mum|mom|mummy|dad|daddy|brother|sister|friends?|gran\\w*|nan|nana|cousin|book|calculator|class|mrs? \\w+|she|he|they)'
const OTHERS_SAY = new RegExp(
  `\\b${PEOPLE}\\b(?: always)? (?:says?|said|told|tells|showed|taught|thinks?|thought|does it|do it|(?:got|gets|put|wrote) -?\\d+|(?:was|is|were|are) (?:right|wrong|correct))\\b`,
)

const COMPLAINTS: [RegExp, 'help' | 'repeating' | 'wrong' | 'tutor' | 'long'][] = [
  [
    /\b(?:(?:too|so) (?:long|many words|much (?:to read|writing|text|reading))|(?:that|this|it|you(?:r answers?)?|answers?)(?:'s|'re)? (?:is |are |was )?(?:very|really) (?:long|many words|much (?:to read|writing|text|reading)))\b|\btoo much (?:words|text|writing)$|^tl ?dr$|\b(?:make|say) it shorter\b|^(?:shorter|in short)(?: please)?$/,
    'long',
  ],
  [
    /\byou (?:already |just |always |keep )(?:said|say|saying|told|asked|asking|tell|telling|repeating|ask)\b|\byou (?:said|asked|told me) (?:that|this|the same|it)\b.{0,15}\b(?:already|again|before|twice)?$|\b(?:stop|quit) (?:repeating|saying|asking)\b|\b(?:the|that's the|always the) same (?:thing|answer|hint|question) (?:again|as before|every ?time)\b|^(?:it's |that's )?(?:always )?the same (?:thing|answer|hint|question)$|\byou keep\b|\bi (?:already|just) (?:said|told|answered|wrote|typed)\b|\bi (?:already|just) know (?:that|this|it)\b|\bi already (?:did|tried)\b|\bi told you i\b|^(?:(?:but|no|hey) )*i did (?:do )?that\b|\bi know that(?: already)?$|\bsay something else\b|\bheard that\b/,
    'repeating',
  ],
  [
    /\byou(?:'re| are)? (?:not making|making no|don't make|not even making) (?:any |much )?sense\b|\b(?:that|this|it)(?:'s| is| was)(?:n't| not)(?: what)? (?:my|the|our) (?:question|homework|problem|sum)\b|\bnot my question\b|\byou (?:didn't|don't|never|haven't|won't) (?:even |really )?(?:answer|answered|read|listen|say|said|tell|told|explain|hear|look)\b|\byou(?:'re| are)? ?(?:not|n't|aren't|no|never|don't|won't) (?:really |even |much |any )*(?:help(?:ing|ful|s)?|listen(?:ing)?|understand(?:ing)?|good|getting|get|use|useful|hear)\b|\b(?:that|this|it) (?:didn't|doesn't|isn't|is not|was not|wasn't|does not) (?:really )?help(?:ing|ful)?\b|\bnot helpful\b|\bunhelpful\b|\bno help\b|\byou(?:'re| are) (?:making it worse|confusing(?: me)?)\b|\bthat's not what i (?:asked|said|meant|mean|wanted)\b|\bi didn't (?:ask|say) that\b|\byou didn't (?:answer|read|listen)\b|\banswer my question\b|\blisten(?: to me)?$|\bi asked you\b/,
    'help',
  ],
  [
    /\byou(?:'re| are| were| got it)? ?(?:so |totally )?wrong\b|\bthat's (?:not (?:right|true|correct)|wrong)\b|\byou made a mistake\b|\bit (?:is|was) right\b|\bi(?:'m| am| was) right\b|\bmy (?:teacher|mum|mom|dad|book|calculator) (?:says|said) (?:it's|it is|i'm|that's|you're)? ?(?:right|wrong|different)\b|\bno it's(?: not| right| correct)?$|\byes it is$|\bbut (?:it's|it is|that's) (?:right|true|correct)\b/,
    'wrong',
  ],
  [
    /\byou(?:'re| are)? (?:so |really |such |very |a |an |just )*(?:stupid|dumb|rubbish|useless|annoying|mean(?! (?:by|with|when|that|the|it|a))|bad|suck|boring|trash|idiot|terrible|horrible|weird|ugly|smelly|smell|stink|poo|worst|silly|noob|not (?:nice|smart|clever|cool))\b|\bi (?:hate|don't like) you\b|\bshut (?:up|it)\b|\b(?:this|the) (?:app|thing|program|tutor|robot|game) (?:is |are )?(?:so |really |very )*(?:rubbish|bad|stupid|boring|dumb|trash|useless|the worst|sucks?|annoying|terrible|horrible)\b|\bworst (?:tutor|app|ai|robot)\b|\b(?:stupid|dumb|silly|rubbish) (?:robot|computer|tutor|app|ai|bot|machine|thing)\b|\bi want (?:a )?(?:real|human|different|other) (?:teacher|person|tutor)\b|\bchat ?gpt is better\b/,
    'tutor',
  ],
]

/** Small talk and complaints, in plain words. */
export function talkIn(plain: string, bare: string): Intent | undefined {
  // Who asks how the tutor knew that `it was right` complains of nothing.
  if (/\bhow\b/.test(plain) && HOW_KNOWN.test(plain)) return { wants: 'how known' }
  const complaint = COMPLAINTS.find(([pattern]) => pattern.test(plain))
  // `minus 20 gives 100 again, so i'm right`: what is worked out is told of the work.
  if (complaint && !(complaint[1] === 'wrong' && /\d.*\d/.test(plain)))
    return { wants: 'complaint', about: complaint[1] }
  if (GREETING.test(plain)) return { wants: 'greeting' }
  if (IDENTITY.test(plain)) return { wants: 'identity' }
  if (ABILITIES.test(plain)) return { wants: 'abilities' }
  if (
    THANKS.test(plain) &&
    /\b(?:by|bye|bye bye|good ?night|night|goodbye|see you|got to go)\b(?! the\b)/.test(plain)
  )
    return { wants: 'goodbye' }
  if (GOODBYE.test(plain) || GOODBYE.test(bare) || CALLED.test(plain)) return { wants: 'goodbye' }
  if (THANKS.test(plain)) return { wants: 'thanks' }
  if (
    /\b(?:it|that) (?:was|is) (?:just |only )?a joke\b|\b(?:only|just|was|am) (?:joking|kidding)\b|^(?:jk|joking|kidding)$/.test(
      plain,
    )
  )
    return { wants: 'laugh' }
  if (HOW_KNOWN.test(plain)) return { wants: 'how known' }
  if (OTHERS_SAY.test(plain)) return { wants: 'others say' }
  if (WELCOME.test(plain) || OTHER_WORK.test(plain)) return { wants: 'welcome' }
  if (/^(?:hi|hello|hey)\b/.test(plain) && plain.length < 60) return { wants: 'greeting' }
  return undefined
}
