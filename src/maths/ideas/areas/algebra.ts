import type { Idea } from '../idea.ts'
import { ADD, DIVIDE, MEANS, TAKE, TIMES, wordings } from '../words.ts'

const EQUATION = /equation|=|solv|unknown|balance|inverse/
const LETTER = '[a-z]'
const MINUS = '(?:minus(?:es)?|negatives?|negative numbers?|minus numbers?|-)'
const PLUS = '(?:plus(?:es)?|positives?|\\+)'

/** What holds for equations, letters, powers and negative numbers. */
export const algebra: readonly Idea[] = [
  {
    about: EQUATION,
    so: wordings(
      '(?:do (?:it|that|the same(?: thing)?) )?(?:to|on|from) both(?: sides)?',
      'same (?:thing )?(?:to|on) (?:both|each|the other)(?: sides?)?',
      'both sides (?:have to|must|need to|should) (?:be|stay) (?:the same|equal|balanced)',
    ),
    notSo: wordings(
      '(?:only|just) (?:do (?:it|that) )?(?:to|on|from) (?:the )?(?:one|left|right|that|this)(?: side)?',
      '(?:only|just) (?:one|the left|the right|this|that) side',
    ),
    asks: wordings('why .{0,30}both sides', 'why .{0,20}same (?:thing )?(?:to|on)'),
    because: 'An equation is like a scale: it only stays level when the same is done to both sides.',
  },
  {
    about: /equation|inequalit|=|<|>|solv/,
    partly: wordings(
      `(?:changes?|swaps?|flips?|switch(?:es)?|turns?) (?:the |its |all the )?(?:signs?|symbols?|round|around).{0,30}(?:divid|multipl|times)\\w* (?:both sides )?(?:by|with) (?:a |an? )?${MINUS}`,
      `(?:divid|multipl|times)\\w* (?:both sides )?(?:by|with) (?:a |an? )?${MINUS}.{0,30}(?:changes?|swaps?|flips?|switch(?:es)?|turns?) (?:the |its |all the )?(?:signs?|symbols?|round|around)`,
    ),
    because:
      'The signs of the numbers change on both sides, as dividing by a minus turns each of them round. The “=” stays as it is; only < and > turn round.',
  },
  {
    about: EQUATION,
    so: wordings('(?:changes?|swaps?|flips?|switch(?:es)?) (?:the |its )?(?:sign|to (?:a )?(?:minus|plus))'),
    asks: wordings(
      'why .{0,25}(?:changes?|swaps?|flips?|becomes?|turns? into) .{0,12}(?:sign|minus|plus)',
      'goes? (?:over )?to the other side',
      'move (?:it )?(?:over )?to the other side',
    ),
    because:
      'It looks as if it jumps across and changes its sign. Really the opposite is done to both sides: what was added is taken away on both.',
  },
  {
    so: wordings(
      `(?:opposite|inverse) (?:of|to) (?:${ADD}|addition) ${MEANS} (?:${TAKE}|subtraction)`,
      `(?:opposite|inverse) (?:of|to) (?:${TAKE}|subtraction) ${MEANS} (?:${ADD}|addition)`,
      `(?:opposite|inverse) (?:of|to) (?:${TIMES}|multiplication) ${MEANS} (?:${DIVIDE}|division)`,
      `(?:opposite|inverse) (?:of|to) (?:${DIVIDE}|division) ${MEANS} (?:${TIMES}|multiplication)`,
      '(?:opposite|inverse) (?:of|to) (?:squar\\w+|a square) (?:is|=) (?:the |a )?(?:square )?root\\w*',
    ),
    notSo: wordings(
      `(?:opposite|inverse) (?:of|to) (?:${TIMES}|multiplication|${DIVIDE}|division) ${MEANS} (?:${TAKE}|subtraction|${ADD}|addition)`,
      `(?:opposite|inverse) (?:of|to) (?:${ADD}|addition|${TAKE}|subtraction) ${MEANS} (?:${TIMES}|multiplication|${DIVIDE}|division)`,
    ),
    because:
      'Adding and taking away undo each other. Multiplying and dividing undo each other, and so do squaring and taking the square root.',
  },
  {
    so: wordings(
      `${LETTER} (?:just )?(?:is|means|stands for|=|'s) (?:just )?(?:a|any|some|the) (?:missing |unknown |secret |mystery )?number`,
      `(?:letter|${LETTER}) (?:is|means|stands for) (?:a|the) (?:missing|unknown|secret|mystery)`,
    ),
    because:
      'A letter stands for a number that we don’t know yet. The same letter is the same number all the way.',
  },
  {
    so: wordings(
      `(\\d+) ?${LETTER} (?:means|is|=) (?:just )?\\1 (?:times|lots of|x|×|multiplied by) ?(?:an? |the )?${LETTER}`,
      `(?:number|no) (?:next to|before|in front of) (?:a |the )?(?:letter|${LETTER}) (?:means|is) (?:times|multiply)`,
    ),
    notSo: wordings(`(\\d+) ?${LETTER} (?:means|is|=) (?:just )?\\1 (?:plus|add|and) ${LETTER}`),
    because: 'A number right before a letter multiplies it: it says how many of that letter there are.',
  },
  {
    so: wordings(
      `([a-z]) (?:times|x|×|multiplied by) \\1 (?:is|=|makes) \\1 ?(?:squared|2|²|to the power)`,
      `([a-z]) (?:plus|\\+|add|and) \\2 (?:is|=|makes) 2 ?\\2`,
    ),
    notSo: wordings(
      `([a-z]) (?:times|×|multiplied by) \\3 (?:is|=|makes) 2 ?\\3\\b`,
      `([a-z]) (?:plus|\\+|add) \\4 (?:is|=|makes) \\4 ?(?:squared|²)`,
    ),
    because: 'Two of a letter added are two lots of it. A letter times itself is the letter squared.',
  },
  {
    about: /like terms|expression|simplif|[a-z] ?\+|letters/,
    notSo: wordings(
      '(?:can|do) (?:you |i |we )?(?:add|put together|join|collect|mix) (?:the )?(?:different letters|letters and numbers|numbers and letters|unlike|[a-z]s? and (?:the )?(?:[a-z]s?|numbers))',
    ),
    so: wordings(
      '(?:only|just) (?:add|put together|collect|join) (?:the )?(?:same|like)',
      '(?:same letters?|like terms) (?:go |get |can be |are )?(?:together|added)',
      'different (?:things|letters|terms)',
    ),
    because:
      'Only what is of the same kind goes together: apples with apples, and one letter with the same letter.',
  },
  {
    about: /bracket|expand|\(/,
    so: wordings(
      `(?:${TIMES}|goes? (?:in)?to|do) (?:it |by )?(?:everything|both|all|each)(?: .{0,15}(?:bracket|inside|them))?`,
      'both (?:of them |things )?(?:inside|in (?:the )?brackets?)',
    ),
    notSo: wordings(
      `(?:only|just) ${TIMES} (?:by )?(?:the )?(?:first|x|letter|number)`,
      `(?:only|just) (?:the )?first (?:one|bit|thing|number|term)`,
      `${TIMES} (?:only|just) (?:the )?first`,
    ),
    because:
      'The number before the bracket multiplies each part inside: two bags of an apple and a pear are two apples and two pears.',
  },
  {
    so: wordings(
      `(?:squared?|squaring|to the power of (?:2|two)) (?:is|means|=)? ?(?:when )?(?:you |it |a number )?(?:${TIMES} )?(?:it |a number |by )?(?:by )?(?:itself|the same)`,
      `(?:squared?|squaring) .{0,8}${TIMES} .{0,10}itself`,
      `cubed? (?:is|means) .{0,25}(?:itself )?(?:3|three) times`,
    ),
    notSo: wordings(
      `(?:squared?|squaring|to the power of (?:2|two)) (?:is|means|=|just means|is just|is the same as) (?:just )?(?:you )?(?:${TIMES} (?:it )?(?:by )?(?:2|two)|doubl\\w*|(?:2|two) times|add it twice)`,
      `cubed? (?:is|means|just means) (?:just )?(?:you )?${TIMES} (?:it )?(?:by )?(?:3|three)`,
      `(?:square )?root (?:is|means|just means|of .{1,10} is) (?:just )?(?:half\\w*|${DIVIDE} (?:it )?by (?:2|two))`,
    ),
    because:
      'Squared means a number times itself, and cubed means three of the number multiplied. A root goes back.',
  },
  {
    about: /\) ?(?:\^|[²³])/,
    so: wordings(
      `${TIMES} (?:the )?(?:powers?|indices|little numbers|small numbers|exponents?)`,
      `(?:powers?|indices|exponents?) (?:get|are|is|be) (?:multiplied|timesed)`,
    ),
    because:
      'A power of a bracket writes the whole bracket so many times in one row, and each of them has its own power: three twos are two, three times.',
  },
  {
    about: /^(?!.*\) ?(?:\^|[²³])).*(?:powers? of letters|laws of powers|indices|[a-z0-9]\^|²|³)/s,
    so: wordings(
      `(?:${ADD}|${TAKE}) (?:up )?(?:the )?(?:powers?|indices|little numbers|small numbers|exponents?)`,
      `(?:powers?|indices|exponents?) (?:get|are|is|be) (?:added|subtracted|taken away)`,
    ),
    notSo: wordings(
      `(?:${TIMES}|${DIVIDE}) (?:the )?(?:powers?|indices|little numbers|small numbers|exponents?)`,
      `(?:powers?|indices|exponents?) (?:get|are|is|be) (?:multiplied|timesed|divided)`,
    ),
    asks: wordings(`why .{0,20}(?:${ADD}|${TAKE}|not ${TIMES}|not ${DIVIDE})`),
    because:
      'A power counts how many of a letter are multiplied. Multiplying puts all of them in one row, so the powers are added; dividing cancels some, so they are taken away.',
  },
  {
    so: wordings(`(?:to )?the (?:power of )?(?:0|zero|power 0) (?:is|=|makes) (?:always )?(?:1|one)`),
    notSo: wordings(`(?:to )?the power (?:of )?(?:0|zero) (?:is|=|makes) (?:always )?(?:0|zero|nothing)`),
    because:
      'Each step down in the power divides by the number once. From the first power that leads to one, whatever the number is.',
  },
  {
    so: wordings(
      `${MINUS} (?:${TIMES}|x|×|by|divided by) (?:by )?(?:a )?${MINUS} ${MEANS} (?:a |always )?${PLUS}`,
      `${MINUS} (?:${TIMES}|x|×|divided by) (?:a )?${PLUS} ${MEANS} (?:a |always )?${MINUS}`,
      `${TIMES} (?:two|2) ${MINUS} ${MEANS} (?:a )?${PLUS}`,
    ),
    notSo: wordings(
      `${MINUS} (?:${TIMES}|x|×|divided by) (?:by )?(?:a )?${MINUS} ${MEANS} (?:a |always |still )?${MINUS}`,
      `${MINUS} (?:${TIMES}|x|×|divided by) (?:a )?${PLUS} ${MEANS} (?:a |always )?${PLUS}`,
      `${MINUS} (?:plus|and|add) (?:a )?${MINUS} ${MEANS} (?:a |always )?${PLUS}`,
    ),
    because:
      'Multiplying by a negative number turns you round on the number line. Turned once, you look down; turned twice, you look up again. So in times and divide two minus signs give plus, and one gives minus.',
  },
  {
    so: wordings(
      `(?:take|taking|subtract\\w*|minus) (?:away )?(?:a )?${MINUS} (?:is|means|=|is the same as|makes) (?:the same as )?(?:a )?(?:add\\w*|plus)`,
    ),
    because: 'Taking a negative away is adding: when a debt is taken away from you, you have more.',
  },
  {
    partly: wordings(
      `(?:two|2|double) ${MINUS} (?:always )?(?:makes?|make|is|are|give|gives|become|becomes|cancel|equals?|turn into) (?:out )?(?:a |into a )?${PLUS}`,
      `${MINUS} (?:and|and a) (?:a )?${MINUS} (?:always )?(?:makes?|make|is|are|give|gives|equals?) (?:a )?${PLUS}`,
    ),
    because:
      'Two minus signs make a plus when they stand right next to each other, or in times and divide. Starting below zero and taking more away only goes further down.',
  },
  {
    about: /negative|below zero|[−-]\d/,
    so: wordings(
      'bigger (?:the )?(?:number )?.{0,20}(?:smaller|colder|lower|less)',
      '(?:closer|nearer) to (?:0|zero) .{0,10}(?:bigger|more|higher|larger)',
      '(?:further|farther) (?:from|below|under|away from) (?:0|zero) .{0,12}(?:smaller|less|lower|colder)',
    ),
    because:
      'Below zero it is the other way round: the further from zero, the smaller the number, as with cold.',
  },
  {
    about: /inequalit|[<>≤≥]/,
    so: wordings(
      `(?:flip|turn|swap|change|switch)\\w* .{0,20}(?:sign)?.{0,12} (?:${TIMES}|${DIVIDE}) .{0,12}(?:negative|minus)`,
      `(?:${TIMES}|${DIVIDE}) .{0,12}(?:negative|minus).{0,20}(?:flip|turn|swap|change|switch)`,
    ),
    notSo: wordings(
      `(?:flip|turn|swap|change|switch)\\w* .{0,20} (?:${ADD}|${TAKE})`,
      `always (?:flip|turn|swap|change)`,
    ),
    because:
      'The sign of an inequality turns only when you multiply or divide by a negative number, because that swaps what is bigger.',
  },
  {
    about: /slope|gradient|straight line|equations? of lines|y ?=|graph/,
    so: wordings(
      `${MINUS}(?: (?:slope|gradient|one))?.{0,25}(?:go(?:es)?|going|slopes?|falls?|runs?) down`,
      'positive(?: (?:slope|gradient|one))?.{0,25}(?:go(?:es)?|going|slopes?|climbs?|runs?) up',
      '(?:flat|level|horizontal)(?: (?:line|one))?.{0,25}(?:slope|gradient|is|has).{0,12} (?:0|zero)',
    ),
    notSo: wordings(
      `${MINUS}(?: (?:slope|gradient|one))?.{0,25}(?:go(?:es)?|going|slopes?|climbs?|runs?) up`,
      'positive(?: (?:slope|gradient|one))?.{0,25}(?:go(?:es)?|going|slopes?|falls?|runs?) down',
    ),
    because:
      'From left to right a line with a positive slope goes up, and one with a negative slope goes down. A flat line has the slope zero.',
  },
  {
    about: /standard form|scientific|powers?\b|exponent|indices|\^/,
    so: wordings(
      `(?:neg|${MINUS}) (?:exponents?|powers?|index|indices) (?:makes?|means?|is|are|gives?) (?:it |the number )?(?:an? )?(?:really |very )?(?:small|smaller|tiny|less than (?:1|one)|fraction|decimal)`,
    ),
    notSo: wordings(
      `(?:neg|${MINUS}) (?:exponents?|powers?|index|indices) (?:makes?|means?|is|are|gives?) (?:it |the (?:whole )?(?:number|thing|answer) )?(?:an? )?(?:${MINUS}|below zero)`,
    ),
    because:
      'A minus in the exponent divides instead of multiplying: the number gets small, but that minus alone makes no number negative.',
  },
  {
    about: /slope|gradient|straight line|equations? of lines|y ?=|graph/,
    so: wordings(
      '(?:number|one|bit|thing) (?:in front of|next to|before|by|with|beside) (?:the )?x',
      '(?:\\d+|it|c|number|other one|last (?:number|one|bit)) (?:is |means |tells you )?(?:where|when) (?:it|the line) (?:crosses|cuts|hits|meets|touches|goes through)(?: (?:the )?y)?',
      'm (?:is|means|=) (?:the )?(?:gradient|slope|steepness)',
      'c (?:is|means|=) (?:the )?(?:y.?intercept|intercept|where)',
      'how steep',
      'rise over run|up over (?:along|across)',
    ),
    notSo: wordings(
      'c (?:is|means|=) (?:the )?(?:gradient|slope)',
      'm (?:is|means|=) (?:the )?(?:y.?intercept|intercept)',
    ),
    asks: wordings(
      'what (?:do|does|is|are) (?:the )?(?:m|c)(?: and (?:the )?(?:m|c))?(?: mean| for| stand for)?',
      'which (?:number|one) is',
    ),
    because:
      'In y = mx + c the number before x is the gradient: how far the line goes up for each step across. The number by itself says where it crosses the upright axis.',
  },
  {
    about: /coordinate|grid|point|graph|axis|axes/,
    so: wordings(
      'x (?:always |goes |comes |is )*(?:first|along|across|horizontal|sideways)',
      'y (?:always |goes |comes |is )*(?:second|last|up|upwards|vertical)',
      '(?:along|across) (?:the corridor )?(?:first|then|and then|before) up',
    ),
    notSo: wordings(
      'y (?:always |goes |comes |is )*(?:first|along|across|horizontal)',
      'x (?:always |goes |comes |is )*(?:second|last|up|upwards|vertical)',
      'up (?:first|then|and then|before) (?:along|across)',
    ),
    because: 'The first number goes along, the second one goes up: along the corridor, then up the stairs.',
  },
]
