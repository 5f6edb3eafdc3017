import { lessonNamed } from '#maths/lessons/asked/lesson-asked.ts'
import type { Command, Intent } from './intent.ts'

const ONE = '(?:one|1|question|sum|problem|example|go|1s|ones|questions|sums|problems)'

/** Words of a whole message, its politeness taken off, by what they ask for; the first that matches counts. */
const WHOLE: [RegExp, Command][] = [
  [
    /^(?:.{0,12} )?(?:how (?:did|have|was|am) i (?:do|done|doing|going)|did i do (?:everything |it |this |all )?(?:right|well|ok|okay|good|alright|all right))(?: (?:today|so far|overall|then|there|with (?:it|that|this|them)))+$|^(?:.{0,12} )?how did i do$|^did i do (?:everything|all of it) (?:right|well)$/,
    'how it went',
  ],
  [
    /^(?:is|will|would|should) (?:it|the (?:real |exact |actual |right )?answer|that|this) (?:be )?(?:more|less|bigger|smaller|greater|higher|lower|over|under|above|below|around|about|near|close to|between)\b.{0,25}$/,
    'estimate',
  ],
  [
    /^(?:.{0,10} )?(?:can|could|should|shall|may) (?:i|we) (?:just )?(?:draw|sketch|use (?:my |a |an |the |some )*(?:fingers?|paper|counters?|number line|blocks?|pencil|calculator|drawing))\b.{0,15}$|^.{0,30}\b(?:on|with|use|using) (?:a|my|the) calculator\b.{0,10}$/,
    'tools',
  ],
  [/^are you (?:really |quite |totally |100 ?% )?(?:sure|certain)(?: .{0,20})?$/, 'sure'],
  [/\bhow (?:(?:do|can|would|will|could|should) )?(?:i|we) (?:verify|control|prove|test)\b.{0,40}$/, 'sure'],
  [
    /\bhow (?:do|can|would|will|could|should) (?:i|we) (?:know|tell|check|be sure|make sure)\b.{0,30}$|\bhow (?:do|can|would|should) (?:you|one|they) (?:check|be sure|make sure|prove|tell if)\b.{0,30}$|^(?:.{0,12} )?(?:how|can) (?:i|you|we) (?:check|prove) (?:it|that|this)\b.{0,20}$|^(?:how|is there a way) to (?:check|be sure)(?: .{0,20})?$/,
    'sure',
  ],
  [
    /^(?:.{0,12} )?(?:can|could|should|do) (?:it|this|that|i|we|you) (?:be |get |make it |go )?(?:any |even |more )*(?:simpler|simplified|smaller|simplify(?: (?:it|this|that))?)(?: .{0,12})?$|^is (?:it|that|this) (?:the |in its |in the )?(?:simplest|lowest)(?: .{0,12})?$/,
    'simpler',
  ],
  [
    /^(?:but |and |so |ok |wait )*(?:is|does|do|will|can|would|are|must) .{1,30}\b(?:always|every ?time|all the time)\b.{0,25}$|^(?:but |and |so )*(?:always|every ?time)$|^(?:but |and |so |ok )*what (?:would|will) happen if\b.{1,40}$|^(?:but |and |so |ok )*does (?:it|that|the order) (?:really )?matter\b.{0,30}$/,
    'always',
  ],
  [
    /^(?:i'm |am |i am |i feel |still |so |really |totally |completely )*(?:stuck|lost|confused)(?: .{0,25})?$/,
    'hint',
  ],
  [
    /^(?:i (?:really |still |just )?(?:don't|do not|didn't|can't) (?:really |even )?(?:get|understand|follow|see)(?: (?:it|this|that|you|anything|what you mean|what to do|what you're saying|how|any of (?:it|this)))*|this (?:doesn't|does not) make (?:any )?sense|it (?:doesn't|does not) make (?:any )?sense|makes no sense|that makes no sense|huh|what do you mean|wdym|what does that mean|i'm (?:a bit |so |really )?(?:confused|lost)|explain (?:that|it|this)(?: better)?|say (?:that|it) (?:differently|another way|in another way|again in (?:other|easier) words)|in easier words|easier words)$/,
    'method',
  ],
  [
    /^(?:(?:give|show|tell|get) (?:me )?|(?:have|get|has|any|got any|got) )?(?:me )?(?:a |an |the |some |another |more |any |a little |a small |a tiny |a wee |your |1 |one )*(?:little |small |tiny |big |bigger |next )?(?:hints?|clues?|tips?|nudge)(?: .{0,20})?$/,
    'hint',
  ],
  [
    /^(?:(?:i )?(?:need |want )?(?:some |a bit of |more |a little |your )*(?:help|assistance)(?: me)?(?: out| .{0,20})?|help me(?: out| .{0,25})?|where (?:do|should|shall|can) (?:i|we) (?:start|begin)(?: it| this)?|how (?:to |(?:do )?(?:i|we) )?(?:start|begin)(?: it| this| that)?|what (?:(?:do i do|to do|comes|is|goes) )?first|(?:tell|show) me (?:how|where) to (?:start|begin)(?: it)?|(?:that's |that is |it's |this is )?(?:not hard )?(?:it's |that's )?impossible|how (?:do|should|can) (?:i|we) (?:start|begin)(?: .{0,12})?|get me started|point me in the right direction|can't (?:do|work out|solve|figure out) (?:it|this|that)|i can't (?:do|work out|solve|figure out|get) (?:it|this|that)(?: .{0,10})?|(?:it's|this is|that's) (?:too |so |really |very )*(?:hard|difficult|tricky)(?: for me)?|too hard|hard)$/,
    'hint',
  ],
  [
    /^(?:what(?:'s| is| do i do| do we do| should i do| shall i do| am i (?:meant|supposed) to do| comes| to do| must i do| can i do| do you do| you do)? ?(?:the )?(?:next(?: step| bit| thing| part)?|after (?:that|this)|then)(?: step| bit| thing)?|next step|next bit|what now|and then(?: what)?|then what|what's next|now what|what to do(?: next| now)?|what (?:do|should|shall) i do(?: here| now| next| with (?:it|this|that|the \d+|the [a-z]+))?|what next|(?:is|are) there (?:any )?(?:an? )?(?:another|more|other|one more|smaller|bigger|lower|higher|better|quicker|easier)(?: answers?| ones?| solutions?| numbers?| ways?)?|so what(?: now)?|what (?:did i (?:miss|forget|leave out)|am i missing|have i missed|is missing)|what's missing|how do i (?:carry on|continue|go on|finish)|where do i go from here|how do (?:i|you|we) do (?:it|this|that|this one|the next bit)|how (?:do|can|should|would) (?:i|you|we) (?:do|solve|work out|answer|figure out) (?:it|this|that|this one)(?: (?:without .{1,15}|properly|then|in my head))?|how|how to do (?:it|this|that)|show me(?: how)?(?: .{0,15})?|what(?:'s| is| does) the \d+(?: mean| for| do| stand for| tell (?:me|us))+|teach me(?: how)?|continue|go on|carry on|keep going)$/,
    'next',
  ],
  [
    new RegExp(
      `^(?:(?:give|show|do|try|have|ask|set|get|make) (?:me )?(?:some )?)?(?:another|one more|a new|a different|more|a similar|1 more|different|new|more like (?:this|that)|the next|one(?= like))(?: (?:new|different))?(?: ${ONE})?(?: (?:like (?:it|this|that)|of (?:these|those|them)|(?!(?:pounds?|pence|ten|hundred|step|time|group|lot|hour|minutes?|each)\\b).{0,10}))?$`,
    ),
    'another',
  ],
  [
    new RegExp(
      `^(?:next(?: ${ONE})?|(?:can i |let me |i want to |i'll )?(?:try|have|do) (?:one|some|a go|it myself)(?: now| myself| too)*|(?:give|ask|set|tell) me (?:an? |some |another |one more )*(?:maths |new |random |good |nice |fun )*${ONE}(?: to (?:do|try|solve))?|(?:an? )?${ONE} (?:to (?:do|try))|do (?:it|that) again with other numbers|make (?:me )?(?:one|some|another)(?: up)?(?: for me)?|make up (?:one|some|another)(?: for me)?|(?:give|ask) me (?:one|a (?:sum|question)) with .{1,20}|(?:maybe )?(?:something|one|a|an?)? ?(?:medium|in between|in the middle|not too hard|not too easy)(?: one| question| sum)?|(?:do|try|have|practi[sc]e) (?:one|some|a few|it|an easy one)(?: of (?:them|those))? (?:with me|together|with you)|something else|a different ${ONE}|more(?: .{0,12})?)$`,
    ),
    'another',
  ],
  [
    /^(?:why|y|but why|why not|why is (?:that|it|this).{0,20}|why'?s that|how come|how(?:'s|s| does| did| do) (?:that|it|this|they) work(?: out)?|why (?:won't|will not) you.{0,30}|why (?:do|does|did|can't|can|would|should|are|is|isn't|aren't|don't|doesn't) .{0,40}|why (?:we|i|you|it|they|one) (?:can't|cannot|don't|do|have|must|need|should|can|is|isn't)\b.{0,40}|how come .{0,40}|what's (?:wrong|the mistake)(?: with (?:it|that|mine|my answer))?|what did i do wrong|where did i go wrong|what's my mistake|where's (?:the|my) mistake|why (?:was|am) (?:it|that|i) wrong|what was wrong|but i .{0,20}why|(?:explain|tell me|show me|i don't (?:get|know|understand|see)|know) why(?: .{0,40})?)$/,
    'why',
  ],
  [
    /^(?:so )?(?:which|what) (?:one|bit|part|line|sum|step|number)(?:'s| is| was| did i get) (?:it )?(?:wrong|not right|incorrect)$|^(?:check(?: please)?|(?:check|mark|look at|see|correct) (?:my |this |it |that |the |if )*(?:answer|work|working|sum|homework|it|this|that|is right|it's right|that's right|i'm right|what i did|i did it right|i got it right)?|(?:is|was) (?:it|this|that|my answer|mine)(?: answer)? (?:right|correct|ok|good|wrong|true)|am i right|(?:that's|it's|that is) (?:right|correct)(?: isn't it| right| no)|did i (?:get|do) (?:it|this|that) (?:right|correct|wrong)|right or wrong|is (?:that|this|it) (?:the |a )?(?:right|good|correct|best) way(?: .{0,12})?|is that (?:not )?(?:it|all|everything|the end|the whole thing)|am i (?:done|finished)|is (?:it|that|this) (?:finished|done|complete|over)(?: now)?|isn't that it|have i got it|did i do (?:it|this|that|ok|well)(?: right)?|correct|is this ok)$/,
    'check',
  ],
  [
    /^(?:(?:ok |yes )?(?:maybe|just) one(?: more)?|yes(?: (?:please|ok|sure|yes|i do|of course))?|ok(?: then)?|sure|go on then|yes i do|of course|alright|all right|fine|why not|go for it|yes let's|ready|i'm ready|let's go|let's do (?:it|that|this|something|some)|bring it on|do it|sounds good|good idea|cool|deal|yes ok|ok yes|i think so|go|yay|begin|start|i will|i do|let's (?:start|begin|try|go on)|one more time|back to (?:the|my) (?:sum|question)|continue)$/,
    'yes',
  ],
  [
    /^(?:no|i said no|no i (?:don't|won't)(?: want to)?|no way|not now|no thanks|no thank you|not really|later|maybe later|i don't|i don't think so|not yet|don't want to|rather not|whatever|if you say so|i don't care|don't care|meh)$/,
    'no',
  ],
  [
    /^(?:(?:how many|what's) (?:did i get|have i got|my score|my points).{0,20}|my score|score|how am i doing|how did i do in the quiz|how many (?:right|correct).{0,20})$/,
    'score',
  ],
]

/** `ask me a really hard one`, `can you just do a easy one with me`, which asks for a question and for no answer. */
const OF_SIZE =
  /\b(?:do|ask|give|try|have|get|set|want|need)\b(?: \w+){0,3} (easy|easier|simple|simpler|small|hard|harder|difficult|tricky|impossible) (?:one|ones|question|questions|sum|sums)\b/
/** `can i do a division one now` */
const OF_TOPIC =
  /\b(?:do|have|try|get|want|give me|ask me|need)(?: (?:some|an?|another|one|more))* ([\p{L} ]{4,30}?) (?:one|ones|question|questions|sum|sums|problems?)(?: now| next| instead| with me)*$/u

/** `can we do a word problem`, `another story please` */
const STORY =
  /^(?:.{0,30} )?(?:(?:story|word|worded|real life) (?:problems?|questions?|sums?|ones?|maths)(?: (?:about|with|on|for) .{1,25})?|(?:another|harder|easier|hard|easy|more|new|maths|(?:tell|give|do|have|want|know|hear)(?: me)? an?|different)(?: \w+)? (?:story|stories)(?! about))(?: .{0,15})?$/

const QUIZ =
  /\b(?:quiz|test|question) me\b|\bquiz\b(?! was)|\bmy turn\b.{0,12}\bask\b|^(?:now )?(?:you )?ask me (?:one|something)(?: now)?$|\btest my\b|\bask me (?:some |a |a few |more |lots of |\d+ )*(?:questions?|sums?|maths|problems?)\b|\bgive me (?:some |a few |\d+ |lots of |more )+(?:maths )?(?:questions|sums|problems|practise)\b|\b(?:have|get|do|try|want|give me|ask me) (?:one|some|a few|another|another one|an? (?:maths )?(?:question|sum|problem)|questions|sums) (?:about|on|with|of) (?!me$|it$|this$|that$|them$|these$|those$|other|you|pictures?|paper|my own)[a-z]|\b(?:do|try|want|practise) (?:my |the |some )?\d{1,2}(?:'?s)? (?:times|x)(?: tables?)?$|^(?:ok |my |the |do |some |can we |can i |let's |try |practise )*(?:\d{1,2}'?s|\d{1,2} times tables?)(?: now| please| next| today| then)*$|\b(?:let's |want to |i want )?(?:practise|practising|practice)\b(?! makes)|\bplay a (?:maths )?(?:game|quiz)\b|\bmaths game\b|\bchallenge me (?:on|with)\b|(?<!\b(?:a|an|the|my|our|maths|big|this) )\btest on\b/
/** A quiz at school, or one that somebody else asks. */
const OF_OTHERS =
  /\b(?:on|in|for|got|have|had|failed|passed|did) (?:my|the|our|a|an|another)(?: \w+)? quiz\b|\bquiz (?:was|is|on monday|tomorrow|today|next|at school|\d)\b|\b(?:my|his|her|our) (?:\w+ )?(?:sister|brother|mum|mom|dad|friend|gran|nan|teacher|cousin)\b.{0,25}\b(?:test|quiz|ask)\b|\b(?:she|he|they|teacher|miss|sir)\b.{0,12}\b(?:tests?|quizz?es|asks?)\b/
const ABOUT = /\b(?:on|about|with|in|for|of|my|some|practise|practising|practice)\s+(.+)$/

/** Ways of asking for nothing but the answer. */
const TELL =
  /\b(?:(?:just|simply|only|quickly|straight) (?:tell|give|say|show|do|solve|answer|write|put|spit)|(?:tell|give|show|send|write|say) (?:me |us )?(?:(?:what )?(?:the|your|an?|that|its|it's|it|this) )?(?:final |right |correct |real |actual |full |whole )?(?:answer|solution|result)s?|(?:tell|say|give) (?:me|us|it)(?: it| now| already)?(?: please)?$|tell me(?: tell me)+|what(?:'s| is) (?:the|its|it's) (?:final |right |correct )?(?:answer|solution|result)|(?:the|an?) answer (?:please|now|pls)|answer (?:it|this|me|please|now)|give (?:it )?up (?:the )?answer|do (?:it|this|that|my (?:home)?work|the (?:sum|question|maths|work)|all of it|them)(?: all)? (?:for|4) me|(?<!\b(?:we|i|us|let's|to|gotta|must|should) )do my (?:homework|maths|work|sums?)|solve (?:it|this|that|them)(?: (?:for|4) me)?$|work (?:it|this|that) out (?:for|4) me|finish (?:it|this) (?:for|4) me|(?:i )?(?:only |just )?(?:want|need) (?:the|an|to know the) (?:answer|solution|result)|(?:you|why) (?:won't|not|don't|dont)(?: you)?(?: just)? (?:tell|give|say)|spit it out|(?:spell|whisper|sing|type|draw|text) (?:me )?(?:the|your|its) answer|i'll (?:pay|give) you|what(?:'s| is) the (?:first|last) (?:digit|number|letter)(?: of (?:it|the answer))?$|answer already|(?:have|get|know|see) (?:the|your) answers?\b(?! is)|cheat|^please.{0,20}\b(?:due|late|hurry|test|tomorrow)\b|what (?:does|do) it (?:equal|make|come to)|what (?:is it|it is)$|i (?:give up|gave up).{0,20}(?:tell|answer)|be a calculator|pretend (?:you|to)|ignore (?:your|all|the|previous)|without (?:the )?(?:steps|hints?)|no (?:more )?hints?.{0,20}answer|skip to the (?:answer|end)|answer or|^answer$|(?:just|only) (?:the|an|my) (?:answer|result|solution)|do .{1,25} (?:for|4) me)\b/
const NO_TELL = /\b(?:don't|do not|dont) (?:just )?(?:tell|give|say)\b/

const MOST_WORDS = 22

/** @param bare the message in plain words, its politeness taken off */
export function commandIn(plain: string, bare: string): Intent | undefined {
  if (plain.split(' ').length > MOST_WORDS)
    return TELL.test(plain) && !NO_TELL.test(plain) ? { wants: 'tell' } : undefined
  const whole = (text: string) => WHOLE.find(([pattern]) => pattern.test(text))?.[1]
  const found = whole(plain)
  if (found) return { wants: found }
  if (/\b(?:with|has|have) (?:much |even )?(?:bigger|larger|harder|higher) numbers\b/.test(plain))
    return { wants: 'harder' }
  if (/\b(?:with|has|have) (?:much |even )?(?:smaller|easier|littler|lower) numbers\b/.test(plain))
    return { wants: 'easier' }
  if (STORY.test(plain) && !/\d|\bdon't\b|\bcan't\b|\bhate\b/.test(plain))
    return {
      wants: 'story',
      size: /\bhard/.test(plain) ? 'harder' : /\b(?:eas|simple)/.test(plain) ? 'easier' : 'same',
    }
  const like =
    /^(?:.{0,10} )?(?:another|one more|one like (?:that|this|it))\b.{0,25}\b(easy|easier|simpler|smaller|hard|harder|bigger)$/.exec(
      plain,
    )?.[1]
  if (like) return { wants: /^(?:eas|simpl|small)/.test(like) ? 'easier' : 'harder' }
  const size = OF_SIZE.exec(plain)?.[1]
  if (size) return { wants: /^(?:eas|simpl|small)/.test(size) ? 'easier' : 'harder' }
  const topic = OF_TOPIC.exec(plain)?.[1]
  const on = topic && lessonNamed(topic)
  if (on) return { wants: 'quiz', on, onWhat: topic }
  if (NO_TELL.test(plain)) return { wants: 'hint' }
  if (TELL.test(plain)) return { wants: 'tell' }
  const politely = whole(bare)
  if (politely) return { wants: politely }
  if (QUIZ.test(plain) && !OF_OTHERS.test(plain)) return quizOn(plain)
  return undefined
}

/** A quiz on what is named beside it. */
export function quizOn(plain: string): Extract<Intent, { wants: 'quiz' }> {
  const from = plain.search(QUIZ)
  const what = ABOUT.exec(plain.slice(Math.max(0, from)))?.[1]
    ?.replace(/\b(?:please|now|then|again|maths|questions?|stuff|things?|sums?)\b/g, ' ')
    .trim()
  if (!what || /^(?:(?:me|it|this|that|something|anything|the|a|few)$|turn\b)/.test(what))
    return { wants: 'quiz' }
  // `adding to take my mind off it`: the lesson is named by the first words.
  const words = what.split(/\s+/)
  const on = words.map((_, at) => lessonNamed(words.slice(0, words.length - at).join(' '))).find(each => each)
  return { wants: 'quiz', on, onWhat: what }
}
