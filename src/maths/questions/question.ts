/** A question that was read. Each kind adds what it needs to know. */
export interface Question {
  /** The name of its kind. */
  kind: string
  /** The words it was read from. */
  text: string
  /** How it was labelled among several, such as `a` or `2`. */
  label?: string
}
