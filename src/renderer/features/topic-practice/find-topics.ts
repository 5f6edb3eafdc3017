import type { Topic } from '#contract/topic-practice.ts'

/** Words that say nothing about what is looked for. */
const FILLING = new Set('of the and with in to a i my how do practise practice'.split(' '))

/**
 * What is shown of all topics: those of the grade and what is due, or what was looked for, with those first whose own
 * name says it.
 */
export function shownTopics(topics: readonly Topic[], sought: string): Topic[] {
  const wanted = wordsOf(sought).filter(word => !FILLING.has(word))
  if (wanted.length === 0) return topics.filter(({ isOfGrade, isDue }) => isOfGrade || isDue)
  const byName = topics.filter(({ concept }) => isFound(wanted, wordsOf(concept)))
  const byOtherWords = topics.filter(
    topic =>
      !byName.includes(topic) &&
      isFound(wanted, [...wordsOf(`${topic.concept} ${topic.area}`), ...topic.otherWords]),
  )
  return [...byName, ...byOtherWords]
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')

/** Every word that was typed begins some word of the topic; a plural finds the singular, and the other way round. */
function isFound(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every(word => {
    const stem = word.replace(/(?:ies|(?<=x|ch|sh|ss)es|s|y|ing)$/, '') || word
    return words.some(each => each.startsWith(stem))
  })
}
