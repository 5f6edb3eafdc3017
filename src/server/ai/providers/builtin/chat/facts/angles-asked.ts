const SHAPES: readonly [RegExp, string, number][] = [
  [/\btriangle\b/i, 'triangle', 3],
  [/\b(?:quadrilateral|four[- ]sided shape|kite)\b/i, 'quadrilateral', 4],
]
const TERM = /(?<![\w.])(\d*[a-z](?: ?[+−-] ?\d+)?|\d+ ?(?:°|degrees?)?)(?![\w%])/gi

/** The angles of a shape, told one after the other with a letter in them: `in a triangle the angles are x, 2x and 3x`. */
export function anglesAsked(text: string): string | undefined {
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
