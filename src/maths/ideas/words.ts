/** What children call the parts of a fraction. */
export const BOTTOM = '(?:bottoms?|denominators?|bottom (?:numbers?|ones?|bits?|parts?))'
export const TOP = '(?:tops?|numerators?|top (?:numbers?|ones?|bits?|parts?))'
export const TIMES = '(?:times(?:ing|es|ed)?|multipl(?:y|ying|ied|ies))'
export const ADD = '(?:add(?:ing|ed|s)?|plus(?:ing|ed)?)'
export const TAKE = '(?:subtract(?:ing|ed)?|minus(?:ing|ed)?|tak(?:e|ing) away|take)'
export const DIVIDE = '(?:divid(?:e|ing|ed)|shar(?:e|ing|ed))'
export const MEANS =
  "(?:is|are|'s|means?|makes?|gives?|equals?|gets?|becomes?|will be|has to be|must be|would be)"

/** A pattern of several wordings, of which one stands somewhere in a message. */
export const wordings = (...sources: string[]): RegExp =>
  new RegExp(sources.map(source => `\\b(?:${source})(?![\\w'])`).join('|'))
