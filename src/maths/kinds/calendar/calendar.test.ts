import { testKind } from '#support/maths/kind-kit.ts'
import { calendars } from './index.ts'

const NAMES = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
/** As in the rhyme: a common year. */
const LENGTHS = Object.entries({
  January: 31,
  February: 28,
  March: 31,
  April: 30,
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
  December: 31,
})

/** Tears off one leaf of the calendar after the other. */
function oracle(question: string): string | undefined {
  const plain = question.replaceAll('$', '')
  const [first = 0, second = 0] = (plain.match(/\d+/g) ?? []).map(Number)
  const months = plain.match(/\b[A-Z][a-z]+(?= \d|\?|$)|(?<=\d )[A-Z][a-z]+/g) ?? []
  const at = (name = '') => LENGTHS.findIndex(([each]) => each === name)
  if (plain.includes('days are there in')) return String(LENGTHS[at(months[0])]?.[1])
  if (plain.startsWith('What day')) {
    let day = NAMES.findIndex(name => plain.includes(name))
    for (let torn = 0; torn < first; torn++) day = day === 6 ? 0 : day + 1
    return NAMES[day]
  }
  const tear = (leaf: { day: number; month: number }) =>
    leaf.day === LENGTHS[leaf.month]?.[1] ? { day: 1, month: leaf.month + 1 } : { ...leaf, day: leaf.day + 1 }
  if (plain.startsWith('What date')) {
    let leaf = { day: second, month: at(months[0]) }
    for (let torn = 0; torn < first; torn++) leaf = tear(leaf)
    return `${LENGTHS[leaf.month]?.[0]} ${leaf.day}`
  }
  const [from, to] = [at(months[0]), at(months[1])]
  let days = 0
  for (let leaf = { day: first, month: from }; leaf.day !== second || leaf.month !== to; leaf = tear(leaf))
    days++
  return `${days} days`
}

testKind(calendars, { oracle, questions: 100 })
