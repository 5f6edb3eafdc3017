import type { PictureReading } from '#contract/picture-readings.ts'
import { HttpError } from '../shared/http-error.ts'
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
    if (!read) return 'seen'
    try {
      return await read(picture, signal)
    } catch (error) {
      const mayStepIn = account.serving === 'automatic' && error instanceof HttpError && !signal.aborted
      if (!mayStepIn) throw error
      // Another one's reading is better than none: whoever reads it looks it over all the same.
      const other = account.services.find(({ provider }) => provider.kind === 'builtin')
      const instead = other === state ? undefined : serving.bound(asker, other, other?.provider.ports.read)
      if (!instead) throw error
      return instead(picture, signal)
    }
  }
}
