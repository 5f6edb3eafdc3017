import { serveTasks } from '../helper/serve-tasks.ts'
import { tasks } from './tasks.ts'

serveTasks(tasks)
