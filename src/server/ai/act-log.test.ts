import { expect, test } from 'vitest'
import { type ActTold, onAct, replyOf } from './engine.ts'

test('the act that has spoken is told, and no word of the child’s', async () => {
  const told: ActTold[] = []
  const end = onAct(each => told.push(each))
  const say = (text: string) =>
    replyOf({ instruction: '', childName: 'Mina', messages: [{ role: 'child', text }] })
  await say('kumquat 7 x 8')
  end()
  await say('7 x 9')
  expect(told).toMatchObject([{ act: 'begin' }])
  expect(JSON.stringify(told)).not.toContain('kumquat')
})
