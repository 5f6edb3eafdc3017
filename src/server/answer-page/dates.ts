const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** The days that a text may mean: `3/4/2021` is one of two. A year may be missing. */
type Meant = string[]

function monthOf(word: string): number | undefined {
  const at =
    word.length < 3
      ? -1
      : MONTHS.findIndex(month => month.startsWith(word) || (word === 'sept' && month === 'september'))
  return at < 0 ? undefined : at + 1
}

function written(day: number, month: number, year: string | undefined): string[] {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 ? [`${day}.${month}.${year ?? ''}`] : []
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** Reads a text that is one date and nothing else. @returns the days that it may mean; none for anything else */
export function datesIn(text: string): Meant {
  const plain = text
    .toLowerCase()
    .replace(new RegExp(`\\b(?:${DAYS.join('|')})\\b,?`, 'g'), ' ')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b\p{L}+\b/gu, word => (ORDINALS.includes(word) ? String(ORDINALS.indexOf(word) + 1) : word))
    .replace(/^\s*(?:it (?:is|was|happened|ended|began|started) )?(?:on )?(?:the )?/, '')
    .replace(/\b(?:the|of|ad|in)\b/g, ' ')
    .replace(/[\s,]+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  if (iso) return written(Number(iso[3]), Number(iso[2]), iso[1])
  const digits = /^(\d{1,2})[./-] ?(\d{1,2})(?:[./-] ?(\d{4}|\d{2}))?$/.exec(plain)
  if (digits) {
    const [one, two] = [Number(digits[1]), Number(digits[2])]
    return [...new Set([...written(one, two, digits[3]), ...written(two, one, digits[3])])]
  }
  const named = /^(?:(\d{1,2}) (\p{L}+)\.?|(\p{L}+)\.? (\d{1,2}))(?: (\d{3,4}))?$/u.exec(plain)
  const month = monthOf(named?.[2] ?? named?.[3] ?? '')
  return named && month !== undefined ? written(Number(named[1] ?? named[4]), month, named[5]) : []
}

const ASKS_DATE = /\bwhen\b|\bdates?\b|\bday\b|\bbirthday\b|\bholiday\b/i

/** @returns undefined where one of them is no date, or only one names the year; `3/4` is one where dates are asked for */
export function isSameDate(expected: string, answer: string, question: string): boolean | undefined {
  if (!/\p{L}{3}|\d{4}/u.test(expected) && !ASKS_DATE.test(question)) return undefined
  const [wanted, given] = [datesIn(expected), datesIn(answer)]
  const [first, other] = [wanted[0], given[0]]
  if (first === undefined || other === undefined) return undefined
  if (wanted.some(day => given.includes(day))) return true
  return first.endsWith('.') === other.endsWith('.') ? false : undefined
}

/** Of what was said, `no` is false too. */
const AS_TRUTH = new Map([
  ['yes', 'true'],
  ['no', 'false'],
  ['not true', 'false'],
  ['untrue', 'false'],
  ['not false', 'true'],
])
const SETS = [MONTHS, DAYS, ['yes', 'no'], ['true', 'false'], [...'abcdefghijklmnopqrstuvwxyz']]

/** `No, it isn't`, `yes it does`: the verb behind says it again. */
const SAID_AGAIN =
  /^(yes|no|true|false)\s+(?:it|they|he|she|we|you|i|that|this|there)s?\s*(?:is|are|does|do|did|was|were|can|has|have|will|would|could|should|arent|aint|wont|cant|couldnt|shouldnt|wouldnt|isnt|doesnt|dont|didnt|wasnt|werent|hasnt|havent|not|is not|are not|does not|do not)?$/

/** `No, it's a mammal`: what is behind takes nothing back. */
const REASONED =
  /^(yes|no|true|false)\s+(?:it|they|he|she|we|you|that|this|there)s?\s(?!.*\b(?:yes|no|not|true|false|but|or|maybe|never|\p{L}+nt)\b).+$/u

/** Whether two texts are the same one of a small set, such as the months; undefined where they are of none. */
export function isSameOfSet(expected: string, answer: string): boolean | undefined {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^\s*(?:(?:it(?:'s| is| was)?|in|on|the letter|letter|option|answer) )+/, '')
      .replace(/[^\p{L}\s]/gu, '')
      .trim()
      .replace(SAID_AGAIN, '$1')
      .replace(/^(yes|no|true|false)\s+(?:because|cause|cos|since|as)\s.+$/, '$1')
      .replace(REASONED, '$1')
      .replace(/^(?:yep|yeah|yup|ye)$/, 'yes')
      .replace(/^(?:nope|nah)$/, 'no')
  if (/[\d+×÷*/=^]/.test(expected) || /[\d+×÷*/=^]/.test(answer)) return undefined
  const wanted = bare(expected)
  const own = bare(answer)
  const given = /^(?:true|false)$/.test(wanted) ? (AS_TRUTH.get(own) ?? own) : own
  const letter = /^[tf]$/.test(given) && /^(?:true|false)$/.test(wanted)
  if (letter) return wanted.startsWith(given)
  const set = SETS.find(names => names.includes(wanted))
  if (!set) return undefined
  const found = set.includes(given)
    ? given
    : wanted.length > 2 && given.length >= 3
      ? set.find(name => name.length > 3 && (name.startsWith(given) || `${name}s` === given))
      : undefined
  return found === undefined ? undefined : found === wanted
}
