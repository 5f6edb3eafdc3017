const COURTESIES = [
  'please',
  'can you',
  'could you',
  'question',
  'q',
  'sum',
  'find the answer to',
  'find the value of',
  'find the result of',
  'what is the answer to',
  'what is the value of',
  'what is the result of',
  'what do you get for',
  'what does',
  'what is',
  "what's",
  'whats',
  'what are',
  'how much is',
  'how many is',
  'how many are',
  'how much are',
  'work out the value of',
  'find the exact value of',
  'write down the value of',
  'state the value of',
  'give the value of',
  'determine the value of',
  'determine',
  'identify',
  'work out the answer to',
  'work out',
  'calculate the value of',
  'calculate',
  'compute',
  'evaluate the expression',
  'evaluate this expression',
  'evaluate the following expression',
  'evaluate the following',
  'evaluate',
  'add:',
  'subtract:',
  'multiply:',
  'divide:',
  'add.',
  'subtract.',
  'multiply.',
  'divide.',
  'find the sum.',
  'find the difference.',
  'find the product.',
  'find the quotient.',
  'find the sum:',
  'find the difference:',
  'find the product:',
  'find the quotient:',
  'work out the sum:',
  'what is the sum:',
  'find',
  'do',
]
const SOLVING = [
  'solve for',
  'solve the equation',
  'solve the proportion',
  'solve this proportion',
  'solve this equation',
  'solve',
  'find the unknown',
  'find the missing number',
  'find the value of the missing number',
  'work out the value of the missing number',
  'what is the value of the missing number',
  'find the missing value',
  'find the unknown number',
  'find the number that makes this true',
  'find the number that makes the equation true',
  'find the number that makes this equation true',
  'find the number that makes the number sentence true',
  'work out the missing number',
  'work out the missing value',
  'write the missing number',
  'write in the missing number',
  'write the missing number in the box',
  'write the missing number in the empty box',
  'put the missing number in the box',
  'write a number in the box to make this correct',
  'write a number in the box to make this true',
  'fill in the missing numbers',
  'find the number that goes in the box',
  'find the number in the box',
  'what is the number in the box',
  'what number does the box stand for',
  'what number does the square stand for',
  'write down the missing number',
  'what is the missing number',
  'what is the missing value',
  'what number is missing',
  'what number goes in the box',
  'which number goes in the box',
  'what goes in the box',
  'what goes in the blank',
  'what number goes in the blank',
  'what number replaces the question mark',
  'what number should replace the question mark',
  'which number should replace the question mark',
  'what should replace the question mark',
  'find the missing numerator',
  'find the missing denominator',
  'fill in the missing numerator',
  'fill in the missing denominator',
  'write the missing numerator',
  'write the missing denominator',
  'find an equivalent fraction',
  'find the equivalent fraction',
  'write an equivalent fraction',
  'complete the equivalent fraction',
  'complete the equivalent fractions',
  'make these fractions equivalent',
  'what number makes this true',
  'what number makes the equation true',
  'what number makes the number sentence true',
  'complete the number sentence',
  'complete the calculation',
  'complete this number sentence',
  'complete this calculation',
  'complete the equation',
  'complete the sum',
  'copy and complete',
  'complete',
  'missing number',
  'fill in',
  'fill in the box',
  'fill in the missing value',
  'fill in the missing number',
  'fill in the blank',
  'fill in the gap',
]

/** Longest first, so that `what is` never eats the beginning of `what is the value of`. */
const byLength = (phrases: string[]) => [...phrases].sort((a, b) => b.length - a.length)
const byStart = (phrases: string[]) => Map.groupBy(byLength(phrases), phrase => phrase.charAt(0))
const LEADS = byStart(COURTESIES)
const SOLVE_LEADS = byStart(SOLVING)

function withoutLead(text: string, leads: ReadonlyMap<string, string[]>): string | undefined {
  const lower = text.toLowerCase()
  for (const lead of leads.get(lower.charAt(0)) ?? []) {
    if (!lower.startsWith(lead)) continue
    const rest = text.slice(lead.length)
    if (/^[\p{L}]/u.test(rest)) continue
    // "Sum 3 and 4" asks to add, "Sum: 3 + 4" only announces.
    if (lead === 'sum' && /^ [^+]*\band\b/i.test(rest)) continue
    // The mark behind "What goes in the box?" is no blank of its own.
    return rest.replace(/^\?\s+/, '').replace(/^[\s:,.]+(?!\d)|^[\s:,]+/, '')
  }
  return undefined
}

/** Behind `Write the missing number`: why it is to be written. */
const TO_MAKE_TRUE =
  /^(?:in the (?:box|boxes|gap|blank|space),? ?)?(?:(?:so that|to make|that makes) (?:this|the|it|each)(?: [a-z]+){0,2} (?:correct|true|complete|balance))[:.,]?\s*(?=\S)/i

export interface Stripped {
  /** What is left when the words that only ask are gone. */
  rest: string
  /** It asked to solve an equation. */
  isSolve: boolean
}

/** Takes away the words that ask (`What is`, `Please work out`, `Solve`) from the front and `= ?` from the end. */
export function withoutAsking(text: string): Stripped {
  let rest = text.trim()
  let isSolve = false
  for (let count = 0; count < 6; count++) {
    const solved = withoutLead(rest, SOLVE_LEADS)?.replace(TO_MAKE_TRUE, '')
    const next = solved ?? withoutLead(rest, LEADS)
    if (next === undefined) break
    isSolve ||= solved !== undefined
    rest = next
  }
  rest = rest.replace(
    /[\s,]*\b(?:please|equal|equals|make|makes|(?:is|equals|makes|gives) what(?: number)?)\s{0,30}[?.!]*\s{0,30}$/i,
    '',
  )
  const bare = rest.replace(/[?.!\s:]+$/, '')
  // In "10 = 3 + ?" the question mark is the missing number.
  const isMissing = rest.includes('?') && /[-+−×*÷/]$/.test(bare)
  return { rest: isMissing ? `${bare} ?` : bare, isSolve }
}
