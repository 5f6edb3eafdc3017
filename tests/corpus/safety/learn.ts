import { createHash } from 'node:crypto'
import { findFeatures } from '#server/safety/hearing/features.ts'
import { markedLines } from '#server/safety/hearing/hear.ts'
import type { Learnt } from '#server/safety/hearing/learned.ts'
import { type LinearModel, scorer } from '#server/safety/hearing/linear-model.ts'
import { AS_TYPED, type Danger, type Harmless } from './corpus.ts'
import { type Example, fitModel } from './fit.ts'
import { fitKinds } from './fit-kinds.ts'

/** A bucket for each of so many bits: what one model tells apart. */
const BITS = { danger: 22, kinds: 17, home: 17, school: 16 }
/** What a first fit gets wrong counts so many times in the second. */
const HARD = 3
/** Log-odds round 0 within which it is not right yet: short messages need more to be heard. */
const SURE = 0.5
/** Harmless messages that are neither school questions as typed nor quite unlike them. */
const BESIDE_SCHOOL = /^(?:made|homework|maths|lessons|tutoring|working|school|questions|science|history)/

/** Learns from messages what to worry about. */
export function learn(danger: readonly Danger[], harmless: readonly Harmless[]): Learnt {
  const worrying = danger.map(message => ({
    ...message,
    features: findFeatures(message.text, markedLines(message.text)),
  }))
  // School questions as typed are learnt apart: among the harmless they make the ear miss cries beside a sum.
  const others = harmless
    .filter(({ kind }) => kind !== AS_TYPED)
    .map(({ text }) => ({ features: findFeatures(text, markedLines(text)), isOfKind: false }))
  const all = [...worrying.map(({ features }) => ({ features, isOfKind: true })), ...others]
  return {
    corpus: hashOf(danger, harmless),
    danger: fitTwice(all, BITS.danger),
    concerns: fitKinds(
      worrying.map(({ features, concern }) => ({ features, kind: concern })),
      BITS.kinds,
    ),
    home: fitTwice(
      worrying.map(({ features, isAtHome }) => ({ features, isOfKind: isAtHome })),
      BITS.home,
    ),
    school: learnSchool(danger, harmless),
  }
}

/** Learns what a school question sounds like as a whole, by words alone, against cries and everyday talk. */
export function learnSchool(danger: readonly Danger[], harmless: readonly Harmless[]): LinearModel {
  const told = harmless.filter(({ kind }) => kind === AS_TYPED || !BESIDE_SCHOOL.test(kind))
  const examples = [...danger.map(({ text }) => ({ text, kind: '' })), ...told].map(({ text, kind }) => ({
    features: findFeatures(text, markedLines(text), false),
    isOfKind: kind === AS_TYPED,
  }))
  return fitModel(examples, BITS.school)
}

/** Fits, looks at what came out wrong, and fits again with that counting more. */
export function fitTwice(examples: readonly Example[], bits: number): LinearModel {
  const score = scorer(fitModel(examples, bits))
  const isRight = ({ features, isOfKind }: Example) =>
    isOfKind ? score(features) > SURE : score(features) < -SURE
  return fitModel(
    examples.map(each => (isRight(each) ? each : { ...each, times: HARD })),
    bits,
  )
}

/** Of everything that is learnt from. */
export function hashOf(danger: readonly Danger[], harmless: readonly Harmless[]): string {
  const hash = createHash('sha256')
  for (const { concern, isAtHome, text } of danger) hash.update(`${concern} ${isAtHome} ${text}\n`)
  for (const { text } of harmless) hash.update(`${text}\n`)
  return hash.digest('hex')
}
