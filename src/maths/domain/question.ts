import type { Given } from './given.ts'

/** A question that was read. Each kind adds what it needs to know. */
export interface Question {
  /** The name of its kind. */
  kind: string
  /** The words it was read from. */
  text: string
  /** How it was labelled among several, such as `a` or `2`. */
  label?: string
  /** What the sentences before it say about its letters; worked out and put in already. */
  givens?: readonly Given[]
  /** What it asks for, where a text asks for several things by name: `area`. */
  name?: string
  /** What it gives to choose from. */
  choices?: Choices
  /** It is told as a story: a part of its text would be another one. */
  isTold?: true
}

/** Answers to choose from, one of them right. */
export interface Choices {
  /** Letters are small; texts as they stand in the question. */
  list: { letter: string; text: string }[]
  /** The letter of the right one. */
  right: string
}
