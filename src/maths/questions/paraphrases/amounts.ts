import type { Rational } from '../../arithmetic/rational.ts'
import { UNIT_NAMES } from '../../values/units.ts'
import { amountIn } from '../../wording/amounts.ts'
import { NUMBER, type Paraphrase } from './paraphrase.ts'

/** Increasing goes by the bigger part over the smaller one, whichever stands first. */
function inRatio([, way, amount = '', a = '', b = '']: string[]): string | undefined {
  const [low, high] = [Number(a), Number(b)].sort((x, y) => x - y)
  if (low === high || low === undefined || high === undefined) return undefined
  const [from, to] = way === 'increase' ? [low, high] : [high, low]
  return `${from} : ${to} = ${amount} : ▢`
}

/** Who gets the larger share is told: it is asked for, or the other one's. */
function sharedBySize([, a = '', b = '', all, ratio, known = '', size = '', wanted = '']: string[]) {
  if (a === b || ![a, b].includes(known) || ![a, b].includes(wanted)) return undefined
  const other = size === 'smaller' ? 'larger' : 'smaller'
  return `share ${all} in the ratio ${ratio}. find the ${known === wanted ? size : other} share`
}

/** `20 minutes` of `1 hour`, as numbers of one unit. */
function fractionOf(part: string, whole: string): string | undefined {
  const [own, all] = [part, whole].map(text => amountIn(text.replace(/^(?:an?|the) /, '1 ')))
  if (!own || !all || own.measured.currency !== all.measured.currency) return undefined
  const [from, to] = [own.measured.unit, all.measured.unit]
  if (!from || !to) {
    const size = own.measured.currency ? 100 : 0
    return size > 0 && !from && !to ? `${asked(own.amount.mul(size), all.amount.mul(size))}` : undefined
  }
  if (from.dimension !== to.dimension) return undefined
  const [a, b] = [own.amount.mul(from.size), all.amount.mul(to.size)]
  const smaller = from.size.compare(to.size) < 0 ? from.size : to.size
  return asked(a.div(smaller), b.div(smaller))
}

const asked = (part: Rational, whole: Rational) =>
  part.d === 1n && whole.d === 1n && whole.n > 0n ? `write ${part.n} as a fraction of ${whole.n}` : undefined

/** Two angles of a triangle with a name, and the third one asked for. */
function anglesOfTriangle([all = '', , , , a = '', b = '']: string[]): string | undefined {
  const named = all.match(/(?<=angles? )[a-z](?= |$)/g) ?? []
  return new Set(named).size === 3
    ? `2 angles of a triangle are ${a}° and ${b}°. find the third angle`
    : undefined
}

/** What is said around a question, comparing, measures, percentages, ratios and chances. */
export const amounts: Paraphrase[] = [
  [/^write (?:down )?(the .+)$/, 'what is $1'],
  [
    /^(?:write|express|give) ([£$€]?\d[\d.]* ?[a-z]{0,11}) as (?:a|the) (?:simplified )?fraction of ([£$€]?(?:\d[\d.]*|an?) ?[a-z]{0,11})$/,
    ([, part = '', whole = '']) => fractionOf(part, whole),
  ],
  [/^(increase|decrease) (\d{1,6}(?:\.\d+)?) in the ratio (\d{1,4}) ?: ?(\d{1,4})$/, inRatio],
  [
    /^compare (.+?) and (.+?)[.,;:?] which (?:one |number |is )*(greater|larger|bigger|smaller|less)$/,
    'which is $3, $1 or $2',
  ],
  [
    new RegExp(
      `^(?:an? |the )?[a-z]+(?: of [a-z]+)?(?: [a-z]+)? (?:is|weighs|measures|holds|covers|travels at|runs at|moves at|flies at|has (?:an? )?(?:mass|weight|length|height|width|capacity|area|volume|speed) of) (${NUMBER} ?(?:${UNIT_NAMES}))(?: long| wide| tall| high| heavy| of (?:floor|wall|ground|land|space))?[.,;] (?:(?:write|convert|express|change|what is) (?:this|it|its [a-z]+|this [a-z]+) (?:in|to|into)|how many(?= (?:${UNIT_NAMES}) (?:does|is) (?:it|this|that)(?: hold| weigh| measure| contain| cover| long| wide| tall| high| heavy)?$)) (${UNIT_NAMES})(?: (?:does|is) (?:it|this|that)(?: hold| weigh| measure| contain| cover| long| wide| tall| high| heavy)?)?$`,
    ),
    'convert $1 to $2',
  ],
  [
    new RegExp(
      `^area of (?:a |the )?right(?:[- ]angled)? triangle (?:with|whose|that has|having) (?:(?:the )?(?:legs|shorter sides|perpendicular sides)(?: of(?: lengths?)?| are| measure| measuring| with lengths?)*) (${NUMBER} ?[a-z]*) and (${NUMBER} ?[a-z]*)$`,
    ),
    'area of a triangle with base $1 and height $2',
  ],
  [
    /^([a-z]+) and ([a-z]+) (?:share|split|divide) ([^,.;]+) in the ratio (\d+ ?: ?\d+)[.,;] (?:work out )?(how (?:much|many)(?: [a-z]+)? (?:does|do|will) .+|how much .+ gets)$/,
    'share $3 between $1 and $2 in the ratio $4. $5',
  ],
  [
    /^(?:if )?([a-z]+) and ([a-z]+) (?:share|split|divide) ([^,.;]+) in the ratio (\d+ ?: ?\d+)[.,;] (?:if )?([a-z]+) (?:gets|receives|has|takes) the (larger|bigger|greater|smaller) (?:share|part|amount)[.,;] how (?:much|many)(?: [a-z]+)? (?:does|will) ([a-z]+) (?:get|receive|have)$/,
    sharedBySize,
  ],
  // "|-8| + 3", which is arithmetic without its lines.
  [
    /^[\d\s|+×÷*()/.-]*\| ?-?\d+(?:\.\d+)? ?\|[\d\s|+×÷*()/.-]*$/,
    ([text = '']) => text.replace(/\| ?-?(\d+(?:\.\d+)?) ?\|/g, '$1'),
  ],
  [
    /^multiplier (?:for|that gives|to use for|of) (?:a |an )?(\d{1,2}(?:\.\d+)?)% (increase|decrease|reduction|discount)$/,
    ([, percent = '', way = '']) =>
      `write ${way === 'increase' ? 100 + Number(percent) : 100 - Number(percent)}% as a decimal`,
  ],
  [
    /^divide[.,]? (?:and )?(?:write|give|find|show|state|include)(?: down)? (?:the |any |your )?(?:quotient and )?(?:the )?remainders?[:.] ?(\d{1,9}) ?(?:÷|divided by|\/) ?(\d{1,6})$/,
    'divide $1 by $2 with a remainder',
  ],
  [
    /^(\d{1,9}) ?(?:÷|divided by|\/) ?(\d{1,6})[.,?;] (?:give|write|giving|leave) (?:your |the )?answer (?:as|with|in the form of) (?:a )?(?:quotient (?:and|with) (?:a )?)?remainder$/,
    'divide $1 by $2 with a remainder',
  ],
  [
    /^(?:what|which) fraction is (.{1,30}?) (?:out )?of (.{1,30})$/,
    ([, part = '', whole = '']) => fractionOf(part, whole),
  ],
  [/^what fraction of (.+?) (?:is|are) (.+)$/, ([, whole = '', part = '']) => fractionOf(part, whole)],
  [
    /^probability of (?:flipping|tossing|throwing) (?:a )?((?:fair )?coin) and (?:it landing on|getting|landing on) (?:a )?(heads?|tails?)$/,
    'a $1 is tossed. what is the probability of getting $2',
  ],
  [
    /^(?:it|the temperature) (?:is|was) (-?\d+ ?°? ?c?) (?:at [a-z0-9 ]+|in [a-z ]+|on [a-z]+) and (-?\d+ ?°? ?c?) (?:at [a-z0-9 ]+|in [a-z ]+|on [a-z]+)[.,;] (?:what is|find|work out|calculate) the difference(?: in temperature| between (?:the|these) (?:\d )?temperatures)?$/,
    'difference in temperature between $1 and $2',
  ],
  [
    /^(?:an? )?([a-z]+) costs ([£$€₹]?\d[\d.]*p?) and an? ([a-z]+) costs ([£$€₹]?\d[\d.]*p?)[.,;] (?:what is|find|work out|calculate) the total cost(?: of (?:1|one|a|an|the) \1 and (?:1|one|a|an|the) \3)?$/,
    'total of $2 and $4',
  ],
  [
    /^(?:if )?(?:an? |the )?square (?:has|with) (?:sides?|side lengths?|edges?)(?: of)?(?: length)? (\d[\d.]* ?[a-z]*)[.,;:] (?:find|work out|calculate|what is) (?:the )?(?:length of )?(?:the |its )?diagonal(?: of the square)?([.,;] (?:leave|give|giving|leaving|write) your answer .{3,40})?$/,
    'length of the diagonal of a rectangle $1 by $1$2',
  ],
  [
    /^(?:length of )?(?:the )?diagonal of (?:a |the )?square (?:with|of|whose) (?:sides?|side lengths?)(?: are| is)?(?: of)?(?: length)? (\d[\d.]* ?[a-z]*?)([.,;] (?:leave|give|giving|leaving|write) (?:your|the) answer .{3,40})?$/,
    'length of the diagonal of a rectangle $1 by $1$2',
  ],
  [/^in a sale,? (the (?:price|cost) of .+)$/, '$1'],
  [
    /^compare(?: the (?:numbers|fractions|decimals|expressions|values))?[.:,] (?:write|use|fill in) (?:[<>=](?:, ?| or | and |, or |, and ))+[<>=][.:,]? (.+)$/,
    'write <, > or =: $1',
  ],
  [
    /^(?:tell|determine|decide|state|say|identify|explain)? ?(?:whether|if) (.{1,60}) is (.{1,40}) or (.{1,40})$/,
    'is $1 $2 or $3',
  ],
  [
    /^(percent(?:age)? (?:of )?change .+?)[.,;]? (?:and )?(?:state|tell|identify|say) (?:whether|if) (?:it is |the change is )?an? (?:percent )?(?:increase|decrease) or (?:an? )?(?:percent )?(?:increase|decrease)$/,
    '$1',
  ],
  [/^solve and graph(?: the (?:inequality|solution|solution set))?[:.]? (.+)$/, 'solve $1'],
  [/^(?:write )?(?:the )?number in standard (?:form|notation)[:.] (.+)$/, 'write in standard form: $1'],
  [
    /^(.*\bprime factor.*?)[.,;] ?(?:give|write|leave|express|giving|writing|leaving) (?:your |the )?answer (in (?:index|exponent|exponential|power) (?:form|notation)|using (?:indices|exponents|powers))$/,
    '$1 $2',
  ],
  [/^(.+?) is what$/, '$1'],
  [
    /^compare(?: the (?:numbers|fractions|decimals|values))?[:.,] (.+?) and (.+?)[.,;] (?:use|write|using) (?:[<>=](?:, ?| or | and |, or |, and )?)+$/,
    'write <, > or =: $1 ▢ $2',
  ],
  [
    /^(?:the )?angles? ([a-z]) and (\d{1,3}(?:\.\d+)?) ?(?:°|degrees?)? are (complement|supplement)ary[.,;] (?:find|work out|what is|calculate) (?:the (?:value|size) of )?(?:angle )?\1$/,
    '$3 of $2°',
  ],
  [
    /^(?:1|one) (?:acute )?angle (?:of|in) a right(?:[- ]angled)? triangle is (\d{1,2}(?:\.\d+)?) ?(?:°|degrees?)?[.,;] (?:what is|find|work out|calculate) the (?:size of the )?(?:other|third|remaining) (?:acute )?angle$/,
    '2 angles of a triangle are 90° and $1°. find the third angle',
  ],
  [
    /^p\(([a-z]+)\) = (\S+?)[.,;] (?:what is |find |work out )?(?:the )?probability (?:that )?(?:it (?:does|will) not \1|of (?:no|not) \1)$/,
    'p(a) = $2. find p(not a)',
  ],
  [
    /^how many more ([a-z]+) (?:are|is|do you|would you) need(?:ed)? to make (.+) from (.+)$/,
    'how much more is needed to make $2 from $3. give your answer in $1',
  ],
  [
    /^in (?:a |the )?triangle ([a-z])([a-z])([a-z]),? (?:the )?angles? (?:\1|\2|\3) (?:=|is) (\d{1,3}(?:\.\d+)?) ?(?:°|degrees?)?,? (?:and )?(?:the )?angle (?:\1|\2|\3) (?:=|is) (\d{1,3}(?:\.\d+)?) ?(?:°|degrees?)?[.,;] (?:find|work out|calculate|what is) (?:the )?(?:size of |measure of )?(?:the )?angle (?:\1|\2|\3)$/,
    anglesOfTriangle,
  ],
  [/^put a (?:circle|ring|tick|cross) (?:around|round|next to|beside|by|on) (the .+)$/, 'circle $1'],
  [
    /^(?:if )?p ?\( ?([a-z]+) ?\) ?= ?(\S+?)[.,;] (?:what is |find |work out |calculate )?p ?\( ?(?:not?|no) \1 ?\)$/,
    'p(a) = $2. find p(not a)',
  ],
]
