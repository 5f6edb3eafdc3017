/**
 * The script of the phone's page. It draws each photo anew and smaller: that leaves out where it was taken, and turns
 * what only a phone can read into JPEG. The text is the same for every phone, because its hash allows it.
 */
export const SCRIPT = `
'use strict'
const at = location.pathname.replace(/\\/$/, '')
const state = document.getElementById('state')
const choose = document.getElementById('choose')
const list = document.getElementById('list')
const KEY = 'stepwise' + at
const LONGEST = 2048
let secret = sessionStorage.getItem(KEY)
let room = 0
let queue = Promise.resolve()

function say(words, isOpen) {
  state.textContent = words
  choose.hidden = !isOpen
}

function ask(path, init) {
  const headers = Object.assign({}, init && init.headers, secret ? { 'x-stepwise-phone': secret } : {})
  return fetch(at + path, Object.assign({ method: 'POST', credentials: 'omit', cache: 'no-store' }, init, { headers }))
}

async function hello() {
  try {
    const answer = await ask('/hello')
    const told = await answer.json()
    if (!answer.ok) return say(told.message, false)
    secret = told.secret
    sessionStorage.setItem(KEY, secret)
    showRoom(told.room)
  } catch {
    say('Stepwise does not answer. Is its window still open, and is the phone in the same network?', false)
  }
}

function showRoom(left) {
  room = left
  if (room > 0) say(room === 1 ? 'One photo can be sent.' : 'Up to ' + room + ' photos can be sent.', true)
  else say('All photos are there. Go on at the computer.', false)
}

async function made(file) {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return blob || file
  } catch {
    return file
  }
}

async function send(file) {
  const item = document.createElement('li')
  const words = document.createElement('span')
  words.textContent = 'Sending...'
  item.append(words)
  list.append(item)
  try {
    const photo = await made(file)
    const picture = document.createElement('img')
    picture.alt = ''
    picture.onerror = () => picture.remove()
    picture.src = URL.createObjectURL(photo)
    item.prepend(picture)
    const answer = await ask('/pictures', { body: photo, headers: { 'content-type': 'application/octet-stream' } })
    const told = await answer.json()
    words.textContent = answer.ok ? 'Arrived' : told.message
    if (answer.ok) showRoom(told.room)
    else if (answer.status === 409 || answer.status === 404) say(told.message, false)
  } catch {
    words.textContent = 'Not sent: Stepwise does not answer.'
  }
}

for (const id of ['camera', 'files']) {
  document.getElementById(id).addEventListener('change', event => {
    const files = [...event.target.files]
    event.target.value = ''
    if (files.length > room) {
      state.textContent = 'Only ' + room + ' more can be sent. Please choose fewer photos.'
      return
    }
    for (const file of files) queue = queue.then(() => send(file))
  })
}
hello()
`
