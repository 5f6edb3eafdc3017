import { expect, test } from 'vitest'
import { bothReadings } from './both-readings.ts'
import type { Mark } from './read-sums.ts'
import type { ReadCharacter } from './recognise.ts'

/** What stands at so manieth place of ten. */
const at = (place: number) => ({ from: place / 10, to: (place + 0.5) / 10 })

const read = (text: string, more: Record<number, Partial<ReadCharacter>> = {}): ReadCharacter[] =>
  [...text].flatMap((each, place) =>
    each === '_' ? [] : [{ text: each, likelihood: 0.9, others: [], gap: 0.1, ...at(place), ...more[place] }],
  )
const marked = (text: string, more: Record<number, Record<string, number>> = {}): Mark[] =>
  [...text].flatMap((each, place) =>
    each === '_' ? [] : [{ text: each, likelihoods: more[place] ?? { [each]: 0.97 }, ...at(place) }],
  )
const together = (characters: ReadCharacter[], marks: Mark[]) => {
  const both = bothReadings(characters, marks, 10)
  const isSure = ({ likelihood, isBesideUnread }: ReadCharacter) => likelihood >= 0.85 && !isBesideUnread
  return both.map(each => (isSure(each) ? each.text : `[${each.text}]`)).join('')
}

test('what both readings tell is sure, though one by itself was not', () => {
  expect(together(read('4x7=28', { 0: { likelihood: 0.6 } }), marked('4×7=28'))).toBe('4x7=28')
})

test('where they differ the likelier one is taken and shown, whichever it is of', () => {
  const unsure = { likelihood: 0.5, others: [{ text: '9', likelihood: 0.4 }] }
  expect(together(read('34+7=41', { 1: unsure }), marked('39+7=41'))).toBe('3[9]+7=41')
  expect(together(read('34+7=41'), marked('39+7=41', { 1: { '9': 0.55, '4': 0.45 } }))).toBe('3[4]+7=41')
})

test('a digit passed over by the recogniser is put in and shown, and so is a sign', () => {
  expect(together(read('52_=10'), marked('522=10'))).toBe('52[2]=10')
  expect(together(read('5_2=7'), marked('5+2=7'))).toBe('5[+]2=7')
})

test('what only the recogniser read is dirt where it was unsure, and shown where it is a digit', () => {
  expect(together(read('7.05=1', { 1: { likelihood: 0.99 } }), marked('7_05=1'))).toBe('7[0]5=1')
  expect(together(read('7105=1'), marked('7_05=1'))).toBe('7[1]05=1')
})

test('a mark that may be none makes what stands beside it doubtful', () => {
  const faint = marked('17=8').map((mark, place) => (place === 1 ? { ...mark, isFaint: true } : mark))
  expect(together(read('1_=8'), faint)).toBe('1[=]8')
})

test('a letter among words stays, and one in a calculation is the digit that was seen, unless it was surely a letter', () => {
  expect(together(read('5apples'), marked('5~_____'))).toBe('5apples')
  expect(together(read('5k2=9', { 1: { likelihood: 0.5 } }), marked('592=9'))).toBe('5[9]2=9')
  expect(together(read('y_=12', { 0: { likelihood: 0.99 } }), marked('1_=12'))).toBe('[y]=12')
})

test('a letter of a calculation that looks like the digit that was seen is as good as it', () => {
  expect(together(read('5q2=9'), marked('592=9'))).toBe('592=9')
})

test('of two signs the recogniser’s is taken, and shown', () => {
  expect(together(read('73-2=71'), marked('73=2=71'))).toBe('73[-]2=71')
})

test('a digit that the other reading takes for something else is shown', () => {
  expect(together(read('12+3=5'), marked('1~+3=5'))).toBe('1[2]+3=5')
})

test('digits and signs of which the other reading sees none are shown, in what was crossed out as a whole too', () => {
  expect(together(read('6×8=46'), marked('~~_~__'))).toBe('[6][×][8][=][4][6]')
  expect(together(read('a3_and4'), marked('~__~__4'))).toBe('a[3]and4')
  expect(together(read('What_is'), marked('~____~_'))).toBe('Whatis')
})
