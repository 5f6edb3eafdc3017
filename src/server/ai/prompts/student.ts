import type { Grade } from '#contract/grades.ts'

/** Who the student is, for the level of what is asked and of the language. */
export function studentWords(grade: Grade): string {
  if (grade === 'K') return 'The student is in Kindergarten (about 5 years old; a parent reads with them).'
  return `The student is in Grade ${grade} of a United States school (about ${grade + 5} to ${grade + 6} years old).`
}

/** How every text for the family is to be written. */
export const STYLE =
  "Write for this child and a parent beside them: short plain sentences, warm and honest, no jargon without its meaning. Markdown is welcome; write maths between dollar signs such as $\\frac{3}{4}$, and money without them. Never use a child's name, never write a web address, nothing unfit for children."
