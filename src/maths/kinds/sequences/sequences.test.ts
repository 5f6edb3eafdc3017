import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { sequences } from './index.ts'

/** Takes differences until they are all alike, and goes on by adding them up again; or multiplies. */
function goOn(terms: number[], count: number): number[] {
  const own = [...terms]
  const [first = 0, second = 0] = own
  if (first !== 0 && own.every((term, at) => at === 0 || term * first === (own[at - 1] ?? 0) * second)) {
    for (let at = 0; at < count; at++) own.push((own.at(-1) ?? 0) * (second / first))
    return own
  }
  const rows = [own]
  while (rows.at(-1)?.some(each => each !== 0)) {
    const last = rows.at(-1) ?? []
    rows.push(last.slice(1).map((each, at) => each - (last[at] ?? 0)))
  }
  for (let at = 0; at < count; at++) {
    let sum = 0
    for (const row of [...rows].reverse()) {
      sum += row.at(-1) ?? 0
      row.push(sum)
    }
  }
  return own
}

function oracle(question: string): string | undefined {
  const [, list = ''] = /\$(.+)\$/.exec(question) ?? []
  const [, rule, at] = /nth term of a sequence is \$(.+)\$. What is the (\d+)th/.exec(question) ?? []
  if (rule) return String(evaluate(rule, { n: Number(at) }))
  const terms = list.replaceAll('$', '').split(',').map(Number)
  if (/common ratio/.test(question)) return `${(terms[1] ?? 0) / (terms[0] ?? 1)}`
  if (/missing/.test(question)) return String((terms[1] ?? 0) ** 2 / (terms[0] ?? 1))
  if (/nth/.test(question) && (terms[2] ?? 0) - (terms[1] ?? 0) !== (terms[1] ?? 0) - (terms[0] ?? 0))
    return undefined
  const [, place] = /the (\d+)th term/.exec(question) ?? []
  if (place) return String(goOn(terms, Number(place))[Number(place) - 1])
  const [, count = '1'] = /next (\d)/.exec(question) ?? []
  if (/next/.test(question)) return goOn(terms, Number(count)).slice(terms.length).join(', ')
  const [first = 0, second = 0, third = 0] = terms
  if (/term-to-term/.test(question)) {
    const isSum = second - first === third - second
    return isSum ? `${second < first ? '-' : '+'}${Math.abs(second - first)}` : `× ${second / first}`
  }
  return `${first} + (n - 1) × ${second - first}`.replace(/× (-\d+)/, '× ($1)')
}

testKind(sequences, { questions: 150, oracle })
