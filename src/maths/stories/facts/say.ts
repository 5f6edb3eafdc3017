import { moneyText } from '../money-units.ts'
import type { Fact, Story } from './fact.ts'
import { namesOf, shown } from './proposal.ts'

const capital = (text: string) => text.replace(/(?<=^|[ -])\p{Ll}/gu, letter => letter.toUpperCase())
const ODD: Record<string, string> = { have: 'has', be: 'is', do: 'does', go: 'goes' }
const third = (verb: string) =>
  ODD[verb] ??
  (/(?:s|x|ch|sh|z)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`)

/** A text of the reader's with the names of people as they are written. */
export function withNames(text: string, people: ReadonlySet<string>): string {
  const names = [...people].filter(name => /^\p{L}{2,}$/u.test(name))
  return names.reduce(
    (said, name) => said.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), capital(name)),
    text,
  )
}

/** What was taken for what, a line for each number: `Tom has 12 sweets`, `5 pencils for each box`. */
export function sentencesOf({ facts, people }: Story): string[] {
  return facts.flatMap(fact => (fact.value && fact.ids.length > 0 ? [sentenceOf(fact, people)] : []))
}

function sentenceOf(fact: Fact, people: ReadonlySet<string>): string {
  const { value, money, per, compared, holder, verb, to, than } = fact
  const amount =
    money !== undefined
      ? value && moneyText(value, money)
      : compared === 'times'
        ? `${value ? shown(value) : ''} times as many`
        : `${value ? shown(value) : ''} ${compared ? `${compared} ` : ''}${namesOf(fact)}`
  const other = than?.holder ?? than?.things.join(' ')
  const more = [
    money !== undefined && compared && compared !== 'times' ? compared : '',
    other
      ? `${compared === 'times' ? 'as' : 'than'} ${than?.holder && people.has(than.holder) ? capital(other) : other}`
      : '',
    per === undefined ? '' : `for each ${per.join(' ')}`,
    to === undefined ? '' : `to ${people.has(to) ? capital(to) : to}`,
  ].filter(words => words !== '')
  const isPerson = holder !== undefined && people.has(holder) && per === undefined
  const who = isPerson
    ? `${holder === 'i' ? 'I' : capital(holder)} ${holder === 'i' ? verb : third(verb)} `
    : ''
  const does =
    !isPerson && fact.isSubject && !['be', 'have'].includes(verb) && per === undefined ? [`(${verb})`] : []
  return [`${who}${amount}`, ...more, ...does].join(' ')
}
