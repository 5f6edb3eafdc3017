import type { BondSaid, Bonds } from '../bonds.ts'
import { hashText, type Size } from '../make-question.ts'
import type { Dialogue } from '../state.ts'
import { say } from './voice.ts'

const WHAT = 'Number bonds are two numbers that belong together, because together they make another one.'

/** Asks for one of two numbers; another one each time. */
export function askBond({ total = 10 }: Bonds, dialogue: Dialogue, size: Size = 'same'): string {
  // To a hundred and more first with whole tens, later with any number.
  const isByTens = total >= 100 && size !== 'harder' && dialogue.turns < 8
  const step = isByTens ? total / 10 : 1
  const most = Math.max(1, Math.floor(total / step) - 1)
  const random = Math.abs(hashText(`${total} ${dialogue.turns}`))
  const asked = (1 + (random % most)) * step
  return `What goes with $${Math.round(asked)}$ to make $${total}$?`
}

/** What number bonds are, with the one that is asked. */
export function explainBonds({ total, asked }: Bonds): string {
  const one =
    asked !== undefined && total !== undefined ? ` What goes with $${asked}$ to make $${total}$?` : ''
  return `${WHAT} Think of ten fingers: hold up some of them. The ones that are up and the ones that are down are a bond to $10$.${one}`
}

/** Begins with number bonds. */
export function beginBonds(bonds: Bonds, dialogue: Dialogue): string {
  if (bonds.total === undefined) return `${WHAT} To which number shall we do them: $10$, $20$ or $100$?`
  const isNew = (dialogue.wanted.get('bonds') ?? 0) <= 1
  return `${isNew ? `${WHAT} ` : 'All right! '}${askBond(bonds, dialogue)}`
}

/** What is said to a number bond of the child's. */
export function replyToBond(said: BondSaid, bonds: Bonds, dialogue: Dialogue): string {
  const { total = 10, asked = 0 } = bonds
  if (said.is === 'begin') return beginBonds(bonds, dialogue)
  const [one, other] = said.is === 'pair' ? [said.one, said.other] : [asked, said.said]
  const sum = one + other
  if (sum === total)
    return `${say(dialogue, 'bond', ['Yes!', 'Right!', 'Yes, exactly!', 'Well done!'])} $${one}$ and $${other}$ make $${total}$. ${askBond(bonds, dialogue)}`
  return `$${one}$ and $${other}$ make $${sum}$: that is ${sum > total ? 'too much' : 'not enough'} for $${total}$. Start at $${one}$ and count on to $${total}$: how many is it?`
}

/** Help with the bond that is asked. */
export function bondHint({ total = 10, asked = 0 }: Bonds, dialogue: Dialogue): string {
  const ten = Math.ceil((asked + 1) / 10) * 10
  return say(dialogue, 'bond hint', [
    `Start at $${asked}$ and count on until you are at $${total}$. How many did you count?`,
    ten < total
      ? `First from $${asked}$ to $${ten}$, then from there to $${total}$. How much is that together?`
      : `Think of $${total}$ counters in a row, and cover $${asked}$ of them. How many can you still see?`,
  ])
}
