import { cpSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { isAll, runSeed, someOf, tries } from '#support/how-much.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'
import { StartError } from '../start-error.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations/index.ts'

const log = pino({ enabled: false })
const now = () => new Date('2025-03-05T14:07:09Z')
const PAGE = 4_096
/** Of each kind of damage that chance chooses. */
const TRIES = tries(2, 30)

/** The same numbers from the same seed: below `end`, whole. */
type Chance = (end: number) => number

function createChance(seed: number): Chance {
  let state = seed
  return end => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
}

/** What a family has; the same words tell the same rows. */
function readContent(sqlite: SQLite.Database): string {
  const tables = ['families', 'children', 'evaluations', 'gaps']
  return JSON.stringify(tables.map(name => sqlite.prepare(`select * from ${name} order by id`).all()))
}

/** A folder with a good backup, and one change since then. */
async function usedFolder() {
  const dataDir = freshFolder()
  const database = openDatabase({ dataDir, log, now })
  const contents = await database.exclusively(sqlite => {
    sqlite.exec(`
      insert into families (id, parent_name, email, password_hash, created_at)
        values (1, 'Ada', 'a@example.org', 'x', '2025-01-01T00:00:00Z');
      insert into children (id, family_id, name, birth_year, created_at)
        values (1, 1, 'Bo', 2015, '2025-01-01T00:00:00Z');
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
      insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
        select 1, 'Question ' || i || hex(zeroblob(40 * i)), 'a', 5, 's', 'o', 1, 2, '2025-01-01T00:00:00Z' from n;
      insert into gaps (child_id, evaluation_id, concept, description, created_at)
        select 1, id, 'Fractions', 'Adds the bottoms.', '2025-01-01T00:00:00Z' from evaluations;`)
    return readContent(sqlite)
  })
  await database.backups.backUp('daily')
  const latest = await database.exclusively(sqlite => {
    sqlite.exec("update children set name = 'Later'")
    return readContent(sqlite)
  })
  await database.close()
  return { dataDir, ofBackup: contents, latest }
}

type Damage = (file: string, chance: Chance) => void

const onBytes =
  (change: (bytes: Buffer, chance: Chance) => void): Damage =>
  (file, chance) => {
    const bytes = readFileSync(file)
    change(bytes, chance)
    writeFileSync(file, bytes)
  }

const onSql =
  (statements: (chance: Chance) => string): Damage =>
  (file, chance) => {
    const sqlite = new SQLite(file)
    sqlite.pragma('foreign_keys = off')
    sqlite.unsafeMode()
    sqlite.exec(statements(chance))
    sqlite.close()
  }

const choosePage = (bytes: Buffer, chance: Chance) => {
  const page = chance(bytes.length / PAGE)
  return bytes.subarray(page * PAGE, (page + 1) * PAGE)
}

const wildNumber = (chance: Chance) => [0, 1, migrations.length + 1, 99, -1, chance(2 ** 31)][chance(6)] ?? 0

const strangeSteps = [
  "insert into migrations values (77, 'x', 'x', 'x')",
  `insert into migrations values (${migrations.length + 1}, 'x', 'x', 'x')`,
  "insert into migrations values (0, 'x', 'x', 'x')",
  "insert into migrations values (-1, 'x', 'x', 'x')",
  'delete from migrations',
  'delete from migrations where number = (select max(number) from migrations)',
  'delete from migrations where number = 2',
  "update migrations set hash = 'x' where number = 3",
  "update migrations set name = 'x' where number = 3",
  'update migrations set number = -number',
  'drop table migrations',
  'drop table gaps',
  'drop table notices',
  'alter table children rename column name to kid',
  'alter table evaluations rename to marked',
]

const damages: Record<string, Damage> = {
  'bytes of the header': onBytes((bytes, chance) => {
    for (let count = 0; count <= chance(4); count++) bytes[chance(100)] = chance(256)
  }),
  'a flipped bit anywhere': onBytes((bytes, chance) => {
    const place = chance(bytes.length)
    bytes[place] = (bytes[place] ?? 0) ^ (1 << chance(8))
  }),
  'a page of nothing': onBytes((bytes, chance) => void choosePage(bytes, chance).fill(0)),
  'a page of noise': onBytes((bytes, chance) => {
    const page = choosePage(bytes, chance)
    for (let place = 0; place < page.length; place++) page[place] = chance(256)
  }),
  'pages in each other’s place': onBytes((bytes, chance) => {
    const [one, other] = [choosePage(bytes, chance), choosePage(bytes, chance)]
    const copy = Buffer.from(one)
    other.copy(one)
    copy.copy(other)
  }),
  'cut off': (file, chance) => truncateSync(file, chance(readFileSync(file).length)),
  'too long': file => writeFileSync(file, Buffer.alloc(5_000, 1), { flag: 'a' }),
  'a wild number': onSql(chance => `pragma user_version = ${wildNumber(chance)}`),
  'a wild number and a strange step': onSql(
    chance => `pragma user_version = ${wildNumber(chance)}; ${strangeSteps[chance(strangeSteps.length)]}`,
  ),
}

type Used = Awaited<ReturnType<typeof usedFolder>>

/** @returns how it ended, after making sure that it ended well */
async function findEnding(used: Used, name: string, damage: (file: string) => void): Promise<string> {
  const dataDir = freshFolder()
  cpSync(used.dataDir, dataDir, { recursive: true })
  const file = join(dataDir, 'stepwise.db')
  damage(file)
  const damaged = readFileSync(file)
  const open = async (isBackupWanted: boolean) => {
    const database = openDatabase({ dataDir, log, now, isBackupWanted })
    const found = await database.exclusively(sqlite => ({
      content: readContent(sqlite),
      notices: sqlite.prepare<[], string>('select message from notices').pluck().all().join(),
    }))
    await database.close()
    return found
  }
  const aside = () => readdirSync(dataDir).filter(each => /^damaged-.*\.db$/.test(each))
  const expectBackup = ({ content, notices }: { content: string; notices: string }) => {
    expect(content, name).toBe(used.ofBackup)
    expect(notices, name).toContain('gone back to the backup of 5 March 2025')
    expect(
      aside().map(each => readFileSync(join(dataDir, each)).equals(damaged)),
      name,
    ).toEqual([true])
  }
  const expectOffer = async (refusal: StartError) => {
    expect([name, refusal.message, refusal.backup]).toEqual([name, refusal.message, expect.any(Date)])
    expect(readFileSync(file).equals(damaged), name).toBe(true)
    expectBackup(await open(true))
  }
  const found = await open(false).catch((error: unknown) => {
    if (error instanceof StartError) return error
    throw new Error(`${name} ends in a crash`, { cause: error })
  })
  if (found instanceof StartError) {
    await expectOffer(found)
    return 'the backup is offered'
  }
  if (found.notices.includes('gone back')) {
    expectBackup(found)
    return 'the backup took its place'
  }
  expect(aside(), name).toEqual([])
  if (found.content === used.latest) return 'nothing is lost'
  expect(found.notices, name).toContain('has changed while Stepwise was closed')
  return 'a changed text is told'
}

test(
  'whatever is damaged, with a good backup at hand nothing is lost without a word',
  async () => {
    const used = await usedFolder()
    const endings = new Set<string>()
    const failures: unknown[] = []
    const run = async (name: string, damage: (file: string) => void) => {
      await findEnding(used, name, damage).then(
        ending => endings.add(ending),
        error => failures.push([name, String(error), String(error?.cause)]),
      )
    }
    for (const place of someOf([...Array(100).keys()], 8)) {
      await run(`header byte ${place}`, file =>
        onBytes(bytes => {
          bytes[place] = (bytes[place] ?? 0) ^ 0xff
        })(file, createChance(place)),
      )
    }
    for (const [index, step] of strangeSteps.entries()) {
      await run(step, file => onSql(() => step)(file, createChance(index)))
    }
    for (const [kind, damage] of Object.entries(damages)) {
      for (let seed = runSeed + 1; seed <= runSeed + TRIES; seed++) {
        await run(`${kind}, seed ${seed}`, file => damage(file, createChance(seed)))
      }
    }
    expect(failures).toEqual([])
    // Where in the file chance hits differs with its size: the rarer endings come up when all is tried.
    expect(endings).toContain('the backup took its place')
    if (!isAll) return
    expect([...endings].sort()).toEqual([
      'a changed text is told',
      'nothing is lost',
      'the backup is offered',
      'the backup took its place',
    ])
  },
  timeLimits.long,
)
