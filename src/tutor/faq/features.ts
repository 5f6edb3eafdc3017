import { featuresOf, foldedOf } from '../wants/features.ts'

const NUMBER = /\d+(?:[.,]\d+)?/g

/** What the net of questions sees of a message: what that of wants sees, and its numbers, since 180 or 360 says what is meant. */
export const questionFeatures = (text: string): number[] => [
  ...featuresOf(text, false),
  ...new Set((text.slice(0, 400).match(NUMBER) ?? []).map(each => foldedOf(`d:${each}`))),
]
