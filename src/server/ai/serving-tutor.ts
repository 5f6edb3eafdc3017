import { lazyTutor } from './lazy-tutor.ts'

/** The tutor that answers the product's questions. */
export const servingTutor = lazyTutor(async () => (await import('./builtin/index.ts')).builtinTutor)
