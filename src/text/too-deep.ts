/** So many quotes or lists within each other are nobody's writing, and the parser calls itself for each. */
const TOO_DEEP = /^[ \t]*(?:(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*){12}/m

export function isTooDeep(markdown: string): boolean {
  return TOO_DEEP.test(markdown)
}
