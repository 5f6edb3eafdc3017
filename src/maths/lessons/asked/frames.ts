/** What a clause asks, without the words that ask. */
export interface Framed {
  /** The words of what is to be explained; empty where only `it` is. */
  thing: string
  /** Whether it asks what a thing is or for it to be explained, so that anything may be the thing. */
  isOpen: boolean
}

const LEAD =
  /^(?:(?:hi|hiya|hey|hello|yo|ok|okay|so|um+|uh+|er+m?|and|but|also|wait|well|pls|plz|please|sir|miss|mr|mrs|bro|mate|sorry|quick question|question|actually|now|then|just|like|right|today|yes|yeah|no|nah|i was wondering|do (?:you|u) know|(?:could|can|cn|would|will|cud|wud) (?:you|u|ya|we|i)|i (?:want|need|would like|wud like|wish|have)(?: (?:you|u))? to(?: know)?|i wanna(?: know)?|id like (?:you )?to(?: know)?|tell me|teach me|show me|remind me|help me(?: to)?|lets|let us|i (?:always |keep |have )?forg\w+|i cant remember|i dont remember|i still|still|really|maybe) )+/

const NOT_GET =
  '(?:(?:i )?(?:have|got|ive got|havent) (?:no|a|any) (?:idea|clue)|(?:i|we|im|ive)? ?(?:really |still |just |honestly |actually |kinda |literally |totally |genuinely |rly |absolutely )*(?:dont|do not|didnt|did not|dnt|dunt|cant|cannot|never|not|havent|wont|doesnt)(?: (?:really|actually|even|quite|ever|rly))*(?: been able to| able to)? (?:get|understand|understood|undestand|understnad|undrstand|understanding|know|knew|no|kno|remember|follow|sure|see|learn|learnt|learned|do|work out|figure out|grasp)|idk|im (?:so |really |a bit |very |kinda |totally |still )*(?:confused|stuck|lost|unsure|puzzled|struggling|muddled|not sure|not good|mixed up)|(?:i )?(?:am )?(?:so |really )*(?:confused|stuck|struggling)|i (?:struggle|forgot|forget|always forget))(?: (?:on|with|about|by|at|w|in|when|over)\\b)?'
const DO = '(?:do|does|did|would|should|can|could|must|to|d|wud|shud)'
const WHO = '(?:(?:i|you|u|ya|we|they|people|one|yu|it) )?'
const HOW = `(?:how|hw|how come)(?: ${DO})? ${WHO}(?:(?:actually|even|go about|learn to|learn|know how to|properly|quickly|easily) )*`
const WHAT = '(?:what|wht|wat|wot|whats|wats|wots|wat is|what s|whts|what r|wat r)'

/** Patterns of what stands before the thing; those that let anything be the thing first. */
const OPEN: readonly RegExp[] = [
  /^(?:the )?(?:meaning|definition|defenition) of (.+)$/,
  /^(?:define|explain|explane|explian|exsplain|explan|expain|xplain|teach|teech)(?: to)?(?: me| us)?(?: again)?(?: (?:about|on|what|wat|how|why|when|in))?\b ?(.*)$/,
  /^(?:a |an |the )?(?:lesson|explanation|tutorial)(?: (?:on|about|for|of))? (.+)$/,
  /^(?:whats|what is|what are|wats|wat is) the (?:meaning|definition|point) of (.+)$/,
  new RegExp(
    `^${WHAT}(?: (?:do|does|dose|is|are|r|did|dus|duz|the))* (.+?) (?:mean|means|meen|meaning|men|stand for|actually mean)$`,
  ),
  new RegExp(
    `^${WHAT} (?:do|does) (?:you|u|they|we|people|it) (?:mean|meen|call)(?: by| with| when (?:you|u|they) say)? (.+)$`,
  ),
  new RegExp(`^${WHAT}(?: (?:is|are|r|was|s|exactly|even|actually|the heck))* (.+)$`),
  new RegExp(`^${WHAT}(?: do| does| dose) (.+) do$`),
  /^(?:how|hw) (?:do|does|dose|did|is|are|dus|duz|come) (.+?) (?:work|works|wurk|done|made|called)$/,
  /^(?:more )?about (.+)$/,
]
const NARROW: readonly RegExp[] = [
  new RegExp(`^${HOW}(.+)$`),
  new RegExp(
    `^${NOT_GET}(?: (?:how|what|why|wat|where|when|which))?(?: (?:to|do|does|is|are))? ?${WHO}(.*)$`,
  ),
  /^(?:why|y|wy|wai|how come|when|where|which)(?: (?:do|does|did|is|are|r|cant|dont|wont|cannot|would|should|can|must|have|has|isnt|arent))? (?:(?:i|you|u|ya|we|they|people|one|it) )?(.+)$/,
  /^(?:(?:i )?need |i want |want |get |gimme |give me )?(?:some |a bit of |more |any )?(?:help|hlp|halp)(?: (?:me|us|please|pls|plz))*(?: (?:with|on|w|understand|understanding|learn|to|in|do|doing|about|for))+ ?(.+)$/,
  /^(?:help|hlp|halp)(?: me| us)? (.+)$/,
  /^(?:go|run|going) (?:over|through|thru) (.+)$/,
  /^(?:learn|study|revise|practise understanding|understand|get better at|do a lesson on)(?: (?:about|how to|on|to|more))* (.+)$/,
  /^(?:the |whats the |what is the )?(?:difference|diffrence|diference) (?:between|in|of) (.+)$/,
  /^(?:(?:is|are) there )?(?:a |an |any |the |whats the |what is the )?(?:easy |easier |quick |best |good )?(?:trick|way|method|rule|shortcut)s? (?:for|to|with|of|about) (.+)$/,
  /^(?:to|how to) (.+)$/,
]
/** The same behind the thing. */
const BEHIND =
  /^(.+?) (?:(?:is|are|r|it|that|just|really|always|so|still|totally) )*(?:confus\w+(?: me)?|make(?:s|n)? no sense(?: to me)?|(?:dont|doesnt|do not) make (?:any )?sense(?: to me)?|(?:i )?(?:dont|do not|cant|never|dnt) (?:get|understand)(?: (?:it|them|that|any of it|at all))*|help(?: me)?(?: (?:please|pls|plz))?|explain(?:ed)?(?: (?:it|please|pls|plz))*|how(?: (?:do|does|to|is|are)(?: .{0,12})?)?|what is (?:it|that)|whats (?:it|that))$/

const TRAIL =
  /(?: (?:pls|plz|plse|please|pleas|again|for me|to me|me|thanks|thx|ty|at all|anymore|any more|yet|properly|really|now|first|today|in maths?|in math class|at school|though|tho|lol|bro|mate|sir|miss|like that|too|either|anyway|anyways|exactly|actually|so|even|like|ok|okay|help))+$/

/** Something to do is asked for, and no explanation. */
const WANTS_WORK =
  /^(?:quiz|test|give|ask|check|mark|make|try|stop|skip|another|more|go|i|we|yes|its|add|subtract|multiply|divide|times)\b/

/** Nothing but words that stand before a thing; no words at all mean that something else names it. */
function isBare(thing = ''): boolean {
  return thing !== '' && /^(?:(?:is|are|r|the|a|an|does|do|s|to)(?: |$))*$/.test(thing)
}

/** What a clause asks to have explained; undefined where it asks for nothing of the kind. */
export function frameOf(clause: string): Framed | undefined {
  const whole = ` ${clause} `.replace(/ (?:like|such as|eg|e g|for example) [\d/ ]+ /, ' ').trim()
  const bare = whole.replace(TRAIL, '')
  const led = bare.replace(LEAD, '')
  const lead = bare.slice(0, bare.length - led.length)
  for (const text of new Set([led, bare])) {
    for (const [patterns, isOpen] of [
      [OPEN, true],
      [NARROW, false],
    ] as const) {
      for (const pattern of patterns) {
        const found = pattern.exec(text)
        if (found && !isBare(found[1]))
          return { thing: (found[1] ?? '').replace(LEAD, '').replace(TRAIL, ''), isOpen }
      }
    }
  }
  if (/(?:tell|teach|show|remind|help) me /.test(lead)) return { thing: led, isOpen: /tell|teach/.test(lead) }
  if (/forg[eo]t|remember/.test(lead)) return { thing: led, isOpen: false }
  const behind = BEHIND.exec(whole.replace(LEAD, ''))
  if (behind) return { thing: behind[1] ?? '', isOpen: false }
  return / (?:please|pls|plz|plse)$/.test(whole) && !WANTS_WORK.test(led)
    ? { thing: led, isOpen: false }
    : undefined
}
