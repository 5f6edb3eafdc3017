const STREET =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|boulevard|blvd|way|terrace|place|square|gardens|grove|hill|mews)'

/** What a child gives away; on `plain` text. Numbers alone are homework, so that each pattern wants more than digits. */
const GIVEN: readonly RegExp[] = [
  /\b(?:my|our|mum'?s|mom'?s|dad'?s|the) (?:\w+ ){0,3}(?:password|passcode|pass ?word|pin(?: code| number)?|login) (?:is|are|=|:)\s*\S/,
  /\b(?:password|passcode|pwd)\s*[:=]\s*\S/,
  /\b(?:my|our|mum'?s|mom'?s|dad'?s) (?:\w+ ){0,2}(?:phone|mobile|cell|telephone|whatsapp)(?: number)? (?:is|=|:)?\s*\+?[\d(]/,
  /\b(?:call|text|ring|phone|whatsapp) (?:me|us|him|her|my (?:mum|mom|dad)) (?:on|at|up on)?\s*\+?\(?\d[\d\s().-]{5,}/,
  /(?:^|[^\d.])\+\d{1,3}[\s.-]?\(?\d{2,4}\)?(?:[\s.-]?\d{2,4}){2,4}(?![\d.])/,
  /(?:^|[^\d+*/.-])\(\d{3}\) ?\d{3}[-. ]\d{4}(?!\d)/,
  /\bmy number (?:is|=|:)\s*\+?\d[\d\s().-]{6,}/,
  /\b(?:i|we) live (?:at|on|in)\s+(?:number |no\.? ?|flat |apartment )?\d/,
  new RegExp(`\\b(?:i|we) live (?:at|on|in)\\b[^.?!]{0,40}\\b${STREET}\\b`),
  /\b(?:my|our) (?:home |house )?address (?:is|=|:)\s*\S/,
  new RegExp(
    `\\b(?:my|our) (?:house|home|flat|school) is (?:at|on|in)?\\s*(?:number )?\\d+[a-z]? [^.?!]{0,30}\\b${STREET}\\b`,
  ),
  /\b(?:my|our|mum'?s|mom'?s|dad'?s) (?:\w+ )?e-?mail(?: address)? (?:is|=|:)\s*\S/,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[a-z]{2,24}){1,4}/,
]

/** What nobody may ask a child for, nor pass on to one. */
const ASKED: readonly RegExp[] = [
  /(?<!\b(?:never|not|don'?t|to) )\b(?:what(?:'s| is| are)|tell me|give me|send me|share|type|enter|write down|may i have|can i have)\b[^.?!]{0,30}\b(?:your|ur) (?:home |full |exact |street |phone |mobile |e-?mail |school'?s? )*(?:address|phone(?: number)?|mobile(?: number)?|number to call|password|passcode|last name|surname|e-?mail)\b/,
  /\bwhere (?:exactly )?do you live\b|\bwhich school do you go to\b|\bare you (?:home )?alone\b/,
  /\b(?:send|show|share)\b[^.?!]{0,15}\b(?:photo|picture|selfie|video)s? of (?:you|yourself)\b/,
  /\b(?:meet|see) (?:me|you) (?:in person|in real life|after school)\b|\blet'?s meet (?:up|in person)\b/,
  /\b(?:do not|don'?t) tell (?:your (?:mum|mom|dad|parents?|grown-?ups?|family|teacher)|anyone|anybody)\b|\bour (?:little )?secret\b/,
]

/** Whether the child gives away where it can be found or what lets somebody in; on `plain` text. */
export function givesPrivateDetails(text: string): boolean {
  return GIVEN.some(pattern => pattern.test(text))
}

/** Whether a draft asks for private details or secrecy, or passes such details on; on `plain` text. */
export function asksForPrivateDetails(text: string): boolean {
  return ASKED.some(pattern => pattern.test(text))
}
