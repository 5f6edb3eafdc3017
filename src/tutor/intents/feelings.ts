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
    /^(?:(?:phew|wow|oh|ok|that|it|this|one) )*was (?:so |really |very |quite |a bit |pretty )*(?:hard|tricky|difficult|tough)$/,
    'proud',
  ],
  [
    /\b(?:hamster|dog|cat|fish|rabbit|pet|bunny|guinea pig|goldfish|gran|grandma|grandpa|grandad|nan|nana|grandmother|grandfather|uncle|aunt|aunty|friend|parrot|bird|horse|pony)\b.{0,25}\b(?:died|dead|passed away|got lost|ran away|is (?:very |really )?(?:ill|i'll|sick|poorly|hurt)|in hospital|has to be put down)\b|\bmy (?:mum|mom|mummy|dad|daddy|brother|sister|baby \w+)\b.{0,12}\b(?:ill|sick|poorly|in hospital|died)\b/,
    'loss',
  ],
  [
    /\bam i (?:really |just |too |so |a bit )*(?:stupid|dumb|thick|slow|an idiot|bad at)\b|\b(?:stupid|dumb|thick|an idiot|bad at (?:it|this|maths)) am i\b|\b(?:better|smarter|cleverer|faster|quicker) (?:at (?:it|this|maths|everything) )?th[ae]n me\b|\beveryone(?:'s| is| else is)? (?:better|faster|ahead)\b/,
    'useless',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:cross|angry|mad|annoyed|frustrated|furious|fed up|upset with)\\b|\\b(?:this|it|its|it's|thats|that|maths|fractions) (?:is |are |makes me |make me )?(?:so |really |very |just )*(?:annoying|frustrating|unfair|stupid|dumb|rubbish|trash|sucks?|stinks|the worst|horrible|awful|angry|mad)\\b|\\bi (?:really |just |absolutely )*(?:hate|can't stand|despise) (?:maths?|this|it|them|these|fractions|decimals|percentages|negatives?|equations|word problems|story problems|shapes|angles|ratios?|long division|school|homework|sums|times ?tables|division|algebra|numbers|doing)\\b|\\bi (?:really |just )?(?:don't|do not) (?:really )?like (?:maths?|this|it|them|these|fractions|decimals|percentages|negatives?|negative numbers|equations|word problems|division|algebra)\\b|\\bugh\\b|\\bmaths (?:sucks|stinks|is evil|is bad)\\b`,
    ),
    'cross',
  ],
  [
    /\b(?:don't|do not|didn't) (?:really |even )?(?:feel like|fancy)\b|\bnot in the mood\b|\bi (?:won't|will not) (?:ever )?(?:learn|need|use) (?:it|this|that|maths)\b|\bcan't be bothered\b/,
    'unwilling',
  ],
  [
    new RegExp(
      `\\b${I} ${VERY}(?:sad|lonely|unhappy|down|upset|crying|gonna cry|going to cry|about to cry|miserable|hurt)\\b|\\b(?:makes?|made) me (?:sad|cry)\\b|\\bi want to cry\\b|\\b(?:won't|don't|doesn't|didn't|isn't|wouldn't|never|not)\\b.{0,12}\\b(?:(?:play|talk|sit|walk|share|work|speak|hang out|be) (?:with|to|near|next to) me|be my (?:partner|friend|bff|best friend|buddy)|my (?:partner|friend|bff|best friend) any ?more|let me (?:play|join|in)|invite me|like me|pick me)\\b|\\bwasn't (?:invited|picked|chosen)\\b|\\b(?:mean|nasty|horrible|rude|laugh(?:ed|ing)?|laughs) (?:to|at) me\\b|\\bfell out with\\b|\\bit(?:'s| is|'s just) not fair\\b|\\bleft me out\\b|\\b(?:nobody|no one) (?:likes?d?|play(?:s|ed)?|helps?|helped|wants?|wanted|talk(?:s|ed)?|sits?|sat|will|would|ever|lets?|pick(?:s|ed)?|spoke|speaks|asked|invited)\\b.{0,20}\\bme\\b|\\bi (?:really |so )*(?:miss|lost) (?:my|him|her|them)\\b|\\bfriend\\b.{0,12}\\b(?:moved|moving) away\\b|\\bmy (?:best )?friends? (?:is|are|was|were)(?:n't| not)? .{0,20}(?:mean|nice|talking|friend)\\b|\\bi had a (?:bad|horrible|rubbish|terrible) day\\b|^sad$|\\bmy teacher (?:shouted|yelled|told me off|is (?:mean|cross))\\b`,
    ),
    'sad',
  ],
]

/** A hard feeling that is over, or was never there: `im not sad any more`, `i'm not dumb`. */
const NOT_SO = new RegExp(
  `\\b(?:i'm|i am|we're|am|i was) (?:really |so |just )*not ${VERY}(?:sad|dumb|stupid|thick|bad|cross|angry|mad|scared|worried|nervous|tired|bored|lonely|upset|afraid|useless|stressed|ill|sick)\\b|\\b(?:don't|do not|doesn't) (?:feel|hate) ${VERY}(?:sad|bad|dumb|stupid|it|maths|this|scared)\\b|\\bno(?:t)? longer (?:sad|cross|scared|worried)\\b|\\b(?:maths|this|it) (?:isn't|is not|wasn't|was not) (?:so|that|as|too|all that) (?:horrible|awful|terrible|scary|bad|boring)\\b`,
)

/** @param plain in plain words */
export function feelingIn(plain: string): Intent | undefined {
  if (NOT_SO.test(plain) && !/\bam i\b/.test(plain) && !/\bbut\b.*\bi'?m\b/.test(plain))
    return { wants: 'comfort', feeling: 'not so' }
  const found = FEELINGS.find(([pattern]) => pattern.test(plain))
  return found && { wants: 'comfort', feeling: found[1] }
}
