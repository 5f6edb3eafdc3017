import { createHash } from 'node:crypto'
import { findFeatures } from '#server/safety/hearing/features.ts'
import { markedLines } from '#server/safety/hearing/hear.ts'
import type { Learnt } from '#server/safety/hearing/learned.ts'
import type { Danger, Harmless } from './corpus.ts'
import { fitModel } from './fit.ts'
import { fitKinds } from './fit-kinds.ts'

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
  return {
    corpus: hashOf(danger, harmless),
    danger: fitModel(all, 19),
    concerns: fitKinds(
      worrying.map(({ features, concern }) => ({ features, kind: concern })),
      16,
    ),
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
