import type { Idea } from '../idea.ts'
import { ADD, BOTTOM, DIVIDE, MEANS, TAKE, TIMES, TOP, wordings } from '../words.ts'

const ADDING =
  /(?:add|subtract)\w*.{0,150}fraction|fraction.{0,150}(?:add|subtract|plus|take)|denominator|\d\/\d+ ?[+−-]/
const TIMESING = /multipl\w*.{0,150}fraction|fraction.{0,150}(?:multipl|times)|\d\/\d+ ?[×x*]|of a fraction/
const DIVIDING = /divid\w*.{0,150}fraction|fraction.{0,150}divi|\d\/\d+ ?÷|÷ ?\d+\/\d|reciprocal/
const SAME_VALUE = /equivalent|simplif|lowest terms|simplest/
const FRACTIONS = /fraction|\d\/\d|denominator|numerator|half|thirds?|quarter|equivalent/

/** What holds for fractions. */
export const fractions: readonly Idea[] = [
  {
    about: TIMESING,
    so: wordings(
      `${TIMES} (?:the )?(?:${TOP}|${BOTTOM})\\b.{0,20}\\b(?:${BOTTOM}|${TOP}|together)`,
      `${BOTTOM} (?:get|gets|are|is|be) (?:timesed|multiplied|times)`,
      'straight across',
      `don't (?:need|have) (?:to find )?(?:a |the )?(?:common|same) ${BOTTOM}`,
    ),
    notSo: wordings(
      `need (?:a |the |to find a )?(?:common|same) ${BOTTOM}`,
      `${BOTTOM} (?:stays?|keeps?|is|are|remains?) (?:the )?same`,
    ),
    because:
      'To multiply fractions, multiply the tops, and multiply the bottoms. They need no common bottom number.',
  },
  {
    about: DIVIDING,
    so: wordings(
      `(?:flip|turn) (?:over )?(?:the )?(?:second|last|other|right)`,
      `(?:second|last|other) (?:one|fraction) (?:is |gets )?(?:flipped|upside down)`,
      'keep change flip|keep flip change',
      `${TIMES} by the (?:flipped|upside down|reciprocal)`,
    ),
    notSo: wordings('flip (?:the )?(?:first|left)', 'flip (?:them )?both', 'flip both'),
    asks: wordings('why .{0,20}(?:flip|upside down|turn)', 'what .{0,15}flip', 'flip it'),
    because:
      'Dividing asks how often the second fraction fits. A half fits twice into every whole, so dividing by a half is the same as times two: the second one is turned upside down, the first one stays.',
  },
  {
    about: SAME_VALUE,
    so: wordings(
      `(?:${TIMES}|${DIVIDE}|do) (?:by )?(?:the )?same (?:thing |number )?(?:to |for |by )?(?:the )?(?:both|${TOP}|${BOTTOM})`,
      `(?:${TIMES}|${DIVIDE}) (?:the )?(?:both|${TOP} and (?:the )?${BOTTOM}|${BOTTOM} and (?:the )?${TOP})`,
      `${TIMES} (?:the )?${TOP} by .{1,12} (?:and|then|so|have to|also|you|i|we) .{0,20}${TIMES} (?:the )?${BOTTOM}`,
      `${DIVIDE} (?:the )?${TOP} by .{1,12} (?:and|then|so|have to|also|you|i|we) .{0,20}${DIVIDE} (?:the )?${BOTTOM}`,
      `(?:what ?ever|what) (?:you|i|we) do to (?:the )?(?:${TOP}|${BOTTOM})`,
      `same (?:amount|value|size|number|fraction)`,
      'just (?:a )?different names?',
    ),
    notSo: wordings(
      `(?:${ADD}|${TAKE}) (?:the )?same (?:thing |number |amount )?.{0,12}(?:both|${TOP}|${BOTTOM})`,
      `(?:${ADD}|${TAKE}) .{1,12} (?:to|from) (?:both|(?:the )?${TOP} and (?:the )?${BOTTOM})`,
      `only (?:${TIMES}|${DIVIDE}|change) (?:the )?(?:${TOP}|${BOTTOM})`,
      `(?:${TIMES}|${DIVIDE}|change) (?:just|only) (?:the )?(?:${TOP}|${BOTTOM})`,
      `(?:gets?|makes? it|it's) (?:smaller|bigger) when .{0,10}simplif`,
    ),
    because:
      'Multiply or divide the top and the bottom by the same number, and the fraction keeps its value: the pieces get smaller, but there are more of them. Adding the same number to both changes the value.',
  },
  {
    about: ADDING,
    so: wordings(
      `${BOTTOM} (?:always |just |will |has to |have to |must |should |does )?(?:stays?|keeps?|remains?|be|is|are) (?:the )?same`,
      `${BOTTOM} (?:stays?|remains?)(?: (?:like|as) (?:that|it is))?`,
      `(?:keep|leave) (?:the )?${BOTTOM}(?: (?:the )?same| alone)?`,
      `only (?:${ADD}|${TAKE}|count|do) (?:up )?(?:the )?${TOP}`,
      `(?:just|only) (?:the )?${TOP}`,
      `just (?:${ADD}|${TAKE}) (?:the )?${TOP}`,
      `(?:need|find|get|make|want|have|must have) (?:to (?:find|get|make|have) )?(?:them )?(?:a |the |to )?(?:have )?(?:the )?(?:same|common) ${BOTTOM}`,
      `${BOTTOM} (?:have|has|need|needs|must|should|got) (?:to )?(?:be |match )?(?:the )?(?:same|match|equal)`,
      `make (?:the )?${BOTTOM} (?:the )?same`,
    ),
    notSo: wordings(
      `(?:${ADD}|${TAKE}) (?:up )?(?:the |both )?${BOTTOM}`,
      `(?:${ADD}|${TAKE}) (?:up )?(?:the )?(?:${TOP} and (?:the )?)${BOTTOM}`,
      `${BOTTOM} (?:get|gets|are|is|be|too|as well|will be) ?(?:also )?(?:added|plussed|plused|subtracted|taken away|add|plus)`,
      `${BOTTOM} (?:changes?|as well|too|also)`,
      `(?:${ADD}|${TAKE}) (?:straight )?across`,
      `${ADD} (?:the )?${TOP} (?:and|then) ${ADD} (?:the )?${BOTTOM}`,
    ),
    asks: wordings(
      `what (?:happens|do i do|about|do you do|is) .{0,12}${BOTTOM}`,
      `why .{0,25}(?:add|plus|take) (?:them|it|those|these|across)(?: (?:up|like that|together|straight away))?`,
      `why .{0,30}(?:${BOTTOM}|same size|same pieces?)`,
      `why .{0,30}common`,
    ),
    because:
      'The bottom number says how big the pieces are. Pieces of the same size can be counted together: only the tops change, and the bottom stays.',
  },
  {
    about: FRACTIONS,
    notSo: wordings(
      `(?:bigger|larger|higher|big) ${BOTTOM} .{0,12}(?:bigger|larger|more)`,
      `${BOTTOM} (?:is |gets )?(?:bigger|larger|higher).{0,25}(?:fraction|piece|pieces|it|it's) (?:is |are |gets? )?(?:bigger|larger|more)`,
      `smaller ${BOTTOM} .{0,12}(?:smaller|less)`,
    ),
    so: wordings(
      `(?:bigger|larger|higher|big) ${BOTTOM} .{0,16}(?:smaller|littler|less|tinier)`,
      `${BOTTOM} (?:is |gets )?(?:bigger|larger|higher).{0,25}(?:fraction|pieces?|it|it's) (?:is |are |gets? )?(?:smaller|littler|less)`,
      `more (?:pieces|parts|bits) .{0,12}(?:smaller|littler)`,
      `smaller ${BOTTOM} .{0,12}(?:bigger|larger|more)`,
    ),
    because: 'The bigger the bottom number, the more pieces the whole is cut into, so each piece is smaller.',
  },
  {
    so: wordings(
      `numerator ${MEANS} (?:the )?(?:one |number )?(?:on |at )?(?:the )?top`,
      `denominator ${MEANS} (?:the )?(?:one |number )?(?:on |at )?(?:the )?bottom`,
      `top (?:one |number )?${MEANS} (?:called )?(?:the )?numerator`,
      `bottom (?:one |number )?${MEANS} (?:called )?(?:the )?denominator`,
    ),
    notSo: wordings(
      `numerator ${MEANS} (?:the )?(?:one |number )?(?:on |at )?(?:the )?bottom`,
      `denominator ${MEANS} (?:the )?(?:one |number )?(?:on |at )?(?:the )?top`,
      `top (?:one |number )?${MEANS} (?:called )?(?:the )?denominator`,
      `bottom (?:one |number )?${MEANS} (?:called )?(?:the )?numerator`,
    ),
    because:
      'The numerator is the top number: how many pieces there are. The denominator is the bottom number: how many pieces make a whole.',
  },
  {
    about: FRACTIONS,
    so: wordings(
      `${BOTTOM} (?:number )?(?:${MEANS}|says|tells (?:you|us|me)) (?:you )?how many (?:pieces|parts|bits|slices)(?: .{0,25}(?:whole|altogether|in all|cut|split|total))?`,
      `${TOP} (?:number )?(?:${MEANS}|says|tells (?:you|us|me)) (?:you )?how many (?:pieces |parts |bits |slices )?(?:you|we|i|are|there|of them|coloured|shaded)`,
    ),
    because:
      'The bottom number says into how many pieces the whole is cut, and the top number how many of them there are.',
  },
  {
    about: FRACTIONS,
    so: wordings(
      `${TOP} (?:is |number is )?(?:bigger|larger|more)(?: than (?:the )?${BOTTOM})?.{0,15}(?:more|bigger|greater|over) (?:than )?(?:1|one|a whole)`,
      `(?:more|bigger|greater|over) (?:than )?(?:1|one|a whole) .{0,15}${TOP} (?:is )?(?:bigger|larger|more)`,
      `${TOP} and (?:the )?${BOTTOM} (?:are|is) (?:the )?(?:same|equal) .{0,12}(?:1|one|a whole)`,
      'fractions? (?:is |are )?(?:just |like |really |kind of )*(?:a )?(?:divid\\w*|division)',
      'line .{0,10}(?:means?|is) (?:divid\\w*|division)',
    ),
    because:
      'A fraction is a division: the top is shared into as many parts as the bottom says. With a top as big as the bottom it is one whole, and with a bigger top it is more.',
  },
]
