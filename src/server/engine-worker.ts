import { exactTasks, talkTasks, tutorTasks } from './ai/engine-tasks.ts'
import { pageTasks } from './answer-page/engine-tasks.ts'
import { checkupTasks } from './checkups/engine-tasks.ts'
import { mathsTasks } from './engine/maths-tasks.ts'
import { serveGroups } from './engine/serve-groups.ts'
import { unknownTasks } from './evaluations/engine-tasks.ts'
import { guardTasks, hearingTasks } from './safety/engine-tasks.ts'
import { topicTasks } from './topic-practice/engine-tasks.ts'
import { callTasks } from './voice-call/engine-tasks.ts'

/** A thread of the engine: here is all that reads, marks, talks and hears. */
void serveGroups([
  mathsTasks,
  tutorTasks,
  talkTasks,
  exactTasks,
  pageTasks,
  unknownTasks,
  checkupTasks,
  topicTasks,
  hearingTasks,
  guardTasks,
  callTasks,
])
