import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPool, type Pool } from './pool.ts'
import { LIMITS, type Limits, RanOver } from './thread.ts'

const SUPPORT = join(import.meta.dirname, '../../../tests/support/server')
const ENTRY = join(SUPPORT, 'hostile-engine.ts')
/** A fifth of the usual, for texts that only have to run over. */
const BRIEF: Limits = { deadline: 200, warmUp: 200 }

function ask(pool: Pool, owner: string) {
  return (task: string, ...given: unknown[]) => pool.run(owner, { group: 'hostile', task, given })
}

test.each([
  ['goes round in a loop', 'loop', [], BRIEF],
  ['tries a pattern for ever', 'backtrack', [60], BRIEF],
  ['takes all memory', 'hoard', [], LIMITS],
])('a task that %s is ended, and the next one is done', async (_, task, given, limits) => {
  const mina = ask(createPool(ENTRY, 1, limits), 'Mina')
  await expect(mina(task, ...given)).rejects.toBeInstanceOf(RanOver)
  expect(await mina('echo', '3 + 4')).toBe('3 + 4')
})

test('on a slow computer a text has as much more of the time that it may take', async () => {
  const mina = createPool(join(SUPPORT, 'slow-engine.ts'), 1, BRIEF)
  const work = (time: number) => mina.run('Mina', { group: 'slow', task: 'work', given: [time] })
  expect(await work(1.5 * BRIEF.deadline)).toBe('done')
  await expect(work(10 * BRIEF.deadline)).rejects.toBeInstanceOf(RanOver)
})

test('others are answered while the texts of one keep the engine busy', async () => {
  const pool = createPool(ENTRY, 2, { deadline: 60_000, warmUp: BRIEF.warmUp })
  const [mina, tom] = [ask(pool, 'Mina'), ask(pool, 'Tom')]
  const isOver = new SharedArrayBuffer(4)
  const busy = [1, 2, 3].map(() => mina('hold', isOver))
  for (let count = 1; count <= 100; count++) await tom('echo', 'hello')
  Atomics.store(new Int32Array(isOver), 0, 1)
  await Promise.all(busy)
})

test('turns go from one to the other, however much one of them wants', async () => {
  const pool = createPool(ENTRY, 1)
  const [mina, tom] = [ask(pool, 'Mina'), ask(pool, 'Tom')]
  const order: unknown[] = []
  const said = (answer: Promise<unknown>) => answer.then(text => order.push(text))
  const many = ['M1', 'M2', 'M3', 'M4'].map(text => said(mina('echo', text)))
  await Promise.all([...many, said(tom('echo', 'T1')), said(tom('echo', 'T2'))])
  expect(order).toEqual(['M1', 'T1', 'M2', 'T2', 'M3', 'M4'])
})

test('a refusal comes as it was thrown, and of another failure no word of the child', async () => {
  const mina = ask(createPool(ENTRY, 1), 'Mina')
  await expect(mina('refuse')).rejects.toMatchObject({
    status: 422,
    code: 'answer_unread',
    message: 'Which number do you mean?',
    fields: { answer: 'here' },
  })
  const failed = mina('fail', 'my secret')
  await expect(failed).rejects.toThrow('TypeError')
  await expect(failed).rejects.not.toThrow('secret')
  await expect(mina('no such task')).rejects.toThrow('The engine has failed')
})

test('an engine that can not be started is said to whoever waits', async () => {
  const mina = ask(createPool(join(import.meta.dirname, 'nowhere.ts'), 2), 'Mina')
  await expect(mina('echo', 'hello')).rejects.toThrow('could not be started')
})
