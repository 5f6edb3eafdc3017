import {
  COLOUR,
  CONTAINER,
  CONTENTS,
  contentsIn,
  DRAW,
  FROM,
  isConsistent,
  PICKED,
  RANDOM,
  TAKES,
  THING,
} from './bag.ts'
import { asCounters, type Contents } from './counters.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

const MANY = '([23])(?: of (?:the|these|them))?'
const BACK = '(?:replacement|replacing (?:it|them|the first))'
const HOW = `((?:,?(?: and)?(?: at the same time| together| (?:eats|keeps) (?:them|both)| eaten| 1 after the other| without ${BACK}| with ${BACK})){0,3})`
const AT_ONCE = `(?:${TAKES} ${MANY}(?: ${THING}s?)?(?: chosen)?|${MANY}(?: ${THING}s?)? (?:are|is) (?:randomly )?${PICKED})(?: out)?${RANDOM}${FROM}${RANDOM}${HOW}`
const GONE = `(?:,?(?: and| but)?(?: (?:it|the ${THING}))?(?: is| was)?(?: then)? (not replaced|not put back|not returned|without ${BACK}|eats it|eaten|keeps it|kept|replaced|put back|puts it back|replaces it|returned|with ${BACK})(?: (?:in|into|to) the ${CONTAINER})?)`
const NEXT = `(?:then )?(?:(?:a second|another|second)(?: ${THING}| 1)? is (?:then )?(?:randomly )?${PICKED}|${TAKES} (?:a second|another)(?: ${THING}| 1)?)(?: out)?${RANDOM}${FROM}${RANDOM}`
const SCENE = new RegExp(`^${CONTENTS}(?:\\. |, (?:and )?| and )${AT_ONCE}$`)
const TURNS = new RegExp(`^${CONTENTS}\\. ${DRAW}(?:\\. )?${GONE}(?:\\. |,? and |, )${NEXT}${GONE}?$`)

interface Drawn {
  contents: Contents
  count: number
  isBack: boolean
}

const KEPT = /\b(?:not|without|eats?|eaten|keeps?|kept)\b/

/** What is drawn from what; undefined where nobody says whether the first one is put back. */
function drawnIn(scene: string): Drawn | undefined {
  const found = SCENE.exec(scene) ?? TURNS.exec(scene)
  const contents = contentsIn(found?.[1] ?? found?.[2] ?? '')
  if (!found || !contents || !isConsistent(scene, contents)) return undefined
  const told = found.slice(3).filter(each => each !== undefined)
  const count = /^[23]$/.test(told[0] ?? '') ? Number(told.shift()) : 2
  const how = told.join(' ')
  const isKept = KEPT.test(how) || /\beats? [23]\b/.test(scene)
  const isBack = /\bwith \b|replaced|replaces|put back|puts|returned/.test(how) && !isKept
  const isOpen = how.includes('after the other') && !isKept && !isBack
  return isOpen ? undefined : { contents, count, isBack }
}

const THEY = `(?:(?:picking|getting|drawing|choosing|selecting|taking|[a-z]+ (?:gets?|picks?|chooses?|draws?|takes?)|they are|they will be) )?`
const ALL_SAME = new RegExp(
  `^${THEY}(both|all|2|3|all 3|neither|none|no)(?: of)?(?: the| them)?(?: ${THING}s?)?(?: (?:are|is|being|will be))?(?: a)? ?(${COLOUR})(?: ${THING}s?)?$`,
)
const BOTH = `(?:(?:both|the|the 2|2|both the) (?:${THING}s? )?(?:are |being |of )?)?(?:of )?`
const LIKE = new RegExp(`^${THEY}${BOTH}(?:the )?(same|different) colou?rs?$`)
const ONE_EACH = new RegExp(
  `^${THEY}(?:(?:there is )?(?:1|one) of each(?: colou?r)?|(?:1|one)(?: ${THING})? is (${COLOUR}) and (?:1|one|the other)(?: ${THING})? is (${COLOUR})|(?:1|one|a) (${COLOUR})(?: ${THING})? and (?:1|one|a) (${COLOUR})(?: ${THING})?)$`,
)
const SOME = new RegExp(
  `^${THEY}(at least|exactly) (?:1|one) (?:of (?:them|the ${THING}s) )?(?:${THING} )?(?:is )?(?:a )?(${COLOUR})(?: ${THING})?$`,
)

type Pair = readonly [string, string]

/** What is said of two things that are drawn. */
function pairTest(event: string, { counts }: Contents): ((pair: Pair) => boolean) | undefined {
  const [, like] = LIKE.exec(event) ?? []
  if (like) return ([one, other]) => (one === other) === (like === 'same')
  const [, least, colour = ''] = SOME.exec(event) ?? []
  if (least && counts.has(colour)) {
    return pair => (least === 'exactly' ? pair[0] !== pair[1] : true) && pair.includes(colour)
  }
  const each = ONE_EACH.exec(event)
  const named = each?.slice(1).filter(said => said !== undefined) ?? []
  const colours = named.length > 0 ? named : [...counts.keys()]
  const isFit = each && colours.length === 2 && new Set(colours).size === 2
  return isFit && colours.every(said => counts.has(said))
    ? pair => colours.every(said => pair.includes(said))
    : undefined
}

/** Reads the chance of what two or three draws come to: all or none of one colour; of two, the same or not, or one at least. */
export function readDraws(asked: Asked): Chance | undefined {
  const { scene, event } = asCounters(asked)
  const drawn = drawnIn(scene)
  if (!drawn) return undefined
  const { contents, count, isBack } = drawn
  const [, many = '', colour = ''] = ALL_SAME.exec(event) ?? []
  const known = contents.counts.get(colour)
  if (known !== undefined) {
    const said = /[23]/.exec(many)?.[0] ?? (/both|neither/.test(many) ? '2' : `${count}`)
    const own = /^n/.test(many) ? contents.all - known : known
    const draws = Array.from({ length: count }, (_, at) => {
      const gone = isBack ? 0n : BigInt(at)
      return { wanted: own > gone ? own - gone : 0n, all: contents.all - gone }
    })
    return Number(said) === count && draws.every(({ all }) => all > 0n) ? { by: 'drawing', draws } : undefined
  }
  const test = count === 2 ? pairTest(event, contents) : undefined
  const gone = isBack ? 0n : 1n
  const ways = [...contents.counts].flatMap(([one, some]) =>
    [...contents.counts].flatMap(([other, more]) =>
      test?.([one, other]) ? [some * (one === other ? more - gone : more)] : [],
    ),
  )
  const all = contents.all * (contents.all - gone)
  return test && all > 0n ? { by: 'counting', wanted: ways.reduce((a, b) => a + b, 0n), all } : undefined
}
