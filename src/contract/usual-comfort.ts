import type { Comfort } from './comfort.ts'

/** Of whoever has changed nothing. By itself, because the first page needs no more of it. */
export const USUAL_COMFORT: Comfort = {
  textSize: 'usual',
  lineHeight: 'usual',
  hasWideText: false,
  hasCalmPictures: false,
  look: 'system',
  speed: 'usual',
  voice: null,
}
