import { wordsIn } from './subject.ts'

/** What a question wants of its answer. */
export type Ask =
  | 'reason'
  | 'evidence'
  | 'compare'
  | 'order'
  | 'how'
  | 'meaning'
  | 'describe'
  | 'opinion'
  | 'summary'
  | 'predict'
  | 'test'
  | 'compose'
  | 'translate'

export interface Asked {
  asks: readonly Ask[]
  /** So many of something, in the question's own words: `two reasons`. */
  several?: { count: number; of: string } | undefined
  /** So long the answer is to be: `100 words`. */
  length?: { count: number; of: 'words' | 'sentences' | 'paragraphs' } | undefined
  /** How many questions stand there. */
  questions: number
  /** The last sentence that asks, as it stands there. */
  sentence: string
}

/** A text of so many characters at most is looked at; a longer one's end, where the question stands. */
const LOOKED_AT = 3_000

const PATTERNS: readonly (readonly [Ask, RegExp])[] = [
  [
    'translate',
    /\b(?:translate|translation|how do you say|(?:in|into) (?:french|spanish|german|italian|latin))\b/,
  ],
  [
    'compose',
    /\b(?:write|compose|continue|begin) (?:\S+ ){0,6}(?:story|poem|letter|essay|diary|speech|review|recount|report|paragraph|article|play|script|blog|advert|leaflet|email|postcard|haiku|limerick|composition|ending)\b/,
  ],
  [
    'opinion',
    /\b(?:do you (?:think|agree|believe|prefer)|in your opinion|your (?:own )?(?:opinion|view)|would you rather|how far do you agree|to what extent|how (?:useful|reliable|important|successful|effective|convincing)|was it (?:right|fair)|is it (?:right|fair)|(?<!(?:what|how|where|when|who|which) )should \S+)\b/,
  ],
  [
    'reason',
    /\bwhy\b|\bhow come\b|\breasons?\b|\bcauses?\b|\bwhat (?:caused|made|makes|led)\b|\bjustify\b|\bhow (?:do|can|could|did) (?:you|we|they|scientists|historians) (?:know|tell)\b|\bexplain(?! (?:how|what|the meaning|the difference))\b|\bresults? (?:of|in)\b|\beffects? (?:of|on)\b|\bconsequences?\b/,
  ],
  [
    'evidence',
    /\b(?:evidence|details|quote|quotes|quotation|quoting|proof|prove|proves|support your|refer to|referring to|examples? from|details? from|from the (?:text|passage|story|poem|article|source|extract|book)|find (?:a|an|the|one|two|three) (?:word|phrase|sentence|line)s?)\b/,
  ],
  [
    'compare',
    /\b(?:compare|contrast|differences?|different|differ|differs|similar|similarity|similarities|alike|in common)\b/,
  ],
  [
    'test',
    /\b(?:experiment|investigation|investigate|fair test|variables?|find out whether|test (?:if|whether))\b/,
  ],
  [
    'predict',
    /\bpredict\b|\bhypothesis\b|\bwhat (?:will|would|might|could|do you think will) (?:\S+ ){0,3}happen\b/,
  ],
  [
    'order',
    /\b(?:steps|stages|in order|right order|correct order|sequence of|process|cycle|timeline|instructions for)\b|\bhow (?:\S+ ){1,8}(?:works?|made|formed|forms?|happens?|grows?|digested|digests?|erupts?|develops?|becomes?|turns? into|changes? into)\b/,
  ],
  [
    'how',
    /\b(?:explain|describe|tell|say|show) how\b|\bhow (?:does|do|is|are|was|were|did) (?!(?:you|we|they|historians|scientists) (?:know|tell|say|spell)|(?:\S+ ){1,6}(?:feel|felt|feeling) )/,
  ],
  [
    'summary',
    /\b(?:summarise|summarize|summary|main (?:idea|point|message|theme)|in your own words|retell)\b/,
  ],
  [
    'meaning',
    /\b(?:define|definition|meaning|meant by|explain what)\b|\bwhat (?:do|does) (?:\S+ ){1,10}mean\b|\bwhat is (?:an? )?\S+(?= $)/,
  ],
  ['describe', /\bdescribe(?! how)\b|\bwhat (?:was|is|were|are) (?:\S+ ){1,8}like\b|\blook like\b/],
]

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const SEVERAL =
  /\b(two|three|four|five|six|(?<=\b(?:name|list|give|write|find|state|describe|explain|identify|suggest|are|the|least|any) )[2-6]) ((?:(?!and\b|or\b|of\b)[a-z'-]+ ){0,2}?[a-z'-]{2,}[^s' -]s)\b/
const LENGTH =
  /\b(?:in|least|about|around|exactly|than|to|use|using|write) (\d{1,4}|two|three|four|five|six)(?: or more| complete| full| whole)?[ -](word|sentence|paragraph)s?\b/
const DEMANDS =
  /^(?:name|list|give|write|explain|describe|compare|say|tell|find|state|identify|suggest|translate|define|discuss|summari[sz]e|draw|label|use|correct|complete|choose|circle|underline|quote|refer|support|justify|put|show|predict|plan|copy|read|continue|retell|evaluate|analy[sz]e)\b/i

/** Asks that say nothing new beside another one. */
const OUTDONE: Readonly<Partial<Record<Ask, readonly Ask[]>>> = {
  reason: ['opinion'],
  order: ['compare', 'test'],
  how: ['order', 'compare', 'test', 'translate', 'reason'],
  meaning: ['translate'],
}
/** Asks something of its own, and not only for more of the same: `Why?`, `How do you know?` */
const isQuestion = (sentence: string) => {
  const words = wordsIn(bare(sentence))
  return (
    sentence.endsWith('?') && words.length > 2 && !/^how (?:do|can) you (?:know|tell)$/.test(words.join(' '))
  )
}

/** What a question asks for, by its own words. Linear in its length. */
export function askedIn(question: string): Asked {
  const text = question.slice(-LOOKED_AT)
  const sentences = text
    .split(/(?<=[.?!])\s+|\n+/)
    .map(each => each.trim())
    .filter(each => /[\p{L}\d]/u.test(each))
  const asking = sentences.filter(each => each.endsWith('?') || DEMANDS.test(bare(each)))
  const plain = ` ${wordsIn(asking.length > 0 ? asking.join(' ') : text).join(' ')} `
  const asks = PATTERNS.flatMap(([ask, pattern]) => (pattern.test(plain) ? [ask] : []))
  const [, count = '', of = ''] = SEVERAL.exec(plain) ?? []
  const [, long = '', unit] = LENGTH.exec(plain) ?? []
  const isLength = unit !== undefined && numberOf(long) > 1
  const questions = asking.filter(isQuestion)
  return {
    asks: asks.filter(ask => !OUTDONE[ask]?.some(other => asks.includes(other))),
    ...(count !== '' &&
      !isLength &&
      !asks.includes('compare') && { several: { count: numberOf(count), of } }),
    ...(isLength && { length: { count: numberOf(long), of: `${unit}s` as 'words' } }),
    questions: questions.length,
    sentence: bare(questions[0] ?? asking[0] ?? sentences.at(-1) ?? ''),
  }
}

const numberOf = (text: string) => COUNTS[text] ?? Number(text)
/** Without its label, such as `b)`. */
const bare = (sentence: string) => sentence.replace(/^\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[).:]\s+/i, '')

/** Several reasons are asked about by their number. */
export const asksForReasons = ({ several }: Asked) =>
  /(?:reasons|causes|consequences|effects|results)$/.test(several?.of ?? '')
