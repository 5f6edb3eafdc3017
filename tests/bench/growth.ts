import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, family, openSignedInClient } from '../harness/client.ts'
import { type Bench, type Figure, median } from './figure.ts'
import { fillHousehold, type Household } from './fill.ts'

/** Years of a large household. */
const LARGE: Household = {
  children: 20,
  evaluations: 20_000,
  gapsEach: 2.5,
  resourcesEach: 0,
  masteriesEach: 0.2,
  chats: 2_000,
  messagesEach: 50,
  sentences: [0, 0, 3, 5],
}
const ROUNDS = 5
/** The longest that a page may take at the server, in milliseconds. */
const MOST = 300

/** What the pages of a child and of its parent ask; `:child` is the one with a share of everything. */
const PAGES: readonly (readonly [what: string, path: string])[] = [
  ['the last evaluations', '/api/evaluations?limit=50'],
  ['every evaluation of a child', '/api/evaluations'],
  ['one evaluation', '/api/evaluations/1'],
  ['gaps to practise', '/api/practice/gaps'],
  ['every gap of a child', '/api/boosters/gaps'],
  ['what is due today', '/api/practice/today'],
  ['masteries', '/api/knowledge-masteries'],
  ['chats', '/api/chat/sessions'],
  ['a chat', '/api/chat/sessions/1/messages?limit=50'],
  ['check-ups', '/api/checkups'],
  ['children', '/api/children'],
  ["the parent's week", '/api/parent/week?child=:child'],
  ["a child's chats for the parent", '/api/parent/chats?child=:child'],
  ['what may be worth a talk', '/api/parent/flagged?child=:child'],
  ['backups', '/api/backups'],
]

const DOWNLOADS = [
  ['a backup of it', '/api/backups/now'],
  ['an export of it', '/api/export'],
] as const

/** Milliseconds from asking to the whole answer, the middle one of several; the first one is not counted. */
async function timeOf(client: Client, path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const from = performance.now()
    const { status, body } = await client.request('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    if (round > 0) times.push(performance.now() - from)
  }
  return median(times)
}

/** How long a download takes, and how large it is, in MB. */
async function download(origin: string, client: Client, path: string) {
  const from = performance.now()
  const answer = await fetch(origin + path, { headers: { cookie: client.cookies() } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const { byteLength } = await answer.arrayBuffer()
  return { time: performance.now() - from, size: byteLength / 1e6 }
}

interface Served {
  what: string
  /** In milliseconds. */
  time: number
  /** Of a download, in MB. */
  size?: number
}

/** Opens a folder with all of a household's work, and has every page of it and every download. */
async function serve(
  household: Household,
): Promise<{ started: number; pages: Served[]; downloads: Served[] }> {
  const { path, remove } = await makeDataDir()
  const before = await startAppProcess({ dataDir: path })
  const empty = await openSignedInClient(before)
  await empty.request('GET', '/api/me')
  fillHousehold(path, household)
  await before.stop()
  const from = performance.now()
  const app = await startAppProcess({ dataDir: path })
  const started = performance.now() - from
  const client = await openSignedInClient(app, { email: 'second@example.org' })
  await client.request('POST', '/api/logout')
  const { email, password } = family
  await client.request('POST', '/api/login', { email, password })
  await client.request('POST', '/api/children/1/start', {})
  await client.request('POST', '/api/parent/open', { password })
  const pages: Served[] = []
  for (const [what, asked] of PAGES)
    pages.push({ what, time: await timeOf(client, asked.replace(':child', '1')) })
  const downloads: Served[] = []
  for (const [what, asked] of DOWNLOADS)
    downloads.push({ what, ...(await download(app.origin, client, asked)) })
  await app.stop()
  await remove()
  return { started, pages, downloads }
}

/** What grows most beside a tenth of the work: at most ten times where nothing is worse than linear. */
function mostGrown(small: readonly Served[], large: readonly Served[]): { what: string; times: number } {
  const grown = large.map(({ what, time }, at) => ({ what, times: time / (small[at]?.time ?? time) }))
  return grown.reduce((most, each) => (each.times > most.times ? each : most))
}

/** Whether a large household of many years is served as a small one is. Nothing is searched at the server. */
export const growth: Bench = {
  name: 'growth',
  async run() {
    const small = await serve({ ...LARGE, evaluations: LARGE.evaluations / 10, chats: LARGE.chats / 10 })
    const large = await serve(LARGE)
    const most = mostGrown([...small.pages, ...small.downloads], [...large.pages, ...large.downloads])
    return [
      {
        what: 'start with all of it, to the ready line',
        value: large.started,
        unit: 'ms',
        aim: { most: 3_000 },
      },
      ...large.pages.map(
        ({ what, time }): Figure => ({ what, value: time, unit: 'ms', aim: { most: MOST } }),
      ),
      ...large.downloads.map(
        ({ what, time, size = 0 }): Figure => ({
          what: `${what}, ${size.toFixed(0)} MB`,
          value: time / 1_000,
          unit: 's',
          aim: { most: 60 },
        }),
      ),
      {
        what: `the most that anything grows beside a tenth of the work (${most.what})`,
        value: most.times,
        unit: 'times',
        aim: { most: 10 },
      },
    ]
  },
}
