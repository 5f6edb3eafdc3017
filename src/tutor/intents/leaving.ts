const LEAD = '(?:(?:ok|oh|sorry|thanks|well|but|right|anyway|so|wait|no|yes|now) )*'
const MUST = "(?:i |i've |i'm |we )?(?:(?:got|have|need|really|just) )*(?:to|must)"
/** `gotta go to practice`, `need to leave for school`, and no `have to go over fractions`. */
const MUST_GO = new RegExp(
  `^${LEAD}${MUST} (?:go|leave|run|head (?:out|off|home)|be off)\\b(?! (?:on|over|through|back to|up|down|from|to (?:the )?(?:next|\\d))\\b).{0,40}$`,
)
/** `ive got football practice in 5 mins` */
const IS_DUE =
  /\b(?:i've|i have|we have|have|got|it's|time for) (?:to (?:do|get to) )?(?:(?!maths)\p{L}+ ){0,2}(?:practise|training|rehearsal|lesson|club|match|game|class)\b.{0,12}\b(?:now|soon|in (?:\d+|five|ten|a)|tonight)\b/u
/** No `1 hour 50 later`. */
const LATER = /(?<!\d[^.?!]{0,20})\b(?:laters?|cheerio|toodles|catch you (?:later|tomorrow))$/
/** `thanks, have a nice evening` */
const WISHES_WELL =
  /\b(?:have|enjoy) (?:a|an|the|your)(?: \p{L}+){0,2} (?:day|evening|night|weekend|afternoon|one)\b.{0,12}$|\b(?:thanks?|thank you)\b.{0,30}\bgood (?:evening|afternoon|day)$/u

/** Whether a child says, in plain words, that it has to go. */
export function leavesIn(plain: string): boolean {
  return plain.length < 80 && [MUST_GO, IS_DUE, LATER, WISHES_WELL].some(pattern => pattern.test(plain))
}

const LAUGH = '(?:(?:ha|he){2,}h?|lo+l+|lmao+|rofl|xd|hihi)'
const RIDDLE =
  /^\W*(?:(?:hey|ok|so|wait) )*why (?:did|was|were|is|are|do|does|can'?t|couldn'?t) .{5,80}[.?!]+\s+\S.{3,80}$/iu
const TO_LAUGH = new RegExp(`(?:\\b${LAUGH}|[😂🤣😆😹😄😁])[\\s!.]*$`, 'iu')
/** What is said of the work with a laugh is said of the work. */
const OF_WORK =
  /\d|\b(?:maths?|sums?|answers?|right|wrong|numbers?|add|plus|minus|times|divide[ds]?|hint|help|explain|stuck|know|get it|question|easy|hard|done|understand|forgot|mistake|correct|graph|draw(?:n|ing)?|table|homework|page|no|nope|not|havent|haven.t|bored?|boring|tired|hungry|sad|sorry)\b/i

/** A riddle that is told with its end, or anything else that is no work and ends with a laugh. */
export function isFun(text: string): boolean {
  const isLaughedAt = TO_LAUGH.test(text)
  if (text.length > 160 || !isLaughedAt) return false
  return RIDDLE.test(text) || (!OF_WORK.test(text) && text.trim().split(/\s+/).length > 2)
}
