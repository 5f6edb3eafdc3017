import { CONCERNS, type Concern, type Tier, tierOf } from '../shared/concerns.ts'
import type { Heard } from './hearing/hear.ts'
import type { Guess } from './hearing/learned.ts'

const BY_PRESSURE: readonly Tier[] = ['urgent', 'talk', 'stop']
/** What a rule has heard counts for so much, in log-odds, beside what the learned ear takes the words for. */
const OF_A_RULE = 2
/** Harm that somebody does: there it matters first whether it is somebody at home. */
const DONE_BY_SOMEBODY: ReadonlySet<Concern> = new Set(['abuse', 'grooming', 'threat', 'blackmail'])
/**
 * What a child does or feels is rarely about harm at home, though home is named in it (a meal hidden from mum, wine on
 * the table): so much more the learned ear must be sure of it.
 */
const OF_ONESELF = 1.5

/** What can't wait for kind words: the emergency number comes first, and nothing else stands around it. */
export function isHelpAtOnce(concern: Concern): boolean {
  return concern === 'emergency' || concern === 'self_harm_now'
}

/**
 * Of what it is that a child's words tell: rules and the learned ear are weighed together, so that it gets the words
 * of its own kind. What a rule heard as urgent stays so.
 * @param heard what the rules heard and is believed
 * @param guessed what the learned ear takes it for, whether or not it is believed by itself
 */
export function chooseKind(
  heard: readonly Heard[],
  guessed: Guess,
): { concern: Concern; tier: Tier; isAtHome: boolean } {
  const worrying = heard.filter(({ tier }) => tier !== 'stop')
  const byRule = new Set(worrying.map(({ concern }) => concern))
  const concern = needsHelpAtOnce(byRule, guessed) ?? mostLikely(worrying, byRule, guessed)
  const tiers = worrying.filter(each => each.concern === concern).map(({ tier }) => tier)
  const tier = BY_PRESSURE.find(each => tiers.includes(each)) ?? tierOf(concern)
  return {
    concern,
    tier,
    isAtHome: worrying.some(each => each.isAtHome) || isGuessedAtHome(concern, guessed),
  }
}

/** The body first: somebody who wants to die and has swallowed something needs the emergency number before all else. */
function needsHelpAtOnce(byRule: ReadonlySet<Concern>, { concern }: Guess): Concern | undefined {
  if (byRule.has('self_harm_now')) return 'self_harm_now'
  if (!byRule.has('emergency')) return undefined
  const isOwnDoing = byRule.has('self_harm') || concern === 'self_harm_now'
  return isOwnDoing ? 'self_harm_now' : 'emergency'
}

function mostLikely(worrying: readonly Heard[], byRule: ReadonlySet<Concern>, { odds }: Guess): Concern {
  const isUrgent = worrying.some(({ tier }) => tier === 'urgent')
  const weigh = (concern: Concern) =>
    (odds.get(concern) ?? -OF_A_RULE) + (byRule.has(concern) ? OF_A_RULE : 0)
  const possible = CONCERNS.filter(each => odds.has(each) || byRule.has(each))
  const stays = possible.filter(
    each =>
      !isUrgent ||
      tierOf(each) === 'urgent' ||
      worrying.some(({ concern, tier }) => concern === each && tier === 'urgent'),
  )
  return stays.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? 'other'
}

function isGuessedAtHome(concern: Concern, { home }: Guess): boolean {
  // Somebody of the home who lies on the floor does no harm.
  if (isHelpAtOnce(concern)) return false
  return home > (DONE_BY_SOMEBODY.has(concern) ? 0 : OF_ONESELF)
}
