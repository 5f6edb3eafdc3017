import { readBag } from './bag.ts'
import { readCoins } from './coins.ts'
import { readNumbered } from './dice.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

const readers = [readCoins, readNumbered, readBag]
const NEXT = /,? and (?:then )?(?=(?:an?|the|1|roll|flip|toss|throw|spin)\b)/
const PLACE = / (?:on|with|from) the (?:coin|die|dice|spinner|number cube|bag|box)$/
const PAIR = / and (?:(?:then )?(?:getting|rolling|tossing|flipping|landing on|throwing) )?/

function counted(asked: Asked) {
  const chances = readers.map(read => read(asked)).filter(each => each?.by === 'counting')
  return chances[0]?.by === 'counting' ? chances[0] : undefined
}

/** Reads the chance of two things that have nothing to do with each other: a head on a coin and a six on a die. */
export function readTwoAtOnce({ scene, event }: Asked): Chance | undefined {
  const scenes = scene
    .replace(/ are (?=[a-z]+(?: together| at the same time)?$)/, ' is ')
    .replace(/ (?:together|at the same time)$/, '')
    .split(NEXT)
  const events = event.split(PAIR).map(each => each.replace(PLACE, ''))
  if (scenes.length !== 2 || events.length !== 2) return undefined
  const found = [events, [...events].reverse()].flatMap(order => {
    const parts = scenes.map((own, at) => counted({ scene: own, event: order[at] ?? '' }))
    return parts.every(part => part !== undefined) ? [parts] : []
  })
  const [draws] = found
  return draws && found.length === 1
    ? { by: 'drawing', draws: draws.map(({ wanted, all }) => ({ wanted, all })) }
    : undefined
}
