import { COURTESIES, FEELINGS, type Want } from '../wants/wants.ts'
import { type Table, type Wanted, wantsOf } from '../wants/wants-of.ts'
import { quizOn } from './commands.ts'
import type { Intent } from './intent.ts'
import { plainWords } from './spelling.ts'
import { subjectIn, tellsOfItself } from './subjects.ts'

/** From this chance on the net is right more often than the rules, where they have found little or nothing. */
const LIKELY = 0.5
/** What leaves the work for something else, or comforts, costs more where it is not meant. */
const LIKELY_TO_LEAVE = 0.7
const LEAVES = new Set<Want>([
  ...FEELINGS,
  ...(['another', 'easier', 'harder', 'quiz', 'skip', 'restart', 'stop'] as const),
  ...(['goodbye', 'apology', 'joke', 'laugh', 'wait'] as const),
])
const HARD_FEELINGS: ReadonlySet<Want> = new Set(
  FEELINGS.filter(each => each !== 'happy' && each !== 'proud'),
)
/** And from this one where they have found something: wherever both differ, it is right ten times as often then. */
const SURE = 0.9
/** What the rules say of whatever they can't read. */
const VAGUE = new Set<Intent['wants']>([
  ...([
    'unclear',
    'chat',
    'working',
    'identity',
    'no lesson',
    'nonsense',
    'welcome',
    'next',
    'method',
  ] as const),
])
/** What the rules say of words that may as well be work. */
const TAKEN_FOR_TALK = new Set<Intent['wants']>(['unclear', 'chat', 'identity', 'nonsense'])
/** A message without a word is a number, a sign or a picture. */
const HAS_WORD = /\p{L}{2}/u

type Wants = Intent['wants']

interface Meaning {
  /** What is wanted, in plain. */
  is: Intent
  /** Wishes that the rules tell more finely: they stand where they have found one. */
  finer: readonly Wants[]
}

const meaning = (is: Intent, ...finer: Wants[]): Meaning => ({ is, finer })
const comfort = (feeling: Extract<Intent, { wants: 'comfort' }>['feeling'], ...finer: Wants[]) =>
  meaning({ wants: 'comfort', feeling }, 'comfort', ...finer)

/** Work, which the readings of maths take up. */
const WORK = meaning(
  { wants: 'unclear' },
  ...([
    'idea',
    'working',
    'always',
    'estimate',
    'simpler',
    'wonders',
    'tools',
    'way',
    'finished',
    'others say',
    'check',
  ] as const),
)

const MEANINGS: Record<Want, Meaning> = {
  another: meaning({ wants: 'another' }, 'story', 'quiz', 'joke'),
  easier: meaning({ wants: 'easier' }, 'story'),
  harder: meaning({ wants: 'harder' }, 'story', 'comfort'),
  quiz: meaning({ wants: 'quiz' }, 'story', 'topics', 'score'),
  why: meaning({ wants: 'why' }, 'wonders', 'how known'),
  hint: meaning({ wants: 'hint' }, 'unsure', 'working', 'explain', 'topics', 'welcome'),
  check: meaning({ wants: 'check' }, 'hint', 'working', 'how known', 'sure', 'finished', 'way', 'simpler'),
  unsure: meaning({ wants: 'unsure' }, 'hint', 'explain'),
  tell: meaning({ wants: 'tell' }),
  next: meaning({ wants: 'next' }),
  method: meaning({ wants: 'method' }, 'explain', 'word', 'topics', 'next', 'no lesson', 'tools'),
  otherway: meaning({ wants: 'other way' }),
  example: meaning({ wants: 'example' }, 'explain', 'another'),
  picture: meaning({ wants: 'picture' }, 'explain'),
  repeat: meaning({ wants: 'repeat' }),
  meaning: meaning({ wants: 'meaning' }, 'word', 'explain'),
  sure: meaning({ wants: 'doubt' }, 'sure', 'others say', 'identity'),
  others: meaning({ wants: 'others say' }, 'comfort', 'topics'),
  when: meaning({ wants: 'used for' }, 'tools'),
  restart: meaning({ wants: 'restart' }),
  skip: meaning({ wants: 'skip' }),
  stop: meaning({ wants: 'stop' }, 'goodbye'),
  wait: meaning({ wants: 'wait' }),
  finished: meaning({ wants: 'understood' }, 'finished'),
  yes: meaning({ wants: 'yes' }, 'topics', 'explain'),
  no: meaning({ wants: 'no' }),
  line: WORK,
  claim: WORK,
  question: WORK,
  followup: WORK,
  sad: comfort('sad'),
  cross: comfort('cross'),
  bored: comfort('bored'),
  tired: comfort('tired'),
  worried: comfort('worried'),
  useless: comfort('useless'),
  givingup: comfort('giving up'),
  happy: comfort('happy', 'thanks'),
  proud: comfort('proud'),
  unwell: comfort('unwell', 'goodbye'),
  greeting: meaning({ wants: 'greeting' }, 'welcome'),
  thanks: meaning({ wants: 'thanks' }, 'goodbye'),
  goodbye: meaning({ wants: 'goodbye' }),
  wellbeing: meaning({ wants: 'wellbeing' }),
  identity: meaning({ wants: 'identity' }, 'how known'),
  abilities: meaning({ wants: 'abilities' }, 'identity', 'welcome', 'chat', 'explain', 'why', 'method'),
  compliment: meaning({ wants: 'compliment' }, 'comfort', 'identity'),
  boast: meaning({ wants: 'boast' }),
  laugh: meaning({ wants: 'laugh' }, 'joke'),
  joke: meaning({ wants: 'joke' }, 'laugh'),
  apology: meaning({ wants: 'apology' }),
  complaint: meaning({ wants: 'complaint', about: 'help' }, 'complaint'),
  subject: meaning({ wants: 'other subject' }, 'other subject', 'no lesson'),
  chat: meaning({ wants: 'chat' }, 'topics', 'comfort', 'advice', 'goodbye'),
  nonsense: meaning({ wants: 'nonsense' }),
}

/** Lessons at school that are none of maths. */
const LESSON =
  '(?:english|science|french|german|spanish|art|music|geography|history|biology|physics|chemistry|spelling|reading|latin)'
/** `help me with my homework`: of no lesson that is named beside it. */
const HOMEWORK = new RegExp(
  `\\b(?:home ?work|hw)\\b(?!.*\\b${LESSON}\\b)(?<!\\b${LESSON} (?:home ?work|hw))`,
  'i',
)

/** What the child wants: as the net tells it where it is sure enough, with what the rules have found more finely. */
export function meantBy(text: string, table: Table, byRules: Intent): Intent {
  if (!HAS_WORD.test(text)) return chosen(text, byRules, undefined)
  const wanted = wantsOf(text, table)
  const [likeliest] = wanted
  // `i have a test tomorrow and my tummy hurts`: whichever of them it is, it is one that is comforted.
  const isHard = ({ want }: Wanted) => HARD_FEELINGS.has(want)
  const chance =
    likeliest && isHard(likeliest)
      ? wanted.filter(isHard).reduce((sum, each) => sum + each.chance, 0)
      : likeliest?.chance
  return chosen(text, byRules, likeliest && chance !== undefined ? { ...likeliest, chance } : undefined)
}

const NEGATES =
  /\b(?:not|no|never|without|(?:do|does|did|is|ai|are|was|were|have|has|had|would|could|should|ca|wo)n['’]?t)\b/i
const ASKS = /^\W*(?:(?:and|so|but|ok|then) )*(?:what|whats|how|when|where|which|who|why)\b/i
/** `why do cats purr` is no why of the sum. */
const isOfSchool = (intent: Intent) =>
  intent.wants === 'other subject' && intent.subject !== undefined && intent.subject !== 'other'
/** What a complaint is taken for by its words alone. */
const MILD = new Set<Want>(['laugh', 'unsure', 'chat', 'compliment', 'proud', 'method', 'goodbye', 'quiz'])

/** `im not dividing anything` denies what the tutor took it for, and is no feeling. */
const DENIES_SUM = /\bi(?:['’]?m| am) not (?:divid|multiply|add|subtract|tak|shar|round|convert)ing\b/i
const SAYS_OF_TASK =
  /\b(?:it|sheet|book|question|teacher|miss|sir|bit|part) (?:just |also |only )?(?:says?|said|wants?|asks?|tells?)\b|^\W*give (?:both|all|two|the|your)\b/i
/** Nobody stops by comparing: `thats more than i paid`. */
const NOT_ENOUGH =
  /\b(?:more|less|fewer|bigger|smaller|higher|lower) than\b|\b(?:not|\p{L}+n['’]?t) (?:\p{L}+ )?enough\b|\bmissing \p{L}/iu

function chosen(text: string, byRules: Intent, likeliest: Wanted | undefined): Intent {
  // Somebody who has died or gone away comes before all else.
  if (byRules.wants === 'comfort' && ['loss', 'missing'].includes(byRules.feeling)) return byRules
  // Numbers may be of the work, so that more is needed there.
  const isVague = VAGUE.has(byRules.wants) && !/\d/.test(text)
  // `so no, ive not got enough` of money stops nothing, nor does `im missing football for this`.
  if (!likeliest || (likeliest.want === 'stop' && NOT_ENOUGH.test(text))) return byRules
  // `mum and dad shouted` tells of others, and of nothing that they say of a sum.
  if (likeliest.want === 'others' && byRules.wants === 'chat' && !/\d/.test(text)) return byRules
  // `no story.` wants none, and asks for no help with writing.
  if (likeliest.want === 'subject' && /^\W*no(?: \p{L}+){0,3}\W*$/iu.test(text)) return { wants: 'no' }
  // News with numbers in it is sad only where its words are: `my hen layed 3 eggs today and 4 yesterday`.
  if (likeliest.want === 'sad' && /\d.*\d/.test(text)) return byRules
  // `ur not making sense` has the words of praise, and is none.
  if (likeliest.want === 'compliment' && NEGATES.test(text))
    return byRules.wants === 'complaint' ? byRules : { wants: 'complaint', about: 'help' }
  if (byRules.wants === 'complaint' && MILD.has(likeliest.want)) return byRules
  if (['useless', 'givingup'].includes(likeliest.want) && DENIES_SUM.test(text)) return byRules
  // `what temp was it at night` asks, and `no i havent drawn it yet lol` tells of the work.
  if (likeliest.want === 'goodbye' && ASKS.test(text)) return byRules
  if (likeliest.want === 'laugh' && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3 && NEGATES.test(text))
    return byRules
  if (likeliest.want === 'why' && isOfSchool(byRules)) return byRules
  // `it says give both` tells what the sheet wants, and not how the child feels.
  if (likeliest.want === 'givingup' && SAYS_OF_TASK.test(text)) return byRules
  if (likeliest.want === 'subject' && tellsOfItself(plainWords(text))) return byRules
  if (likeliest.want === 'subject' && HOMEWORK.test(text) && !subjectIn(plainWords(text)))
    return byRules.wants === 'unclear' ? { wants: 'welcome' } : byRules
  const likely = LEAVES.has(likeliest.want) ? LIKELY_TO_LEAVE : LIKELY
  if (likeliest.chance < (isVague ? likely : SURE)) return byRules
  const { is, finer } = MEANINGS[likeliest.want]
  // Most messages are work, so that work is likely of itself: what the rules have heard stands.
  if (MEANINGS[likeliest.want] === WORK && !TAKEN_FOR_TALK.has(byRules.wants)) return byRules
  if (is.wants === byRules.wants || finer.includes(byRules.wants)) return byRules
  if (is.wants !== 'quiz') return is
  const quiz = quizOn(plainWords(text))
  return quiz.on ? quiz : is
}

/** No word about the maths on the table, whatever numbers stand in it. */
const TALK = new Set<Want>([
  ...FEELINGS,
  ...COURTESIES,
  ...(['joke', 'complaint', 'subject', 'chat', 'stop', 'another', 'quiz'] as const),
])
const SUREST = 0.95
const FEW_WORDS = 2
/** A sum is work, whatever is told around it: `my minecraft room is 7*3*2 blocks`, `v = u + at`. */
const SUM = /\d\s*[-+−*×÷/=^]\s*\d|(?<!\p{L})[a-z] ?[=×*^+] ?[-(\d]?[a-z\d](?!\p{L}{2})/iu

/** Whether a message is surely talk, so that its numbers are no line: `im 9`, `2 more then im done`. */
export function isSurelyTalk(text: string, table: Table): boolean {
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) <= FEW_WORDS || SUM.test(text)) return false
  const [likeliest] = wantsOf(text, table)
  if (!likeliest || likeliest.chance < SUREST || !TALK.has(likeliest.want)) return false
  // `Good evening. He must convert 3.2 litres …`: what has numbers must be talk by itself.
  const numbered = text.split(/(?<=[.!?])\s+/).filter(each => /\d/.test(each))
  return numbered.every(each => TALK.has(wantsOf(each, table)[0]?.want ?? 'line'))
}
