import { group } from '#server/engine/group.ts'
import { serveGroups } from '#server/engine/serve-groups.ts'
import { HttpError } from '#server/shared/http-error.ts'

const hoard: unknown[] = []

/** An engine whose tasks are what no text may do to the server. */
export const hostileTasks = group('hostile', {
  echo: (text: string) => text,
  /** Twice as long for each letter more. */
  backtrack: (letters: number) => /^(?:a|a)*$/.test(`${'a'.repeat(letters)}!`),
  loop() {
    for (;;);
  },
  /** Keeps the thread busy until another thread sets the first number. */
  hold(isOver: SharedArrayBuffer) {
    const flag = new Int32Array(isOver)
    while (Atomics.load(flag, 0) === 0);
  },
  hoard() {
    for (;;) hoard.push({ at: hoard.length })
  },
  refuse() {
    throw new HttpError(422, 'answer_unread', 'Which number do you mean?', { fields: { answer: 'here' } })
  },
  fail(text: string) {
    throw new TypeError(`Cannot read ${text}`)
  },
})

void serveGroups([hostileTasks])
