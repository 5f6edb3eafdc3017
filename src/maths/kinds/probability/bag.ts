import { asCounters, type Contents } from './counters.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'
import { binomial } from './ways.ts'

export const CONTAINER =
  '(?:bag|box|jar|drawer|basket|urn|hat|packet|bowl|container|tin|pot|sack|bucket|pencil case|class|club|group|team)'
export const THING =
  '(?:counter|ball|marble|sweet|bead|cube|sock|pen|disc|disk|token|button|card|pencil|chip|tile|jelly bean|block|candy|candie|crayon|brick|balloon|gumball|toy|flower|ticket|sticker)'
export const COLOUR =
  '(?:red|blue|green|yellow|white|black|orange|purple|pink|brown|grey|gray|gold|silver|violet)'
const ITEM = `(\\d{1,3}) (${COLOUR})(?: ${THING}s?)?`
const ITEMS = `\\d{1,3} ${COLOUR}(?: ${THING}s?)?(?:(?:, (?:and )?| and )\\d{1,3} ${COLOUR}(?: ${THING}s?)?)+`
const HOLDS =
  '(?:contains|has|holds|containing|with|of|that contains|that has|which contains|there are|are|that holds|filled with)'
const TOTAL = `(?:\\d{1,3} ${THING}s?(?:[:,]| of which| -)? )?(?:only )?`
export const CONTENTS = `(?:(?:there are |there is )?(?:(?:a|the|in a|in the|an|1) )?(?:opaque |small |large |paper |fruit )?${CONTAINER} ${HOLDS} ${TOTAL}(${ITEMS})(?: only)?|there are (${ITEMS}) in (?:a|the) ${CONTAINER})`
export const PICKED = '(?:picked|chosen|selected|taken|drawn|removed|pulled|taken out)'
export const RANDOM = '(?: at random| randomly| without looking)?'
export const FROM = `(?: (?:from|out of|of) (?:the|this|it) ?${CONTAINER}?)?`
export const TAKES =
  '[a-z]+ (?:then )?(?:randomly )?(?:picks?|chooses?|selects?|takes?|draws?|removes?|eats?)(?: out)?'
export const DRAW = `(?:${TAKES} (?:a|1|one)(?: ${THING})?|(?:a|1|one|a single)(?: ${THING}| item| object)? is (?:randomly )?${PICKED})(?: out)?${RANDOM}${FROM}${RANDOM}`
const SCENES = [
  new RegExp(`^${CONTENTS}$`),
  new RegExp(`^${CONTENTS}(?:\\. |, (?:and )?| and )${DRAW}$`),
  new RegExp(`^${DRAW} (?:from|out of) ${CONTENTS}$`),
]
const EVENT = new RegExp(
  `^(?:(?:randomly )?(?:picking|choosing|drawing|selecting|taking|getting|pulling|pulling out|it is|it's|it will be|it being|(?:it )?(?:lands|landing) on|(?:the|a) ${THING} (?:${PICKED} )?(?:is|will be)|[a-z]+ (?:gets?|picks?|chooses?|draws?|takes?)) )?(not )?(?:(?:picking|choosing|drawing|getting) )?(?:a |an |either |either a )?(${COLOUR}(?: or (?:a )?${COLOUR})*)(?: (?:${THING}|1|one))?${RANDOM}${FROM}$`,
)

/** Coloured things and how many of each are listed; undefined where a colour comes twice. */
export function contentsIn(list: string): Contents | undefined {
  const counts = new Map<string, bigint>()
  for (const [, count = '0', colour = ''] of list.matchAll(new RegExp(ITEM, 'g'))) {
    if (counts.has(colour)) return undefined
    counts.set(colour, BigInt(count))
  }
  const all = [...counts.values()].reduce((a, b) => a + b, 0n)
  return counts.size > 1 && all > 0n ? { counts, all } : undefined
}

function sceneOf(scene: string, patterns: readonly RegExp[]): Contents | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(scene)
    if (found) return contentsIn(found.slice(1).find(each => each !== undefined) ?? '')
  }
  return undefined
}

/** A total that is said must be the sum of the parts. */
export function isConsistent(scene: string, { all }: Contents): boolean {
  const [, said] = new RegExp(`${HOLDS} (\\d{1,3}) ${THING}s?[:, ]`).exec(scene) ?? []
  return said === undefined || BigInt(said) === all
}

/** Reads the chance of a colour drawn from a bag. */
export function readBag(asked: Asked): Chance | undefined {
  const { scene, event } = asCounters(asked)
  const contents = sceneOf(scene, SCENES)
  if (!contents || !isConsistent(scene, contents)) return undefined
  const [, not, words = ''] = EVENT.exec(event) ?? []
  const colours = new Set(words.split(/ or (?:a )?/))
  if (words === '' || [...colours].some(each => !contents.counts.has(each))) return undefined
  const wanted = [...colours].reduce((sum, each) => sum + (contents.counts.get(each) ?? 0n), 0n)
  return {
    by: 'counting',
    wanted: not ? contents.all - wanted : wanted,
    all: contents.all,
    kinds: contents.counts.size,
  }
}

/** How many ways there are to choose so many of each sort. */
export function waysToChoose(parts: readonly { all: bigint; some: bigint }[]): bigint {
  return parts.map(({ all, some }) => binomial(all, some)).reduce((a, b) => a * b, 1n)
}
