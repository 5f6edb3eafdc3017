const N = '(?:the )?[£$€]?(\\d+(?:\\.\\d+)?)p?%?'
const THING = '(?: (?!(?:by|into|in|between|among|is|are|to|has|have)\\b)\\p{L}+){0,2}'

/** A calculation that is planned in words, with its two numbers in the order in which it is written. */
export const PLANS: readonly [RegExp, '÷' | '×', 'as said' | 'turned'][] = [
  // `how many sixes go into 42`, `how many layers of 40 fit into 240`
  [
    new RegExp(
      `\\bhow many (?:times (?:does )?)?(?:\\p{L}+ of )?${N}e?s?${THING} (?:goe?s?|fits?) in(?:to)? ${N}`,
      'iu',
    ),
    '÷',
    'turned',
  ],
  // `8 times something has to make 40`
  [
    new RegExp(
      `${N} (?:times|x|×) (?:something|some number|what|a number) (?:has to |must |should |needs to )?(?:makes?|gives?|be|is|=) ${N}`,
      'iu',
    ),
    '÷',
    'turned',
  ],
  // `the 60p has to be shared by 3`, `split 36 into 4`
  [
    new RegExp(`\\b(?:split|share|cut|divide)(?: up)? ${N}${THING} (?:by|into|in|between|among) ${N}`, 'iu'),
    '÷',
    'as said',
  ],
  [
    new RegExp(
      `${N}${THING} (?:has|have|needs?|must|should|gets?) (?:to )?(?:be )?(?:split|shared|cut|divided) (?:by|into|in|between|among) ${N}`,
      'iu',
    ),
    '÷',
    'as said',
  ],
  // `so its 600 lots of 0.9`
  [new RegExp(`\\b(?:so|it'?s|its|need|want|find) ${N} (?:lots|times|groups) of ${N}`, 'iu'), '×', 'as said'],
]
/** Tens and more of one number: `sixes`. */
export const SEVERAL_OF: Readonly<Record<string, number>> = {
  twos: 2,
  threes: 3,
  fours: 4,
  fives: 5,
  sixes: 6,
  sevens: 7,
  eights: 8,
  nines: 9,
  tens: 10,
}
