import type { PictureReading } from '#contract/picture-readings.ts'
import { type Asker, askerFor, type Learner } from '../shared/learner.ts'
import { type ServicesOf, servingService } from './connections.ts'
import type { PictureToRead } from './provider.ts'
import type { Serving } from './serving.ts'

/**
 * What stands in a picture; `seen` where whoever serves the child sees pictures by itself or can do nothing with them,
 * and undefined where the picture can't be decoded.
 */
export type ReadPicture = (
  child: Pick<Learner, 'id' | 'familyId'>,
  picture: PictureToRead,
  signal: AbortSignal,
) => Promise<PictureReading | 'seen' | undefined>

export function createReading({
  servicesOf,
  serving,
}: {
  servicesOf: ServicesOf
  serving: Serving
}): ReadPicture {
  return async (child, picture, signal) => {
    const asker: Asker = askerFor(child)
    const account = await servicesOf(asker)
    const state = servingService(account, 'pictures')
    const read = serving.bound(asker, state, state?.provider.ports.read)
    return read ? read(picture, signal) : 'seen'
  }
}
