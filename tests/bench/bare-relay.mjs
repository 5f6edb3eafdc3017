// The baseline: a socket that passes on what a chat service streams, with no product around it.
import { WebSocketServer } from 'ws'

const [baseUrl = ''] = process.argv.slice(2)
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })

sockets.on('connection', socket => {
  socket.on('message', async data => {
    const { content } = JSON.parse(data.toString())
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content }] }),
    })
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        if (event === 'data: [DONE]') continue
        const part = JSON.parse(event.slice(6)).choices[0]?.delta.content
        if (part) socket.send(JSON.stringify({ type: 'response', content: part, done: false }))
      }
    }
    socket.send(JSON.stringify({ type: 'response', content: '', done: true }))
  })
})
sockets.on('listening', () => console.log(`ready ${sockets.address().port}`))
process.on('SIGTERM', () => process.exit(0))
