import { unitsIn } from '#maths/wording/unit-amounts.ts'

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
  return STEMS.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.replace(/(?:es|s|e)$/, '')
}

/** Of so many so much is told, and how much it is of another number of them is asked: `6 spoons for 4 people, how many for 6`. */
export function proportionAsked(text: string): string | undefined {
  const some = sharedFor(text) ?? fractionEach(text)
  if (some) return some
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

const AMOUNT = '(?<![\\d./])(\\d+ \\d+\\/\\d+|\\d+\\/\\d+|half|a half|a quarter|three quarters)(?![\\d/])'
const WORDS: Readonly<Record<string, string>> = {
  half: '1/2',
  'a half': '1/2',
  'a quarter': '1/4',
  'three quarters': '3/4',
}
/** `for one cake`, `each bottle`, `per lap` */
const OF_ONE = /\b(?:one|1|each|every|per|for an?) (\p{L}{3,})\b(?! of\b)/giu
const ASKED_OF = /\bhow (?:much|many|long|far)\b/i

/** A fraction of something for one thing, and as much for several is asked: `3/4 cup for one cake, how much for 6 cakes`. */
function fractionEach(text: string): string | undefined {
  const [amount, ...others] = [...text.matchAll(new RegExp(AMOUNT, 'gi'))]
  const at = text.search(ASKED_OF)
  if (
    !amount ||
    others.length > 0 ||
    amount.index > at ||
    /\b(?:left|more|less|fewer|of (?:it|them|the)|remain\w*)\b|[=%:]/i.test(text)
  )
    return undefined
  const rest = text.replace(amount[0], ' ')
  const [many, ...more] = [...rest.matchAll(/(?<![\d.])(\d+) (\p{L}{3,})/giu)].filter(
    ([, count]) => count !== '1',
  )
  const told = rest.replace(/(?<![\d.])1(?= \p{L}{3,})/giu, ' ').match(/\d+/g) ?? []
  if (!many || more.length > 0 || told.length !== 1) return undefined
  const isOne = [...text.slice(0, at).matchAll(OF_ONE)].some(([, thing]) => stemOf(thing) === stemOf(many[2]))
  const number = WORDS[amount[0].toLowerCase()] ?? amount[0]
  const measured = new RegExp(`${AMOUNT}(?: (?:of|an?))*(?: (\\p{L}+))?`, 'iu').exec(text)?.[2] ?? ''
  // `how many tins`, where one tin is told, asks how often it goes in.
  const asked = /\bhow many (\p{L}+)/iu.exec(text)?.[1]
  if (!isOne || (asked !== undefined && stemOf(measured) !== stemOf(asked))) return undefined
  const product = `${many[1]} × ${number}`
  return unitsIn(measured) ? `How much is ${product} ${measured}?` : `What is ${product}?`
}

const SHARED_FOR =
  /^\W*(?:(?:there are|there is|we have|i have|i got|we got|its|it's) )?([£$€]?)(\d+) ?((?:\p{L}+ )?\p{L}{3,}?)? (?:for|between|among) (\d+) (people|kids|children|friends|girls|boys|students|persons?|guests|cousins|ppl)\b[^\d]{0,12}\bhow (?:much|many)(?: of (?:it|them|that))?(?: \p{L}+)? (?:each|(?:does|do|can|will) (?:each|everyone|everybody|every)|per)\b[^\d]{0,25}$/iu

/** `4 pizzas for 6 kids how much each`: they are shared. */
function sharedFor(text: string): string | undefined {
  const [told, sign, count, things = '', many] = SHARED_FOR.exec(text) ?? []
  const isOther =
    (!sign && things === '') || /\b(?:cost|need|take|tickets?|bags?|packs?|boxes)\b/i.test(told ?? '')
  return told && !isOther ? `What is ${count} ÷ ${many}?` : undefined
}
