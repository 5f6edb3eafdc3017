import { evaluate, format, unit } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { unitConversion } from './index.ts'

const named: Record<string, string> = { ounces: 'oz', pounds: 'lb', quarts: 'quart', gallons: 'gallon' }
const known = (name: string) =>
  named[name] ??
  name.replace('²', '^2').replace('³', '^3').replace('litre', 'liter').replace('metre', 'meter')

/** The same conversion by an engine of units. */
function oracle(question: string): string | undefined {
  const [, number, from = '', to = '', part] =
    /\$([\d.{},]+)\$ (\S+) to (\S+?)(?: and (\S+?))?\.$/.exec(question) ?? []
  if (!number) return undefined
  const amount = number.replaceAll('{,}', '')
  if (part) {
    const [hours, left] = unit(`${amount} ${known(from)}`).splitUnit([known(to), known(part)] as never)
    return `${hours?.toString()} ${left?.format({ precision: 8 })}`
  }
  const value: number = evaluate(`number(${amount} ${known(from)}, ${known(to)})`)
  return format(Number(value.toPrecision(10)), { notation: 'fixed' })
}

testKind(unitConversion, { oracle, questions: 200 })
