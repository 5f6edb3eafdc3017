import { ALGEBRA_FRAMES } from './role-frames-algebra.ts'
import { DATA_FRAMES } from './role-frames-data.ts'
import { FIGURE_FRAMES } from './role-frames-figures.ts'
import { MONEY_FRAMES } from './role-frames-money.ts'
import { NUMBER_FRAMES } from './role-frames-numbers.ts'
import { RATIO_FRAMES } from './role-frames-ratio.ts'

/** Questions by the roles of their words, in whatever order these stand; each piece is a part of a pattern. */

/** A question by its roles, each a part of a pattern. */
export interface RoleFrame {
  /** What must be named. */
  about: string[]
  /** Each number, by the words beside it. */
  told: string[]
  /** What is asked, with the question in a book's words that it makes. */
  asks: { pattern: string; as: string }[]
  /** Words that say nothing beside these. */
  beside: string
  /** With it the question is another one. */
  never?: string
}

/** What is said otherwise beside numbers, and what says nothing. */
export const SAID_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bthen (?=\d)/g, 'than '],
  [/\bdi[sz]e\b/g, 'dice'],
  [/(?<=[£$€]\d{1,3}) (?=\d{3}(?!\d))/g, ''],
  [
    /\bwith ?out (?:looking|peeking)\b|\bat random\b|\b(?:that |it )?(?:goes|going) (?:up|down) in \d+s\b/g,
    ' ',
  ],
]

const CHANCE = '(?:chance|chances|probability|prob|likelihood|odds)'
const INSIDE =
  '(?:(?:angles?|corners?) (?:on |at )?(?:the )?)?(?:interior|inside|inner|int)(?: angles?| corners?)?'
const OUTSIDE =
  '(?:(?:angles?|corners?) (?:on |at )?(?:the )?)?(?:exterior|outside|outer|ext)(?: angles?| corners?)?'
const SUM = '(?:sum|total|together|altogether|added up|added|all add up to|add up to|add to)'
const OFF =
  '(?:off|discount|reduction|reduced by|reduced|decreased by|goes down by|go down|down|cheaper|sale)'
const ON = '(?:increase|increased by|increases by|goes up by|goes up|went up by|went up|rises by|rise|dearer)'
const TAX = '(?:vat|tax|gst|tip|service charge|service)'
const NEW_PRICE =
  '(?:(?:new|sale|final|total) (?:price|cost|value|amount|bill)|how much (?:is it now|now|do i pay|do u pay|does it cost|will it cost|to pay|is it|is the sale price)|what (?:do i pay|is it now|do u pay)|price now|pay now|now|total|altogether|in all)'

const ROUND = 'round rounded rounding off up down number give answer put closest nearest write correct'
const LIST = 'numbers number list data set values marks scores set following then'
const BAG =
  'bag box jar tub bags contains counters counter marbles marble balls ball sweets sweet beads bead pick picks picked take takes taken took out one 1 some are r u without looking get getting choose chosen drawn draw pulling pull fraction as'
const PRICE =
  'price cost costs costing item sale shop bill meal shirt coat jacket bag shoes bike phone game tv jumper dress laptop ticket trainers was'

/**
 * A block a frame: `{a:number}` is a number of that sort with its name, `role~{a:number}` one beside the words of its role,
 * before or behind it, and `one && other` asks by both.
 */
const FRAMES = String.raw`
told {s:polygon}
asks regular && ${INSIDE} => Find the size of each interior angle of a regular {s}.
asks regular && ${OUTSIDE} => Find the size of each exterior angle of a regular {s}.
asks ${SUM} && ${INSIDE} => Find the sum of the interior angles of a {s}.
beside regular size one 1 all each every

about regular
told ${INSIDE}~{a:angle}
asks (?:number of|how many|no of)? ?sides => Each interior angle of a regular polygon is {a}°. How many sides does it have?
beside polygon all every each

about regular
told ${OUTSIDE}~{a:angle}
asks (?:number of|how many|no of)? ?sides => Each exterior angle of a regular polygon is {a}°. How many sides does it have?
beside polygon all every each

told {a:angle}
asks complement|complementary(?: angle)? => Find the complement of {a}°.
asks supplement|supplementary(?: angle)? => Find the supplement of {a}°.

told {bag:counters}
asks ${CHANCE} && {c:colour} => A bag contains {bag}. A counter is taken at random. Find the probability that it is {c}.
asks ${CHANCE} && (?:not|isnt|isn't)(?: a)? {c:colour} => A bag contains {bag}. A counter is taken at random. Find the probability that it is not {c}.
beside ${BAG}

about (?:(?:fair|normal|ordinary|6[- ]sided|six[- ]sided) )*(?:dice|die)(?: 6 sides)?
asks ${CHANCE} && (?:more|greater|bigger|higher|over|above)(?: than)? {n:number} => A fair dice is rolled. Find the probability of getting a number greater than {n}.
asks ${CHANCE} && (?:less|smaller|lower|fewer|under|below)(?: than)? {n:number} => A fair dice is rolled. Find the probability of getting a number less than {n}.
asks ${CHANCE} && even => A fair dice is rolled. Find the probability of getting an even number.
asks ${CHANCE} && odd => A fair dice is rolled. Find the probability of getting an odd number.
asks ${CHANCE} && prime => A fair dice is rolled. Find the probability of getting a prime number.
asks ${CHANCE} && (?:a|of|roll|get|getting|rolling|its|is) {n:number} => A fair dice is rolled. Find the probability of getting a {n}.
beside roll rolls rolled rolling throw thrown throwing getting get number numbers score fraction simplest simplified

about p|${CHANCE}
told {e:word}\)? ?~{p:chance}
asks (?:no|not|wont|won't|doesnt|doesn't|isnt|isn't)(?: (?:a|be|it|to))*(?: {e})? => The probability of an event is {p}. Find the probability that it does not happen.

told ${OFF}~{p:percent}
told {m:money}
asks ${NEW_PRICE} => Decrease {m} by {p}%
asks (?:how much (?:is |do (?:i|u|you) )?(?:the )?)?(?:discount|saved?|saving|taken off) => What is {p}% of {m}?
beside ${PRICE}
never was|before|original|originally|now|after

told ${OFF}~{p:percent}
told (?:now|is|sale price|costs|paid|pay)?~{m:money}
asks (?:what was (?:it|the price|the cost) )?(?:before|original|originally|at first|to start with)(?: price| cost| value)? => After a {p}% decrease the amount is {m}. Find the original amount.
beside ${PRICE} after

told ${ON}~{p:percent}
told {m:money}
asks ${NEW_PRICE} => Increase {m} by {p}%
beside ${PRICE}
never was|before|original|originally|after

told ${TAX}~{p:percent}
told {m:money}
asks ${NEW_PRICE}|(?:with|including|inc|incl|plus) (?:the )?${TAX} => Increase {m} by {p}%
asks (?:how much|whats|what) (?:is )?(?:the )?${TAX} => What is {p}% of {m}?
beside ${PRICE}
never before|original|originally|after|already

about change
told (?:pay with|pays with|paid with|pay|pays|paid|with|from|gave|gives|give|hand over|note|got)~{t:money}
told (?:costs?|spends?|spent|buys?|bought|price|for|is|something)~{m:money}
asks (?:how much|what|whats)? => Find the change from {t} when you spend {m}.
beside ${PRICE} how much note

told {p:percent}
told {y:plain} ?(?:years?|yrs?)
told {m:money}
asks simple(?: interest)? => Find the simple interest on {m} for {y} years at {p}% per year.
asks compound interest => Find the compound interest on {m} for {y} years at {p}% per year.
beside interest per year pa p.a invested in bank savings yearly annual rate
never total|altogether|end|now|worth|after|balance

told {q:quantity}
asks (?:(?:in|to|as|is|how|many|much|=|->|→|just|the|a) ?){0,4}(?:in|to|into|as|many|=|->|→|the|a|just) ?{u:unit} => Convert {q} to {u}
beside convert change turn put write many

told {l:some}
asks (?:highest|greatest|biggest|largest) (?:common )?(?:factor|divisor)|hcf|gcf|gcd|(?:biggest|largest|highest) number (?:that |which |what )?(?:goes|divides|fits|go)(?: exactly)? into(?: both| all)? => Find the highest common factor of {l}.
asks (?:lowest|least|smallest) (?:common )?(?:multiple|multple)|lcm|(?:lowest|smallest|first) number (?:that is |thats |that are )?in (?:the )?(?:both )?(?:times tables?)? => Find the lowest common multiple of {l}.
asks (?:all )?(?:the )?common factors(?: of)? => Find the common factors of {l}.
asks (?:sum|total)(?: of)?|(?:added|add) (?:together|up|them)|all together|altogether => Find the sum of {l}.
asks product(?: of)?|(?:times|timesed|multiplied|multiply) (?:together|them) => Find the product of {l}.
beside both numbers number of
never next|term|mean|median|mode|range

told {n:number}
asks (?:very )?next prime(?: number)?(?: after| above)?|(?:first )?prime (?:number )?(?:just )?(?:after|above) => What is the next prime number after {n}?
asks (?:list |all )*factors(?: of)?|(?:everything|all) that goes into|(?:all )?(?:the )?numbers (?:that|which) go into => List the factors of {n}.
asks (?:how many|number of) factors => How many factors does {n} have?
asks (?:is it )?(?:a )?prime(?: number)?(?: or not(?: prime)?| yes or no| y/n)? => Is {n} a prime number?
asks prime factors => Write the prime factors of {n}.
asks product of (?:its )?(?:prime factors|primes)|prime factori[sz]ation => Write {n} as a product of prime factors.
beside list them all number one 1 itself big small

told (?:nearest|closest)(?: to)?(?: the)?(?: which)? {p:place}
told {n:signed}
asks  => Round {n} to the nearest {p}.
beside ${ROUND}

told (?:dp|dps|d\.p|decimal places?|decimals|decimal point|(?:numbers?|digits?) (?:after|behind) the (?:dot|point|decimal point))~{d:count}
told {n:signed}
asks  => Round {n} to {d} decimal places.
beside ${ROUND} only just

told (?:sf|sfs|s\.f|sig figs?|sig figures|significant figures?|significant digits?)~{d:count}
told {n:signed}
asks  => Round {n} to {d} significant figures.
beside ${ROUND}

told {l:list}
asks mean|average|avg|avrage => Find the mean of {l}.
asks median|middle (?:one|number|value) => Find the median of {l}.
asks mode|(?:number |which |one )*(?:comes|turns|shows|appears|happens|pops) (?:up )?(?:the )?most(?: often)?|most common(?: number| one)? => Find the mode of {l}.
asks range|(?:biggest|highest|largest) (?:take away|minus) (?:the )?(?:smallest|lowest) => Find the range of {l}.
asks lower quartile|lq|q1 => Find the lower quartile of {l}.
asks upper quartile|uq|q3 => Find the upper quartile of {l}.
asks interquartile range|iqr|inter quartile range => Find the interquartile range of {l}.
asks next(?: (?:number|one|term|numbers))?(?: (?:in the )?(?:sequence|pattern|list))?|(?:comes|come) (?:next|after(?: that| this)?) => Find the next term of {l}.
asks (?:nth|n th|general) term|(?:nth|rule|formula) (?:in|for|with) n => Find the nth term of {l}.
asks {k:ordinal}(?: (?:term|number|one))? => Find the {k} term of {l}.
asks (?:smallest|littlest|lowest|least|coldest)(?: one)? first|(?:small|smallest|little|lowest|low|least) (?:to|up to|2) (?:big|biggest|large|largest|high|highest|most|greatest)|ascending|increasing order => Order from smallest to largest: {l}.
asks (?:biggest|largest|highest|greatest) first|(?:big|biggest|large|largest|highest|greatest) (?:to|down to|2) (?:small|smallest|little|lowest|least)|descending|decreasing order => Order from largest to smallest: {l}.
beside ${LIST} sequence pattern order put in goes go what comes

told {a:number} (?:out of|out off)(?: the)? {b:number}
asks (?:percent|percentage|per cent|%) => Write {a} out of {b} as a percentage.
beside got score test mark marks as

told (?:from )?{a:number} (?:up |rises |goes )?(?:up )?to {b:number}
asks (?:percent|percentage|%) (?:increase|increse|change|rise|up) => Find the percentage increase from {a} to {b}.
asks (?:percent|percentage|%) (?:decrease|drop|fall|loss|down) => Find the percentage decrease from {a} to {b}.
beside goes went

about (?:inverse|inversely|indirectly)(?: prop\w*)?(?: to)?
told y ?(?:is|=|equals)? ?{b:number} (?:when|if|at|for) x ?(?:is|=|equals)? ?{a:number}
told x ?(?:is|=|equals) ?{c:number}
asks y => y is inversely proportional to x. y = {b} when x = {a}. Find y when x = {c}.
beside y x proportional prop varies

about (?:directly |direct )?(?:proportional|proportion|prop|varies)(?: directly)?(?: to)?
told y ?(?:is|=|equals)? ?{b:number} (?:when|if|at|for) x ?(?:is|=|equals)? ?{a:number}
told x ?(?:is|=|equals) ?{c:number}
asks y => y is directly proportional to x. y = {b} when x = {a}. Find y when x = {c}.
beside y x
never inverse|inversely|indirectly|square|squared|cube|root

about (?:first|lowest|smallest|least)(?: common)?(?: number| multiple)?(?: (?:that is|thats|that are|that))?
told {a:plain} ?(?:times tables?|s)(?:,| and| &)(?: also| the| in)* {b:plain} ?(?:times tables?|s)
asks  => Find the lowest common multiple of {a} and {b}.
beside number table tables both in

about between|half ?way|middle
told {a:signed} (?:and|to) {b:signed}
asks  => What number is halfway between {a} and {b}?
beside between halfway half way middle right exactly number line
never median|random

told (?:mean|average)~{m:number}
told {k:number} numbers
asks (?:total|sum|add up to|add to|added up|make (?:all )?together|altogether|come to) => The mean of {k} numbers is {m}. Find their total.
beside do all
`

const frameOf = (block: string): RoleFrame => {
  const frame: RoleFrame = { about: [], told: [], asks: [], beside: '' }
  for (const line of block.trim().split('\n')) {
    const [sort = ''] = line.split(' ')
    const said = line.slice(sort.length + 1)
    if (sort === 'about' || sort === 'told') frame[sort].push(said)
    else if (sort === 'beside' || sort === 'never') frame[sort] = said
    else {
      const [pattern = '', as = ''] = said.split(/ ?=> /)
      frame.asks.push({ pattern, as })
    }
  }
  return frame
}
export const ROLE_FRAMES: readonly RoleFrame[] = [
  FRAMES,
  RATIO_FRAMES,
  MONEY_FRAMES,
  NUMBER_FRAMES,
  DATA_FRAMES,
  FIGURE_FRAMES,
  ALGEBRA_FRAMES,
]
  .flatMap(each => each.trim().split('\n\n'))
  .map(frameOf)
