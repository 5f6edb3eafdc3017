import { intentOf } from '../intents/index.ts'

/** `do u like trains`, behind thanks */
export const ASKS_OF_TUTOR =
  /^\W*(?:(?:and|so|but) )*(?:do|are|can|have|did|where|what|who) (?:(?:is|are|do) )?(?:yo)?u\b/i

const OF_TUTOR = /\b(?:yo)?u\b|\breal (?:teacher|person|human)\b/i

/** `are you a real person` */
export const isOfTutor = (piece: string) =>
  OF_TUTOR.test(piece) && !/\d/.test(piece) && intentOf(piece, false).wants === 'identity'
