import type { Scene } from './scene.ts'

/** Clocks that go wrong, nights, rules of sequences and mixtures, each with the words that have a role in it: parts of patterns. */

const P = '(\\d{1,6}(?:\\.\\d{1,3})?)'
const N = '(-?\\d{1,6}(?:\\.\\d{1,3})?)'
const TIME =
  "(\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?[ap]\\.?m\\b\\.?|(?:half|quarter|1/2|1/4|\\d{1,2}(?: minutes)?|twenty|ten|five) (?:past|to) \\d{1,2}|\\d{1,2} o'?clock)((?: in the (?:morning|afternoon|evening)| at night)?)"
const DATE =
  '(?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?)'
const RANK = '(2nd|3rd|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}th)'
const CLOCK = "(?:[a-z'-]+ ){0,3}(?:clock|watch|timer)"

export const WRONG_CLOCK: Scene<'off' | 'shows' | 'asks' | 'clock'> = {
  about: /\b(?:clock|watch)\b.*\b(?:fast|slow|ahead|behind)\b/,
  roles: {
    off: `(?:runs |running |is |was |always )*(?:exactly )?${P} ?(?:minutes?|mins?) (too fast|fast|too slow|slow|ahead|behind)(?: of (?:the )?(?:real|correct|right|actual|true) time)?`,
    asks: '(?:what is|what was|find|what) (?:the )?(?:(?:correct|right|real|actual|true|exact) )?time(?: is it| was it)?(?: really| actually| now)?',
    shows: `(?:shows?|says?|said|reads?|showed|showing|saying)(?: that it is| a time of| the time(?: as)?| it is)? ${TIME}`,
    clock: `(?:${CLOCK})(?: (?:in|on|of|at|above|by) (?:the|his|her|my|our) [a-z'-]+(?: [a-z]+)?)?`,
  },
  idle: 'time is says',
}

export const NIGHTS: Scene<'from' | 'to' | 'asks' | 'where'> = {
  about: /\bhow many nights\b/,
  roles: {
    asks: 'how many nights (?:do|does|did|will|would|are|is|were|was) (?:they|she|he|the [a-z]+|the [a-z]+ (?:family|group|party))?(?: ?(?:stay|stayed|staying|be|away|there|spend|sleep|booked|paying for|pay for))*(?: (?:in|at) the [a-z]+)?',
    from: `(?:checks? in(?:to)?|checked in(?:to)?|arrives?|arrived|from|starts?|begins?|booked|books?)(?: (?:to|at|in|into) (?:an? |the |their )?[a-z]+(?: [a-z]+)?)?(?: on| from)? ${DATE}`,
    to: `(?:checks? out|checked out|leaves?|left|departs?|departed|until|till|to|and go(?:es)? home|goes home|go home)(?: (?:of )?(?:it|the [a-z]+))?(?: again)?(?: on)? ${DATE}`,
    where:
      '(?:family|hotel|cabin|cottage|campsite|hostel|room|tent|guests?|couple|visitors?|holiday|friends|tourists?|group|party)',
  },
  idle: 'on there stay stays stayed staying booked books',
}

export const RULED: Scene<'first' | 'rule' | 'asks'> = {
  about: /\b(?:sequence|pattern)\b/,
  roles: {
    first: `(?:starts?|begins?|starting|beginning)(?: with| at| from)?(?: the number)? ${N}|(?:first|1st|starting) (?:term|number)(?: of (?:a|the) (?:number )?(?:sequence|pattern))? is ${N}`,
    rule: `(double|treble|triple|halve|multiply|multiplying by|add|subtract|take away|times|divide)(?:ing)?(?: (?:the |each |this |that )?(?:last |previous |preceding )?(?:term|number|one|it))?(?: ?by)?(?: ${P})?(?: (?:to|from) (?:the |each )?(?:last |previous |preceding )?(?:term|number|one|it))?(?:,? (?:and |then )*(add|subtract|take away|multiply by|times by|divide by)(?:ing)? ${P})?`,
    asks: `(?:what is|find|work out|write down|calculate) (?:the )?${RANK} (?:term|number)(?: (?:of|in) (?:the|this) (?:number )?(?:sequence|pattern))?`,
  },
  idle: `sequence pattern number numbers term terms rule get next new each every always previous last one following term-to-term make is it by for goes
   first time found`,
}

export const MIXED: Scene<'ratio' | 'parts' | 'total' | 'asks'> = {
  about: /\b(?:mix(?:ed|es|ing|ture)?|make|makes|made|making|contains?)\b/,
  roles: {
    ratio: `(?:([a-z]+) (?:is|are) mixed with ([a-z]+)|(?:mixing |mix |mixes )?([a-z]+) (?:and|to|with) ([a-z]+)(?: (?:is|are)(?: mixed)?)?) (?:in|is in) (?:the|a) ratio(?: of)? ${P} {0,2}(?::|to) ?${P}`,
    parts: `${P} parts? (?:of )?([a-z]+)(?: (?:is|are) mixed)? (?:with|to|and|for every) ${P} parts? (?:of )?([a-z]+)`,
    asks: '(?:how much|how many (?:ml|millilitres|milliliters|litres|liters|l|g|grams|kg|kilograms|cups|cm\\^?3)(?: of)?|how much of the) ([a-z]+) (?:(?:is|are|does|do|did|will|would|should|must) )?(?:(?:she|he|they|you|i|be|there|we) )?(?:needed|need|needs|use|uses|used|required|in it|in the [a-z]+)?',
    total: `${P} ?(ml|millilitres?|milliliters?|litres?|liters?|l|g|grams?|kg|kilograms?|cups) (?:of )?(?:the |this )?(drink|mixture|squash|paint|juice|cordial|concrete|mortar|punch|dough|dressing|altogether|in total|in all)`,
  },
  idle: `she make makes made making altogether total needed need use uses used drink mixture mix mixes mixing mixed by orange green purple pink brown
   grey paint squash concrete mortar punch fruit`,
}
