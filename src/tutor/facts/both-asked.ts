import { readQuestions } from '#maths/questions/read-questions.ts'
import type { Problem } from '../find-problems.ts'
import type { Dialogue } from '../state.ts'

const BOTH =
  /\bboth (?:of them )?(?:are |be |were |being )?(\p{L}{3,})\b|\b(\p{L}{3,}) (?:both times|and then (?:another )?\2)\b/iu
const COUNTED = /\b(\d{1,3}) (\p{L}{3,})\b/gu
const NOT_BACK =
  /\b(?:not|\p{L}{2,6}n['’]?t|never|without) (?:\p{L}+ )?(?:put(?:ting)? (?:it |them )?back|replac\w+)|\bkeeps? (?:it|them)\b/iu
const BACK = /\b(?:puts?|putting|goes) (?:it |them )?back\b|\bwith replacement\b/i
const THINGS = /^(?:balls?|beads?|marbles?|counters?|sweets?|things?|cubes?|socks?|cards?|of|in|are)$/i

/** `and both red, first and second?`, behind the chances of a bag: whether the first is put back must have been told. */
export function bothAsked(text: string, { work, found }: Dialogue): Problem | undefined {
  const [, one, other] = text.length <= 100 ? (BOTH.exec(text) ?? []) : []
  const colour = (one ?? other)?.toLowerCase()
  const told = [found, work].flatMap(each =>
    each?.isFound && each.problem.question.kind === 'probability' ? [each.problem.text] : [],
  )
  const bag = told.flatMap(each => {
    const kinds = [...each.toLowerCase().matchAll(COUNTED)].filter(([, , name = '']) => !THINGS.test(name))
    return kinds.length > 1 ? [kinds] : []
  })[0]
  const all = [...told, text].join(' ')
  const isKept = NOT_BACK.test(all)
  if (!bag || !colour || !bag.some(([, , name]) => name === colour) || (!isKept && !BACK.test(all)))
    return undefined
  const listed = bag.map(([, count, name]) => `${count} ${name} balls`)
  const [question] =
    readQuestions(
      `A bag contains ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}. Two balls are taken out ${isKept ? 'without' : 'with'} replacement. What is the probability that both are ${colour}?`,
    ) ?? []
  return (
    question && {
      question,
      text,
      lead: `Two one after the other, and both must be ${colour}. What is the chance for the first one, and what for the second one once the first was ${colour}? How do you put the two chances together?`,
    }
  )
}
