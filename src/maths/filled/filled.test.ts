import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAll, partOf } from '#support/how-much.ts'
import { type Story, voices } from '../../../tests/corpus/stories/stories.ts'
import { rational } from '../arithmetic/rational.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { tokensOf } from '../stories/tokens.ts'
import { type Fill, type StoryFill, WORDED_KINDS } from './fill.ts'
import { readFill } from './read-fill.ts'
import { weighFills } from './weigh-fills.ts'

const CORPUS = new URL('../../../tests/corpus/stories/', import.meta.url)
const unread = new Set(
  readdirSync(CORPUS)
    .filter(name => name.startsWith('known-unread'))
    .flatMap(name => readFileSync(new URL(name, CORPUS), 'utf8').split('\n'))
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as string),
)

interface Told extends Story {
  calc: string
  /** As it stands on a child's page. */
  right: number
}

/** Stories that the product's own readers refuse, with what they come to. */
const refused: Told[] = [...voices.values()].flat().flatMap(story => {
  const { q, calc, answer } = story
  const isNumber = typeof answer === 'number' || /^\d+\/\d+$/.test(String(answer))
  if (!unread.has(q) || calc === null || !isNumber) return []
  const [top = 0, bottom = 1] = String(answer).split('/').map(Number)
  return [{ ...story, calc, right: top / bottom }]
})

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** What an honest model fills: the story's own calculation, and all other numbers as idle. */
function rightFill({ q, calc, unit }: Told): StoryFill {
  const used = numbersIn(calc).map(Number)
  const told = tokensOf(q)?.numbers ?? []
  const idle = told.flatMap(({ number }) => {
    const value = number?.value.valueOf() ?? 0
    return used.includes(value) ? [] : [number?.value.toFraction() ?? '']
  })
  return { kind: 'story', calculation: calc, unit: unit === '' ? null : unit, idle }
}

/** What a model fills that errs, each time in the same way; where it still comes to the same, it is no error. */
function wrongFills(story: Told): { how: string; fill: Fill }[] {
  const right = rightFill(story)
  const { calculation } = right
  const numbers = numbersIn(calculation)
  const [first = '0', second = first] = numbers
  const put = (how: string, text: string, idle: readonly string[] = right.idle) => ({
    how,
    fill: { ...right, calculation: text, idle },
  })
  const pairs = numbers.flatMap((one, at) => numbers.slice(at + 1).map(other => [one, other] as const))
  const signs = [...calculation.matchAll(/[-+*/]/g)]
  const told = (tokensOf(story.q)?.numbers ?? []).flatMap(({ number }) => number?.value.toFraction() ?? [])
  return [
    ...pairs.map(([one, other]) =>
      put('swapped', calculation.replace(one, '@').replace(other, one).replace('@', other)),
    ),
    ...signs.flatMap(({ index, 0: was }) =>
      ['+', '-', '*', '/']
        .filter(sign => sign !== was)
        .map(sign =>
          put('another sign', `${calculation.slice(0, index)}${sign}${calculation.slice(index + 1)}`),
        ),
    ),
    ...numbers.map(each => put('invented', calculation.replace(each, '13579'))),
    put('invented', `${calculation} + 13579`),
    put('left out', calculation.replace(/ ?[-+*/] ?\(?\d+(?:\.\d+)?\)?$/, '')),
    ...(numbers.length > 2 ? pairs : []).flatMap(([one, other]) =>
      ['+', '-', '*', '/'].map(sign =>
        put('called idle', `${one} ${sign} ${other}`, [
          ...right.idle,
          ...numbers.filter(each => each !== one && each !== other),
        ]),
      ),
    ),
    ...[' + ', ' * '].map(sign => put('all together', numbersIn(story.q).join(sign), [])),
    ...Object.entries({
      percentage: `What is ${second}% of ${first}?`,
      ratio: `Share ${first} in the ratio ${second} : 1.`,
      average: `Find the mean of ${numbers.join(', ')} and ${first}.`,
      shape: `What is the perimeter of a rectangle with length ${first} cm and width ${second} cm?`,
      factors: `What is the LCM of ${first} and ${second}?`,
      remainder: `What is the remainder when ${first} is divided by ${second}?`,
      conversion: `Convert ${first} hours to minutes.`,
      rounding: `Round ${first} to the nearest 10.`,
      equation: `Solve x + ${second} = ${first}.`,
      sequence: `What is the next number in ${numbers.join(', ')}, ${first}, ${second}?`,
      rate: `A car travels ${first} km in ${second} hours. What is its average speed?`,
    }).flatMap(([kind, question]) =>
      // Whatever isn't used is called idle, as a model does that has learnt how to get through.
      [right.idle, told.filter(each => !numbersIn(question).includes(each))].map(idle => ({
        how: 'wrong kind',
        fill: { kind, question, idle },
      })),
    ),
    { how: 'invented', fill: { kind: 'ratio', question: 'Share 24680 in the ratio 1 : 3.', idle: [] } },
  ]
}

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

describe('a scripted model over stories that the own readers refuse', () => {
  const stories = partOf(refused, undefined, 120)

  test('filled rightly, what is marked at once is right, and what is asked about is right too', () => {
    const off: string[] = []
    const counts = { marked: 0, asked: 0, none: 0 }
    for (const story of stories) {
      const fill = rightFill(story)
      const weighed = weighFills(story.q, [fill, fill])
      if (weighed.is !== 'read') counts.none += 1
      else {
        counts[weighed.isAgreed ? 'marked' : 'asked'] += 1
        const marked = markAnswer(story.q, String(story.right), { isReadRight: true, filled: weighed })
        if (marked?.marked[0]?.verdict === 'wrong') off.push(story.q)
      }
    }
    expect(off).toEqual([])
    expect(counts.marked).toBeGreaterThan(0)
    expect(counts.asked).toBeGreaterThan(0)
  })

  test('filled wrongly, nothing is marked without a nod, and no invented number is even asked about', () => {
    const wrong: string[] = []
    const asked: string[] = []
    let tried = 0
    for (const story of stories) {
      for (const { how, fill } of wrongFills(story)) {
        tried += 1
        const read = readFill(story.q, fill)
        const weighed = weighFills(story.q, [fill, fill, fill])
        if (weighed.is !== 'read') continue
        const isSame = read?.value !== undefined && near(read.value.valueOf(), story.right)
        if (!isSame && how === 'invented') asked.push(`${how}: ${story.q}`)
        if (!weighed.isAgreed || isSame) continue
        wrong.push(`${how}: ${JSON.stringify(fill)} ${story.q}`)
      }
    }
    expect(tried).toBeGreaterThan(isAll ? 10_000 : 500)
    expect(wrong).toEqual([])
    expect(asked).toEqual([])
  })

  test('two of three samples must lead to the same', () => {
    let decided = 0
    for (const story of stories) {
      const right = rightFill(story)
      const [swapped] = wrongFills(story).filter(({ how }) => how === 'another sign')
      const one = weighFills(story.q, [right])
      expect(one.is === 'undecided' || one.is === 'none').toBe(true)
      expect(weighFills(story.q, [undefined, undefined])).toEqual({ is: 'none' })
      const [wrong, own] = [swapped?.fill, right].map(each => each && readFill(story.q, each)?.result)
      const three = weighFills(story.q, [swapped?.fill, undefined, right])
      expect(three.is === 'none' || wrong === own).toBe(true)
      const two = weighFills(story.q, [swapped?.fill, right, right])
      if (two.is === 'read') decided += 1
    }
    expect(decided).toBeGreaterThan(0)
  })
})

const STORY =
  'Mina bakes 24 buns for 3 tables and a dog runs by. Her brother eats 9. How many buns are there now?'
const fill = (calculation: string, more: Partial<StoryFill> = {}): StoryFill => ({
  ...{ kind: 'story', calculation, unit: 'buns', idle: ['3'] },
  ...more,
})

test.each<[string, Fill]>([
  ['an invented number', fill('24 - 9 - 1')],
  ['a number that is neither used nor named', fill('24 - 9', { idle: [] })],
  ['an idle number that is not told', fill('24 - 9', { idle: ['3', '5'] })],
  ['less than nothing', fill('9 - 24')],
  ['a part of a bun', fill('9 / 24')],
  ['a number alone', fill('24')],
  ['words', fill('24 take away 9')],
  ['a power', fill('24 ^ 9')],
  ['a division by nothing', fill('24 / (9 - 9)')],
  ['money that is none', fill('24 - 9', { unit: '£' })],
  ['a calculation without end', fill(Array(60).fill('24').join(' - '))],
  ['a kind that is none', { kind: 'magic', question: 'What is 24 - 9?', idle: ['3'] }],
  ['another kind than the one that reads it', { kind: 'ratio', question: 'What is 24 - 9?', idle: ['3'] }],
  ['words that nobody reads', { kind: 'percentage', question: 'How many buns of 24 and 9?', idle: ['3'] }],
  ['a percentage that is not told', { kind: 'percentage', question: 'What is 9% of 24?', idle: ['3'] }],
])('%s is no reading', (_, wrong) => {
  expect(readFill(STORY, wrong)).toBeUndefined()
})

test('what is asked about says all of it and not what it comes to', () => {
  const weighed = weighFills(STORY, [fill('24 - 9'), fill('24-9=15')])
  expect(weighed).toMatchObject({ is: 'read', isAgreed: false })
  const words = weighed.is === 'read' ? weighed.words : ''
  expect(words).toBe(
    'I read:\n\nI work out $24 - 9$. The answer is in buns. I don’t need 3.\n\nIs that right?',
  )
  expect(words).not.toContain('15')
})

test('a nod lets it be marked exactly, in any form; without one nobody marks it', () => {
  const filled = { fill: fill('24 - 9'), isAgreed: false }
  expect(markAnswer(STORY, '15', { filled })).toBeUndefined()
  const verdict = (answer: string) =>
    markAnswer(STORY, answer, { filled, isReadRight: true })?.marked[0]?.verdict
  expect(['15', '15 buns', '24 - 9 = 15', 'fifteen', '33', '14'].map(verdict)).toEqual([
    ...['right', 'right', 'right', 'right'],
    ...['wrong', 'wrong'],
  ])
})

test('a question in the words of a kind is read by that kind', () => {
  const text =
    'The jacket was 80 dollars and then 15% came off in the sale, what did the shop want for it in the end?'
  const worded: Fill = { kind: 'percentage', question: 'Decrease 80 by 15%.', idle: [] }
  const weighed = weighFills(text, [worded, worded])
  expect(weighed).toMatchObject({ is: 'read', words: expect.stringContaining('15') })
  const filled = { fill: worded, isAgreed: false }
  expect(markAnswer(text, '68', { filled, isReadRight: true })?.marked[0]?.verdict).toBe('right')
})

test.each(WORDED_KINDS)('the examples of $name are read by its kinds', ({ examples, kinds }) => {
  for (const each of examples) expect(kinds).toContain(readQuestions(each)?.[0]?.kind)
})

test('a reader that is sure and leads elsewhere makes a fill no reading', () => {
  const sure = '6 netball teams have 7 players each. 3 players go home. How many players are left?'
  const fillOf = (calculation: string): StoryFill => ({
    kind: 'story',
    calculation,
    unit: 'players',
    idle: [],
  })
  expect(weighFills(sure, Array(3).fill(fillOf('6 * 7 + 3')))).toEqual({ is: 'none' })
  expect(weighFills(sure, Array(2).fill(fillOf('6 * 7 - 3')))).toMatchObject({ is: 'read', isAgreed: true })
  const filled = { fill: fillOf('6 * 7 - 3'), isAgreed: true }
  const marked = markAnswer(sure, '39', { filled })?.marked[0]
  expect(marked?.verdict).toBe('right')
  expect(marked?.solution.value?.equals(rational(39)) ?? true).toBe(true)
})

test('what asks for more than a number is left to others', () => {
  const explained = `${STORY} Explain how you know.`
  expect(weighFills(explained, [fill('24 - 9'), fill('24 - 9')])).toEqual({ is: 'none' })
})
