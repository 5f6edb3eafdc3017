const STATED = /(?<![a-z/\d.])[-(]?\d[\d\s.,+\-−*×x÷/()^%:]*=\s*[-−]?[\d./]+%?/

/** A sum with what it comes to, without the words before it: `6x7=42` of `can you check 6x7=42`. */
export function sumIn(text: string): string {
  return STATED.exec(text)?.[0].trim() ?? text
}
