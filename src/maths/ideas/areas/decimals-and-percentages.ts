import type { Idea } from '../idea.ts'
import { ADD, MEANS, TIMES, wordings } from '../words.ts'

const DECIMALS = /decimal|\d\.\d/
const POINT = '(?:(?:decimal )?points?|dots?|decimals?)'
const TEN = '(?:10|100|1000|ten|a hundred|a thousand)'

/** What holds for decimals, for percentages, and for what makes a number bigger or smaller. */
export const decimalsAndPercentages: readonly Idea[] = [
  {
    about: /multipl\w* decimals|\d\.\d+ ?[×x*]|[×x*] ?\d+\.\d/,
    so: wordings(
      `count (?:up )?(?:how many |all )?(?:the )?(?:numbers|digits|places|decimals) (?:after|behind|past)`,
      `(?:ignore|forget|leave out|take away|take out) (?:the )?${POINT}`,
      `don't (?:need|have) to line up`,
      `put (?:it|them|the (?:${POINT})) back(?: (?:in|after|at the end))?`,
    ),
    notSo: wordings(`line up (?:the )?${POINT}`, `same (?:number|amount) of decimal places as`),
    asks: wordings(
      `how many (?:numbers|digits|places|decimal places|decimals) (?:are |go |do |come )?.{0,12}(?:after|behind|past)`,
      `where (?:does|do|should|will) (?:the |i put the )?${POINT}`,
      `why .{0,20}${POINT}`,
      'how do i know where',
    ),
    because:
      'Multiply as if there were no points. Then count the digits behind the points of both numbers together: your answer needs as many.',
  },
  {
    about: /(?:add\w*|subtract\w*).{0,150}decimals|\d\.\d+ ?[+−-]|[+−-] ?\d+\.\d/,
    so: wordings(
      `line up (?:the )?${POINT}`,
      `line (?:the )?${POINT} up`,
      `${POINT} under (?:the )?${POINT}`,
      `${POINT} (?:have|need|has|must) (?:to )?(?:be )?line`,
    ),
    notSo: wordings('line up (?:the )?(?:last|end)', 'line them up (?:at|on) the (?:right|end)'),
    because: 'Point under point: then tenths stand under tenths, and only what is of the same size is added.',
  },
  {
    about: DECIMALS,
    notSo: wordings(
      `(?:longer|more digits|more numbers|more decimals|more decimal places) .{0,10}(?:is|are|means?|makes?|=)\\b.{0,6} ?(?:bigger|larger|more)`,
      `(?:it's|is|are) (?:bigger|larger|more) because (?:it's |it has |it is |there are |of )?(?:got )?(?:longer|more (?:digits|numbers))`,
    ),
    so: wordings(
      "longer (?:does not|doesn't) mean",
      '(?:compare|look at|check) (?:the )?tenths(?: first)?',
      'tenths (?:come |go )?first',
    ),
    because:
      'Compare the tenths first, then the hundredths. How many digits stand behind the point does not matter.',
  },
  {
    about: DECIMALS,
    so: wordings(
      `(?:zeros?|0s?|noughts?) (?:at|on) the end (?:doesn't|don't|does not|do not) (?:change|matter|do|count|make|mean)`,
    ),
    notSo: wordings(
      `(?:zeros?|0s?|noughts?) (?:at|on) the end (?:makes?|changes?|means?)`,
      // Who finds that it is the same then has made no mistake.
      `(?:${ADD}|put|stick) (?:a |on a |the )?(?:zero|0|nought)(?![.\\d])(?!.{0,60}\\b(?:same|equal|nothing)\\b)`,
    ),
    because:
      'A zero at the very end behind the point changes nothing. To multiply by ten, every digit moves one place to the left.',
  },
  {
    about: /(?:multipl|divid)\w* by 10|[×x*÷] ?10+\b|place value/,
    so: wordings(
      `(?:${ADD}|put|stick) (?:a |on a |the )?(?:zero|0|nought)(?: (?:on|at) (?:the )?end)?`,
      `${TIMES} by ${TEN} .{0,30}(?:right|bigger)`,
      `divid\\w* by ${TEN} .{0,30}(?:left|smaller)`,
      `${POINT} (?:moves?|jumps?|goes)(?: one| a)?(?: place| space)?(?: to the right)?`,
      '(?:digits|numbers) (?:all )?(?:move|jump|go)(?: one| a)?(?: place| space)?(?: to the left)?',
    ),
    notSo: wordings(
      `${TIMES} by ${TEN} .{0,20}${POINT} .{0,12}left`,
      `divid\\w* by ${TEN} .{0,20}${POINT} .{0,12}right`,
    ),
    because:
      'Times ten moves every digit one place to the left, so whole numbers get a zero at the end. Divided by ten, they move one place to the right.',
  },
  {
    about: /\d\/\d|decimal|recurring|per ?cent|%/,
    asks: wordings(
      'why .{0,25}(?:forever|for ever|never (?:ends|stops)|(?:goes?|going|keeps?|carries) on|repeat\\w*)',
    ),
    because:
      'Dividing leaves the same remainder again and again. So the same digit comes again and again, without an end.',
  },
  {
    so: wordings(
      `of (?:just |always |really )?(?:is|means|=) (?:the same as |like )?(?:${TIMES}|multiplication)`,
      `is of (?:just |the same as )?${TIMES}`,
    ),
    because: '“Of” means times: half of six is a half times six.',
  },
  {
    notSo: wordings(
      `(?:${TIMES}|multiplication) (?:always |should |must |will )?(?:makes?|make|gives?|get|gets|be) (?:it |things |numbers? |a number |you )?(?:always )?(?:bigger|larger|more)`,
      `(?:answer|it) (?:always |should |must |has to |be )+(?:bigger|larger) when .{0,10}${TIMES}`,
    ),
    so: wordings(
      `(?:${TIMES}|multiplication) (?:can|could|doesn't always|does not always) (?:make|give|be)\\b`,
      `${TIMES} by .{0,25}(?:less|smaller|below) (?:than )?(?:1|one|a whole) .{0,15}(?:smaller|less)`,
    ),
    because:
      'Multiplying makes bigger only with a number above one. Half of something is less than all of it, and so it is with every number below one.',
  },
  {
    about: /multipl|[×x*]/,
    asks: wordings(
      `why .{0,12}(?:answer |it )?(?:is |are |gets? |does |'s )?.{0,12}(?:smaller|less|littler|so small|tiny)`,
      'how can .{0,15}(?:smaller|less)',
    ),
    because:
      'You took only a part of it: times a number below one is a part of the first number, as half of eight is less than eight.',
  },
  {
    about: /divi|÷/,
    asks: wordings(
      `why .{0,12}(?:answer |it )?(?:is |are |gets? |does |'s )?.{0,12}(?:bigger|larger|more than|so big)`,
      'how can .{0,15}(?:bigger|larger|more)',
    ),
    because:
      'Dividing asks how often something fits. What is smaller than one fits in more often, as four halves fit into two.',
  },
  {
    notSo: wordings(
      `(?:divid\\w*|division|sharing) (?:always |should |must |will )?(?:makes?|gives?|gets?) (?:it |things |numbers? |a number )?(?:always )?(?:smaller|less)`,
    ),
    because:
      'Dividing by a number above one makes smaller. By a number below one it makes bigger: it asks how often a small piece fits.',
  },
  {
    so: wordings(
      `per ?cent(?:age|s)? (?:${MEANS}|is like|just means) (?:how many )?(?:out of |per |over |in (?:every )?|for every |parts of |\\/)(?:a |an |one )?(?:100|hundred)`,
      `out of (?:a |one )?(?:100|hundred)`,
      `whole (?:thing |lot |amount )?is (?:100|a hundred|one hundred)(?: per ?cent| ?%)?`,
      `200 ?(?:%|per ?cent) is (?:the )?(?:double|twice|two times|2 times)`,
      `(?:100|a hundred) ?(?:%|per ?cent) is (?:the )?(?:whole|all|everything)`,
    ),
    about: /per ?cent|%/,
    because: 'Percent means out of a hundred, so a hundred percent are the whole.',
  },
  {
    so: wordings(
      `per ?cent(?:age|s)? (?:can|could) (?:be |go )?(?:more|bigger|over|above|higher) (?:than )?(?:100|a hundred)`,
      `(?:more|bigger|over|above|higher) (?:than )?(?:100|a hundred) ?(?:%|per ?cent)`,
    ),
    because:
      'More than a hundred percent is more than the whole: a price that has doubled is two hundred percent of the old one.',
  },
  {
    about: /per ?cent|%/,
    asks: wordings('why (?:is|are|does|do|was) .{0,25}(?:half|double|twice)'),
    because:
      'Percents count hundredths of the same thing. Half as many hundredths are half as much, and twice as many are twice as much.',
  },
  {
    about: /per ?cent|%/,
    notSo: wordings(
      '(?:goes|go|get|gets|be|is) (?:back )?(?:to )?(?:the )?(?:same|where .{0,12}(?:started|was|began))(?: (?:again|price|number|amount))?(?: if| when| after)? .{0,40}(?:up|down|increase|decrease)',
      '(?:up|increase\\w*) .{0,25}(?:down|decrease\\w*) .{0,25}(?:back|same|start)',
    ),
    because:
      'The second change is worked out from another amount than the first, so you do not come back to where you began.',
  },
]
