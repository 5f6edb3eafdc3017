import { ALTOGETHER, COUNT, HAD_BY_EACH, hadIn, many } from '../../language/en/had-by-each.ts'
import type { Paraphrase } from './paraphrase.ts'

/** `How many legs do 7 dogs have?`, and those of two birds beside them. */
const hadBy = ([plain = '']: string[]): string | undefined =>
  hadIn(plain)
    ?.things.map(({ count, has }) => `${count} × ${has}`)
    .join(' + ')

/** How many right angles a turn is. */
const TURN = '(quarter|half|1/4|1/2|3/4|full|whole|complete)[- ]turn'
const turn = ([, part = '']: string[]) =>
  `4 × ${part.includes('/') ? part : part === 'quarter' ? '1/4' : part === 'half' ? '1/2' : '1'}`

const DAYS: Record<string, number> = {
  january: 31,
  march: 31,
  april: 30,
  may: 31,
  june: 30,
  july: 31,
  august: 31,
  september: 30,
  october: 31,
  november: 30,
  december: 31,
}
const MONTH = Object.keys(DAYS).join('|')

/** Months without February, which has no number of days of its own. */
function daysOf([, names = '']: string[]): string | undefined {
  const months = names.split(/, and | and |, /).map(name => DAYS[name])
  return months.length > 1 && months.every(Boolean) ? months.join(' + ') : undefined
}

/** American coins in cents. */
const CENTS: Record<string, number> = { penny: 1, pennie: 1, nickel: 5, dime: 10, quarter: 25, dollar: 100 }
function coins([, wanted = '', count = '', given = '']: string[]): string | undefined {
  const cents = (CENTS[given.replace(/s$/, '')] ?? 0) * many(count)
  return cents > 0 && given !== wanted ? `how many ${wanted} make ${cents} cents` : undefined
}

/** In how many ways each of some things may fall. */
const FALLS: [RegExp, number][] = [
  [/^(?:fair )?coin (?:is )?(?:tossed|flipped|thrown|spun)$/, 2],
  [/^(?:fair )?(?:6-sided |six-sided )?(?:die|dice|number cube) (?:is )?(?:rolled|thrown|tossed)$/, 6],
  [/^(?:fair )?(?:4-sided )(?:die|dice|spinner) (?:is )?(?:rolled|thrown|spun)$/, 4],
]
function outcomes([, first = '', second = '']: string[]): string | undefined {
  const ways = [first, second].map(
    event => FALLS.find(([falls]) => falls.test(event.replace(/^(?:an?|one|1) /, '')))?.[1],
  )
  return ways.every(Boolean) ? ways.join(' × ') : undefined
}

/** What everybody knows of things, so that a question does not tell it: legs, dozens, turns, months, coins. */
export const knownFacts: Paraphrase[] = [
  [HAD_BY_EACH, hadBy],
  [
    new RegExp(
      `^how many (?!times|ways|more)([a-z]+) (?:are |is )?(?:there )?(?:in|make|makes) (\\d{1,3}|an?|one|half an?) dozens?(?: \\1)?${ALTOGETHER}$`,
    ),
    ([, , count = '']) => (count.startsWith('half') ? '12 ÷ 2' : `${many(count)} × 12`),
  ],
  [
    /^how many degrees (?:are |is )?(?:there )?(?:in|make|makes) (?:an? )?(\d{1,2}) right angles$/,
    ([, count]) => `${count} × 90`,
  ],
  [
    new RegExp(
      `^(?:take|make|turn through|do) (?:an? )?${TURN}[.,;:] how many right angles (?:is|are|does) (?:that|this|it)(?: turn)?$`,
    ),
    turn,
  ],
  [
    new RegExp(
      `^how many right angles (?:are |is )?(?:there )?(?:in|make|makes|equal|are equal to) (?:an? )?${TURN}$`,
    ),
    turn,
  ],
  [
    new RegExp(
      `^how many days (?:are |do )?(?:there )?(?:in )?((?:${MONTH})(?:(?:, and | and |, )(?:${MONTH})){1,3})(?: have)?(?: together|${ALTOGETHER})$`,
    ),
    daysOf,
  ],
  [
    new RegExp(
      `^how many (pennies|nickels|dimes|quarters) (?:are |is |have )?(?:worth |there )?(?:(?:as much|the same)(?: value)? as|equal to|equal|in|make|makes) (${COUNT}) (pennies|penny|nickels?|dimes?|quarters?|dollars?)$`,
    ),
    coins,
  ],
  [
    /^(?:how many|(?:the )?(?:total )?number of) (?:different |possible )?outcomes (?:are (?:there|possible) )?(?:when|if) (.{8,30}?)(?:,? and (?:then )?|, then )(.{8,30}?)(?: together| at the same time)?$/,
    outcomes,
  ],
  [/^(?:the )?smallest prime(?: number)?$/, 'prime numbers less than 3'],
]
