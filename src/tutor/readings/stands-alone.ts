import { behindAnew } from '#maths/language/en/another-question.ts'
import { asksAmount } from '#maths/language/en/unsolved/asking.ts'
import { announcedIn } from '#maths/language/en/unsolved/settling.ts'
import { textOnTable } from '../replies/reason-for.ts'
import type { Dialogue } from '../state.ts'
import { knownFrom } from '../unsolved/told.ts'

/** Speaks of what the tutor has said, or of how the talk goes. */
const OF_TALK =
  /\b(?:yo)?u (?:just |only |already )?(?:sa(?:id|y)|told|tell|asked?|ga?ve|mean|meant|wrote|put|got|do|did)\b|\bjust (?:tell|say|answer)\b|\byes or no\b/i

/**
 * Whether a message is a task of its own beside what is on the table. A complaint, an objection and a question about what
 * was just said have numbers and asking words as well, so a task has to tell amounts of things and ask for one.
 */
export function standsAlone(said: string, before: Dialogue): boolean {
  const { part, told } = before
  const isAnnounced = part?.isNew || behindAnew(said) !== undefined || announcedIn(said) !== undefined
  const onTable = textOnTable(before) ?? before.unsolved?.text
  if (isAnnounced || told.length === 0 || onTable === undefined) return true
  if (OF_TALK.test(said) || !asksAmount(said)) return false
  const amounts = knownFrom(said)
  const here = numbersIn([onTable, told.at(-1) ?? '', before.last].join(' '))
  const isFresh = amounts.filter(({ number }) => numbersIn(number).some(each => !here.includes(each)))
  // Several numbers that nobody has named yet, or amounts of things.
  return isFresh.length > 1 || amounts.some(({ words, number }) => words !== '' || /[£$€%]/.test(number))
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:/]\d+)*/g) ?? []
