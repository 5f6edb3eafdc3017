export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}

/** The same for every spelling of a concept or sentence: its words in lower case. */
export function conceptKey(text: string): string {
  return splitWords(text).join(' ').toLowerCase()
}
