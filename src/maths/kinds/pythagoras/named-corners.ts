const NAME = /\b(?:triangle |of )?(?<name>[A-Z]{3})\b/
const TYPED = /\btriangle (?!has|the|and|are|can|its|for|not|but|was|one|two|all|any|abs)(?<name>[a-z]{3})\b/
const NO_SIDE = /^(?:a[nmst]|i[nst]|of|on|o[fr]|to|by|be|it|is|at|as|so|if|do|up|we|he|me|my|us)$/
const OF_SQUARE = '(?:a |the )?(?:right angle|square|90 ?(?:°|degrees))'

/**
 * A text about a triangle by its corners in words for its sides: the hypotenuse, and by the one acute angle that is named
 * the side opposite it and the one beside it. In `Triangle ABC has a right angle at B. AC = 12 cm, ∠BAC = 30°. Find BC` the
 * side BC is opposite.
 * @returns undefined where no triangle is named or nobody knows its right angle
 */
export function withSidesByRole(bare: string): string | undefined {
  const name = (NAME.exec(bare) ?? TYPED.exec(bare))?.groups?.name?.toLowerCase() ?? ''
  if (new Set(name).size !== 3) return undefined
  const text = bare
    .toLowerCase()
    .replace(/\bangle-(?=[a-z]\b)/g, 'angle ')
    .replace(/(?<=\bangle [a-z]{3}|\bangle [a-z])\^?circ\b/g, '')
  const corner = cornerOf(text, name)
  const hidden = text
    .replaceAll(RIGHT_AT, ' right triangle ')
    .replace(corner === undefined ? /$^/ : isSquare(`(?:[a-z]?${corner}[a-z]?)`), ' right triangle ')
    .replaceAll(new RegExp(`\\b${name}\\b(?! ?=)`, 'g'), ' ')
  const own = new Set<string>()
  const named = hidden.replace(
    /\b(angle|sin|cos|tan|sine of|cosine of|tangent of) (?:angle )?([a-z]{3}|[a-z])\b/g,
    (all, what: string, at: string) => {
      const vertex = at.length === 3 ? at.charAt(1) : at
      if (!name.includes(vertex) || vertex === corner) return all
      own.add(vertex)
      return what === 'angle' ? 'theta' : `${what} theta`
    },
  )
  if (own.size > 1) return undefined
  const [by] = own
  const roles = named.replace(/\b(?:side )?([a-z]{2})\b/g, (all, side: string) => {
    const [a = '', b = ''] = side
    if (a === b || !name.includes(a) || !name.includes(b) || NO_SIDE.test(side) || !corner) return all
    if (!side.includes(corner)) return 'hyp'
    return by === undefined ? 'leg' : side.includes(by) ? 'adj' : 'opp'
  })
  return roles
}

const RIGHT_AT =
  /\b(?:(?:a |the )?right[- ]?angle(?:d)?(?: triangle)?(?: ,)?(?: is)? (?:at|in) (?:point |vertex )?(?<at>[a-z])\b)/g
const isSquare = (at: string) =>
  new RegExp(`\\bangle ${at} (?:=|is|measures|being) ${OF_SQUARE}|${OF_SQUARE} angle ${at}\\b`)

/** The corner with the right angle. */
function cornerOf(text: string, name: string): string | undefined {
  const told = [...text.matchAll(RIGHT_AT)].map(({ groups }) => groups?.at ?? '')
  const corners = [...name].filter(
    each => told.includes(each) || isSquare(`(?:[a-z]${each}[a-z]|${each})`).test(text),
  )
  return corners.length === 1 ? corners[0] : undefined
}
