import { pictureInWords } from './picture-words.ts'
import { readPicture } from './read-picture.ts'

/** What a block of code is called that holds a picture. */
export const PICTURE = 'picture'

const BLOCK = /^ {0,3}```picture[ \t]*\n([\s\S]*?)\n {0,3}```[ \t]*$/gm

/** Markdown with the words of every picture in its place; one that can't be read stays as it was written. */
export function withPicturesInWords(markdown: string): string {
  return markdown.replace(BLOCK, (block, source: string) => {
    const picture = readPicture(source)
    return picture ? `*Picture: ${pictureInWords(picture)}*` : block
  })
}

/** Markdown without its pictures, nor the beginning of one. */
export function withoutPictures(markdown: string): string {
  return untilOpenPicture(markdown.replace(BLOCK, ''))
}

/** A text that still grows, up to a picture that is not closed yet. */
export function untilOpenPicture(markdown: string): string {
  const at = markdown.lastIndexOf(`\n\`\`\`${PICTURE}`) + 1
  const begins = at > 0 || markdown.startsWith(`\`\`\`${PICTURE}`)
  if (begins && !/\n {0,3}```[ \t]*(?:\n|$)/.test(markdown.slice(at))) return markdown.slice(0, at)
  // The first letters of one.
  return markdown.replace(/(?<=^|\n) {0,3}`{1,3}p?i?c?t?u?r?e?$/, '')
}
