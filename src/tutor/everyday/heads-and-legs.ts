import { isWhole, rational } from '#maths/arithmetic/rational.ts'
import type { StoryModel } from '#maths/stories/model.ts'

const TWO =
  '(?:chickens?|hens?|ducks?|birds?|geese|turkeys?|ostrich(?:es)?|people|farmers?|bikes?|bicycles?|motorbikes?)'
const FOUR = '(?:cows?|pigs?|sheep|horses?|goats?|dogs?|cats?|rabbits?|tables?|cars?|donkeys?|lambs?)'

/** Heads and legs of two kinds of animals: how many there are of each; undefined in any doubt. */
export function headsAndLegsIn(text: string): StoryModel | undefined {
  const two = new RegExp(`\\b${TWO}\\b`, 'i').exec(text)?.[0].toLowerCase()
  const four = new RegExp(`\\b${FOUR}\\b`, 'i').exec(text)?.[0].toLowerCase()
  const heads = Number(/\b(\d+) (?:heads?|animals|vehicles)\b/i.exec(text)?.[1])
  const legs = Number(/\b(\d+) (?:legs?|feet|wheels?)\b/i.exec(text)?.[1])
  if (!two || !four || !heads || !legs || (text.match(/\d+/g) ?? []).length !== 2) return undefined
  const what = /wheels?/i.test(text) ? 'wheels' : 'legs'
  const least = rational(2 * heads)
  const over = rational(legs).sub(least)
  const fours = over.div(2)
  const twos = rational(heads).sub(fours)
  if (!isWhole(fours) || fours.s < 0n || twos.s < 0n) return undefined
  return {
    answer: [fours, twos],
    steps: [
      {
        value: least,
        is: `how many ${what} there would be with two for each`,
        ask: `Pretend that each of them has two ${what} only. How many ${what} would that be?`,
      },
      {
        value: over,
        is: `how many ${what} are still over`,
        ask: `How many ${what} are still over then?`,
      },
      {
        value: fours,
        is: `how many ${four} there are`,
        ask: `Two of those go to each that has four. How many get two more?`,
      },
      { value: twos, is: `how many ${two} there are`, ask: 'And how many are the other ones?' },
    ],
    besides: [],
    owners: [
      { name: four.replace(/s$/, ''), value: fours },
      { name: two.replace(/s$/, ''), value: twos },
    ],
    check: `Count the ${what} of your numbers: two for the one kind, four for the other. Do they come to what it says, and the heads, too?`,
    isMoney: false,
  }
}
