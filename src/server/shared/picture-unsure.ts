import { HttpError } from './http-error.ts'

/** Something was read in pictures, but not surely enough to be marked without a look. */
export class PictureUnsure extends HttpError {
  /** All that was read; it is heard before anybody is told. */
  readonly read: string

  constructor(read: string) {
    super(
      422,
      'picture_unread',
      `I read this as “${read}”, but I’m not sure of all of it, so nothing was marked. Please look it over and type it as it is.`,
    )
    this.read = read
  }
}
