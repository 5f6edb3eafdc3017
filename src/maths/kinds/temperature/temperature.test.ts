import { testKind } from '#support/maths/kind-kit.ts'
import { temperatures } from './index.ts'

/** Steps one degree at a time; between the scales it slides from freezing to boiling. */
function oracle(question: string): string | undefined {
  const [first = 0, second = 0] = (question.match(/-?\d+/g) ?? []).map(Number)
  if (question.includes('coldest')) return undefined
  if (question.includes('to °F')) return `${Math.round((32 + (first / 100) * (212 - 32)) * 1e6) / 1e6}°F`
  if (question.includes('to °C'))
    return `${Math.round(((first - 32) / (212 - 32)) * 100 * 1e6) / 1e6} degrees Celsius`
  let degrees = 0
  if (question.includes('difference')) {
    for (let at = Math.min(first, second); at < Math.max(first, second); at++) degrees++
    return `${degrees} degrees`
  }
  let at = first
  for (let step = 0; step < second; step++) at += question.includes('rises') ? 1 : -1
  return `${at}°C`
}

testKind(temperatures, { oracle, questions: 100 })
