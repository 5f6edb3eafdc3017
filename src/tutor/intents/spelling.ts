import { MEANT_WORDS } from './meant-words.ts'

const MEANT = new Map(
  Object.entries(MEANT_WORDS).flatMap(([word, forms]) => forms.split(' ').map(form => [form, word] as const)),
)

const YOU_ARE =
  /\byour (?=(?:not|so|better|really|very|wrong|stupid|dumb|useless|annoying|mean|an?|rubbish|boring|no|the worst|bad|right|cool|nice|good|great|smart|clever|funny|kind|amazing|awesome|helpful|brilliant|lovely|fun|the best|making|confusing|silly|welcome|just|repeating)\b)/g

/** `i dont no how`, `how do i no its right` */
const NO_FOR_KNOW =
  /\b(i|you|we|don't|didn't|do) no(?= (?:all|how|what|why|if|it|it's|that|my|the|where|when|who|this|is)\b|$)/g

/** A letter of algebra, which alone means `why`. */
const LETTER_Y = /\b(the|an?|both|of|for|x|and|find|each|that|put|with) why\b/g

/** A message in small letters and one spelling: `plz giv me a hintt!!` is `please give me a hint`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}'\s?%+\-×*÷/=().,:]/gu, ' ')
    .replace(/[,:()]|\.(?!\d)|[?](?=\s|$|[?])/g, ' ')
    .split(/\s+/)
    .map(meant)
    .filter(word => word !== '')
    .join(' ')
    .replace(NO_FOR_KNOW, '$1 know')
    .replace(YOU_ARE, "you're ")
    .replace(LETTER_Y, '$1 y')
}

function meant(word: string): string {
  const known = MEANT.get(word)
  if (known !== undefined) return known
  const short = word.replace(/(\p{L})\1$/u, '$1')
  return short === word ? word : (MEANT.get(short) ?? word)
}

const POLITE =
  "(?:please|ok|so|hey|hi|hello|hiya|good morning|good afternoon|well|oh|and|but|now|just|right|then|actually|maybe|sorry|wait|no|yes|also|like|really|can we|can you|could you|would you|will you|can i|could i|may i|could we|shall we|let's|i want you to|i want to|i want|i would like to|i would like|i'd like to|i'd like|i need to|i need you to|i need|i wish you would|you should|you have to|have to|tutor|stepwise|do you think you can|are you able to|if you can|kindly|quick|quickly|for me|this time|today|at all|tho|though|already|a bit|with this|on this|first)"
const FRONT = new RegExp(`^(?:${POLITE} )+`)
const BACK = new RegExp(`(?: ${POLITE})+$`)

/** Without the words that only make a message polite, at its front and back; itself where nothing else is left. */
export function withoutPoliteness(plain: string): string {
  const bare = ` ${plain} `.trim().replace(FRONT, '').replace(BACK, '').trim()
  return bare === '' ? plain : bare
}
