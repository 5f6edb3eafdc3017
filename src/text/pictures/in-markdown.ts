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
