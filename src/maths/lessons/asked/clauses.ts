/** Signs that have a name. */
const SIGNS: readonly [RegExp, string][] = [
  [/%/g, ' percent '],
  [/[×✕]|(?<=\s)[*](?=\s|$)/g, ' multiply '],
  [/÷/g, ' divide '],
  [/√/g, ' square root '],
  [/π/g, ' pi '],
  [/²/g, ' squared '],
  [/³/g, ' cubed '],
  [/°/g, ' degree '],
  [/[<>≤≥]/g, ' great less '],
]

/** Words that are one thing to a lesson, however they are spaced and whatever a child calls them. */
const JOINED: readonly [RegExp, string][] = [
  [/\btak(?:e|ing|es) ?-?a ?ways?\b/g, 'subtract'],
  [/\btake (?:from|off)\b/g, 'subtract'],
  [
    /\b(?:(?:\d{1,2}s?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)s? )?times? ?tables?\b/g,
    'timestable',
  ],
  [/\bmultiplication (?:tables?|facts?)\b/g, 'timestable'],
  [/\bupside ?-?down\b/g, 'upside'],
  [/\bbus ?stop\b/g, 'bus stop'],
  [
    /\b(?:the|this|that|my|these|a different) (?:sum|question|problem|answer|one|bit|part|step|number)\b/g,
    'it',
  ],
  [/\b2 (?=minus|negative|plus)/g, 'two '],
  // Not the average.
  [/\b(?:you|u|it|that|this|they|these|those|i) means?\b/g, 'it'],
  [/\b(?:per|pur) ?cents?\b/g, 'percent'],
  [/\bsquare roots?\b/g, 'square root'],
  // Numbers that tell which of a kind.
  [/\b\d+[ -]?digits? (?=(?:numbers? )?(?:subtract|add|take|minus|plus|times|multipl|divi|sums?))/g, ''],
  [/\b\d+[ -]?digits?\b/g, 'digit'],
  [
    /\b(?:tricks?|table|rule|way) (?:for|of|with) (?:the |my )?\d{1,2}s\b|^(?:no )?(?:the |my )?\d{1,2}s$/g,
    'timestable',
  ],
  [/\b\d+ (?=decimal places?|significant|sig figs?)/g, ''],
  [/\b\d+ ?percent (?=(?:of (?:a|an|any|some|something)|off|more|less)\b)/g, 'percent '],
  [/\b\d+\/\d+ (?=of (?:a|an|any|some|something)\b)/g, 'fraction amount '],
  [/ like im (?:a )?\d+(?: years? old)?\b/g, ''],
  [/\bpower (?:of )?(?:0|zero)\b/g, 'power zero'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\//g, 'with '],
]

/** A text in small letters, clause by clause, with nothing but words and numbers in it. */
export function clausesOf(text: string): string[] {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
  for (const [sign, word] of SIGNS) plain = plain.replace(sign, word)
  plain = plain
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    // "sooo", "plzzz"
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
  return plain
    .replace(/ but /g, '\n')
    .replace(/ (?=(?:can|could|cud|will|would) (?:you|u|ya|i) )/g, '\n')
    .split(/[.!?;:,\n()"]+(?=\s|$)|\s[-–—]+\s|[!?;\n()"…]+/)
    .map(clause =>
      JOINED.reduce(
        (rest, [form, word]) => rest.replace(form, word),
        clause
          .replace(/[^\p{L}\d/.' ]+/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    )
    .filter(clause => clause !== '')
}
