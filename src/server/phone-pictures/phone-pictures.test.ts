import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { phonePictureEndpoints } from '#contract/phone-pictures.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { headers as pictureHeaders, png } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { findLocalAddresses } from './local-addresses.ts'
import { openPhoneListener, type PhoneTimes } from './phone-listener.ts'
import { createPhoneWays } from './phone-ways.ts'

/** A Mac has one loopback address until somebody adds more. */
const [HERE, NEIGHBOUR] =
  process.platform === 'darwin' ? ['127.0.0.1', '127.0.0.1'] : ['127.0.0.2', '127.0.0.3']

interface Sending {
  method?: string
  path?: string
  headers?: Record<string, string | number | undefined>
  body?: Buffer
  /** The sender's own address. */
  from?: string
}

/** Sends to a way as a phone's page would, but for what is given. A header that is undefined is left out. */
async function send(url: string, { method = 'POST', path, headers = {}, body, from = HERE }: Sending) {
  const { hostname, port, host, origin, pathname } = new URL(url)
  const given = { host, ...(method === 'POST' && { origin }), ...headers }
  const sent = request({
    ...{ host: hostname, port, method, path: path ?? pathname, localAddress: from, agent: false },
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  })
  onTestFinished(() => void sent.destroy())
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  if (body) sent.end(body)
  else if (headers['content-length'] === undefined) sent.end()
  else sent.flushHeaders()
  const [response] = await answered
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return { status: response.statusCode, text, json: text.startsWith('{') ? JSON.parse(text) : undefined }
}

async function openWay(room = 10, times?: PhoneTimes) {
  const listener = await openPhoneListener(HERE ?? '', room, times)
  onTestFinished(listener.close)
  const { url } = listener
  const hello = async (from?: string) => send(url, { path: `${new URL(url).pathname}/hello`, from })
  const upload = (secret: string | undefined, body: Buffer, more: Sending = {}) =>
    send(url, {
      path: `${new URL(url).pathname}/pictures`,
      body,
      ...more,
      headers: { 'x-stepwise-phone': secret, ...more.headers },
    })
  return { listener, url, hello, upload }
}

const isClosed = (url: string) =>
  send(url, { method: 'GET' }).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  )

test('nothing listens until a parent has allowed it; then what a phone sends comes to the wizard that asked', async () => {
  const server = await startTestServer({ localAddresses: () => [HERE ?? ''] })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const child = addFamily(server, { email: 'second@example.org' }).browser
  expect((await browser.post('/api/phone-pictures', { room: 3 })).status).toBe(403)
  const change = { body: { isAllowed: true } }
  expect((await child.send('PATCH', '/api/phone-pictures/settings', change)).status).toBe(403)
  expect((await browser.send('PATCH', '/api/phone-pictures/settings', change)).status).toBe(200)
  const way = phonePictureEndpoints.open.answer.parse(
    (await browser.post('/api/phone-pictures', { room: 2 })).json,
  )
  const look = async (taken: number, by = browser) =>
    phonePictureEndpoints.look.answer.parse(
      (await by.post('/api/phone-pictures/look', { pass: way.pass, taken })).json,
    )
  expect(await look(0)).toMatchObject({ state: 'waiting' })
  expect(await look(0, child)).toMatchObject({ state: 'over' })

  const { pathname } = new URL(way.url)
  const page = await send(way.url, { method: 'GET' })
  expect(page.text).toContain('Photos for Stepwise')
  const { secret } = (await send(way.url, { path: `${pathname}/hello` })).json
  const sent = await send(way.url, {
    path: `${pathname}/pictures`,
    body: png(),
    headers: { 'x-stepwise-phone': secret },
  })
  expect(sent.json).toEqual({ room: 1 })
  const { state, picture } = await look(0)
  expect([state, picture?.type, Buffer.from(picture?.bytes ?? '', 'base64').equals(png())]).toEqual([
    'there',
    'image/png',
    true,
  ])
  expect((await look(1)).picture).toBeUndefined()
  expect((await browser.post('/api/phone-pictures/close', { pass: way.pass })).status).toBe(204)
  expect(await isClosed(way.url)).toBe(true)
})

test('another dialog, a log-out and the parent’s no close the way at once', async () => {
  const server = await startTestServer({ localAddresses: () => [HERE ?? ''] })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const allow = (isAllowed: boolean) =>
    browser.send('PATCH', '/api/phone-pictures/settings', { body: { isAllowed } })
  const open = async () =>
    phonePictureEndpoints.open.answer.parse((await browser.post('/api/phone-pictures', { room: 2 })).json).url
  await allow(true)
  const [first, second] = [await open(), await open()]
  expect([await isClosed(first), await isClosed(second)]).toEqual([true, false])
  await allow(false)
  expect(await isClosed(second)).toBe(true)
  await allow(true)
  const third = await open()
  await browser.post('/api/logout')
  expect(await isClosed(third)).toBe(true)
})

test('a neighbour without the token finds nothing, whatever the path, the host or the page behind it', async () => {
  const { listener, url, hello } = await openWay()
  const { pathname, host, origin } = new URL(url)
  const wrong = pathname.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
  const tries: Sending[] = [
    ...[
      '/',
      '/index.html',
      '/api/me',
      '/api/evaluations',
      `${wrong}`,
      `${wrong}/hello`,
      '//',
      '/..%2f',
    ].flatMap(path => [
      { method: 'GET', path },
      { method: 'POST', path },
    ]),
    ...[`${pathname}/../api/me`, `${pathname}/api/me`, `${pathname}/pictures/1`, `${pathname}/other`].map(
      path => ({
        path,
      }),
    ),
    { method: 'GET', path: `${pathname}/pictures` },
    { method: 'PUT' },
    { method: 'OPTIONS' },
    { method: 'GET', headers: { host: 'rebound.example' } },
    { method: 'GET', headers: { host: `localhost:${new URL(url).port}` } },
    ...['http://evil.example', 'null', `https://${host}`, `${origin}.evil.example`, undefined].map(given => ({
      path: `${pathname}/hello`,
      headers: { origin: given },
    })),
  ]
  for (const sending of tries) {
    const { status, text } = await send(url, { from: NEIGHBOUR, ...sending })
    expect([status, text], JSON.stringify(sending)).toEqual([404, '{"message":"There is nothing here."}'])
  }
  expect(listener.isPhoneThere()).toBe(false)
  expect((await hello()).status).toBe(200)
})

test('the token is good for one phone, which may load its page again; another’s is refused, and so is an old one', async () => {
  const { listener, url, hello, upload } = await openWay()
  const { secret } = (await hello()).json
  expect((await hello(NEIGHBOUR)).status).toBe(409)
  const again = await send(url, {
    path: `${new URL(url).pathname}/hello`,
    headers: { 'x-stepwise-phone': secret },
  })
  expect(again.json).toEqual({ secret, room: 10 })
  for (const guess of [undefined, '', 'guess', `${secret}x`]) {
    expect((await upload(guess, png(), { from: NEIGHBOUR })).status).toBe(409)
  }
  expect(listener.pictures).toEqual([])
  const next = await openWay()
  const old = `${new URL(url).pathname}/hello`
  expect((await send(next.url, { path: old, from: NEIGHBOUR })).status).toBe(404)
})

test('what is no picture, too large or too much is refused, and the phone goes on', async () => {
  const { listener, hello, upload, url } = await openWay(2)
  const { secret } = (await hello()).json
  for (const body of [
    pictureHeaders.svg,
    pictureHeaders.heic,
    Buffer.from('MZ not a picture'),
    png(9_000, 9_000),
  ]) {
    expect([413, 415]).toContain((await upload(secret, body)).status)
  }
  const claimed = await send(url, {
    path: `${new URL(url).pathname}/pictures`,
    headers: { 'x-stepwise-phone': secret, 'content-length': 2 * 2 ** 30 },
  })
  expect(claimed.status).toBe(413)
  expect((await upload(secret, png())).json).toEqual({ room: 1 })
  expect((await upload(secret, pictureHeaders.jpeg)).json).toEqual({ room: 0 })
  expect((await upload(secret, png())).status).toBe(409)
  expect(listener.pictures).toHaveLength(2)
})

test('who sends slowly, endlessly or nothing is cut off, and the phone goes on', async () => {
  const { listener, url, hello, upload } = await openWay(3, { headers: 200, request: 400, silence: 300 })
  const { secret } = (await hello()).json
  const { hostname, port, host, origin, pathname } = new URL(url)
  const head = `POST ${pathname}/pictures HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nX-Stepwise-Phone: ${secret}\r\n`
  const beginnings = [
    '',
    'GET / HTT',
    `${head}Content-Length: 5000\r\n\r\nPNG`,
    `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`,
  ]
  for (const beginning of beginnings) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: NEIGHBOUR })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.resume()
    socket.write(beginning)
    await once(socket, 'close')
  }
  const endless = connect({ host: hostname, port: Number(port), localAddress: NEIGHBOUR })
  onTestFinished(() => void endless.destroy())
  endless.on('error', () => {})
  endless.resume()
  endless.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  const part = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(2 ** 20), Buffer.from('\r\n')])
  const closed = new Promise<'closed'>(resolve => endless.once('close', () => resolve('closed')))
  const written = () => new Promise<'written'>(resolve => endless.write(part, () => resolve('written')))
  while ((await Promise.race([closed, written()])) !== 'closed' && !endless.destroyed);
  await closed
  expect((await upload(secret, png())).json).toEqual({ room: 2 })
  expect(listener.pictures).toHaveLength(1)
})

test.skipIf(HERE === NEIGHBOUR)('many connections of a neighbour leave the phone its own', async () => {
  const { url, hello } = await openWay()
  const { hostname, port } = new URL(url)
  for (let count = 0; count < 40; count++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: NEIGHBOUR })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
  }
  expect((await hello()).status).toBe(200)
})

test('the way closes when its time is up, and when its dialog is silent', async () => {
  for (const times of [{ lifetime: 30 }, { silence: 30 }]) {
    const ways = createPhoneWays({
      elapsed: () => 0,
      addresses: () => [HERE ?? ''],
      ...times,
    })
    const { url, pass } = await ways.open('somebody', { room: 1 }, () => () => {})
    await expect.poll(() => isClosed(url)).toBe(true)
    expect(ways.look('somebody', pass, 0)).toBeUndefined()
  }
  const nowhere = createPhoneWays({ elapsed: () => 0, addresses: () => [] })
  await expect(nowhere.open('somebody', { room: 1 }, () => () => {})).rejects.toThrow('no home network')
})

test('the address of the home’s own network comes first, and none of the internet is offered', () => {
  const card = (address: string, internal = false) => [
    { address, internal, family: 'IPv4' as const, netmask: '', mac: '', cidr: null },
  ]
  const found = findLocalAddresses({
    lo: card('127.0.0.1', true),
    docker0: card('172.17.0.1'),
    'vEthernet (WSL)': card('172.20.80.1'),
    eth1: card('10.3.2.1'),
    eth0: card('203.0.113.9'),
    wlan0: card('192.168.178.20'),
    eth2: card('169.254.10.10'),
  })
  expect(found).toEqual(['192.168.178.20', '10.3.2.1', '172.17.0.1', '172.20.80.1'])
})
