const WHO = '(?:(?:the|an?|his|her|my|its|their) )?([a-z]{2,14})'
const SIZE = 'age|width|length|height|cost|price|mass|weight|amount|capacity|depth'
const HAS =
  '(?:is|are|was|has|costs?|weighs?|holds?|contains|scored|collected|saved|earns?|sold|reads?|runs?|measures|got)'
/** What a letter stands for: `a pencil costs p cents`, `the width of a rectangle is w cm`. */
const KNOWN = new RegExp(
  `^(?:let )?(?:(?:the )?(${SIZE})(?: of ${WHO})?|${WHO}) ${HAS} (?:\\$ ?)?([a-z])(?: ([a-z]{1,12})(?: old| long| wide| tall)?)?$`,
)
/** `her father is 28 years older than sue`, `its length is twice the width`. */
const TOLD = new RegExp(`^${WHO} ${HAS} (.{5,70})$`)
const MORE =
  /^(?:\$ ?)?(\d{1,4})(?: (?!more|less|fewer)([a-z]{1,12}))? (?:(more|older|longer|taller|heavier|wider|higher)|less|fewer|younger|shorter|lighter|cheaper)(?: [a-z]{3,12})? than (?=.)/
const TIMES = /^(twice|double|half|1\/2|\d{1,2} times)(?: of)?(?: as [a-z]+(?: [a-z]{3,12})? as)? (?=.)/
const POSSESSIVE = new RegExp(`^(?:(?:his|her|its|their|the) )?(?:${SIZE})$`)
/** What an asking says beside what it asks for. */
const IDLE = new Set(
  `find write down express give state an a the algebraic expression for in terms of as how many much old long does do has have is
   number what cost costs price age length width height amount weigh hold holds mass his her its their work out calculate
   simplest form that she he it`.split(/\s+/),
)

/**
 * The words for what somebody has, with the letter that stands for somebody else: `30 more than twice p` of
 * `A pencil costs p cents. A pen costs 30 cents more than twice as much as the pencil. Find the cost of the pen in terms of p.`
 */
export function toldPhrase(plain: string): { phrase: string; letter: string } | undefined {
  const [first = '', second = '', asked = '', ...others] = plain
    .split(/[.;?!] |, (?=find|write|express|how|and (?:his|her|the|a) )/)
    .map(clause => clause.trim())
  const [, size, of, who, letter = '', unit] = KNOWN.exec(first) ?? []
  const [, other = '', how = ''] = TOLD.exec(second) ?? []
  const own = size ?? who ?? ''
  const [more, by, unitOfMore, isMore] = MORE.exec(how) ?? []
  const rest = how.slice(more?.length ?? 0)
  const [times, factor] = TIMES.exec(rest) ?? []
  const from = rest.slice(times?.length ?? 0).replace(/'s (?:[a-z]+)$/, '')
  const isFromOwn =
    from.replace(/^(?:the|an?|his|her|my|its) /, '') === own ||
    (POSSESSIVE.test(from) && (!size || from.endsWith(size)))
  const words = asked
    .replace(/[,()]|'s\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const nouns = new Set(
    [
      other,
      letter,
      of,
      ...`${first} ${second}`.matchAll(/(?<=\b[a-z\d] |as many |more |fewer )[a-z]{1,12}/g),
    ].map(String),
  )
  const isPlain = words.every(word => IDLE.has(word) || nouns.has(word)) && !words.includes(own)
  const isAsked =
    words.includes(other) ||
    (second.startsWith('his ') && /\bher age\b/.test(asked)) ||
    (second.startsWith('her ') && /\bhis age\b/.test(asked))
  const isInLetters = new RegExp(`\\bexpression\\b|\\bin terms of ${letter}\\b`).test(asked)
  if (
    !letter ||
    others.length > 0 ||
    !(more || times) ||
    !isFromOwn ||
    own === other ||
    (unitOfMore ?? unit) !== unit ||
    !isPlain ||
    !isAsked ||
    !isInLetters
  )
    return undefined
  const value = factor ? `${factor} ${letter}` : letter
  return { letter, phrase: by ? `${by} ${isMore ? 'more' : 'less'} than ${value}` : value }
}
