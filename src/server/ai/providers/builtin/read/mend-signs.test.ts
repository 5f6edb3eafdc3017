import { expect, test } from 'vitest'
import { mendSigns } from './mend-signs.ts'
import { withPowers } from './raised.ts'
import type { Edges, ReadCharacter } from './recognise.ts'

const charactersOf = (text: string, more: Record<number, Partial<ReadCharacter>> = {}): ReadCharacter[] =>
  [...text].map((each, at) => ({
    text: each,
    likelihood: 0.95,
    others: [],
    from: at / text.length,
    to: (at + 1) / text.length,
    gap: 0.1,
    ...more[at],
  }))
const textOf = (characters: readonly ReadCharacter[]) => characters.map(({ text }) => text).join('')
const seeing = (digit: number) => ({
  seen: Array.from({ length: 11 }, (_, at) => (at === digit ? 0.95 : 0.005)),
})
const inked = (top: number, bottom: number, width = 0.3): { ink: Edges } => ({
  ink: { left: 0, right: width, top, bottom },
})

test('a plus before another sign is the seven that was seen, and no other plus is', () => {
  expect(textOf(mendSigns(charactersOf('959-24+=716', { 6: seeing(7) })))).toBe('959-247=716')
  expect(textOf(mendSigns(charactersOf('24+7=31', { 2: seeing(7) })))).toBe('24+7=31')
})

test('a plus behind the point of a number is to be looked at', () => {
  expect(mendSigns(charactersOf('12.+s'))[3]?.isBesideUnread).toBe(true)
})

test('a sign of times behind an equals sign is to be looked at, and no other is', () => {
  const shown = (text: string) =>
    mendSigns(charactersOf(text)).map(({ isBesideUnread }) => isBesideUnread === true)
  expect(shown('32+11=X43').indexOf(true)).toBe(6)
  for (const text of ['32×11=352', '12=3X4', '3x=15', 'y=x2']) expect(shown(text)).not.toContain(true)
})

test('a cross that ends or begins a word is a letter, and one of algebra is not', () => {
  expect(textOf(mendSigns(charactersOf('wha+ is +he sum')))).toBe('what is the sum')
  expect(textOf(mendSigns(charactersOf('5an + c')))).toBe('5an + c')
})

test('a colon as wide as a bar is a division sign, and a ratio stays one', () => {
  expect(textOf(mendSigns(charactersOf('96:6', { 2: inked(0.2, 0.8, 0.4) })))).toBe('96÷6')
  expect(textOf(mendSigns(charactersOf('2:3', { 1: inked(0.2, 0.8, 0.1) })))).toBe('2:3')
})

test('a letter among the digits of a calculation is the digit that was seen, and the letter of an equation stays', () => {
  expect(textOf(mendSigns(charactersOf('595÷7=al', { 6: { ...seeing(9), likelihood: 0.6 } })))).toBe(
    '595÷7=91',
  )
  expect(textOf(mendSigns(charactersOf('12b=24', { 2: seeing(6) })))).toBe('12b=24')
})

test('a small digit above the line is a power', () => {
  const square = charactersOf('x2+5', { 0: inked(0.4, 0.8), 1: inked(0.1, 0.4, 0.2) })
  expect(textOf(withPowers(square))).toBe('x²+5')
  const low = charactersOf('52', { 0: inked(0.16, 0.86), 1: inked(0.11, 0.52, 0.2) })
  expect(textOf(withPowers(low))).toBe('5²')
  const beside = charactersOf('x2', { 0: inked(0.4, 0.8), 1: inked(0.2, 0.8) })
  expect(textOf(withPowers(beside))).toBe('x2')
  const half = charactersOf('52', { 0: inked(0.24, 0.84), 1: inked(0.39, 0.67, 0.2) })
  expect(withPowers(half)[1]).toMatchObject({ text: '2', likelihood: 0.6, others: [{ text: '²' }] })
  const small = charactersOf('50', { 0: inked(0.24, 0.84), 1: inked(0.5, 0.84) })
  expect(withPowers(small)[1]?.likelihood).toBe(0.95)
})
