import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectKnownFailures } from '#support/known-failures.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { asksAboutThis, lessonAsked, lessonNamed } from './lesson-asked.ts'

interface Asked {
  text: string
  /** The title of the lesson that is expected. */
  lesson: string
}

interface Corpus {
  asked: Asked[]
  /** Written with the others; nothing was tuned for these. */
  heldOut: Asked[]
  /** Asks about something that there is no lesson on. */
  unknown: string[]
  /** Asks for no explanation. */
  none: string[]
}

const corpus = JSON.parse(
  readFileSync(new URL('../../../../tests/corpus/chat/lessons.json', import.meta.url), 'utf8'),
) as Corpus

const found = (text: string) => {
  const lesson = lessonAsked(text)
  return typeof lesson === 'object' ? lesson.title : lesson
}
const missed = (list: Asked[]) =>
  list.flatMap(({ text, lesson }) =>
    found(text) === lesson ? [] : [`${text}: ${found(text)}, not ${lesson}`],
  )

test('hears what children want explained', () => {
  expect(missed(corpus.asked)).toEqual([])
})

test('hears all but the known ones of what nothing was tuned for', async () => {
  await expectKnownFailures('chat/known-lessons.txt', missed(corpus.heldOut))
})

test('takes nothing else for a wish to have something explained', () => {
  expect(corpus.none.filter(text => found(text) !== undefined)).toEqual([])
})

test('knows what it has no lesson on', () => {
  expect(corpus.unknown.filter(text => found(text) !== 'unknown')).toEqual([])
})

test.each([
  ['Fractions? I don’t get them', 'Fractions'],
  ['Borrowing. explain it plz', 'Borrowing'],
])('finds what “it” is in what was said before it: %s', (text, title) => expect(found(text)).toBe(title))

test.each([
  'i dont get it',
  'explain this please',
  'can u explain it again',
  'i dont understand this question',
])('asks about what is talked about already: %s', text => {
  expect(asksAboutThis(text)).toBe(true)
  expect(lessonAsked(text)).toBeUndefined()
})

test.each(['12', 'explain fractions', 'hello'])('does not: %s', text =>
  expect(asksAboutThis(text)).toBe(false),
)

test.each([
  ['fractions', 'Fractions'],
  ['long division please', 'Dividing'],
  ['my 7 times tables', 'Times tables'],
  ['adding frackshuns', 'Adding fractions'],
  ['dinosaurs', undefined],
  ['3/4 + 1/8', undefined],
])('%s names %s', (text, title) => expect(lessonNamed(text)?.title).toBe(title))

test('a text of nonsense is no trouble', async () => {
  const prose = 'the cat sat on a mat and it was happy '.repeat(15)
  const ordinary = () => lessonAsked(prose)
  for (const piece of ['how do i ', 'what is the ', 'explane fractionz ', 'i dont '])
    expect(await timesAsMuch(() => lessonAsked(piece.repeat(60)), ordinary, 750)).toBeLessThan(750)
})
