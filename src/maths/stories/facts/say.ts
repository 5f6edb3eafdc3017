import type { Fact, Story } from './fact.ts'
import { namesOf, shown } from './proposal.ts'

const capital = (text: string) => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

/** What was taken for what, a line for each number: `Tom: 12 sweets`, `5 pencils for each box`. */
export function sentencesOf({ facts, people }: Story, _: readonly Fact[]): string[] {
  return facts.flatMap(fact => {
    if (!fact.value) return []
    const amount = fact.money === undefined ? `${shown(fact.value)} ${namesOf(fact)}` : moneyText(fact)
    const per = fact.per === undefined ? '' : ` for each ${fact.per.join(' ')}`
    const more =
      fact.compared === undefined ? '' : fact.compared === 'times' ? ' times as many' : ` ${fact.compared}`
    const who = fact.holder !== undefined && people.has(fact.holder) ? `${capital(fact.holder)}: ` : ''
    return [`${who}${amount}${more}${per}`]
  })
}

function moneyText({ value, money }: Fact): string {
  const amount = value ? (value.d === 1n ? value.toString() : value.valueOf().toFixed(2)) : ''
  return money === 'p' || money === '¢' ? `${amount}${money}` : `${money ?? ''}${amount}`
}
