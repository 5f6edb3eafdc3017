/** One way to put a question in words that the kinds read. */
export type Paraphrase = [pattern: RegExp, by: string | ((found: RegExpExecArray) => string | undefined)]

/** A number as it stands in a question, without a group of its own. */
export const NUMBER = '-?\\d+(?:\\.\\d+)?(?:/\\d+)?'

/** Ranks in words, as normalising leaves them. */
export const RANKS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
