import { hasUnknown } from '#maths/arithmetic/expression.ts'
import type { Question } from '#maths/domain/question.ts'
import { BY_WORDS, OF_KINDS } from '#maths/language/en/faq/of-kinds.ts'
import type { Topic } from '#maths/language/en/faq/topics.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { textOnTable } from '../replies/reason-for.ts'
import type { Dialogue } from '../state.ts'

const OF_SIGNS: Readonly<Record<string, readonly Topic[]>> = {
  '+': ['adding'],
  '-': ['subtracting'],
  '×': ['multiplying'],
  '÷': ['dividing'],
  '^': ['powers'],
}
const OF_FRACTIONS: Readonly<Record<string, readonly Topic[]>> = {
  '+': ['fractions-add-subtract'],
  '-': ['fractions-add-subtract'],
  '×': ['fractions-multiply', 'fractions-of-amounts'],
  '÷': ['fractions-divide'],
}

/** What is on the table is about; empty where nothing is. */
export function topicsOn(dialogue: Dialogue): Topic[] {
  const { work, found, waiting } = dialogue
  const question = (work ?? found ?? waiting)?.problem.question
  const text = `${textOnTable(dialogue) ?? ''} ${question?.text ?? ''}`
  const ofWords = BY_WORDS.flatMap(([words, topics]) => (words.test(text) ? topics : []))
  return [...new Set([...(question ? topicsOf(question) : []), ...ofWords])]
}

function topicsOf(question: Question): readonly Topic[] {
  const { calculations } = wayTo(question)
  const ofCalculations = calculations.flatMap(({ operator, left, right }) => {
    if (hasUnknown(left) || hasUnknown(right)) return []
    const forms = [left.form, right.form]
    const isBelow = [left.value, right.value].some(({ s }) => s < 0n)
    return [
      ...(forms.includes('fraction') || forms.includes('mixed')
        ? (OF_FRACTIONS[operator] ?? [])
        : (OF_SIGNS[operator] ?? [])),
      ...(forms.includes('mixed') ? (['mixed-numbers'] as const) : []),
      ...(isBelow ? (['negative-numbers'] as const) : []),
    ]
  })
  const order: readonly Topic[] =
    question.kind === 'calculate' && calculations.length > 1 ? ['order-of-operations'] : []
  return [...(OF_KINDS[question.kind] ?? []), ...ofCalculations, ...order]
}
