import type { Feeling, Intent } from './intent.ts'

const I = "(?:i'm|i am|i feel|i'm feeling|feeling|i was|am|im)"
const VERY =
  '(?:(?:so|very|really|too|just|kind of|all|such|feeling|still|super|getting|bit|an?|totally|always|the) )*'

const SOMEBODY =
  '(?:my (?:\\w+ ){0,2}?(?:friend|mate|cousin|brother|sister|nan|gran|grandma|grandad|grandpa|dad|mum|teacher|neighbour|partner)|he|she|they)'

const FEELINGS: [RegExp, Feeling][] = [
  [
    new RegExp(
      `\\b${SOMEBODY}(?:'s|'re| is| are| has| have)? (?:just )?(?:moved?|moving|going|gone|left|leaving|went) (?:away|to (?!the (?:shop|park|toilet|loo|next)\\b|bed\\b|have\\b|be\\b|do\\b|get\\b)(?:live|another|a (?:new|different)|\\p{L}{4,})|abroad|house|school|schools|our (?:school|class)|back to)`,
      'u',
    ),
    'missing',
  ],
  [
    /\b(?:(?:grand)?(?:ma|pa|dad|mum|mother|father)|grandad|gran|nan|nana|brother|sister|friend|he|she)(?:'s| is| was) (?:\w+ )?(?:in (?:the )?hospital|very (?:ill|sick)|really (?:ill|sick))\b/,
    'loss',
  ],
  [
    /\bi (?:have |'ve |just )*(?:finished|done|did|got) (?:all|everything|loads|lots|the whole|my whole)\b(?!.*\b(?:wrong|lost)\b)/,
    'happy',
  ],
  [
    /^(?:(?:phew|wow|oh|ok|that|it|this|one) )*was (?:so |really |very |quite |a bit |pretty )*(?:hard|tricky|difficult|tough)$/,
    'proud',
  ],
  [
    /\b(?:hamster|dog|cat|fish|rabbit|pet|bunny|guinea pig|goldfish|gran|grandma|grandpa|grandad|nan|nana|grandmother|grandfather|uncle|aunt|aunty|friend|parrot|bird|horse|pony)\b.{0,25}\b(?:died|dead|passed away|got lost|ran away|is (?:very |really )?(?:ill|sick|poorly)|in hospital|has to be put down)\b|\bmy (?:mum|mom|mummy|dad|daddy|brother|sister|baby \w+)\b.{0,12}\b(?:ill|sick|poorly|in hospital|died)\b/,
    'loss',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:stupid|dumb|useless|rubbish|bad|terrible|awful|hopeless|thick|idiot|failure|slow|worst|not (?:good|clever|smart)|no good|an idiot)\\b`,
    ),
    'useless',
  ],
  [
    /\b(?:i (?:can't|cannot|will never|never can|suck)|i'll never)\b.{0,25}\b(?:maths|anything|right|understand|learn|do this|get it|it|this)\b(?=.*\b(?:stupid|dumb|useless|never|anything|suck|always)\b)|\bi (?:always|never) get (?:it|everything|them|anything|things)? ?(?:all )?(?:wrong|right)\b|\bi suck\b|\beveryone (?:else )?(?:can|is|gets)\b|\bi'?m the (?:only|worst)\b|\bi(?:'m| am) never going to\b|\bi will fail\b/,
    'useless',
  ],
  [
    /\bam i (?:really |just |too |so |a bit )*(?:stupid|dumb|thick|slow|an idiot|bad at)\b|\b(?:stupid|dumb|thick|an idiot|bad at (?:it|this|maths)) am i\b|\b(?:better|smarter|cleverer|faster|quicker) (?:at (?:it|this|maths|everything) )?th[ae]n me\b|\beveryone(?:'s| is| else is)? (?:better|faster|ahead)\b/,
    'useless',
  ],
  [
    /\b(?:(?:it's|this is|that's) (?:all )?(?:just )?too much$|i give up|giving up|i quit|i surrender|what's the point|i can't do this any ?more|there's no point)\b/,
    'giving up',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:scared|worried|nervous|anxious|afraid|stressed|panicking|frightened|freaking out)\\b|\\b(?:test|exam|sats) (?:is )?(?:tomorrow|today|on monday|next week|soon)\\b|\\b(?:get|getting) (?:them|it|everything) all wrong|\\b(?:mum|mom|dad|teacher|parents?)(?:'s| is| are|'re)? (?:going to|gonna|will) be (?:so |really )?(?:mad|cross|angry|upset|disappointed)\\b|\\b(?:stresses|worries|scares) me\\b`,
    ),
    'worried',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:cross|angry|mad|annoyed|frustrated|furious|fed up|upset with)\\b|\\b(?:this|it|that|maths|fractions) (?:is |are |makes me |make me )?(?:so |really |very |just )*(?:annoying|frustrating|unfair|stupid|dumb|rubbish|trash|sucks?|stinks|the worst|horrible|awful|angry|mad)\\b|\\bi (?:really |just |absolutely )*(?:hate|can't stand|despise) (?:maths?|this|it|them|these|fractions|decimals|percentages|negatives?|equations|word problems|story problems|shapes|angles|ratios?|long division|school|homework|sums|times ?tables|division|algebra|numbers|doing)\\b|\\bi (?:really |just )?(?:don't|do not) (?:really )?like (?:maths?|this|it|them|these|fractions|decimals|percentages|negatives?|negative numbers|equations|word problems|division|algebra)\\b|\\bugh\\b|\\bmaths (?:sucks|stinks|is evil|is bad)\\b`,
    ),
    'cross',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}bored\\b|\\b(?:this|it|that|maths|you|it's) ?(?:is|are|'s)? ?(?:so |really |very |too |just )*boring\\b|^bored$|^boring$|\\b(?:something|more) fun\\b|\\bso boring\\b`,
    ),
    'bored',
  ],
  [
    /\b(?:don't|do not|didn't) (?:really |even )?(?:feel like|fancy)\b|\bnot in the mood\b|\bi (?:won't|will not) (?:ever )?(?:learn|need|use) (?:it|this|that|maths)\b|\bcan't be bothered\b/,
    'unwilling',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:tired|sleepy|exhausted|worn out)\\b|\\bmy (?:brain|head) (?:hurts|is (?:tired|fried|full|dead|melting))\\b|\\bcan't (?:concentrate|focus|think)\\b|\\bmy brain\\b.{0,12}\\b(?:hurts|full|off)\\b`,
    ),
    'tired',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:ill|sick|poorly|unwell|hungry|thirsty|dizzy)\\b|\\bmy (?:tummy|stomach|tooth|ear|throat|hand|arm|leg) hurts\\b|\\bi (?:have a|got a|'ve got a) (?:headache|cold|fever|tummy ache)\\b`,
    ),
    'unwell',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:sad|lonely|unhappy|down|upset|crying|gonna cry|going to cry|about to cry|miserable|hurt)\\b|\\b(?:makes?|made) me (?:sad|cry)\\b|\\bi want to cry\\b|\\b(?:won't|don't|doesn't|didn't|isn't|wouldn't|never|not)\\b.{0,12}\\b(?:(?:play|talk|sit|walk|share|work|speak|hang out|be) (?:with|to|near|next to) me|be my (?:partner|friend|bff|best friend|buddy)|my (?:partner|friend|bff|best friend) any ?more|let me (?:play|join|in)|invite me|like me|pick me)\\b|\\bwasn't (?:invited|picked|chosen)\\b|\\b(?:mean|nasty|horrible|rude|laugh(?:ed|ing)?|laughs) (?:to|at) me\\b|\\bfell out with\\b|\\bit(?:'s| is|'s just) not fair\\b|\\bleft me out\\b|\\b(?:nobody|no one) (?:likes?d?|play(?:s|ed)?|helps?|helped|wants?|wanted|talk(?:s|ed)?|sits?|sat|will|would|ever|lets?|pick(?:s|ed)?|spoke|speaks|asked|invited)\\b.{0,20}\\bme\\b|\\bi (?:really |so )*(?:miss|lost) (?:my|him|her|them)\\b|\\bfriend\\b.{0,12}\\b(?:moved|moving) away\\b|\\bmy (?:best )?friends? (?:is|are|was|were)(?:n't| not)? .{0,20}(?:mean|nice|talking|friend)\\b|\\bi had a (?:bad|horrible|rubbish|terrible) day\\b|^sad$|\\bmy teacher (?:shouted|yelled|told me off|is (?:mean|cross))\\b`,
    ),
    'sad',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:happy|excited|proud|great|good|glad|fine|ok|brilliant)\\b|\\b(?:this|it|that|maths) (?:is|was) (?:so |really |very )*(?:fun|cool|great|awesome|amazing)\\b|\\bi (?:love|like|enjoy) (?:maths?|this|it|you|fractions|quizzes|sums)\\b|^(?:yay|yippee|hurray|hurrah|whoop|finally|at last|that's it|boom|bam|nailed it|smashed it|let's go+|woo+|woohoo|hooray|yes+ i did it|i did it|got it|i get it(?: now)?|now i get it|oh i (?:see|get it)|ah ok|i understand(?: now)?|makes sense|that makes sense|awesome|amazing|brilliant|wow|nice|great|cool|good)(?: .{0,15})?$|\\bi got (?:full marks|an? a|\\d+ out of|a (?:star|sticker|certificate))\\b|\\bi won\\b(?!')|\\b(?:i'm|i am) (?:on fire|smashing it|nailing it|flying|so quick|getting (?:it|better|good))\\b|\\bi rock\\b`,
    ),
    'happy',
  ],
  [
    /^(?:(?:ok|oh|ah|aha|cool|nice|great|right|yes|wow|well|now|so|alright) ){0,3}(?:(?:(?:it|that|this) )?(?:all |now |really |totally ){0,2}makes (?:so much |more |total )?sense(?: now)?|(?:now )?i (?:finally |really )?(?:get|see|understand) it(?: now)?)$/,
    'happy',
  ],
  [
    /\b(?:maths?|trig|trigonometry|algebra|geometry|fractions|percentages|this|it|that) (?:is|are|was)(?:n't| not) (?:\w+ )?(?:so|that|too|as) (?:bad|hard|horrible|difficult|scary|boring)\b/,
    'happy',
  ],
  [
    /(?<!don't |not |doesn't |didn't )\bfeel(?:ing|s)? (?:a (?:bit|little) |much |lots |so |way )*(?:better|good|great|happier|calmer|fine|ok)\b/,
    'happy',
  ],
]

/** A hard feeling that is over, or was never there: `im not sad any more`, `i'm not dumb`. */
const NOT_SO = new RegExp(
  `\\b(?:i'm|i am|we're|am|i was) (?:really |so |just )*not ${VERY}(?:sad|dumb|stupid|thick|bad|cross|angry|mad|scared|worried|nervous|tired|bored|lonely|upset|afraid|useless|stressed|ill|sick)\\b|\\b(?:don't|do not|doesn't) (?:feel|hate) ${VERY}(?:sad|bad|dumb|stupid|it|maths|this|scared)\\b|\\bno(?:t)? longer (?:sad|cross|scared|worried)\\b`,
)

/** @param plain in plain words */
export function feelingIn(plain: string): Intent | undefined {
  if (NOT_SO.test(plain) && !/\bam i\b/.test(plain) && !/\bbut\b.*\bi'?m\b/.test(plain))
    return { wants: 'comfort', feeling: 'not so' }
  const found = FEELINGS.find(([pattern]) => pattern.test(plain))
  return found && { wants: 'comfort', feeling: found[1] }
}
