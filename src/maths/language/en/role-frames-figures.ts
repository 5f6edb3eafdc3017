/** Figures by the roles of their words; each block as role-frames.ts has it. */

/** `the perimeter of a rectangle`: whose measure it is adds nothing between its name and its number. */
const OF_SHAPE =
  '(?: of (?:a|an|the|this|its) (?:[a-z]+ )?(?:rectangle|triangle|garden|field|room|wheel|plot|lawn))?'
const PERIMETER = `(?:perimeter|distance (?:all )?a?round(?: it)?)${OF_SHAPE}`
const OVER = '(?:more|longer|greater|larger|bigger) than(?: (?:the|its|it|is|that|of))*'
const UNDER = '(?:less|shorter|smaller|narrower) than(?: (?:the|its|it|is|that|of))*'
const RECTANGLE =
  '(?:rectangle|rectangular|garden|field|lawn|plot|room|park|playground|pool|court|table|card|poster|page)'
const OF_IT = `(?: of (?:the |this )?(?:rectangular )?${RECTANGLE})?`
const THINGS =
  'rectangle rectangular garden field lawn plot room park playground pool court table card poster page'
/** Between a side and what it is compared with. */
const IS = `(?: (?:of|is|are|the|a|an|its|it|has|which|that|${RECTANGLE}))*`

/** A rectangle by its perimeter and how its sides compare; `both` where a pair of numbers is. */
const ofRectangle = (told: string, short: string, long: string, both: string) => `
about ${RECTANGLE}
told ${PERIMETER}~{p:plain} ?{u:lunit}
told ${told}
asks (?:its |the )?length${OF_IT}|how long(?: is (?:it|the ${RECTANGLE}))? => ${long}
asks (?:its |the )?(?:width|breadth)${OF_IT}|how wide(?: is (?:it|the ${RECTANGLE}))? => ${short}
asks area => ${short} × ${long}
asks (?:its |the )?(?:dimensions|(?:length|width|breadth) and (?:the |its )?(?:width|breadth|length)|(?:lengths? of (?:the |its )?)?sides)${OF_IT} => ${both}
beside ${THINGS} perimeter
`
const BY_DIFFERENCE = [
  `length${IS} {d:plain} ?{u} ${OVER} ?(?:width|breadth)${OF_IT}`,
  `{d:plain} ?{u} longer than (?:it is wide|(?:its |the )?(?:width|breadth)|wide)`,
  `(?:width|breadth)${IS} {d:plain} ?{u} ${UNDER} ?length${OF_IT}`,
].join('|')
const times = (by: string) =>
  [
    `length${IS} (?:${by})(?: (?:as long as|the|its|it|that|of|longer than))* (?:width|breadth)${OF_IT}`,
    `(?:${by}) as long as (?:it is )?(?:wide|its width|its breadth)`,
  ].join('|')
const half = '({p} ÷ 2)'
const RECTANGLES = [
  ofRectangle(
    BY_DIFFERENCE,
    `((${half} - {d}) ÷ 2)`,
    `((${half} + {d}) ÷ 2)`,
    'Two lengths have a sum of [{p} / 2] {u} and a difference of {d} {u}. Find both lengths.',
  ),
  ofRectangle(
    times('twice|double|two times|2 times'),
    '({p} ÷ 6)',
    '({p} ÷ 6 × 2)',
    'Share [{p} / 2] {u} in the ratio 2 : 1',
  ),
  ofRectangle(
    times('{t:plain} times'),
    '({p} ÷ (2 × ({t} + 1)))',
    '({p} ÷ (2 × ({t} + 1)) × {t})',
    'Share [{p} / 2] {u} in the ratio {t} : 1',
  ),
]

const FACTOR = '(?:linear )?(?:scale )?factor'
const ENLARGED =
  'enlarged|enlargement|enlarge|enlarges|dilated|dilation|dilates|scaled up|magnified|stretched in every direction'
const SHAPE =
  '(?:shape|figure|rectangle|triangle|square|circle|cuboid|cube|solid|line|side|polygon|pentagon|hexagon|kite|trapezium|cylinder|cone|box|photo|picture|prism)'
const IMAGE = `(?:(?:the )?(?:new|enlarged|image|resulting|larger|bigger)(?: ${SHAPE})?|image|enlargement)`
const BESIDE_ENLARGED =
  'shape figure rectangle triangle square circle cuboid cube solid line segment side polygon pentagon hexagon kite trapezium cylinder cone box photo picture prism new image enlarged scale original by its after resulting long'
const enlarged = (told: string, asked: string, unit: string, as: string) => `
about ${ENLARGED}
told ${FACTOR}~{k:plain}
told ${told}~{a:plain} ?{u:${unit}}
asks ${asked} => ${as}
beside ${BESIDE_ENLARGED}
never original|before|perimeters? and|ratio|how many times
`
const LENGTH =
  '(?:sides?|lengths?|line(?: segment)?|edges?|widths?|heights?|bases?|radius|perimeter|long|wide|high)(?: length)?'
const ENLARGEMENTS = [
  enlarged('area', `(?:${IMAGE} )?area(?: of (?:the |its )?${IMAGE})?`, 'sunit', '{a} × {k}^2'),
  enlarged(
    'surface area',
    `(?:${IMAGE} )?surface area(?: of (?:the |its )?${IMAGE})?`,
    'sunit',
    '{a} × {k}^2',
  ),
  enlarged(
    'volume|capacity',
    `(?:${IMAGE} )?(?:volume|capacity)(?: of (?:the |its )?${IMAGE})?`,
    'cunit',
    '{a} × {k}^3',
  ),
  enlarged(
    LENGTH,
    `(?:${IMAGE} |(?:the )?corresponding )?${LENGTH}(?: (?:of|on|in) (?:the |its )?${IMAGE})?|how long(?: is| will)?(?: (?:the|this|that|it|be|corresponding))*(?: ${IMAGE})?`,
    'lunit',
    '{a} × {k}',
  ),
]

/** `rectangle 9 cm by 4 cm`, `9 cm long and 4 cm wide` */
const TWO_SIDES = [
  '{a:plain}(?: long)? ?(?:by|x|×) ?{b:plain} ?{u:lunit}(?: wide)?',
  '{a:plain} ?{u:lunit}(?: long)? ?(?:by|x|×) ?{b:plain} ?\\k<u>(?: wide)?',
  '(?:(?:length|sides?|measures)(?: (?:of|is|a|lengths?|are))* )?{a:plain} ?{u:lunit}(?: long)?,? and(?: (?:a|its|width|breadth|of|is|has))* {b:plain} ?\\k<u>(?: wide)?',
].join('|')
const BESIDE_WIRE =
  'wire string rope piece bent bend again rebent re-bent refolded folded form formed shape shaped into new make made same then straightened used fold length side sides each its'
const SUBTENDED = '(?:subtended |formed |made )?(?:by (?:an?|the) (?:arc|chord)(?: [a-z]{2})? )?'
const BESIDE_CIRCLE =
  'angle angles subtended subtend subtends by same arc on standing stands circle it chord centre center circumference formed made'
const FRAMES = String.raw`
about is[os]+celes triangles?
told ${PERIMETER}~{p:plain} ?{u:lunit}
told (?:(?:each of )?(?:the |its )?(?:(?:2 |two |both )(?:equal |congruent )?sides|(?:equal|congruent) sides)(?: lengths?)?(?: each)?|each (?:equal )?side)~{s:plain} ?{u}(?: each)?(?: long)?
asks (?:the |its )?(?:base|third side|other side) => Find the base of an isosceles triangle with perimeter {p} {u} and equal side {s} {u}.
beside equal sides

about triangle
told ${PERIMETER}~{p:plain} ?{u:lunit}
told {a:plain}(?: ?{u})?(?: long)?,? and {b:plain} ?{u}(?: long)?
asks how long(?: is| are| the| its)* (?:third|other|missing|remaining|3rd|last) side => Find the third side of a triangle with perimeter {p} {u} and sides {a} {u} and {b} {u}.
asks (?:the |its )?(?:third|other|missing|remaining|3rd|last) side => Find the third side of a triangle with perimeter {p} {u} and sides {a} {u} and {b} {u}.
beside two 2 of its sides long third side
never is[os]+celes|equilateral

about ${RECTANGLE}
told diagonals?${OF_SHAPE}~{d:plain} ?{u:lunit}
told (?:length|width|breadth|long|wide|one side|1 side|one of its sides|shorter side|longer side)~{a:plain} ?{u}(?: long| wide)?
asks (?:its |the )?(?:(?:other |missing |shorter |longer )?(?:side|width|breadth|length)) => Find the other leg of a right triangle with hypotenuse {d} {u} and leg {a} {u}.
beside ${THINGS} diagonal
never area|perimeter

about (?:right[- ]?angled?d?|right) triangles?
told (?:(?:two |2 )?(?:shorter|shortest|perpendicular) sides|sides (?:that |which )?(?:contain|form|make|forming|containing|making)(?:ing)? the right angle)(?: (?:of|are|is|have|lengths?|which|a|the|right[- ]angled triangle|measure))* (?:{a:plain} and {b:plain} ?{u:lunit}|{a:plain} ?{u:lunit} and {b:plain} ?\k<u>)
asks perimeter => Find the perimeter of a right-angled triangle with legs {a} {u} and {b} {u}.
asks area => Find the area of a right-angled triangle with legs {a} {u} and {b} {u}.
beside triangle sides

about concentric circles|(?:circular )?ring|annulus|between (?:the )?(?:two |2 )?circles
told (?:radii|radiuses|radius)(?: (?:of|are|is|lengths?))* (?:{a:plain} and {b:plain} ?{u:lunit}|{a:plain} ?{u:lunit} and {b:plain} ?\k<u>)
asks (?:shaded )?area => Find the area of a ring with radius {a} {u} and radius {b} {u}.
beside ring between them circles circle two 2 shaded part region formed enclosed
never how many|volume|circumference

about (?:same|equal) areas?(?: (?:as|to))?|areas? (?:is|are) (?:equal|the same)(?: (?:to|as))?|equal in area(?: to)?
about squares?
told ${TWO_SIDES}
asks (?:the )?(?:length of (?:the |a |one |each )?)?sides?(?: lengths?)?(?: of (?:the|this|a) ;)?|how long is (?:the |each |one )?side => Find the side of a square with area [{a} * {b}] {u}².
asks perimeter => Find the perimeter of a square with area [{a} * {b}] {u}².
beside rectangle rectangular garden its area length long wide width whose both have has

about (?:same|equal) perimeters?(?: (?:as|to))?|perimeters? (?:is|are) (?:equal|the same)(?: (?:to|as))?
about squares?
told ${TWO_SIDES}
asks (?:the )?(?:length of (?:the |a |one |each )?)?sides?(?: lengths?)?(?: of (?:the|this|a) ;)?|how long is (?:the |each |one )?side => 2 × ({a} + {b}) ÷ 4
asks area => (2 × ({a} + {b}) ÷ 4)^2
beside rectangle rectangular garden its perimeter length long wide width whose both have has

about wire|string|rope
told (?:wire|string|rope|piece)?(?: (?:which|that|is|of|length|long|has|a|piece))* {p:plain} ?{u:lunit}(?: long)?
told square
asks area => Find the area of a square with perimeter {p} {u}.
asks (?:length of (?:each|one|a|the) )?sides?(?: lengths?)?|how long is (?:each|one|the) side => Find the side of a square with perimeter {p} {u}.
beside ${BESIDE_WIRE} square
never rectangle|circle|triangle

about wire|string|rope
told square(?: (?:of|with|whose|is|sides?|lengths?|has|a))* {s:plain} ?{u:lunit}
told (?:rectangle)(?: (?:of|with|whose|is|has|a))* (?:length|width|breadth|one side)(?: (?:of|is|a))* {l:plain} ?{u}
asks (?:its |the )?(?:width|breadth|length|other side)(?: of the (?:new )?rectangle)? => 4 × {s} ÷ 2 - {l}
beside ${BESIDE_WIRE} square rectangle
never area

about wire|string|rope
told square(?: (?:of|with|whose|is|sides?|lengths?|has|a))* {s:plain} ?{u:lunit}
told equilateral triangle
asks (?:length of (?:each|one|a|the) )?sides?(?: lengths?)? => 4 × {s} ÷ 3
beside ${BESIDE_WIRE} square triangle
never area

about cyclic quad(?:rilateral)?
told angles?(?: of)?(?: (?:a|the|its|it))?~{a:angle}
asks (?:the )?(?:angle )?opposite(?: (?:to )?(?:angle|it|one|that|this))?(?: to it| it)? => Find the supplement of {a}°.
beside one of 1 its size other

told (?:angle )?(?:${SUBTENDED})?at (?:the )?cent(?:re|er)(?: of (?:a|the) circle)?~{a:angle}
asks (?:at |on )?(?:the )?circumference => {a} ÷ 2
beside ${BESIDE_CIRCLE}
never semicircle|reflex|tangent|quadrilateral

told (?:angle )?(?:${SUBTENDED})?(?:at|on) (?:the )?circumference(?: of (?:a|the) circle)?~{a:angle}
asks (?:at )?(?:the )?cent(?:re|er) => 2 × {a}
beside ${BESIDE_CIRCLE}
never semicircle|reflex|tangent|quadrilateral

about parallelogram|paralelogram
told {a:angle}
asks (?:adjacent|next|neighbouring|consecutive)(?: (?:to it|angle|angles|one))* => Angles x and {a}° are co-interior. Find x.
asks opposite(?: (?:to it|angle|it|one))* => In a parallelogram 1 angle is {a}°. Find the opposite angle.
beside one 1 to it its size

about triangle
about opposite|remote|non[- ]adjacent|third|other (?:vertex|corner)
told (?:interior |inside |opposite |remote |non[- ]adjacent )*(?:angles?)?(?: (?:of|are|a|the|triangle|measure|is|and))* {a:angle},? and {b:angle}
asks (?:exterior|outside|ext) angle => {a} + {b}
beside triangle interior opposite two 2 remote inside third corner vertex exterior whose
never polygon|quadrilateral|straight|first|second
`
/** Blocks with their roles, the asked one of them last. */
export const FIGURE_FRAMES = [...RECTANGLES, ...ENLARGEMENTS, FRAMES].map(each => each.trim()).join('\n\n')
