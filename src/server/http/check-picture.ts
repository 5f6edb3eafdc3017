import { imageSize } from 'image-size'
import { PICTURE_TYPES, type Picture, type PictureType } from '#contract/pictures.ts'
import { withoutInvisible } from '#contract/text.ts'
import { HttpError } from '../shared/http-error.ts'
import { isJpeg, jpegSize } from './jpeg-size.ts'

/** A picture within the limit of bytes may unpack to any size; this many pixels are a sharp photo of a page. */
const MOST_PIXELS = 40_000_000
const LONGEST_NAME = 100

/**
 * Looks at what a picture holds, whatever its name says. Its size stands in its first bytes, so that nothing is unpacked
 * to read it.
 * @param field names the field that carried it, for the message about it
 * @throws HttpError that names the picture which can't be taken
 */
export function checkPicture(buffer: Buffer, filename: string | undefined, field?: string): Picture {
  const name = cleanName(filename)
  const refuse = (status: number, message: string) => {
    const code = status === 413 ? 'too_large' : 'not_a_picture'
    return new HttpError(status, code, message, { fields: pointed(field, message) })
  }
  if (isHeif(buffer)) {
    throw refuse(
      415,
      `“${name}” is a HEIC picture, which not every AI can see. Please save it as JPEG or PNG.`,
    )
  }
  const { type, width, height } = readHeader(buffer)
  const known = PICTURE_TYPES.find(each => each === `image/${type === 'jpg' ? 'jpeg' : type}`)
  if (!known || width < 1 || height < 1) {
    throw refuse(
      415,
      `“${name}” is not a picture that can be read. Please choose a JPEG, PNG, WebP or GIF file.`,
    )
  }
  if (width * height > MOST_PIXELS) {
    throw refuse(
      413,
      `“${name}” has ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels, which is too large. Please choose a smaller picture.`,
    )
  }
  return { name, type: known satisfies PictureType, bytes: buffer, width, height }
}

/** The family of HEIC and AVIF, as telephones save them. */
function isHeif(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif|msf|avi)/.test(bytes.toString('latin1', 4, 12))
}

/** The other kinds say their size in the first bytes. */
const HEADER = 4_096

function readHeader(bytes: Buffer): { type: string; width: number; height: number } {
  if (isJpeg(bytes)) return { type: 'jpg', ...(jpegSize(bytes) ?? { width: 0, height: 0 }) }
  try {
    const { type = '', width, height } = imageSize(bytes.subarray(0, HEADER))
    return { type, width, height }
  } catch {
    // Whatever else it is, it is no picture; the caller says so.
    return { type: '', width: 0, height: 0 }
  }
}

/** What may stand in a message about a file. */
export function cleanName(filename: string | undefined): string {
  return (
    withoutInvisible(filename ?? '')
      .trim()
      .slice(0, LONGEST_NAME) || 'picture'
  )
}

/** A message that belongs to a field, where it is known. */
export function pointed(field: string | undefined, message: string): Record<string, string> | undefined {
  return field === undefined ? undefined : { [field]: message }
}
