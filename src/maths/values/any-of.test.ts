import { expect, test } from 'vitest'
import { anyOf } from './any-of.ts'
import { findUnit, UNIT_NAMES, units } from './units.ts'

const matched = (source: string, text: string) => new RegExp(`^(?:${source})`).exec(text)?.[0]

test('the longest name is found, whatever stands behind it, and no beginning of one', () => {
  const names = anyOf(['in', 'inch', 'inches', 'mi', 'sq. in', 'm^2'])
  expect(
    ['inches', 'incher', 'inc', 'sq. in', 'sqx in', 'm^2', 'm'].map(text => matched(names, text)),
  ).toEqual([...['inches', 'inch', 'in', 'sq. in', undefined, 'm^2', undefined]])
})

test('every name of every unit is found whole, and nothing else that is made of two', () => {
  for (const name of units.flatMap(unit => unit.names)) expect(matched(UNIT_NAMES, name), name).toBe(name)
  for (const name of ['kg per m', 'cm an kg', 'litres per hour', 'g an ml']) {
    const found = matched(UNIT_NAMES, name)
    expect([name, found && findUnit(found)?.symbol]).not.toEqual([name, undefined])
    expect(found).not.toBe(name)
  }
})
