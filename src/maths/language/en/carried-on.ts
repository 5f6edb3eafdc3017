/** Words with which a child goes on from a question that is done. */

/** Begins the next part, or changes what was told. */
export const BEGINS_NEXT =
  /^\W*(?:(?:ok|okay|so|oh|no|wait|right|well|cool|nice|thanks|yay|theres?|there's) )*(?:and|next|now|then|what (?:if|about)|how about|if|suppose|for|with|another|the (?:next|other|second|last)|(?:part|q|question) ?[a-h\d]|\(?[a-h]\)|(?:it'?s|its|this one|mine|it)(?: is|'s|s)? (?:an?|the same|still) )/i

/** A temperature, a lift, a sea goes down. */
export const GOES_DOWN =
  /\b(?:drop(?:s|ped)?|falls?|fell|sinks?|sank|(?:goes|go|went|comes|gets|got) (?:down|lower|colder|cooler)|cools?|decreases?|(?:degrees?|°) (?:colder|lower|less|cooler))\b/i
/** It goes up. */
export const COMES_UP =
  /\b(?:ris(?:es?|en)|rose|climbs?|(?:goes|go|went|comes|gets|got) (?:up|higher|warmer|hotter)|warms?|increases?|(?:degrees?|°) (?:warmer|higher|hotter|more))\b/i

/** `20 minutes late` */
export const LATE =
  /\b(\d+) ?(minutes?|mins?|hours?|hrs?)\b.{0,12}\b(late|later|after|delay(?:ed)?|early|earlier|before)\b|\bdelay(?:ed)? (?:by |of )?(\d+) ?(minutes?|mins?|hours?|hrs?)\b/i

/** `how long does it take now` */
export const TAKES_NOW = /\bhow (?:much )?long(?:er)?\b.*\b(?:take|is|last|journey|trip|ride|way)\b/i

/** Words beside a number that name no value. */
export const NAMES_NO_VALUE =
  /^(?:the|and|with|was|were|are|its|has|have|had|but|now|then|what|for|from|that|this|there|they|only|just|long|instead|again|next|one|ones|get|got|you|says?|about|how|too|not|like|mine|make|made|equals?|find|give|degrees?|answer|question|part|same|other|is|it|so|if|of|a|an|in|to|by|at|ok)$/
