import { group } from '../engine/group.ts'
import { assessUnknown, findingsOfUnknown } from './unknown.ts'

/** What is not known, whichever tutor serves. */
export const unknownTasks = group('unknown', { assessUnknown, findingsOfUnknown })
