/** Words of small stories as the youngest write them. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bhav\b/gi, 'have'],
  [/\bgiv\b/gi, 'give'],
  [/\bgivs\b|\bgiv's\b/gi, 'gives'],
  [/\bgiv(?:ed|d)\b/gi, 'gave'],
  [/\bmor\b/gi, 'more'],
  [/\b(?:eet|eit|eats?)\b/gi, 'eat'],
  [/\b(?:apels?|aples?|appels?)\b/gi, 'apples'],
  [/\bsweats\b/gi, 'sweets'],
  [/\bfrends?\b/gi, 'friends'],
  [/\blooz(?:e|es)?\b|\bloos(?:e|es)?\b/gi, 'lose'],
  [/\bmeny\b/gi, 'many'],
  [/\blef\b/gi, 'left'],
  [/\bmenn?y\b/gi, 'many'],
  [/\bgav\b/gi, 'gave'],
  [/\bsti(?:c|k)+ers?\b/gi, 'stickers'],
]

/** A small story in the spelling of books, with the question that it stops before: `i hav 5 apels and mum givs me 4 mor`. */
export function asStory(text: string): string {
  const spelt = inClauses(SPELLINGS.reduce((told, [pattern, by]) => told.replace(pattern, by), text))
  return spelt
}

/** `i had 9 stickers i gave 4 to mia how many left`, with the stops that a book has. */
function inClauses(text: string): string {
  if (text.length > 160 || /[.?!]\s/.test(text)) return text
  const more = /^\W*(?:hi |hello |ok |so )*(i|we) have (\d+) ([a-z]+) and (\d+) more,? how many\W*$/i.exec(
    text,
  )
  if (more) return `I have ${more[2]} ${more[3]}. I get ${more[4]} more. How many ${more[3]} do I have now?`
  const cut = text
    .replace(
      /(?<=[a-z]) (?=(?:i|he|she|we|they) (?:gives?|gave|eats?|ate|lost|loses?|sold|got|found|bought|won|used|spent)\b)/gi,
      '. ',
    )
    .replace(/(?<=[a-z]),? (?=how (?:many|much)\b)/gi, '. ')
    .replace(
      /(?<=\bhow many) (?=(?:has|have|does|do|did) (?:he|she|they|i|we)\b)/i,
      ` ${nounIn(text)} `.replace(/\s+/g, ' '),
    )
  return /how many (?:are |is )?left\W*$/i.test(cut) && /\. /.test(cut)
    ? cut.replace(/how many (?:are |is )?left\W*$/i, 'How many are left?')
    : /\. .*\. how many \p{L}+ (?:has|have|does|do)\b/iu.test(cut)
      ? `${cut.replace(/\. ([a-z])/g, (_, letter: string) => `. ${letter.toUpperCase()}`).replace(/\W+$/, '')}?`
      : text
}

/** What is counted last: the pencils of `3 boxes with 12 pencils each`. */
const nounIn = (text: string): string => [...text.matchAll(/\b\d+ ([a-z]{3,}s)\b/gi)].at(-1)?.[1] ?? ''
