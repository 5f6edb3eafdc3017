/** What the other rooms see of the evaluations. */
export { markOfGrownUp, markOfPage } from './marks-at-home.ts'
export { insertEvaluation } from './store.ts'
