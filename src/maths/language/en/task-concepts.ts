/**
 * What words mean that may change what a question asks, a line each: the name of the meaning, and a pattern of what says it in
 * small letters, where `slot` stands for a number, an amount or a formula. Of several that overlap the longest counts.
 * `~` is before those without which a question is mostly the same.
 */
const MEANINGS = String.raw`
  perimeter: perimeters?|distance (?:all )?(?:a)?round|way round|all the way round
  area: areas?|surface inside
  surface: total surface areas?|surface areas?
  volume: volumes?|how much fits|holds? how much|capacity
  circumference: circumferences?
  radius: radius|radii
  diameter: diameters?
  triangle: triangles?|triangular
  righttri: right[- ]angled? triangles?|right triangles?
  leg: legs?
  isosceles: isosceles
  equilateral: equilateral
  hypotenuse: hypotenuse|longest side|long slopy (?:one|side)|slopy (?:one|side)
  quadrilateral: quadrilaterals?
  rectangle: rectangles?|rectangular|oblong
  square: squares?
  circle: circles?|circular
  cuboid: cuboids?|rectangular prism|box
  cube: cubes?
  cylinder: cylinders?
  cone: cones?
  sphere: spheres?
  prism: prisms?
  trapezium: trapezi(?:um|a|oid)s?
  parallelogram: parallelograms?
  rhombus: rhombus(?:es)?
  kite: kites?
  sector: sectors?
  arc: arcs?
  base: base|bottom|base length
  height: heights?|high|tall|how tall|how high
  depth: deep|depth
  length: lengths?|long|long side|longer side
  width: widths?|wide|breadth|broad|short side|shorter side
  side: sides?|edges?|side lengths?
  diagonal: diagonals?
  ~angle: angles?|angels?|corners?
  interior: interior angles?|interior|inside (?:angles?|corners?)|internal angles?|(?:angles?|angels?|corners?) (?:on the )?inside
  exterior: exterior angles?|exterior|outside (?:angles?|corners?)|external angles?|(?:angles?|angels?|corners?) (?:on the )?outside
  regular: regular
  rightangle: right angles?|square corners?
  polygon: polygons?
  straightline: straight line|on a straight line|along a straight line
  ~point: around a point|round a point|at a point
  parallel: parallel
  perpendicular: perpendicular
  complement: complement(?:ary)?
  supplement: supplement(?:ary)?
  ~third: third|3rd|last|other|remaining|missing|unknown|fourth|4th
  mean: means?|averages?|avg|avrage|arithmetic mean
  median: medians?|middle (?:one|number|value)
  mode: mode|modal|most common|comes up most|most often|there (?:the )?most|appears? most
  range: range
  quartile: quartiles?|interquartile|iqr
  probability: probability|probabilities|chances?|prob|likelihood|p\(
  expected: expect(?:ed)?|estimate how many
  frequency: frequenc(?:y|ies)
  dice: dice|die
  coin: coins?
  spinner: spinners?
  head: heads?
  tail: tails?
  even: even numbers?|is even|an even|evens?(?= or| slot|$|[.?])
  odd: odd
  prime: primes?
  factor: factors?
  factorpair: factor pairs?|pairs? of factors
  distinct: distinct|different (?:ones|primes?|factors?)
  goesinto: go(?:es|s)? (?:exactly )?in(?:to)?(?! the)
  hcf: (?:highest|greatest) common (?:factor|divisor)|hcf|gcf|gcd|biggest common factor|largest common factor
  lcm: (?:lowest|least|smallest) common multiple|lcm
  commonfactor: common factors?|factors in common|(?:have|got)(?: in)? common|in common|into both
  commonmultiple: common multiples?
  multiple: multiples?
  primefactor: product of (?:its )?primes?(?: factors?)?|prime factori[sz]ation|prime factors?
  squarenumber: square numbers?
  squared: squared
  cubenumber: cubed
  squareroot: square roots?|sqrt
  cuberoot: cube roots?
  power: powers?|to the power|index form|indices|index
  standardform: standard form|scientific notation|standard index form
  ordinary: ordinary (?:number|form|notation)
  mixed: mixed (?:number|fraction)s?|mix fractions?|mix numbers?
  improper: improper fractions?|improper|top[- ]?heavy fractions?|top[- ]?heavy
  decimal: decimals?
  fraction: fractions?
  percent: percent(?:age)?s?|per cent|%
  ~simplest: simplest|lowest terms|as small as (?:it|they) goe?s?|simplest form|smallest numbers|fully simplified|cancel(?:led)?(?: down)?
  simplify: simplif\w+|simple as possible|short as possible|tidy (?:it )?up|make it shorter
  expand: expand\w*|multiply out|multiplied out|get rid of the brackets|open (?:up )?the brackets|remove the brackets|(?:without|with no|no)(?: the)? brackets
  factorise: factor[iy][sz]\w+|factor(?= slot)|put (?:it )?(?:back )?in(?:to)? brackets|into (?:two )?brackets|(?:in|into) two factors
  solve: solv\w+|find [a-z](?![a-z])|value of [a-z](?![a-z])|(?:what is|whats|what's) [a-z](?![a-z])|so [a-z] is|what (?:can|could|must|should|number is) (?:the )?[a-z](?![a-z])|(?:work|figure) out [a-z](?![a-z])
  ~substitute: substitut\w+|value of|work out the value
  rearrange: rearrang\w+|make \w the subject|subject of|[a-z] (?:all )?on its own|[a-z] (?:all )?alone|[a-z] by itself
  gradient: gradients?|slope|steepness|slop|grad
  intercept: y[- ]intercepts?|intercepts?
  midpoint: mid[- ]?points?|halfway (?:point )?between|middle of the line
  distance: distance|how far apart|how far (?:is it )?from
  equationof: equation of(?: the| a)? (?:straight )?line|line equation
  ~coordinates: co-?ordinates?
  ~line: lines?
  next: next|comes after|what comes next
  nth: n(?: ?th)? (?:term|turm)|nth|general term|rule for the
  ~term: terms?
  ~sequence: sequences?|patterns?|series
  ~first: first
  increase: increas\w+|up by|go(?:es|s)? up|went up|gone? up|becomes? more|rises?|rose|more expensive|raised|added on
  decrease: decreas\w+|reduc\w+|(?<=slot )off|off(?= slot)|discount\w*|sale|down by|goes down|(?:then|knocked) down|down(?= slot)|gone? down|decrees|dropped|falls?|cheaper|marked down
  original: original(?:ly)?|before the|at first|used to cost|to begin with|with ?out (?:the )?(?:tax|vat|gst)|with out
  change: change|(?:get|gets|comes?|money) back
  profit: profits?|gain
  loss: loss|loses?
  interest: interest
  compound: compound(?:ed)?
  simple: simple
  ~invest: invest\w*
  ~ratio: ratios?
  share: shar\w+|split|divided? between|divided? among
  larger: larger|big(?= (?:share|part|bit|one))|bigger|greater|largest|biggest|greatest|highest|max(?:imum)?
  smaller: smaller|small(?= (?:share|part|bit|one))|lesser|littler|littlest|littelest|smallest|least|lowest|fewest|min(?:imum)?
  ascending: smallest to (?:largest|biggest|greatest)|lowest to (?:highest|biggest)|least to greatest|from (?:the )?smallest(?: to (?:the )?(?:largest|biggest|greatest))?|start(?:ing)? (?:with|from) the (?:smallest|lowest)|smallest (?:number |one )?first|lowest first|ascending|increasing order|going up
  descending: largest to (?:smallest|least)|biggest to (?:smallest|least)|greatest to (?:smallest|least)|highest to lowest|from (?:the )?(?:largest|biggest|greatest)(?: to (?:the )?smallest)?|largest (?:number |one )?first|biggest (?:number |one )?first|greatest (?:number |one )?first|highest (?:number |one )?first|descending|decreasing order
  ~order: order|orders|sort
  between: between
  ~round: round(?:ed|ing)?|correct to|nearest
  estimate: estimat\w+|approximat\w+|roughly|rough|about how
  eachround: by rounding|rounding each
  bound: bounds?|limits? of accuracy|error interval
  upper: upper
  lower: lower
  ~digit: digits?
  placevalue: value of the|worth|place value|stands? for|value has
  facevalue: face value
  figures: in figures|figures|in numbers|in digits|as a number
  words: in words
  total: totals?|full (?:price|cost)|sum(?=\?)|altogether|all together|alltogether|in all|in total
  difference: difference
  product: product
  quotient: quotient
  add: add(?:ed|ing|ition)?|plus|sum of
  subtract: subtract\w*|take ?away|minus|taken? from|take(?= slot)
  multiply: multipl\w+|times(?:ed)?|long multiplication
  divide: d[ei]vi\w+|shared by
  remainder: remainders?|left over|r bit|r part|with the r|rem
  double: double|twice
  half: half|halve|halved
  triple: triple|three times|treble
  speed: speed|how fast|mph
  density: density
  mass: mass|weigh\w*
  quarterto: quarter to
  quarterpast: quarter past
  halfpast: half past
  vertexangle: vertex angles?|top angles?|angle (?:at|of) the (?:top|vertex|apex)
  ~time: how long|journey|last(?:s|ed)?|time(?: taken)?
  ~start: starts?|begins?|leaves?|sets? off|departs?
  ~end: ends?|fini?sh(?:es|ed)?|arrives?|over
  after: after|later|past
  before: before|b4|earlier|go back|ago
  ~travel: travel\w*|drives?|goes|walks?|cycles?|runs?|flies
  clock24: 24[- ]?h(?:ou)?rs?(?: clock| time)?|24h
  clock12: 12[- ]?h(?:ou)?rs?(?: clock| time)?|12h|am or pm|am\/pm|using am
  ~cost: costs?|price[sd]?|pay|paid|spends?|spent|buy|buys|bought|sold|sell|sells
  ~each: each|every|per|apiece|a piece
  ~recipe: recipe|serves|for (?=slot people)
  scale: scale|map|scale factor
  consecutive: consecutive
  roman: roman(?: numerals?)?
  base2: base|binary
  recurring: recurring|repeating|recurs?|repeats?
  terminating: terminat\w+|stops?
  rational: rational
  irrational: irrational
  constant: constants?(?: terms?)?
  coefficient: coefficients?
  neither: neither
  tax: tax(?:es)?|vat
  surd: surds?|rationali[sz]e
  estimated: estimated
  negative: negative
  positive: positive
  ~yesno: yes or no|yes\/no|yes no|y\/n
  ~doubt: no idea|not sure|(?:don'?t|doesn'?t|do not|does not|didn'?t|did not) (?:know|understand|remember|believe)
  not: not|isn'?t|doesn'?t|don'?t|didn'?t|never|no|without(?! look| peek)|except|nor
  gt: more than|greater than|bigger than|over(?= slot)|above|exceeds?|larger than
  lt: less than|fewer than|smaller than|under|below|lower than
  ge: at least|or more|no less than
  le: at most|or less|or fewer|up to|no more than
  symmetry: symmetry|symmetrical
  faces: faces?
  vertices: vertices|vertex
  reflect: reflect\w*
  rotate: rotat\w*
  translate: translat\w*|vector
  ~temperature: temperatures?|degrees? colder|warmer|colder
  exchange: exchange(?: rate)?|euros?|converts? money
  inverse: inverse(?:ly)?
  direct: directly
  proportional: proportional|varies
  inequality: inequalit\w+
  integer: integers?|w?hole numbers?
  true: true|false
  ~which: which
  ~howmany: how many|number of|how meny
  ~together: together
  left: left(?! or| over)|remain(?:s|ing)?
  ~men: men|workers|people
  ~days: days?
  ~hours: hours?
  ~weeks: weeks?
  reciprocal: reciprocal
  explain: explain|why|reason|show that|prove|justify|describe|draw|sketch
  makes: to get|to make|to give|makes?(?= slot)|gives?(?= slot)|comes? to
  partof: (?<=slot )of(?: \w+){0,2}(?= slot)
  outof: out of
  rightangle: right angles?|right[- ]angled?
  atleastone: at least one
  xaxis: x[- ]axis
  yaxis: y[- ]axis
  axis: axes|axis
  tip: tip|service charge
  tax: tax|vat|gst
  deposit: deposit
  leap: leap
  mirror: lines? of symmetry|mirror lines?
  percentchange: percent(?:age)? change|% change
  unknown: a number(?! line)|the number(?! of| line)|my number|same number|what number|which number|i think of|think of a number|think of
  expression: expressions?|in terms of
  include: includ\w+|contained|inclusive
  possible: possible
  ones: ones (?:digit|place|column)|units (?:digit|place|column)
  error: error|mistake
  ~bothsides: both sides|each side of the equation|on each side
  equal: equal to|equals|equivalent|same as|same value
  composite: composite
  absolute: absolute
  hexadecimal: hexadecimal|hex|octal
  rational: rational|irrational
  partition: partition
  factorial: factorial
  type: type of|what kind
  name: name of|name the|called
  denominator: denominators?|numerators?
  expanded: expanded form|word form
  ~samerate: same (?:speed|rate|pace)|working at
  percentincrease: percent(?:age)? (?:increase|profit|gain)|% (?:increase|profit)|increase per ?cent|profit per ?cent|gain per ?cent
  percentdecrease: percent(?:age)? (?:decrease|loss|reduction)|% (?:decrease|loss)|decrease per ?cent|loss per ?cent
  biased: biased|unfair
  intervals: quarterly|monthly|half[- ]yearly|semi-annually|withdrawn
  equalparts: equal(?! to|ly)
  pairs: corresponding|alternate|co-interior|vertically opposite|opposite
  nickels: nickels?
  dimes: dimes?
  quarters: quarters?
  pennies: penny|pennies
  more: how much more|how many more|more(?! than)|fewer(?! than)
  whichterm: which term|what term
  counting: count(?:ing)? (?:back|on|in|up|down)|count
  degrees: fahrenheit|celsius|kelvin
`

const lines = MEANINGS.trim()
  .split('\n')
  .map(line => line.trim())
const named = lines.map(line => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 2)] as const
})

/** A meaning's name and the words for it. */
export const CONCEPTS: readonly (readonly [name: string, said: string])[] = named.map(([name, said]) => [
  name.replace('~', ''),
  said,
])
/** May be said in one of two wordings of the same question alone. */
export const LIGHT: ReadonlySet<string> = new Set(
  named.flatMap(([name]) => (name.startsWith('~') ? [name.slice(1)] : [])),
)

/** What asks: what is wanted stands behind it. */
export const ASKS =
  "what(?:'s|s| is)?|find|how (?:many|much|long|far|fast)|work out|calculate|determine|which|number of|need|wants?|write|give"
/** Names that tell things apart. */
export const COLOURS = 'red|blue|green|yellow|black|white|orange|purple|pink|brown'
