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

const PAIR_IS =
  /\b([a-z]{2,20}) (?:to|and|:|n) ([a-z]{2,20})\b[a-z ]{0,25}?\b(?:is|are|in the ratio(?: of)?|ratio(?: of)?) ?$/i
const OF_ALL = /(?<![\d:.])(\d+) ([a-z]{2,20})|\b(?:class|group|bag|box|team|total) of (\d+)\b/i

/** How many there are of one of two, where it is told how many there are of both: `red to blue is 2:3, 40 marbles, how many red`. */
function ofAll(text: string): string | undefined {
  const ratio = RATIO.exec(text)
  const [, one = '', other = ''] = (ratio && PAIR_IS.exec(text.slice(0, ratio.index))) ?? []
  const rest = ratio ? text.slice(ratio.index + ratio[0].length) : ''
  const wanted = stem(
    /\bhow many (?:are |of (?:them )?(?:are )?)?(?:the )?([a-z]{2,20})/i.exec(rest)?.[1] ?? '',
  )
  const [all = '', counted, things = 'things', group] = OF_ALL.exec(rest) ?? []
  const both = [one, other].map(stem)
  if (
    !both.includes(wanted) ||
    both.includes(stem(things)) ||
    all === '' ||
    /\d/.test(rest.replace(all, ' '))
  )
    return undefined
  // Of words such as `red` only what they are said of can be counted.
  const isKind = ![one, other].every(each => each.endsWith('s'))
  return `The ratio of ${one} to ${other}${isKind ? ` ${things}` : ''} is ${ratio?.[1]}:${ratio?.[2]}. There are ${counted ?? group} ${isKind ? things : `${one} and ${other}`}. How many are ${wanted === both[0] ? one : other}?`
}

const GETS =
  /(?<!\bdoes )\b([a-z]{2,20}) (?:gets?|got|has|have|receives?|is given) ([£$€]?\d+(?:\.\d+)?)(?![\d:]| (?:more|less|fewer|extra|times|parts?|shares?))/i
const WANTS_OF =
  /\bhow (?:many|much)(?: (?!more|less|fewer|extra|parts)[a-z]{2,20})? (?:does|do|did|will|would|is) ([a-z]{2,20}) (?:get|have|receive|given)\b/i

/** `mia and tom share sweets 3:5, mia gets 12, how many does tom get`: what one of two has, of which the other one is asked. */
function ofPersons(text: string): string | undefined {
  const ratio = RATIO.exec(text)
  const [said = '', known = '', amount = ''] = GETS.exec(text) ?? []
  const wanted = WANTS_OF.exec(text)?.[1] ?? ''
  const order = ratio && wanted && known ? orderOf(text, known, wanted) : undefined
  if (!ratio || !order || /\d/.test(text.replace(ratio[0], ' ').replace(said, ' '))) return undefined
  const names = order === 'known first' ? [known, wanted] : [wanted, known]
  const things = /^[£$€]/.test(amount) ? 'money' : 'things'
  return `The ratio of ${names.map(each => `${each}'s ${things}`).join(' to ')} is ${ratio[1]} : ${ratio[2]}. There are ${amount} ${known}'s ${things}. How many ${wanted}'s ${things} are there?`
}

/** How much of the other there is, where the amount of one part is told: `red and white 2 : 5, 14 litres of red, how much white`. */
export function ratioAsked(text: string): string | undefined {
  const all = ofAll(text) ?? ofPersons(text)
  if (all) return all
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
