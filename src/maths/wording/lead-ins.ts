const OUT =
  '(?:work(?:ing)? out|solv(?:e|ing)|find(?:ing)?|calculat(?:e|ing)|do(?:ing)?|get|evaluat(?:e|ing)|comput(?:e|ing))'
const THESE = '(?:(?:the )?following|this(?: one)?|these|each(?: one)?|each of (?:the following|these))'
const SUM = '(?:questions?|calculations?|sums?|expressions?|problems?|exercises?|operations?|values?)'

/** What may stand before a question and change nothing of it. */
const LEAD_IN = new RegExp(
  `^(?:${[
    `(?:without(?: the use of| using)?|using|use)(?: (?:a|an|the|your|any))?(?: (?:formal|standard|efficient|written|column|long|short|grid|mental|suitable))*(?: (?:calculator|method|algorithm|multiplication|division|addition|subtraction))(?: (?:and|to))?`,
    '(?:please|(?:can|could|would|will) (?:you|someone|somebody|anyone))(?: please)?(?: help(?: me)?)?',
    'mentally|in your head',
    `(?:in|for) (?:this|each) ${SUM}`,
    '(?:(?:my|the|this) )?(?:homework|exercise|problem|task|question|worksheet|example)(?: \\d{1,3}[a-z]?)?(?=[:,.]| (?:is|says|asks|said)\\b)(?: (?:is|says|asks(?: me)?|said))?(?: to(?= ))?',
    `(?:(?:try|answer|work out|find|calculate|compute|evaluate|do) )?(?:${THESE})(?: ${SUM})?(?: out)?(?=[:,.])`,
    'work (?:this|these|it|them) out',
    '(?:the )?sum(?=:? [-\\d(])',
    'us(?:e|ing) (?:the )?(?:formula )?i = ?prt(?: ?(?:/|÷) ?100)?',
    `help me (?:with|to|${OUT})`,
    `how (?:do|can|would|should|could) (?:i|you|we) ${OUT}`,
    `i (?:need|have|want|am trying|was asked) to (?:know|${OUT})`,
    `what (?:do|would|will|did) (?:you|i|we) get (?:when|if|for|by)(?: (?:you|i|we))? ${OUT}`,
    '(?:the )?(?:answer|result)(?: to| of)?(?=[:,.]| (?:to|of)\\b)',
    `(?:perform|carry out|do|evaluate) (?:the|this|each|these)(?: (?:indicated|following|given))? ${SUM}`,
    `each ${SUM}`,
  ].join('|')})[:,.]?(?: to| of)? +(?=\\S)`,
  'i',
)
/** `Simplify the following: 12/18`: what is to be done stays. */
const DO_THESE = new RegExp(
  `^(simplify|solve|expand|factori[sz]e|multiply out|round|convert|add|subtract|multiply|divide) ${THESE}(?: (?:${SUM}|fractions?|equations?|ratios?|numbers?|decimals?))?: +(?=\\S)`,
  'i',
)
/** A place for the answer, or words for it, behind all that is asked. */
const TAIL =
  /(?<=[\d)}$a-z^²³%] ?)\s{0,30}(?:\bis equal to|\bequals|\bmakes|\bcomes to|=)\s{0,30}[£$€₹]?\s{0,30}(?:▢|_{2,}|\.{2,}|…+|\[ *\]|\( *\)|\?|what)?\s{0,30}[?.]*$/i

/** The text without what only leads to its question, or is only a place for the answer; as it is where there is neither. */
export function withoutLeadIns(text: string): string {
  const led = text.replace(LEAD_IN, '')
  return (led === text ? text.replace(DO_THESE, '$1 ').replace(TAIL, '') : led).trim()
}
