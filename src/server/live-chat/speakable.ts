/** Longer replies are spoken up to here; the rest is on the screen. */
const LONGEST = 4_000

/** A reply as it is read aloud: without the marks of markdown and with the commonest maths in words. */
export function speakable(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\$\$?(?! )([^$\n]+?)(?<! )\$\$?(?!\d)/g, '$1')
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1 over $2 ')
    .replace(/\\sqrt\{([^{}]*)\}/g, ' the square root of $1 ')
    .replace(/\\(?:times|cdot)\b/g, ' times ')
    .replace(/\\div\b/g, ' divided by ')
    .replace(/\\[a-zA-Z]+|[{}]/g, ' ')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
