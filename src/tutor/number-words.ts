import { lettersApart } from '#text/letters-apart.ts'

const NUMBERS =
  'three four five seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(
    ' ',
  )

/** Spelt as they sound, further away than by a slip. */
const SOUNDS: Readonly<Record<string, string>> = {
  wun: 'one',
  wan: 'one',
  tu: 'two',
  tew: 'two',
  twoo: 'two',
  thri: 'three',
  fower: 'four',
  foar: 'four',
  fiv: 'five',
  fyv: 'five',
  faiv: 'five',
  siks: 'six',
  sixs: 'six',
  sicks: 'six',
  sevn: 'seven',
  ait: 'eight',
  ayt: 'eight',
  eyt: 'eight',
  aight: 'eight',
  eit: 'eight',
  nyn: 'nine',
  nyne: 'nine',
  nin: 'nine',
  nain: 'nine',
  tenn: 'ten',
  leven: 'eleven',
  levin: 'eleven',
  threeteen: 'thirteen',
  firteen: 'thirteen',
  firty: 'thirty',
  threety: 'thirty',
  fivety: 'fifty',
}

/** Words of their own that sound like a number: they are one only where nothing but a number is awaited. */
const HOMOPHONES: Readonly<Record<string, string>> = {
  won: 'one',
  to: 'two',
  too: 'two',
  tow: 'two',
  tree: 'three',
  free: 'three',
  for: 'four',
  fore: 'four',
  ate: 'eight',
}

/** Words of their own that stand a slip away from a number. */
const OWN = new Set(
  'there three threw tree thee hour four foul flour floor your tour pour sour fours fourth form fort forth forty five fives dive live give hive fine fire file fife seven sevens even sever severn never eight eights weight height eighth nine nines line mine fine pine wine dine vine nice none nun then when tent tend teen tens twelves thirst thirsty dirty fifth fifths nifty sixth sixths seventh sevenths eighths ninth tenth hundreds entry event events'.split(
    ' ',
  ),
)

const LONG = 7

/** The number word that a word is meant for, where it is no other word. */
function meant(word: string): string | undefined {
  const own = word.toLowerCase()
  if (Object.hasOwn(SOUNDS, own)) return SOUNDS[own]
  if (own.length < 4 || NUMBERS.includes(own) || OWN.has(own) || /(?:th|ths|ies|s)$/.test(own))
    return undefined
  const near = NUMBERS.filter(each => each.length > 3 && each[0] === own[0])
    .map(each => ({ each, slips: lettersApart(own, each) }))
    .toSorted((one, other) => one.slips - other.slips)
  const [first, second] = near
  const isNear = first !== undefined && first.slips <= (own.length >= LONG ? 2 : 1)
  return isNear && first.slips < (second?.slips ?? Number.POSITIVE_INFINITY) ? first.each : undefined
}

const TENS = /^(?:twen|thir|for|four|fif|six|seven|eigh|nine)ty$/i
/** What is said before a number that is come to. */
const LEADS =
  /(?:^|\b(?:its|it's|it is|that's|thats|is|is it|so|then|get|got|makes?|maybe|um+|er+m?|oh+|ah+|ok|no|wait|think|be|answer|equals|and)[\s,]+|[=.!?:;,]\s*)$/i
/** The same, where nothing but a number can be meant by a word that is one of its own. */
const LEADS_ALONE =
  /^\W*(?:(?:its|it's|it|is|so|then|um+|er+m?|oh+|ok|i|think|the|answer|maybe)[\s,]{1,3}){0,6}$/i
const BEHIND =
  /^(?:\W{0,3}\b(?:left|more|each|lots|then|now|lol|yay|please|pls|right|easy|ez|i think|is it|for (?:each|one)|cm|m|p|pence|pounds?|altogether|in all)\b){0,4}(?:\W{1,3}(?:cos|because|bcoz)\b.*)?\W*$/i
/** Behind `to` and `for` more words are needed to tell. */
const BEHIND_HOMOPHONE = /^ (?:left|more)\W*$/i

/** What is said in other shapes than it is written: `5 upon 10`, `4 nd a haf`, `24, negative`. */
const SHAPES: readonly [RegExp, string][] = [
  [/(?<=\d) upon (?=\d)/gi, '/'],
  [
    /(\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) (?:and|nd|an|n|&) (?:a )?(?:half|haf|harf)\b(?! (?:is|of|that|it|gives|makes|so|then|again)\b)/gi,
    '$1 and a half',
  ],
  [/(?<![-−\d.,/])(\d[\d.]*),? (?:but )?(?:its |it's )?(?:negative|minus)\W*$/i, '-$1'],
  [/(?<![-−\d.,/])(\d[\d.]*),? (?:but )?(?:its |it's )?positive\W*$/i, '$1'],
]

/** A message that comes to a number, with its number words as they are spelt: `so its fiftean`, `fore left`. */
export function withNumberWords(message: string): string {
  const shaped = SHAPES.reduce((text, [pattern, written]) => text.replace(pattern, written), message)
  return shaped.replace(/(?<![\p{L}\d'])\p{L}{2,11}(?![\p{L}\d'])/gu, (word, at: number) => {
    const [before, behind] = [shaped.slice(0, at), shaped.slice(at + word.length)]
    const homophone = HOMOPHONES[word.toLowerCase()]
    if (homophone) {
      const isAlone = LEADS_ALONE.test(before) && BEHIND_HOMOPHONE.test(behind)
      const isSaid = /\b(?:its|it's|is|um+)\s+$/i.test(before) && LEADS_ALONE.test(before)
      const isRest = isTens(before.trim().split(/\s+/).at(-1) ?? '') && /^\W*$/.test(behind)
      const isLike = /^(?:fore|tow|tree|ate)$/i.test(word) && isSaid && /^\W*$/.test(behind)
      return isAlone || isRest || isLike ? homophone : word
    }
    const number = meant(word)
    const [next = ''] = /^\p{L}+/u.exec(behind.trimStart()) ?? []
    const isEnd =
      BEHIND.test(behind) || (isTens(number ?? '') && BEHIND.test(behind.trimStart().slice(next.length)))
    const isBegun = LEADS.test(before) || isTens(before.trim().split(/\s+/).at(-1) ?? '')
    return number && isBegun && isEnd ? number : word
  })
}

const isTens = (word: string) => TENS.test(word) || TENS.test(meant(word) ?? '')
