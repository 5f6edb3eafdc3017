import { type Act, RANK, type Talk } from './act.ts'

const STAR =
  /\b(?:can|could|may|do|did|will|should) (?:i|we) (?:please |pls |plz )?(?:ha?ve?|get|earn)\b.{0,20}\b(?:stars?|stickers?|medals?|trophy|gold stars?)\b/i
/** `my sister says there is a 1000% chance that she wins` */
const OVER_SURE = /\b(?:[2-9]\d\d|\d{4,})(?:%| ?percent| ?per cent) (?:chance|sure|certain|likely)\b/i

/** As it was typed: of a line only its value may be kept. */
const typed = ({ asked }: Talk) => asked.messages.at(-1)?.text ?? ''

/** What is asked or said for fun. */
export const FUN: readonly Act[] = [
  {
    name: 'star',
    rank: RANK.precise,
    when: ({ last }) => STAR.test(last) && !/\d/.test(last),
    says: ({ work }) =>
      work?.isFound
        ? 'Of course, here it is: ⭐ You have earned it!'
        : 'Of course, here is one for your effort: ⭐',
  },
  {
    name: 'over-sure',
    rank: RANK.precise,
    when: talk => OVER_SURE.test(typed(talk)),
    says: () =>
      'Somebody is very sure of it! As a way of speaking that is fine. In maths, what is certain has a chance of 100%, and nothing has a bigger one.',
  },
]
