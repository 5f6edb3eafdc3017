/** What a task is done to. */
export type Sort =
  | 'sum'
  | 'number'
  | 'letters'
  | 'equation'
  | 'inequality'
  | 'system'
  | 'list'
  | 'gaps'
  | 'ratio'
  | 'points'

/** A task as books put it. */
export interface Task {
  of: readonly Sort[]
  /** What must stand among the words. */
  cue: string
  /** What may stand there beside the idle words. */
  words: string
  /** In words that a kind reads; `◊` stands for what it is done to, `$1` for a part of the cue. */
  as: string
  /** What must be in that: a sign, brackets to multiply, or no other letter than one. */
  has?: '+' | '-' | '×' | '÷' | '√' | '()' | 'one letter'
}

const SUMS =
  'expression expressions integer value numerical calculation calculations number sentence sum sums simplify solve exact suitable columns column set'
const ALGEBRA = `expression expressions algebraic polynomial polynomials quadratic trinomial trinomials binomial binomials monomial cubic
  linear terms term like fully completely possible where if far as simplest lowest form product suitable`
const EQUATIONS = `equation equations linear quadratic cubic all both value values solutions solve possible unknown variable pronumeral
  letter real root roots inequality inequalities compound simultaneous system pair by graphically algebraically such simplify
  both sides on satisfies satisfy makes make true that which`
const GAPS =
  'missing number numbers value values numerator denominator box boxes blank fill make makes true correct fractions fraction equivalent'
const LISTS = 'numbers number set sequence sequences pattern series data list whole integers pair values box'
const SEQUENCES = `${LISTS} arithmetic linear geometric quadratic term terms general rule formula expression progression ap gp with goes
  continues begins starts by next position four five three`
const LINES = `point points coordinates line segment joining joins through passes passing between with whose endpoints ends end two from
  distance apart far how straight length gradient slope lies on`
const AXES =
  'line equation point coordinates where crosses cuts meets intercept x y axis x-axis y-axis graph l'
const FORMS =
  'decimal decimals fraction fractions mixed number percent percentage per cent recurring terminating repeating convert change turn into as common proper simplified lowest simplest terms form'
const ORDER = `${LISTS} put arrange order rank place ascending descending increasing decreasing smallest least first largest greatest biggest
  start begin starting beginning with from size decimals fractions integers temperatures`
const CHOSEN =
  'circle tick underline ring choose which one fraction fractions decimal decimals number numbers percentage value or two'
const SCORES = 'scores marks arithmetic observations'

/** The tasks that a text may set by one instruction about one piece of mathematics. */
export const TASKS: readonly Task[] = [
  { of: ['sum'], cue: '', words: SUMS, as: 'Work out ◊' },
  { of: ['sum'], cue: 'add|sum', words: `${SUMS} add`, as: 'Work out ◊', has: '+' },
  {
    of: ['sum'],
    cue: 'subtract|difference',
    words: `${SUMS} subtract difference`,
    as: 'Work out ◊',
    has: '-',
  },
  { of: ['sum'], cue: 'multiply|product', words: `${SUMS} multiply product`, as: 'Work out ◊', has: '×' },
  { of: ['sum'], cue: 'divide|quotient', words: `${SUMS} divide quotient`, as: 'Work out ◊', has: '÷' },
  {
    of: ['sum'],
    cue: 'estimate.*rounding.*nearest (ten|hundred|thousand|whole number)',
    words: `${SUMS} estimate product difference quotient by rounding off numbers factor nearest ten hundred thousand whole`,
    as: 'Estimate ◊ by rounding each number to the nearest $1',
  },
  {
    of: ['sum'],
    cue: 'estimate.*rounding.*(?:greatest place|(?:1|one) significant figure)',
    words: `${SUMS} estimate product difference quotient by rounding off numbers factor greatest place 1 one significant figure`,
    as: 'Estimate ◊ by rounding each number to 1 significant figure',
  },
  {
    of: ['letters'],
    cue: 'expand|multiply (?:out|through)|(?:remove|clear|open|without|no)(?: (?:using|the|any))? (?:brackets|parentheses)',
    words: `${ALGEBRA} expand multiply through remove clear open without any using brackets parentheses rewrite simplify no`,
    as: 'Expand ◊',
  },
  { of: ['letters'], cue: '', words: `${ALGEBRA} multiply an equivalent`, as: 'Expand ◊', has: '()' },
  {
    of: ['letters'],
    cue: 'factori[sz]e|factor(?!s)|into (?:linear )?factors|product of (?:its |two |linear )*factors|perfect square|factors of',
    words: `${ALGEBRA} brackets factorise factorize factor factors resolve into two perfect square squares sum difference cubes rewrite common highest greatest`,
    as: 'Factorise ◊',
  },
  {
    of: ['letters'],
    cue: 'simplify|(?:collect|combine|add)(?: the)? like terms|single (?:fraction|power|term)|simplest form',
    words: `${ALGEBRA} simplify collect combine add single fraction power reduce rational surd surds rewrite`,
    as: 'Simplify ◊',
  },
  {
    of: ['number', 'sum', 'letters'],
    cue: 'rationali[sz]e',
    words: `${SUMS} rationalise rationalize denominator fraction simplest form`,
    as: 'Rationalise the denominator of ◊',
    has: '√',
  },
  {
    of: ['number', 'sum'],
    cue: 'simplify|surd|radical|simplest(?: radical| surd)? form',
    words: `${SUMS} simplest surd surds radical form as simplified root`,
    as: 'Simplify ◊',
    has: '√',
  },
  {
    of: ['number'],
    cue: 'simplify|reduce|lowest|simplest|as (?:simple|small|low) as',
    words:
      'simplify reduce lowest simplest terms form fraction fractions fully as simple small low it can go get be possible make',
    as: 'Simplify ◊',
  },
  { of: ['number'], cue: 'cube root', words: 'cube root number', as: 'Find the cube root of ◊' },
  { of: ['number'], cue: 'square root', words: 'square root number', as: 'Find the square root of ◊' },
  {
    of: ['equation'],
    cue: 'solve|find|unknown|solutions?|roots?|what is|missing',
    words: `${EQUATIONS} ${GAPS} solutions`,
    as: 'Solve ◊',
    has: 'one letter',
  },
  {
    of: ['inequality'],
    cue: 'solve|find',
    words: `${EQUATIONS} as solutions`,
    as: 'Solve ◊',
    has: 'one letter',
  },
  {
    of: ['system'],
    cue: 'solve|find',
    words: `${EQUATIONS} intersection point lines coordinates meet cross where`,
    as: 'Solve ◊',
  },
  {
    of: ['equation'],
    cue: 'perpendicular',
    words: `${AXES} gradient slope perpendicular any`,
    as: 'Find the gradient of a line perpendicular to ◊',
  },
  {
    of: ['equation'],
    cue: '([xy])[- ](?:axis|intercept)',
    words: AXES,
    as: 'Find the coordinates of the point where the line ◊ crosses the $1-axis',
  },
  {
    of: ['equation', 'letters'],
    cue: 'discriminant',
    words: 'discriminant quadratic equation expression value',
    as: 'Find the discriminant of ◊',
  },
  {
    of: ['list'],
    cue: 'h\\.?c\\.?f|g\\.?c\\.?f|g\\.?c\\.?d|(?:highest|greatest) common (?:factor|divisor)',
    words: `${LISTS} hcf gcf gcd highest greatest common factor divisor`,
    as: 'Find the HCF of ◊',
  },
  {
    of: ['list'],
    cue: 'l\\.?c\\.?m|(?:lowest|least|smallest) common multiple',
    words: `${LISTS} lcm lowest least smallest common multiple`,
    as: 'Find the LCM of ◊',
  },
  {
    of: ['list'],
    cue: 'n ?th term|general (?:term|rule)|terms of n|position[- ]to[- ]term',
    words: `${SEQUENCES} nth n th position-to-term`,
    as: 'Find the nth term of the sequence ◊',
  },
  {
    of: ['list'],
    cue: '(\\d{1,3}(?:st|nd|rd|th)) term',
    words: SEQUENCES,
    as: 'Find the $1 term of the sequence ◊',
  },
  {
    of: ['list'],
    cue: 'sum of (?:the )?first (\\d{1,3}|[a-z]+) terms',
    words: `${SEQUENCES} sum`,
    as: 'Find the sum of the first $1 terms of the sequence ◊',
  },
  {
    of: ['list'],
    cue: 'next (two|three|four|2|3|4) (?:terms|numbers)',
    words: SEQUENCES,
    as: 'Find the next $1 terms of ◊',
  },
  {
    of: ['list'],
    cue: 'next (?:term|number)|comes next',
    words: `${SEQUENCES} comes`,
    as: 'Find the next term of ◊',
  },
  {
    of: ['gaps'],
    cue: 'missing',
    words: `${SEQUENCES} missing gap gaps`,
    as: 'What is the missing number? ◊',
  },
  {
    of: ['list'],
    cue: '(?:ascending|increasing) order|(?:smallest|least) first|(?:smallest|least) to (?:largest|greatest|biggest)|(?:start|beginn?)(?:ing)? with the (?:smallest|least)',
    words: ORDER,
    as: 'Put these numbers in order, smallest first: ◊',
  },
  {
    of: ['list'],
    cue: '(?:descending|decreasing) order|(?:largest|greatest|biggest) first|(?:largest|greatest|biggest) to (?:smallest|least)|(?:start|beginn?)(?:ing)? with the (?:largest|greatest|biggest)',
    words: ORDER,
    as: 'Put these numbers in order, largest first: ◊',
  },
  {
    of: ['list'],
    cue: '(?:is|are|every|all|the|which|only).*primes?|prime numbers?',
    words: `${LISTS} prime primes which ones circle circled underline tick list all one did only`,
    as: 'Which of these are prime numbers? ◊',
  },
  { of: ['list'], cue: 'mean|average', words: `${LISTS} ${SCORES} mean average`, as: 'Find the mean of ◊' },
  { of: ['list'], cue: 'median', words: `${LISTS} ${SCORES} median`, as: 'Find the median of ◊' },
  { of: ['list'], cue: 'mode|modal', words: `${LISTS} ${SCORES} mode modal`, as: 'Find the mode of ◊' },
  { of: ['list'], cue: 'range', words: `${LISTS} ${SCORES} range`, as: 'Find the range of ◊' },
  {
    of: ['number'],
    cue: '(?:product of|into)(?: its| the)? prime factors|prime factori[sz]ation',
    words: 'number product prime factors factorisation factorization as into in index exponent form notation',
    as: 'Write ◊ as a product of prime factors',
  },
  {
    of: ['number'],
    cue: '(?:to|into|as)(?: a)? per ?cent(?:age)?',
    words: FORMS,
    as: 'Write ◊ as a percentage',
  },
  { of: ['number'], cue: '(?:to|into|as)(?: a)? decimal', words: FORMS, as: 'Write ◊ as a decimal' },
  {
    of: ['number'],
    cue: '(?:to|into|as)(?: a)?(?: common| proper| simplified)? fraction|in the form p/q',
    words: `${FORMS} p/q`,
    as: 'Write ◊ as a fraction in its simplest form',
  },
  {
    of: ['number'],
    cue: '(?:to|into|as)(?: an?)? (mixed number|improper fraction)',
    words: `${FORMS} improper`,
    as: 'Write ◊ as a $1',
  },
  {
    of: ['sum'],
    cue: 'as a (?:single )?power of (\\d{1,2})',
    words: `${SUMS} single power index form as leaving leave giving`,
    as: 'Write ◊ as a single power of $1',
  },
  {
    of: ['list'],
    cue: '(?:which|circle|tick|underline|ring|choose|pick)\\b(?!.*\\b(?:make|made|with|from|using|can|first)\\b).*\\b(larger|bigger|greater|smaller|largest|biggest|greatest|smallest)',
    words: `${CHOSEN} larger bigger greater smaller largest biggest greatest smallest`,
    as: 'Which of these numbers is the $1? ◊',
  },
  {
    of: ['ratio'],
    cue: 'simplify|simplest|lowest',
    words: 'ratio ratios simplify simplest lowest form terms as reduce',
    as: 'Simplify the ratio ◊',
  },
  // Where the midpoint is told, it is an end that is asked for.
  {
    of: ['points'],
    cue: 'mid[- ]?point(?! of\\b[^.]{0,30} (?:is|has|are)\\b)(?! (?:is|has)\\b)(?!.*[.?!] *(?:what|find|where|work|calculate|write|give|state|determine)\\b(?!.*\\bmid))',
    words: `${LINES} midpoint mid`,
    as: 'Find the midpoint of ◊',
  },
  { of: ['points'], cue: 'distance|length|how far', words: LINES, as: 'Find the distance between ◊' },
  { of: ['points'], cue: 'gradient|slope', words: LINES, as: 'Find the gradient of the line through ◊' },
  {
    of: ['points'],
    cue: 'equation',
    words: `${LINES} equation`,
    as: 'Find the equation of the line through ◊',
  },
]
