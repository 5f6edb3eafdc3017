/** What a worker thread can do, by name: pure, and what goes in and out can be copied from thread to thread. */
// biome-ignore lint/suspicious/noExplicitAny: each task has types of its own for what it is given
export type Tasks = Record<string, (...given: any[]) => unknown>

/** The tasks of one room, under its name. */
export interface Group<Name extends string = string, T extends Tasks = Tasks> {
  name: Name
  tasks: T
  /** Readies what is made when first needed, so that no text's time is spent on it. */
  warmUp?: () => unknown
}

/** Names the tasks of a room for `inEngine`; `engine-worker.ts` serves every group. */
export function group<Name extends string, T extends Tasks>(
  name: Name,
  tasks: T,
  warmUp?: () => unknown,
): Group<Name, T> {
  return { name, tasks, ...(warmUp && { warmUp }) }
}
