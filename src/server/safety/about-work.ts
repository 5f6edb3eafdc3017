import { SUBJECTS } from './learning.ts'

const SCHOOL = `${SUBJECTS}|hw|adding|subtracting|ratios?|angles?|brackets?|graphs?|spellings|essays|worksheets|lessons|revision|quizzes|word problems?|questions?|problems?|tests?|exams?|sats|exercises?|classwork|english|french|spanish|german|latin|studying|calculus|trig\\w*|vectors|surds|quadratics?|negative numbers`

/** Names something that is learnt or done at school. */
export const SCHOOLWORK = new RegExp(`\\b(?:${SCHOOL})\\b`)

const VERY =
  '(?:(?:so|really|too|just|such|an?|very|the|literally|actually|always|bit|kind of|kinda|totally|clearly|probably|feeling|getting|still|officially|completely|absolutely|pretty|quite|way|the most|all|not) )*'
const I_AM =
  "\\b(?:i'm|im|i am|i feel|i'm feeling|im feeling|i must be|am i|i look|makes? me feel|feel|feeling) "
/** What a feeling about the work is about. */
const IT = `(?:(?:all |any of |doing |my |the |this |these |those |more |so much |too many |\\d+ )*(?:this|it|that|them|these|those|everything|${SCHOOL}|step|one|stuff|number(?:s| bonds)?|page))`

/** A child at work says so of itself; the tutor comforts and goes on with the task. For plain text. */
export const FEELINGS: readonly RegExp[] = [
  `${I_AM}${VERY}(?:stupid|dumb|thick|rubbish|useless|bad|terrible|awful|horrible|hopeless|slow|idiot|failure|worst|stuck|lost|confused|trash|dense|dim|smart|clever|good|no good)\\b(?: (?:at|in|with|for) ${IT}\\b|(?! (?:at|in|of|for|to|that|because|enough)\\b))`,
  `\\b(?:stupid|dumb|rubbish|useless|bad|terrible|awful|hopeless|trash|the worst) at ${IT}\\b`,
  `\\bi (?:really |just |so |always )*(?:suck|fail|stink)(?: (?:at|in) ${IT})?\\b`,
  `\\bi (?:keep|kept|always|only|never)(?: on)? (?:get|getting|got|do|doing|make|making|mess|messing|forget|forgetting)\\b(?: (?:it|this|them|these|that|one|everything|anything|all|the same|mistakes|up|wrong|right|stuck|mixed|confused|answers?|sums?))*`,
  `\\b(?:i get|i got|i did|getting) (?:${IT} )?(?:all |always )?wrong\\b`,
  `\\bi (?:really |just |so |literally |actually )*(?:hate|can't stand|despise|don't like) ${IT}\\b`,
  `\\bi (?:can't|cant|cannot|will never|'ll never|never|don't|dont)(?: even| ever| really)? (?:do|understand|get|solve|finish|work out|figure out|learn|remember) ${IT}\\b(?! any ?more)(?: (?:right|out|at all))?`,
  '\\bi (?:give up|quit|surrender|am giving up)\\b|\\bgiving up\\b',
].map(source => new RegExp(source, 'g'))

/** The same, but only where the child names the work itself: without it they may be about anything. */
export const FEELINGS_WITH_REASON: readonly RegExp[] = [
  `\\bi (?:can't|cant|cannot) (?:do|take|cope with|stand|deal with|go on with) ${IT} any ?more\\b`,
  `\\b${IT} (?:is|are|was|were) (?:literally |actually |gonna |going to |lowkey )*(?:kill(?:ing)? me|the death of me|destroy(?:ing)? me|torture|hell)\\b`,
  `\\b(?:i'm|im|i am) ${VERY}(?:dead|dying|cooked|doomed|finished|done for|done|screwed)\\b(?: (?:with|from|by|of) ${IT})?`,
  `\\b(?:i'm|im|i am|i feel|i get) ${VERY}(?:tired|stressed|worried|nervous|scared|afraid|frustrated|angry|mad|annoyed|sad|upset|panicking|panicky|anxious|fed up|exhausted|bored|sick)\\b(?: (?:out|of|about|for|with|by|over) ${IT}\\b|(?! (?:of|about|to|that|because|when|with|by)\\b))`,
  `\\b(?:i|it|this|that|${IT}) (?:makes? me |made me |am |'m )?(?:just |nearly |almost |literally )*(?:wanna|want to|gonna|going to|about to|could|feel like|am)? ?(?:cry|crying|cried|scream|screaming)\\b(?: (?:over|about|because of) ${IT})?`,
  '\\bi (?:just |totally |completely )?(?:panicked|froze|freaked out|went blank|blanked)\\b',
  '\\bmy (?:brain|head) (?:is |has |feels )?(?:so |all |just )*(?:hurts?|hurting|dead|died|dying|fried|melting|exploding|exploded|mush|gone|off|broken|full)\\b',
].map(source => new RegExp(source, 'g'))
