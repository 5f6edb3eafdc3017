const FUNCTION = '(sin|cos|tan)(?:e|ine|gent)?'
const NUMBER = '(\\d+(?:\\.\\d+)?)'
const ANGLE = `${FUNCTION} ?\\(? ?${NUMBER} ?(?:°|degrees?|deg)? ?\\)?`
const EDGE = '(?![\\d.]*\\d|\\p{L})'

/** A side of a right triangle as a sine, cosine or tangent gives it: `sin 35 = x/12`, `x = 12 sin 35`. */
export interface TrigSaid {
  /** As it stands in the message. */
  text: string
  letter: string
  /** The side is by itself: `x = …`. */
  isSolved: boolean
  /** What the letter is worth, with the angle in degrees. */
  value: number
  /** The same where the calculator takes the angle for radians. */
  inRadians: number
}

interface Form {
  pattern: RegExp
  isSolved: boolean
  /** In which order the groups stand, and whether the side is a quotient by the function. */
  named: readonly ('letter' | 'by' | 'name' | 'angle')[]
  divides?: boolean
}

const form = (source: string, named: Form['named'], isSolved: boolean, divides = false): Form => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}${EDGE}`, 'iu'),
  named,
  isSolved,
  divides,
})

const TIMES = ' ?(?:[x×*·]|times)? ?'
const LETTER = '([a-z])'

const FORMS: readonly Form[] = [
  form(`${ANGLE} ?= ?${LETTER} ?[/÷] ?${NUMBER}`, ['name', 'angle', 'letter', 'by'], false),
  form(`${LETTER} ?[/÷] ?${NUMBER} ?= ?${ANGLE}`, ['letter', 'by', 'name', 'angle'], false),
  form(`${ANGLE} ?= ?${NUMBER} ?[/÷] ?${LETTER}`, ['name', 'angle', 'by', 'letter'], false, true),
  form(`${LETTER} ?= ?${NUMBER}${TIMES}${ANGLE}`, ['letter', 'by', 'name', 'angle'], true),
  form(`${LETTER} ?= ?${ANGLE}${TIMES}${NUMBER}`, ['letter', 'name', 'angle', 'by'], true),
  form(
    `${LETTER} ?= ?${NUMBER} ?(?:[/÷]|divided by) ?${ANGLE}`,
    ['letter', 'by', 'name', 'angle'],
    true,
    true,
  ),
]

const FUNCTIONS: Readonly<Record<string, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
}

/** The side that a message says by a function of an angle; undefined where it says none. */
export function trigIn(message: string): TrigSaid | undefined {
  if (message.length > LONGEST) return undefined
  for (const { pattern, named, isSolved, divides } of FORMS) {
    const found = pattern.exec(message)
    if (!found) continue
    const part = (name: Form['named'][number]) => found[named.indexOf(name) + 1] ?? ''
    const [own, angle, by] = [
      FUNCTIONS[part('name').toLowerCase()],
      Number(part('angle')),
      Number(part('by')),
    ]
    if (!own) continue
    const worth = (measure: number) => (divides ? by / own(measure) : by * own(measure))
    const [value, inRadians] = [worth((angle * Math.PI) / 180), worth(angle)]
    if (!Number.isFinite(value) || Math.abs(value) > 1e9) return undefined
    return { text: found[0].trim(), letter: part('letter'), isSolved, value, inRadians }
  }
  return undefined
}

const LONGEST = 160

/** Whether a number as it is written is a value, rounded or cut off at its last place. */
export function isRoundedTo(written: string, value: number): boolean {
  const places = written.split('.')[1]?.length ?? 0
  const [off, step] = [Math.abs(Number(written) - value), 10 ** -places]
  return off <= 0.5001 * step || (places > 2 && off < step)
}
