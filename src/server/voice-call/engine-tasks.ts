import { group } from '../engine/group.ts'
import { checkHere } from './check-here.ts'

/** What is heard in a voice call. */
export const callTasks = group('calls', { checkHere })
