/** What the tutor can read and mark, for sentences: `I can mark school maths: …`. */
export const AREAS =
  'numbers, fractions, measures, shapes, ratio, percentages, data, chance, patterns and algebra'
