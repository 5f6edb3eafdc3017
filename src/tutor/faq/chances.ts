import { FREQUENT_QUESTIONS, type FrequentQuestion, type Topic } from '#maths/language/en/faq/index.ts'
import { NONE } from '../classes/network.ts'

/** How much rarer a question is where none of its topics is on the table. */
const ELSEWHERE = 0.04
/** How much more often a message asks none of them than the examples have it. */
const NOT_ASKED = 0.5

/** A frequent question that a message may ask, and how likely it is; undefined stands for none of them. */
export interface Chance {
  question: FrequentQuestion | undefined
  chance: number
}

const byId = new Map(FREQUENT_QUESTIONS.map(each => [each.id, each]))

/**
 * The likeliest question, by what a net makes of the message and by what is on the table.
 * @param classes what the net knows, each with its chance in `chances`
 * @param topics of what is on the table, if anything is
 */
export function likeliest(
  classes: readonly string[],
  chances: readonly number[],
  topics: readonly Topic[],
): Chance {
  const weighed = classes.map((id, at) => {
    const question = byId.get(id)
    const chance = chances[at] ?? 0
    if (id === NONE || !question) return { question: undefined, chance: chance * NOT_ASKED }
    const isHere = topics.length === 0 || question.topics.some(each => topics.includes(each))
    return { question, chance: isHere ? chance : chance * ELSEWHERE }
  })
  const all = weighed.reduce((sum, { chance }) => sum + chance, 0)
  const best = weighed.reduce((one, other) => (other.chance > one.chance ? other : one))
  return { ...best, chance: best.chance / Math.max(all, Number.MIN_VALUE) }
}
