/**
 * The widest that each character of Latin text gets in the app's two fonts at any weight the tree uses, in
 * hundredths of the font size. Measured in a browser and rounded up, so that no label is wider than said here.
 */
const WIDTHS: [hundredths: number, characters: string][] = [
  [30, '\',.:;ij·ìíî"'],
  [35, ' !l| ¡¦ï'],
  [40, '()[]`fª°´¹'],
  [45, '-/I\\rt{}²³¸ºÌÍÎÏ'],
  [50, '*_'],
  [55, '?csvyz¨¯¿çýÿ'],
  [60, '12379<>FJL^aehknoux~¢¤§µ×àáâãäåèéêëðñòóôõöøùúûü'],
  [65, '4568$+=ESTYZbdgpq£¥«¬±¶»ÈÉÊËÝ÷þ'],
  [70, '0BCKPRXÇÞß'],
  [75, '&GUVÙÚÛÜ'],
  [80, '#ADHNOQÀÁÂÃÄÅÐÑÒÓÔÕÖØ'],
  [90, 'Mmwæ'],
]
const WIDEST = 120

const widths = new Map(
  WIDTHS.flatMap(([hundredths, characters]) => Array.from(characters, each => [each, hundredths])),
)

/** The most pixels that a line of text takes at a font size; unknown scripts count at their widest. */
export function measureWidth(text: string, fontSize: number): number {
  let hundredths = 0
  for (const character of text) hundredths += widths.get(character) ?? WIDEST
  return (hundredths * fontSize) / 100
}

/** A word in as few parts as fit the width, each but the last with a hyphen. */
export function breakWord(word: string, fontSize: number, width: number): string[] {
  if (measureWidth(word, fontSize) <= width) return [word]
  const characters = Array.from(word)
  const parts: string[] = []
  let part = ''
  for (const character of characters) {
    if (part !== '' && measureWidth(`${part}${character}-`, fontSize) > width) {
      parts.push(`${part}-`)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * Wraps words into lines of given widths.
 * @param widths of the lines in pixels, from the top
 * @returns the lines, undefined when the words don't fit
 */
export function wrapWords(text: string, fontSize: number, widths: number[]): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(each => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measureWidth(longer, fontSize) <= (widths[lines.length] ?? 0)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    if (measureWidth(word, fontSize) > (widths[lines.length] ?? 0)) return undefined
    line = word
  }
  return line === '' ? lines : [...lines, line]
}
