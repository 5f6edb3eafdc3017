/** Supposes another thing than the question tells: `if i take out a green, is it still 3/12?` */
const CHANGES =
  /\bwhat if\b|\b(?:if|suppose)\b(?:.{0,120}\?|.{0,80}\b(?:what|when|how|where|which)\b.{0,40}\bwould\b|.{0,80}\b(?:is|are|does|would|will) (?:it|that|they)\b)/i

/** Whether a message asks what would be with another thing than the question tells. */
export const changesQuestion = (text: string): boolean => CHANGES.test(text)

/** What is said to a question that is changed so. */
export const CHANGED =
  'That changes the question, well thought of! What is different now, and what stays as it was?'
