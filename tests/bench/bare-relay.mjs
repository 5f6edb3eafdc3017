// The baseline: a socket that passes on what a chat service streams, sentence by sentence once the service's own check
// has seen each, with no product around it. A second word, `unchecked`, has each fragment passed on as it comes.
import { WebSocketServer } from 'ws'

const [baseUrl = '', how] = process.argv.slice(2)
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })

sockets.on('connection', socket => {
  socket.on('message', async data => {
    const { content } = JSON.parse(data.toString())
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content }] }),
    })
    const send = content => socket.send(JSON.stringify({ type: 'response', content, done: false }))
    let sentence = ''
    /** The checks run beside each other, and their sentences leave in their order. */
    let sent = Promise.resolve()
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        if (event === 'data: [DONE]') continue
        const part = JSON.parse(event.slice(6)).choices[0]?.delta.content
        if (part && how === 'unchecked') send(part)
        if (!part || how === 'unchecked') continue
        sentence += part
        if (!/[.!?]\s*$/.test(sentence)) continue
        const whole = sentence
        sentence = ''
        sent = Promise.all([sent, check(whole)]).then(() => send(whole))
      }
    }
    await sent
    socket.send(JSON.stringify({ type: 'response', content: '', done: true }))
  })
})
async function check(input) {
  const response = await fetch(`${baseUrl}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', input }),
  })
  const { results } = await response.json()
  if (results[0].flagged) throw new Error('The talker says nothing that is flagged')
}

sockets.on('listening', () => console.log(`ready ${sockets.address().port}`))
process.on('SIGTERM', () => process.exit(0))
