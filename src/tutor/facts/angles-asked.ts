const SHAPES: readonly [RegExp, string, number][] = [
  [/\btriangle\b/i, 'triangle', 3],
  [/\b(?:quadrilateral|four[- ]sided shape|kite)\b/i, 'quadrilateral', 4],
]
const TERM = /(?<![\w.])(\d*[a-z](?: ?[+−-] ?\d+)?|\d+ ?(?:°|degrees?)?)(?![\w%])/gi

const THIRD = /\b(?:third|3rd|other|last|missing|remaining|left)\b/i

/** Two angles of a triangle and the third, or one of an isosceles one: `a triangle has angles 65 and 48 find the 3rd one`. */
function triangleAsked(text: string): string | undefined {
  const plain = text
    .replace(
      /\b(?:3rd|2nd|1st|(?:the )?(?:2|two|3|three) (?=(?:\w+ )?(?:angles?|ones?|corners?|sides?)))/gi,
      each => (/^3rd/i.test(each) ? 'third' : ''),
    )
    .replace(/\b(other|last|remaining) (?:2|two)\b/gi, '$1')
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
    /[=%]|\b(?:cm|ratio|times|twice|equal|each)\b/i.test(text)
  )
    return undefined
  return `Angles ${place} are ${numbers.join(', ')} and x. Find x.`
}

/** The angles of a shape, told one after the other with a letter in them: `in a triangle the angles are x, 2x and 3x`. */
export function anglesAsked(text: string): string | undefined {
  const triangle = triangleAsked(text) ?? restAsked(text)
  if (triangle) return triangle
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
