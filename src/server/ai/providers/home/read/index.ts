import type { PictureReading } from '#contract/picture-readings.ts'
import { HttpError } from '../../../../shared/http-error.ts'
import type { PictureToRead, Use } from '../../../provider.ts'
import { ownReader } from '../../builtin/read/own-reader.ts'
import { filesOf, ownEngine } from '../own-engine.ts'
import { askToCopy } from './ask.ts'

/** So long a picture may take, in milliseconds: less than the call that asks. */
const LONGEST = 110_000

/**
 * What stands in a picture, by a model that sees. The own reader reads it first: as a witness, for a number that only one
 * of the two has read is doubtful, and as the one whose reading counts where the model fails or sees nothing.
 * @returns undefined where it can't be decoded
 * @throws HttpError 503 `picture_unread` where neither reads it; the signal's reason
 */
export async function read(
  { picture, side, onLine }: PictureToRead,
  { connection, signal }: Use,
): Promise<PictureReading | undefined> {
  const eyes = connection.inside?.eyes
  if (eyes === undefined) throw unread('no eyes')
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  const witness = await ownReader()
    .then(reader => reader.read(picture, () => {}, inTime))
    .catch(() => undefined)
  signal.throwIfAborted()
  const { type, bytes } = picture
  const asked = askToCopy({ picture: { type, bytes }, side, witness: witness?.text ?? '' })
  let lines = 0
  try {
    const engine = await ownEngine()
    const copied = await engine.see({ ...filesOf(connection), eyes }, asked, inTime, text => {
      lines += text.split('\n').length - 1
      // The first is the part's name.
      onLine(Math.max(0, lines - 1), 0)
    })
    return copied?.reading ?? witness
  } catch (error) {
    signal.throwIfAborted()
    if (witness?.text) return witness
    throw error instanceof HttpError ? unread(error.detail) : inTime.aborted ? unread('time') : error
  }
}

/** No words of the engine's troubles: it writes on all the same. */
const unread = (detail: unknown) =>
  new HttpError(
    503,
    'picture_unread',
    'This picture couldn’t be read here. A picture of one question alone is easier; or please type the words.',
    { detail },
  )
