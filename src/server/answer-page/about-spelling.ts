/** Whether a question wants a word spelt: then every letter counts. */
export function isAboutSpelling(question: string): boolean {
  return /\b(?:spell(?:ing|ings|ed|s)?|spelt)\b/i.test(question)
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** How many letters have to be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, wanted] of [...other].entries()) {
      const change = (row[place] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The ending of `colour` and `favourite`; in `fourty` it is a slip. */
const OUR = /our(?=(?:s|ed|ing|ful|ite|able|al|hood|er)?$)/

/** Both ways of spelling are right on one side of the ocean. */
const isOtherSide = (one: string, other: string) =>
  one.replace(OUR, 'or') === other ||
  [
    'ise ize',
    'isation ization',
    'tre ter',
    'gue g',
    'ence ense',
    'lled led',
    'lling ling',
    'grey gray',
    'mum mom',
  ].some(pair => {
    const [british = '', american = ''] = pair.split(' ')
    return one.replace(british, american) === other.replace(british, american)
  })

/**
 * Compares how one word is spelt; undefined where the answer is no single word near it, and a grown-up has to look.
 */
export function isSpeltRight(expected: string, answer: string): boolean | undefined {
  const said = answer.replace(/^\s*(?:it is|it's|the word is|it is spelt|you spell it)\s+/i, '').trim()
  const [wanted, given] = [letters(expected), letters(said)]
  if (wanted === '' || given === '') return undefined
  if (wanted === given) return true
  const isOneWord = !/\s/.test(expected.trim()) && (!/\s/.test(said) || /^(?:\p{L}[\s-]+)+\p{L}$/u.test(said))
  if (!isOneWord || isOtherSide(wanted, given) || isOtherSide(given, wanted)) return undefined
  return distance(wanted, given) <= Math.max(2, Math.floor(wanted.length / 2)) ? false : undefined
}
