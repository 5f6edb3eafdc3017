import { readRuns } from '#maths/answers/runs.ts'
import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import type { Question } from '#maths/domain/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'

/** A rule with its letter, as it stands in a line. */
const RULE = /(?:^|[\s=,:])((?:-?\d+ ?[a-z]|[a-z])(?:\s*[-+−]\s*\d+)?)(?=\W*$|[,.;!?])/i

/** What a rule for the terms of a sequence would give, beside what there is: `n + 4` gives 5, 6, 7; undefined for none. */
export function ruleTried(text: string, question: Question): string | undefined {
  const own = question as SequenceQuestion
  if (question.kind !== 'sequences' || own.task !== 'nth' || own.terms.length < 3) return undefined
  const rule = RULE.exec(text.trim())?.[1]
  const found = rule && [1, 2, 3].map(place => valueAt(rule, place))
  if (!rule || !found || found.some(each => each === undefined)) return undefined
  const terms = own.terms.slice(0, 3).map(each => each.toFraction())
  const values = found.map(each => String(each))
  return values.every((each, at) => each === terms[at])
    ? undefined
    : `Test \`${rule.trim()}\` with the places one, two, three: it gives ${values.join(', ')}, and yours are ${terms.join(', ')}. What has to change?`
}

function valueAt(rule: string, place: number): string | undefined {
  const put = rule
    .replace(/[−–]/g, '-')
    .replace(/(\d) ?[a-z]/i, `$1 * ${place}`)
    .replace(/[a-z]/i, String(place))
  const side = readRuns(put, {})[0]?.sides[0]
  const isOne = side && (operationsIn(side).length > 0 || literalsIn(side).length === 1)
  return isOne ? exactValue(side)?.toFraction() : undefined
}
