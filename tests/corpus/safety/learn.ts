import { createHash } from 'node:crypto'
import { findFeatures } from '#server/safety/hearing/features.ts'
import { markedLines } from '#server/safety/hearing/hear.ts'
import type { Learnt } from '#server/safety/hearing/learned.ts'
import type { Concern } from '#server/shared/concerns.ts'
import type { Danger, Harmless } from './corpus.ts'
import { fitModel } from './fit.ts'

/** Learns from messages what to worry about. */
export function learn(danger: readonly Danger[], harmless: readonly Harmless[]): Learnt {
  const worrying = danger.map(message => ({
    ...message,
    features: findFeatures(message.text, markedLines(message.text)),
  }))
  const others = harmless.map(({ text }) => ({
    features: findFeatures(text, markedLines(text)),
    isOfKind: false,
  }))
  const all = [...worrying.map(({ features }) => ({ features, isOfKind: true })), ...others]
  const concerns = [...new Set(danger.map(({ concern }) => concern))].toSorted()
  const oneOf = (concern: Concern) =>
    fitModel(
      worrying.map(each => ({ features: each.features, isOfKind: each.concern === concern })),
      15,
    )
  return {
    corpus: hashOf(danger, harmless),
    danger: fitModel(all, 19),
    concerns: Object.fromEntries(concerns.map(concern => [concern, oneOf(concern)])),
    home: fitModel(
      worrying.map(({ features, isAtHome }) => ({ features, isOfKind: isAtHome })),
      16,
    ),
  }
}

/** Of everything that is learnt from. */
export function hashOf(danger: readonly Danger[], harmless: readonly Harmless[]): string {
  const hash = createHash('sha256')
  for (const { concern, isAtHome, text } of danger) hash.update(`${concern} ${isAtHome} ${text}\n`)
  for (const { text } of harmless) hash.update(`${text}\n`)
  return hash.digest('hex')
}
