import { MOST_OF_ALL } from '#maths/language/en/extremes.ts'

const SHAPES: readonly [RegExp, string, number][] = [
  [/\btriangle\b/i, 'triangle', 3],
  [/\b(?:quadrilateral|four[- ]sided shape|kite)\b/i, 'quadrilateral', 4],
]
const TERM = /(?<![\w.])(\d*[a-z](?: ?[+−-] ?\d+)?|\d+ ?(?:°|degrees?)?)(?![\w%])/gi

/** `2x`, `x`: an angle with a letter. */
const WITH_LETTER = /(?<![\w.])(?:\d+[a-z]|[b-hj-z])(?![\w'’])(?! ?\.\w)/i
const THIRD = /\b(?:third|3rd|other|last|missing|remaining|left)\b/i

/** Two angles of a triangle and the third, or one of an isosceles one: `a triangle has angles 65 and 48 find the 3rd one`. */
function triangleAsked(text: string): string | undefined {
  const plain = text
    .replace(
      /\b(?:3rd|2nd|1st|(?:the )?(?:2|two|3|three) (?=(?:\w+ )?(?:angles?|ones?|corners?|sides?)))/gi,
      each => (/^3rd/i.test(each) ? 'third' : ''),
    )
    .replace(/\b(other|last|remaining) (?:2|two)\b/gi, '$1')
  // A number before a letter is no angle.
  if (WITH_LETTER.test(plain)) return undefined
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? []
  const [one, two, ...others] = numbers
  if (
    !one ||
    others.length > 0 ||
    /\b(?:cm|mm|hyp\w*|legs?|sides? (?:of|is|are)|area|perimeter|ratio|exterior)\b|=/i.test(plain)
  )
    return undefined
  if (two !== undefined)
    return /\btriangle\b/i.test(plain) && THIRD.test(plain) && !/\bisosceles\b/i.test(plain)
      ? `Two angles of a triangle are ${one} and ${two}. Find the third angle.`
      : undefined
  if (!/\bisosceles\b/i.test(plain)) return undefined
  const before = plain.slice(0, plain.indexOf(one))
  const named = [...before.matchAll(/\b(?:top|apex|base|bottom|equal|same)\b/gi)].at(-1)?.[0] ?? ''
  if (/^(?:top|apex)$/i.test(named))
    return `The top angle of an isosceles triangle is ${one}. Find the base angle.`
  return /^(?:base|bottom)$/i.test(named)
    ? `An isosceles triangle has a base angle of ${one}. Find the top angle.`
    : undefined
}

/** The rest of a straight line or of a full turn: `angles on a straight line: one is 125, find the other`. */
function restAsked(text: string): string | undefined {
  const place = /\bstraight line\b|\bnext to it on the (?:same )?line\b/i.test(text)
    ? 'on a straight line'
    : /\b(?:around|round|at) a point\b/i.test(text)
      ? 'around a point'
      : undefined
  const numbers = text.replace(/\b(?:[1-4](?:st|nd|rd|th)|360|180)\b/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  const isAsked =
    /\b(?:next to it|beside it|other|missing|remaining|last|second|third|fourth|[2-4](?:nd|rd|th)|left)\b/i.test(
      text,
    )
  if (
    !place ||
    !isAsked ||
    numbers.length === 0 ||
    numbers.length > 3 ||
    /[=%]|\b(?:cm|ratio|times|twice|equal|each|(?:more|less|bigger|smaller|larger|greater) than)\b/i.test(
      text,
    ) ||
    /(?<![\w.])\d+[a-z](?![\w])/i.test(text)
  )
    return undefined
  return `Angles ${place} are ${numbers.join(', ')} and x. Find x.`
}

/** Where angles make up a whole, how a book says it, and how many of them there are. */
const WHOLES: readonly [RegExp, string, number | undefined][] = [
  [/\btriangle\b/i, 'The angles of a triangle are', 3],
  [
    /\b(?:quadrilateral|four[- ]sided shape|kite|trapezi(?:um|on)|trapezoid)\b/i,
    'The angles of a quadrilateral are',
    4,
  ],
  [/\bstraight line\b/i, 'Angles on a straight line are', undefined],
  [/\b(?:around|round|at) a point\b/i, 'Angles around a point are', undefined],
]

const COMPARED =
  /\b(?:one|1|the (?:first|other|bigger|larger|smaller))(?: of them| angle)?(?: is|'s|s)? ?(?:(\d+)(?: degrees|°)? (more|bigger|larger|greater|less|smaller) than|(twice|double|(?:\d|three|four|five) times)(?: as big as| the size of| as large as| as much as)?) (?:the )?(?:other|second|first|smaller|bigger|one)\b/i
const FOLDS: Readonly<Record<string, string>> = { twice: '2', double: '2', three: '3', four: '4', five: '5' }

/** `two angles on a straight line, one is 35 more than the other`: the smaller one is the letter. */
function comparedAsked(text: string): string | undefined {
  const place = WHOLES.find(([pattern, , count]) => count === undefined && pattern.test(text))?.[1]
  const found = COMPARED.exec(text)
  const [whole = '', more, , fold] = found ?? []
  const rest = text.replace(whole, ' ').replace(/\b(?:2|180|360)\b/g, ' ')
  if (!place || !found || /[\d=]/.test(rest) || /\b(?:three|3|four) angles\b/i.test(text)) return undefined
  const times = fold && (FOLDS[fold.split(' ')[0]?.toLowerCase() ?? ''] ?? /\d/.exec(fold)?.[0])
  return more || times ? `${place} x and ${more ? `x + ${more}` : `${times}x`}. Find x.` : undefined
}

const WITH_X =
  /(?<![\w.])(\d*[b-hj-z](?: ?[+−-] ?\d+(?![\w.]))?|\d+(?! ?(?:angles?|sides?)\b))(?:°| ?degrees?\b)?(?![\w'’%]|\.\d)/gi

/** Angles with a letter, wherever they stand: `one angle is x, another is 2x and the last is 60`. */
function lettersAsked(text: string): string | undefined {
  const [, place, count] = WHOLES.find(([pattern]) => pattern.test(text)) ?? []
  const rest = text
    .replace(
      /\b(?:find|what(?:'?s| is)|work out|value of|size of|solve for|calculate)(?: the)?(?: (?:value|size) of)?(?: the)?(?: angle)? [a-z]\b/gi,
      ' ',
    )
    .replace(/\b(?:\d(?:st|nd|rd|th)|180|360)\b/gi, ' ')
    // `how big r they`, `u n me` are words, and no letters of angles.
    .replace(/\b[run] (?=[a-z]{2})/gi, ' ')
  if (!place || !/\bangles?\b/i.test(text) || /=/.test(text)) return undefined
  const terms = [...rest.matchAll(WITH_X)].map(([, term = '']) => term.toLowerCase().replace(/−/g, '-'))
  const letters = new Set(terms.flatMap(each => each.match(/[a-z]/g) ?? []))
  const isWhole = count === undefined ? terms.length > 1 : terms.length === count
  const hasRest = /\d/.test(rest.replace(WITH_X, ' '))
  return isWhole && letters.size === 1 && !hasRest
    ? `${place} ${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}. Find ${[...letters][0]}.`
    : undefined
}

/** One of them is asked for, as a child may spell it; the letter is another one. */
const ASKS_LARGEST = new RegExp(`\\b${MOST_OF_ALL} (?:one|angle|of)\\b`, 'i')

const MANY_SIDED =
  /\b(?:(quadrilateral|square|rectangle|parallelogram|trapezium|trapezoid|kite|rhombus|pentagon|hexagon|heptagon|octagon)s?|(\d|four|five|six|seven|eight)[- ]sided (?:shapes?|polygons?|figures?|ones?))\b/gi
const ADDS = /\b(?:add|adds|adding|sum|make|makes|total|come|comes)\b/i

/** `do the angles add to 180 in a square to`, `does it work for 4 sided shapes`: what those of another shape make together. */
export function angleSumOf(text: string): string | undefined {
  const [[said = '', name, sides] = [], ...others] = text.matchAll(MANY_SIDED)
  const rest = text.replace(said, ' ').replace(/\b(?:180|360)\b|\b(?:its|it's|is it|so) .*$/gi, ' ')
  if (
    said === '' ||
    others.length > 0 ||
    /\d|\b(?:area|perimeter|why|missing|third|other|last)\b/i.test(rest)
  )
    return undefined
  return `What is the sum of the angles of a ${name ?? `${sides}-sided shape`}?`
}

/** The angles of a shape, told one after the other with a letter in them: `in a triangle the angles are x, 2x and 3x`. */
export function anglesAsked(text: string): string | undefined {
  const sum = /\bangles?\b/i.test(text) && ADDS.test(text) ? angleSumOf(text) : undefined
  if (sum) return sum
  if (ASKS_LARGEST.test(text)) return triangleAsked(text)
  const known = triangleAsked(text) ?? restAsked(text) ?? comparedAsked(text) ?? lettersAsked(text)
  if (known) return known
  const [, shape, count] = SHAPES.find(([pattern]) => pattern.test(text)) ?? []
  if (!shape || !count || !/\bangles?\b/i.test(text) || /[=]/.test(text)) return undefined
  const row = new RegExp(
    `((?:${TERM.source}\\s*(?:,\\s*and|,|and)\\s*){${count - 1}}${TERM.source})`,
    'i',
  ).exec(text)?.[1]
  const terms = row?.split(/\s*(?:,\s*and|,|\band\b)\s*/i).map(each => each.trim()) ?? []
  const letters = new Set(terms.flatMap(each => each.replace(/degrees?/i, '').match(/[a-z]/gi) ?? []))
  if (terms.length !== count || letters.size !== 1) return undefined
  const rest = text.replace(row ?? '', ' ')
  return /\d/.test(rest)
    ? undefined
    : `The angles of a ${shape} are ${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}. Find ${[...letters][0]}.`
}
