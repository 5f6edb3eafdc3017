import type { Concern } from '../shared/concerns.ts'

type Entry = readonly [Concern, RegExp]

const PEOPLE =
  '(?:my|him|her|them|someone|somebody|everyone|everybody|people|a (?:kid|boy|girl|child|person|teacher))'
const WISH =
  "(?:want(?:ed|s)?|wanna|going|gonna|plan(?:ning)?|need|how (?:do|can|could|would|should) (?:i|you|we)|how to|help me|i(?:'ll| will))"
const GROWN_UPS =
  '(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother|step(?:dad|mum|mom)|uncle|aunt|grandpa|grandma|brother|sister|teacher|coach|neighbou?r|babysitter|man|he|she|someone|somebody|they)'

/**
 * Whatever service answers, these are stopped on this computer, most pressing first. They look at `plain` text and
 * mean phrases more than words: a story may have a fight, a biology lesson has bodies.
 */
const PHRASES: readonly Entry[] = [
  ['self_harm', /\b(?:kill(?:ing)?|unalive|end(?:ing)?|hang(?:ing)?|drown(?:ing)?) my ?self\b|\bkms\b/],
  ['self_harm', /\bend(?:ing)? (?:my (?:own )?life|it all)\b|\btak(?:e|ing) my (?:own )?life\b/],
  [
    'self_harm',
    /\b(?:want|wanna|wish|like|going|need|thinking (?:of|about))(?: to| i (?:was|were|could))? (?:die|dying|be dead|dead|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|cut(?:ting)? my ?self)\b/,
  ],
  [
    'self_harm',
    /\b(?:i'm|im|i am|i was|keep|been|start(?:ed)?) (?:cutting|hurting|harming|starving|burning) my ?self\b/,
  ],
  [
    'self_harm',
    /\bi (?:do not|don'?t|didn'?t) (?:want to|wanna) (?:live|be alive|exist|be here any ?more|wake up)\b/,
  ],
  ['self_harm', /\b(?:i|me|my|myself)\b[^.?!]{0,60}\b(?:suicid(?:e|al)|self[- ]?harm(?:ing)?)\b/],
  ['self_harm', /\b(?:suicid(?:e|al)|self[- ]?harm)\b[^.?!]{0,30}\b(?:i|me|my|myself)\b/],
  [
    'self_harm',
    /\b(?:better off (?:dead|without me)|no reason to live|(?:nobody|no one) would (?:miss me|care if i (?:die|died)))\b/,
  ],
  ['self_harm', /\bkill your ?self\b|\bkys\b/],
  [
    'abuse',
    new RegExp(
      `\\b${GROWN_UPS} (?:always |often |keeps? |sometimes |is |was )?(?:hits?|hitting|beats?|beating|punch(?:es|ing)|slaps?|slapping|kicks?|kicking|hurts?|hurting|chok(?:es|ing)|touch(?:es|ed|ing)) me\\b(?! at (?!home|night|school|bedtime)| to it| by \\d)`,
    ),
  ],
  ['abuse', /\b(?:touch(?:es|ed|ing)|show(?:s|ed|ing)) (?:me |my )?(?:his |her |their )?private parts?\b/],
  [
    'abuse',
    /\b(?:scared|afraid) (?:of|to go) (?:home|my (?:dad|mum|mom|father|mother|step(?:dad|mum|mom)))\b/,
  ],
  [
    'abuse',
    /\b(?:asked|asks|told|tells|wants) me (?:to|for) (?:send|a|my|take)[^.?!]{0,20}(?:nudes?|naked|private)\b/,
  ],
  [
    'sexual',
    /\bporn\w*|\bhentai\b|\bnudes\b|\bxxx\b|\bsexting\b|\b(?:blow|hand) ?jobs?\b|\borgasms?\b|\bmasturbat\w*|\bhorny\b/,
  ],
  [
    'sexual',
    /\b(?:naked|nude|sexy) (?:pics?|pictures?|photos?|girls?|boys?|wom[ae]n|m[ae]n|videos?|story|stories)\b/,
  ],
  ['sexual', /\b(?:have|having|had) sex\b(?!.*\b(?:cells?|chromosomes?)\b)/],
  [
    'violence',
    new RegExp(`\\b${WISH}\\b[^.?!]{0,30}\\b(?:kill|murder|stab|shoot|poison|strangle|torture) ${PEOPLE}\\b`),
  ],
  [
    'violence',
    /\b(?:how (?:do|can|could|would) (?:i|you|we)|how to|teach me to|help me|i want to|instructions? (?:for|to)|steps? to) (?:make|making|build|building|get|buy)\b[^.?!]{0,20}\b(?:bombs?|explosives?|pipe bomb|grenades?|napalm|molotov|guns?|weapons?|poison)\b/,
  ],
  ['violence', /\b(?:shoot up|blow up|bring a (?:gun|knife) to) (?:my |the |our )?school\b/],
  [
    'drugs',
    /\b(?:how (?:do|can|could) (?:i|you|we)|how to|where (?:do|can|could) (?:i|you|we)|i want to|wanna|let's|should i|you should|try(?:ing)?) (?:buy|buying|get|getting|make|making|cook|try|trying|smoke|smoking|take|taking|sniff|snort)\b[^.?!]{0,15}\b(?:weed|cannabis|marijuana|cocaine|crack|heroin|meth|ecstasy|mdma|lsd|acid tabs?|ketamine|fentanyl|opioids?|vapes?|cigarettes?|vodka|whisky|beer|drunk)\b/,
  ],
]

/** Looked for as they are written and with their disguises undone. */
const WORDS: readonly Entry[] = [
  ['hate', /\b(?:nigg(?:er|a)s?|fagg?ots?|kikes?|trann(?:y|ies)|wetbacks?|pakis?|gooks?|retard(?:s|ed)?)\b/],
  [
    'swearing',
    /\b(?:mother)?f[u*]c?k(?:s|ed|er|ers|in|ing|face)?\b|\bfuck\w*|\b(?:bull)?shit(?:s|ty|ting|head)?\b|\bbitch(?:es|y)?\b|\bcunts?\b|\bass ?holes?\b|\barse ?holes?\b|\bwank(?:er|ers|ing)?\b|\btwats?\b|\bdick ?heads?\b|\bbastards?\b|\bslut(?:s|ty)?\b|\bwhores?\b|\bstfu\b|\bwtf\b/,
  ],
]

/** @param text as `plain` returns it, and again as `undisguised` does */
export function concernInWords(text: string, disguised: string): Concern | undefined {
  const phrase = PHRASES.find(([, pattern]) => pattern.test(text) || pattern.test(disguised))
  const entry = phrase ?? WORDS.find(([, pattern]) => pattern.test(text) || pattern.test(disguised))
  return entry?.[0]
}
