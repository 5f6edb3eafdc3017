import type { Idea } from '../idea.ts'
import { ADD, DIVIDE, MEANS, TIMES, wordings } from '../words.ts'

const SIDES = '(?:sides?|lengths?|edges?|numbers|them|it|everything)'

/** What holds for lengths, areas, angles and circles. */
export const shapes: readonly Idea[] = [
  {
    notSo: wordings(
      '(?:bigger|larger|huge|big) triangles? .{0,25}(?:more|bigger|larger) (?:degrees|angles?|total)',
      'small(?:er)? triangles? .{0,25}(?:fewer|less|smaller) (?:degrees|angles?|total)',
    ),
    so: wordings(
      '(?:bigger|larger|big|any|every|all) triangles? .{0,25}(?:same|180)(?: degrees| angles?| total)?',
    ),
    because:
      'An angle says how far you turn at the corner, and not how long the sides are. Make a photo of a triangle bigger: the corners stay as they are.',
  },
  {
    notSo: wordings(
      '(?:doubl\\w*|twice) .{0,60}area .{0,12}(?:double|doubles|twice|2 times)',
      'area .{0,12}(?:double|doubles|twice) .{0,40}(?:doubl\\w*|twice)',
    ),
    because:
      'Both sides are doubled, and the area feels each of them. Draw it: how many of the old ones fit into the new one?',
  },
  {
    so: wordings(
      `area (?:is|means|'s) (?:like |just |kind of |the )*(?:the )?(?:(?:whole |bit |space |part |stuff )?(?:inside|in the middle|surface|covered)|space (?:inside|it)|how much (?:space|room|paper|carpet|grass))`,
      `perimeter (?:is|means|'s|goes) (?:like |just |kind of |the |all the way |all )*(?:(?:length |way |distance |edge |line |bit )*(?:round|around|outside)|edges?|border|fence)`,
      '(?:inside|space inside) (?:is|means) (?:the )?area',
      '(?:outside|edge|round the (?:outside|edge)) (?:is|means) (?:the )?perimeter',
    ),
    notSo: wordings(
      `perimeter (?:is|means|'s) (?:like |just |kind of |the )*(?:(?:bit |space |part )?(?:inside|in the middle)|how much space)`,
      `area (?:is|means|'s|goes) (?:like |just |kind of |the |all the way |all )*(?:(?:length |way |distance |edge |bit )*(?:round|around|outside)|edges?|border)`,
    ),
    asks: wordings(
      '(?:differen(?:ce|t)|mix\\w*|confus\\w*|muddl\\w*) .{0,40}(?:area .{0,12}perimeter|perimeter .{0,12}area)',
    ),
    because:
      'The perimeter is the way once round the edge, like a fence. The area is the space inside, like the grass.',
  },
  {
    about: /area/,
    so: wordings(
      `(?:length|long|side|base) (?:times|x|×|multiplied by) (?:the )?(?:width|wide|height|breadth|side|high)`,
      `${TIMES} (?:the )?(?:(?:two )?sides|them|length and width|length by (?:the )?width)`,
      'measured? in squares?',
      'squares? that (?:fit|cover)',
      '(?:cm|mm|m|centimetres|metres|units) squared',
    ),
    notSo: wordings(
      `${ADD} (?:up )?(?:all )?(?:the )?(?:sides|lengths|edges)`,
      `${ADD} (?:the )?length and (?:the )?width`,
    ),
    asks: wordings('why .{0,30}(?:squared|square (?:cm|metres|centimetres|units))'),
    because:
      'An area counts the squares that cover it: so many in a row, times so many rows. That is why it is measured in squares.',
  },
  {
    about: /perimeter/,
    so: wordings(
      `${ADD} (?:up )?(?:all )?(?:of )?(?:the |four |4 |every )*${SIDES}(?: up| together)?`,
      '(?:all |every |four )+(?:the )?sides? (?:added|together|plus)',
      '(?:double|twice|two lots of|2 lots of|times 2|times by 2)',
    ),
    notSo: wordings(
      `${TIMES} (?:the )?(?:two )?(?:sides|length|lengths|them|it together|together)`,
      'length times (?:the )?width',
    ),
    asks: wordings(
      '(?:what about|and) (?:the )?other (?:two )?sides?',
      `(?:do|should) (?:i|you|we) ${ADD} (?:up )?(?:all|the other)`,
    ),
    because:
      'For a perimeter walk once all the way round and add each side, also those without a number on them.',
  },
  {
    about: /triangle/,
    so: wordings(
      `(?:base times height|it|that|area|answer|them) .{0,15}(?:half|halv\\w*|${DIVIDE} (?:it )?by (?:2|two))`,
      'half (?:of )?(?:a |the )?(?:rectangle|square|parallelogram)',
    ),
    asks: wordings(`why .{0,30}(?:half|halv\\w*|${DIVIDE} (?:it )?(?:by )?(?:2|two))`),
    because:
      'Two of the same triangle make a parallelogram with that base and height. So one triangle is half of it.',
  },
  {
    about: /circle|circumference|radius|diameter/,
    so: wordings(
      '(?:2|two) ?(?:x |times |\\* ?)?(?:pi|π) ?(?:x |times |\\* ?)?(?:r|radius)\\b.{0,30}(?:pi|π) ?(?:x |times |\\* ?)?(?:d|diameter)\\b.{0,30}same',
    ),
    because:
      'The diameter is two radii, so two times π times the radius and π times the diameter are the same.',
  },
  {
    so: wordings(
      "diameter (?:is|means|'s) (?:just )?(?:twice|double|two|2|two times|2 times|2 lots of|two lots of) (?:as (?:long|big) as |times )?(?:the |of the )?radius",
      "radius (?:is|means|'s) (?:just )?half (?:of )?(?:the |a )?diameter",
      'diameter (?:goes|is|means) (?:all |right |the )*(?:the way )?across',
      'radius (?:goes|is) (?:from )?(?:the )?(?:middle|centre|center|half ?way)',
      "circumference (?:is|means|'s) (?:like |just )?(?:the )?(?:perimeter|edge|outside|way round|distance (?:a)?round|all (?:the way )?(?:a)?round)",
    ),
    notSo: wordings(
      "radius (?:is|means|'s) (?:just )?(?:twice|double|two|2|2 times) (?:the |of the )?diameter",
      "diameter (?:is|means|'s) (?:just )?half (?:of )?(?:the |a )?radius",
      'radius (?:goes|is|means) (?:all |right )*(?:the way )?across',
      'circumference (?:is|means) (?:the )?(?:inside|area|space)',
    ),
    because:
      'The radius goes from the middle to the edge. The diameter goes all the way across: two of them. The circumference is the way round.',
  },
  {
    so: wordings(
      'pi (?:goes|carries|keeps going) on',
      "pi (?:never ends|is not exactly|isn't exactly|isn't really|has no end)",
      'pi is (?:about|around|roughly|nearly)',
    ),
    notSo: wordings('pi is (?:exactly|just) (?:3|three)', 'pi (?:ends|stops)'),
    asks: wordings(
      "(?:what|where) (?:is|does|'s) pi (?:come from|for|really|even)",
      'why (?:is|do) .{0,12}\\bpi\\b',
    ),
    because:
      'Pi says how many diameters fit round a circle: a bit more than three, the same for every circle. Its digits never end.',
  },
  {
    so: wordings(
      "parallel (?:lines? )?(?:means? )?(?:they )?(?:never|don't|won't|will never) (?:ever )?(?:meet|touch|cross)",
      'perpendicular (?:lines? )?(?:is|are|means?|meet|cross) (?:at |like )?(?:a )?(?:right angles?|90|square corner)',
    ),
    notSo: wordings(
      "perpendicular (?:lines? )?(?:means? )?(?:they )?(?:never|don't) (?:meet|touch|cross)",
      'parallel (?:lines? )?(?:is|are|means?|meet|cross) (?:at )?(?:a )?(?:right angles?|90)',
    ),
    because:
      'Parallel lines stay equally far apart and never meet. Perpendicular ones meet in a square corner.',
  },
  {
    so: wordings(
      "obtuse (?:angles? )?(?:is|are|means) (?:when it's |just )?(?:bigger|more|larger|over|greater|wider) (?:than )?(?:90|a right angle|a corner)",
      "acute (?:angles? )?(?:is|are|means) (?:when it's |just )?(?:smaller|less|under|littler|sharper) (?:than )?(?:90|a right angle|a corner)",
      'reflex (?:angles? )?(?:is|are|means) (?:bigger|more|over|greater) (?:than )?(?:180|a straight line|half a turn)',
      'right angle (?:is|means|has) (?:a )?(?:90|quarter turn|square corner|quarter of a turn)',
    ),
    notSo: wordings(
      "acute (?:angles? )?(?:is|are|means) (?:when it's |just )?(?:bigger|more|larger|over|greater) (?:than )?(?:90|a right angle)",
      "obtuse (?:angles? )?(?:is|are|means) (?:when it's |just )?(?:smaller|less|under) (?:than )?(?:90|a right angle)",
    ),
    because:
      'An acute angle is less than a right angle, an obtuse one is more, and a reflex one is more than a straight line.',
  },
  {
    about:
      /^(?!.*(?:quadrilateral|square|rectangle|parallelogram|kite|rhombus|trapezium|point|polygon|line)).*triangle/,
    notSo: wordings(
      '(?:they|it|angles|all of them|the angles|all 3|all three) (?:all )?(?:always )?(?:adds? (?:up )?to|makes?|come to) (?:360|90|100|270)',
    ),
    because:
      'The three angles of a triangle make a straight line when you tear them off and lay them side by side, so they make $180$ degrees.',
  },
  {
    about: /angle|triangle|polygon|straight line/,
    so: wordings(
      'triangles? (?:angles? )?(?:always )?(?:adds? (?:up )?to|makes?|is|are|equals?|have|has) (?:always )?180',
      '(?:they|angles|it|all triangles|every triangle) (?:do |does |always |all |have to |must )*adds? (?:up )?to 180',
      '(?:straight )?line (?:always )?(?:adds? (?:up )?to|makes?|is|are|equals?) (?:always )?180',
      '(?:they|it|line angles|angles on a (?:straight )?line|the two) (?:do |always |all |have to )*(?:makes?|adds? (?:up )?to|is|are) 180',
      '(?:full turn|circle|point|whole turn) (?:always )?(?:adds? (?:up )?to|makes?|is|are|equals?|has) 360',
      '(?:quadrilateral|rectangle|square|4 sided shape|four sided shape)s? (?:angles? )?(?:adds? (?:up )?to|makes?|is|are|equals?|have|has) 360',
    ),
    notSo: wordings(
      'triangles? (?:angles? )?(?:always )?(?:adds? (?:up )?to|makes?|equals?) (?:always )?(?:360|90|100|270)',
      '(?:straight )?line (?:always )?(?:adds? (?:up )?to|makes?|equals?) (?:360|90|100)',
    ),
    because:
      'The angles on a straight line make $180$ degrees, and so do the three of a triangle. All the way round, and in four-sided shapes, it is $360$.',
  },
  {
    so: wordings(
      'vertically opposite (?:angles )?are (?:always )?(?:equal|the same)',
      'opposite angles are (?:always )?(?:equal|the same)',
      '(?:corresponding|alternate) (?:angles )?are (?:always )?(?:equal|the same)',
    ),
    notSo: wordings('(?:vertically )?opposite (?:angles )?(?:add|make) (?:up )?(?:to )?180'),
    about: /angle|opposite|corresponding|alternate/,
    because:
      'Where two lines cross, the angles across from each other are equal. At parallel lines the corresponding and the alternate ones are, too.',
  },
  {
    about: /shape|polygon|pentagon|hexagon|octagon/,
    asks: wordings(
      '(?:do|does|must|should) (?:they|it|the sides|all the sides|all sides) (?:all )?have to be (?:all )?(?:the )?(?:same|equal)',
      '(?:need|needs|have) to be (?:all )?(?:the )?(?:same|equal)(?: length)?',
    ),
    because:
      'The name only tells how many sides there are. Only in a regular shape are all sides and all angles equal.',
  },
  {
    about: /pythagoras|hypotenuse|right-angled|right triangle/,
    so: wordings('(?:only|just) (?:in |for |on |with )?right(?:-angled)? (?:angled? )?(?:triangles?|ones?)'),
    notSo: wordings('(?:any|all|every|other) (?:(?:kinds?|sorts?) of )?triangles?'),
    because:
      'It holds in right-angled triangles only: in all others the two smaller squares together come to more or to less than the big one.',
  },
  {
    about: /pythagoras|hypotenuse|right-angled|right triangle/,
    so: wordings(
      'square (?:both|them|the (?:two )?(?:short(?:er)? )?sides|each|it|the numbers)(?: of them)?(?: first| separately)?',
      "hypotenuse (?:is|'s) (?:always )?(?:the )?(?:longest|opposite|biggest)",
      "(?:longest side|opposite (?:the )?right angle) (?:is|'s) (?:always )?(?:the )?hypotenuse",
      '(?:find|take|do|need|then) (?:the )?(?:square )?root',
      `(?:${ADD}|put) (?:the )?squares`,
    ),
    notSo: wordings(
      `${ADD} (?:the )?(?:sides|lengths|them|two sides)(?: together)?(?: (?:and )?(?:then|before) squar\\w+)?`,
      "hypotenuse (?:is|'s) (?:always )?(?:the )?(?:shortest|next to)",
    ),
    asks: wordings('why .{0,25}(?:square|root)'),
    because:
      'In a right-angled triangle square the two short sides first, then add the squares. The root of that is the longest side, the hypotenuse.',
  },
  {
    about: /volume|cuboid|cube|box/,
    so: wordings(
      '(?:length|long) (?:times|x|×) (?:the )?(?:width|wide|height) (?:times|x|×) (?:the )?(?:height|width|high|depth)',
      'how much (?:space |water |stuff )?(?:fits|goes|is) (?:in|inside)',
      `${TIMES} all (?:3|three)`,
      '(?:cm|mm|m|centimetres|metres|units?) cubed',
    ),
    notSo: wordings(
      `${ADD} (?:all )?(?:the )?(?:3|three|sides|lengths)`,
      '(?:cm|mm|m|centimetres|metres|units?) squared',
      'square (?:cm|mm|m|centimetres|metres|units)',
    ),
    because:
      'A volume counts the cubes that fill it, those of one layer times how many layers there are. So it is measured in cubes.',
  },
  {
    so: wordings(
      `same perimeter (?:can|could) have (?:a )?different areas?`,
      `(?:shapes? )?(?:with )?(?:the )?same area (?:can|could|don't|doesn't) (?:have|always)`,
    ),
    notSo: wordings(
      `same (?:perimeter|area) .{0,20}(?:always|must|have to|has to|have|means?) (?:have |be )?(?:the )?same (?:area|perimeter)`,
    ),
    because:
      'Shapes with the same way round can hold different space: a long thin one holds less than a square one.',
  },
  {
    so: wordings(
      `faces? ${MEANS} (?:a |the )?(?:flat|side)`,
      `vertex ${MEANS} (?:a |the )?corner`,
      `vertices ${MEANS} (?:the )?(?:corners|points)`,
    ),
    notSo: wordings(`(?:vertex|vertices) ${MEANS} (?:a |the )?(?:faces?|sides?|edges?)`),
    because: 'A face is flat, an edge is where two faces meet, and a vertex is a corner.',
  },
]
