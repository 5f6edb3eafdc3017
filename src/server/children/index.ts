/** What the other rooms see of the children. */
export { childrenAsked } from './children-asked.ts'
export { childNotFound } from './store.ts'
