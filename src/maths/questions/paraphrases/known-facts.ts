import type { Paraphrase } from './paraphrase.ts'

const COUNT = '(\\d{1,4}|an?|the|one)'
const many = (count: string) => (/^\d/.test(count) ? Number(count) : 1)
const ALTOGETHER = '(?: (?:altogether|in total|in all))?'
const single = (word: string) => word.replace(/(?<=x|ss|ch|sh)es$/, '').replace(/(?<!s)s$/, '')

/** What each of some things has, so many of it. */
const HAS: Record<string, readonly [count: number, things: string][]> = {
  leg: [
    [2, 'bird hen chicken duck goose swan pigeon penguin'],
    [4, 'dog cat horse cow sheep pig goat rabbit lion tiger elephant mouse hamster fox donkey zebra giraffe'],
    [6, 'insect ant bee beetle ladybird ladybug butterfly wasp grasshopper'],
    [8, 'spider'],
  ],
  wheel: [
    [1, 'unicycle'],
    [2, 'bicycle bike motorbike motorcycle'],
    [3, 'tricycle'],
    [4, 'car'],
  ],
  arm: [[8, 'octopus']],
  wing: [[2, 'bird hen chicken duck goose swan pigeon penguin']],
}

const PARTS = new RegExp(
  `^how many ([a-z]{3,8}) (?:do|does|have|has|are there on|are on|will) (${COUNT} [a-z]{3,12}(?:(?:,? and |, )${COUNT} [a-z]{3,12}){0,3})(?: have| has| got)*${ALTOGETHER}$`,
)

/** Which things have how many of something, and how many of them there are; undefined where that is not known of each. */
export function hadIn(text: string) {
  const plain = text.toLowerCase().replace(/\W+$/, '')
  const [, part = '', all = ''] = PARTS.exec(plain) ?? []
  const things = all.split(/,? and |, /).map(each => {
    const [count = '', thing = ''] = each.split(' ')
    const own = single(thing)
    const has = HAS[single(part)]?.find(([, names]) => names.split(' ').includes(own))?.[0]
    return { own, count: many(count), has: own === '' ? undefined : has }
  })
  return things.every(({ has }) => has !== undefined) ? { part, things } : undefined
}

/** `How many legs do 7 dogs have?`, and those of two birds beside them. */
const hadBy = ([plain = '']: string[]): string | undefined =>
  hadIn(plain)
    ?.things.map(({ count, has }) => `${count} × ${has}`)
    .join(' + ')

/** What one of each has, which everybody knows and a child says first. */
export function eachAsked(text: string): string | undefined {
  const { part, things } = hadIn(text) ?? {}
  return (
    things && `How many ${part} has ${things.map(({ own }) => `one ${own}`).join(', and how many has ')}?`
  )
}

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
  [PARTS, hadBy],
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
      `^how many (pennies|nickels|dimes|quarters) (?:are |is |have )?(?:worth |there )?(?:(?:as much|the same)(?: value)? as|equal to|equal|in|make|makes) ${COUNT} (pennies|penny|nickels?|dimes?|quarters?|dollars?)$`,
    ),
    coins,
  ],
  [
    /^(?:how many|(?:the )?(?:total )?number of) (?:different |possible )?outcomes (?:are (?:there|possible) )?(?:when|if) (.{8,30}?)(?:,? and (?:then )?|, then )(.{8,30}?)(?: together| at the same time)?$/,
    outcomes,
  ],
  [/^(?:the )?smallest prime(?: number)?$/, 'prime numbers less than 3'],
]
