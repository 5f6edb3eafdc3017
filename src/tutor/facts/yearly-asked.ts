import { factsIn } from './facts.ts'

const YEARLY = /\b(?:a|per|each|every|one) (?:year|yr)\b|\byearly\b|\bannual(?:ly)?\b|\bp\.?a\b/i
const LOSES = /\b(?:loses?|lost|losing|depreciat\w*|falls?|drops?|decreas\w*|goes down|less|down)\b/i
const SAVED = /\b(?:bank|account|invest\w*|savings?|saved|interest|compound\w*)\b/i
const ASKS = /\b(?:how much|what|whats|worth|find|work out|value)\b|\?/i

/** An amount that grows or shrinks by a percentage each year: `£500 in the bank at 4% a year compound, how much after 2 years`. */
export function yearlyAsked(text: string): string | undefined {
  const facts = factsIn(text)
  const [percent, ...more] = facts.filter(({ said }) => said.endsWith('%'))
  const years = facts.find(({ after }) => /^(?:years?|yrs?)\b/.test(after))
  const amount = facts.find(each => each !== percent && each !== years)
  if (facts.length !== 3 || !percent || more.length > 0 || !years || !amount || !YEARLY.test(text))
    return undefined
  if (!ASKS.test(text) || /[=×÷*]/.test(text) || /\bsimple\b|\bhow (?:many|long)\b|\bwhen\b/i.test(text))
    return undefined
  const sum = `${/^[£$€]/.test(amount.said) ? '' : '£'}${amount.said}`
  if (LOSES.test(text) && !SAVED.test(text))
    return `A car worth ${sum} loses ${percent.said} of its value each year. How much is it worth after ${years.said} years?`
  const isCompound = /\bcompound/i.test(text)
  return SAVED.test(text) && isCompound && !LOSES.test(text)
    ? `${sum} is invested at ${percent.said} compound interest per year. How much is it worth after ${years.said} years?`
    : undefined
}
