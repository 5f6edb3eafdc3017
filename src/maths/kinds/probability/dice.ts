import { testIn } from './numbers.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

const FAIR =
  '(?:fair |unbiased |standard |normal |regular |ordinary |single |six-sided |(\\d{1,2})[- ]sided |numbered |number )*'
const DIE = `${FAIR}(?:die|dice|number cube|cube)(?:,? (?:numbered|labelled|labeled|with faces numbered|with sides numbered) (?:from )?1 (?:to|through|-) ?(\\d{1,2}))?`
const ONCE = '(?: once| 1 time)?(?: (?:once|1 time))?'
const ROLLED = '(?:rolled|thrown|tossed|cast)'
const ROLL = '(?:roll|throw|toss|rolling|throwing|tossing)'
const COUNT = '(two|2|three|3|4|four|pair of|a pair of)'
const ONE = [
  new RegExp(`^(?:a|the|1|one|an) ${DIE}(?: is)?(?: ${ROLLED})?${ONCE}$`),
  new RegExp(`^(?:you |i |we |someone )?${ROLL}s?(?: a| an| 1| the| one)? ${DIE}${ONCE}$`),
]
const SEVERAL = [
  new RegExp(
    `^${COUNT} ${DIE.replace('(?:die|dice|number cube|cube)', '(?:dice|number cubes|cubes)')}(?: are)?(?: ${ROLLED})?(?: at the same time| together| simultaneously)?(?: (?:and )?(?:their|the)(?: 2| both)? (?:scores|numbers|results) (?:are )?added(?: together)?)?${ONCE}$`,
  ),
  new RegExp(
    `^(?:you |i |we )?${ROLL}s? ${COUNT} ${DIE.replace('(?:die|dice|number cube|cube)', '(?:dice|number cubes|cubes)')}(?: at the same time| together)?$`,
  ),
]
const DO =
  '(?:getting|rolling|throwing|obtaining|it (?:lands|landing) on|landing on|it shows|showing|it is|scoring|the (?:number|score|result|outcome|number rolled) is|you (?:get|roll)|rolling it and getting|the die (?:lands on|shows)|the dice (?:lands on|shows)|a roll of)'
const SUM =
  '(?:the )?(?:sum|total|total score|sum of (?:the|both|their|the 2|the two) (?:dice|numbers|scores)|sum of the numbers (?:rolled|shown)|numbers add up|scores add up|dice add up)'

function waysOf(test: (value: number) => boolean, values: readonly number[]): Chance {
  return { by: 'counting', wanted: BigInt(values.filter(test).length), all: BigInt(values.length) }
}

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

const MOST_SIDES = 20
const MOST_DICE = 4

function sidesOf(found: RegExpExecArray, from: number): number | undefined {
  const given = [found[from], found[from + 1]].flatMap(each => (each === undefined ? [] : [Number(each)]))
  const sides = given[0] ?? 6
  return given.every(each => each === sides) && sides >= 2 && sides <= MOST_SIDES ? sides : undefined
}

/** Reads the chance of what comes up on one die: `rolling a 4`. */
export function readDie({ scene, event }: Asked): Chance | undefined {
  for (const pattern of ONE) {
    const found = pattern.exec(scene)
    const sides = found && sidesOf(found, 1)
    if (!sides) continue
    const test = testIn(
      event.replace(/^not (?:getting|rolling|landing on) /, 'not ').replace(new RegExp(`^${DO} `), ''),
    )
    return test && waysOf(test, upTo(sides))
  }
  return undefined
}

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, 'pair of': 2, 'a pair of': 2 }

/** Reads the chance of a sum of several dice, or of the same number on all. */
export function readDice({ scene, event }: Asked): Chance | undefined {
  for (const pattern of SEVERAL) {
    const found = pattern.exec(scene)
    const sides = found && sidesOf(found, 2)
    if (!found || !sides) continue
    const count = NUMBERS[found[1] ?? ''] ?? Number(found[1])
    if (count > MOST_DICE) return undefined
    const rolls = upTo(count).reduce<number[][]>(
      lists => lists.flatMap(list => upTo(sides).map(each => [...list, each])),
      [[]],
    )
    const wanted = eventOfDice(event, count)
    const all = BigInt(rolls.length)
    // So many totals there are, by no means equally likely.
    const kinds = count * (sides - 1) + 1
    return wanted && { by: 'counting', wanted: BigInt(rolls.filter(wanted).length), all, kinds }
  }
  return undefined
}

function eventOfDice(event: string, count: number): ((roll: number[]) => boolean) | undefined {
  const sum = new RegExp(
    `^(?:${DO} )?(?:a )?${SUM} (?:of |is |are |being |equals |equal to |is equal to |to |that is )?(.+)$`,
  ).exec(event)
  const test = sum ? testIn(sum[1] ?? '') : undefined
  if (test) return roll => test(roll.reduce((a, b) => a + b, 0))
  if (
    /^(?:(?:getting|rolling|throwing) )?(?:a double|doubles|(?:both (?:dice )?(?:show(?:ing)? )?|2 of )?the same number(?: on (?:both|each)(?: dice)?)?)$/.test(
      event,
    )
  )
    return roll => new Set(roll).size === 1
  const [, both] =
    /^(?:(?:getting|rolling|throwing) )?(?:both|2|two|3|three|all)(?: dice)?(?: (?:are|show|showing|land on|landing on))? (?:a |an )?(\d|odd|even|prime|sixes)(?: numbers?| on both(?: dice)?)?$/.exec(
      event,
    ) ?? []
  const isAll = both === undefined || count > 3 ? undefined : testIn(both === 'sixes' ? '6' : both)
  return isAll && (roll => roll.every(isAll))
}

const NUMBERED = [
  /^(?:a |1 |an )?(?:fair |equal )?(?:spinner|wheel) (?:has|with|is divided into) \d{1,2} (?:equal )?(?:sections|sectors|parts|sides),? (?:(?:which are |that are )?(?:numbered|labelled|labeled)) (?:from )?1 (?:to|through|-) ?(\d{1,2})(?:(?:\. (?:it|the spinner))? is spun(?: once)?)?$/,
  /^(?:a |there are )?(?:\d{1,3} )?(?:cards|tickets|balls|counters|tiles|discs)(?: are)? (?:numbered|labelled|labeled) (?:from )?1 (?:to|through|-) ?(\d{1,3})(?: are (?:put |placed )?in(?:to)? a (?:bag|box|hat))?(?:\. (?:a|1|one) (?:card|ticket|ball|counter|tile|disc|number) is (?:picked|chosen|drawn|selected|taken)(?: at random| randomly)?)?$/,
  /^(?:a|1) (?:card|ticket|ball|counter|tile|disc) is (?:picked|chosen|drawn|selected|taken)(?: at random| randomly)? from (?:\d{1,3} |a set of )?(?:cards|tickets|balls|counters|tiles|discs) (?:numbered|labelled|labeled) (?:from )?1 (?:to|through|-) ?(\d{1,3})$/,
  /^(?:a |1 )?(?:whole )?(?:number|integer) is (?:picked|chosen|selected)(?: at random| randomly)? (?:from|between) (?:the (?:whole )?numbers )?1 (?:to|and|through|-) ?(\d{1,3})(?: inclusive)?$/,
]
const PICK =
  '(?:picking|choosing|drawing|selecting|getting|it is|it lands on|landing on|spinning|it shows|the (?:number|card|ticket|ball|counter)(?: drawn| picked| chosen| on it)? is|you get|the spinner (?:lands|landing) on|a card with|(?:it|the card) shows|that shows)'

/** Reads the chance of a number among those from one up: numbered cards, a spinner. */
export function readNumbered({ scene, event }: Asked): Chance | undefined {
  for (const pattern of NUMBERED) {
    const [, most] = pattern.exec(scene) ?? []
    if (most === undefined || Number(most) < 2) continue
    const test = testIn(event.replace(new RegExp(`^${PICK} `), ''))
    return test && waysOf(test, upTo(Number(most)))
  }
  return undefined
}
