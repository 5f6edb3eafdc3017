import type { PictureReading } from '#contract/picture-readings.ts'
import { tutorFailure } from '../../../../shared/tutor-failure.ts'
import type { PictureToRead, Use } from '../../../provider.ts'
import { ownReader } from '../../builtin/read/own-reader.ts'
import { filesOf, ownEngine } from '../own-engine.ts'
import { askToCopy } from './ask.ts'

/** So long a picture may take, in milliseconds: what is left of the call's time is the own reader's. */
const LONGEST = 100_000

/**
 * What stands in a picture, by a model that sees. The own reader reads it too, as a witness: a number that only one of
 * the two has read is doubtful.
 * @returns undefined where it can't be decoded
 * @throws HttpError of `failures.ts`, also when it takes too long; the signal's reason
 */
export async function read(
  { picture, side, onLine }: PictureToRead,
  { connection, signal }: Use,
): Promise<PictureReading | undefined> {
  const eyes = connection.inside?.eyes
  if (eyes === undefined)
    throw tutorFailure('ai_unreadable', 'The home AI can’t see pictures. Please type the work.')
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  try {
    const witness = await ownReader()
      .then(reader => reader.read(picture, () => {}, inTime))
      .catch(() => undefined)
    const engine = await ownEngine()
    let lines = 0
    const { type, bytes } = picture
    const asked = askToCopy({ picture: { type, bytes }, side, witness: witness?.text ?? '' })
    const copied = await engine.see({ ...filesOf(connection), eyes }, asked, inTime, text => {
      lines += text.split('\n').length - 1
      // The first is the part's name.
      onLine(Math.max(0, lines - 1), 0)
    })
    return copied && (copied.reading ?? NOTHING)
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted) throw tutorFailure('ai_timeout', undefined, { service: 'home', problem: 'picture' })
    throw error
  }
}

const NOTHING: PictureReading = { text: '', lines: [], doubts: [], questions: [] }
