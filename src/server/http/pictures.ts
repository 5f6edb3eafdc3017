import type { Request, Response } from 'express'
import { imageSize } from 'image-size'
import multer, { MulterError, memoryStorage } from 'multer'
import {
  LARGEST_PICTURE,
  LARGEST_PICTURES,
  MOST_PICTURES,
  PICTURE_TYPES,
  type Picture,
  type PictureType,
} from '#contract/pictures.ts'
import { LONGEST_TEXT, withoutInvisible } from '#contract/text.ts'
import { HttpError } from '../shared/http-error.ts'
import { isJpeg, jpegSize } from './jpeg-size.ts'

/** A picture within the limit of bytes may unpack to any size; this many pixels are a sharp photo of a page. */
const MOST_PIXELS = 40_000_000
const LONGEST_NAME = 100
/** For the texts beside the pictures and what multipart writes around them. */
const ROOM_FOR_TEXTS = 2_000_000
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

const TOO_MANY = `You can upload a maximum of ${MOST_PICTURES} images. Please remove some images first.`

/**
 * Reads a multipart request into memory: its texts become the body, its pictures are checked by what they hold.
 * Nothing is written to disk.
 * @param fields the names of those that carry pictures
 * @throws HttpError that names the picture which can't be taken
 */
export async function readPictures(
  fields: readonly string[],
  request: Request,
  response: Response,
): Promise<Record<string, Picture[]>> {
  refuseOtherTypes(request)
  refuseTooMuch(request)
  const upload = multer({
    storage: memoryStorage(),
    defParamCharset: 'utf8',
    limits: {
      fileSize: LARGEST_PICTURE,
      files: fields.length * MOST_PICTURES + 1,
      fields: 20,
      fieldNameSize: 100,
      // The contract's own limit of characters has the better words; this one is in bytes.
      fieldSize: LONGEST_TEXT * 8,
    },
  }).fields(fields.map(name => ({ name, maxCount: MOST_PICTURES })))

  await new Promise<void>((resolve, reject) => {
    upload(request, response, (error: unknown) => (error === undefined ? resolve() : reject(refusal(error))))
  })
  return Object.fromEntries(fields.map(field => [field, findFiles(request.files, field).map(checkedPicture)]))
}

function refuseOtherTypes(request: Request): void {
  if (!request.is('multipart/form-data')) {
    throw new HttpError(415, 'bad_request', 'Please send this request as multipart/form-data.')
  }
}

/** By the length that is announced, so that nothing has to be held to find out. */
function refuseTooMuch(request: Request): void {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (Number.isNaN(length)) {
    throw new HttpError(411, 'bad_request', 'Please send this request with its length.')
  }
  if (length > LARGEST_PICTURES + ROOM_FOR_TEXTS) {
    throw new HttpError(
      413,
      'too_large',
      `The pictures are ${megabytes(length)} together; ${megabytes(LARGEST_PICTURES)} are the most. Please remove some.`,
    )
  }
}

function refusal(error: unknown): HttpError {
  const { code, field, filename } = describe(error)
  if (code === 'LIMIT_FILE_SIZE') {
    const name = cleanName(filename)
    return new HttpError(
      413,
      'too_large',
      `“${name}” is larger than ${megabytes(LARGEST_PICTURE)}. Please choose a smaller picture.`,
      { fields: pointed(field, name) },
    )
  }
  if (code === 'LIMIT_FIELD_VALUE') {
    return new HttpError(413, 'too_large', `“${field}” is too long. Please shorten it.`)
  }
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') {
    return new HttpError(400, 'bad_request', TOO_MANY, { fields: pointed(field, TOO_MANY) })
  }
  return new HttpError(400, 'bad_request', 'The pictures did not arrive whole. Please try again.', {
    detail: error,
  })
}

function describe(error: unknown): { code?: string; field?: string; filename?: string } {
  return error instanceof MulterError ? error : {}
}

function pointed(field: string | undefined, message: string): Record<string, string> | undefined {
  return field === undefined ? undefined : { [field]: message }
}

function findFiles(files: Express.Request['files'], field: string): Express.Multer.File[] {
  return files === undefined || Array.isArray(files) ? [] : (files[field] ?? [])
}

/** The size of a picture stands in its first bytes, so that nothing is unpacked to read it. */
function checkedPicture({ buffer, originalname, fieldname }: Express.Multer.File): Picture {
  const name = cleanName(originalname)
  const refuse = (status: number, message: string) => {
    const code = status === 413 ? 'too_large' : 'not_a_picture'
    return new HttpError(status, code, message, { fields: pointed(fieldname, message) })
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

function cleanName(filename: string | undefined): string {
  return (
    withoutInvisible(filename ?? '')
      .trim()
      .slice(0, LONGEST_NAME) || 'picture'
  )
}
