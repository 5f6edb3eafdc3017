import type { PictureReading, pictureReadingEndpoints } from '#contract/picture-readings.ts'
import type { ReadPicture } from '../ai/reading.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'

/** Said where nothing sensible was read. */
const NOTHING_READ =
  'I couldn’t read anything here. It helps to go closer, with more light and one question in the picture. Or please type the words.'

/** The child's own words on a picture of the question. */
const answerBelow = (reading: PictureReading | 'seen' | undefined) =>
  reading === undefined || reading === 'seen' || reading.answerFrom === undefined
    ? {}
    : { answer: reading.text.slice(reading.answerFrom) }

/** Reading pictures on this computer before anything is marked. */
export function pictureHandlers(
  care: Care,
  readPicture: ReadPicture,
): Handlers<typeof pictureReadingEndpoints> {
  /** How far each reading under way has come, by its child and its id. */
  const underWay = new Map<string, { read: number; of: number }>()

  return {
    async readPicture({ body: { readingId, side }, pictures, child, signal }) {
      const [picture] = pictures.picture
      if (!picture) throw new HttpError(400, 'bad_request', 'There is no picture in this request.')
      const id = `${child.id} ${readingId}`
      underWay.set(id, { read: 0, of: 0 })
      try {
        const onLine = (read: number, of: number) => void underWay.set(id, { read, of })
        const reading = await readPicture(child, { picture, side, onLine }, signal)
        if (reading === 'seen') return {}
        // What a picture says is heard as what a child types.
        await care.hearTexts(child, 'answer', { [side]: reading?.text, ...answerBelow(reading) })
        return reading?.text ? { reading } : { unread: NOTHING_READ }
      } finally {
        underWay.delete(id)
      }
    },
    readingProgress: ({ params, child }) =>
      underWay.get(`${child.id} ${params.readingId}`) ?? { read: 0, of: 0 },
  }
}
