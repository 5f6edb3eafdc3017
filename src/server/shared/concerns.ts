/** Why a text was stopped, the most pressing first; stored for the parent. */
export const CONCERNS = [
  'emergency',
  // Done to oneself just now: pills taken, a deep cut. Help for the body first, then for the rest.
  'self_harm_now',
  'self_harm',
  'abuse',
  'grooming',
  'threat',
  'eating',
  'blackmail',
  'running_away',
  // What a child drinks, smokes or takes itself, or is pushed to.
  'substances',
  'bullied',
  'lonely',
  'sad',
  'self_hate',
  'scared',
  'sexual',
  'violence',
  'drugs',
  'hate',
  'swearing',
  'private_details',
  'other',
] as const
export type Concern = (typeof CONCERNS)[number]

/**
 * What a child's words ask for. `urgent`: kind words at once, a helpline and a flag. `talk`: a warm answer and a quiet
 * entry for the parent. `stop`: kind words and a flag (swearing, private details, …).
 */
export type Tier = 'urgent' | 'talk' | 'stop'

const TIERS: Record<Concern, Tier> = {
  emergency: 'urgent',
  self_harm_now: 'urgent',
  self_harm: 'urgent',
  abuse: 'urgent',
  grooming: 'urgent',
  threat: 'urgent',
  eating: 'urgent',
  blackmail: 'urgent',
  running_away: 'urgent',
  substances: 'talk',
  bullied: 'talk',
  lonely: 'talk',
  sad: 'talk',
  self_hate: 'talk',
  scared: 'talk',
  sexual: 'stop',
  violence: 'stop',
  drugs: 'stop',
  hate: 'stop',
  swearing: 'stop',
  private_details: 'stop',
  other: 'stop',
}

export function tierOf(concern: Concern): Tier {
  return TIERS[concern]
}

/** The languages besides English in which a child in danger is heard and answered. */
export const LANGUAGES = ['es', 'fr', 'de', 'pl', 'tr', 'ar', 'uk', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** What was heard in a child's words. */
export interface Finding {
  concern: Concern
  tier: Tier
  /** Harm by a grown-up of the child's own home or family: nobody at home may ever read it. */
  isAtHome: boolean
  /** In which language it was said; English when missing. */
  language?: Language
  /** Only the learned ear has heard it, and no rule: it may be meant in another way. */
  isGuess?: boolean
  /** What was heard may well be meant in another way: it is asked about, and nothing more comes of it. */
  isUnsure?: boolean
}
