import type { Lesson } from '#maths/lessons/lesson.ts'
import type { Dialogue } from '../state.ts'
import { say } from './voice.ts'

/** What is said to a child that names topics and asks for nothing yet. */
export function topicsNamed(lessons: readonly Lesson[], dialogue: Dialogue): string {
  const [first, ...others] = lessons.map(({ title }) => title.toLowerCase())
  if (others.length > 0)
    return `Good to know! Where shall we begin: ${listed(lessons.map(({ title }) => title.toLowerCase()))}? Say “explain ${first}”, or “quiz me on ${first}”.`
  return `${say(dialogue, 'topics', ['Good plan!', 'Yes, let’s do that!'])} Shall I explain ${first} first (say “explain”), or ask you some (say “quiz me on ${first}”)?`
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
}
