/** Asks for a form of words: an ending, an order or a word beside others that mean the same. */
const ASKS_FORM = new RegExp(
  [
    String.raw`\b(?:plurals?|singular|participles?|superlatives?|comparatives?|possessives?|pronouns?|homophones?|contractions?|prefix(?:es)?|suffix(?:es)?|anagrams?|rhymes?|tenses?|grammar|grammatical(?:ly)?)\b`,
    String.raw`\bconjugat(?:e|es|ed|ion)\b`,
    String.raw`\b(?:past|present|future) (?:simple|perfect|continuous|form)\b`,
    String.raw`\b(?:right|correct|missing|following) (?:verb )?forms?\b|\bverb forms?\b|\bforms? of the (?:verb|word)\b`,
    String.raw`\b(?:correct|fix|improve|rewrite|reword) (?:the |this |these |each |any )?(?:following )?(?:sentences?|mistakes?|errors?|phrases?|words?)\b`,
  ].join('|'),
  'i',
)
/** Asks for the marks and the capitals of a text. */
const ASKS_MARKS =
  /\bpunctuat(?:e|ed|ion)\b|\bapostrophes?\b|\bcapital letters?\b|\bcapitali[sz]|\b(?:speech|quotation|inverted|question|exclamation) (?:marks?|commas?)\b|\b(?:add|insert|put|missing|use|needs?) (?:\w+ ){0,3}(?:commas?|full stops?)\b/i
/** Fewer words are no sentence. */
const FEWEST_WORDS = 3
/** Asks for another language's words, where one and many differ by their endings. */
const ASKS_LANGUAGE =
  /\btranslat(?:e|ed|ion)\b|\b(?:in|into|the) (?:french|german|spanish|italian|portuguese|dutch|latin|welsh|irish|gaelic|polish|greek)\b/i

const LEADS =
  /^(?:(?:it(?:'s| is)|the (?:answer|plural|singular|word|past tense|sentence|\p{L}+ form)(?: of \p{L}+)? is|you (?:say|write)|i think)\s+)+/iu

/** Whether endings, order and marks are what a question asks for, so that none of them may be set aside. */
export function isAboutForm(question: string): boolean {
  return ASKS_FORM.test(question) || ASKS_MARKS.test(question)
}

/** Whether one and many are told apart, as in another language's words. */
export function tellsManyFromOne(question: string): boolean {
  return ASKS_LANGUAGE.test(question)
}

/** Whether an answer has the very form of the answer page's; letter case and marks count where they are asked for. */
export function hasSameForm(question: string, expected: string, answer: string): boolean {
  const even =
    ASKS_MARKS.test(question) || onlyMarksChange(question, expected)
      ? evenMarks
      : (text: string) => withoutMarks(evenMarks(text))
  const wanted = even(expected)
  return wanted !== '' && [answer, answer.trim().replace(LEADS, '')].some(text => even(text) === wanted)
}

/** Whether the answer page says a whole sentence of the question again, with other marks and capitals. */
function onlyMarksChange(question: string, expected: string): boolean {
  const own = withoutMarks(expected)
  return own.split(' ').length >= FEWEST_WORDS && ` ${withoutMarks(question)} `.includes(` ${own} `)
}

function evenMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim()
}

function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/^'(.*)'$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
