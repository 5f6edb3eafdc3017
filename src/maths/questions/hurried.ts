/** What is longer is no question that somebody types in a hurry. */
const LONGEST = 500

/** Small words as fingers in a hurry type them; none of them is a word, or a product, of its own. */
const SLIPS: [RegExp, string][] = [
  [/(?<=\p{L}\s)fo(?=\s+[\p{L}\d(])/giu, 'of'],
  [/(?<![\p{L}\d])(?:(?:teh|hte)(?!\p{L})|th(?=\s+\p{L}{2}))/giu, 'the'],
  [/(?<=[\p{L}\d)]\s)(?:adn|nad|amd)(?=\s)/giu, 'and'],
  [/(?<![\p{L}\d])(?:waht|whta|wht|wat|wot)(?=(?:'?s|\s)[\s\p{L}])/giu, 'what'],
  [/(?<=\p{L}\s)(?:fro|frm)(?=\s)/giu, 'from'],
  [/(?<![\p{L}\d])(?:hwo|hw|ho)(?=\s+(?:many|much|long|far|old|do|big)\b)/giu, 'how'],
  [/(?<![\p{L}\d])(?:whcih|wich|whihc)(?=\s)/giu, 'which'],
  [/(?<=\p{L}\s)si(?=\s)/giu, 'is'],
  [/(?<=\p{L}\s)ot(?=\s)/giu, 'to'],
]

/** What is typed into a computer is written down on paper. */
const TYPED = /(?<=^|[.?!:;]\s)(?:type|enter)(?: in)?(?=\s(?:the|an?|its|your|his|her)\s)/gi

const PLEASE = '(?:pl+[sz]+|plea+[sz]e*|plox|thx+|tha?nks?|thank (?:you|u)|ty(?:sm)?|asap)'
const CHAT = '(?:lo+l+|lmao|haha+|hehe+|rofl|omg|btw|tbh|rn|bro|bruh|ngl|idk(?: how)?|xx+|xo+)'
const MUCH = '(?: (?:so much|very much|a lot|a bunch|in advance|for (?:your|the) help))*'
const HELP =
  "(?:(?:i )?(?:need|want) (?:some )?help|help(?: me)?|i(?:'|’)?m (?:so )?(?:stuck|confused)|i am (?:so )?(?:stuck|confused))"

/** What hangs on to the end of a question and is no part of it; a mark that ends the question stays. */
const BEHIND = new RegExp(
  `(?<![-+×*÷/=^<>≤≥]\\s*)(?:(?:^|[\\s,.!;]+|(?<=[)?]))(?:${PLEASE}${MUCH}(?: x)?|${CHAT}|${HELP}))+[\\s.!:;)(🙏😭😂]*(\\??)[\\s.!]*$`,
  'iu',
)
/** `pls expand`, `hi can u help me, …`; the sign of a number stays with it. */
const BEFORE = new RegExp(
  `^\\s*(?:(?:hi+|hey+|hello|yo|ok(?:ay)?|${PLEASE}|${CHAT}|(?:can|could|cud) (?:u|you)|help(?: me)?(?: with)?(?: th[ei]s(?: one)?)?)(?:(?:[\\s,!:;]|\\.(?!\\d)|-(?!\\s*[\\d(.]))+|$))+(?=\\S)`,
  'iu',
)

/**
 * A question as it would stand with more time: without thanks and chat before and behind it (`pls`, `asap`, `lol`), its
 * small words spelt right (`fo`, `teh`). Letters of a formula are never touched.
 */
export function unhurried(text: string): string {
  if (text.length > LONGEST) return text
  const told = text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map(line => SLIPS.reduce((plain, [slip, word]) => plain.replace(slip, word), line))
    .map(line => line.replace(TYPED, 'Write down'))
    .map(line => line.replace(BEHIND, '$1'))
    .filter(line => line.trim() !== '')
    .join('\n')
  const bare = told.replace(BEFORE, '').trim()
  return bare === '' ? text : bare
}
