import type { Request, Response } from 'express'
import multer, { MulterError, memoryStorage } from 'multer'
import { LARGEST_PICTURE, LARGEST_PICTURES, MOST_PICTURES, type Picture } from '#contract/pictures.ts'
import { LONGEST_TEXT } from '#contract/text.ts'
import { HttpError } from '../shared/http-error.ts'
import { checkPicture, cleanName, pointed } from './check-picture.ts'

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
  return Object.fromEntries(
    fields.map(field => [
      field,
      findFiles(request.files, field).map(({ buffer, originalname }) =>
        checkPicture(buffer, originalname, field),
      ),
    ]),
  )
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

function findFiles(files: Express.Request['files'], field: string): Express.Multer.File[] {
  return files === undefined || Array.isArray(files) ? [] : (files[field] ?? [])
}
