/** Words in which dice, spinners, numbered things and coins are told, each a part of a pattern. */

const THING =
  '(?:card|ball|ticket|counter|tile|disc|disk|cube|token|marble|slip|piece of paper|raffle ticket)'
const PART = '(?:section|sector|part|side|face|space|segment|slice|region|outcome|number)'
const NUMBERS = '\\d{1,3}(?:, ?\\d{1,3}){1,24}(?:,? ?(?:and|or) \\d{1,3})?'

export const NUMBERED_THINGS = {
  about: /\b(?:dice|die|number cube|spinner|wheel|numbered|labell?ed|marked|numbers?|integers?)\b/,
  roles: {
    range: `(?:from )?(\\d{1,3}) ?(?:to|through|up to|-|–) ?(\\d{1,3})(?: inclusive)?|between (\\d{1,3}) and (\\d{1,3})(?: inclusive)?`,
    list: `(${NUMBERS})`,
    sides: `(\\d{1,2})[- ]sided`,
    die: `(?:dice|die|number cubes?)`,
    count: `(\\d{1,3}) (?:(?:equal|identical|congruent|same-sized|equally likely|equal-sized|fair|raffle|plastic|small) )*(?:${THING}|${PART})s?`,
    once: `once|1 time|a single time|1 (?:of them|of the ${THING}s|out)|1`,
    thing: `(?:raffle )?${THING}s?|spinner|wheel|arrow|${PART}s?|integers?`,
  },
  idle: `fair ordinary normal standard regular unbiased usual single equal equally likely identical numbered labelled labeled marked whole
   rolled rolls roll throws thrown throw tossed tosses toss cast spun spins spin rolling throwing tossing spinning turned over faces
   pick picks picked choose chooses chosen select selects selected draw draws drawn take takes taken picking choosing drawing taking out at
   random randomly without looking shuffled placed put into face upside bag box hat container drawer jar bowl table pile pack set
   divided into shuffles places puts game board has contains holds using plays between each different up one`,
} as const

export const COINS = {
  about: /\bcoins?\b/,
  roles: {
    coins: `(?:(\\d|a|an|the|two|three) )?(?:(?:fair|unbiased|regular|normal|standard|ordinary|[€£$]?\\d[pc]?) )*coins?`,
    times: `(once|twice|\\d{1,2} times?|three times)`,
    together: `at the same time|together|simultaneously|one after the other`,
    repeated: `(again)`,
  },
  idle: `tossed flipped thrown spun tosses flips throws spins toss flip throw spin tossing flipping throwing lands she both`,
} as const

/** Words before what comes up, which only say how. */
export const BEFORE_EVENTS = new Set(
  `it she he they you the a an that getting rolling throwing obtaining scoring spinning picking choosing drawing selecting taking landing lands land
   stopping stops shows show showing shown on is are will be being gets get got rolls throws scores takes picks draws chooses spins obtains has have
   dice die spinner arrow card ball ticket counter tile disc cube number score result outcome value roll throw rolled drawn picked chosen thrown
   selected taken up which turned over with up-turned numbered of to face top uppermost marked up comes stopped pointing at points`.split(
    /\s+/,
  ),
)

/** Outcomes of which everybody knows that there are no others. */
export const WHOLES: readonly (readonly string[])[] = [
  ['win', 'draw', 'lose'],
  ['1', '2', '3', '4', '5', '6'],
  ['left', 'right', 'straight'],
]

/** With one of these it is no chance of one outcome, or there is more to it. */
export const NO_PLAIN_CHANCE =
  /\b(?:not|no|n't|neither|nor|both|twice|again|without|given|at least|at most|either|except|other than|times|expect\w*|two|three|second|as likely|likely as|equal to|same|replaced?|estimate|2 (?:times|balls|counters|spins|games|matches))\b|n't\b|\bor\b[^.;]*$/
