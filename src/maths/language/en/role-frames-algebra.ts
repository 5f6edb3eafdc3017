/** Letters, sequences and unknown numbers by the roles of their words; each block as role-frames.ts has it. */

const EXPRESSION = '(?:algebraic )?expression(?: in terms of [a-z])?'
const LENGTH_UNIT = '(?: ?(?:cm|m|mm|units))?'
const SIDES_OF_THREE = `(?:sides?|lengths)(?: (?:of|are|is|its|the|a|triangle|lengths?|has|have|with|that|measure))* \\(?{a:side}\\)?${LENGTH_UNIT}, \\(?{b:side}\\)?${LENGTH_UNIT},? and \\(?{c:side}\\)?${LENGTH_UNIT}`
const TWO_SIDES =
  `(?:length|long|base)(?: (?:of|is|are|a|the))* \\(?{a:side}\\)?${LENGTH_UNIT},? (?:and|by)(?: (?:a|its|the|width|breadth|is|of|height))* \\(?{b:side}\\)?${LENGTH_UNIT}(?: wide)?` +
  `|(?:width|breadth)(?: (?:of|is|are|a|the))* \\(?{b:side}\\)?${LENGTH_UNIT},? and(?: (?:a|its|the|length|is|of))* \\(?{a:side}\\)?${LENGTH_UNIT}` +
  `|(?:sides?|measures|measuring|dimensions)(?: (?:of|are|is|lengths?))* \\(?{a:side}\\)?${LENGTH_UNIT},? (?:and|by) \\(?{b:side}\\)?${LENGTH_UNIT}`
const BESIDE_LETTERS =
  'write down find simplified simplest form expression algebraic for in terms rectangle square triangle its perimeter area side sides length width'
const THINGS =
  'pens pen pencils pencil books book apples apple oranges orange cakes cake tickets ticket stamps stamp rulers ruler notebooks notebook sweets sweet bananas banana mangoes mango eggs egg cups cup drinks drink shirts shirt pizzas pizza bottles bottle packets packet bags bag boxes box pears pear toys toy chairs chair tables table cards card bars bar loaves loaf coffees coffee teas tea burgers burger'
const THING = `(?:${THINGS.replaceAll(' ', '|')})`
const PENCE = '(?: ?(?:p|pence|cents?|c|pounds?|dollars?|euros?|rupees|naira))'
const DIFFERENCE = '(?:(?:common|constant) difference|d(?= ?=))'
const OF_SEQUENCE =
  '(?: (?:of|in) (?:an?|the|this) (?:arithmetic |geometric |linear |number )?(?:sequence|progression|series|ap|gp|pattern))?'
const FIRST = `(?:(?:first|1st) (?:term|number)${OF_SEQUENCE}|a(?= ?=))`
const BESIDE_SEQUENCE =
  'arithmetic linear sequence progression series ap pattern list row number numbers term terms first common difference write down'
const OR_SO = '(?:half|one half|1/2|a half)'
const PARTS: readonly (readonly [string, string])[] = [
  [OR_SO, '1/2'],
  ['(?:a |one )?third|1/3', '1/3'],
  ['(?:a |one )?quarter|(?:a |one )?fourth|1/4', '1/4'],
  ['(?:a |one )?fifth|1/5', '1/5'],
  ['twice|double', '2'],
  ['{k:plain} times', '{k}'],
]
/** `A number plus a quarter of it is 35`. */
const numberWithPart = ([said, part]: readonly [string, string]) => `
told (?:sum of )?(?:a |the )?number(?: (?:and|plus|added to|is added to|increased by|together with|is increased by|with))+ (?:its own |its |the )?(?:${said})(?: (?:of|as much|the|it|itself|number|value|same|that)){0,5}
told (?:is|are|equals|gives|makes|make|add up to|adds up to|to give|total|totals|come to|comes to|to get|to make|get|result is|sum is|answer is|=)~{n:plain}
asks (?:the |that |this |what )?number|it => Solve x + ${part} × x = {n}.
beside sum result answer then
`
const MORE = '(?:more|greater|larger|bigger)'
const LESS = '(?:less|smaller|fewer)'
const SUM =
  '(?:(?:the )?(?:sum|total) of (?:the |two |2 |these )*numbers(?: is| are)?|(?:their |the )?sum(?: is)?|(?:the )?(?:two |2 )?numbers add up to|add up to|(?:they )?(?:total|add to))'
const TWICE = '(?:twice|double|two times|2 times)'
const OTHER = '(?:the |an)?(?:other|another|smaller|second)(?: one| number)?'
const ONE = '(?:one|1|one of them|the larger|the bigger|first)(?: one| number)?'
const pairBy = ([told, factor, sign]: readonly [string, string, string]) => `
told ${SUM}~{s:plain}
told ${told}
asks (?:the |both |these |two |2 )*numbers|them(?: both)? => Solve the simultaneous equations x + y = {s} and y = ${factor}x ${sign} {d}
asks (?:the )?(?:smaller|smallest|lesser)(?: number| one| of the numbers)* => Solve x + (${factor}x ${sign} {d}) = {s}.
asks (?:the )?(?:larger|largest|bigger|greater)(?: number| one| of the numbers)* => {s} - ({s} ${sign === '+' ? '-' : '+'} {d}) ÷ (${factor} + 1)
beside two 2 numbers number one
`
const PAIRS = [
  [`${ONE} is {d:plain} ${MORE} than ${TWICE} ${OTHER}`, '2', '+'],
  [`${ONE} exceeds ${TWICE} ${OTHER} by {d:plain}`, '2', '+'],
  [`${ONE} is {d:plain} ${LESS} than ${TWICE} ${OTHER}`, '2', '-'],
  [`${ONE} is {d:plain} ${MORE} than {k:plain} times ${OTHER}`, '{k}', '+'],
  [`${ONE} exceeds {k:plain} times ${OTHER} by {d:plain}`, '{k}', '+'],
  [`${ONE} is {d:plain} ${LESS} than {k:plain} times ${OTHER}`, '{k}', '-'],
] as const

const FRAMES = String.raw`
about ${EXPRESSION}
about square
told (?:sides?|edge)(?: lengths?)?(?: (?:of|is|are|length))*~\(?{a:side}\)?${LENGTH_UNIT}
asks perimeter => Write an expression for 4 times ({a}).
asks area => Write an expression for the product of ({a}) and ({a}).
beside ${BESIDE_LETTERS}

about ${EXPRESSION}
about rectangles?
told ${TWO_SIDES}
asks perimeter => Write an expression for 2 times the sum of ({a}) and ({b}).
asks area => Write an expression for the product of ({a}) and ({b}).
beside ${BESIDE_LETTERS}

about ${EXPRESSION}
about triangles?
told ${SIDES_OF_THREE}
asks perimeter => Write an expression for ({a}) plus ({b}) plus ({c}).
beside ${BESIDE_LETTERS}
never area|equilateral

about perimeter
about triangles?
told ${SIDES_OF_THREE}
told perimeter~{p:plain}${LENGTH_UNIT}
asks (?:the )?(?:value of )?(?<x>[a-z]) => Solve ({a}) + ({b}) + ({c}) = {p} for {x}.
beside triangle cm its perimeter

about perimeter
about rectangles?
told ${TWO_SIDES}
told perimeter~{p:plain}${LENGTH_UNIT}
asks (?:the )?(?:value of )?(?<x>[a-z]) => Solve 2({a}) + 2({b}) = {p} for {x}.
beside rectangle cm its perimeter

about ${EXPRESSION}
told {n:letter} ${THING}
told {p:plain}${PENCE}?(?: each)?
asks (?:the )?(?:total )?(?:cost|price)(?: in (?:pence|cents|pounds|dollars))? => Write an expression for {p} times {n}.
beside each at a total write down cost costs ${THINGS}

about ${EXPRESSION}
told {n:plain} ${THING}
told {p:letter}${PENCE}(?: each)?
asks (?:the )?(?:total )?(?:cost|price)(?: in (?:pence|cents|pounds|dollars))? => Write an expression for {n} times {p}.
beside each at a total write down cost costs ${THINGS}

told ${FIRST}~{a:signed}
told ${DIFFERENCE}~{d:signed}
asks {k:rank}(?: term)? => Find the {k} term of the arithmetic sequence with first term {a} and common difference {d}
asks (?:the )?(?:nth|n th|general) term|(?:formula|rule|expression) for the nth term => Simplify {a} + (n - 1) × {d}
asks first {n:plain} terms => Find the first {n} terms of the arithmetic sequence with first term {a} and common difference {d}
beside ${BESIDE_SEQUENCE}
never geometric|sum|how many

told (?:starts|begins|start|starting|beginning)(?: at| with| from)~{a:signed}
told (?:goes up|increases|go up|rises|increasing|going up)(?: in (?:steps of)?| by)?~{d:number}(?: each time| every time| at a time)?
asks {k:rank}(?: (?:term|number))? => Find the {k} term of the arithmetic sequence with first term {a} and common difference {d}
beside ${BESIDE_SEQUENCE} each time

told (?:starts|begins|start|starting|beginning)(?: at| with| from)~{a:signed}
told (?:goes down|decreases|go down|falls|decreasing|going down)(?: in (?:steps of)?| by)?~{d:number}(?: each time| every time| at a time)?
asks {k:rank}(?: (?:term|number))? => Find the {k} term of the arithmetic sequence with first term {a} and common difference -{d}
beside ${BESIDE_SEQUENCE} each time

told ${FIRST}~{a:signed}
told (?:common ratio|r(?= ?=))~{d:signed}
asks {k:rank}(?: term)? => Find the {k} term of the geometric sequence with first term {a} and common ratio {d}
beside geometric gp sequence progression series first term common ratio
never arithmetic|sum|how many

told {l:list} ?,? ?(?:\.{2,4}|…) ?,? ?{z:signed}
asks (?:how many|number of|how many of the) (?:terms|numbers|members)(?: (?:are|there|in|does|has|have))*(?: the)? => Which term of the sequence {l} is {z}?
beside ${BESIDE_SEQUENCE} are there in has
never sum|add

told u_?[(]?1[)]? ?(?:=|is) ?{a:signed}
told u_?(?:[({]?n ?\+ ?1[)}]?|ₙ₊₁) ?(?:=|is) ?{m:plain} ?u_?[({]?(?:n|ₙ)[)}]?
asks (?:the )?(?:value of )?u_?[(]?{k:plain}[)]? => The first term of a sequence is {a}. The rule is multiply by {m}. Find the {k}th term.
beside sequence defined given by term rule terms

told u_?[(]?1[)]? ?(?:=|is) ?{a:signed}
told u_?(?:[({]?n ?\+ ?1[)}]?|ₙ₊₁) ?(?:=|is) ?{m:plain} ?u_?[({]?(?:n|ₙ)[)}]? ?\+ ?{c:plain}
asks (?:the )?(?:value of )?u_?[(]?{k:plain}[)]? => The first term of a sequence is {a}. The rule is multiply by {m} and add {c}. Find the {k}th term.
beside sequence defined given by term rule terms

told u_?[(]?1[)]? ?(?:=|is) ?{a:signed}
told u_?(?:[({]?n ?\+ ?1[)}]?|ₙ₊₁) ?(?:=|is) ?{m:plain} ?u_?[({]?(?:n|ₙ)[)}]? ?[-−] ?{c:plain}
asks (?:the )?(?:value of )?u_?[(]?{k:plain}[)]? => The first term of a sequence is {a}. The rule is multiply by {m} and subtract {c}. Find the {k}th term.
beside sequence defined given by term rule terms

told (?:vertical )?(?:rises?|goes up)~{a:plain}(?: units?)?
told (?:horizontal )?(?:runs?|across|along|goes across|it runs)~{b:plain}(?: units?)?
asks gradient|slope|steepness => Simplify {a}/{b}
beside line units for every steep road ramp

told (?:point )?\({x:signed} ?, ?{y:signed}\)
told (?:line )?y ?= ?{l:through}
asks (?:value of )?{m:letter} => Find the value of {m} if the line y = {l} passes through the point ({x}, {y})
asks gradient|slope => Find the value of m if the line y = {l} passes through the point ({x}, {y})
beside line passes through goes lies on point

about origin
told \({x:signed} ?, ?{y:signed}\)
asks (?:how far|distance) => Find the distance between (0, 0) and ({x}, {y}).
beside point from is
never midpoint|gradient|line|moved|rotated|rotation|enlarged|enlargement|reflected

told (?:y ?= ?|f\(x\) ?= ?)?{q:quadratic}
asks (?:minimum|least|smallest|lowest) value(?: of y)? => Write {q} in the form (x + p)^2 + q and give q.
beside curve graph function of expression quadratic y
`
export const ALGEBRA_FRAMES = [...PARTS.map(numberWithPart), ...PAIRS.map(pairBy), FRAMES]
  .map(each => each.trim())
  .join('\n\n')
