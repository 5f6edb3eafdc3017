import { plainInPlace } from './normalise.ts'

const STREET =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|boulevard|blvd|way|terrace|place|square|gardens|grove|hill|mews)'

const WHOSE = "(?:my|our|mum'?s|mom'?s|dad'?s)"
/** What may follow "the password is" without giving it away. */
const NO_PASSWORD =
  '(?!(?:the|an?|not|too|very|so|wrong|right|correct|incorrect|long|short|longer|shorter|weak|strong|important|secret|hidden|for|on|in|what|at|made|\\d+ (?:letters|characters|digits|numbers))\\b)'

/** What a child gives away; on plain text. Numbers alone are homework, so that each pattern wants more than digits. */
const GIVEN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${WHOSE}|the) (?:\\w+ ){0,3}(?:password|passcode|pass ?word|login) (?:is|are|=|:)\\s*${NO_PASSWORD}(?<it>\\S+)`,
    'g',
  ),
  // Pins are for rolling and bowling too: only one's own, with its digits.
  new RegExp(
    `\\b${WHOSE} (?:\\w+ ){0,3}pin(?: code| number)? (?:is|=|:)\\s*(?<it>\\d{3,8})(?!\\d| ?(?:cm|mm|m|kg|g)\\b)`,
    'g',
  ),
  /\b(?:the|this) (?:\w+ ){0,3}pin (?:code|number) (?:is|=|:)\s*(?<it>\d{3,8})(?!\d)/g,
  /\b(?:password|passcode|pwd)\s*[:=]\s*(?<it>\S+)/g,
  new RegExp(
    `\\b${WHOSE} (?:\\w+ ){0,2}(?:phone|mobile|cell|telephone|whatsapp)(?: number)? (?:is|=|:)?\\s*(?<it>\\+?[\\d(][\\d\\s().-]{5,})`,
    'g',
  ),
  /\b(?:call|text|ring|phone|whatsapp) (?:me|us|him|her|my (?:mum|mom|dad)) (?:on|at|up on)?\s*(?<it>\+?\(?\d[\d\s().-]{5,})/g,
  /(?:^|[^\d.])(?<it>\+\d{1,3}[\s.-]?\(?\d{2,4}\)?(?:[\s.-]?\d{2,4}){2,4})(?!\d|\.\d)/g,
  /(?:^|[^\d+*/.-])(?<it>\(\d{3}\) ?\d{3}[-. ]\d{4})(?!\d)/g,
  new RegExp(
    `\\b${WHOSE} (?:home |house )?(?:address|post ?code|zip(?: code)?) (?:is|=|:)\\s*(?<it>\\S[^\\n.?!]{0,80})`,
    'g',
  ),
  new RegExp(
    `\\b${WHOSE} (?:house|home|flat|school) is (?:at|on|in)?\\s*(?:number )?(?<it>\\d+[a-z]? [^.?!]{0,30}\\b${STREET}\\b)`,
    'g',
  ),
  new RegExp(`\\b${WHOSE} (?:\\w+ )?e-?mail(?: address)? (?:is|=|:)\\s*(?<it>\\S+)`, 'g'),
  /(?<![\w.+-])(?<it>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[a-z]{2,24}){1,4})/g,
]

/** What may as well be from an exercise; it counts where nothing is worked out. */
const GIVEN_OUTSIDE_SUMS: readonly RegExp[] = [
  new RegExp(`\\b(?:i|we) live (?:at|on|in) (?<it>[^.?!]{0,40}\\b${STREET}\\b)`, 'g'),
  /\b(?:i|we) live (?:at|on|in)\s+(?<it>(?:flat|apartment|apt|unit) \d+[a-z]?)/g,
]
const SUM =
  /\b(?:how (?:far|many|much|long|old)|what (?:is|number|digit)|round|nearest|value|digits?|divided?|multipl\w+|times|km|kilomet\w+|miles?|met(?:re|er)s?|distance|prime|factors?|guess|millions?|thousands?|sum|total|average|bigger|smaller|between|in words|metres)\b|\d\s*[+×*÷/=]\s*\d/
const OWN_NUMBER = /\bmy number (?:is|=|:)\s*(?<it>\+?\d[\d\s().-]{5,})/g
/** 2 000 000 and 345 678: groups of three as numbers are written, not as phones are called. */
const GROUPED = /^[1-9]\d{0,2}(?: \d{3})+$/

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
  return detailsIn(text).length > 0
}

/** A place in a text: from the first character to the one after the last. */
export interface Place {
  from: number
  to: number
}

/** Where a text as it was written gives away what `givesPrivateDetails` hears: the details alone, without "my phone is". */
export function findPrivateDetails(text: string): Place[] {
  return detailsIn(plainInPlace(text))
}

function detailsIn(text: string): Place[] {
  const given = GIVEN.flatMap(pattern => findPlaces(pattern, text))
  if (SUM.test(text)) return given
  const numbers = findPlaces(OWN_NUMBER, text).filter(({ from, to }) => {
    const number = text.slice(from, to)
    return number.replace(/\D/g, '').length >= 7 && !GROUPED.test(number)
  })
  return [...given, ...numbers, ...GIVEN_OUTSIDE_SUMS.flatMap(pattern => findPlaces(pattern, text))]
}

function findPlaces(pattern: RegExp, text: string): Place[] {
  return Array.from(text.matchAll(pattern), match => {
    const detail = (match.groups?.it ?? '').trimEnd()
    const from = match.index + match[0].lastIndexOf(detail)
    return { from, to: from + detail.length }
  })
}

/** Whether a draft asks for private details or secrecy, or passes such details on; on `plain` text. */
export function asksForPrivateDetails(text: string): boolean {
  return ASKED.some(pattern => pattern.test(text))
}
