import { BEFORE_EVENTS, NUMBERED_THINGS } from '../../language/en/numbered-things.ts'
import { toldOf } from '../../wording/told-roles.ts'
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

/** The numbers that may come up, where everything that is told of them fits together. */
function numbersIn(scene: string): number[] | undefined {
  const told = toldOf(scene, NUMBERED_THINGS)
  if (!told || told.die.length > 2 || told.range.length + told.list.length > 1) return undefined
  const sides = told.sides.map(([count]) => Number(count))
  const [least = 0, most] = told.range.flat().map(Number)
  const listed = told.list.flatMap(([list = '']) => (list.match(/\d+/g) ?? []).map(Number))
  const isDie = told.die.length > 0
  const values =
    listed.length > 0 ? listed : upTo(most ?? sides[0] ?? (isDie ? 6 : 0)).filter(each => each >= least)
  // The cards may be counted, or the one that is taken.
  const isCounted = [...sides, ...told.count.flat().map(Number)].every(
    count => count === values.length || (count === 1 && !isDie),
  )
  const isNumbered = most !== undefined || listed.length > 0 || isDie
  return isCounted && isNumbered && values.length > 1 && values.length <= (isDie ? MOST_SIDES : 999)
    ? values
    : undefined
}

/** What is said of the number itself, without who gets it and how. */
function saidOf(event: string): string {
  const words = event.split(' ')
  const not = words[0] === 'not' ? words.shift() : undefined
  const at = words.findIndex(word => !BEFORE_EVENTS.has(word))
  return [...(not ? [not] : []), ...words.slice(Math.max(at, 0))].join(' ')
}

/** Reads the chance of what comes up on a die, a spinner, or among numbered cards: `rolling a 4`. */
export function readNumbered({ scene, event }: Asked): Chance | undefined {
  const values = numbersIn(scene)
  const test = values && (testIn(saidOf(event)) ?? testIn(event))
  return test && waysOf(test, values)
}
