/** How a sign or a command of TeX stands between what it joins. */
export interface Sign {
  words: string
  /** `joins` stands between two things, `ends` belongs to what is before it, `thing` is something itself. */
  role: 'joins' | 'ends' | 'thing'
}

const joins = (words: string): Sign => ({ words, role: 'joins' })
const ends = (words: string): Sign => ({ words, role: 'ends' })
const thing = (words: string): Sign => ({ words, role: 'thing' })

const LESS = joins('is less than or equal to')
const MORE = joins('is greater than or equal to')
const ABOUT = joins('is approximately equal to')
const TIMES = joins('times')
const SO = joins('so')

/** Signs as they are typed, and commands by their name. */
export const SIGNS: Readonly<Record<string, Sign | undefined>> = {
  '+': joins('plus'),
  '-': joins('minus'),
  '−': joins('minus'),
  '–': joins('minus'),
  '±': joins('plus or minus'),
  pm: joins('plus or minus'),
  mp: joins('minus or plus'),
  '×': TIMES,
  '*': TIMES,
  '·': TIMES,
  '⋅': TIMES,
  times: TIMES,
  cdot: TIMES,
  ast: TIMES,
  '÷': joins('divided by'),
  div: joins('divided by'),
  '/': joins('over'),
  '=': joins('equals'),
  equiv: joins('is identical to'),
  '≠': joins('is not equal to'),
  ne: joins('is not equal to'),
  neq: joins('is not equal to'),
  '<': joins('is less than'),
  lt: joins('is less than'),
  '>': joins('is greater than'),
  gt: joins('is greater than'),
  '≤': LESS,
  le: LESS,
  leq: LESS,
  leqslant: LESS,
  '≥': MORE,
  ge: MORE,
  geq: MORE,
  geqslant: MORE,
  '≈': ABOUT,
  approx: ABOUT,
  sim: joins('is similar to'),
  cong: joins('is congruent to'),
  propto: joins('is proportional to'),
  ':': joins('to'),
  colon: joins('to'),
  parallel: joins('is parallel to'),
  perp: joins('is perpendicular to'),
  in: joins('is in'),
  notin: joins('is not in'),
  subset: joins('is a subset of'),
  subseteq: joins('is a subset of'),
  cup: joins('union'),
  cap: joins('intersection'),
  setminus: joins('without'),
  mid: joins('given'),
  to: joins('goes to'),
  rightarrow: joins('goes to'),
  longrightarrow: joins('goes to'),
  mapsto: joins('goes to'),
  '→': joins('goes to'),
  Rightarrow: SO,
  implies: SO,
  '⇒': SO,
  iff: joins('if and only if'),
  Leftrightarrow: joins('if and only if'),
  leftrightarrow: joins('both ways'),
  therefore: thing('therefore'),
  because: thing('because'),
  '∴': thing('therefore'),
  '%': ends('per cent'),
  '°': ends('degrees'),
  degree: ends('degrees'),
  '!': ends('factorial'),
  $: thing('dollars'),
  pounds: thing('pounds'),
  '£': thing('pounds'),
  '€': thing('euros'),
  euro: thing('euros'),
  angle: thing('angle'),
  measuredangle: thing('angle'),
  '∠': thing('angle'),
  triangle: thing('triangle'),
  '△': thing('triangle'),
  infty: thing('infinity'),
  '∞': thing('infinity'),
  '?': thing('what'),
  square: thing('blank'),
  Box: thing('blank'),
  '□': thing('blank'),
  _: thing('blank'),
  emptyset: thing('the empty set'),
  varnothing: thing('the empty set'),
  partial: thing('partial'),
  forall: thing('for all'),
  exists: thing('there is'),
  neg: thing('not'),
  ldots: thing('and so on'),
  dots: thing('and so on'),
  cdots: thing('and so on'),
  '…': thing('and so on'),
  pi: thing('pi'),
  π: thing('pi'),
  ell: thing('l'),
  varepsilon: thing('epsilon'),
  varphi: thing('phi'),
  vartheta: thing('theta'),
}

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )
/** Letters that a command names, in either case. */
export function greekLetter(command: string): string | undefined {
  return GREEK.find(letter => letter === command.toLowerCase())
}

/** What is taken of something: `sin x` is said "sine of x". */
export const FUNCTIONS: Readonly<Record<string, string | undefined>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tan',
  sec: 'sec',
  cot: 'cot',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  arcsin: 'inverse sine',
  arccos: 'inverse cosine',
  arctan: 'inverse tan',
  log: 'log',
  lg: 'log',
  ln: 'natural log',
  exp: 'exponential',
  gcd: 'greatest common divisor',
  lcm: 'lowest common multiple',
  max: 'maximum',
  min: 'minimum',
  det: 'determinant',
  deg: 'degree',
}

/** Of one and of several. */
const UNITS: Readonly<Record<string, readonly [string, string] | undefined>> = {
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  ml: ['millilitre', 'millilitres'],
  mL: ['millilitre', 'millilitres'],
  cl: ['centilitre', 'centilitres'],
  l: ['litre', 'litres'],
  L: ['litre', 'litres'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  mph: ['mile per hour', 'miles per hour'],
  kph: ['kilometre per hour', 'kilometres per hour'],
  N: ['newton', 'newtons'],
  J: ['joule', 'joules'],
  W: ['watt', 'watts'],
  V: ['volt', 'volts'],
  Hz: ['hertz', 'hertz'],
  p: ['penny', 'pence'],
}

const UNIT = /^([a-zA-Z]+)(?:\^?\{?([23²³])\}?)?(?:\/([a-zA-Z]+)(?:\^?\{?([23²³])\}?)?)?$/

/**
 * A unit as it is said, such as `km/h` or `cm²`; undefined for what is none.
 * @param isOne whether there is exactly one of it
 */
export function unitInWords(unit: string, isOne: boolean): string | undefined {
  const [, name = '', power, per, perPower] = UNIT.exec(unit) ?? []
  const above = UNITS[name]?.[isOne ? 0 : 1]
  if (!above) return undefined
  if (per === undefined) return powered(above, power)
  const below = UNITS[per]?.[0]
  return below && `${powered(above, power)} per ${powered(below, perPower)}`
}

function powered(words: string, power: string | undefined): string {
  if (!power) return words
  return `${power === '2' || power === '²' ? 'square' : 'cubic'} ${words}`
}

const PARTS = 'half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const MORE_PARTS: Readonly<Record<number, string | undefined>> = {
  15: 'fifteenth',
  16: 'sixteenth',
  20: 'twentieth',
  100: 'hundredth',
  1000: 'thousandth',
}

/** A fraction of whole numbers as it is said, such as `3 quarters` or `7 over 32`. */
export function fractionInWords(above: string, below: string): string {
  const part = PARTS[Number(below) - 2] ?? MORE_PARTS[Number(below)]
  if (!part) return `${above} over ${below}`
  if (above === '1') return `1 ${part}`
  return `${above} ${part === 'half' ? 'halves' : `${part}s`}`
}
