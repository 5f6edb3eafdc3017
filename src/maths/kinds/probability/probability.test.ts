import { fraction, isPrime } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { probabilities } from './index.ts'

/** Lays everything out one by one and counts. */
function oracle(question: string): string | undefined {
  const plain = question.replaceAll('$', '')
  const things = [...plain.matchAll(/(\d+) (red|blue|green|yellow|white|black)/g)].flatMap(
    ([, count, colour]) => Array.from({ length: Number(count) }, () => colour),
  )
  const over = (wanted: number, all: number) => fraction(wanted, all).toFraction()
  const [, both] = /both are (\w+)/.exec(plain) ?? []
  if (both) {
    const pairs = things.flatMap((a, at) => things.flatMap((b, other) => (at === other ? [] : [[a, b]])))
    return over(pairs.filter(pair => pair.every(each => each === both)).length, pairs.length)
  }
  const [, chance] = /is (0\.\d+)\. What/.exec(plain) ?? []
  if (chance) return `${Math.round(100 - 100 * Number(chance))}%`
  const [, colour] = /it is (\w+)/.exec(plain) ?? []
  if (colour) return over(things.filter(each => each === colour).length, things.length)
  const [sides = 0, given = 0] = (plain.match(/\d+/g) ?? []).map(Number)
  const values = Array.from({ length: sides }, (_, at) => at + 1)
  const wanted = values.filter(each => {
    if (/greater/.test(plain)) return each > given
    if (/less/.test(plain)) return each < given
    if (/multiple/.test(plain)) return each % given === 0
    return /prime/.test(plain) ? isPrime(each) : each === given
  })
  return over(wanted.length, sides)
}

testKind(probabilities, { oracle })
