const COUNTED =
  /(?<![\d.£$€])([£$€] ?)?(\d+(?:\.\d+)?) ?((?!and\b|for\b|or\b|to\b|of\b|if\b|how\b)\p{L}+)?/giu
const OTHERWISE =
  /\b(?:each|every|left|more|fewer|less|altogether|in total|difference|change|together|then|ratio|share|percent|per)\b|[%=:]|\d ?[-+x×*÷/] ?\d/i
/** `6 packs of 5 cards`: so many are in each of them. */
const EACH_HAS = /\b\d+ \p{L}+ (?:of|with) \d/iu
const STEMS: readonly [RegExp, string][] = [
  [/^(?:ppl|persons?|people|peeps)$/, 'people'],
  [/^(?:kids?|childs?|children|childrens)$/, 'children'],
]

/** Two words for the same thing count as one. */
function stemOf(word = ''): string {
  const plain = word.toLowerCase()
  return STEMS.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.replace(/(?:es|s)$/, '')
}

/** Of so many so much is told, and how much it is of another number of them is asked: `6 spoons for 4 people, how many for 6`. */
export function proportionAsked(text: string): string | undefined {
  if (OTHERWISE.test(text) || EACH_HAS.test(text) || !/\bhow (?:many|much)\b/i.test(text)) return undefined
  const found = [...text.matchAll(COUNTED)].map(([, sign, number = '', word]) => ({
    number: `${sign?.trim() ?? ''}${number}`,
    stem: sign ? 'money' : stemOf(word),
    word: word ?? '',
  }))
  const [one, two, asked, ...more] = found
  if (!one || !two || !asked || more.length > 0) return undefined
  const isBehind = text.search(/\bhow (?:many|much)\b/i) > text.lastIndexOf(two.word || two.number)
  const base = [one, two].find(({ stem }) => stem !== '' && stem === asked.stem)
  const other = base === one ? two : one
  if (!base || !isBehind || other.stem === base.stem || other.stem === '') return undefined
  const count = `${base.number} ${base.word}`
  const goal = `${asked.number} ${base.word}`
  return other.stem === 'money'
    ? `${count} cost ${other.number}. How much do ${goal} cost?`
    : `${count} need ${other.number} ${other.word}. How many ${other.word} do ${goal} need?`
}
