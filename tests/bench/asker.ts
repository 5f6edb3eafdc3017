// Asks as another family's page does, in a process of its own, until it is told to stop; then it tells the times of its
// answers in milliseconds. In the process of a bench it would wait for what that does meanwhile.
import { setTimeout as pause } from 'node:timers/promises'

const EVERY = 4
const [origin = '', cookie = ''] = process.argv.slice(2)
const times: number[] = []
let isDone = false
process.once('message', () => {
  isDone = true
})
while (!isDone) {
  for (const path of ['/api/me', '/api/evaluations', '/api/chat/sessions']) {
    const from = performance.now()
    const answer = await fetch(origin + path, { headers: { cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - from)
    if (times.length === 1) process.send?.('asking')
    await pause(EVERY)
  }
}
process.send?.(times, () => process.disconnect())
