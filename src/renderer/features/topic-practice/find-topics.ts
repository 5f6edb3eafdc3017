import type { Topic } from '#contract/topic-practice.ts'

/** What is shown of all topics: those that were looked for, else those of the grade and what is due. */
export function shownTopics(topics: readonly Topic[], sought: string): Topic[] {
  return topics.filter(topic =>
    sought.trim() === '' ? topic.isOfGrade || topic.isDue : isFound(topic, sought),
  )
}

/** Every word that was typed begins some word of the topic, or of its part of school maths. */
function isFound({ concept, area }: Topic, sought: string): boolean {
  const words = `${concept} ${area}`.toLowerCase().split(/[^a-z]+/)
  const wanted = sought
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '' && !['of', 'the', 'and', 'with'].includes(word))
  // A plural finds the singular, and the other way round.
  const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/, '')
  return wanted.every(word => words.some(each => each.startsWith(stem(word) || word)))
}
