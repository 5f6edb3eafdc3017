import { isWhole, rational } from '../../../arithmetic/rational.ts'
import type { Fact } from '../fact.ts'
import { type Case, isPlain, isPositive, known, namesOf, type Proposal, shown, stepsTo } from '../proposal.ts'
import { isAlike, mayBeSame, relate } from '../relate.ts'

/** Two together have so many, and one has so many more, or so many times as many, as the other. */
export function bothLaws({ asked, facts }: Case): Proposal[] {
  const told = facts.filter(({ steps, value }) => steps.length === 0 && value !== undefined)
  const [by, ...others] = told.filter(({ compared }) => compared !== undefined)
  const [total, ...more] = told.filter(isPlain)
  if (!by?.than || !total || others.length + more.length > 0 || told.length !== 2) return []
  const isTold = total.isTotal || total.holder === 'they'
  if (!isTold || asked.isTotal || asked.isEach || asked.compared || by.isOfLast || !isAlike(by, total))
    return []
  const own = isAskedOne(asked, by.holder, by.things)
  const other = isAskedOne(asked, by.than.holder, by.than.things)
  if (own === other) return []
  const [sum, number] = [known(total), known(by)]
  const isTimes = by.compared === 'times'
  const base = isTimes
    ? sum.div(number.add(1))
    : (by.compared === 'more' ? sum.sub(number) : sum.add(number)).div(2)
  const value = own ? sum.sub(base) : base
  if (!isPositive(base) || !isPositive(value) || !(isWhole(value) || total.money !== undefined)) return []
  const calculation = isTimes
    ? `${shown(sum)} ÷ ${shown(number.add(rational(1)))}`
    : `(${shown(sum)} ${by.compared === 'more' ? '−' : '+'} ${shown(number)}) ÷ 2`
  const uses: Fact[] = [total, by]
  const stepOf = (holder: string | undefined, things: readonly string[]) =>
    `how many ${namesOf(total)} ${holder ?? things.join(' ')} has`
  const first = stepsTo(uses, stepOf(by.than.holder, by.than.things), calculation, base)
  const steps = own
    ? [...first, { is: stepOf(by.holder, by.things), calculation: `${shown(sum)} − ${shown(base)}`, value }]
    : first
  return [{ value, law: 'both', uses, steps, doubts: uses.flatMap(({ doubts }) => doubts) }]
}

/** Whether one side of a comparison is the one that is asked about. */
function isAskedOne(asked: Case['asked'], holder: string | undefined, things: readonly string[]): boolean {
  if (asked.holder !== undefined && asked.holder !== 'they' && holder !== undefined && holder !== 'they')
    return mayBeSame(asked.holder, holder)
  const own = asked.holder === undefined ? asked.things : asked.holder.split(' ')
  return holder === undefined && relate(own, things) === 'same'
}
