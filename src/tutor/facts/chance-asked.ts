import { withoutReport } from '#maths/language/en/own-report.ts'

const ASKED = /\b(?:chances?|probability|prob|likel(?:y|ihood)|odds)\b|\bp ?\(/i
const COLOUR =
  'red|blue|green|yellow|black|white|orange|purple|pink|brown|grey|mint|toffee|lemon|cherry|strawberry|gold|silver'
const COUNTED = new RegExp(`\\b(\\d+) (${COLOUR})s?\\b`, 'gi')
const WANTED = new RegExp(`\\b(not )?(?:to (?:get|pick|draw) )?(?:an? )?(${COLOUR})s?\\b`, 'gi')
const MORE_THAN_ONE = /\b(?:two|both|twice|2 (?:balls|counters|sweets|beads)|replac\w+|another one|then)\b/i

/** The colours in a bag with how many there are; none where that is not told. */
export function bagIn(text: string): readonly { number: string; colour: string }[] {
  return [...text.matchAll(COUNTED)].map(([, number = '', colour = '']) => ({
    number,
    colour: colour.toLowerCase(),
  }))
}

/** The question on one colour of a bag, or on all but that one. */
export function chanceOf(
  bag: readonly { number: string; colour: string }[],
  colours: readonly string[],
  isNot: boolean,
): string {
  const parts = bag.map(({ number, colour }) => `${number} ${colour} balls`)
  const list = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `A bag contains ${list}. What is the probability of ${isNot ? 'not ' : ''}picking a ${colours.join(' or ')} ball?`
}

/** What is asked of a bag by the colours behind its list: `not green`, `red or blue`. */
export function coloursAsked(text: string): { colours: string[]; isNot: boolean } | undefined {
  const found = [...text.matchAll(WANTED)]
  const colours = [...new Set(found.map(([, , colour = '']) => colour.toLowerCase()))]
  const isNot = /\b(?:not|isn'?t|no|other than|anything but)\b/i.test(text)
  if (colours.length === 0 || colours.length > 2 || (isNot && colours.length > 1)) return undefined
  return { colours, isNot }
}

const TIMES: readonly [RegExp, string][] = [
  [/\b(?:twice|two times|2 times|two coins|2 coins)\b/i, 'twice'],
  [/\b(?:three times|3 times|thrice)\b/i, 'three times'],
]

/** `u flip a coin twice, P(2 heads)` */
function coinsAsked(text: string): string | undefined {
  const often = TIMES.find(([pattern]) => pattern.test(text))?.[1]
  if (!/\bcoins?\b/i.test(text) || !often || !ASKED.test(text)) return undefined
  const [, count, side] =
    /\b(2|two|both|3|three|all)(?: the)? (heads?|tails?)\b/i.exec(withoutReport(text)) ?? []
  const isAll = often === 'twice' ? /^(?:2|two|both)$/i : /^(?:3|three|all)$/i
  return count && side && isAll.test(count)
    ? `A coin is flipped ${often}. What is the probability of ${often === 'twice' ? 'two' : 'three'} ${side.replace(/s?$/, 's')}?`
    : undefined
}

const DRAWS =
  /\b(?:takes?|taken|picks?|picked|draws?|drawn|chooses?|chosen|pulls?) (?:out )?(?:2|two)\b|\b(?:2|two)(?: \w+)? (?:are |is )?(?:taken|picked|drawn|chosen|pulled)\b/i
/** One after the other: `u pick one, put it back and pick another`. */
const ONE_AND_ANOTHER =
  /\b(?:takes?|picks?|draws?|chooses?|pulls?) (?:out )?(?:one|1|an?\b).*\b(?:another|a second|again|2nd|next)\b/i
/** What was taken is kept out. */
export const KEPT_OUT =
  /\bwith ?out (?:putting|replac\w*|giving)|\bw\/?o replac\w*|\b(?:not?|no t|don'?t|doesn'?t|never) (?:put(?:ting|s)?(?: it| them| the (?:first )?\w+)? back|replac\w*)|\bnot put back\b/i
/** What was taken is put back. */
export const PUT_BACK = /\bwith replac\w*|\bput(?:s|ting)?(?: it| them| the (?:first )?\w+)? back\b/i

const inBag = (bag: readonly { number: string; colour: string }[]) =>
  bag
    .map(each => `${each.number} ${each.colour}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')

/** `bag w 5 red 3 blue. take 2 without putting back. P(both red)?` */
function bothAsked(text: string, bag: readonly { number: string; colour: string }[]): string | undefined {
  if (!ASKED.test(text) || bag.length < 2 || !(DRAWS.test(text) || ONE_AND_ANOTHER.test(text)))
    return undefined
  const way = KEPT_OUT.test(text) ? 'without' : PUT_BACK.test(text) ? 'with' : undefined
  const rest = withoutReport(text).replace(COUNTED, ' ').replace(DRAWS, ' ')
  const colour = new RegExp(
    `\\b(?:both|two|2)(?: are| r| of them(?: are)?| being| will be)? (${COLOUR})s?\\b`,
    'i',
  )
    .exec(rest)?.[1]
    ?.toLowerCase()
  const isInBag = bag.some(each => each.colour === colour)
  return way && colour && isInBag && !/\d/.test(rest.replace(/\b2 (?=\w)/, ''))
    ? `A bag has ${inBag(bag)} balls. Two are taken ${way} replacement. What is the probability that both are ${colour}?`
    : undefined
}

/** `in a bag are 5 red, 3 green and 4 blue balls. probability for red?` */
export function chanceAsked(text: string): string | undefined {
  const coins = coinsAsked(text)
  if (coins) return coins
  const bag = bagIn(text)
  const both = bothAsked(text, bag)
  if (both) return both
  if (!ASKED.test(text) || bag.length < 2 || MORE_THAN_ONE.test(text)) return undefined
  const rest = text.replace(COUNTED, ' ')
  const asked = coloursAsked(rest)
  return asked && !/\d/.test(rest) && asked.colours.every(each => bag.some(({ colour }) => colour === each))
    ? chanceOf(bag, asked.colours, asked.isNot)
    : undefined
}
