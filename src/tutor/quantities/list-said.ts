import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LIST = /^\d+(?:, \d+){2,}$/
const SAID = /^\D*(\d+(?:(?:\s*[,;&]\s*|\s+)(?:and\s+)?\d+)+)\D*$/
/** `3 and 4 are not factors`, `5 isn't one`. */
const DENIED =
  /^\D*(\d+(?:(?:\s*[,;&]\s*|\s+)(?:(?:and|or)\s+)?\d+)*)\s+(?:(?:is|are)\s+(?:not|n['’]?t|no)|(?:is|are)n['’]?t)\s+(?:(?:an?|any|the|in|on|of|one|ones|that|this|it|list|sequence|factors?|multiples?)\b\s*)+(?:\d+)?\W*$/i
const LONGEST = 80
/** What is denied is no part that is named. */
const DENIES = /n['’]?t\b|\b(?:not|no|except|wrong|without|only|dont|doesnt|arent)\b/i
/** So many that are none are named; of more it is said only that there are some. */
const MOST_NAMED = 2

/** Some numbers of a list that is asked for, as the factors of 12: all of them are so, or those that are not are asked back. */
export function listSaid(text: string, question: Question): QuantitySaid | undefined {
  if (!['factors', 'sequences'].includes(question.kind) || text.length > LONGEST || /[=+×÷*/]/.test(text))
    return undefined
  const { answer } = solve(question)
  if (DENIES.test(text)) return deniedOf(text, answer)
  const said = SAID.exec(text)?.[1]?.match(/\d+/g)
  if (!said || !LIST.test(answer)) return undefined
  const wanted = answer.split(', ')
  const right = said.filter(each => wanted.includes(each))
  const others = said.filter(each => !wanted.includes(each))
  if (right.length === 0 || right.length === wanted.length) return undefined
  if (others.length === 0)
    return {
      isSo: true,
      quantity: bare('part of the list', 'Which ones are still missing?'),
      own: said.join(', '),
    }
  // All numbers in a row would be sorted by the tutor.
  if (others.length > MOST_NAMED || others.length >= right.length)
    return {
      isSo: false,
      quantity: bare(
        'part of the list',
        '',
        'Some of those belong to it, and some don’t. Take them one by one: how do you check one?',
      ),
    }
  const are = right.length > 1 ? 'belong' : 'belongs'
  return {
    isSo: false,
    quantity: bare(
      'part of the list',
      '',
      `Yes, \`${right.join(', ')}\` ${are} to it. Look once more at \`${others.join(', ')}\`: how can you check whether that belongs to it, too?`,
    ),
  }
}

/** What belongs to a list and is said not to is asked back. */
function deniedOf(text: string, answer: string): QuantitySaid | undefined {
  const denied = DENIED.exec(text)?.[1]?.match(/\d+/g)
  if (!denied || !LIST.test(answer)) return undefined
  const belong = denied.filter(each => answer.split(', ').includes(each))
  if (belong.length === 0) return undefined
  return {
    isSo: false,
    quantity: bare(
      'part of the list',
      '',
      `Look once more at \`${belong.join(', ')}\`: how can you check whether that belongs to it?`,
    ),
  }
}
