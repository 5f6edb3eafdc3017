import type { Question } from '#maths/domain/question.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import { AVERAGES_BY_WAY } from '#maths/language/en/averages-by-way.ts'

/** `i just picked the middle one, its 7`, of a mean: the average that is found so, where another one is asked for. */
export function byOtherMeasure(
  text: string,
  question: Question,
): { named: string; asked: string } | undefined {
  const asked = question.kind === 'averages' ? (question as AveragesQuestion).task : undefined
  if (asked === undefined || !(asked in AVERAGES_BY_WAY)) return undefined
  const [named, ...others] = Object.entries(AVERAGES_BY_WAY).flatMap(([name, way]) =>
    way.test(text) ? [name] : [],
  )
  return named !== undefined && others.length === 0 && named !== asked ? { named, asked } : undefined
}
