/** The most pictures that the question's or the answer's area takes. */
export const MOST_PICTURES = 10
/** In bytes, of one picture. */
export const LARGEST_PICTURE = 10 * 1024 * 1024
/** In bytes, of all pictures of one call together. */
export const LARGEST_PICTURES = 60 * 1024 * 1024

/** The kinds of picture that a call takes, whatever a file's name says. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** A picture as the server has received and checked it. */
export interface Picture {
  /** The file's name, for the messages about it. */
  name: string
  type: PictureType
  bytes: Uint8Array
  /** In pixels, as the picture's header says. */
  width: number
  height: number
}
