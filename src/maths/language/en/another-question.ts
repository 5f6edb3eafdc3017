/** Said before another question is brought. */
const LEAD =
  '(?:(?:ok|okay|okey|k|kk|and|but|so|now|then|also|grand|right|lol|haha|yay|abeg|pls|please|sir|mam|maam|miss|hang on|wait|yes|yeah|yep|no|nope|nah|cool|good|done|whatever|fine|oh|hm+|um+|well|alright|thanks|thx|i mean|i meant)\\b[\\s,.!]*)*'
const THING = '(?:one|1|qu?|question|sum|problem|thing|bit|part|task|exercise)'

/** Begins another question: `ok next one: …`, `different q: …`, `i start new. …`; `the other ones are 70` tells of this one. */
const ANEW = new RegExp(
  `^\\W*${LEAD}(?:${[
    `(?:(?:can|could|shall) (?:we|you|i|u) (?:do|try|have|go to) |let.?s (?:do|try|go to) )?(?:the |a |an |new |my |this )?(?:next|new|different|another|other(?! (?:ones|2|3|two|three|angles?|sides?|numbers?|half|way)\\b)|harder|easier)(?: ${THING})?(?: now| please| pls| is| says| it says| quick| q)*(?=[\\s.,:;!-]|$)`,
    '(?:(?:can|could|shall) (?:we|you|i|u) (?:do|try|have) |let.?s (?:do|try) )something (?:else|different|new)(?: now| please| pls)*(?=[\\s.,:;!-]|$)',
    'change of (?:topic|subject)(?=[\\s.,:;!-]|$)',
    `(?:my |the )?last ${THING}(?=[.:,])`,
    '(?:going |go |ok )?back to (?:the |my )',
    `(?:i(?:'?ve)?(?: have| got| have got)?|here'?s|heres|here is|there'?s|theres) (?:a |an |my )?(?:new|different|another|other) ${THING}(?=[\\s.,:;!-]|$)`,
    `(?:it|that|this)(?:'?s| is) (?:an? )?(?:new|different|another|other) ${THING}(?=[\\s.,:;!-]|$)`,
    "i(?:'?ll| will| want to| wanna)? (?:start|begin) (?:it )?(?:(?:a|some ?thing )?new|over|again|from (?:the )?(?:start|beginning))(?=[\\s.,:;!-]|$)",
    '(?:forget|ignore|never ?mind|leave) (?:about )?(?:that|it|this)(?: one| question| now)?(?=[\\s.,:;!-]|$)',
    "now (?:it'?s|it is|the question is)\\s*:",
  ].join('|')})`,
  'i',
)

/** A clause that only says that another question comes. */
const ANEW_ALONE =
  /^\W*(?:\p{L}+ ){0,6}(?:next|new|different|another|other|back to|last one|start (?:over|again)|forget|ignore|never ?mind)\b(?: [\p{L}']+){0,4}\W*$/iu

/** What a piece says behind the words that bring another question; undefined where there are none. */
export function behindAnew(piece: string): string | undefined {
  const found = ANEW.exec(piece)?.[0]
  return found === undefined ? undefined : piece.slice(found.length).replace(/^[\s.,:;!-]+(?!\d)/, '')
}

export const isAnew = (piece: string): boolean => ANEW.test(piece)
export const isAnewAlone = (piece: string): boolean => ANEW.test(piece) && ANEW_ALONE.test(piece)

/** `the next one is 8 so it goes up` tells of what is on the table. */
export const tellsNext = (piece: string): boolean =>
  /^(?:the )?(?:next|other) (?:one|1|digit|number)? ?(?:is|are|was) (?:an? )?-?\d[\d.]*(?!\S| ?[-+×x*÷/^:] ?\d)[^?]*$/i.test(
    piece,
  )

/** The old question is given up, and does not wait: `forget that`, `i start new`, `no its done`. */
export const givesUp = (said: string): boolean =>
  /\b(?:forget (?:about )?(?:that|it|this|the)|never ?mind|ignore (?:that|it|this)|start (?:(?:a|some ?thing )?new|over))\b|^\W*(?:no+|nope)\b\W{0,3}(?:i(?:'m|m)?|it'?s|that'?s|that one is|we(?:'re|re)?)?(?: (?:is|am|are|already|all)){0,2} (?:done|finished|did (?:it|that))\b/i.test(
    said,
  )

/** Varies the question on the table, whose numbers it keeps. */
export const isVaried = (text: string): boolean => /^\W*(?:and |but |so )*what (?:if|about)\b/i.test(text)

/** Names the question that it is about, at the end of a message: `my question was 91`, `no its still 500 - 268`. */
export const NAMES_OWN =
  /(?:\b(?:my|the) (?:question|sum|one|number|problem)(?: (?:that )?i (?:asked|typed|wrote))? (?:was|is|said|asks)(?: (?:about|if|for))?|\b(?:but|and|so|no) what about|\bback to|\bi (?:asked|meant|was asking|am doing|was doing|want|wanted)(?: you)?(?: about| for| to do)?|\b(?:it'?s|it is|its|we'?re|im|i'?m) still(?: on| doing)?)\s+((?:the |my )?\d[^.!?]{0,25})[\s.!?]*$/i

/** Points at the question that waits, by its place or by a number of it: `now the 35% one`. */
export const NAMES_WAITING =
  /^\W*(?:(?:ok|okay|and|now|so|then|next|on to|back to|go to|do|let.?s do|what about)\b[\s,]*){1,4}(?:the |my )?(?:(?:other|second|next|2nd|last) (?:one|question|sum|part|bit)|(\d[\d./:]*)\S{0,3} (?:one|question|sum|bit|part)|q ?2|question 2)\W*$/i
