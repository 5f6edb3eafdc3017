import type { Question } from '../domain/question.ts'
import { kindOf } from '../kinds/doors.ts'

const rightIn = (questions: readonly Question[], parts: readonly string[]) =>
  questions.filter((question, at) => {
    const { verdict } = kindOf(question).mark(question, parts[at] ?? '')
    return verdict === 'right' || verdict === 'rounded'
  }).length

/**
 * Finds each question's part by its name: `area = 15 cm², perimeter = 16 cm`, in any order.
 * @param parts lines, or what stands between commas
 * @returns undefined where no question's name is said; empty parts where they can't be told apart
 */
export function splitByNames(questions: readonly Question[], parts: readonly string[]): string[] | undefined {
  const names = questions.map(({ name }) => name)
  if (names.some(name => name === undefined)) return undefined
  const longest = [...names].sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
  const pattern = new RegExp(`\\b(?:${longest.join('|')})\\b`, 'gi')
  const saidIn = (part: string) => new Set(part.match(pattern)?.map(name => name.toLowerCase()))
  if (!parts.some(part => saidIn(part).size > 0)) return undefined
  const found = new Map<string, string[]>()
  let current: string | undefined
  for (const part of parts) {
    const said = saidIn(part)
    // Working below a name belongs to it.
    if (said.size > 0) current = said.size === 1 ? [...said][0] : undefined
    if (current === undefined) return questions.map(() => '')
    found.set(current, [...(found.get(current) ?? []), part])
  }
  return found.size === names.length
    ? names.map(name => found.get(name ?? '')?.join('\n') ?? '')
    : questions.map(() => '')
}

/** Whether two answers seem to have changed places: nobody can be sure what is meant then. */
export function areSwapped(questions: readonly Question[], parts: readonly string[]): boolean {
  return rightIn(questions, [...parts].reverse()) > rightIn(questions, parts)
}
