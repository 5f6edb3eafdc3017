/** What the other rooms see of the children. */
export { childrenAsked } from './children-asked.ts'
export { keepGrade } from './keep-grade.ts'
export { childNotFound } from './store.ts'
export { readTimeLeft } from './time-for-today.ts'
