import { CONCERNS, type Concern, type Tier, tierOf } from '../shared/concerns.ts'
import type { Heard } from './hearing/hear.ts'
import type { Guess } from './hearing/learned.ts'
import type { Line } from './hearing/plain-words.ts'
import { MISFORTUNE } from './misfortune.ts'

const BY_PRESSURE: readonly Tier[] = ['urgent', 'talk', 'stop']
/** What a rule has heard counts for so much, in log-odds, beside what the learned ear takes the words for. */
const OF_A_RULE = 1.5
/** The same of what is worth a talk: “I think my nan is dead” may be both. */
const OF_A_MILD_RULE = 0.5
/** The same of wishing to die: whatever else is told, that is answered first, unless the ear is sure of the other. */
const OF_SELF_HARM = 2.5
/** A rule that heard an emergency is outweighed by nothing less than this: "I can't breathe when I think of school". */
const OF_AN_EMERGENCY = 2
/** So much likelier something done to oneself must be than an accident. */
const OWN_DOING = 0.5
/** Harm that somebody does: there it matters first whether it is somebody at home. */
const DONE_BY_SOMEBODY: ReadonlySet<Concern> = new Set(['abuse', 'grooming', 'threat', 'blackmail'])
/**
 * What a child does or feels is rarely about harm at home, though home is named in it: so much more the learned ear
 * must be sure of it.
 */
const OF_ONESELF = 0.8
/** From whom a meal is hidden, or who lies on the floor, does no harm by it. */
const NAMES_HOME = 3
/** Unless harm by somebody is nearly as likely: who gets nothing to eat is not hiding a meal. */
const NEARLY = 1
const NAMES_HOME_OFTEN: ReadonlySet<Concern> = new Set(['emergency', 'self_harm_now', 'eating'])

const SELF_HARM: ReadonlySet<Concern> = new Set(['self_harm', 'self_harm_now'])
const DONE_TO_ONESELF: ReadonlySet<Concern> = new Set([...SELF_HARM, 'eating'])
/** Who is ill, has died or may be sent away does no harm by it. */
const OF_GRIEF: ReadonlySet<Concern> = new Set(['sad', 'scared'])
/** Home is named as who must not know, was told or worries: that is no harm by it. */
const FROM_HOME =
  / (?:from|to|tell|told|with) \$h[mfp]|\$h[mfp][^ ]* (?:(?:is|are|do|will|would|can|must|has|have) )*(?:(?:not|never) )?(?:know|knows|notice|notices|noticed|see|sees|saw|hear|hears|heard|find|finds|found|think|thinks|thought|look|looking|ask|asks|asking|worried|worries|caught|asleep|believe|believes|says i should eat)(?= )/
const BY_ACCIDENT = / (?:by (?:accident|mistake)|accident|mistake) /
/** Done long ago: no help for the body is needed now. */
const LONG_AGO =
  / (?:last|in the|back in|this) (?:year|summer|winter|autumn|spring|month|term|january|february|march|april|may|june|july|august|september|october|november|december|holidays) | (?:months?|years?|weeks) ago | when i was (?:\d+|little|younger|in) | (?:once|before) (?:and|but|already) /
/** Whose thing it is, or where: "my uncle 's gun" makes the uncle no threat. */
const OWNS = /\$h[mfp]\S* 's /g
/** Where none of these stands, hardly anybody of the home is meant. */
const UNNAMED = 1
const NAMES_SOMEBODY = /\$h[mfp]| (?:he|she|they|home|house|family|him|them) /
/** A parent who drinks is a worry, and no harm as long as no rule hears any. */
const DRINKS = / (?:drinks?|drank|drinking|drunk|wine|beers?|vodka|whisky|gin|alcohol|alcoholic) /

/** What can't wait for kind words: the emergency number comes first, and nothing else stands around it. */
export function isHelpAtOnce(concern: Concern): boolean {
  return concern === 'emergency' || concern === 'self_harm_now'
}

/**
 * Of what it is that a child's words tell: rules and the learned ear are weighed together, so that it gets the words
 * of its own kind. What a rule heard as urgent stays so.
 * @param heard what the rules heard and is believed
 * @param lines the sentences of the message, people as marks
 * @param guessed what the learned ear takes it for, whether or not it is believed by itself
 */
export function chooseKind(
  heard: readonly Heard[],
  guessed: Guess,
  lines: readonly Line[],
): { concern: Concern; tier: Tier; isAtHome: boolean } {
  const worrying = heard.filter(({ tier }) => tier !== 'stop')
  const byRule = new Set(worrying.map(({ concern }) => concern))
  const likely = needsHelpAtOnce(byRule, guessed, lines) ?? mostLikely(worrying, byRule, guessed)
  const concern = likely === 'self_harm_now' && LONG_AGO.test(lines.join('')) ? 'self_harm' : likely
  const tiers = worrying.filter(each => each.concern === concern).map(({ tier }) => tier)
  const tier = BY_PRESSURE.find(each => tiers.includes(each)) ?? tierOf(concern)
  return {
    concern,
    tier,
    isAtHome: worrying.some(each => each.isAtHome) || isGuessedAtHome(concern, guessed, lines),
  }
}

/** The body first: somebody who wants to die and has swallowed something needs the emergency number before all else. */
function needsHelpAtOnce(
  byRule: ReadonlySet<Concern>,
  { concern, odds }: Guess,
  lines: readonly Line[],
): Concern | undefined {
  if (byRule.has('self_harm_now')) return 'self_harm_now'
  const sure = (odds.get(concern) ?? 0) - (odds.get('emergency') ?? 0)
  if (!byRule.has('emergency') || (!isHelpAtOnce(concern) && sure > OF_AN_EMERGENCY)) return undefined
  if (BY_ACCIDENT.test(lines.join(''))) return 'emergency'
  const isOwnDoing = byRule.has('self_harm') || (concern === 'self_harm_now' && sure > OWN_DOING)
  return isOwnDoing ? 'self_harm_now' : 'emergency'
}

function ofRule(concern: Concern): number {
  if (concern === 'self_harm') return OF_SELF_HARM
  return tierOf(concern) === 'talk' ? OF_A_MILD_RULE : OF_A_RULE
}

function mostLikely(worrying: readonly Heard[], byRule: ReadonlySet<Concern>, { odds }: Guess): Concern {
  const isUrgent = worrying.some(({ tier }) => tier === 'urgent')
  const weigh = (concern: Concern) =>
    (odds.get(concern) ?? -OF_SELF_HARM) + (byRule.has(concern) ? ofRule(concern) : 0)
  const possible = CONCERNS.filter(each => odds.has(each) || byRule.has(each))
  const stays = possible.filter(
    each =>
      !isUrgent ||
      tierOf(each) === 'urgent' ||
      worrying.some(({ concern, tier }) => concern === each && tier === 'urgent'),
  )
  return stays.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? 'other'
}

function isGuessedAtHome(concern: Concern, { home, odds }: Guess, lines: readonly Line[]): boolean {
  const line = lines.join('')
  if (DONE_BY_SOMEBODY.has(concern)) {
    const isOwner = / 's /.test(line) && !/\$h/.test(line.replaceAll(OWNS, ' '))
    const isNoDoer = concern !== 'abuse' && (isOwner || FROM_HOME.test(line))
    return home > (isNoDoer ? OF_ONESELF : 0)
  }
  if (SELF_HARM.has(concern) && !NAMES_SOMEBODY.test(line)) return home > UNNAMED
  if (DONE_TO_ONESELF.has(concern) ? FROM_HOME.test(line) : concern === 'scared' && DRINKS.test(line))
    return false
  const isHarm = (odds.get('abuse') ?? 0) > (odds.get(concern) ?? 0) - NEARLY
  if (OF_GRIEF.has(concern) && MISFORTUNE.test(line)) return isHarm && home > NAMES_HOME
  if (concern === 'eating' && isHarm) return home > 0
  return home > (NAMES_HOME_OFTEN.has(concern) ? NAMES_HOME : OF_ONESELF)
}
