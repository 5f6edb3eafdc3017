import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LARGEST_BACKUP } from '#contract/family-data.ts'
import { HttpError } from '../shared/http-error.ts'
import { refuseOtherFiles } from './wrong-backup.ts'

/** Enough to tell a database from anything else. */
const BEGINNING = 16

/**
 * Writes what the browser sends into a file, as long as it may be a backup.
 * @param most in bytes
 * @param signal ends it with its reason
 * @throws HttpError 413 for a file that is too large, 400 for one that is no database or none at all
 */
export async function receiveFile(
  request: IncomingMessage,
  file: string,
  most: number = LARGEST_BACKUP,
  signal?: AbortSignal,
): Promise<void> {
  const checking = checked(most)
  const breakOff = () => {
    if (!request.complete) checking.destroy(new HttpError(400, 'bad_request', 'The request broke off.'))
  }
  request.once('close', breakOff)
  try {
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
    // The request is no part of the pipeline, which would cut off the browser before it could show any words.
    await pipeline(request.pipe(checking), createWriteStream(file, { mode: 0o600 }), { signal })
  } finally {
    request.off('close', breakOff)
    // What may still come is read and thrown away.
    request.unpipe(checking)
    request.resume()
  }
}

function checked(most: number): Transform {
  let bytes = 0
  let beginning = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      try {
        if (bytes > most) throw tooLarge(most)
        if (beginning.length < BEGINNING) {
          beginning = Buffer.concat([beginning, chunk]).subarray(0, BEGINNING)
          if (beginning.length === BEGINNING) refuseOtherFiles(beginning)
        }
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        refuseOtherFiles(beginning)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

function tooLarge(most: number): HttpError {
  const size = `${Math.floor(most / 1024 / 1024).toLocaleString('en')} MB`
  return new HttpError(
    413,
    'too_large',
    `This file is too large for a backup of Stepwise: ${size} are the most. Please choose another one.`,
  )
}
