/** Where one claim of a line ends and the next begins. */
const BETWEEN_CLAIMS =
  /(?<=\d\/\d+)\s+and\s+(?=\d+\/\d)|(?<==\s*[-−]?\d[\d.,/]*)\s+(?!\d+\/\d+(?![\d/]|\s*=))(?=\d[\d.]*\s*[x×*+÷/−-]\s*\d)|(?<==\s*[-−]?\d[\d.,/]*)\s+(?=[a-z]\s*=)|\n|;|\s+(?:and )?(?:then|so|but|because|cos|cuz|bc|next|also|after that|now)\b[\s,]*|=>|->|→|,\s+(?!\d{3}\b)|(?<=[^\s\d][.!?]|\d[.!?])\s+(?=\S)|\s+and\s+(?=\S+\s*[-+×*/÷]\s*\S+\s*=)/iu

/** The parts of what a child writes that each may claim something. */
export function partsOfLine(text: string): string[] {
  const parts = text.split(BETWEEN_CLAIMS).flatMap(splitAtAnd)
  return parts.map(part => part.trim()).filter(part => part !== '')
}

/** `10 × 13 = 130 and 2 × 13 = 26` claims two things. */
function splitAtAnd(part: string): string[] {
  const pieces = part.split(/\s+and\s+/i)
  return pieces.length > 1 && pieces.every(piece => piece.includes('=')) ? pieces : [part]
}
