import type { Scene } from './scene.ts'

/** Points, straight lines, turns and angles with names, each with the words that have a role in it: parts of patterns. */

const PLACE = '\\( ?(-?[\\d.]+) ?, ?(-?[\\d.]+) ?\\)'
const ANGLE_NAME = '(?:angle |∠ ?|m∠ ?)?([a-z]{1,3}|[a-z])'
const DEGREES = '(\\d{1,3}(?:\\.\\d)?) ?(?:°|degrees)'
const ANGLE = `(?:angle|∠|m∠) ?([a-z]{1,3})(?: is| =| measures| equal to)* ${DEGREES}`.replace('* ', '* ?')

export const POINT_ON_LINE: Scene<'point' | 'line' | 'asks'> = {
  about: /\b(?:lies|lie|on|passes|through|satisf)\b/,
  roles: {
    line: '(?:equation )?([a-z] ?= ?[^.,;()a-z]{0,8}[a-z](?: ?[-+] ?\\d{1,3})?|\\d{0,2}x ?[-+] ?\\d{0,2}y ?= ?-?\\d{1,3})',
    point: `(?:point )?(?:[a-z] ?)?\\( ?(-?[a-z\\d.]+) ?, ?(-?[a-z\\d.]+) ?\\)`,
    asks: '(?:value of |find |what is )([a-z])',
  },
  idle: 'straight line graph lies lie passes goes through equation point whose value if',
}

export const PERPENDICULAR: Scene<'gradient' | 'line' | 'asks'> = {
  about: /\bperpendicular\b/,
  roles: {
    asks: '(?:gradient|slope) of (?:a|any|the|another) (?:straight )?line(?: [a-z])?(?: that is| which is)? (?:perpendicular|at right angles)(?: to (?:it|this line|[a-z]|this|(?:the )?line [a-z]|the first line|that line))?',
    gradient: `(?:gradient|slope)(?: of)?(?: is)? (-?\\d{1,3}(?:/\\d{1,2})?)`,
    line: '(?:equation )?(y ?= ?[^.,;]{1,14}|[^.,; ]{0,3}x ?[-+] ?\\d{0,2}y ?= ?-?\\d{1,3})',
  },
  idle: 'line straight k l m equation',
}

export const PARALLEL: Scene<'asks' | 'line' | 'point' | 'crosses' | 'form'> = {
  about: /\bparallel\b/,
  roles: {
    asks: '(?:write |find |state )?(?:down )?(?:the )?equation of (?:the )?(?:line(?: [a-z])?|[a-z])(?= [.,]|$| in the form)|(?:what is )?its equation',
    form: 'in the form y ?= ?mx ?\\+ ?c',
    line: '(?:equation )?(y ?= ?[^.,;a-z]{0,8}x(?: ?[-+] ?\\d{1,3})?)',
    point: `(?:passes|goes|passing) through (?:the )?(?:point )?(?:[a-z] ?)?(\\( ?-?[\\d.]+ ?, ?-?[\\d.]+ ?\\))`,
    crosses: `(?:crosses|cuts|meets) the y-axis at (\\( ?0 ?, ?-?[\\d.]+ ?\\))`,
  },
  idle: 'line straight l m k parallel passes',
}

export const MIDPOINT: Scene<'middle' | 'asksMiddle' | 'end' | 'asks'> = {
  about: /\bmid[- ]?point\b/,
  roles: {
    middle: `(?:the )?mid[- ]?point (?:[a-z] )?of (?:the )?(?:line )?(?:segment )?(?:joining )?([a-z]{2})(?: (?:is|has coordinates|is at|=))*(?: the point)? ?(?:[a-z] ?)?${PLACE}|(?:the )?(?:point )?[a-z] ?(?:is )?${PLACE},? is the mid[- ]?point of (?:the )?(?:line )?(?:segment )?([a-z]{2})`,
    asksMiddle: `([a-z]) is the mid[- ]?point of (?:the )?(?:line )?(?:segment )?([a-z]{2})`,
    end: `(?:the )?(?:point |coordinates of )?([a-z])(?: (?:is|has coordinates|are|is at|has))*(?: the point)? ?=? ?${PLACE}`,
    asks: '(?:coordinates of |find |where is |position of )(?:the )?(?:point )?([a-z])',
  },
  idle: 'line segment point points coordinates',
}

export const MOVED: Scene<'start' | 'step' | 'asks'> = {
  about: /\b(?:right|left|up|down|across)\b/,
  roles: {
    start: `(?:(?:an? |the )?(?!image|end|finish|final|new|result)[a-z]+ (?:starts|begins|is|stands|sits)(?: off)? )?(?:at |on |from |is |= ?|point |square )?(?:the )?(?:point |square )?(?:[a-z] ?=? ?)?${PLACE}|(?:at |from )(?:the )?(origin)`,
    step: '(\\d{1,3}) (?:(?:grid )?(?:units?|squares?|places?|steps?|spaces?|blocks?) )?(?:to the |straight )?(right|left|upwards?|up|downwards?|down|across)',
    asks: 'where (?:is|are|does|will) (?:it|[a-z]|she|he|you|the [a-z]+)(?: (?:now|finish|end up|end|be|land|stop))+|(?:new|final|finishing) (?:position|coordinates|point|place|location)(?: of (?:[a-z]|the [a-z]+))?|(?:coordinates|position) of (?:the )?(?:point|place|square|image) (?:that )?(?:you|it|she|he) (?:reach(?:es)?|arrives? at|finish(?:es)? (?:at|on)|stops? (?:at|on)|ends? up (?:at|on)|lands? on|is at|is on)|(?:which|what) (?:point|coordinates|square) (?:is|are|does|do) (?:it|you|she|he) (?:at|on|now|reach|now at|end up at|arrive at|land on)(?: now)?|its (?:new )?coordinates(?: now)?',
  },
  idle: `point counter robot piece dot ant start starts begin begins starting moves move moved go goes slides slid shifted walks travels units squares grid
   coordinate plane axes and`,
}

export const OPPOSITE_ANGLES: Scene<'lines' | 'angle' | 'asks'> = {
  about: /\b(?:cross|intersect|meet)/,
  roles: {
    lines: '(?:2 )?(?:straight )?lines (?:cross|intersect|meet)(?: each other)?(?: at a point)?',
    asks: '(?:size of |value of )?(?:the )?(?:angle )?(?:vertically opposite|vertical|opposite)(?: angle)?(?: to it| it)?',
    angle:
      '(?:1 (?:of the (?:4 )?angles (?:formed |made |between them )?)?|an angle (?:formed )?|angle )(?:formed )?(?:is|measures|of) (\\d{1,3}) ?(?:°|degrees)?',
  },
  idle: 'angle size measure angles',
}

export const TURNED_BEARING: Scene<'bearing' | 'asks'> = {
  about: /\bbearing\b/,
  roles: {
    bearing:
      'bearing of ([a-z]+) from ([a-z]+) is (\\d{3}) ?(?:°|degrees)?|bearing from ([a-z]+) to ([a-z]+) is (\\d{3}) ?(?:°|degrees)?',
    asks: '(?:back )?bearing of ([a-z]+) from ([a-z]+)|bearing from ([a-z]+) to ([a-z]+)',
  },
  idle: 'town ship port island',
}

export const MINUTE_HAND: Scene<'hand' | 'time' | 'asks'> = {
  about: /\bminute hand\b/,
  roles: {
    hand: '(?:the )?minute hand(?: of (?:a|the) (?:clock|watch))?(?: turns?| moves?| rotates?| go(?:es)? through| turned?)*(?: through)?',
    time: '(?:in|during|over) (\\d{1,2}) minutes',
    asks: '(?:through )?(?:what|how many degrees|what size|how big is the|which) ?(?:angle|degrees)?|(?:find|calculate|work out) the angle|^angle|how many degrees',
  },
  idle: 'turn move rotate turned moved degrees through angle',
}

/** Angles that have names. */
export const NAMED_ANGLES: Scene<'triangle' | 'parallelogram' | 'straight' | 'angle' | 'asks'> = {
  about: /\bangle |∠/,
  roles: {
    straight:
      '(?:the )?(?:line )?([a-z]{3}) is a straight line(?:,? and)?(?: (?:line )?[a-z]{2} meets it at [a-z]| d is (?:a point )?(?:not on it|above it))?',
    triangle: '(?:triangle|△) ?([a-z]{3})',
    parallelogram: '(?:parallelogram ([a-z]{4})|([a-z]{4}) is a parallelogram)',
    angle: `${ANGLE}`,
    asks: `(?:size of |measure of |find |value of )*${ANGLE_NAME.replace('(?:angle |∠ ?|m∠ ?)?', '(?:angle |∠ ?|m∠ ?)')}`,
  },
  idle: 'size measure find give reason reasons answer your degrees',
}
