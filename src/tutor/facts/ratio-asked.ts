const RATIO = /(?<![\d.])(\d{1,3}) ?(?::|to) ?(\d{1,3})(?![\d:])/
const ABOUT = /\b(?:ratio|mix\w*|parts?|for every)\b/i
const UNIT =
  'ml|millilit(?:re|er)s?|l|lit(?:re|er)s?|kg|kilos?|g|grams?|cups?|spoons?|tins?|cans?|glass(?:es)?|jugs?|buckets?|bags?|drops?|bottles?'
/** `14 litres of red`, `12 girls`. */
const KNOWN = new RegExp(
  `(?<![\\d:.])(\\d+(?:\\.\\d+)?) ?(?:(${UNIT})\\b)?(?: of)?(?: the| that)? ?(?!of\\b)([a-z]{2,20})`,
  'i',
)
const WANTED = new RegExp(
  `\\bhow (?:much|many)(?: (?:${UNIT}))?(?: of)?(?: the)? (?!do\\b|does\\b|is\\b|are\\b|will\\b|would\\b|each\\b)([a-z]{2,20})`,
  'i',
)
const TOTAL = /\b(?:total|altogether|in all|both|all of|people|kids|children|animals|share[ds]?|split)\b/i
const LITRES = /^l(?:it(?:re|er)s?)?$/i

const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '')

/** Which of two things is named first where the two stand side by side: `red and white`, `boys to girls`. */
function orderOf(text: string, known: string, wanted: string): 'known first' | 'wanted first' | undefined {
  const pair = (one: string, other: string) =>
    new RegExp(
      `\\b${stem(one)}\\w*(?: [a-z]+)? ?(?:and|to|n|&|:|/|,|with)(?: the)? ${stem(other)}\\w*`,
      'i',
    ).test(text)
  const [a, b] = [pair(known, wanted), pair(wanted, known)]
  return a === b ? undefined : a ? 'known first' : 'wanted first'
}

/** How much of the other there is, where the amount of one part is told: `red and white 2 : 5, 14 litres of red, how much white`. */
export function ratioAsked(text: string): string | undefined {
  const ratio = RATIO.exec(text)
  if (!ratio || !ABOUT.test(text) || TOTAL.test(text)) return undefined
  const rest = `${text.slice(0, ratio.index)} ; ${text.slice(ratio.index + ratio[0].length)}`
  const wanted = WANTED.exec(rest)?.[1]
  const [said = '', amount, unit, known] = KNOWN.exec(rest) ?? []
  if (!wanted || !amount || !known || /\d/.test(rest.replace(said, ' '))) return undefined
  if (stem(wanted) === stem(known)) return undefined
  const order = orderOf(text, known, wanted)
  if (!order) return undefined
  const [one, other] = (order === 'known first' ? [known, wanted] : [wanted, known]).map(each =>
    each.toLowerCase(),
  )
  const own = unit ? ` ${LITRES.test(unit) ? 'litres' : unit} of` : ''
  return `The ratio of ${one} to ${other} is ${ratio[1]} : ${ratio[2]}. There are ${amount}${own.toLowerCase()} ${known.toLowerCase()}. How ${unit ? 'much' : 'many'} ${wanted.toLowerCase()}${unit ? '' : ' are there'}?`
}
