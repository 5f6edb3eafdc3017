import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

const DECK =
  '(?:(?:a|the) )?(?:(?:well-shuffled|well shuffled|shuffled|standard|normal|regular|ordinary|full|fair|52[- ]card) )*(?:deck|pack)(?: of(?: (?:52|standard))?(?: (?:playing))? cards)?(?: of cards| of 52)?'
const DRAWN = '(?:drawn|picked|chosen|selected|taken|dealt)'
const SCENE = new RegExp(
  `^(?:(?:a|1|one)(?: single| playing)? card is (?:randomly )?${DRAWN}(?: at random| randomly)? from ${DECK}|${DECK}|you (?:draw|pick|choose) (?:a|1) card(?: at random)? from ${DECK})$`,
)
const DO =
  /^(?:drawing|picking|choosing|selecting|getting|taking|it is|it's|the card is|the card drawn is|you draw|you get|it being) (?:a |an |the )?|^(?:a |an |the )/
const SUITS = '(heart|diamond|club|spade)s?'
const RANKS = '(ace|king|queen|jack|10|[2-9]|two|three|four|five|six|seven|eight|nine|ten)s?'

/** How many of the 52 cards are what is said. */
function cardsThat(event: string): number | undefined {
  const own = event.replace(/ card$/, '')
  if (/^(?:red|black)$/.test(own)) return 26
  if (new RegExp(`^${SUITS}$`).test(own)) return 13
  if (new RegExp(`^${RANKS}$`).test(own)) return 4
  if (/^(?:face|picture|court)$/.test(own)) return 12
  if (new RegExp(`^${RANKS} of ${SUITS}$`).test(own)) return 1
  if (new RegExp(`^(?:red|black) ${RANKS}$`).test(own)) return 2
  if (/^(?:red|black) (?:face|picture|court)$/.test(own)) return 6
  const [, left = '', right = ''] = /^(.+) or (?:a |an |the )?(.+)$/.exec(own) ?? []
  const isRanks = [left, right].every(each => new RegExp(`^${RANKS}$`).test(each))
  const isSuits = [left, right].every(each => new RegExp(`^${SUITS}$`).test(each))
  if (left === right) return undefined
  if (isRanks) return 8
  if (isSuits) return 26
  const isMixed = new RegExp(`^${RANKS} or (?:a )?${SUITS}$|^${SUITS} or (?:an? )?${RANKS}$`).test(own)
  return isMixed ? 16 : undefined
}

/** Reads the chance of a card from a full pack. */
export function readDeck({ scene, event }: Asked): Chance | undefined {
  if (!SCENE.test(scene)) return undefined
  const bare = event.replace(DO, '')
  const [, other] = /^not (?:drawing |picking |getting )?(?:a |an )?(.+)$/.exec(bare) ?? []
  const count = cardsThat(other ?? bare)
  if (count === undefined) return undefined
  return { by: 'counting', wanted: BigInt(other === undefined ? count : 52 - count), all: 52n }
}
