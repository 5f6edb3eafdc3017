/** An equation as a question words it, and the letter that is asked for. */
export interface WordedEquation {
  equation: string
  letter: string | undefined
}

const EQUATION = '(?<equation>[^=,;:?]+=[^=,;:?]+?)'
const LETTER = '(?<letter>[a-z])'
const METHOD =
  '(?: (?:by|using|by using|with) (?:factori[sz]ing|factoring|factori[sz]ation|inspection|(?:the )?quadratic formula|completing the square|the balance method))?'
const KIND =
  '(?:(?: the| this| these)?(?: following)?(?: (?:linear|quadratic|cubic|polynomial|simple|algebraic|(?:\\d|one|two|three|multi)-step))?(?: equations?)?)'
const ASK =
  "(?:please |then |find |solve for |solve |calculate |work out |determine |evaluate |give |what is |what's |what are |what could |state |compute )?"
const VALUE = '(?:the )?(?:all )?(?:the )?(?:possible )?(?:values?|solutions?|roots?)? ?(?:of |for )?'

const THIS =
  '(?: (?:the|this|it|these))?(?: following)?(?: (?:equation|statement|(?:number )?sentence))?(?:(?: (?:is|to be))? true)?[?:,.]?'
const WORDINGS = [
  `(?:solve|roots of|solutions? (?:of|to|for)|zeros of)(?: for ${LETTER})?${KIND}${METHOD}[:,]? ${EQUATION}${METHOD}`,
  `(?:solve|roots of|solutions? (?:of|to|for))${KIND}${METHOD}[:,]? ${EQUATION},? (?:for|to find|and find|finding|giving)(?: the values?(?: of)?)? ${LETTER}`,
  `(?:for )?${LETTER}[:,] ${EQUATION}`,
  // "What is a in …": the letter may have been taken for an article.
  `in ${EQUATION}`,
  `(?:(?:if|suppose(?: that)?|let|given the equation|given(?: that)?|when|consider|in the equation) )?${EQUATION}(?:,|\\.|;|\\?)? (?:and )?(?:then )?${ASK}${VALUE}${LETTER}(?: equals?(?: to)?| be)?`,
  `${VALUE}${LETTER},? (?:in|if|when|given(?: that)?|such that|so that|where|for which|that satisf(?:ies|y)|that solves?|that makes?)${THIS} ${EQUATION}(?: true)?`,
  `(?:for )?(?:what|which) values? of ${LETTER} (?:satisf(?:y|ies)|solves?|makes?|is|does|do)${THIS} ${EQUATION}(?: true)?`,
  `(?:(?:what )?(?:must|does|should) )?${LETTER} (?:(?:have|need) to )?(?:be|equal) (?:to make|for|so that)${THIS} ${EQUATION}(?: true)?`,
].map(source => new RegExp(`^${source}$`))

const STRAY_LETTER = /^(?=.*\d[a-z](?![a-z])).*\d [a-z](?![a-z])/i

/** Where an x between numbers is a times, one behind the last number is no letter: `3 + 4 x 5 = 35  X` is marked as wrong. */
const CROSS_BEHIND = /\d ?[x×] ?\d[^a-z]*\d\s{1,9}x(?![a-z])/i

/**
 * Whether a letter stands behind a number that it is no factor of: `5x - 3 = 2x + 12 x` writes its products without a
 * space, and has begun a line for the answer with the last one.
 * @param full of an asked question
 */
export const hasStrayLetter = (full: string): boolean => STRAY_LETTER.test(full) || CROSS_BEHIND.test(full)

/** Every way to take a question for one about an equation; whoever asks has to understand the equation. */
export function wordedEquations(plain: string): WordedEquation[] {
  if (plain.length > 200 || !plain.includes('=')) return []
  return WORDINGS.flatMap(pattern => {
    const { equation, letter } = pattern.exec(plain)?.groups ?? {}
    return equation === undefined ? [] : [{ equation: equation.trim(), letter }]
  })
}
