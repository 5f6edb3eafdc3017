import type { EndpointAnswer } from '#contract/endpoint.ts'
import { pictureReadingEndpoints } from '#contract/picture-readings.ts'
import type { Request } from '#lib/api.ts'
import type { Side } from './pictures.ts'

/** How often it is asked how far a reading has come, in milliseconds. */
const BETWEEN_LOOKS = 400

/**
 * Has a picture read on this computer.
 * @param onLine told how many lines of how many are read
 * @throws ApiError with words for people
 */
export type ReadPicture = (
  side: Side,
  picture: File,
  onLine: (read: number, of: number) => void,
) => Promise<EndpointAnswer<typeof pictureReadingEndpoints.readPicture>>

export function pictureReader(request: Request): ReadPicture {
  return async (side, picture, onLine) => {
    const readingId = crypto.randomUUID()
    const looks = new AbortController()
    const { signal } = looks
    const looking = setInterval(() => {
      request(pictureReadingEndpoints.readingProgress, { params: { readingId }, signal }).then(
        ({ read, of }) => {
          // What comes behind the reading itself would set it back to one under way.
          if (!signal.aborted) onLine(read, of)
        },
        // What is known of the progress is enough.
        () => undefined,
      )
    }, BETWEEN_LOOKS)
    try {
      return await request(pictureReadingEndpoints.readPicture, {
        body: { readingId, side },
        pictures: { picture: [picture] },
      })
    } finally {
      clearInterval(looking)
      looks.abort()
    }
  }
}
