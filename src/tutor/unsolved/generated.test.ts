import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { seeded } from '#support/maths/seeded.ts'
import type { Message } from '../conversation.ts'
import { readDialogue } from '../dialogue.ts'
import { traced } from '../tutor-reply.ts'

interface Step {
  left: number
  sign: '+' | '-' | 'x' | '/'
  right: number
  value: number
}

/** Work with the steps of one way through it; nobody reads it. */
interface Work {
  ask: string
  steps: readonly Step[]
}

const step = (left: number, sign: Step['sign'], right: number): Step => ({
  left,
  sign,
  right,
  value:
    sign === '+' ? left + right : sign === '-' ? left - right : sign === 'x' ? left * right : left / right,
})

/** Work of several steps in the words of several writers, by three numbers. */
function worksOf(a: number, b: number, c: number): Work[] {
  const all = step(a, 'x', b)
  const half = step(all.value * 2, '/', 2)
  return [
    {
      ask: `The robot arm welds ${a} joints in one go and does ${b} goes, ${c} joints are bad. Find the number of good joints`,
      steps: [all, step(all.value, '-', c)],
    },
    {
      ask: `so like theres a wall of ${all.value * 2} bricks and they do half of it and then ${c} more fall out, how many bricks stand`,
      steps: [half, step(half.value, '-', c)],
    },
    {
      ask: `pattern with tiles: row one ${a}, row two ${a + b}, row three ${a + 2 * b}. what is the number of tiles in those three`,
      steps: [step(a, '+', a + b), step(2 * a + b, '+', a + 2 * b)],
    },
  ]
}

const SIGNS: Record<Step['sign'], readonly string[]> = {
  '+': [' + ', '+', ' plus ', ' and '],
  '-': [' - ', '-', ' take away ', ' minus '],
  x: [' x ', '*', ' times ', 'x'],
  '/': [' / ', ' divided by ', ' ÷ '],
}
const FRAMES = [
  'S = V',
  'S is V',
  'so S = V',
  'i did S = V',
  'S=V!!',
  'ok S = V lol',
  'first S = V',
  'then S is V',
]
const BARE = ['V', 'so V', 'its V', 'i got V', 'V left', 'oh V', 'that makes V', 'V?']
const HELP = [
  'idk',
  'hint',
  'help',
  'what do i do',
  'i dont get it',
  'just tell me',
  'why',
  'how do i check',
  'is that right?',
]

const BLAMED = /isn’t (?:it|right|the answer)|not quite|look at [`$]|but no\b|not the same|once more: is it/i
const ASKED_BACK = /^look at|how did you come|can’t see yet|tell me the way/i
const CREDITED = /worked out right/i
/** The sum that a number alone may have come from is named. */
const SEEN = /comes to|^Yes, /i

function talk(...said: string[]) {
  const messages: Message[] = []
  let last = { reply: '', act: '' }
  for (const text of said) {
    messages.push({ role: 'child', text })
    last = traced({ childName: 'Mina', messages: [...messages] })
    messages.push({ role: 'tutor', text: last.reply })
  }
  return { ...last, dialogue: readDialogue({ messages }) }
}

const saysNumber = (reply: string, value: number) =>
  new RegExp(`(?<![\\d.])${value}(?![\\d]|\\.\\d)`).test(reply)

const random = seeded(33)
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
/** Big enough that no example of the tutor's has them. */
const drawn = () =>
  pick(
    worksOf(31 + Math.floor(random() * 40), 11 + Math.floor(random() * 9), 101 + Math.floor(random() * 90)),
  )
const sumOf = ({ left, sign, right }: Step) => `${left}${pick(SIGNS[sign])}${right}`
const framed = (each: Step, value: number) => pick(FRAMES).replace('S', sumOf(each)).replace('V', `${value}`)
/** Some are read as stories. */
const many = Array.from({ length: tries(12, 4_000) }, drawn).filter(
  ({ ask }) => talk(ask).dialogue.unsolved !== undefined,
)

test('most of what is tried here nobody reads', () => {
  expect(many.length).toBeGreaterThan(tries(12, 4_000) / 2)
})

test('a true sum or a number that comes of one is never called wrong, and its thread is kept', () => {
  const faults = many.flatMap(({ ask, steps: [one, other] }) => {
    if (!one || !other) return []
    const says = [framed(one, one.value), pick(BARE).replace('V', `${other.value}`)]
    const first = talk(ask, says[0] as string)
    const second = talk(ask, ...says)
    const isKept = first.dialogue.unsolved?.text === ask && second.dialogue.unsolved?.text === ask
    const isFair =
      [first, second].every(({ reply }) => !BLAMED.test(reply)) &&
      CREDITED.test(first.reply) &&
      (CREDITED.test(second.reply) || SEEN.test(second.reply))
    return isKept && isFair
      ? []
      : [`${ask} / ${says.join(' / ')}: ${first.reply.slice(0, 90)} // ${second.reply.slice(0, 90)}`]
  })
  expect(faults).toEqual([])
})

test('a false sum is never accepted', () => {
  const faults = many.flatMap(({ ask, steps: [one] }) => {
    if (!one) return []
    const off = pick([-10, -2, -1, 1, 2, 10, 100])
    const say = framed(one, one.value + off)
    const { reply } = talk(ask, say)
    return ASKED_BACK.test(reply) && !CREDITED.test(reply) && !SEEN.test(reply)
      ? []
      : [`${ask} / ${say}: ${reply.slice(0, 120)}`]
  })
  expect(faults).toEqual([])
})

test('no help tells a number that the child has not come to, nor is the same thing said twice on end', () => {
  const faults = many.slice(0, tries(5, 1_000)).flatMap(({ ask, steps }) => {
    const asks = Array.from({ length: 4 }, () => pick(HELP))
    const replies = asks.map((_, at) => talk(ask, ...asks.slice(0, at + 1)).reply)
    const isTold = replies.some(reply => steps.some(({ value }) => saysNumber(reply, value)))
    const isSame = replies.some(
      (reply, at) => at > 0 && reply === replies[at - 1] && asks[at] !== asks[at - 1],
    )
    return isTold || isSame ? [`${ask} / ${asks.join(' / ')}: ${replies.at(-1)?.slice(0, 120)}`] : []
  })
  expect(faults).toEqual([])
})
