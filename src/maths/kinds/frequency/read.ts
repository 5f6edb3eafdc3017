import { ONE, type Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { withoutNames } from '../../wording/told-roles.ts'
import type { FrequencyQuestion, FrequencyTask } from './question.ts'
import { readToldRelative } from './read-told.ts'
import { chanceIn } from './scene-chance.ts'

export const triggers = /\bexpect|\bestimate|\brelative frequency\b|\bexperimental probability\b/

const YOU = '(?:you|we|i|one)'
const WOULD = '(?:would|do|should|could|can|might)'
const EXPECTED = `(?:(?:${WOULD} ${YOU} expect|(?:are|is) expected|would be expected)(?: to (?:get|be|see|roll|throw|have|occur|obtain|land on|come up|appear|score))?)`
const LANDS = '(?:it|the (?:die|dice|coin|spinner|counter|number cube|result))'
const ON =
  '(?:to )?(?:lands? on|be|is|show(?:s|ing)?|landing on|lands|come up|comes up|will be|will land on|would land on)'
const DIE_IN = '(?: in (?:\\d{1,6}|these|the) (?:rolls|throws|tosses|flips|spins|trials|goes|times))?'
/** Each catches the event. */
const ASKS = [
  `how many (?:times )?(?:of )?(.+?) ${EXPECTED}(?: ${YOU} get)?${DIE_IN}`,
  `how many times ${EXPECTED} ${LANDS} ${ON} (.+?)`,
  `how many times (?:is|would|will|should) ${LANDS} (?:be )?(?:expected )?${ON} (.+?)`,
  `how many times ${WOULD} ${YOU} expect (?:to (?:get|roll|throw|see|pick|choose|draw|spin|obtain|land on|take(?: out)?) )?(.+?)(?: to (?:come up|appear|occur|be (?:picked|chosen|rolled|drawn|taken)))?`,
  `(?:expected (?:number|frequency) of|estimate (?:the number of|how many)|expected value of the number of)(?: times (?:that )?${LANDS} ${ON})? (.+?)(?: ${EXPECTED})?${DIE_IN}`,
].map(
  words =>
    new RegExp(
      `^(?:(?:find|work out|calculate|what is|determine|estimate|about|approximately|roughly) )?(?:the |an )?${words}$`,
    ),
)
const TRIALS =
  /(?:,? (?:and )?(?:then )?(?:put back|replaced|returned)(?: (?:in|into|to) the [a-z]+)?,?)? (?:a total of )?(\d{1,6}) times(?: in total)?/
const BACK =
  /(?:,? (?:and )?(?:then )?(?:is |then |its colou?r (?:is )?noted,? (?:and )?)?(?:put back|replaced|returned)(?: (?:in|into|to) the [a-z]+)?)/

const bare = (event: string) =>
  event.replace(/^(?:an?|the|getting|rolling|landing on|throwing) (?=.)/, '').trim()

function wholeOf(chance: Rational, trials: bigint): boolean {
  return chance.mul(trials).d === 1n
}

/** `A fair die is rolled 60 times. How many sixes would you expect?` */
function readScene(plain: string): FrequencyTask | undefined {
  const sentences = plain
    .split(/[.?;] |, (?=(?:about |approximately |roughly )?how |find |estimate )/)
    .map(each => each.trim())
  const [ask = ''] = sentences.slice(-1)
  const before = sentences.slice(0, -1).join('. ')
  const inAsk = / (?:when|if) (.+ \d{1,6} times)$/.exec(ask)
  const [scene, question] = inAsk ? [before || (inAsk[1] ?? ''), ask.slice(0, inAsk.index)] : [before, ask]
  const found = TRIALS.exec(scene)
  const trials = BigInt(found?.[1] ?? 0)
  if (!found || trials < 2n) return undefined
  // "It is spun" and "a counter is taken out and put back" only say how a trial goes.
  const own = scene
    .replace(found[0], '')
    .replace(BACK, '')
    .replace(/(?<=^|\. )(?:if|when|suppose) /g, '')
    .replace(/[.,\s]+$/, '')
  for (const pattern of ASKS) {
    const [, event = ''] = pattern.exec(question) ?? []
    const chance = event === '' ? undefined : (chanceIn(own, bare(event)) ?? chanceIn(own, event))
    if (!chance || chance.n === 0n || chance.equals(ONE)) continue
    return wholeOf(chance, trials)
      ? { task: 'expected', chance, trials, names: ['times', bare(event)] }
      : undefined
  }
  return undefined
}

const SAID = `(?<number>${NUMBER}) ?(?<percent>%|percent|per cent)?`
const GIVENS = [
  `(?:if )?(?:the )?(?:probability|chance) (?:of |that )(?<event>(?:[a-z0-9'-]+ ){1,9}?)(?:is|=) ${SAID}[.,;] (?<rest>.+)`,
  `(?:an? |the )?[a-z]+(?: [a-z]+)? has an? (?:probability|chance) of ${SAID} of (?<event>[a-z0-9' -]{3,50})[.,;] (?<rest>.+)`,
].map(words => new RegExp(`^${words}$`))
const NEUTRAL =
  /^(?:biased|factory|toss(?:es|ed)?|flips|spins|rolls|throws|head|she|can|could|should|how|buys?|about|roughly|approximately|so|land(?:s|ing)?|many|times?|would|do|should|you|we|i|expect(?:ed)?|to|be|it|is|are|will|happen|occur|happens|occurs|in|out|of|on|the|a|an|if|for|from|there|these|this|that|and|then|games?|trials?|days?|tries|attempts?|matches|rounds?|goes|spins?|play(?:ed|s)?|times|experiment|carried|repeated|done|estimate|number|expected|find|work|calculate|what|randomly|random|at|chosen|selected|event|june|april|a|box|batch|sample|get|see|have|were|was|made|makes?|take[ns]?|over|during|her|his|he|she|who|which|they|them|does|next|any|given|one|each|every|day|game|year|month|week|people|spinner|spun|die|dice|rolled|coin|tossed|thrown|flipped|won|seeds?|planted|sown|sold|produced|bought|picked|tested|picked)$/
const DENIES = /\b(?:not|no|never|n't|without|fails?|failing|miss(?:es|ing)?|los(?:e|es|ing|ses))\b|n't\b/

const stem = (word: string) => word.slice(0, 3)

/** `The probability of winning is 0.3. How many wins would you expect in 50 games?` */
function readGiven(plain: string): FrequencyTask | undefined {
  const given = GIVENS.map(pattern => pattern.exec(plain)).find(Boolean)?.groups
  const { event = '', number = '', percent, rest = '' } = given ?? {}
  const said = numberIn(number)
  const chance = said && (percent ? said.div(100) : said)
  if (!chance || chance.s <= 0n || chance.n === 0n || chance.compare(1) >= 0) return undefined
  // The number that comes up is no count of trials: `lands on 6`.
  const own = (event.match(/\b\d{1,3}\b/g) ?? []).join(' ')
  const asked =
    own === ''
      ? rest
      : rest.replace(new RegExp(`(?<= (?:a |on |an? )?)\\b${own}\\b(?! (?:times|rolls|throws|spins))`), ' ')
  if (own !== '' && (asked === rest || /\d.*\d/.test(own.replace(/\d+/, '')))) return undefined
  const counts = asked.match(/\d+(?:[./]\d+)?%?/g) ?? []
  const trials = counts.length === 1 && /^\d{1,6}$/.test(counts[0] ?? '') ? BigInt(counts[0] ?? 0) : 0n
  if (trials < 2n || !/\bhow many\b|\bnumber of\b/.test(rest) || !/\bexpect|\bestimate/.test(rest))
    return undefined
  // What there are so many of is what is tried: `40 tickets`.
  const words = asked
    .replace(/(\d) [a-z]+/, '$1')
    .split(/[^a-z']+/)
    .filter(word => word !== '' && !NEUTRAL.test(word))
  const known = new Set(event.trim().split(' ').map(stem))
  // Whoever asks for losses where the chance is of winning asks for something else.
  const isSame = words.every(word => known.has(stem(word)))
  if (!isSame || DENIES.test(event) !== DENIES.test(rest) || !wholeOf(chance, trials)) return undefined
  const [, thing] = /how many ([a-z]+)/.exec(rest) ?? []
  return {
    task: 'expected',
    chance,
    trials,
    names: [...new Set(['times', ...(thing ? [thing] : []), ...words])],
  }
}

const EVENT = "([a-z0-9' ]{1,24}?)"
const HAPPENS =
  '(?: (?:comes up|came up|come up|occurs|occurred|is rolled|was rolled|appears|appeared|turns up|is (?:obtained|thrown|scored|picked|chosen)|was (?:obtained|thrown|scored|picked|chosen)))?'
const DO =
  '(?:(?:getting|rolling|landing on|landing|throwing|it landing on|obtaining|spinning|tossing|flipping|it landing|choosing|picking|the (?:coin|die|dice|spinner) landing on) )?(?:a |an |the )?'
const RELATIVES = [
  `(?:if |when )?(?:a|an|the|1)? ?[a-z, -]{3,40} (?:is|was) (?:rolled|thrown|tossed|flipped|spun|cast|dropped) (\\d{1,6}) times(?:,? and|[.,;])? (?:it |the (?:coin|die|dice|spinner) )?(?:lands on |landed on |landing on |shows |showed |gets |lands |landed )?(?:a |an )?${EVENT}${HAPPENS} (?:on )?(\\d{1,6}) (?:times|of (?:them|the (?:rolls|throws|spins|tosses|flips)))[.,;] (?:what is |find |work out |calculate |write down |state )?(?:the )?(?:relative frequency|experimental probability|estimated probability) (?:of|that) ${DO}${EVENT}`,
].map(words => new RegExp(`^${words}$`))
const OUT_OF = new RegExp(
  `^(?:if |when )?(?:a|an|the|1)? ?[a-z, -]{3,40} (?:lands on|landed on|shows|showed|lands|landed) (?:a |an )?${EVENT} (\\d{1,6}) times (?:out of|in) (\\d{1,6})(?: times| rolls| throws| spins| tosses| flips)?[.,;] (?:what is |find |work out |calculate )?(?:the )?(?:relative frequency|experimental probability) (?:of|that) ${DO}${EVENT}$`,
)
const OF_ALL_FIRST =
  /^(?:an |the )?(?:event|outcome) (?:happens|occurs|happened|occurred) (\d{1,6}) times (?:in|out of) (\d{1,6}) (?:trials|times|tries|attempts|goes|experiments)[.,;] (?:what is |find |work out |calculate )?(?:the |its )?(?:relative frequency|experimental probability)(?: of the (?:event|outcome))?$/
const OF_ALL =
  /^(?:relative frequency|experimental probability) (?:of|if|for) (?:an event |an outcome |it )?(?:that )?(?:happens|occurs|happened|occurred|occurring|happening) (\d{1,6}) times (?:in|out of) (\d{1,6}) (?:trials|times|tries|attempts|goes|experiments)$/

const plainEvent = (event: string) =>
  event
    .replace(/^(?:an?|the) /, '')
    .replace(/s$/, '')
    .trim()

function readRelative({ plain, rounding, instruction }: Asked): FrequencyTask | undefined {
  const { form, isLowest } = instruction
  const options = Object.fromEntries(
    Object.entries({ rounding, form, isLowest }).filter(([, value]) => value !== undefined),
  )
  for (const pattern of RELATIVES) {
    const [, all = '0', event = '', own = '0', asked = ''] = pattern.exec(plain) ?? []
    const [trials, times] = [BigInt(all), BigInt(own)]
    if (event === '' || plainEvent(event) !== plainEvent(asked)) continue
    return times > 0n && times < trials ? { task: 'relative', times, trials, options } : undefined
  }
  const [, event = '', count = '0', of = '0', later = ''] = OUT_OF.exec(plain) ?? []
  const isSame = event !== '' && plainEvent(event) === plainEvent(later)
  const [, own = '0', all = '0'] = isSame
    ? ['', count, of]
    : (OF_ALL.exec(plain) ?? OF_ALL_FIRST.exec(plain) ?? [])
  const [trials, times] = [BigInt(all), BigInt(own)]
  if (times > 0n && times < trials) return { task: 'relative', times, trials, options }
  const told = readToldRelative(plain)
  return told && { task: 'relative', ...told, options }
}

const LONGEST = 260

/** Reads `A fair die is rolled 60 times. How many sixes would you expect?` and `What is the relative frequency of heads?` */
export function readFrequency(asked: Asked): FrequencyQuestion | undefined {
  const { plain, full } = asked
  const own = withoutNames(asked)
  if (
    plain.length > LONGEST ||
    (/\b(?:biased|unfair|loaded|weighted)\b/.test(plain) &&
      !/relative|experimental|(?:probability|chance) (?:of|that)/.test(plain))
  )
    return undefined
  const isExpected = asked.rounding === undefined && Object.keys(asked.instruction).length === 0
  const read = readRelative(asked) ?? (isExpected ? (readGiven(own) ?? readScene(own)) : undefined)
  return read && { kind: 'frequency', text: full, ...read }
}
