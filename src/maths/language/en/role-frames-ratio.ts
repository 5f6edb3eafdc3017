/** Questions about ratios and shares by the roles of their words; see role-frames.ts. */

const LARGER = '(?:larger|largest|bigger|biggest|greater|greatest|most)'
const SMALLER = '(?:smaller|smallest|least|lesser|littler)'
const PART = '(?: (?:share|part|one|bit|piece|number|amount|half))?'
const SHARE = '(?:share|part|one|portion|amount|number)'
const OF_TWO = '(?: of (?:the |these )?(?:two|2)(?: shares| parts| amounts)?)?'
const SHARED = 'share|shares|shared|sharing|split|splits|divide|divides|divided'
const GETS = '(?:gets|got|receives|received|has|had|is|was|pays|paid|takes|took|is given|was given|of)'
const HOW_MUCH = '(?:how (?:much|many)(?: money| sweets| marbles| counters| stickers)? )?'
const DOES = '(?:does|did|will|would|is|are for|for|do)'
/** What was shared, all of it. */
const ALL_SHARED =
  '(?:(?:find |what is |what was |work out |calculate |how much is )?(?:the )?(?:total|whole|original)(?: amount| sum| money| prize| bill| number| share| of money)?(?: of money)?(?: (?:shared|that was shared))?|(?:how (?:much|many)(?: [a-z]+)?|amount of money|sum of money|amount|sum) (?:(?:was|were|is|are|did they|do they|they|that was) )?(?:share|shared|there|divided|split|altogether|in total|in all)(?: altogether| in total| in all| between them)?)'
/** Then the amount that is told is not what is shared. */
const ASKS_ALL =
  '(?:find|what|work out|calculate|how much|how many|determine)[^.?]{0,25} (?:total|whole|altogether|original|sum|other|in all)'
const IS_TOLD =
  '(?:gets|got|receives|received|takes|pays|(?:share|part|one|amount) (?:is|was)|more than)(?: ;.*)?'
const THINGS_SHARED =
  'share shared split divided ratio money sum amount some between them their sweets marbles counters stickers bill cost prize profit they he she did was were get gets two 2 people friends'
const MIXED =
  '(?:in(?: a total of)?|to make|makes?|make up|total of|(?:needed|used|required|there) (?:for|to make|in)|have)'

/** `Ann and Ben share some money in the ratio 3 : 5. Ann gets £24. How much does Ben get?`, and the other way round. */
const shareFromOther = ([known, other]: readonly string[]) => `told ${SHARED}
told (?:ratio(?: of)?)?~{r:ratio}
told {one:word} (?:and|&) {two:word}
told {${known}}(?:'s (?:share|part))? ${GETS} {w:money}
asks ${HOW_MUCH}${DOES} {${other}}(?: get| gets| have| receive| pay| take)? => The ratio of {one} to {two} is {r}. There are {w} {${known}}. How many {${other}} are there?
asks ${ALL_SHARED} => The ratio of {one} to {two} is {r}. There are {w} {${known}}. How many are {one} and {two}?
beside ${THINGS_SHARED}`

/** As in role-frames.ts. */
export const RATIO_FRAMES = `
about share|shared|sharing|split|divide|divided
told (?:ratio(?: of)?)?~{r:ratio}
told (?<!(?:share|part|one|portion|amount) (?:is|was|=) ?){w:money}
asks (?:what|how much)(?: does| do| is)? (?:each|they each|each one|each person|everyone)(?: get)?|who gets what|share|split|divide => Share {w} in the ratio {r}.
asks (?:how much is )?(?:the )?${LARGER}${PART} => Share {w} in the ratio {r}. Find the larger share.
asks (?:how much is )?(?:the )?${SMALLER}${PART} => Share {w} in the ratio {r}. Find the smaller share.
beside ratio into parts between two 2 people
never ${ASKS_ALL}|${IS_TOLD}

about share|shares|shared|sharing|split|divide|divided
told (?:ratio(?: of)?)?~{r:ratio}
told {w:money}
told {one:word} (?:and|&|to|:) {two:word}
asks (?:does|will|did|would|for|is) {one}(?: get| gets| have| receive)? => Share {w} in the ratio {r}. Find the first share.
asks (?:does|will|did|would|for|is) {two}(?: get| gets| have| receive)? => Share {w} in the ratio {r}. Find the second share.
beside ratio between money get gets
never ${IS_TOLD}

about share|shares|shared|sharing|split|divide|divided
told (?:ratio(?: of)?)?~{r:ratio}
told {w:money}
told {one:word}, {two:word},? (?:and|&) {three:word}
asks (?:does|will|did|would|for|is) {one}(?: get| gets| have| receive)? => Share {w} in the ratio {r}. Find the first share.
asks (?:does|will|did|would|for|is) {two}(?: get| gets| have| receive)? => Share {w} in the ratio {r}. Find the second share.
asks (?:does|will|did|would|for|is) {three}(?: get| gets| have| receive)? => Share {w} in the ratio {r}. Find the third share.
beside ratio between money get gets three 3 friends children people sisters brothers cousins
never ${IS_TOLD}

told {one:word} (?:to|and|:) {two:word}
told (?:ratio(?: of| is)?)?~{r:ratio}
told {n:number}(?: of the)? {one}
asks (?:how many )?{two} => The ratio of {one} to {two} is {r}. There are {n} {one}. How many {two} are there?
beside ratio

told {one:word} (?:to|and|:) {two:word}
told (?:ratio(?: of| is)?)?~{r:ratio}
told {n:number}(?: of the)? {two}
asks (?:how many )?{one} => The ratio of {one} to {two} is {r}. There are {n} {two}. How many {one} are there?
beside ratio

${[
  ['one', 'two'],
  ['two', 'one'],
]
  .map(shareFromOther)
  .join('\n\n')}

told ${SHARED}
told (?:ratio(?: of)?)?~{r:ratio}
told {one:word} (?:and|&) {two:word}
told {one} ${GETS} {w:money} more than {two}
asks ${HOW_MUCH}${DOES} {two}(?: get| gets| have| receive| pay| take)? => The ratio of {one} to {two} is {r}. There are {w} more {one} than {two}. How many {two} are there?
asks ${HOW_MUCH}${DOES} {one}(?: get| gets| have| receive| pay| take)? => The ratio of {one} to {two} is {r}. There are {w} more {one} than {two}. How many {one} are there?
asks ${ALL_SHARED} => The ratio of {one} to {two} is {r}. There are {w} more {one} than {two}. How many are {one} and {two}?
beside ${THINGS_SHARED}

told ${SHARED}
told (?:ratio(?: of)?)?~{r:ratio}
told {one:word} (?:and|&) {two:word}
told {two} ${GETS} {w:money} more than {one}
asks ${HOW_MUCH}${DOES} {two}(?: get| gets| have| receive| pay| take)? => The ratio of {one} to {two} is {r}. There are {w} more {two} than {one}. How many {two} are there?
asks ${HOW_MUCH}${DOES} {one}(?: get| gets| have| receive| pay| take)? => The ratio of {one} to {two} is {r}. There are {w} more {two} than {one}. How many {one} are there?
asks ${ALL_SHARED} => The ratio of {one} to {two} is {r}. There are {w} more {two} than {one}. How many are {one} and {two}?
beside ${THINGS_SHARED}

told ratio(?: of| is|:)?~{r:ratio}
told ${SMALLER}(?: ${SHARE})?${OF_TWO}(?: ${GETS}|,|:) {w:money}
asks (?:the )?(?:${LARGER}|other)(?: ${SHARE}|(?= ;)|$) => [share of {w}: small of {r}, large]
asks ${ALL_SHARED} => [share of {w}: small of {r}, all]
beside ${THINGS_SHARED} two 2 shares

told ratio(?: of| is|:)?~{r:ratio}
told ${LARGER}(?: ${SHARE})?${OF_TWO}(?: ${GETS}|,|:) {w:money}
asks (?:the )?(?:${SMALLER}|other)(?: ${SHARE}|(?= ;)|$) => [share of {w}: large of {r}, small]
asks ${ALL_SHARED} => [share of {w}: large of {r}, all]
beside ${THINGS_SHARED} two 2 shares

told (?:ratio(?: of)? )?{p:letter} ?(?::|to) ?{q:letter}(?: ?=| is| are| in| the| ratio| of){1,5} ?{m:plain} ?(?::|to) ?{k:plain}
told (?:(?:when|if|and|for|where|given that) )?{p} ?(?:=|is|equals) ?{n:number}
asks (?:value of |find |what is |work out |calculate )?{q} => {m} : {k} = {n} : {q}. Find {q}.
beside ratio

told (?:ratio(?: of)? )?{p:letter} ?(?::|to) ?{q:letter}(?: ?=| is| are| in| the| ratio| of){1,5} ?{m:plain} ?(?::|to) ?{k:plain}
told (?:(?:when|if|and|for|where|given that) )?{q} ?(?:=|is|equals) ?{n:number}
asks (?:value of |find |what is |work out |calculate )?{p} => {m} : {k} = {p} : {n}. Find {p}.
beside ratio

about mix|mixed|mixing|mixture|made|make|makes
told {one:word} (?:and|to) {two:word}
told (?:ratio(?: of)?)?~{r:ratio}
told ${MIXED} {w:quantity}(?: of (?:the |this )?(?:mixture|mix|paint|mortar|concrete|purple|pink|squash|drink))?
asks how (?:much|many)(?: [a-z]+ of)? {one} => The ratio of {one} to {two} is {r}. There are {w} {one} and {two}. How much {one} is there?
asks how (?:much|many)(?: [a-z]+ of)? {two} => The ratio of {one} to {two} is {r}. There are {w} {one} and {two}. How much {two} is there?
beside ratio paint purple pink parts amount mix mixture mixed mixing made make makes by from using there needed need used required do does
`
