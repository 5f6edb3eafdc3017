import type { Words } from './read-words.ts'

/** Every word that the words file speaks of: what a slip of the keyboard may have meant. @param text the file */
export function readLexicon(text: string, { classes, shorthand }: Words): Set<string> {
  const written = text.replace(/(?:^|\s)#.*$/gm, '').match(/(?<![@\w-])[a-z]+(?![\w-])/g) ?? []
  const listed = [...classes.values()].flat().flatMap(word => word.split(' '))
  return new Set([...written.filter(word => word.length > 1 || word === 'i'), ...listed, ...shorthand.keys()])
}
